"""Games of any agents as a data set: every decision in the form of engine/dataset.py, and how the games ended."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

from praefectus.arena.plan import Piece, Plan
from praefectus.arena.play import play_piece
from praefectus.arena.store import hashes_of
from praefectus.arena.summary import summarise
from praefectus.arena.workers import play_here
from praefectus.engine.dataset import SCHEMA, batch, followed, written
from praefectus.engine.simulate import RESULT, Table
from praefectus.game.provenance import begun, program

PlayedPiece = tuple[pa.Table, pa.RecordBatch]
NO_DECISIONS = pa.RecordBatch.from_pylist([], SCHEMA)


def play_and_record(
    plan: Plan,
    path: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play the plan, write its decisions into a Parquet file where one is named, and sum the games up."""
    origin = {**program(plan.modules), **hashes_of(plan.agents), "begun": begun()}
    played: dict[int, pa.Table] = {}
    with ExitStack() as open_file:
        write = None if path is None else InOrder(open_file.enter_context(written(path, {**plan.as_dict(), **origin})))
        for piece, (table, decisions) in play_here(
            plan, plan.pieces(), workers, play_with_decisions if path else play_only
        ):
            played[piece.first] = table
            if write is not None:
                write(piece, decisions)
            progress(sum(map(len, played.values())))
    return {**summarise(plan, pa.concat_tables([played[first] for first in sorted(played)])), "origin": origin}


class InOrder:
    """Hands pieces on in the order of their games, in whatever order they come."""

    def __init__(self, write: Callable[[pa.RecordBatch], None]) -> None:
        self.write, self.next = write, 0
        self.waiting: dict[int, tuple[Piece, pa.RecordBatch]] = {}

    def __call__(self, piece: Piece, decisions: pa.RecordBatch) -> None:
        self.waiting[piece.first] = piece, decisions
        while self.next in self.waiting:
            ready, batch = self.waiting.pop(self.next)
            self.write(batch)
            self.next += ready.count


def play_only(plan: Plan, piece: Piece) -> PlayedPiece:
    """The results of a piece, and no decisions."""
    return play_piece(plan, piece), NO_DECISIONS


def play_with_decisions(plan: Plan, piece: Piece) -> PlayedPiece:
    """The results of a piece, and all decisions of its games."""
    played = play_piece(plan, piece)
    table = Table.of(plan.configuration)
    logs: Any = played["log"].to_pylist()
    agents: Any = played["agents"].to_pylist()
    results = np.zeros(len(played), RESULT)
    results["decisions"] = [len(log) for log in logs]
    results["winner"] = played["winner"].to_numpy()
    results["score"][:, : table.parties] = np.array(played["points"].to_pylist())
    return played, batch(table, piece.first, results, *followed(table, logs), agents)
