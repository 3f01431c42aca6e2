"""A PostgreSQL connection for single statements, each its own transaction and round trip."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import asyncpg


class Connect(Protocol):
    async def __call__(self) -> asyncpg.Connection: ...


class Autocommit:
    """Runs one statement at a time; after a failure the next one opens a new connection."""

    def __init__(self, connect: Connect) -> None:
        self.connect = connect
        self.connection: asyncpg.Connection | None = None
        self.lock = asyncio.Lock()

    async def fetch(self, statement: str, *given: Any) -> list[asyncpg.Record]:
        """Return the rows of a statement."""
        async with self.lock:
            connection, self.connection = self.connection, None  # it is put back if it still works
            if connection is None or connection.is_closed():
                connection = await self.connect()
            try:
                found: list[asyncpg.Record] = await connection.fetch(statement, *given)
            except (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError):
                self.connection = connection
                raise
            except BaseException:
                connection.terminate()
                raise
            self.connection = connection
            return found

    async def close(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            await connection.close()
