"""The commands analyse and levels."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from praefectus.agents import players
from praefectus.agents.network.installed import NETWORKS_VARIABLE, STANDARD_NETWORK
from tests.agents.conftest import forget, greedy_game
from tests.agents.stub_network import write_standin

from .conftest import Run, refused


@pytest.fixture(params=["with a network", "without"])
def judge(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Who judges: the network, where one is installed, else the greedy player."""
    if request.param == "with a network":
        write_standin(tmp_path / "networks" / STANDARD_NETWORK)
    monkeypatch.setenv(NETWORKS_VARIABLE, str(tmp_path / "networks"))
    forget()
    yield "learned" if request.param == "with a network" else "greedy"
    forget()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    game = greedy_game(30)
    game.play(game.legal()[-1])
    path = tmp_path / "kept.json"
    game.save(path)
    return path


def test_a_game_is_analysed(run: Run, kept: Path, judge: str) -> None:
    found = json.loads(run("analyse", str(kept), "--json").said)
    assert found["judge"] == judge and found["moments"][0]["turn"] == 0
    assert (found["moments"][0]["forecast"] is None) == (judge == "greedy")
    outcome = run("analyse", str(kept))
    assert (outcome.status, outcome.complained) == (0, "")
    assert ("Win chances" in outcome.said) == (judge == "learned")
    for loss in found["losses"]:
        assert loss["sentence"] in outcome.said


def test_what_is_no_game_is_refused(run: Run, tmp_path: Path) -> None:
    refused(run("analyse", "nowhere.json"), "nowhere.json")
    (tmp_path / "no.json").write_text("{}")
    refused(run("analyse", "no.json"), "isn’t a saved game")


def test_levels_are_listed(run: Run, judge: str) -> None:
    listed = json.loads(run("levels", "--json").said)
    assert [each["name"] for each in listed] == list(players.levels())
    said = run("levels").said
    for each in listed:
        assert each["name"] in said and each["sentence"].split(";")[0][:40] in said
    assert "Beginner" in said  # what people see of `novice`
