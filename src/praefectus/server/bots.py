"""Bots think in worker processes of their own, never in the server's event loop, and get what a person would see."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from praefectus.agents import players
from praefectus.server.errors import Refused
from praefectus.server.rulebook import Position, from_position

logger = logging.getLogger("praefectus.server.bots")

T = TypeVar("T")


def choose(position: Position, seat: int, level: str) -> int:
    """What a bot plays; runs in a worker process."""
    return players.choose(from_position(position), level)


def explain(position: Position, seat: int, level: str) -> dict[str, Any] | None:
    """What a bot thinks of the choices; runs in a worker process."""
    return players.explain(from_position(position))


def _ignore_interrupt() -> None:
    """Ctrl-C is for the server, which then stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Bots:
    """The workers and the levels they can play."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.levels = players.LEVELS
        self.standard = players.STANDARD
        self.pool: ProcessPoolExecutor | None = None

    def level(self, name: str | None) -> str:
        """A level by its name; the standard one without."""
        if name is None:
            return self.standard
        if name not in self.levels:
            raise Refused("wrong_setup", f"There is no bot {name!r}; there are: {', '.join(self.levels)}.")
        return name

    def seconds(self, level: str) -> float:
        return self.levels[level].seconds if level in self.levels else 0.0

    async def choose(self, position: Position, seat: int, level: str) -> int:
        """The number of the choice a bot takes."""
        return await self._run(choose, position, seat, level)

    async def explain(self, position: Position, seat: int, level: str) -> dict[str, Any] | None:
        """What a bot thinks of the choices; None if this level cannot say."""
        return await self._run(explain, position, seat, level)

    async def _run(self, function: Callable[..., T], *arguments: Any) -> T:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                max(1, self.workers), multiprocessing.get_context("spawn"), initializer=_ignore_interrupt
            )
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            if self.pool is pool:
                logger.error("a bot's worker process died; new ones are started")
                self.pool = None
            raise

    def close(self) -> None:
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self.pool = None
