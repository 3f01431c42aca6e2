"""One game of an arena, or of a data set, as a Game: to replay, analyse or continue."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from praefectus.arena.errors import ArenaError
from praefectus.arena.store import ABOUT, RESULTS, VOCABULARY
from praefectus.game import Game
from praefectus.game.records import ENGINE_VERSION, FORMAT, RECORD_VERSION, module_versions

PARQUET = ".parquet"


def holds_games(path: Path) -> bool:
    """Return whether this is a file of many games, or the folder of an arena."""
    return path.suffix == PARQUET or path.is_dir()


def saved_game(path: Path, number: int) -> Game:
    """The game of this number."""
    return Game.from_record(record_of(path, number))


kept_game = saved_game  # its old name, for programs that use it


def record_of(path: Path, number: int) -> dict[str, Any]:
    """Its record, in the words of the file."""
    file = path / RESULTS if path.is_dir() else path
    try:
        schema = pq.read_schema(file)
        about, vocabulary = (json.loads((schema.metadata or {})[key.encode()]) for key in (ABOUT, VOCABULARY))
        log = _log(file, schema, number)
    except FileNotFoundError:
        raise ArenaError("no-file-of-games", file=str(file)) from None
    except (OSError, ValueError, KeyError, pa.ArrowException):
        raise ArenaError("no-games-in-file", file=str(file)) from None
    if not log:
        raise ArenaError("no-such-game", file=str(file), number=number)
    return {
        "format": FORMAT,
        "version": RECORD_VERSION,
        "engine": about.get("engine", ENGINE_VERSION),
        "board": about.get("own_board") or about["board"],
        "seats": about["seats"],
        "modules": about["modules"],
        "rules": about.get("rules", module_versions(about["modules"])),
        "options": about["options"],
        "vocabulary": vocabulary,
        "entries": len(log),
        "log": log,
    }


def agents_of(path: Path, number: int) -> list[str]:
    """The agent of each seat in an arena game; empty for a data set of random games."""
    file = path / RESULTS if path.is_dir() else path
    if "agents" not in pq.read_schema(file).names:
        return []
    rows = pq.read_table(file, columns=["agents"], filters=pc.field("game") == number)
    return list(rows["agents"][0].as_py())


def _log(file: Path, schema: pa.Schema, number: int) -> list[int]:
    """A row a game with its log, or a row for each decision."""
    wanted = pc.field("game") == number
    if "log" in schema.names:
        rows = pq.read_table(file, columns=["log"], filters=wanted)
        return list(rows["log"][0].as_py()) if len(rows) else []
    rows = pq.read_table(file, columns=["decision", "action"], filters=wanted)
    return [int(action) for action in rows.sort_by("decision")["action"].to_numpy()]
