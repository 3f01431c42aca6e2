"""The outbox: events wait in the database until they are sent to people who don't look at the table.

One task of each process takes what is due for a person by web push or by e-mail, checks that it is still true and that
they don't look at the table, and sends one notice for all of it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Collection, Sequence
from typing import TYPE_CHECKING

from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.models.fields import Channel
from praefectus.server.storage.waiting_notices import Notice, Place, WaitingNotice
from praefectus.server.tables.events import ENTERED, KINDS

if TYPE_CHECKING:
    from praefectus.server.storage.notices import StoredNotices
    from praefectus.server.tables.mail import Mail
    from praefectus.server.tables.push import WebPush
    from praefectus.server.tables.registry import TableRegistry

logger = logging.getLogger("praefectus.server.tables.delivery")

SECOND, DAY = 1000, 24 * 60 * 60 * 1000
SWEEP_SECONDS = 1.0
TIDY_EVERY = 60 * 60 * SECOND
DELAY = 5 * SECOND  # somebody whose page connects again within it needs no notice
SOON = 30 * SECOND  # what is due within it goes into the same notice
AT_ONCE = 20  # people
NO_SEAT = -1  # of a notice to somebody who doesn't sit at the table


class Delivery:
    """Opened with the registry."""

    def __init__(self, registry: TableRegistry, store: StoredNotices, push: WebPush, mail: Mail) -> None:
        self.registry = registry
        self.store = store
        self.push = push
        self.mail = mail
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.push.open()
        self.mail.open()

    @property
    def channels(self) -> list[Channel]:
        """The channels that work on this server."""
        working: list[Channel] = []
        if self.push.key is not None:
            working.append("push")
        if self.mail.on:
            working.append("mail")
        return working

    # Events

    def add(self, secret_hash: str, notice: Notice) -> None:
        """Write a notice for the player of a seat in the background; the game does not wait for it."""
        self._later(self.store.add(secret_hash, KINDS[notice.event], notice))

    def add_for(self, person: str, notice: Notice) -> None:
        """Write a notice for a player."""
        self._later(self.store.add_for(person, KINDS.get(notice.event), notice))

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.create_task(_written(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Wait until what is on its way is written."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=self.registry.settings.database_seconds)

    # Sending

    async def send_loop(self) -> None:
        tidied = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if self.registry.people.rules.read_only is not None:
                continue
            try:
                if now() - tidied >= TIDY_EVERY:
                    tidied = now()
                    await self.store.tidy()
                    await self.mail.store.tidy()
                for channel in self.channels:
                    await self.sweep(channel)
            except Refused as refused:
                logger.warning("notices could not be sent: %s", refused)

    async def sweep(self, channel: Channel) -> None:
        """Send what is due."""
        people = await self.store.people_due(channel, now(), AT_ONCE)
        sent = (self.send_to(channel, person) for person in people)
        for outcome in await asyncio.gather(*sent, return_exceptions=True):
            if isinstance(outcome, Exception):
                logger.error("a notice could not be sent", exc_info=outcome)

    async def send_to(self, channel: Channel, person: str) -> None:
        """One notice for everything that is due for a person."""
        taken = await self.store.take(channel, person, now(), now() + SOON)
        if not taken:
            return  # another process was faster
        tables = {notice.table for notice in taken}
        places = await self.store.places(person, tables)
        invited = await self.store.invited(person, tables)
        wanted = [notice for notice in taken if self._is_true(notice, places, invited)]
        needless = [notice for notice in taken if notice not in wanted]
        if needless:
            await self.store.finish(needless)
        if wanted:
            sender = self.push if channel == "push" else self.mail
            await sender.send(person, wanted, places)

    def _is_true(self, notice: WaitingNotice, places: Sequence[Place], invited: Collection[str]) -> bool:
        """Whether it still holds, and its person does not look at the table."""
        theirs = [place for place in places if place.table == notice.table]
        there = self.registry.online(notice.table)
        if notice.until <= now() or any(place.seat in there for place in theirs):
            return False
        if notice.event == ENTERED:
            return True
        if notice.event == "invitation":
            return notice.table in invited and not theirs
        place = next((place for place in theirs if place.seat == notice.seat), None)
        if place is None:
            return False
        match notice.event:
            case "turn" | "reminder" | "time-short" | "time-up":
                return place.waits
            case "undo":
                asked = json.loads(place.undo_request or "{}")
                return asked.get("request") == notice.number and notice.seat in asked["needed"]
            case "stand-in":
                return place.stand_in is not None
            case "start":
                return place.stage == "playing"
            case "over":
                return place.stage == "over"
            case "appointment":
                return place.stage == "lobby" and place.appointment == notice.number
        return place.stage == "lobby"


async def _written(work: Awaitable[None]) -> None:
    try:
        await work
    except Refused as refused:
        logger.info("a notice could not be written: %s", refused)
    except Exception:
        logger.exception("a notice could not be written")
