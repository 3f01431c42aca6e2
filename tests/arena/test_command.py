"""The command, as a person types it."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from praefectus.agents import players
from praefectus.agents.external import AgentError
from praefectus.arena import FORMATS, Arena, ray_cluster
from tests.cli.conftest import Run, refused, run

__all__ = ["run"]
SMALL = ("--board", "italia", "--seats", "2", "--games", "4", "--workers", "1")


def test_json(run: Run) -> None:
    outcome = run("arena", "--agents", "greedy,random", *SMALL, "--json")
    assert outcome.status == 0, outcome.complained
    result = json.loads(outcome.said)
    assert result["games"] == 4 and result["board"] == "italia"
    pair = result["pairs"][0]
    assert list(pair)[:7] == ["agent", "against", "games", "wins", "share", "low", "high"]


def test_tables_and_files(run: Run, tmp_path: Path) -> None:
    outcome = run("arena", "--agents", "greedy, random", *SMALL, "--out", "results")
    assert outcome.status == 0, outcome.complained
    assert "One against the rest" in outcome.said and "95% interval" in outcome.said and "report.html" in outcome.said
    assert sorted(path.name for path in (tmp_path / "results").iterdir()) == [
        "arena.json",
        "lock",
        "report.html",
        "results.parquet",
    ]
    again = run("arena", "--agents", "greedy,random", *SMALL, "--out", "results")
    assert again.said == outcome.said


def test_several_workers_play_the_same(run: Run) -> None:
    """Two match-ups, so two pieces and two processes."""
    settings = ("arena", "--agents", "greedy,random", "--board", "italia", "--seats", "3", "--games", "6", "--json")
    one, two = (json.loads(run(*settings, "--workers", workers).said) for workers in "12")
    for told in (one, two):
        assert told["origin"].pop("begun")  # the time of day
    assert one == two


@pytest.mark.parametrize("seed", ["-1", "99999999999999999999999"])
def test_every_whole_number_is_a_seed(run: Run, seed: str) -> None:
    outcome = run("arena", "--agents", "greedy,random", *SMALL, "--seed", seed, "--json")
    assert outcome.status == 0, outcome.complained
    assert json.loads(outcome.said)["seed"] == int(seed)


@pytest.mark.parametrize(
    ("finished", "said"),
    [
        (0, "Stopped: none of 4 games was finished; with --out finished games are saved"),
        (1, "Stopped: one finished game of 4 is lost; with --out finished games are saved"),
        (3, "Stopped: 3 finished games of 4 are lost; with --out finished games are saved"),
    ],
)
def test_who_stops_it_is_told_what_is_lost(run: Run, monkeypatch: pytest.MonkeyPatch, finished: int, said: str) -> None:
    """Without a folder nothing is stored, and the sentence says how it would be."""

    def stopped(self: Arena, progress: object) -> None:
        self.store.finished = set(range(finished))
        raise KeyboardInterrupt

    monkeypatch.setattr(Arena, "run", stopped)
    outcome = run("arena", "--agents", "greedy,random", *SMALL)
    assert outcome.status == 130 and outcome.complained.startswith(said)


@pytest.mark.parametrize(
    ("out", "said"), [("results", "3 of 4 games are saved in results"), (None, "3 finished games of 4")]
)
def test_who_has_an_agent_that_fails_is_told_what_is_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, out: str | None, said: str
) -> None:
    def failed(self: Arena, progress: object) -> None:
        self.store.finished = {0, 1, 2}
        raise AgentError("agent-failed", agent="mine.py", why="KeyError")

    monkeypatch.setattr(Arena, "run", failed)
    outcome = run("arena", "--agents", "greedy,random", *SMALL, *(("--out", out) if out else ()))
    assert outcome.status == 2
    assert said in outcome.complained and "The agent “mine.py” failed: KeyError." in outcome.complained


def test_the_help_tells_of_every_format_and_of_agents_of_ones_own(run: Run) -> None:
    said = " ".join(run("arena", "--help").said.replace("│", " ").split())
    assert all(form in said for form in FORMATS) and "mine.py" in said and "module:function" in said


# what is refused


def test_an_unknown_agent(run: Run) -> None:
    refused(run("arena", "--agents", "greedy,hal", *SMALL), "hal", "greedy", "random", "beginner")


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        ("search:0s", "budget of 0 seconds"),
        ("search:0n", "budget of 0 positions"),
        ("search:soon", "search:soon"),
        ("learned:hot", "learned:hot"),
    ],
)
def test_a_budget_of_nothing(run: Run, agent: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused before a network is loaded, so none need be installed here."""
    monkeypatch.setattr(players, "network_there", lambda: True)
    refused(run("arena", "--agents", f"{agent},greedy", *SMALL), said)


@pytest.mark.parametrize("agents", ["", ",", "greedy", "greedy,greedy"])
def test_too_few_agents(run: Run, agents: str) -> None:
    refused(run("arena", "--agents", agents, *SMALL), "agent")


def test_no_agents(run: Run) -> None:
    refused(run("arena"), "--agents")


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_no_games(run: Run, games: str) -> None:
    refused(run("arena", "--agents", "greedy,random", "--games", games), games if games != "many" else "--games")


def test_no_workers(run: Run) -> None:
    refused(run("arena", "--agents", "greedy,random", "--workers", "0"), "--workers", "1 or more")


def test_an_unknown_format(run: Run) -> None:
    refused(run("arena", "--agents", "greedy,random", "--format", "swiss"), "swiss", "ladder")


def test_a_wrong_board(run: Run) -> None:
    refused(run("arena", "--agents", "greedy,random", "--board", "atlantis"), "atlantis", "imperium")


def test_a_wrong_module(run: Run) -> None:
    refused(run("arena", "--agents", "greedy,random", "--modules", "pepper"), "pepper", "salt")


def test_a_folder_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    refused(run("arena", "--agents", "greedy,random", *SMALL, "--out", "taken"), "taken")


def test_other_parameters_in_the_same_folder(run: Run) -> None:
    assert run("arena", "--agents", "greedy,random", *SMALL, "--out", "results").status == 0
    refused(run("arena", "--agents", "greedy,random", *SMALL, "--out", "results", "--seed", "2"), "seed 1, not 2")


@pytest.mark.parametrize("address", ["nowhere", "host:port", ":0", "127.0.0.1:99999"])
def test_no_address_of_a_cluster(run: Run, address: str) -> None:
    refused(run("arena", "--agents", "greedy,random", *SMALL[:-2], "--ray", address), "HOST:PORT")


def test_an_unreachable_cluster(run: Run) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
        refused(run("arena", "--agents", "greedy,random", *SMALL[:-2], "--ray", address), address, "can’t be reached")


def test_this_machine_belongs_to_no_cluster(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra praefectus[ray] is not installed")
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))  # anyone who runs one here uses another folder
    refused(run("arena", "--agents", "greedy,random", *SMALL[:-2], "--ray", "auto"), "ray start --head")


def test_a_cluster_and_workers(run: Run) -> None:
    refused(run("arena", "--agents", "greedy,random", *SMALL, "--ray", "auto"), "--workers")


def test_ray_is_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "find_spec", lambda name: None)
    refused(run("arena", "--agents", "greedy,random", *SMALL[:-2], "--ray", "auto"), "praefectus[ray]")
