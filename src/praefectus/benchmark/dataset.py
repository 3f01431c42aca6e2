"""A data set of whole games of graded agents: Parquet files with a row for each game, a description, and checks.

A row has the log of its game, from which every position follows by the rules: so a million games are about half a
gigabyte. `decisions` replays them and returns what learners read: rows, masks, choices and results.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from praefectus import data
from praefectus.agents.network.observation import FEATURES
from praefectus.arena.plan import MIXED, Piece, Plan, make_plan
from praefectus.arena.store import as_parquet, hashes_of, write_whole
from praefectus.benchmark.evaluation import play_all
from praefectus.benchmark.suites import BenchmarkError
from praefectus.engine.arrays import all_boards, board_record
from praefectus.engine.batches import CHOOSE, LIST_LEGAL
from praefectus.engine.cpu import compiled_loops
from praefectus.engine.game_loop import ROOM
from praefectus.engine.simulate import Table
from praefectus.envs import tasks
from praefectus.envs.compiled.loops import feature_loop
from praefectus.envs.compiled.steps import ACTION_SPACE
from praefectus.game import Configuration
from praefectus.game.provenance import begun, program
from praefectus.rules.declarations import FIRST_CHANCE

FORMAT, VERSION = "praefectus-games", 1
DESCRIPTION = "dataset.json"
SAMPLE = Path(__file__).with_name("sample.parquet")
AGENTS = ("random", "greedy", "learned:1", "learned")  # weak to strong, all fast
TASKS = (
    "Concordia-Imperium4-v1",
    "Concordia-Italia2-v1",
    "Concordia-Italia3-v1",
    "Concordia-ImperiumSaltForum4-v1",
    "Concordia-Roma3-v1",
)
GAMES_OF_A_FILE, PIECE = 4000, 200
COLUMNS: dict[str, str] = json.loads(Path(__file__).with_name("columns.json").read_text(encoding="utf-8"))


def plan_of(task: str, agents: Sequence[str], games: int, seed: int) -> Plan:
    settings = tasks.task(task).settings
    if len(settings) != 1:
        raise BenchmarkError("dataset-several-boards", task=task)
    return make_plan(agents, settings[0], games, MIXED, seed)


def make(
    folder: Path,
    games: int = 1_000_000,
    *,
    agents: Sequence[str] = AGENTS,
    task_names: Sequence[str] = TASKS,
    seed: int = 1,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play a data set into a folder and describe it; files that an earlier run has finished stay."""
    folder.mkdir(parents=True, exist_ok=True)
    shares = {task: plan_of(task, agents, -(-games // len(task_names)), seed) for task in task_names}
    files, done = [], 0
    for task, plan in shares.items():
        for first in range(0, plan.total, GAMES_OF_A_FILE):
            last = min(first + GAMES_OF_A_FILE, plan.total)
            file = folder / f"{task}-{first:07}.parquet"
            if not file.exists():
                pieces = [Piece(at, min(PIECE, last - at)) for at in range(first, last, PIECE)]
                played = {
                    piece.first: table for (_, piece), table in play_all([plan], [(0, p) for p in pieces], workers)
                }
                write_whole(file, as_parquet(columns_of(task, [played[piece.first] for piece in pieces])), done)
            done += last - first
            files.append({"file": file.name, "games": last - first, "sha256": digest(file)})
            progress(done)
    modules = tuple(dict.fromkeys(name for plan in shares.values() for name in plan.modules))
    said = {
        "format": FORMAT, "version": VERSION, "games": done, "seed": seed, "agents": list(agents), "columns": COLUMNS,
        "tasks": {task: tasks.task(task).as_dict() for task in task_names}, **program(modules), **hashes_of(agents),
        "begun": begun(), "files": files,
    }  # fmt: skip
    write_whole(folder / DESCRIPTION, (json.dumps(said, indent=1) + "\n").encode(), done)
    return said


def columns_of(task: str, played: Sequence[pa.Table]) -> pa.Table:
    table = pa.concat_tables(played)
    named: Any = pa.array([task] * len(table), pa.string())
    return table.append_column("task", named).select(list(COLUMNS))


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def check(folder: Path, progress: Callable[[int], None] = lambda done: None) -> int:
    """Replay every game of a data set by the rules; returns how many, or says which file is wrong and why."""
    try:
        said = json.loads((folder / DESCRIPTION).read_text(encoding="utf-8"))
        files = [(folder / each["file"], each["games"], each["sha256"]) for each in said["files"]]
    except (OSError, ValueError, KeyError, TypeError):
        raise BenchmarkError("dataset-no-description", file=str(folder / DESCRIPTION)) from None
    done = 0
    for file, games, known in files:
        if not file.exists() or digest(file) != known:
            raise BenchmarkError("dataset-file-changed", file=str(file))
        table = pq.read_table(file)
        for row in table.to_pylist():
            if replay(row) != row["points"]:
                raise BenchmarkError("dataset-game-wrong", file=str(file), game=row["game"])
        done += games
        progress(done)
    return done


class Position(NamedTuple):
    """A real choice in a replayed game."""

    record: npt.NDArray[np.void]  # an array of one, which the next position overwrites
    seat: int
    legal: list[int]
    action: int


def positions(row: dict[str, Any]) -> Iterator[Position]:
    """Every choice among several actions that a player of this game had; its end is the final record."""
    setting: Configuration = tasks.task(row["task"]).settings[0]
    record, board = Table.of(setting).template().copy(), board_record(setting.board)
    ask, out = compiled_loops().ask, np.empty(ROOM, np.int64)
    ask(record, 0, board, LIST_LEGAL, 0, out)
    for action in row["log"]:
        g, legal = record[0], out[1 : out[0] + 1].tolist()
        if action not in legal:
            raise BenchmarkError("dataset-illegal", game=row["game"], action=action)
        frame = g["depth"] - 1
        if len(legal) > 1 and g["frame_kind"][frame] < FIRST_CHANCE:
            yield Position(record, int(g["frame_seat"][frame]), legal, action)
        ask(record, 0, board, CHOOSE, action, out)
    yield Position(record, -1, [], -1)


def replay(row: dict[str, Any]) -> list[int]:
    """The final points of a game, from its log alone."""
    *_, end = positions(row)
    points: list[int] = end.record[0]["score"][: len(row["points"])].tolist()
    return points if end.record[0]["over"] or row["ended_by"] == "stopped" else []


class Decisions(NamedTuple):
    """Choices as learners read them: an entry for each."""

    rows: npt.NDArray[np.int8]  # the full observation
    masks: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]
    won: npt.NDArray[np.float32]  # by seat, counted from the acting one: 1 won, -1 lost, 0 nobody sits there


def decisions(file: Path, agents: Sequence[str] = (), most: int | None = None, task: str | None = None) -> Decisions:
    """The choices that these agents (all, if none is named) made in the games of a file; at most so many."""
    look, boards = feature_loop(), all_boards()
    rows, masks, actions, won = [], [], [], []
    for game in pq.read_table(file).to_pylist():
        if task is not None and game["task"] != task:
            continue
        board = np.array([data.board_ids().index(tasks.task(game["task"]).settings[0].board)], np.int16)
        results = np.where(game["won"], 1.0, -1.0).astype(np.float32)
        for record, seat, legal, action in positions(game):
            if seat < 0 or (agents and game["agents"][seat] not in agents):
                continue
            row, mask = np.zeros((1, FEATURES), np.int8), np.zeros(ACTION_SPACE, np.bool_)
            look(0, 1, record, boards, board, row)
            mask[legal] = True
            rows.append(row[0])
            masks.append(mask)
            actions.append(action)
            won.append(np.pad(np.roll(results, -seat), (0, 6 - len(results))))
        if most is not None and len(rows) >= most:
            break
    return Decisions(np.array(rows)[:most], np.array(masks)[:most], np.array(actions)[:most], np.array(won)[:most])
