"""Deadlines: they are columns of a table, and one task of each process looks for those that are due.

No table has a timer, and a restart changes nothing. When a deadline is due, the clock is read again under the table's
lock: somebody may have moved or paused meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.storage.interface import Columns
from praefectus.server.tables import appointments, notices
from praefectus.server.tables.clock import HOUR, MINUTE, Clock
from praefectus.server.tables.table_task import table_task

if TYPE_CHECKING:
    from praefectus.server.games.table_game import TableGame
    from praefectus.server.tables.registry import TableRegistry
    from praefectus.server.tables.seats import Seat
    from praefectus.server.tables.table import Table

logger = logging.getLogger("praefectus.server.tables.deadlines")

SWEEP_SECONDS = 1.0
DUE_AT_ONCE = 100
RATED_GRACE = (MINUTE // 3, 12 * HOUR)  # after which a bot plays on at a rated table: live, daily
ALIVE_EVERY = MINUTE // 2
OUTAGE = 10 * MINUTE  # a shorter outage counts as thinking time


def spending_of(seat: int | None, seats: Sequence[Seat]) -> int | None:
    """Return the seat to act, if a person plays it."""
    return seat if seat is not None and seats[seat].bot is None else None


def spending(game: TableGame, seats: Sequence[Seat]) -> int | None:
    """Return the seat whose time runs."""
    return None if game.over else spending_of(game.to_act, seats)


def clock_columns(clock: Clock | None, seat: int | None) -> Columns:
    """Return the stored form of a clock, with its deadline and alarm; the time of `seat` runs."""
    if clock is None or seat is None:
        return {"clock": clock.stored() if clock else None, "deadline": None, "alarm": None}
    return {"clock": clock.stored(), "deadline": clock.deadline(seat), "alarm": clock.warning(seat)}


class DeadlineSweeper:
    """Warns people whose time is short, and announces when it is up."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def open(self) -> None:
        """Move all clocks by the length of the server's outage, which costs nobody time."""
        storage = self.registry.storage
        alive = await storage.last_alive()
        if alive is not None and now() - alive >= OUTAGE:
            moved = await storage.move_clocks(now() - alive)
            logger.warning("the server was down for %d minutes; %d clocks moved", (now() - alive) // MINUTE, moved)
        await storage.set_alive(now())

    async def sweep_loop(self) -> None:
        alive = now()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if self.registry.people.rules.read_only is not None:
                continue
            try:
                if now() - alive >= ALIVE_EVERY:
                    alive = now()
                    await self.registry.storage.set_alive(alive)
                await self.sweep()
            except Refused as refused:
                logger.warning("deadlines could not be looked at: %s", refused)

    async def sweep(self) -> None:
        for table in await self.registry.storage.due(now(), DUE_AT_ONCE):
            try:
                await look_at_clock(await self.registry.get(table))
            except Refused as refused:  # another process was faster, or the table is gone
                logger.info("the clock of table %s was not looked at: %s", table, refused)
            except Exception:
                logger.exception("the clock of table %s could not be looked at", table)


@table_task
async def look_at_clock(table: Table) -> None:
    """Handle the alarm of a table: warn the person to act, or announce that their time is up."""
    late = False
    async with table.held():
        if table.stage == "lobby" and table.appointment is not None:
            await appointments.announce(table)
            return
        game, clock, at = table.game, table.clock, now()
        seat = None if game is None else spending(game, table.seats)
        if clock is None or seat is None or table.stage != "playing":
            await table.write_change({"deadline": None, "alarm": None})
            return
        deadline = clock.deadline(seat)
        if deadline <= at:
            end = deadline + RATED_GRACE[clock.kind == "daily"] if table.rated else None
            late = end is not None and end <= at
            happened = [] if late else notices.time_up(table, seat)
            await table.write_change({"alarm": None if late else end}, happened=happened)
        elif clock.warning(seat) <= at:
            happened = notices.time_short(table, seat)
            await table.write_change({"deadline": deadline, "alarm": deadline}, happened=happened)
        else:  # the person has paused, or the clock has moved
            await table.write_change(clock_columns(clock, seat))
            return
    if late:
        from praefectus.server.tables import seat_changes

        await seat_changes.replace_late(table, seat)
    table.send_table()
    table.presence.announce()
