"""A connection to PostgreSQL for single statements, each a transaction and a round trip of its own."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import asyncpg


class Connect(Protocol):
    async def __call__(self) -> asyncpg.Connection: ...


class Autocommit:
    """One at a time; after a failure the next one begins with a new connection."""

    def __init__(self, connect: Connect) -> None:
        self.connect = connect
        self.connection: asyncpg.Connection | None = None
        self.lock = asyncio.Lock()

    async def fetch(self, statement: str, *given: Any) -> list[asyncpg.Record]:
        """The rows that it returns."""
        async with self.lock:
            connection, self.connection = self.connection, None  # it comes back when it is still of use
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
