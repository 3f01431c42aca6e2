"""The outbox: notices wait in the database until they are sent to people who don't look at the table.

One task of each process takes what is due for a person by web push or by e-mail, checks that it is still true and that
they don't look at the table, and sends one notice for all of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.models.fields import Channel
from praefectus.server.storage.waiting_notices import Place, Posting, WaitingNotice
from praefectus.server.tables.events import ENTERED, KINDS
from praefectus.server.tables.notices import hook_content

if TYPE_CHECKING:
    from praefectus.server.storage.notices import StoredNotices
    from praefectus.server.tables.mail import Mail
    from praefectus.server.tables.push import WebPush
    from praefectus.server.tables.registry import TableRegistry

logger = logging.getLogger("praefectus.server.tables.delivery")

SECOND, DAY = 1000, 24 * 60 * 60 * 1000
SWEEP_SECONDS = 1.0
TIDY_EVERY = 60 * 60 * SECOND
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
        self.due = asyncio.Event()  # something has happened
        self.unfolding = asyncio.Lock()  # so that closing waits for what the loop has just read

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

    # What happened

    async def unfold_loop(self) -> None:
        """Make notices of what happened: at once after a move here, and soon of what another process left behind."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self.due.wait()
            self.due.clear()
            if self.registry.people.rules.read_only is None:
                try:
                    await self.unfold()
                except Refused as refused:
                    logger.warning("notices could not be written: %s", refused)
                    await asyncio.sleep(SWEEP_SECONDS)

    async def unfold(self) -> None:
        async with self.unfolding:
            for posting in await self.store.unfold(KINDS, now()):
                task = asyncio.create_task(self._post(posting))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _post(self, posting: Posting) -> None:
        """Let the webhook of a seat hear of something, then forget it; if the server stops, it is done after the next
        start."""
        try:
            table = await self.registry.get(posting.table)
            url = table.seats[posting.seat].webhook
            if url is not None and posting.until > now():
                content = hook_content(table, posting.seat, posting.event)
                if (sent := self.registry.webhooks.send(url, content, table.address)) is not None:
                    await sent
        except Refused as refused:
            logger.info("a webhook was not called: %s", refused)
        except Exception:
            logger.exception("a webhook was not called")
        with contextlib.suppress(Refused):
            await self.store.forget(posting)

    async def close(self) -> None:
        """Make notices of what has just happened; a webhook that takes longer is called after the next start."""
        try:
            await self.unfold()
        except Refused as refused:
            logger.info("notices are written after the next start: %s", refused)
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
