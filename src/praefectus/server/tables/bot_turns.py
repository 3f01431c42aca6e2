"""The bots of a table: they think one after the other in the workers, and play like anybody else."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

from praefectus.server.errors import Refused
from praefectus.server.models import moment
from praefectus.server.wire import now

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table

logger = logging.getLogger("praefectus.server.tables.bot_turns")

PATIENCE = 120.0  # seconds that bots wait for answers to an undo
ATTEMPTS = 3


class BotTurns:
    """At most one bot of a table thinks at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Let a bot think if one is to act and none thinks yet."""
        if self.table.game is None or not self.table.bot_to_act(self.table.game) or self.table.hall.closing:
            return
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._bots_play())

    async def _bots_play(self) -> None:
        failures = 0
        while self.table.game is not None and not self.table.hall.closing:
            if self.table.request is not None:
                await self._wait_for_answers()
            async with self.table.lock:
                game = self.table.game
                if game is None or game.to_act is None or not self.table.bot_to_act(game):
                    return
                seat, state = game.to_act, game.state
                level = str(self.table.seats[seat].bot)
                position = game.for_bots()
                fallback = random.choice(game.choice_ids())
            began = time.monotonic()
            seconds = self.table.hall.bots.seconds(level)
            self.table.tell({"type": "thinking", "seat": seat, "since": moment(now()), "seconds": seconds})
            try:
                choice = await self.table.hall.bots.choose(position, seat, level)
            except Exception as error:
                failures += 1
                logger.error("a bot of level %s failed at table %s: %s", level, self.table.id, type(error).__name__)
                if failures < ATTEMPTS:
                    continue
                choice = fallback
            pause = self.table.hall.settings.bot_pause - (time.monotonic() - began)
            if pause > 0:
                await asyncio.sleep(pause)
            try:
                await self.table.move(seat, state, choice)
                failures = 0
            except Refused as refused:
                if refused.code == "illegal":
                    failures += 1
                    logger.error("a bot of level %s chose something illegal at table %s", level, self.table.id)
                elif refused.code == "busy":
                    await asyncio.sleep(1)

    async def _wait_for_answers(self) -> None:
        """Nobody plays while the people decide about an undo, for a while."""
        request = self.table.request
        try:
            async with asyncio.timeout(PATIENCE):
                await self.table.request_closed.wait()
        except TimeoutError:
            async with self.table.lock:
                if self.table.request is request and request is not None:
                    await self.table.write_change({"undo_request": None})
                    self.table.request = None
            if request is not None:
                self.table.tell_closed(request, "lapsed", "Not everybody answered in time.")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
