"""Reading a whole table in one round trip: after a restart everybody reconnects at once."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Boolean

from praefectus.language import Message
from praefectus.server.errors import Refused
from praefectus.server.storage import schema
from praefectus.server.storage.autocommit import Autocommit, Connect
from praefectus.server.storage.interface import LogEnd, Row, Stored

logger = logging.getLogger("praefectus.server.storage")

CHAT_SHOWN = 50
YES_OR_NO = frozenset(column.name for column in schema.tables.c if isinstance(column.type, Boolean))

LOG_END = "SELECT {what} FROM log WHERE table_id = {table} AND start < {state} ORDER BY start DESC LIMIT 1"
NEWEST_SNAPSHOT = "SELECT state, data FROM snapshots WHERE table_id = {table} ORDER BY state DESC LIMIT 1"
LATEST_CHAT = f"SELECT * FROM chat WHERE table_id = {{table}} ORDER BY number DESC LIMIT {CHAT_SHOWN}"

WHOLE_TABLES = f"""
SELECT tables.*, newest.state AS snapshot_state, newest.data AS snapshot,
    (SELECT json_agg(seats ORDER BY seat) FROM seats WHERE table_id = tables.id) AS seats,
    (SELECT json_agg(latest ORDER BY number) FROM ({LATEST_CHAT.format(table="tables.id")}) AS latest) AS chat,
    ({LOG_END.format(what="stop", table="tables.id", state="newest.state")}) AS stop_before,
    ({LOG_END.format(what="at", table="tables.id", state="newest.state")}) AS at_before,
    (SELECT json_object_agg(secret_hash, at) FROM seen WHERE table_id = tables.id) AS seen,
    (SELECT json_agg(log ORDER BY start) FROM log
        WHERE table_id = tables.id AND start >= COALESCE(newest.state, 0)) AS tail
FROM tables LEFT JOIN LATERAL ({NEWEST_SNAPSHOT.format(table="tables.id")}) AS newest ON NOT $2::bool
WHERE id = ANY($1::text[])
"""


@dataclass(slots=True)
class Found:
    """What the database contains of a table, unchecked."""

    row: Row
    seats: Sequence[Row]
    chat: Sequence[Row]
    snapshot: bytes | None
    state: int
    before: LogEnd | None  # the end of the log before the snapshot
    tail: Sequence[Row]
    seen: Mapping[str, int]


class Loader(Protocol):
    """Reads whole tables."""

    async def find(self, tables: Sequence[str], whole_log: bool = False) -> dict[str, Found | None]: ...

    async def close(self) -> None: ...


class PostgresLoader(Loader):
    """Reads everything with one statement."""

    def __init__(self, connect: Connect) -> None:
        self.statements = Autocommit(connect)

    async def find(self, tables: Sequence[str], whole_log: bool = False) -> dict[str, Found | None]:
        found: dict[str, Found | None] = dict.fromkeys(tables)
        for row in await self.statements.fetch(WHOLE_TABLES, tables, whole_log):
            seats, chat, tail = (json.loads(row[name] or "[]") for name in ("seats", "chat", "tail"))
            state = row["snapshot_state"] or 0
            before = None if row["stop_before"] is None else LogEnd(row["stop_before"], row["at_before"])
            seen = json.loads(row["seen"] or "{}")
            found[row["id"]] = Found(row, seats, chat, row["snapshot"], state, before, tail, seen)
        return found

    async def close(self) -> None:
        await self.statements.close()


def readable(text: bytes) -> str:
    """Decode text of a SQLite file, which may contain anything: text that isn't UTF-8 must not look like an outage."""
    return text.decode("utf-8", "replace")


class SqliteLoader(Loader):
    """Reads in a thread with its own connection, so that several tables are one task and not one for each statement."""

    def __init__(self, path: Path, wait_ms: int) -> None:
        self.path = path
        self.wait_ms = wait_ms
        self.thread = ThreadPoolExecutor(1, "loading")
        self.connection: sqlite3.Connection | None = None

    async def find(self, tables: Sequence[str], whole_log: bool = False) -> dict[str, Found | None]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._find, tables, whole_log)

    def _find(self, tables: Sequence[str], whole_log: bool) -> dict[str, Found | None]:
        connection, self.connection = self.connection, None  # it is put back if it still works
        if connection is None:
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            connection.row_factory = sqlite3.Row
            connection.text_factory = readable
            connection.execute(f"PRAGMA busy_timeout={self.wait_ms}")
            connection.execute("PRAGMA query_only=ON")
        try:
            connection.execute("BEGIN")
            found = {table: _found(connection, table, whole_log) for table in tables}
            connection.execute("COMMIT")
        except BaseException:
            connection.close()
            raise
        self.connection = connection
        return found

    async def close(self) -> None:
        self.thread.shutdown(wait=False)
        if self.connection is not None:
            self.connection.close()


def _found(connection: sqlite3.Connection, table: str, whole_log: bool) -> Found | None:
    def ask(statement: str, *given: Any) -> list[Any]:
        return connection.execute(statement, given).fetchall()

    for row in ask("SELECT * FROM tables WHERE id = ?", table):
        seats = ask("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table)
        chat = ask(LATEST_CHAT.format(table="?"), table)[::-1]
        kept = [] if whole_log else ask(NEWEST_SNAPSHOT.format(table="?"), table)
        state, snapshot = kept[0] if kept else (0, None)
        end = ask(LOG_END.format(what="stop, at", table="?", state="?"), table, state) if state else []
        tail = ask("SELECT * FROM log WHERE table_id = ? AND start >= ? ORDER BY start", table, state)
        seen = dict(ask("SELECT secret_hash, at FROM seen WHERE table_id = ?", table))
        before = LogEnd(*end[0]) if end else None
        return Found(_typed(row), seats, chat, snapshot, state, before, tail, seen)
    return None


def _typed(row: sqlite3.Row) -> Mapping[str, Any]:
    """Convert SQLite's numbers to booleans."""
    values = dict(row)
    return values | {name: bool(values[name]) for name in YES_OR_NO if values[name] is not None}


def stored(found: Found) -> Stored:
    """Return a table whose log reaches the state of its snapshot and continues from there without a gap."""
    table = found.row["id"]
    if found.state and (found.before is None or found.before.state != found.state):
        raise damaged(table, 0 if found.before is None else found.before.state, found.state)
    tail = continuous(table, found.state, found.tail)
    end = LogEnd(tail[-1]["stop"], tail[-1]["at"]) if tail else found.before
    return Stored(found.row, found.seats, end, found.chat, found.snapshot, found.state, tail, found.seen)


def continuous(table: str, since: int, rows: Sequence[Any]) -> Sequence[Any]:
    """Return the rows of a log if each begins where the previous one ends."""
    ends = [since, *(row["stop"] for row in rows)]
    for end, row in zip(ends, rows, strict=False):
        if row["start"] != end:
            raise damaged(table, end, row["start"])
    return rows


def damaged(table: str, end: int, start: int) -> Refused:
    first, last = sorted((end, start))
    what = Message("log-missing" if start > end else "log-twice", first=first, last=last)
    logger.error("the log of table %s is damaged: %s", table, what)
    return Refused("damaged", "log-damaged", what=what)
