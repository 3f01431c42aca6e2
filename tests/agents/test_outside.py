"""Agents from outside: found by module, file or entry point; what they do wrong is told as theirs."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from praefectus import cli
from praefectus.agents import outside, players
from praefectus.game import Game, PraefectusError

BOT = """
from dataclasses import dataclass

@dataclass
class Taste:
    last: bool = True

def choose(game, rng):
    return game.legal()[-1] if Taste().last else game.legal()[0]

def number(game, rng):
    return rng.choice(game.legal()).id

def crash(game, rng):
    return {}["gold"]

def illegal(game, rng):
    return 99999

def nothing(game, rng):
    return None

five = 5
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "stranger.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    players.agent.cache_clear()
    sys.modules.pop("stranger", None)
    return tmp_path


@pytest.mark.parametrize("spec", ["stranger:choose", "stranger.py", "stranger.py:number", "./stranger.py:choose"])
def test_a_stranger_plays_wherever_it_lies(folder: Path, spec: str) -> None:
    game, chance = Game.new("italia", 2, seed=3), random.Random(3)
    agent = players.agent(spec)
    for _ in range(20):
        game.play(agent.choose(game, chance))
    assert players.level(spec).agent == spec


def test_a_package_offers_an_agent_by_an_entry_point(folder: Path) -> None:
    about = folder / "stranger-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[praefectus.agents]\nmarcus = stranger:choose\n")
    game = Game.new("italia", 2, seed=3)
    assert players.agent("marcus").choose(game, random.Random(1)) == game.legal()[-1].id


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("stranger:crash", "The agent 'stranger:crash' failed: KeyError: 'gold' (stranger.py, line 15)."),
        ("stranger:illegal", "The agent 'stranger:illegal' chose '99999', which is not legal there"),
        ("stranger:nothing", "The agent 'stranger:nothing' chose 'None', which is not legal there"),
        ("stranger:five", "The agent 'stranger:five' is no function"),
        ("stranger:six", "has no function 'six'"),
        ("nobody.py", "There is no file nobody.py"),
        ("nobody:choose", "The agent 'nobody:choose' cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_what_a_stranger_does_wrong_is_told_as_its_own(folder: Path, spec: str, words: str) -> None:
    with pytest.raises(PraefectusError) as refusal:
        players.agent(spec).choose(Game.new("italia", 2, seed=3), random.Random(1))
    assert words in str(refusal.value) and "\n" not in str(refusal.value)


def test_a_stranger_cannot_change_the_game_it_is_shown(folder: Path) -> None:
    (folder / "cheat.py").write_text(
        "def choose(game, rng):\n    first = game.legal()[0]\n    game.play(first)\n    return first\n"
    )
    game = Game.new("italia", 2, seed=3)
    state = game.state_number
    players.agent("cheat.py").choose(game, random.Random(1))
    assert game.state_number == state


def test_names_of_our_own_agents_are_never_looked_up_outside() -> None:
    for name in ("learned:0.5", "search:3s", "greedy", "random", "foo", "greedy:3"):
        assert not outside.names_outside(name)


def test_an_operator_adds_levels_by_a_file(folder: Path) -> None:
    more = [{"name": "stranger", "sentence": "A guest.", "seconds": 0.0, "rating": None, "agent": "stranger:choose"}]
    (folder / "more.json").write_text(json.dumps(more))
    asked = [sys.executable, "-c", "from praefectus.agents.players import LEVELS; print(LEVELS['stranger'].agent)"]
    environment = os.environ | {players.LEVELS_VARIABLE: str(folder / "more.json")}
    found = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "stranger:choose"


def test_a_file_of_levels_that_is_not_there_is_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(players.LEVELS_VARIABLE, "nowhere.json")
    monkeypatch.setattr(players, "wrong_levels", [])
    assert "greedy" in players._read_levels()
    assert cli.main(["levels"]) == 2
    assert capsys.readouterr().err == "The levels in nowhere.json cannot be read: No such file or directory.\n"


WRONG = [
    ("stranger.py:crash", "The agent 'stranger.py:crash' failed: KeyError: 'gold' (stranger.py, line 15)."),
    ("stranger.py:illegal", "The agent 'stranger.py:illegal' chose '99999', which is not legal there"),
]


@pytest.mark.parametrize(("spec", "words"), WRONG)
@pytest.mark.parametrize("where", ["arena", "arena of two processes", "simulate", "play"])
def test_it_is_told_wherever_it_plays(
    folder: Path, where: str, spec: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence that names the agent and what it did; nothing about memory, and no traceback."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    setting = ["--board", "italia", "--seats", "2", "--seed", "1"]
    line = {
        "arena": ["arena", "--agents", f"{spec},random", "--games", "2", "--workers", "1"],
        "arena of two processes": ["arena", "--agents", f"{spec},beginner", "--games", "40", "--workers", "2"],
        "simulate": ["simulate", "--agents", f"{spec},random", "--games", "2", "--out", "games.parquet"],
        "play": ["play", "--people", "0", "--bots", spec],
    }[where]
    assert cli.main([*line, *setting]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1
    assert not (folder / "games.parquet").exists()


@pytest.mark.parametrize(("spec", "words"), WRONG)
def test_it_is_told_in_an_environment(folder: Path, spec: str, words: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    import praefectus.envs.gym  # noqa: F401 - registers the environment

    env = gymnasium.make("praefectus/Concordia-v0", board="italia", seats=2, opponents=spec)
    with pytest.raises(PraefectusError) as refusal:
        seen, _ = env.reset(seed=1)
        while True:
            seen, *_ = env.step(env.action_space.sample(seen["action_mask"]))
    assert words in str(refusal.value)


def test_a_language_model_reads_and_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example: the stub takes the last choice; an answer without a number is asked for again, then any is taken."""
    spec = str(Path(__file__).parents[2] / "examples" / "language_model.py")
    players.agent.cache_clear()
    game = Game.new("italia", 2, seed=3)
    assert players.agent(spec).choose(game, random.Random(1)) == game.legal()[-1].id
    example = sys.modules["praefectus_agent_language_model"]
    text = example.prompt(game)
    assert "Italia, round 1" in text and "Storehouse" in text and f"1. {game.legal()[0].text}" in text
    answers = iter(["I do not know.", "999", "2"])
    monkeypatch.setattr(example, "stub", lambda prompt: next(answers))
    assert players.agent(spec).choose(game, random.Random(1)) == game.legal()[1].id
    monkeypatch.setattr(example, "stub", lambda prompt: "Never!")
    assert players.agent(spec).choose(game, random.Random(1)) in game.legal_ids()
