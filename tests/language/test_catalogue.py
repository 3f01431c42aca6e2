"""The catalogue of messages: what it says, in three languages, and what its check finds."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from praefectus import language
from praefectus.language import Message, MessageError, check, compiler, languages, message_cache
from praefectus.language.catalogue import WrongMessage, read

LISTS = "list-middle = { $head }, { $next }\nlist-last = { $head } & { $last }\n"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue of one's own, with English and French."""
    folder = tmp_path / "language"
    for tag in ("en", "fr"):
        (folder / tag / "page").mkdir(parents=True)
        (folder / tag / "both.ftl").write_text(LISTS)
    for module in (languages, message_cache, check):
        monkeypatch.setattr(module, "FOLDER", folder)
    for module in (languages, check):
        monkeypatch.setattr(module, "LANGUAGES", {"en": "English", "fr": "Français"})
    monkeypatch.setattr(check, "PACKAGE", tmp_path)
    return folder


def said(folder: Path, tag: str, ftl: str, **given: object) -> str:
    """Return what the message `m` says when the language has these."""
    (folder / tag / "it.ftl").write_text(ftl, encoding="utf-8")
    if tag != "en":
        (folder / "en" / "it.ftl").write_text(ftl, encoding="utf-8")
    there: dict[str, object] = {}
    exec(compiler.compiled(tag), there)
    return str(there["MESSAGES"]["m"](**given))


PLURAL = "m = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n }\n"


@pytest.mark.parametrize(
    ("tag", "n", "expected"),
    [("en", 0, "none"), ("en", 1, "one"), ("en", 1234, "1,234 of them"), ("fr", 1, "one"), ("fr", 2, "2 of them"),
     ("fr", 1234567, "1\u202f234\u202f567 of them"), ("en", 1.5, "1.5 of them"), ("fr", 1.5, "1,5 of them")],
)  # fmt: skip
def test_numbers_and_their_forms_follow_the_language(elsewhere: Path, tag: str, n: float, expected: str) -> None:
    assert said(elsewhere, tag, PLURAL, n=n) == expected


def test_a_form_that_only_some_languages_have(elsewhere: Path) -> None:
    ftl = "m = { $n ->\n    [one] one\n   *[other] more\n }\n"
    assert said(elsewhere, "fr", ftl, n=0) == "one"  # zéro point
    assert said(elsewhere, "en", ftl, n=0) == "more"


def test_terms_references_words_and_functions(elsewhere: Path) -> None:
    ftl = (
        '-town = { $how ->\n    [of] of Roma\n   *[plain] Roma\n }\nother = see { -town(how: "of") }, { $x }\n'
        "    .title = { -town }!\n"
        "m = { other }; { other.title } { $kind ->\n    [sea] ship\n   *[land] colonist\n } { SIGNED($n) }"
        ' { NUMBER($f, maximumFractionDigits: 1) } { "{" }\n'
    )
    assert said(elsewhere, "en", ftl, x="y", kind="sea", n=-2, f=2.25) == "see of Roma, y; Roma! ship −2 2.2 {"
    assert said(elsewhere, "en", ftl, x="y", kind="land", n=3, f=2.0).endswith("colonist +3 2 {")


def test_a_missing_argument_and_a_superfluous_one_are_noticed() -> None:
    words = language.of("de")
    with pytest.raises(TypeError):
        words("amount-wine")
    with pytest.raises(TypeError):
        words("amount-wine", count=2, of="Roma")
    with pytest.raises(KeyError):
        words("no-such-message")


def test_a_message_is_said_in_any_language_and_survives_a_journey() -> None:
    told = Message("list-last", head=Message("amount-coins", count=3), last=["x", Message("good-wine"), "z"])
    assert str(told) == "3 sestertii and x, wine and z"
    assert language.of("de").say(told) == "3 Sesterzen und x, Wein und z"
    assert language.of("fr").say(told) == "3 sesterces et x, vin et z"
    assert pickle.loads(pickle.dumps(told)) == told == Message.from_json(told.as_json())


def test_an_error_speaks() -> None:
    error = pickle.loads(pickle.dumps(MessageError("amount-coins", count=1)))
    assert str(error) == "1 sestertius" and language.of("fr").say(error.message) == "1 sesterce"
    assert str(MessageError("What a library said.")) == "What a library said."


@pytest.mark.parametrize(
    ("header", "tag"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("ja, de;q=0.5, en;q=0.4", "de"), ("ja", "en"), (None, "en"),
     ("en;q=0.1, de;q=nonsense", "en"), ("de;q=0", "en"), ("*", "en")],
)  # fmt: skip
def test_the_browser_says_which_language(header: str | None, tag: str) -> None:
    assert language.accepted(header) == tag


@pytest.mark.parametrize(
    ("environment", "tag"),
    [({"LANG": "de_AT.UTF-8"}, "de"), ({"LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"}, "fr"), ({"LC_ALL": "C"}, "en"),
     ({"LC_MESSAGES": "fr", "LANG": "de_DE"}, "fr"), ({}, "en"), ({"LC_ALL": "", "LANG": "de"}, "de")],
)  # fmt: skip
def test_the_terminal_says_which_language(environment: dict[str, str], tag: str) -> None:
    assert language.terminal_language(environment) == tag


def test_a_changed_message_is_another_form(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in message_cache.MAKERS:
        (elsewhere / name).write_text("")
    monkeypatch.setattr(message_cache, "KEPT", elsewhere / "compiled")
    (elsewhere / "en" / "it.ftl").write_text("m = one\n")
    first = message_cache.compile_language("en")
    assert message_cache.compile_language("en") == first and first.is_file()
    (elsewhere / "en" / "it.ftl").write_text("m = two\n")
    second = message_cache.compile_language("en")
    assert second != first and second.is_file() and not first.exists()


def test_a_file_that_cannot_be_read_says_where(elsewhere: Path) -> None:
    (elsewhere / "en" / "it.ftl").write_text("a = fine\nm = { $n\n")
    with pytest.raises(WrongMessage, match=r"it\.ftl:2"):
        read(languages.sources("en"))


def test_the_check_finds_what_does_not_fit(elsewhere: Path, tmp_path: Path) -> None:
    (elsewhere / "en" / "it.ftl").write_text(
        "said = { $city }\nunsaid = never\nmade-one = x\npart = part\nwhole = { part }\n"
    )
    (elsewhere / "fr" / "it.ftl").write_text("said = { $town }\nmade-one = y\nextra = z\n")
    (elsewhere / "en" / "page" / "it.ftl").write_text("seen = { $n }\nunseen = never\n")
    (tmp_path / "code.py").write_text(
        'words("said", city=1)\nwords("said")\nwords(f"made-{x}")\nMessage("absent")\nwords(f"none-{x}")\n'
        'class Wrong(MessageError): ...\nWrong("whole")\nWrong("gone")\n'
    )
    web = tmp_path / "web"
    web.mkdir()
    (web / "a.ts").write_text('say("seen", { n: f(1, 2) });\nsay("seen");\nsay("lost");\nsay(`void-${x}`);\n')
    found = sorted(fault.split(": ", 1)[1] for fault in check.faults(web))
    assert [fault for fault in found if "has changed" not in fault] == sorted(
        [
            "there is no message absent; write it into en/.",
            "there is no message gone; write it into en/.",
            "there is no message lost; write it into en/.",
            r"no message has an id like none\-.+.",
            r"no message has an id like void\-.+.",
            "said takes $city, not nothing.",
            "seen takes $n, not nothing.",
            "nothing says unsaid; delete it.",
            "nothing says unseen; delete it.",
            "said takes $city in English, $town here.",
            "English has no extra.",
        ]
    )
    assert [each.split(": ")[1] for each in check.lacking()["fr"]] == ["unsaid", "part", "whole", "seen", "unseen"]
