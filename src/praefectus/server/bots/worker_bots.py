"""Bots that compute in worker processes, never in the server's event loop. They get what a person would see.

There are three pools, so that no question waits for a longer one: instant choices and forecasts; choices and hints that
search; questions about past games.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from praefectus.agents import players
from praefectus.server.bots import tasks
from praefectus.server.bots.fair_queue import BOTS_ONLY, FORECAST, HINT, LOOK_BACK, PEOPLE, FairQueue
from praefectus.server.bots.interface import Bots, Insight
from praefectus.server.bots.workers import IDLE, RemoteWorkers, Workers
from praefectus.server.errors import Refused
from praefectus.server.games.history import Copy
from praefectus.server.games.log_format import Position, StoredGame
from praefectus.server.settings import Settings

logger = logging.getLogger("praefectus.server.bots")

HINTS_WAITING = 3  # per person
LOOKS_WAITING = 10  # per address
TABLES_WAITING = 200  # per address


class WorkerBots(Bots):
    """The pools of workers, and the levels they play."""

    def __init__(self, settings: Settings) -> None:
        self.levels = players.levels()
        self.standard = players.STANDARD
        self.at_sight = FairQueue(Workers(1, 2, settings), TABLES_WAITING)
        self.searching = FairQueue(Workers(settings.bot_workers, IDLE, settings), TABLES_WAITING)
        self.study = FairQueue(Workers(1, 12, settings), LOOKS_WAITING)
        self.hinting: dict[str, int] = {}
        self.can_forecast = True  # False once a worker has answered that it has no network
        self.preparing: asyncio.Task[None] | None = None
        self.ready = False  # the rules are compiled for the levels that search

    def use_remote_workers(self, machines: RemoteWorkers) -> None:
        """Send questions to remote workers whenever there are any."""
        for queue in self.queues.values():
            queue.workers.elsewhere = machines

    @property
    def queues(self) -> dict[str, FairQueue]:
        return {"at_sight": self.at_sight, "searching": self.searching, "looking_back": self.study}

    @property
    def healthy(self) -> bool:
        """Whether the started workers still answer."""
        return all(queue.workers.healthy for queue in self.queues.values())

    async def choose(self, position: Position, level: str, who: str, people: bool) -> tuple[int, str]:
        """Return the number of the bot's choice, and the level at which it played."""
        queue = self.at_sight
        if self.seconds(level):
            queue = self.searching
            self.prepare()
        return await queue.ask(PEOPLE if people else BOTS_ONLY, who, tasks.choose, position, level)

    def prepare(self) -> None:
        """Have the rules compiled for the searching levels, once."""
        if self.preparing is None:
            self.preparing = asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        try:
            await self.study.ask(BOTS_ONLY, "", tasks.prepare)
            self.ready = True
        except Exception as error:
            logger.error("the rules could not be compiled for the bots: %s: %s", type(error).__name__, error)

    async def explain(self, position: Position, level: str | None, who: str) -> Insight | None:
        """Return a bot's opinion of the choices; None if this level can't explain."""
        if self.hinting.get(who, 0) >= HINTS_WAITING:
            raise Refused("too_many", "hints-wait", 3)
        self.hinting[who] = self.hinting.get(who, 0) + 1
        try:
            queue = self.at_sight if level in tasks.PLAIN else self.searching
            return await queue.ask(HINT, who, tasks.explain, position, level)
        finally:
            self.hinting[who] -= 1
            if not self.hinting[who]:
                del self.hinting[who]

    async def forecast(self, position: Position, who: str) -> Insight | None:
        """Return the expected result of every seat; None if no network is installed, and then it isn't asked again."""
        expected = await self.at_sight.ask(FORECAST, who, tasks.forecast, position)
        self.can_forecast = expected is not None
        return expected

    async def look_back(self, who: str, game: StoredGame, what: str, *arguments: Any) -> str | Copy:
        """Answer a question about the history of a game; see tasks.look_back."""
        return await self.study.ask(LOOK_BACK, who, tasks.look_back, game, what, *arguments)

    async def try_out(self, who: str, board: str | dict[str, Any], seats: int, games: int) -> Insight:
        """Return how games between bots on a board went."""
        return await self.study.ask(LOOK_BACK, who, tasks.try_out, board, seats, games)

    async def read_link(self, who: str, text: str, beginning: bool = False) -> StoredGame:
        """Return the game in a link; see tasks.read_link."""
        return await self.study.ask(LOOK_BACK, who, tasks.read_link, text, beginning)

    async def grade(self, who: str, puzzle: str, game: str) -> Insight | None:
        """Return how good a turn is; see tasks.grade."""
        return await self.study.ask(LOOK_BACK, who, tasks.grade, puzzle, game)

    def close(self) -> None:
        if self.preparing is not None:
            self.preparing.cancel()
        for queue in self.queues.values():
            queue.close()
