"""Result files are signed, and a leaderboard takes only what can be compared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from praefectus.benchmark import leaderboard as board
from praefectus.benchmark.signing import KEY_VARIABLE, own_key, signed, signer
from praefectus.benchmark.suites import BenchmarkError, of_another_network, suite
from praefectus.cli import main


@pytest.fixture(autouse=True)
def own_signing_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(KEY_VARIABLE, str(tmp_path / "key.pem"))
    return tmp_path / "key.pem"


def result(agent: str, mu: float, suite_name: str = "quick") -> dict[str, Any]:
    """Return what evaluate writes, with one match."""
    chosen = suite(suite_name)
    between = {"mean": 0.25, "low": 0.2, "high": 0.3}
    match = {"task": chosen.matches[0].task, "against": "random", "share": between, "games": 8}
    return {
        "format": "praefectus-evaluation", "version": 1, "agent": agent, "title": agent, "suite": suite_name,
        "suite_mark": chosen.mark, "rating": {"mu": mu, "low": mu - 2, "high": mu + 2}, "games": 8,
        "total": {"share": between, "rank": between, "points": between}, "matches": [match],
        "begun": {"date": "2026-11-18T12:00:00+00:00"}, "praefectus": "0.2.0",
    }  # fmt: skip


def written(folder: Path, name: str, content: dict[str, Any]) -> Path:
    file = folder / f"{name}.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


def test_a_signature_belongs_to_the_content(own_signing_key: Path) -> None:
    """One changed number, and the file is no longer signed; the key is made once, for its owner alone."""
    found = signed(result("mine", 30.0))
    assert signer(found) == found["signature"]["key"] and own_signing_key.stat().st_mode & 0o077 == 0
    assert signer(found | {"agent": "other"}) is None and signer(result("mine", 30.0)) is None
    assert signed(result("mine", 30.0), own_key())["signature"] == found["signature"]


def test_the_best_rating_comes_first(tmp_path: Path) -> None:
    files = [written(tmp_path, name, signed(result(name, mu))) for name, mu in (("weaker", 10.0), ("stronger", 60.0))]
    entries = board.leaderboard(files, with_references=False)
    assert [entry.result["agent"] for entry in entries] == ["stronger", "weaker"]
    page = board.page(entries)
    assert page.index("stronger") < page.index("weaker") and "Leaderboard, suite quick" in page


def test_a_changed_file_is_marked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "better", signed(result("better", 10.0)) | {"rating": {"mu": 99, "low": 98, "high": 100}})
    assert main(["leaderboard", str(file), "--no-references"]) == 0
    assert "no valid signature" in capsys.readouterr().out


def test_results_of_other_suites_are_refused(tmp_path: Path) -> None:
    one, other = written(tmp_path, "a", result("a", 1.0)), written(tmp_path, "b", result("b", 1.0, "full"))
    with pytest.raises(BenchmarkError, match="different suites"):
        board.leaderboard([one, other])
    old = written(tmp_path, "old", result("a", 1.0) | {"suite_mark": "before"})
    with pytest.raises(BenchmarkError, match="another version of the suite quick"):
        board.leaderboard([old])
    strange = written(tmp_path, "strange", result("a", 1.0) | {"networks": {"learned": "0123", "a": "4567"}})
    with pytest.raises(BenchmarkError, match="played with another network"):
        board.leaderboard([strange])
    with pytest.raises(BenchmarkError, match="isn’t a result"):
        board.leaderboard([written(tmp_path, "none", {"format": "other"})])


def test_the_reference_results_are_signed_and_of_todays_suites() -> None:
    for file in board.reference_files():
        entry = board.read(file, reference=True)
        assert entry.signer is not None, file
        assert entry.result["suite_mark"] == suite(entry.result["suite"]).mark, file
        assert not of_another_network(entry.result["networks"]), file
