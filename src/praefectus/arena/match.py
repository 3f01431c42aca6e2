"""Run a plan: play what is left of it, store every piece, and sum up at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa

from praefectus.arena.agents import agent
from praefectus.arena.errors import ArenaError
from praefectus.arena.loop.compiled import play_on
from praefectus.arena.plan import Piece, Plan
from praefectus.arena.play import play_piece
from praefectus.arena.ray_cluster import check_cluster, play_on_ray
from praefectus.arena.report import write_report
from praefectus.arena.store import Store
from praefectus.arena.summary import summarise
from praefectus.arena.workers import play_here


class Arena:
    """A plan and the folder of its results."""

    def __init__(self, plan: Plan, folder: Path, *, workers: int | None = None, ray: str | None = None) -> None:
        if workers is not None and workers < 1:
            raise ArenaError("arena-workers", workers=workers)
        if workers is not None and ray is not None:
            raise ArenaError("arena-ray-workers")
        if ray is not None:
            check_cluster(ray)
        self.plan, self.folder, self.workers, self.ray = plan, folder, workers, ray
        self.store = Store(folder, plan)

    @property
    def finished(self) -> int:
        """Finished games to save."""
        return len(self.store.finished)

    def prepare(self, report: Callable[[int, int], None] = lambda done, total: None) -> None:
        """Compile what is not compiled yet, so that the workers only have to read it."""
        play_on().prepare(report)
        for name in self.plan.agents:
            agent(name).prepare(report)

    def run(self, progress: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
        """Play what is left and write results and report; returns the numbers. `progress` hears of finished games."""
        with self.store.opened() as store:
            progress(self.finished)
            for piece, table in self._played(store.finished):
                store.keep(piece, table)
                progress(self.finished)
            results = store.all_results()
            summary = {**summarise(self.plan, results), "origin": store.origin}
            store.finish(results, write_report(summary))
        return summary

    def _played(self, finished: set[int]) -> Iterator[tuple[Piece, pa.Table]]:
        pieces = self.plan.pieces(finished)
        if not pieces:
            return iter(())
        return (
            play_on_ray(self.plan, pieces, self.ray)
            if self.ray
            else play_here(self.plan, pieces, self.workers, play_piece)
        )
