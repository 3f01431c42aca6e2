"""Composed sentences with 0, 1, 2 and many, in every language, and words to avoid."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from praefectus import agents, data, language
from praefectus.language import LANGUAGES, check, compiler
from praefectus.language.languages import page_sources

Say = Callable[..., str]


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], dict[str, Say]]:
    """The page's messages of a language, as functions."""
    monkeypatch.setattr(compiler, "sources", page_sources)

    def messages(tag: str) -> dict[str, Say]:
        there: dict[str, dict[str, Say]] = {}
        exec(compiler.compiled(tag), there)
        return there["MESSAGES"]

    return messages


# B5: what Contrarius will score
@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", ["Contrarius scores 1 point", "Contrarius scores 2 points"]),
        ("de", ["Contrarius erhält 1 Punkt", "Contrarius erhält 2 Punkte"]),
        ("fr", ["Contrarius marque 1 point", "Contrarius marque 2 points"]),
    ],
)
def test_the_points_of_contrarius(tag: str, said: list[str]) -> None:
    assert [language.of(tag)("then-scores", points=points) for points in (1, 2)] == said


# B6: what a god counts, also when it is one
@pytest.mark.parametrize(
    ("tag", "id", "said"),
    [
        ("en", "score-mercurius", ["2 × 1 type of goods", "2 × 3 types of goods"]),
        ("de", "score-mercurius", ["2 × 1 Warensorte", "2 × 3 Warensorten"]),
        ("fr", "score-mercurius", ["2 × 1 type de marchandises", "2 × 3 types de marchandises"]),
        ("en", "score-mars", ["2 × 1 colonist on the board", "2 × 3 colonists on the board"]),
        ("de", "score-mars", ["2 × 1 Kolonist auf dem Plan", "2 × 3 Kolonisten auf dem Plan"]),
        ("fr", "score-mars", ["2 × 1 colon sur le plateau", "2 × 3 colons sur le plateau"]),
    ],
)
def test_what_a_god_counts(tag: str, id: str, said: list[str]) -> None:  # noqa: A002 - what it is called
    assert [language.of(tag)(id, each=2, count=count) for count in (1, 3)] == said


# B9: what the partner pays
@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", "9 sestertii (your partner pays 4)"),
        ("de", "9 Sesterzen (davon 4 von deinem Partner)"),
        ("fr", "9 sesterces (dont 4 payés par votre partenaire)"),
    ],
)
def test_what_the_partner_pays(tag: str, said: str) -> None:
    words = language.of(tag)
    assert words("told-partner", coins=words("amount-coins", count=9), partner=4) == said


# B3: a whole choice inside another sentence
@pytest.mark.parametrize(
    ("tag", "moved"),
    [
        ("en", "X: Y, 1 step"),
        ("de", "X: Y, 1 Schritt"),
        ("fr", "X\u202f: Y, 1 pas"),
    ],
)
def test_a_choice_inside_a_sentence(page: Callable[[str], dict[str, Say]], tag: str, moved: str) -> None:
    assert page(tag)["told-way"](colonist="X", to="Y", steps=1) == moved


# B10: provinces that are colours
@pytest.mark.parametrize(
    ("tag", "said"),
    [
        ("en", "Brick city in the red province. Bonus marker: wine"),
        ("de", "Ziegelstadt in der roten Provinz. Bonusmarker: Wein"),
        ("fr", "Cité Brique (province rouge). Jeton Bonus\u202f: vin"),
    ],
)
def test_a_city_of_a_province_that_is_a_colour(page: Callable[[str], dict[str, Say]], tag: str, said: str) -> None:
    say = page(tag)
    city, marker = say["city-of"](good="brick"), say["good-wine"]()
    assert say["city-in"](city=city, where=say["province-red.where"](), marker=marker) == said
    colours = {
        province.name.lower().replace(" ", "-")
        for board in ("balearica", "cyprus", "sicilia")
        for province in data.board(board).provinces
    }
    assert all(f"province-{colour}.where" in say for colour in colours)


# B2: a price of nothing
def test_nothing_to_pay_is_free_of_charge(page: Callable[[str], dict[str, Say]]) -> None:
    assert [page(tag)["free"]() for tag in ("en", "de", "fr")] == ["free", "gratis", "gratuit"]


# B1: the page shows spectators the hands
@pytest.mark.parametrize(
    ("tag", "shown"), [("en", "see every hand"), ("de", "sieht alle Handkarten"), ("fr", "toutes les mains")]
)
def test_spectators_know_that_they_see_the_hands(page: Callable[[str], dict[str, Say]], tag: str, shown: str) -> None:
    messages = page(tag)
    assert shown in messages["make-watching-what"]() and shown in messages["lobby-watching"]()


# B16, B12: a reason and a tip that are true for every storehouse
def test_reasons_and_tips_are_true_for_every_storehouse() -> None:
    english = language.of("en")
    for worker in ("mason", "farmer", "smith", "vintner", "weaver"):
        assert english(f"idle-{worker}").endswith("or no room in your storehouse")
    assert not any(
        number in language.of(tag)("guide-take") for tag in LANGUAGES for number in ("twelve", "zwölf", "douze")
    )


# B7: a round is called a round
def test_a_loss_names_the_round() -> None:
    said = language.of("fr")("loss", round=3, seat="Rouge", taken="a", better="b", cost="c")
    assert said.startswith("Manche 3")


# Words that have a better one


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_word_to_avoid_is_said(tag: str) -> None:
    assert list(check.unwanted(tag)) == []


@pytest.mark.parametrize(
    "text",
    [
        "Whoever has the link may watch; whoever else",
        "2 kinds of goods left to trade",
        "It stays on your pile",
        "Shares have 95 % intervals",
        "{ $first } - { $second }",
        "There is no board '{ $board }'",
        "It is the turn of seat 2",
        "The bot plays on for you",
    ],
)
def test_a_word_to_avoid_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(check, "FOLDER", tmp_path)
    monkeypatch.setattr(check, "PACKAGE", tmp_path)
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "it.ftl").write_text(f"pile-lit = {text}\n", encoding="utf-8")
    (fault,) = check.unwanted("en")
    assert fault.startswith("en/it.ftl:1: not “")


def test_levels_are_named_in_an_order_that_people_can_guess() -> None:
    levels = json.loads((Path(agents.__file__).parent / "levels.json").read_text(encoding="utf-8"))
    assert [level["rating"] for level in levels] == sorted(level["rating"] for level in levels)
    names = [language.of("en")(f"level-{level['name']}") for level in levels]
    assert names == ["Random", "Beginner", "Easy", "Greedy", "Medium", "Hard", "Creative", "Expert", "Strongest"]
    for tag in LANGUAGES:
        said = [language.of(tag)(f"level-{level['name']}") for level in levels]
        assert len(set(said)) == len(said)
        assert all(language.of(tag)(f"level-{level['name']}-text").endswith(".") for level in levels)
    assert all(level["sentence"] == language.of("en")(f"level-{level['name']}-text") for level in levels)
