"""How long people have been away, and what the others may do then: let a bot take over, or delete an abandoned game.

When people were last there is stored, so that it holds for all server processes and after restarts.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from praefectus.server.encoding import moment, now
from praefectus.server.errors import Refused, StorageFailed
from praefectus.server.models.responses import Away

if TYPE_CHECKING:
    from praefectus.server.tables.registry import TableRegistry
    from praefectus.server.tables.table import Table

logger = logging.getLogger("praefectus.server.tables.absence")

WRITE_SECONDS = 1.0
BEAT = 60_000  # milliseconds between two writes about connected people
LEASE = 2 * BEAT  # for which they count as there if this process crashes
REMIND_AGAIN = 10 * 60_000  # milliseconds between two reminders while the game waits for the same choice
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


class LastSeenWriter:
    """Stores when people were last at a running game."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.due: dict[tuple[str, str], int] = {}  # by table and hash of the secret

    def note(self, table: str, people: Iterable[str], at: int) -> None:
        self.due |= {(table, who): at for who in people}

    def note_all(self, at: int) -> None:
        """Note everybody who is connected here."""
        for table in list(self.registry.in_memory.values()):
            if table.stage == "playing":
                self.note(table.id, table.presence.people_here(), at)

    async def write_loop(self) -> None:
        beat = 0
        while True:
            if now() - beat >= BEAT:
                beat = now()
                self.note_all(beat + LEASE)
            await self.write()
            await asyncio.sleep(WRITE_SECONDS)

    async def write(self) -> None:
        """Write what is noted; what fails is tried again, unless something newer was noted meanwhile."""
        if not self.due or self.registry.people.rules.read_only is not None:
            return
        due, self.due = self.due, {}
        try:
            await self.registry.storage.set_last_seen(due)
        except (Refused, StorageFailed) as error:
            self.due = due | self.due
            logger.warning("who is there could not be written: %s", type(error).__name__)

    async def close(self) -> None:
        """Store that nobody is there any more: the server stops."""
        self.note_all(now())
        await self.write()


def patience(table: Table) -> int:
    """Return for how many milliseconds somebody may be away before a bot may play for them."""
    settings = table.registry.settings
    if table.patience is not None:
        return table.patience * MINUTE
    return round(settings.away_seconds * 1000 if table.live else settings.away_days * DAY)


def away(table: Table) -> list[Away]:
    """Return who is away or doesn't answer a reminder, since when, and from when on the others may let a bot play:
    with a clock, when their time is up."""
    if table.stage != "playing":
        return []
    shown = []
    for number, seat in enumerate(table.seats):
        gone = table.presence.away_since(number)
        since = unanswered_since(table, number) if gone is None else gone
        if seat.kind == "person" and seat.stand_in is None and since is not None:
            until = None if table.clock else moment(_stand_in_from(table, number, since))
            shown.append(Away(seat=number, here=gone is None, since=moment(since), stand_in_from=until))
    return shown


def unanswered_since(table: Table, number: int) -> int | None:
    """Return since when the game waits for somebody who is connected and doesn't answer a reminder."""
    reminded = table.seats[number].reminded
    return table.changed if reminded is not None and table.changed <= reminded and _waits_for(table, number) else None


def _waits_for(table: Table, number: int) -> bool:
    return table.game is not None and not table.game.over and table.game.to_act == number


def _stand_in_from(table: Table, number: int, since: int) -> int:
    """Return from when on a bot may play; a connected person has time to answer a reminder first."""
    time = since + patience(table)
    if table.presence.away_since(number) is None:
        time = max(time, (table.seats[number].reminded or 0) + round(table.registry.settings.remind_seconds * 1000))
    return time


def check_reminder(table: Table, number: int) -> None:
    """Refuse unless the game has waited for this person for a minute and no reminder was sent recently."""
    seat, name = table.seats[number], table.who(number)
    if table.stage != "playing" or seat.bot is not None or not _waits_for(table, number):
        raise Refused("not_your_turn", "remind-not-waiting", name=name)
    after = table.changed + round(table.registry.settings.remind_seconds * 1000)
    if seat.reminded is not None and seat.reminded >= table.changed:
        after = seat.reminded + REMIND_AGAIN
    seconds = math.ceil((after - now()) / 1000)
    if seconds > 0:
        raise Refused("too_many", "remind-later", seconds, name=name, count=math.ceil(seconds / 60))


async def check_stand_in(table: Table, number: int) -> None:
    """Refuse unless a bot may play for the person of this seat; the caller holds the lock."""
    name = table.who(number)
    if table.clock is not None:
        if not table.out_of_time(number):
            raise Refused("not_yours", "stand-in-has-time", name=name)
        if table.clock.kind == "daily":
            _check_wait(table, number, table.clock.deadline(number) + DAY)
        return
    table.presence.merge_last_seen(await table.registry.storage.last_seen(table.id))
    since = table.presence.away_since(number)
    if since is None:
        since = unanswered_since(table, number)
    if since is None:
        raise Refused("not_yours", "seat-holder-here", name=name)
    _check_wait(table, number, _stand_in_from(table, number, since))


def _check_wait(table: Table, number: int, until: int) -> None:
    """Refuse before this moment."""
    left = until - now()
    if left > 0:
        how, unit = ("stand-in-in-hours", HOUR) if left > 2 * HOUR else ("stand-in-in-minutes", MINUTE)
        raise Refused("not_yours", how, name=table.who(number), count=math.ceil(left / unit))


async def is_silent(table: Table, others: Iterable[int]) -> bool:
    """Return whether nothing has happened at a table for so long that its host may delete it alone."""
    table.presence.merge_last_seen(await table.registry.storage.last_seen(table.id))
    last = [table.changed, *(table.presence.last_there(number) for number in others)]
    return now() - max(last) >= table.registry.settings.silence_days * DAY
