"""A database that may not answer: every wait has a limit, and during an outage every request fails at once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import select
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from praefectus.server import metrics
from praefectus.server.background import keep_running
from praefectus.server.errors import Conflict, NoDatabase, Refused, StorageFailed
from praefectus.server.settings import SQLITE, Settings
from praefectus.server.storage.free_space import PostgresFreeSpace, has_room, is_full
from praefectus.server.threads import in_thread

logger = logging.getLogger("praefectus.server.storage")

T = TypeVar("T")

CONNECTIONS = 8  # to PostgreSQL, for writes other than moves; as many again for reading
FILE_READERS = 4  # connections to a SQLite file
PROBE_SECONDS = 0.5
OUTAGES = (
    SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # PostgreSQL has ended the connection, and asyncpg has not closed it yet
    OSError,
    TimeoutError,
)
# The entry does not continue its log, or its table is gone.
NOT_CONTINUED = (IntegrityError, asyncpg.IntegrityConstraintViolationError)
# The statement is wrong or conflicts with another: the database itself is well.
REFUSALS = (
    *NOT_CONTINUED,
    DataError,
    ProgrammingError,
    asyncpg.DataError,
    asyncpg.SyntaxOrAccessError,
    asyncpg.TransactionRollbackError,
)


def is_outage(error: BaseException) -> bool:
    """Whether the database itself failed, and not the statement."""
    return isinstance(error, OUTAGES) and not isinstance(error, REFUSALS)


def failure(error: Exception) -> Exception:
    """Return the error for the caller, without the database's own errors."""
    if not isinstance(error, OUTAGES):
        return error
    failed = _stored_failure(error)
    failed.__cause__ = error
    return failed


def _stored_failure(error: BaseException) -> StorageFailed:
    return Conflict() if isinstance(error, NOT_CONTINUED) else StorageFailed()


class DatabaseAccess:
    """Access to a database that may be away. `back` is called when it answers again."""

    reader: AsyncEngine
    writer: AsyncEngine

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_postgresql = settings.is_postgresql
        self.seconds = settings.database_seconds
        self.back: Callable[[], None] = lambda: None
        self.away = False
        self.closing = False
        self.under_way: set[asyncio.Task[Any]] = set()
        self.readers = asyncio.Semaphore(CONNECTIONS if settings.is_postgresql else FILE_READERS)
        self.probe_task: asyncio.Task[None] | None = None
        self.room = PostgresFreeSpace()

    async def _with_timeout(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait within the time limit. A database that hangs keeps its task, but nobody waits for it any more."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        done, _ = await asyncio.wait({task}, timeout=self.seconds)
        if task.cancelled():
            raise ConnectionError("what was asked of the database was broken off")
        if done:
            return task.result()
        task.cancel()
        task.add_done_callback(lambda late: late.cancelled() or late.exception())
        if self.is_postgresql:
            await self.writer.dispose(close=False)  # connections that hang are not used again
        raise TimeoutError("the database does not answer in time")

    def _failed(self, error: BaseException) -> None:
        """Fail all requests at once from now on, until a probe is answered."""
        metrics.outages.inc()
        cause = getattr(error, "orig", None) or error
        full = is_full(error)
        self.room.until = 0.0
        logger.error("the database failed: %s: %s", type(cause).__name__, (str(cause).splitlines() or [""])[0][:200])
        if not full and not self.away and not self.closing:
            self.away = True
            metrics.away.set(1)
            self.probe_task = asyncio.create_task(keep_running(self._probe))

    async def _probe(self) -> None:
        """Ask until the database answers."""
        while True:
            await asyncio.sleep(PROBE_SECONDS)
            try:
                await self._with_timeout(self._touch())
            except OUTAGES:
                continue
            logger.warning("the database answers again")
            self.away = False
            metrics.away.set(0)
            self.back()
            return

    async def answers(self) -> bool:
        """Whether the database answers now."""
        try:
            await self.read(lambda connection: connection.execute(select(1)))
        except Refused:
            return False
        return True

    async def has_room(self) -> bool:
        """Whether the database could write now; PostgreSQL is asked only every few seconds."""
        if self.away:
            return False
        if not self.is_postgresql:
            return await in_thread(has_room, Path(self.settings.url.removeprefix(SQLITE)).parent)
        if not self.room.is_known:
            try:
                await self._with_timeout(self._ask_for_room())
            except OUTAGES as error:
                logger.error("the database cannot write: %s", type(getattr(error, "orig", None) or error).__name__)
                return not is_outage(error)
        return True

    async def _ask_for_room(self) -> None:
        async with self.writer.begin() as connection:
            await self.room.ask(connection)

    async def _touch(self) -> None:
        async with self.writer.begin() as connection:  # takes SQLite's write lock
            await connection.execute(select(1))

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read in one transaction; NoDatabase if that fails now. Waiting for a free connection doesn't count as
        waiting for the database."""
        async with self.readers:
            return await self._answer(lambda: self._reading(work))

    async def _answer(self, ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if self.away:
            raise NoDatabase
        try:
            return await self._with_timeout(ask())
        except OUTAGES as error:
            if is_outage(error):
                self._failed(error)
                raise NoDatabase from error
            raise _stored_failure(error) from error

    async def _reading(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self.reader.begin() as connection:
            return await work(connection)
