"""Bots think in worker processes of their own, never in the server's event loop, and get what a person would see.

Forecasts are asked of the same workers. Games are looked at afterwards by one more worker, so that no bot waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from praefectus.agents import players
from praefectus.server.errors import Refused
from praefectus.server.rulebook import Position, from_position, from_record

logger = logging.getLogger("praefectus.server.bots")

T = TypeVar("T")

PLAIN = ("random", "beginner", "greedy")  # levels that have no better reasons than the greedy one
ATTEMPTS = 2
STOPPING_SECONDS = 5.0
ANALYSES_AT_ONCE = 20  # that wait for the one worker


def choose(position: Position, seat: int, level: str) -> int:
    """What a bot plays; runs in a worker process. Until its rules are compiled, a searching one plays at sight."""
    return players.choose(from_position(position), level, wait=False)


def explain(position: Position, seat: int, level: str | None) -> dict[str, Any] | None:
    """What a bot thinks of the choices, the best one there is if no level is named; runs in a worker process."""
    game = from_position(position)
    if level in PLAIN:
        from praefectus.agents.insight.explanation import by_greedy

        return by_greedy(players.worths(game)).as_dict()
    return players.explain(game)


def prepare() -> None:
    """Compile what the searching levels need; runs in a worker process, once for an installation."""
    players.prepare()


def forecast(position: Position) -> dict[str, Any] | None:
    """Final points and winning chances to expect; runs in a worker process, which alone loads the network."""
    from praefectus.agents.network.forecast import forecast

    expected = forecast(from_position(position))
    return None if expected is None else expected.as_dict()


def analyse(record: str) -> dict[str, Any]:
    """The winning chances over time, and where most was lost; runs in a worker process."""
    from praefectus.agents.insight.analysis import analyse

    return analyse(from_record(record)).as_dict()


def _begin() -> None:
    """Ctrl-C is for the server, which then stops its workers; a worker whose server was killed ends by itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Workers:
    """Processes that are started when there is work, and again when one has died."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """What a worker answers; if it dies over the question, a new one is asked once more."""
        for _ in range(ATTEMPTS):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(max(1, self.count), context, initializer=_begin)
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                if self.pool is pool:
                    logger.error("a bot's worker process died; new ones are started")
                    self.pool = None
        raise Refused("busy", "The bot could not think this through; try again in a moment.")

    def close(self) -> None:
        """Stop them at once; whatever they think about is of no use any more."""
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            manager: threading.Thread | None = getattr(self.pool, "_executor_manager_thread", None)
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            if manager is not None:
                manager.join(STOPPING_SECONDS)
            self.pool = None


class Bots:
    """The workers and the levels they can play."""

    def __init__(self, workers: int) -> None:
        self.levels = players.LEVELS
        self.standard = players.STANDARD
        self.workers = Workers(workers)
        self.study = Workers(1)
        self.studies = 0
        self.foresee = True  # until a worker says that it cannot
        self.preparing: asyncio.Task[None] | None = None

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
        if self.seconds(level) and self.preparing is None:
            self.preparing = asyncio.create_task(self._prepare())
        return await self.workers.run(choose, position, seat, level)

    async def _prepare(self) -> None:
        """The first bot that searches has the rules compiled beside the game."""
        try:
            await self.study.run(prepare)
        except Exception as error:
            logger.error("the rules could not be compiled for the bots: %s", type(error).__name__)

    async def explain(self, position: Position, seat: int, level: str | None) -> dict[str, Any] | None:
        """What a bot thinks of the choices; None if this level cannot say."""
        return await self.workers.run(explain, position, seat, level)

    async def forecast(self, position: Position) -> dict[str, Any] | None:
        """What every seat may expect at the end; None where no network is installed, and then never asked again."""
        expected = await self.workers.run(forecast, position)
        self.foresee = expected is not None
        return expected

    async def analyse(self, record: str) -> dict[str, Any]:
        """A game that is over, looked at."""
        if self.studies >= ANALYSES_AT_ONCE:
            raise Refused("busy", "Too many games are being looked at; try again in a minute.", 60)
        self.studies += 1
        try:
            return await self.study.run(analyse, record)
        finally:
            self.studies -= 1

    def close(self) -> None:
        if self.preparing is not None:
            self.preparing.cancel()
        self.workers.close()
        self.study.close()
