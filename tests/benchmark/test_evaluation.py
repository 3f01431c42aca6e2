"""The protocol of docs/benchmark.md: the same games for everybody, and numbers that follow from them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from praefectus.agents.network.installed import NETWORKS_VARIABLE, STANDARD_NETWORK, network_hash, networks
from praefectus.arena.ratings import wilson
from praefectus.benchmark import evaluation, suites
from praefectus.benchmark.evaluation import evaluate, with_interval
from praefectus.benchmark.rating import RatedGame, rated
from praefectus.benchmark.suites import BenchmarkError, Match, Suite, network, suite

SMALL = Suite(
    "quick", 1, 7, (Match("Concordia-Italia2-v1", "greedy", 8), Match("Concordia-ImperiumSolo-v1", "Contrarius", 2))
)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches of a few games in place of a suite."""
    monkeypatch.setattr(evaluation, "suite", lambda name: SMALL)


def shown(result: dict[str, Any]) -> dict[str, Any]:
    """A result without what differs from run to run."""
    matches = [{**match, "seconds_per_turn": 0} for match in result["matches"]]
    return {**result, "begun": 0, "seconds": 0, "matches": matches}


def test_the_suites_do_not_change() -> None:
    """Another set of matches is another version: raise it in suites.json, then correct the marks here."""
    assert {name: suite(name).mark for name in suites.names()} == json.loads(
        (Path(__file__).parent / "suite_marks.json").read_text(encoding="utf-8")
    )


def test_the_reference_agents_play_with_the_network_of_the_suites() -> None:
    """Another network makes other opponents: raise the version in suites.json, and measure scale and results again."""
    assert network() == network_hash(networks())


def test_opponents_with_another_network_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / STANDARD_NETWORK).write_bytes(b"another")
    monkeypatch.setenv(NETWORKS_VARIABLE, str(tmp_path))
    with pytest.raises(BenchmarkError, match=r"contains another one\. Unset PRAEFECTUS_NETWORKS"):
        evaluation.prepare("random", suite("quick"))


def test_every_opponent_of_the_scale_is_in_a_suite() -> None:
    met = {match.against for name in suites.names() for match in suite(name).matches}
    assert set(suites.scale()) <= met


def test_the_same_agent_plays_the_same_games(small: None, tmp_path: Path) -> None:
    """Twice, once of them continued from a folder with some pieces: equal to the last number."""
    first = evaluate("random", workers=1, folder=tmp_path)
    for file in sorted(tmp_path.glob("*.parquet"))[1:]:
        file.unlink()
    again = evaluate("random", workers=1, folder=tmp_path)
    assert shown(first) == shown(again) and first["games"] == 10
    assert first["matches"][0]["wins"] == 0 and first["rating"]["mu"] < 15


def test_an_agent_that_meets_itself_is_even(small: None) -> None:
    """Greedy has no luck of its own: of the two rotations of a deal it wins one."""
    (match, solo) = evaluate("greedy", workers=1)["matches"]
    assert match["share"]["mean"] == 0.5 and match["rank"] == {"mean": 1.5, "low": 1.5, "high": 1.5}
    assert (match["share"]["low"], match["share"]["high"]) == tuple(round(each, 5) for each in wilson(4, 8))
    assert match["even"] == 0.5 and solo["even"] is None and solo["games"] == 2


def test_the_interval_is_that_of_the_deals() -> None:
    """Rotations of a deal belong together: eight numbers of two deals are worth two."""
    values, deals = np.array([1.0] * 4 + [3.0] * 4), np.repeat([0, 1], 4)
    found = with_interval(values, deals)
    assert found["mean"] == 2.0 and found["high"] == pytest.approx(
        2.0 + 1.96 * np.std([1, 3], ddof=1) / 2**0.5, abs=1e-3
    )


def test_a_rating_is_where_the_games_are_even() -> None:
    """An agent that wins one game in four against three of rating 40 has a rating of about 40; openskill's model."""
    even = [RatedGame(1 + game % 4, tuple({1, 2, 3, 4} - {1 + game % 4}), 40.0) for game in range(400)]
    found = rated(even, 1)
    assert found.mu == pytest.approx(40, abs=1.5) and found.interval[0] < 40 < found.interval[1]
    better = [RatedGame(1, (2, 3, 4), 40.0) if game % 5 else RatedGame(4, (1, 2, 3), 40.0) for game in range(400)]
    assert rated(better, 1).mu > found.mu + 10


def test_a_suite_that_does_not_exist() -> None:
    with pytest.raises(BenchmarkError, match="There is no suite small; there are quick, standard, full"):
        suite("small")
