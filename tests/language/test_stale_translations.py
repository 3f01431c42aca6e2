"""A translation is stale when its English has changed; words to avoid and French spaces are found by the check."""

from __future__ import annotations

from pathlib import Path

import pytest

from praefectus.language import check, stale_translations


def test_every_translation_fits_the_english_of_today() -> None:
    assert list(stale_translations.stale()) == []


def test_a_changed_english_sentence_makes_its_translations_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = stale_translations.english_hashes() | {"front-headline": "another"}
    monkeypatch.setattr(stale_translations, "english_hashes", lambda: changed)
    found = list(stale_translations.stale())
    assert [line.split(":")[0] for line in found] == ["de", "fr"]
    assert all("front-headline" in line and "check the translation" in line for line in found)


def test_recording_one_translation_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stale_translations, "RECORDED", tmp_path / "recorded.json")
    stale_translations.record(["de", "fr"])
    changed = stale_translations.english_hashes() | {"front-headline": "another", "front-play": "another"}
    monkeypatch.setattr(stale_translations, "english_hashes", lambda: changed)
    assert stale_translations.main(["de", "front-headline"]) == 0
    german = [line for line in stale_translations.stale() if line.startswith("de")]
    assert len(german) == 1 and "front-play" in german[0]
    assert stale_translations.main([]) == 2


@pytest.mark.parametrize(
    ("tag", "line"),
    [
        ("fr", "hello = Trop tard ; attendez."),
        ("fr", "hello = Deux maisons"),
        ("fr", "hello = 95 %"),
        ("de", "hello = Der Merkator"),
        ("en", "hello = Whoever has the link may watch"),
        ("en", "hello = Anyone, whoever they are"),
    ],
)
def test_words_to_avoid_are_found(tag: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / tag).mkdir()
    (tmp_path / tag / "test.ftl").write_text(line + "\n", encoding="utf-8")
    monkeypatch.setattr(check, "FOLDER", tmp_path)
    monkeypatch.setattr(check, "PACKAGE", tmp_path)
    assert [fault.split(":")[0] for fault in check.unwanted(tag)] == [f"{tag}/test.ftl"]
