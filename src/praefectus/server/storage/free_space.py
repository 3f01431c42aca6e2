"""Whether a database has room for the next writes: tested by writing as much as some dozens of moves need."""

from __future__ import annotations

import errno
import logging
import os
import tempfile
import time
from pathlib import Path

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

logger = logging.getLogger("praefectus.server.storage")

ROOM = 1 << 20  # bytes
ASKED_SECONDS = 10.0  # for which PostgreSQL's last "yes" is believed


def is_full(error: BaseException) -> bool:
    """Return whether a database failed because it is full, though it still answers."""
    cause = getattr(error, "orig", None) or error
    of_postgresql = getattr(cause, "sqlstate", None) == asyncpg.DiskFullError.sqlstate
    return of_postgresql or "full" in str(cause) or "disk I/O" in str(cause)


def has_room(folder: Path) -> bool:
    """Return whether a file in this folder may grow."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(ROOM))
            file.flush()
    except OSError as error:
        logger.error("the server cannot write: %s", os.strerror(error.errno or errno.EIO))
        return False
    return True


class PostgresFreeSpace:
    """Asks PostgreSQL from time to time to write a table and drop it again."""

    def __init__(self) -> None:
        self.until = 0.0

    @property
    def is_known(self) -> bool:
        """Whether there was room a moment ago."""
        return time.monotonic() < self.until

    async def ask(self, connection: AsyncConnection) -> None:
        """Raise if there is no room."""
        statement = (
            "CREATE TEMPORARY TABLE room ON COMMIT DROP AS SELECT repeat('x', 1000) FROM generate_series(1, :rows)"
        )
        await connection.execute(text(statement), {"rows": ROOM // 1000})
        self.until = time.monotonic() + ASKED_SECONDS
