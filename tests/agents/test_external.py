"""External agents: found by module, file or entry point; an error names the agent that caused it."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

from praefectus import cli
from praefectus.agents import external, players
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


@pytest.mark.parametrize("path", ["a/.pyenv/mine.py", "x.pyfoo/mine.py", "x.py/mine.py:number", "~/mine.py"])
def test_a_file_may_lie_anywhere(folder: Path, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also below a folder with .py in its name, and at home, which no shell expands behind a comma."""
    monkeypatch.setenv("HOME", str(folder / "home"))
    file = Path(path.partition(":")[0]).expanduser()
    file.parent.mkdir(parents=True)
    file.write_text(BOT)
    assert players.agent(path).choose(game := Game.new("italia", 2, seed=3), random.Random(1)) in game.legal_ids()


def test_a_file_imports_what_lies_beside_it(folder: Path) -> None:
    """Each its own neighbour of the same name, whether it asks for it at once or when it chooses."""
    game = Game.new("italia", 2, seed=3)
    for name, place in (("first", 0), ("last", -1)):
        (folder / name).mkdir()
        (folder / name / "taste.py").write_text(f"PLACE = {place}\n")
        (folder / name / "at_once.py").write_text(
            "from taste import PLACE\ndef choose(game, rng):\n    return game.legal()[PLACE]\n"
        )
        (folder / name / "late.py").write_text(
            "def choose(game, rng):\n    from taste import PLACE\n    return game.legal()[PLACE]\n"
        )
    for file in ("at_once.py", "late.py"):
        for name, place in (("first", 0), ("last", -1), ("first", 0)):
            chosen = players.agent(f"{name}/{file}").choose(game, random.Random(1))
            assert chosen == game.legal()[place].id
    assert "taste" not in sys.modules and str(folder / "first") not in sys.path


def test_libraries_below_an_agents_folder_are_everybodys(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A project often has its virtual environment in itself: what was imported from there must not come twice."""
    (folder / "project" / ".venv").mkdir(parents=True)
    (folder / "project" / ".venv" / "library.py").write_text("")
    (folder / "project" / "mine.py").write_text("import library\n" + BOT)
    monkeypatch.syspath_prepend(str(folder / "project" / ".venv"))
    players.agent("project/mine.py")
    assert sys.modules.pop("library").__file__ == str(folder / "project" / ".venv" / "library.py")


def test_a_file_is_played_as_it_stands(folder: Path) -> None:
    """Written again in the same second and as long as before, it is another agent, by its choices and by its hash."""
    game, hashes = Game.new("italia", 2, seed=3), set()
    for place in (0, 1, 2):
        (folder / "mine.py").write_text(f"def choose(game, rng):\n    return game.legal()[{place}]\n")
        players.agent.cache_clear()
        assert players.agent("mine.py").choose(game, random.Random(1)) == game.legal()[place].id
        hashes.add(players.agent("mine.py").source)
    assert len(hashes) == 3


def offer_marcus(folder: Path) -> None:
    """A package with the agent `marcus` is installed."""
    about = folder / "stranger-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[praefectus.agents]\nmarcus = stranger:choose\n")


def test_a_package_offers_an_agent_by_an_entry_point(folder: Path) -> None:
    offer_marcus(folder)
    game = Game.new("italia", 2, seed=3)
    marcus = players.agent("marcus")
    assert marcus.choose(game, random.Random(1)) == game.legal()[-1].id
    assert marcus.source == players.agent("stranger:choose").source == players.agent("stranger.py").source


def test_who_asks_for_nobody_is_told_of_those_that_packages_offer(folder: Path) -> None:
    offer_marcus(folder)
    for ask in (players.agent, players.level):
        with pytest.raises(PraefectusError, match="marcus"):
            ask("marc")


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("stranger:crash", "The agent “stranger:crash” failed: KeyError: 'gold' (stranger.py, line 15)."),
        ("stranger:illegal", "The agent “stranger:illegal” chose '99999', which isn’t legal there"),
        ("stranger:nothing", "The agent “stranger:nothing” chose 'None', which isn’t legal there"),
        ("stranger:five", "The agent “stranger:five” must be a function"),
        ("stranger:six", "has no function “six”"),
        ("nobody.py", "There is no file nobody.py"),
        ("~nobody/mine.py", "There is no file ~nobody/mine.py"),
        ("nobody:choose", "The agent “nobody:choose” can’t be loaded: ModuleNotFoundError: No module named 'nobody'."),
    ],
)
def test_what_a_stranger_does_wrong_is_told_as_its_own(folder: Path, spec: str, words: str) -> None:
    with pytest.raises(PraefectusError) as refusal:
        players.agent(spec).choose(Game.new("italia", 2, seed=3), random.Random(1))
    assert words in str(refusal.value) and "\n" not in str(refusal.value)


DEEP = """
import sys

import numpy

def by_the_game(game, rng):
    game.play(99999)

def by_a_library(game, rng):
    numpy.random.default_rng(-1)

def without_a_game():
    pass

def leaves(game, rng):
    sys.exit("enough")
"""


@pytest.mark.parametrize(
    ("function", "words"),
    [
        ("by_the_game", "(deep.py, line 7)."),
        ("by_a_library", "(deep.py, line 10)."),
        ("without_a_game", "takes 0 positional arguments but 2 were given."),
        ("leaves", "failed: SystemExit: enough (deep.py, line 16)."),
    ],
)
def test_the_line_that_is_told_is_the_agents_own(folder: Path, function: str, words: str) -> None:
    """Not that of the library where the error appeared; and an agent that exits has failed too."""
    (folder / "deep.py").write_text(DEEP)
    with pytest.raises(external.AgentError) as refusal:
        players.agent(f"deep.py:{function}").choose(Game.new("italia", 2, seed=3), random.Random(1))
    assert str(refusal.value).endswith(words)


def test_ctrl_c_while_an_agent_is_loaded_is_no_failure_of_it(folder: Path) -> None:
    (folder / "slow.py").write_text("raise KeyboardInterrupt\n")
    with pytest.raises(KeyboardInterrupt):
        players.agent("slow.py")


def test_what_a_stranger_prints_is_not_among_the_numbers(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loud = "print('loaded')\ndef choose(game, rng):\n    print('thinking')\n    return game.legal()[0]\n"
    (folder / "loud.py").write_text(loud)
    line = ["--agents", "loud.py,random", "--board", "italia", "--seats", "2", "--games", "2", "--workers", "1"]
    assert cli.main(["arena", *line, "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 2
    assert "loaded" in said.err and "thinking" in said.err
    assert sys.stdout is not sys.stderr


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
        assert not external.names_outside(name)


def test_an_operator_adds_levels_by_a_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    more = [{"name": "stranger", "sentence": "A guest.", "seconds": 0.0, "rating": None, "agent": "stranger:choose"}]
    (folder / "more.json").write_text(json.dumps(more))
    assert "stranger" not in players.levels()
    monkeypatch.setenv(players.LEVELS_VARIABLE, str(folder / "more.json"))
    assert players.levels()["stranger"].agent == "stranger:choose"


def test_a_file_of_levels_that_is_not_there_is_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(players.LEVELS_VARIABLE, "nowhere.json")
    assert "greedy" in players.levels()
    assert cli.main(["levels"]) == 2
    assert capsys.readouterr().err == "The levels in nowhere.json can’t be read: No such file or directory.\n"


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        ("nobody.py", "There is no file nobody.py"),
        ("hal", "There is no agent “hal”"),
        ("search:soon", "isn’t a budget"),
        ("nobody:choose", "No module named 'nobody'"),
    ],
)
def test_a_level_that_nobody_can_play_is_told_at_once(
    folder: Path, agent: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence that names the level, whatever was to be done, without running what others wrote."""
    (folder / "loud.py").write_text("print('loaded')\n")
    more = [
        players.Level("loud", "A guest.", 0.0, None, "loud.py"),
        players.Level("guest", "A guest.", 0.0, None, agent),
    ]
    (folder / "more.json").write_text(json.dumps([vars(each) for each in more]))
    monkeypatch.setenv(players.LEVELS_VARIABLE, "more.json")
    assert cli.main(["levels"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("The level “guest” in more.json can’t be played: ") and words in said
    assert said.count("\n") == 1


WRONG = [
    ("stranger.py:crash", "The agent “stranger.py:crash” failed: KeyError: 'gold' (stranger.py, line 15)."),
    ("stranger.py:illegal", "The agent “stranger.py:illegal” chose '99999', which isn’t legal there"),
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
