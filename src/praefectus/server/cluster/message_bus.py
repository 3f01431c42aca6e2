"""Notices between server processes on one PostgreSQL, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from praefectus.server.background import keep_running
from praefectus.server.errors import Refused
from praefectus.server.storage.interface import CHANNEL, Storage

logger = logging.getLogger("praefectus.server.cluster.message_bus")

Notice = dict[str, Any]  # JSON from another process: the sender, the kind, the table, and facts by kind
Receive = Callable[[Notice], Awaitable[None]]
FIRST_WAIT = 0.25
LONGEST_WAIT = 2.0
ALIVE_SECONDS = 1.0


class MessageBus:
    """Sends and receives notices; with SQLite there is one process and it does nothing."""

    def __init__(
        self, storage: Storage, process: str, address: str, receive: Receive, missed: Callable[[], None]
    ) -> None:
        self.storage = storage
        self.receive = receive
        self.missed = missed
        self.process = process
        self.own = self.notice("", "").split(",")[0]  # how this process's own notices begin
        self.received: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.telling: set[asyncio.Task[None]] = set()
        self.listening = asyncio.Event()
        self.address = address

    def notice(self, kind: str, table: str, **more: Any) -> str:
        """A notification for the other processes, as text."""
        return json.dumps({"process": self.process, "kind": kind, "table": table} | more)

    def later(self, kind: str, table: str, **more: Any) -> None:
        """Notify the other processes soon, without waiting."""
        if self.storage.is_postgresql and not self.storage.closing:
            task = asyncio.create_task(self._notify(self.notice(kind, table, **more)))
            self.telling.add(task)
            task.add_done_callback(self.telling.discard)

    async def _notify(self, notice: str) -> None:
        try:
            await self.storage.notify(notice)
        except Exception as error:
            logger.warning("the other processes could not be notified: %s", type(error).__name__)

    async def open(self) -> None:
        if self.storage.is_postgresql:
            self.tasks = [asyncio.create_task(keep_running(duty)) for duty in (self._listen, self._receive_loop)]
            async with asyncio.timeout(30):
                await self.listening.wait()

    @property
    def is_listening(self) -> bool:
        """Whether this process receives the notices of others; with SQLite there are none."""
        return not self.storage.is_postgresql or self.listening.is_set()

    async def close(self) -> None:
        for task in [*self.tasks, *self.telling]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.telling, return_exceptions=True)

    async def _listen(self) -> None:
        """Keep one listening connection; after a break, report that notices may be missing."""
        import asyncpg

        wait = FIRST_WAIT
        heard_before = False
        while True:
            began = time.monotonic()
            try:
                connection = await asyncpg.connect(self.address, timeout=self.storage.seconds)
                try:
                    await connection.add_listener(CHANNEL, lambda *given: self.received.put_nowait(str(given[3])))
                    if heard_before:
                        self.missed()
                    heard_before = True
                    self.listening.set()
                    await self._until_lost(connection)
                finally:
                    connection.terminate()
            except Exception as error:
                logger.warning("listening to the other processes failed: %s", type(error).__name__)
            if not self.storage.closing:
                self.listening.clear()
            if time.monotonic() - began > LONGEST_WAIT:
                wait = FIRST_WAIT
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _until_lost(self, connection: Any) -> None:
        """Check the connection regularly; raise when it is lost."""
        while True:
            await asyncio.sleep(ALIVE_SECONDS)
            await connection.execute("SELECT 1", timeout=self.storage.seconds)

    async def _receive_loop(self) -> None:
        while True:
            text = await self.received.get()
            try:
                for line in text.splitlines():
                    if not line.startswith(self.own):
                        await self.receive(json.loads(line))
            except Refused as refused:
                logger.warning("a notice of another process could not be followed: %s", refused)
                self.missed()
            except Exception:
                logger.exception("a notice of another process was not understood")
