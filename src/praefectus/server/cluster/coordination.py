"""Coordination between server processes.

Each process reports that it is alive, takes over the bots of processes that have ended, and shares what each address
has used of its limits, so that asking several processes gives nobody more.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from praefectus.server.cluster.message_bus import MessageBus
from praefectus.server.cluster.other_processes import BEAT_SECONDS, OtherProcesses
from praefectus.server.errors import NoDatabase, Refused
from praefectus.server.storage.interface import Storage

logger = logging.getLogger("praefectus.server.cluster.coordination")

SHARE_SECONDS = 1.0
ADDRESSES_PER_NOTICE = 100  # addresses in one notice
ADOPTED_AT_ONCE = 20


class SharedLimit(Protocol):
    """A limit that all processes count together."""

    def new_usage(self) -> dict[str, float]:
        """Return the use by each address since the last call."""

    def use(self, process: str, who: str, amount: float) -> None:
        """Count what an address used at another process."""

    def process_joined(self) -> None:
        """Another process has started."""

    def process_left(self, process: str) -> None:
        """Another process has ended."""


class Tables(Protocol):
    """The tables of this process."""

    async def wake_bots(self, table: str) -> None:
        """Let the bots of a table continue; Refused if the table can't be read."""

    def process_gone(self, process: str) -> None:
        """Forget the viewers that were connected to a process that has ended."""


class Cluster:
    """The other processes, as the registry uses them."""

    def __init__(self, tables: Tables, storage: Storage, bus: MessageBus, processes: OtherProcesses) -> None:
        self.tables = tables
        self.storage = storage
        self.bus = bus
        self.processes = processes
        self.shared: dict[str, SharedLimit] = {}
        self.resuming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.processes.beat()
        self.resume()

    async def heartbeat_loop(self) -> None:
        """Report regularly that this process is alive, and follow the other processes."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                came, gone = await self.processes.beat()
            except NoDatabase as error:
                logger.warning("the other processes cannot be notified of this one: %s", type(error).__name__)
                continue
            for shared in self.shared.values():
                if came:
                    shared.process_joined()
                for process in gone:
                    shared.process_left(process)
            if gone:
                logger.warning("%d other process(es) ended; this one takes over their tables", len(gone))
                for process in gone:
                    self.tables.process_gone(process)
                self.resume()

    def resume(self) -> None:
        """Continue the bots that were computing when a process ended: this one before its last start, or another."""
        if self.resuming is None or self.resuming.done():
            self.resuming = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        if self.processes.alone:
            tables = await self.storage.bots_to_act()
            for start in range(0, len(tables), ADOPTED_AT_ONCE):
                await self._wake(tables[start : start + ADOPTED_AT_ONCE])
            return
        while True:
            try:
                tables = await self.processes.adopt(ADOPTED_AT_ONCE)
            except NoDatabase as error:
                logger.warning("bots could not be taken over: %s", type(error).__name__)
                return
            if not tables:
                return
            for table in await self._wake(tables):
                await self.release(table)

    async def _wake(self, tables: list[str]) -> list[str]:
        """Wake all at once, so that they are read together; return the tables that can't continue."""

        async def goes_on(table: str) -> bool:
            try:
                await self.tables.wake_bots(table)
            except Refused:
                return False
            except Exception:
                logger.exception("table %s could not be continued", table)
                return False
            return True

        going = await asyncio.gather(*(goes_on(table) for table in tables))
        return [table for table, goes in zip(tables, going, strict=True) if not goes]

    async def claim(self, table: str) -> int | None:
        """Claim the bots of a table. Return the state of its log; None if they run elsewhere or the database doesn't
        answer."""
        try:
            return await self.processes.claim(table)
        except NoDatabase as error:
            logger.warning("table %s could not be claimed: %s", table, type(error).__name__)
            return None

    async def release(self, table: str) -> None:
        try:
            await self.processes.release(table)
        except NoDatabase as error:
            logger.warning("table %s could not be released: %s", table, type(error).__name__)

    async def share_usage_loop(self) -> None:
        """Report what was used here to the other processes."""
        while True:
            await asyncio.sleep(SHARE_SECONDS)
            for name, shared in self.shared.items():
                news = list(shared.new_usage().items())
                if self.processes.servers:
                    for start in range(0, len(news), ADDRESSES_PER_NOTICE):
                        part = dict(news[start : start + ADDRESSES_PER_NOTICE])
                        self.bus.later("used", "", what=name, news=part)

    def add_usage(self, process: str, what: str, news: dict[str, float]) -> None:
        """Count what was used at another process."""
        if what in self.shared:
            for who, amount in news.items():
                self.shared[what].use(process, who, amount)

    async def close(self) -> None:
        if self.resuming is not None:
            self.resuming.cancel()
            await asyncio.gather(self.resuming, return_exceptions=True)
        await self.processes.close()
