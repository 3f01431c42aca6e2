"""Games of any agents as data: each can be replayed, and says where it comes from."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import praefectus
from praefectus.arena import Arena, ArenaError
from praefectus.arena.decision_dataset import play_and_record
from praefectus.arena.plan import MIXED, make_plan
from praefectus.arena.saved_games import saved_game
from praefectus.engine.dataset import read
from praefectus.game import Game, configure
from praefectus.rules.actions import family_of
from tests.cli.conftest import Run, run

from .conftest import small_plan

__all__ = ["run"]
SETUPS = [("italia", 3, ["salt", "forum"]), ("roma", 2, []), ("hellas", 4, ["teams"]), ("imperium", 1, ["solitaria"])]


@pytest.mark.parametrize(("board", "seats", "modules"), SETUPS, ids=lambda value: str(value))
def test_a_game_of_an_arena_is_its_log(board: str, seats: int, modules: list[str], folder: Path) -> None:
    names = "greedy" if seats == 1 else "greedy,random"
    plan = small_plan(names, games=4, board=board, seats=seats, modules=modules)
    Arena(plan, folder, workers=1).run()
    for row in pq.read_table(folder / "results.parquet").to_pylist()[:3]:
        game = saved_game(folder, row["game"])
        assert game.over and game.scores() == row["points"] and game.log == row["log"]
        cards: list[list[str]] = [[] for _ in row["opening"]]
        for entry in game.entries:
            kind, number = family_of(entry.action)
            if kind == "play" and entry.seat is not None and len(cards[entry.seat]) < 4:
                cards[entry.seat].append(praefectus.data.CARD_KINDS[number])
        assert cards == row["opening"]


def test_decisions_of_any_agents(tmp_path: Path) -> None:
    """The rows of a game are its log; each says who decided and how it ended for them."""
    path = tmp_path / "games.parquet"
    plan = make_plan(["greedy", "beginner"], configure("italia", 3), 3, MIXED, seed=4)
    summary = play_and_record(plan, path, workers=1)
    rows = read(path).to_pylist()
    for number in range(3):
        mine = [row for row in rows if row["game"] == number]
        game = saved_game(path, number)
        assert game.over and game.log == [row["action"] for row in mine]
        for row, entry in zip(mine, game.entries, strict=True):
            assert row["seat"] == (-1 if entry.seat is None else entry.seat) and row["action"] in row["legal"]
            if entry.seat is None:
                assert row["agent"] is row["points"] is row["won"] is None
            else:
                assert row["agent"] == plan.seating(number)[entry.seat]
                assert row["points"] == game.scores()[entry.seat]
                assert row["won"] == (entry.seat in game.result().winners)
    assert {agent["agent"]: agent["games"] for agent in summary["agents"]} == {"greedy": 6, "beginner": 3}
    about = json.loads(pq.read_schema(path).metadata[b"praefectus"])
    assert about["agents"] == ["greedy", "beginner"] and about["praefectus"] == praefectus.__version__
    assert {"date", "machine", "python"} == set(about["begun"]) and about["networks"] == {}


def test_agents_change_their_seats() -> None:
    plan = make_plan(["greedy", "random"], configure("imperium", 4), 8, MIXED)
    seatings = {plan.seating(game) for game in range(plan.total)}
    assert seatings == {("greedy", "random") * 2, ("random", "greedy") * 2}


def test_by_command(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """simulate --agents writes games, replay prints one of them, and saves it as a record."""
    monkeypatch.chdir(tmp_path)
    setting = ["--board", "italia", "--seats", "2", "--games", "2"]
    said = run("simulate", "--agents", "greedy,random", *setting, "--threads", "1", "--out", "games.parquet").said
    assert "2 games, Italia, 2 players" in said
    told = run("replay", "games.parquet", "--game", "1", "--save", "game.json").said
    assert told.rstrip().endswith("points.") and Game.load("game.json").over
    run("arena", "--agents", "greedy,random", *setting, "--workers", "1", "--out", "strength")
    assert "(greedy) wins with" in run("replay", "strength", "--game", "0").said
    report = (tmp_path / "strength" / "report.html").read_text(encoding="utf-8")
    assert f"Praefectus {praefectus.__version__}, rules" in report and "started 20" in report


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("replay", "strength"), "strength holds several games; choose one with --game, such as --game 0."),
        (("replay", "strength", "--game", "7"), "has no game 7; games are numbered from 0."),
        (("analyse", "nothing.parquet", "--game", "0"), "There is no file nothing.parquet;"),
        (("replay", "broken.parquet", "--game", "0"), "broken.parquet has no games that can be read;"),
        (("replay", "game.json", "--game", "0"), "game.json holds one game;"),
        (("simulate", "--agents", "greedy", "--verify"), "Agents need the engine cpu and can’t be verified;"),
        (("simulate", "--agents", "gready"), "There is no agent “gready”;"),
    ],
)
def test_what_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: list[str], said: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.parquet").write_bytes(b"PAR1 and no more")
    Path("game.json").write_text("{}")
    if "strength" in line:
        Arena(small_plan(games=2), Path("strength"), workers=1).run()
    outcome = run(*line)
    assert outcome.status == 2 and said in outcome.complained and outcome.complained.count("\n") == 1


def test_results_of_before_have_no_games(folder: Path) -> None:
    """Results of the versions before logs were stored are reported as such."""
    Arena(small_plan(games=2), folder, workers=1).run()
    table = pq.read_table(folder / "results.parquet").drop_columns(["log"])
    pq.write_table(table, folder / "results.parquet")
    with pytest.raises(ArenaError, match="has no games that can be read"):
        saved_game(folder, 0)
