"""simulate: the same games on every engine, and every decision as a data set."""

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from praefectus import data
from praefectus.data.own_boards import copy_of_board
from praefectus.engine import dataset
from praefectus.engine.simulate import SimulationError, simulate
from praefectus.game import Game, configure
from praefectus.game.records import write_record
from praefectus.rules.actions import FAMILIES
from praefectus.rules.stored_names import action_vocabulary

from .conftest import Run, refused

KEYS = [
    "games",
    "seconds",
    "games_per_s",
    "decisions_per_s",
    "decisions_per_game",
    "turns_per_game",
    "ended_by",
    "mean_scores",
    "wins_by_seat",
    "check",
]
SETUPS = [
    ["--board", "imperium", "--seats", "4"],
    ["--board", "italia", "--seats", "2", "--modules", "salt,forum", "--option", "forum_auction=true"],
    ["--board", "hellas", "--seats", "3", "--modules", "venus,fish_market", "--option", "fish_side=mountainside"],
    ["--board", "roma", "--seats", "5"],
    ["--board", "sicilia", "--seats", "3", "--option", "no_goods"],
    ["--board", "cyprus", "--seats", "6", "--modules", "teams"],
    ["--board", "imperium", "--seats", "1", "--modules", "solitaria"],
]


def numbers(run: Run, *arguments: str) -> dict[str, Any]:
    outcome = run("simulate", "--json", *arguments)
    assert outcome.status == 0, outcome.complained
    result = json.loads(outcome.said)
    assert isinstance(result, dict)
    return result


def test_the_keys_of_the_json(run: Run) -> None:
    result = numbers(run, "--engine", "interpreted", "--games", "3", "--threads", "1")
    assert list(result) == KEYS
    assert result["games"] == 3 and sum(result["ended_by"].values()) == 3 and sum(result["wins_by_seat"]) == 3


def test_for_people_it_is_a_table(run: Run) -> None:
    said = run("simulate", "--engine", "interpreted", "--games", "2", "--threads", "1").said
    assert "games per second" in said and "check" in said


def test_another_seed_gives_other_games(run: Run) -> None:
    first, second = (
        numbers(run, "--engine", "interpreted", "--games", "2", "--threads", "1", "--seed", seed) for seed in "12"
    )
    assert first["check"] != second["check"]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: " ".join(setup[1::2]))
def test_interpreted_and_compiled_games_are_the_same(run: Run, setup: list[str]) -> None:
    ways = [("interpreted", "1"), ("cpu", "1"), ("cpu", "3")]
    results = [numbers(run, *setup, "--games", "12", "--engine", engine, "--threads", n) for engine, n in ways]
    for result in results:
        for name in ("seconds", "games_per_s", "decisions_per_s"):
            del result[name]
    assert results[0] == results[1] == results[2]


def test_the_number_of_threads_changes_nothing(run: Run) -> None:
    checks = {numbers(run, "--games", "3000", "--threads", threads)["check"] for threads in ("1", "2", "5")}
    assert len(checks) == 1


def test_interpreted_games_in_several_processes(run: Run) -> None:
    arguments = ("--engine", "interpreted", "--games", "20", "--threads")
    checks = {numbers(run, *arguments, threads)["check"] for threads in ("1", "2")}
    assert len(checks) == 1


@pytest.mark.parametrize("engine", ["interpreted", "cpu", "wasm"])
def test_every_engine_plays_a_custom_board(run: Run, tmp_path: Path, engine: str) -> None:
    """Interpreted games are played in other processes, and the compiled rules of browsers hold our boards only."""
    (tmp_path / "ours.json").write_text(json.dumps(copy_of_board(data.board("italia"))), encoding="utf-8")
    arguments = ("--engine", engine, "--games", "20", "--threads", "2", "--board")
    checks = {numbers(run, *arguments, board)["check"] for board in (str(tmp_path / "ours.json"), "italia")}
    assert len(checks) == 1


def test_verifying_compiled_games(run: Run) -> None:
    plain = numbers(run, "--games", "600", "--modules", "salt,forum")
    assert numbers(run, "--games", "600", "--modules", "salt,forum", "--verify")["check"] == plain["check"]


def test_verifying_interpreted_games(run: Run) -> None:
    arguments = ("--games", "1", "--engine", "interpreted", "--threads", "1")
    assert numbers(run, *arguments, "--verify")["check"] == numbers(run, *arguments)["check"]


@pytest.mark.parametrize("engine", ["interpreted", "cpu"])
def test_decisions_as_a_data_set(run: Run, tmp_path: Path, engine: str) -> None:
    """The rows of a game, in their order, replay it; points and winner are those of its end."""
    arguments = ("--games", "5", "--engine", engine, "--modules", "salt", "--seed", "9", "--threads", "2")
    result = numbers(run, *arguments, "--out", "games.parquet")
    assert result["check"] == numbers(run, *arguments)["check"]
    table = pq.read_table(tmp_path / "games.parquet")
    assert table.column_names == ["game", "decision", "turn", "seat", "action", "legal", "points", "won", "agent"]
    about = json.loads(table.schema.metadata[b"praefectus"])
    asked = {"board": "imperium", "seats": 4, "modules": ["salt"], "options": {}, "seed": 9}
    assert about == about | asked and set(about["begun"]) == {"date", "machine", "python"}
    rows = [row for row in table.to_pylist() if row["game"] == 3]
    assert [row["decision"] for row in rows] == list(range(len(rows)))
    log = [row["action"] for row in rows]
    game = Game.from_record(write_record(configure(modules=["salt"]), log, False, None))
    assert game.over
    for row, entry in zip(rows, game.entries, strict=True):
        assert row["action"] in row["legal"] and row["legal"] == sorted(row["legal"])
        assert row["seat"] == (-1 if entry.seat is None else entry.seat)
        assert row["points"] == (None if entry.seat is None else game.scores()[entry.seat])
        assert row["won"] == (None if entry.seat is None else entry.seat == game.winner)
    assert not list(tmp_path.glob("*.part"))


PARTNERS = [
    (["--board", "imperium", "--seats", "4", "--modules", "teams"], [[0, 2], [1, 3]]),
    (["--board", "cyprus", "--seats", "6", "--modules", "teams"], [[0, 3], [1, 4], [2, 5]]),
    (["--seats", "2", "--modules", "solitaria", "--option", "solo_mode=cooperative"], [[0, 1]]),
    (["--seats", "2", "--modules", "solitaria", "--option", "solo_mode=third_party"], [[0], [1]]),
]


@pytest.mark.parametrize(("setup", "sides"), PARTNERS)
def test_in_a_data_set_partners_win_together(
    run: Run, tmp_path: Path, setup: list[str], sides: list[list[int]]
) -> None:
    arguments = (*setup, "--games", "3", "--engine", "interpreted", "--threads", "1")
    result = numbers(run, *arguments, "--out", "games.parquet")
    rows = [row for row in pq.read_table(tmp_path / "games.parquet").to_pylist() if row["seat"] >= 0]
    about = json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"praefectus"])
    setting = configure(about["board"], about["seats"], about["modules"], about["options"])
    whole = pq.read_table(tmp_path / "games.parquet").to_pylist()
    winners = []
    for number in range(3):
        log = [row["action"] for row in whole if row["game"] == number]
        game = Game.from_record(write_record(setting, log, False, None))
        winners.append(game.result().winners)
        won = {row["seat"]: row["won"] for row in rows if row["game"] == number}
        assert won == {seat: seat in winners[-1] for side in sides for seat in side}
    counted = [sum(seat in won for won in winners) for seat in range(len(result["wins_by_seat"]))]
    assert result["wins_by_seat"] == counted


def test_a_data_set_of_another_vocabulary_is_translated(run: Run, tmp_path: Path) -> None:
    """As if forum cards had been listed in another order when it was written, and one had been dropped since."""
    arguments = ("--games", "2", "--engine", "interpreted", "--modules", "forum", "--threads", "1")
    numbers(run, *arguments, "--out", "games.parquet")
    table = dataset.read(tmp_path / "games.parquet")
    vocabulary = json.loads(table.schema.metadata[b"praefectus_vocabulary"])
    assert vocabulary == action_vocabulary().as_json()

    vocabulary["things"]["forum_card"].reverse()
    first, size = FAMILIES["forum_card"].first, FAMILIES["forum_card"].size
    old = {number: 2 * first + size - 1 - number for number in range(first, first + size)}
    for family in ("keep", "use"):
        start = FAMILIES[family].first
        old |= {number: 2 * start + size - 1 - number for number in range(start, start + size)}
    action = [old.get(number, number) for number in table.column("action").to_pylist()]  # type: ignore[arg-type]
    legal = [[old.get(number, number) for number in row] for row in table.column("legal").to_pylist()]
    assert action != table.column("action").to_pylist()
    schema = table.schema.with_metadata({b"praefectus_vocabulary": json.dumps(vocabulary).encode()})
    columns: dict[str, Any] = {
        **{name: table.column(name) for name in table.column_names},
        "action": action,
        "legal": legal,
    }
    pq.write_table(pa.table(columns, schema), tmp_path / "old.parquet", row_group_size=100)
    assert dataset.read(tmp_path / "old.parquet").to_pydict() == table.to_pydict()

    vocabulary["things"]["forum_card"][7] = "nemo"  # one that these games have
    schema = schema.with_metadata({b"praefectus_vocabulary": json.dumps(vocabulary).encode()})
    pq.write_table(pa.table(columns, schema), tmp_path / "other.parquet")
    with pytest.raises(SimulationError, match="“forum_card nemo”, which this program doesn’t know"):
        dataset.read(tmp_path / "other.parquet")
    with pytest.raises(SimulationError, match="can’t be read"):
        dataset.read(tmp_path / "none.parquet")


@pytest.mark.parametrize("seed", [-1, 99999999999999999999999])
def test_every_whole_number_is_a_seed(run: Run, seed: int) -> None:
    """Games depend on its last 32 bits: one of any length gives those of a short one, on every engine."""
    checks = {
        numbers(run, "--games", "2", "--engine", engine, "--threads", "1", "--seed", str(each))["check"]
        for each in (seed, seed % 2**32)
        for engine in ("cpu", "interpreted")
    }
    assert len(checks) == 1


@pytest.mark.parametrize("seed", [2**63, -(2**63), 99999999999999999999999])
@pytest.mark.parametrize("verify", [False, True])
def test_every_whole_number_is_a_seed_for_programs(seed: int, verify: bool) -> None:
    """Games depend on its last 32 bits, also where a program asks for them and not the command."""
    chosen = configure("imperium", 4)
    checks = {simulate(chosen, 2, each, threads=1, verify=verify).check for each in (seed, seed % 2**32)}
    assert len(checks) == 1


def test_every_whole_number_is_a_seed_of_kept_games(tmp_path: Path) -> None:
    """A data set says the short seed, which gives the same games."""
    chosen, seed, file = configure("imperium", 4), 99999999999999999999999, tmp_path / "games.parquet"
    kept = dataset.record(chosen, 2, seed, file, threads=1, about={})
    assert kept.check == simulate(chosen, 2, seed, threads=1).check
    assert json.loads(dataset.read(file).schema.metadata[b"praefectus"]) == {"seed": seed % 2**32}


def test_agents_take_every_seed(run: Run) -> None:
    small = ("--board", "italia", "--seats", "2", "--games", "2", "--threads", "1")
    assert numbers(run, *small, "--agents", "greedy,random", "--seed", "-1")["games"] == 2


def test_it_says_where_the_decisions_are(run: Run) -> None:
    small = ("simulate", "--games", "2", "--engine", "interpreted", "--threads", "1", "--out", "games.parquet")
    assert run(*small).said.endswith("The decisions are in games.parquet.\n")
    outcome = run(*small, "--json")
    assert json.loads(outcome.said)["games"] == 2
    assert outcome.complained == "The decisions are in games.parquet.\n"


def test_it_says_when_agents_play_more_games_than_were_asked_for(run: Run) -> None:
    table = ("--board", "italia", "--seats", "2", "--games", "3", "--threads", "1")
    small = ("simulate", *table, "--out", "games.parquet")
    said = "4 games were played, not 3: whole rotations of the seats. The decisions are in games.parquet.\n"
    assert run(*small, "--agents", "greedy,random").said.endswith(said)
    outcome = run(*small, "--agents", "greedy,random", "--json")
    assert json.loads(outcome.said)["games"] == 4 and outcome.complained == said


def test_the_help_tells_of_agents(run: Run) -> None:
    said = " ".join(run("simulate", "--help").said.replace("│", " ").split())
    assert "or games of the agents in --agents" in said and "mine.py" in said and "module:function" in said


# what is refused


def test_an_unknown_engine(run: Run) -> None:
    refused(run("simulate", "--engine", "steam"), "steam", "interpreted", "cpu", "gpu")


@pytest.mark.parametrize("games", ["0", "-5"])
def test_no_games(run: Run, games: str) -> None:
    refused(run("simulate", "--games", games), games)


def test_no_threads(run: Run) -> None:
    refused(run("simulate", "--threads", "0"), "0")


def test_words_for_numbers(run: Run) -> None:
    refused(run("simulate", "--games", "many"), "--games")


def test_an_unknown_board(run: Run) -> None:
    refused(run("simulate", "--board", "atlantis"), "atlantis", "imperium")


def test_an_unknown_module(run: Run) -> None:
    refused(run("simulate", "--modules", "pepper"), "pepper", "salt")


def test_an_unknown_option(run: Run) -> None:
    refused(run("simulate", "--option", "cheat=true"), "cheat")


def test_a_number_of_seats_that_does_not_exist(run: Run) -> None:
    refused(run("simulate", "--seats", "1"), "1")


def test_an_option_whose_module_is_missing(run: Run) -> None:
    refused(run("simulate", "--option", "forum_auction=true"), "forum")


def test_a_file_in_a_folder_that_does_not_exist(run: Run) -> None:
    outcome = run("simulate", "--engine", "interpreted", "--games", "1", "--out", "nowhere/games.parquet")
    refused(outcome, "nowhere")


def test_the_gpu_neither_verifies_nor_records(run: Run) -> None:
    refused(run("simulate", "--engine", "gpu", "--verify"), "gpu", "--engine cpu")
    refused(run("simulate", "--engine", "gpu", "--out", "games.parquet"), "gpu", "--engine cpu")


def test_without_a_gpu_its_engine_is_refused(run: Run) -> None:
    from numba import cuda

    if cuda.is_available():
        pytest.skip("this machine has a GPU")
    refused(run("simulate", "--engine", "gpu", "--games", "1"), "GPU", "--engine cpu")
