"""Bots think in worker processes of their own, never in the server's event loop, and get what a person would see.

Forecasts are asked of the same workers. Games are looked at afterwards by one more worker, so that no bot waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from praefectus.agents import players
from praefectus.server.bots import questions
from praefectus.server.bots.workers import Workers
from praefectus.server.errors import Refused
from praefectus.server.rulebook import Position

logger = logging.getLogger("praefectus.server.bots")

ANALYSES_AT_ONCE = 20  # that wait for the one worker


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
        return await self.workers.run(questions.choose, position, seat, level)

    async def _prepare(self) -> None:
        """The first bot that searches has the rules compiled beside the game."""
        try:
            await self.study.run(questions.prepare)
        except Exception as error:
            logger.error("the rules could not be compiled for the bots: %s", type(error).__name__)

    async def explain(self, position: Position, seat: int, level: str | None) -> dict[str, Any] | None:
        """What a bot thinks of the choices; None if this level cannot say."""
        return await self.workers.run(questions.explain, position, seat, level)

    async def forecast(self, position: Position) -> dict[str, Any] | None:
        """What every seat may expect at the end; None where no network is installed, and then never asked again."""
        expected = await self.workers.run(questions.forecast, position)
        self.foresee = expected is not None
        return expected

    async def analyse(self, record: str) -> dict[str, Any]:
        """A game that is over, looked at."""
        if self.studies >= ANALYSES_AT_ONCE:
            raise Refused("busy", "Too many games are being looked at; try again in a minute.", 60)
        self.studies += 1
        try:
            return await self.study.run(questions.analyse, record)
        finally:
            self.studies -= 1

    def close(self) -> None:
        if self.preparing is not None:
            self.preparing.cancel()
        self.workers.close()
        self.study.close()
