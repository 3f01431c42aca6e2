"""Mistakes that readers found once, and that no other test catches."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from praefectus import language
from praefectus.language import LANGUAGES, check
from praefectus.language.languages import page_sources
from tests.language.sentences import page_messages

WEB = Path(__file__).parents[2] / "web"


def test_a_sentence_about_loading_names_what_is_loaded_and_has_its_verb() -> None:
    """One sentence for each thing: German needs "wird" or "werden"."""
    said = {tag: page_messages(tag) for tag in LANGUAGES}
    assert [said[tag]["device-loading-game"]() for tag in ("en", "de", "fr")] == [
        "Loading the game…", "Das Spiel wird geladen …", "Chargement du jeu…"
    ]  # fmt: skip
    assert said["de"]["device-loading-network"]() == "Die Gegner werden geladen …"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_question_to_a_player_begins_with_a_capital_letter(tag: str) -> None:
    said = language.of(tag)("prompt-partner-both")
    assert said[0].isupper() and said.endswith(".")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_people_count_seats_from_one(tag: str) -> None:
    """Programs count from 0, and the only sentence that does says so."""
    words = language.of(tag)
    assert re.search(r"\b1\b.*\b4\b", words("no-such-seat", seats=4))
    assert re.search(r"program", words("seat-not-there", seat="7", last=3), re.IGNORECASE)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_table_that_is_not_there_has_one_sentence(tag: str) -> None:
    assert page_messages(tag)["no-such-table"]() == language.of(tag)("no-such-table")


def test_the_link_for_newcomers_leads_to_how_to_play() -> None:
    front = (WEB / "src/pages/Front.svelte").read_text(encoding="utf-8")
    assert '<a href={address("/how-to-play")}>{say("front-new-link")}</a>' in front


def _texts(html: str) -> Iterator[str]:
    yield from re.findall(r"<(?:title|noscript)>(.*?)</", html)
    yield from re.findall(r'<meta name="description" content="(.*?)"', html)


def test_what_is_read_before_the_script_runs_is_in_the_catalogue() -> None:
    texts = [*_texts((WEB / "index.html").read_text(encoding="utf-8"))]
    assert len(texts) == 3 and all(re.fullmatch(r"%messages?:[\w-]+%", text) for text in texts)
    assert "description" not in json.loads((WEB / "public/manifest.webmanifest").read_text(encoding="utf-8"))
    for id in ("page-description", "page-no-script"):  # noqa: A001 - what it is called
        assert len({page_messages(tag)[id]() for tag in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_message_begins_with_punctuation(tag: str) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in page_sources(tag))
    assert not re.findall(r"^([\w-]+) = *[;,:.]", texts, re.MULTILINE)


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("en", "There is a barrier in between"),
        ("de", "Zuschauen ohne Hände zu sehen"),
        ("fr", "Regarder sans voir les mains"),
        ("fr", "Vénus compte les provinces"),
        ("fr", "Attendez ; la partie continue"),
        ("fr", "Il reste : du vin"),
        ("fr", "Vraiment ?"),
        ("fr", "« Points\u202f»"),
    ],
)
def test_the_word_is_one_to_avoid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tag: str, text: str) -> None:
    monkeypatch.setattr(check, "FOLDER", tmp_path)
    monkeypatch.setattr(check, "PACKAGE", tmp_path)
    (tmp_path / tag).mkdir()
    (tmp_path / tag / "it.ftl").write_text(f"it = {text}\n", encoding="utf-8")
    assert [*check.unwanted(tag)]
