"""Forecasts of the result for every seat, computed by the workers and sent besides the views."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING

from praefectus.server.encoding import encoded

if TYPE_CHECKING:
    from praefectus.server.tables.presence import Viewer
    from praefectus.server.tables.table import Table

logger = logging.getLogger("praefectus.server.tables.forecasts")


VIEWS_FIRST = 0.2  # seconds, where computing would delay the views


class Forecasts:
    """Asks one question at a time and skips states that have passed meanwhile."""

    def __init__(self, table: Table) -> None:
        self.of = weakref.ref(table)
        self.task: asyncio.Task[None] | None = None
        self.state: int | None = None  # of the newest message
        self.message: str | None = None

    def wake(self) -> None:
        """Ask for a forecast of the current position if somebody would see it."""
        table = self.of()
        if (
            table is None
            or not table.hints
            or not table.registry.bots.can_forecast
            or table.registry.closing
            or table.game is None
        ):
            return
        if table.game.over or not any(viewer.wants_views for viewer in table.presence.viewers):
            return
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._ask(table))

    def greet(self, viewer: Viewer) -> None:
        """Send the forecast to a new viewer."""
        table = self.of()
        if table is not None and self.message is not None and self.state == table.state and viewer.wants_views:
            viewer.send(self.message)
        else:
            self.wake()

    async def _ask(self, table: Table) -> None:
        apart = table.registry.bots.apart
        while not table.registry.closing:
            if not apart:
                await asyncio.sleep(VIEWS_FIRST)
            async with table.lock:
                game = table.game
                if game is None or game.over or game.state == self.state:
                    return
                if game.draws_next:
                    return  # it is asked at the end of the turn: nobody chooses before
                if not apart and table.bot_to_act(game):
                    return  # it is asked after the bots have played
                position, state = game.for_bots(), game.state
            try:
                expected = await table.registry.bots.forecast(position, table.address)
            except Exception as error:
                logger.error("a forecast failed at table %s: %s", table.id, type(error).__name__)
                return
            if expected is None:
                return
            self.state, self.message = state, encoded({"type": "forecast", "state": state} | expected)
            for viewer in list(table.presence.viewers):
                if viewer.wants_views:
                    viewer.send(self.message)

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
