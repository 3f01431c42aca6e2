"""The files of an arena: results are saved piece by piece, so that a run can be resumed.

The folder holds `arena.json` (the plan), `pieces/` while games are played, then `results.parquet` and `report.html`.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pyarrow as pa
import pyarrow.parquet as pq

from praefectus.agents import players
from praefectus.agents.network.installed import network_hash, networks
from praefectus.arena.agents import agent, sources_of
from praefectus.arena.errors import ArenaError
from praefectus.arena.plan import FORMATS, Piece, Plan
from praefectus.arena.results import SCHEMA
from praefectus.game.provenance import begun, program
from praefectus.rules.stored_names import action_vocabulary

try:
    import fcntl
except ImportError:  # Windows has no such locks, so there the same arena could be started twice
    fcntl = None  # type: ignore[assignment]

FORMAT = "praefectus-arena"
VERSION = 3
RESULTS = "results.parquet"
ORIGIN = ("praefectus", "engine", "rules", "networks", "sources", "begun")
UNNOTED: dict[str, Any] = {"sources": {}}  # what older arenas do not store
ABOUT, VOCABULARY = "praefectus", "praefectus_vocabulary"  # keys of the metadata of results


class Store:
    """The folder of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        self.pieces = folder / "pieces"
        self.results = folder / RESULTS
        self.report = folder / "report.html"
        self.finished: set[int] = set()

    @contextmanager
    def opened(self) -> Iterator[Store]:
        """Make the folder or check that it belongs to this plan, and lock it against other runs."""
        try:
            self.pieces.mkdir(parents=True, exist_ok=True)
            lock = (self.folder / "lock").open("w")
        except OSError as error:
            raise ArenaError("arena-folder", folder=str(self.folder), why=error.strerror) from None
        with lock:
            self._lock(lock)
            self._check_plan()
            self._find_finished()
            yield self

    def _lock(self, lock: IO[str]) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise ArenaError("arena-in-use", folder=str(self.folder)) from None

    def _check_plan(self) -> None:
        file = self.folder / "arena.json"
        mine = json.loads(json.dumps(header(self.plan)))
        if not file.exists():
            write_whole(file, json.dumps(mine | {"begun": begun()}, indent=2).encode(), 0)
            return
        try:
            theirs = {name: mine[name] for name in UNNOTED} | read_header(file.read_text(encoding="utf-8"))
            differing = [name for name in mine if theirs.get(name) != mine[name]]
        except (ValueError, AttributeError):
            raise ArenaError("arena-no-plan", file=str(file)) from None
        if differing:
            name = differing[0]
            raise ArenaError(
                "arena-begun-with", folder=str(self.folder), name=name, was=said(theirs.get(name)), now=said(mine[name])
            )

    def _find_finished(self) -> None:
        """Which games are there already; what was not written to its end is played again."""
        if self.results.exists():
            self.finished = set(range(self.plan.total))
            return
        for part in self.pieces.glob("*.part"):
            part.unlink()
        for path in self.pieces.glob("*.parquet"):
            first, count = map(int, path.stem.split("-"))
            games = set(range(first, first + count))
            if rows_of(path) == count and not games & self.finished:
                self.finished |= games
            else:
                path.unlink()

    def keep(self, piece: Piece, table: pa.Table) -> None:
        """Write a piece completely or not at all."""
        games = range(piece.first, piece.first + piece.count)
        assert table["game"].to_pylist() == list(games) and self.finished.isdisjoint(games)
        path = self.pieces / f"{piece.first:09}-{piece.count}.parquet"
        write_whole(path, as_parquet(table), len(self.finished))
        self.finished.update(games)

    @property
    def about(self) -> dict[str, Any]:
        """The plan, and the parameters it was started with."""
        return read_header((self.folder / "arena.json").read_text(encoding="utf-8"))

    @property
    def origin(self) -> dict[str, Any]:
        """Which program, which networks and which agents from outside play, since when, and where it began."""
        about = UNNOTED | self.about
        return {name: about[name] for name in ORIGIN}

    def all_results(self) -> pa.Table:
        """Every finished game in its order."""
        if self.results.exists():
            return pq.read_table(self.results)
        tables = [pq.read_table(path) for path in sorted(self.pieces.glob("*.parquet"))]
        return pa.concat_tables(tables) if tables else SCHEMA.empty_table()

    def finish(self, table: pa.Table, report: str) -> None:
        """One file in place of the pieces, and the report."""
        assert len(table) == self.plan.total == len(self.finished)
        if not self.results.exists():
            about = {ABOUT: json.dumps(self.about), VOCABULARY: json.dumps(action_vocabulary().as_json())}
            write_whole(self.results, as_parquet(table.replace_schema_metadata(about)), len(table))
        shutil.rmtree(self.pieces, ignore_errors=True)
        write_whole(self.report, report.encode(), len(table))


def header(plan: Plan) -> dict[str, Any]:
    """Return what arena.json says of a plan. What a plan calls its format is "meetings" there: who meets whom."""
    planned = plan.as_dict()
    meetings = planned.pop("format")
    versions = {"version": VERSION, **program(plan.modules)}
    return {"format": FORMAT, **planned, "meetings": meetings, **versions, **hashes_of(plan.agents)}


def read_header(text: str) -> dict[str, Any]:
    """Return what arena.json says; in files from before, "format" says who meets whom."""
    kept: dict[str, Any] = json.loads(text)
    if kept.get("format") in FORMATS:
        kept |= {"format": FORMAT, "meetings": kept["format"]}
    return kept


def hashes_of(names: Sequence[str]) -> dict[str, dict[str, str]]:
    """The networks that agents play with, and the files of those from outside: another one is another agent."""
    return {"networks": networks_of(names), "sources": sources_of(names)}


def networks_of(names: Sequence[str]) -> dict[str, str]:
    """The network that each agent plays with, by a hash of its files."""
    found = {}
    for name in names:
        player = agent(name).player
        if player is not None and players.parted(player.name)[0] in players.NETWORK_AGENTS:
            found[name] = network_hash(player.folder or networks())
    return found


def said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items()) or "none"
    return ",".join(value) or "none" if isinstance(value, list) else str(value)


def rows_of(path: Path) -> int:
    """Return how many games a file holds; none when it is damaged."""
    try:
        return int(pq.read_metadata(path).num_rows)
    except (OSError, pa.ArrowException):
        return 0


def as_parquet(table: pa.Table) -> bytes:
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    return bytes(sink.getvalue())


def write_whole(path: Path, content: bytes, kept: int) -> None:
    """Write a file completely or not at all; a full disk loses nothing that was saved before."""
    part = path.with_name(path.name + ".part")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise ArenaError("arena-not-written", file=str(path), why=error.strerror, kept=kept) from None
