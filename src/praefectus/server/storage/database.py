"""The database: SQLite in WAL mode or PostgreSQL, with parallel reads, and writes of many games in one commit."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Column,
    Connection,
    ScalarSelect,
    Select,
    case,
    delete,
    event,
    func,
    insert,
    null,
    select,
    text,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from praefectus.language import Message
from praefectus.server.background import keep_running
from praefectus.server.errors import Overtaken, WrongSetting
from praefectus.server.settings import SQLITE, Settings
from praefectus.server.storage import schema
from praefectus.server.storage.batched_reads import BatchedReads
from praefectus.server.storage.file_lock import FileLock
from praefectus.server.storage.interface import Append, Columns, Listed, LogEnd, Storage, Stored
from praefectus.server.storage.loading import (
    Found,
    Loader,
    PostgresLoader,
    SqliteLoader,
    continuous,
    readable,
    stored,
)
from praefectus.server.storage.outages import CONNECTIONS, FILE_READERS, OUTAGES
from praefectus.server.storage.waiting_notices import Happening
from praefectus.server.storage.write_queue import NOTIFY, WriteQueue

logger = logging.getLogger("praefectus.server.storage")

T = TypeVar("T")

ALIVE = "alive"  # the switch that says when a server last ran
LOADED_AT_ONCE = 20  # tables
MIGRATION_LOCK = 5081971
CHECKPOINT_SECONDS = 2.0
SAW = text(
    "INSERT INTO seen (table_id, secret_hash, at)"
    " SELECT id, CAST(:who AS VARCHAR(64)), CAST(:at AS BIGINT) FROM tables WHERE id = :table"
    " ON CONFLICT (table_id, secret_hash) DO UPDATE SET at = excluded.at"
)


def run_migrations(connection: Connection) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Database(WriteQueue, Storage):
    """Opened once per process."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.url = settings.url
        self.loads: BatchedReads[str, Found | None] = BatchedReads(
            lambda tables: self._answer(lambda: self.loader.find(tables)), LOADED_AT_ONCE
        )
        self.vocabularies: dict[str, str] = {}
        self.checkpoint_task: asyncio.Task[None] | None = None
        self.lock: FileLock | None = None
        self.loader: Loader

    async def open(self, vocabulary: tuple[str, str] | None = None, back: Callable[[], None] = lambda: None) -> None:
        """Connect, migrate, start the writer, and store the current vocabulary of logs."""
        self.back = back
        if self.is_postgresql:
            self.loader = PostgresLoader(self.connect)
            self.writer = self.reader = create_async_engine(
                self.url.split("?")[0],
                async_creator=self.connect,
                pool_size=2 * CONNECTIONS,
                max_overflow=0,  # keep extra connections open instead of closing and reopening them under load
                pool_pre_ping=True,
                pool_timeout=self.seconds,
            )
        else:
            self._open_sqlite()
        try:
            async with self.writer.begin() as connection:
                if self.is_postgresql:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                else:
                    checked = str(await connection.scalar(text("PRAGMA quick_check(1)")))
                    if checked != "ok":
                        raise sqlite3.DatabaseError(f"the file is damaged: {' '.join(checked.split())}")
                await connection.run_sync(run_migrations)
                found = await connection.execute(select(schema.vocabularies))
                self.vocabularies = {row["mark"]: row["content"] for row in found.mappings()}
                if vocabulary is not None and vocabulary[0] not in self.vocabularies:
                    values = {"mark": vocabulary[0], "content": vocabulary[1]}
                    await connection.execute(insert(schema.vocabularies), values)
        except (*OUTAGES, CommandError, ValueError) as error:
            await self.writer.dispose()
            await self.reader.dispose()
            if self.lock is not None:
                self.lock.release()
            raise WrongSetting(self._why_closed(error)) from error
        if vocabulary is not None:
            self.mark = vocabulary[0]
            self.vocabularies[vocabulary[0]] = vocabulary[1]
        self.writer_task = asyncio.create_task(keep_running(self._write_loop))
        if not self.is_postgresql:
            self.checkpoint_task = asyncio.create_task(keep_running(self._checkpoint_loop))

    def _why_closed(self, error: Exception) -> Message:
        """Return one sentence for the operator, without the password."""
        where = self.writer.url.set(drivername=self.writer.url.get_backend_name()).render_as_string(hide_password=True)
        if isinstance(error, CommandError):
            return Message("database-newer", place=where)
        cause = getattr(error, "orig", None) or error
        number = getattr(cause, "errno", None) or 0
        said = os.strerror(number) if number > 0 else getattr(cause, "strerror", None) or str(cause)
        reason = (said or type(cause).__name__).splitlines()[0].rstrip(".")
        message = "database-closed-postgresql" if self.is_postgresql else "database-closed-file"
        return Message(message, place=where, why=reason)

    def _open_sqlite(self) -> None:
        path = Path(self.url.removeprefix(SQLITE))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WrongSetting("folder-not-made", folder=str(path.parent), why=error.strerror) from error
        self.lock = FileLock(path)
        self.writer = create_async_engine(self.url, pool_size=1, max_overflow=0, pool_timeout=self.seconds)
        self.reader = create_async_engine(self.url, pool_size=FILE_READERS, max_overflow=0, pool_timeout=self.seconds)
        durable, busy = self.settings.durable, max(1, round(750 * self.seconds))
        self.loader = SqliteLoader(path, busy)
        for engine, begin in ((self.writer, "BEGIN IMMEDIATE"), (self.reader, "BEGIN")):

            @event.listens_for(engine.sync_engine, "connect")
            def on_connect(connection: Any, _record: Any) -> None:
                connection.isolation_level = None
                connection.driver_connection.text_factory = readable
                cursor = connection.cursor()
                cursor.execute("PRAGMA journal_mode=WAL")
                cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
                cursor.execute(f"PRAGMA busy_timeout={busy}")
                cursor.execute("PRAGMA foreign_keys=ON")
                cursor.execute("PRAGMA journal_size_limit=67108864")
                cursor.execute("PRAGMA wal_autocheckpoint=0")
                cursor.close()

            @event.listens_for(engine.sync_engine, "begin")
            def on_begin(connection: Connection, begin: str = begin) -> None:
                connection.exec_driver_sql(begin)

    async def _checkpoint_loop(self) -> None:
        """Move the write-ahead log into the file outside of commits, so that no commit waits for it."""
        done = 0
        while True:
            try:
                async with aiosqlite.connect(self.url.removeprefix(SQLITE)) as connection:
                    while True:
                        await asyncio.sleep(CHECKPOINT_SECONDS)
                        if self.commits != done:
                            before = self.commits
                            await connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
                            done = before
            except (aiosqlite.Error, OSError) as error:
                logger.error("what was written ahead could not be moved into the file: %s", error)
                await asyncio.sleep(CHECKPOINT_SECONDS)

    async def close(self) -> None:
        """Write what is waiting, then disconnect."""
        self.closing = True
        self.wake.set()
        for task in (self.checkpoint_task, self.probe_task):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self.writer_task is not None:
            await self.writer_task
        if self.alone:
            await asyncio.wait(self.alone, timeout=2 * self.seconds)
        if self.lock is not None:
            self.lock.release()
        for engine in (self.writer, self.reader):
            try:
                async with asyncio.timeout(self.seconds):
                    await engine.dispose()
                    await self.group.close()
                    await self.loader.close()
            except OUTAGES as error:
                logger.warning("a connection to the database was not closed in order: %s", type(error).__name__)

    async def create_table(self, row: Columns, seats: list[Columns], entries: Append | None = None) -> None:
        """Create a table; a copy comes with a log."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables), row)
            await connection.execute(insert(schema.seats), seats)
            if entries is not None:
                await self._insert(connection, [entries])

        await self.run(work)

    async def change_table(
        self,
        table: str,
        version: int,
        change: Columns,
        seats: list[Columns] | None = None,
        notice: str | None = None,
        entries: Append | None = None,
        moved: Sequence[int | None] | None = None,
        happened: Sequence[Happening] = (),
    ) -> None:
        """Change what is not in the log; Overtaken if another process did so since `version`."""

        async def work(connection: AsyncConnection) -> None:
            changed = await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.version == version)
                .values(version=version + 1, **change)
            )
            if changed.rowcount != 1:
                raise Overtaken(table)
            if seats is not None:
                await connection.execute(schema.seats.delete().where(schema.seats.c.table_id == table))
                await connection.execute(insert(schema.seats), seats)
            if moved is not None:
                there = {old: new for old, new in enumerate(moved) if new is not None}
                chat = schema.chat.c
                place = case(there, value=chat.seat) if there else null()
                await connection.execute(update(schema.chat).where(chat.table_id == table).values(seat=place))
            if entries is not None:
                await self._insert(connection, [entries])
            if happened:
                await connection.execute(insert(schema.happened), [each.row() for each in happened])
            if notice is not None and self.is_postgresql:
                await connection.execute(NOTIFY, {"notices": [notice]})

        await self.run(work)

    async def delete_table(self, table: str, notice: str | None = None) -> None:
        """Delete a table with everything that belongs to it."""

        async def work(connection: AsyncConnection) -> None:
            # Lock the row first: otherwise what others write meanwhile would prevent the deletion.
            await connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())
            for part in schema.PARTS_OF_TABLE:
                await connection.execute(delete(part).where(part.c.table_id == table))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            if notice is not None and self.is_postgresql:
                await connection.execute(NOTIFY, {"notices": [notice]})

        await self.run(work)

    async def set_notes(self, table: str, secret_hash: str, written: str) -> None:
        """Save the private notes that belong to this secret."""
        theirs = (schema.notes.c.table_id == table, schema.notes.c.secret_hash == secret_hash)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(schema.notes.delete().where(*theirs))
            values = {"table_id": table, "secret_hash": secret_hash, "text": written}
            await connection.execute(insert(schema.notes), values)

        await self.run(work)

    async def set_last_seen(self, last_seen: Mapping[tuple[str, str], int]) -> None:
        """Store when people were last there; skip tables that no longer exist."""
        rows = [{"table": table, "who": who, "at": at} for (table, who), at in last_seen.items()]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(SAW, rows)

        await self.run(work)

    async def last_seen(self, table: str) -> dict[str, int]:
        query = select(schema.seen.c.secret_hash, schema.seen.c.at).where(schema.seen.c.table_id == table)

        async def work(connection: AsyncConnection) -> dict[str, int]:
            return {row.secret_hash: row.at for row in await connection.execute(query)}

        return await self.read(work)

    async def add_chat(
        self, table: str, seat: int | None, name: str, said: str, at: int, notice: Callable[[int], str]
    ) -> int:
        """Add a message and return its number."""
        in_table = schema.chat.c.table_id == table

        async def work(connection: AsyncConnection) -> int:
            if self.is_postgresql:
                await connection.execute(
                    select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()
                )
            highest = await connection.scalar(select(func.max(schema.chat.c.number)).where(in_table))
            number = 0 if highest is None else int(highest) + 1
            values = {"table_id": table, "number": number, "seat": seat, "name": name, "text": said, "at": at}
            await connection.execute(insert(schema.chat), values)
            if self.is_postgresql:
                await connection.execute(NOTIFY, {"notices": [notice(number)]})
            return number

        return await self.run(work)

    # Reading

    async def vocabulary(self, mark: str | None) -> str | None:
        """Return the vocabulary of a log when it was written; None is the first vocabulary."""
        if mark is not None and mark not in self.vocabularies:
            query = select(schema.vocabularies.c.content).where(schema.vocabularies.c.mark == mark)
            self.vocabularies[mark] = str(await self.read(lambda connection: connection.scalar(query)))
        return None if mark is None else self.vocabularies[mark]

    async def load(self, table: str, whole_log: bool = False) -> Stored | None:
        """Read a table with its newest snapshot and the log since then: the same work however long the game is."""
        if whole_log:
            found = (await self._answer(lambda: self.loader.find([table], whole_log=True)))[table]
        else:
            found = await self.loads.get(table)
        return None if found is None else stored(found)

    async def entries(self, table: str, since: int) -> Sequence[RowMapping]:
        """Return the log from a state on."""
        return await self.read(lambda connection: _entries(connection, table, since))

    async def listed(self, ids: Sequence[str]) -> list[Listed]:
        """Return several tables with their seats, without their games."""
        query = LISTED.where(schema.tables.c.id.in_(ids))
        return await self.read(lambda connection: listed_in(connection, query))

    async def public(self, stage: str | None, limit: int) -> list[Listed]:
        """Return public tables, the newest change first."""
        query = LISTED.where(schema.tables.c.public.is_(True), schema.tables.c.watching.is_(True))
        if stage is not None:
            query = query.where(schema.tables.c.stage == stage)
        query = query.order_by(schema.tables.c.changed.desc()).limit(limit)
        return await self.read(lambda connection: listed_in(connection, query))

    async def notes(self, table: str, secret_hash: str) -> str:
        theirs = (schema.notes.c.table_id == table, schema.notes.c.secret_hash == secret_hash)
        found = await self.read(lambda connection: connection.scalar(select(schema.notes.c.text).where(*theirs)))
        return str(found or "")

    async def chat(self, table: str, before: int | None, limit: int) -> Sequence[RowMapping]:
        """Return messages, oldest first."""
        return await self.read(lambda connection: _chat(connection, table, before, limit))

    async def unfinished(self, address: str) -> int:
        """Return how many unfinished tables an address has created."""
        query = (
            select(func.count())
            .select_from(schema.tables)
            .where(schema.tables.c.address == address, schema.tables.c.stage != "over")
        )
        count: int | None = await self.read(lambda connection: connection.scalar(query))
        return count or 0

    async def own_board(self, board: str) -> str | None:
        """Return the file of a custom board on which some table plays."""
        tables = schema.tables.c
        query = select(tables.own_board).where(tables.board == board, tables.own_board.is_not(None)).limit(1)
        found: str | None = await self.read(lambda connection: connection.scalar(query))
        return found

    async def unchanged(self, stage: str, since: int, most: int, live: bool = False) -> list[str]:
        """Return tables of a stage that have not changed since a moment; with `live` only public live ones."""
        tables = schema.tables.c
        past = (tables.changed < since, func.coalesce(tables.appointment, 0) < since)
        query = select(tables.id).where(tables.stage == stage, *past)
        if live:
            query = query.where(tables.live, tables.public)

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(table) for table in await connection.scalars(query.limit(most))]

        return await self.read(work)

    async def due(self, at: int, most: int) -> list[str]:
        """Return tables whose alarm is due, the oldest first."""
        alarm = schema.tables.c.alarm
        query = select(schema.tables.c.id).where(alarm <= at).order_by(alarm).limit(most)

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(table) for table in await connection.scalars(query)]

        return await self.read(work)

    async def last_alive(self) -> int | None:
        query = select(schema.switches.c.value).where(schema.switches.c.name == ALIVE)
        found = await self.read(lambda connection: connection.scalar(query))
        return None if found is None else int(found)

    async def set_alive(self, at: int) -> None:
        async def work(connection: AsyncConnection) -> None:
            own = schema.switches.c.name == ALIVE
            changed = await connection.execute(update(schema.switches).where(own).values(value=str(at)))
            if changed.rowcount == 0:
                await connection.execute(insert(schema.switches), {"name": ALIVE, "value": str(at)})

        await self.run(work)

    async def move_clocks(self, milliseconds: int) -> int:
        """Move all running clocks by this time; return how many there are."""
        tables = schema.tables.c

        async def work(connection: AsyncConnection) -> int:
            running = select(tables.id, tables.clock).where(tables.stage == "playing", tables.clock.is_not(None))
            rows = (await connection.execute(running)).all()
            for row in rows:
                clock = json.loads(row.clock)
                moved = {"clock": json.dumps(clock | {"since": clock.get("since", 0) + milliseconds})}
                moments = {"deadline": tables.deadline + milliseconds, "alarm": tables.alarm + milliseconds}
                await connection.execute(update(schema.tables).where(tables.id == row.id).values(**moved, **moments))
            return len(rows)

        return await self.run(work)

    async def bots_to_act(self) -> list[str]:
        """Return tables where a bot was to act when the server stopped."""
        query = select(schema.tables.c.id).where(schema.tables.c.bot_to_act.is_(True))

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(table) for table in await connection.scalars(query)]

        return await self.read(work)


def _last(column: Column[int]) -> ScalarSelect[int]:
    """Select a column of the newest row of a table's log."""
    own = schema.log.c.table_id == schema.tables.c.id
    return (
        select(column)
        .where(own)
        .order_by(schema.log.c.start.desc())
        .limit(1)
        .correlate(schema.tables)
        .scalar_subquery()
    )


LISTED = select(schema.tables, _last(schema.log.c.stop).label("log_stop"), _last(schema.log.c.at).label("log_at"))


async def _entries(connection: AsyncConnection, table: str, since: int) -> Sequence[RowMapping]:
    found = await connection.execute(
        select(schema.log)
        .where(schema.log.c.table_id == table, schema.log.c.start >= since)
        .order_by(schema.log.c.start)
    )
    return continuous(table, since, found.mappings().all())


async def listed_in(connection: AsyncConnection, query: Select[Any]) -> list[Listed]:
    """Return the tables that a query made from LISTED finds, with their seats."""
    rows = (await connection.execute(query)).mappings().all()
    found = await connection.execute(
        select(schema.seats)
        .where(schema.seats.c.table_id.in_([row["id"] for row in rows]))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    )
    seats: dict[str, list[RowMapping]] = {row["id"]: [] for row in rows}
    for seat in found.mappings():
        seats[seat["table_id"]].append(seat)
    return [
        Listed(row, seats[row["id"]], None if row["log_stop"] is None else LogEnd(row["log_stop"], row["log_at"]))
        for row in rows
    ]


async def _chat(connection: AsyncConnection, table: str, before: int | None, limit: int) -> Sequence[RowMapping]:
    query = select(schema.chat).where(schema.chat.c.table_id == table)
    if before is not None:
        query = query.where(schema.chat.c.number < before)
    found = await connection.execute(query.order_by(schema.chat.c.number.desc()).limit(limit))
    return found.mappings().all()[::-1]
