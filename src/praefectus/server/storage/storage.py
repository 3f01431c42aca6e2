"""The database: SQLite in WAL mode or PostgreSQL, reads in parallel, writes of many games in one commit."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from praefectus.language import Message
from praefectus.server import measures
from praefectus.server.duties import kept_up
from praefectus.server.errors import NoDatabase, Overtaken, Refused, StorageFailed, WrongSetting
from praefectus.server.settings import Settings
from praefectus.server.storage import schema
from praefectus.server.storage.gathered import Gathered
from praefectus.server.storage.group_commit import GroupCommit, joined
from praefectus.server.storage.kept import CHANNEL, Alone, Append, Others, Storage, Stored
from praefectus.server.storage.loading import Found, Loader, LoaderOfFile, LoaderOfPostgreSQL, continuous, stored
from praefectus.server.storage.one_process import FileLock

logger = logging.getLogger("praefectus.server.storage")

T = TypeVar("T")

MOST_IN_ONE_COMMIT = 1000
CONNECTIONS = 8  # to PostgreSQL, for writing what is no move; as many again for reading
FILE_READERS = 4  # connections to a SQLite file
LOADED_AT_ONCE = 20  # tables
SNAPSHOTS_KEPT = 2
MIGRATION_LOCK = 5081971
CHECKPOINT_SECONDS = 2.0
PROBE_SECONDS = 0.5
OUTAGES = (
    SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # PostgreSQL has said its last words, and the connection is not yet closed
    OSError,
    TimeoutError,
)
# The entry does not continue its log, or its table is gone.
NOT_CONTINUED = (IntegrityError, asyncpg.IntegrityConstraintViolationError)
# What was asked is wrong, or was in the way of somebody else's: the database itself is well.
REFUSALS = (
    *NOT_CONTINUED,
    DataError,
    ProgrammingError,
    asyncpg.DataError,
    asyncpg.SyntaxOrAccessError,
    asyncpg.TransactionRollbackError,
)


@dataclass(slots=True)
class _Job:
    append: Append | None = None
    work: Callable[[AsyncConnection], Awaitable[Any]] | None = None
    notice: str | None = None
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


_CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam("new_" + name) for name in schema.STANDING})
)
# The newest snapshot, and one more in case it is of no use.
_OLD = (
    select(schema.snapshots.c.state)
    .where(schema.snapshots.c.table_id == bindparam("table"))
    .order_by(schema.snapshots.c.state.desc())
    .limit(1)
    .offset(SNAPSHOTS_KEPT - 1)
)
_PRUNE = delete(schema.snapshots).where(
    schema.snapshots.c.table_id == bindparam("table"), schema.snapshots.c.state < _OLD.scalar_subquery()
)
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(:notices AS text[])) AS notice")


def _fail(job: _Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)


def run_migrations(connection: Connection) -> None:
    """Bring the tables up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_outage(error: BaseException) -> bool:
    """Whether the database itself failed, and not what it was asked."""
    return isinstance(error, OUTAGES) and not isinstance(error, REFUSALS)


def failure(error: Exception) -> Exception:
    """What whoever asked is told: nothing of the database's own errors."""
    if not isinstance(error, OUTAGES):
        return error
    failed = StorageFailed()
    failed.__cause__ = error
    return failed


class Database(Storage):
    """Opened once per process. `back` is called when the database answers again after it had been away."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.back: Callable[[], None] = lambda: None
        self.away = False
        self.seconds = settings.database_seconds
        self.under_way: set[asyncio.Task[Any]] = set()
        self.alone: set[asyncio.Task[None]] = set()  # transactions that are no moves
        self.places = asyncio.Semaphore(CONNECTIONS)
        self.readers = asyncio.Semaphore(CONNECTIONS if settings.is_postgresql else FILE_READERS)
        self.loads: Gathered[str, Found | None] = Gathered(
            lambda tables: self._answer(lambda: self.loader.find(tables)), LOADED_AT_ONCE
        )
        self.probe_task: asyncio.Task[None] | None = None
        self.is_postgresql = settings.is_postgresql
        self.url = settings.url
        self.jobs: list[_Job] = []
        self.wake = asyncio.Event()
        self.closing = False
        self.read_only: str | None = None  # the sentence with which changes are refused
        self.commits = 0
        self.group = GroupCommit(self.connect, CHANNEL)
        self.mark: str | None = None  # of the vocabulary of today
        self.vocabularies: dict[str, str] = {}
        self.writer_task: asyncio.Task[None] | None = None
        self.checkpoint_task: asyncio.Task[None] | None = None
        self.lock: FileLock | None = None
        self.loader: Loader
        self.reader: AsyncEngine
        self.writer: AsyncEngine

    async def open(self, vocabulary: tuple[str, str] | None = None, back: Callable[[], None] = lambda: None) -> None:
        """Connect, bring the tables up to date, start the writer; what the numbers of logs mean is kept by its mark."""
        self.back = back
        if self.is_postgresql:
            self.loader = LoaderOfPostgreSQL(self.connect)
            self.writer = self.reader = create_async_engine(
                self.url.split("?")[0],
                async_creator=self.connect,
                pool_size=2 * CONNECTIONS,
                max_overflow=0,  # a connection too many is not closed and made anew whenever there is much to do
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
        self.writer_task = asyncio.create_task(kept_up(self._write_on))
        if not self.is_postgresql:
            self.checkpoint_task = asyncio.create_task(kept_up(self._checkpoint_on))

    async def connect(self) -> Any:
        """A connection to PostgreSQL; asyncpg understands what stands behind the ? of its address."""
        return await asyncpg.connect(self.settings.dsn, timeout=self.seconds)

    def _why_closed(self, error: Exception) -> Message:
        """One sentence for who starts the server, without the password."""
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
        path = Path(self.url.removeprefix("sqlite+aiosqlite:///"))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WrongSetting("folder-not-made", folder=str(path.parent), why=error.strerror) from error
        self.lock = FileLock(path)
        self.writer = create_async_engine(self.url, pool_size=1, max_overflow=0, pool_timeout=self.seconds)
        self.reader = create_async_engine(self.url, pool_size=FILE_READERS, max_overflow=0, pool_timeout=self.seconds)
        durable, busy = self.settings.durable, max(1, round(750 * self.seconds))
        self.loader = LoaderOfFile(path, busy)
        for engine, begin in ((self.writer, "BEGIN IMMEDIATE"), (self.reader, "BEGIN")):

            @event.listens_for(engine.sync_engine, "connect")
            def on_connect(connection: Any, _record: Any) -> None:
                connection.isolation_level = None
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

    async def _checkpoint_on(self) -> None:
        """Move what was written ahead into the file itself, beside the commits so that none has to wait for it."""
        done = 0
        while True:
            try:
                async with aiosqlite.connect(self.url.removeprefix("sqlite+aiosqlite:///")) as connection:
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

    # A database that does not answer

    async def _within_reason(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait as long as a person would; a database that hangs keeps its task, and nobody waits for that any more."""
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
        """From now on everybody is told at once, until a probe is answered."""
        measures.outages.inc()
        cause = getattr(error, "orig", None) or error
        full = "full" in str(cause) or "disk I/O" in str(cause)
        logger.error("the database failed: %s: %s", type(cause).__name__, (str(cause).splitlines() or [""])[0][:200])
        if not full and not self.away and not self.closing:
            self.away = True
            measures.away.set(1)
            self.probe_task = asyncio.create_task(kept_up(self._probe))

    async def _probe(self) -> None:
        """Ask until it answers."""
        while True:
            await asyncio.sleep(PROBE_SECONDS)
            try:
                await self._within_reason(self._touch())
            except OUTAGES:
                continue
            logger.warning("the database answers again")
            self.away = False
            measures.away.set(0)
            self.back()
            return

    async def answers(self) -> bool:
        """Whether the database answers now."""
        try:
            await self.read(lambda connection: connection.execute(select(1)))
        except Refused:
            return False
        return True

    @property
    def writes(self) -> bool:
        """Whether somebody writes what comes in."""
        return not self.away and self.writer_task is not None and not self.writer_task.done()

    async def _touch(self) -> None:
        async with self.writer.begin() as connection:  # takes SQLite's write lock
            await connection.execute(select(1))

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read in one transaction; NoDatabase if that cannot be done now. Whoever waits for a connection of ours does
        not wait for the database yet."""
        async with self.readers:
            return await self._answer(lambda: self._reading(work))

    async def _answer(self, ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if self.away:
            raise NoDatabase
        try:
            return await self._within_reason(ask())
        except OUTAGES as error:
            if is_outage(error):
                self._failed(error)
                raise NoDatabase from error
            raise StorageFailed from error

    async def _reading(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self.reader.begin() as connection:
            return await work(connection)

    # Writing

    async def append(self, entries: Append) -> None:
        """Returns when the entries are on disk; Overtaken if the log already goes on from there."""
        await self._submit(_Job(append=entries))

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run other writes of one transaction; they succeed or fail together and alone."""
        result: T = await self._submit(_Job(work=work))
        return result

    def others(self, process: str) -> Others:
        """The other processes at PostgreSQL; with SQLite there are none."""
        from praefectus.server.storage.processes import Processes

        return Processes(self, process) if self.is_postgresql else Alone()

    async def notify(self, notice: str) -> None:
        """Tell the other server processes something that is not kept."""
        if self.is_postgresql:
            await self._submit(_Job(notice=notice))

    async def _submit(self, job: _Job) -> Any:
        if self.closing:
            raise Refused("busy", "server-stopping")
        if self.away:
            raise NoDatabase
        if self.read_only is not None and job.notice is None:
            raise Refused("read_only", "operator-says", 60, sentence=self.read_only)
        if self.is_postgresql and job.work is not None:
            task = asyncio.create_task(self._commit_alone(job))
            self.alone.add(task)
            task.add_done_callback(self.alone.discard)
        else:
            self.jobs.append(job)
            self.wake.set()
        return await asyncio.shield(job.done)

    async def _commit_alone(self, job: _Job) -> None:
        """PostgreSQL writes what is no move beside the moves."""
        async with self.places:
            await self._commit([job])

    async def _write_on(self) -> None:
        busy = False
        while True:
            await self.wake.wait()
            if busy and self.settings.commit_linger:
                await asyncio.sleep(self.settings.commit_linger)
            self.wake.clear()
            jobs, self.jobs = self._next_jobs()
            if self.jobs:
                self.wake.set()
            if jobs:
                await self._commit(jobs)
            elif self.closing:
                return
            if self.closing:
                self.wake.set()
            busy = len(jobs) > 1

    def _next_jobs(self) -> tuple[list[_Job], list[_Job]]:
        """What goes into the next commit, at most one move of each table, and what waits for a later one."""
        now, later = [], self.jobs[MOST_IN_ONE_COMMIT:]
        tables: set[str] = set()
        for job in self.jobs[:MOST_IN_ONE_COMMIT]:
            if job.append is not None and job.append.table in tables:
                later.append(job)
            else:
                now.append(job)
                if job.append is not None:
                    tables.add(job.append.table)
        return now, later

    async def _commit(self, jobs: list[_Job]) -> None:
        """One transaction for all; if one job is bad, each by itself, so that it harms no other. If the database
        itself fails, all fail, and those too that wait."""
        try:
            results = await self._within_reason(self._transaction(jobs))
        except Exception as error:
            if is_outage(error):
                self._failed(error)
                waiting, self.jobs = (self.jobs, []) if self.away else ([], self.jobs)
                for job in [*jobs, *waiting]:
                    _fail(job, NoDatabase())
            elif len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
            elif jobs[0].append is not None and isinstance(error, NOT_CONTINUED):
                _fail(jobs[0], Overtaken(jobs[0].append.table))
            else:
                _fail(jobs[0], failure(error))
        else:
            for job, result in zip(jobs, results, strict=True):
                if isinstance(result, Overtaken):
                    _fail(job, result)
                elif not job.done.done():
                    job.done.set_result(result)

    async def _transaction(self, jobs: list[_Job]) -> list[Any]:
        """The results of the jobs, in their order."""
        appends = [job.append for job in jobs if job.append is not None]
        began = time.monotonic()
        if self.is_postgresql and jobs[0].work is None:
            notices = [*(a.notice for a in appends), *(job.notice for job in jobs)]
            went_in = iter(await self.group.write(appends, self.mark, [each for each in notices if each is not None]))
            self.commits += 1
            measures.commits.observe(time.monotonic() - began)
            return [
                Overtaken(job.append.table) if job.append is not None and not next(went_in) else None for job in jobs
            ]
        async with self.writer.begin() as connection:
            if appends:
                await self._insert(connection, appends)
            results: list[Any] = []
            for job in jobs:
                results.append(None if job.work is None else await job.work(connection))
        self.commits += 1
        measures.commits.observe(time.monotonic() - began)
        return results

    async def _insert(self, connection: AsyncConnection, appends: list[Append]) -> None:
        await connection.execute(
            schema.log.insert(),
            [
                {
                    "table_id": a.table,
                    "start": a.start,
                    "stop": a.stop,
                    "seat": a.seat,
                    "entries": a.entries,
                    "at": a.at,
                    "vocabulary": self.mark,
                }
                for a in appends
            ],
        )
        changes = [
            {"table": a.table} | {"new_" + name: value for name, value in a.change.items()} for a in appends if a.change
        ]
        if changes:
            await connection.execute(_CHANGE, changes)
        kept = [{"table_id": a.table, "state": a.stop, "data": a.snapshot} for a in appends if a.snapshot is not None]
        if kept:
            await connection.execute(schema.snapshots.insert(), kept)
            await connection.execute(_PRUNE, [{"table": snapshot["table_id"]} for snapshot in kept])
        notices = [a.notice for a in appends if a.notice is not None]
        if notices and self.is_postgresql:
            await connection.execute(_NOTIFY, {"notices": joined(notices)})

    async def create_table(
        self, row: dict[str, Any], seats: list[dict[str, Any]], entries: Append | None = None
    ) -> None:
        """A new table, with a log to begin with where it is a copy."""

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
        change: dict[str, Any],
        seats: list[dict[str, Any]] | None = None,
        notice: str | None = None,
        entries: Append | None = None,
    ) -> None:
        """Change what does not belong to the log; Overtaken if another process did so since `version`."""

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
            if entries is not None:
                await self._insert(connection, [entries])
            if notice is not None and self.is_postgresql:
                await connection.execute(_NOTIFY, {"notices": [notice]})

        await self.run(work)

    async def delete_table(self, table: str, notice: str | None = None) -> None:
        """A table with everything that belongs to it."""

        async def work(connection: AsyncConnection) -> None:
            for part in (schema.notes, schema.chat, schema.snapshots, schema.log, schema.seats):
                await connection.execute(delete(part).where(part.c.table_id == table))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            if notice is not None and self.is_postgresql:
                await connection.execute(_NOTIFY, {"notices": [notice]})

        await self.run(work)

    async def set_notes(self, table: str, secret_hash: str, written: str) -> None:
        """Keep the private notes of whoever holds this secret."""
        theirs = (schema.notes.c.table_id == table, schema.notes.c.secret_hash == secret_hash)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(schema.notes.delete().where(*theirs))
            values = {"table_id": table, "secret_hash": secret_hash, "text": written}
            await connection.execute(insert(schema.notes), values)

        await self.run(work)

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
                await connection.execute(_NOTIFY, {"notices": [notice(number)]})
            return number

        return await self.run(work)

    # Reading

    async def vocabulary(self, mark: str | None) -> str | None:
        """What the numbers of a log meant when it was written; None stands for the first vocabulary."""
        if mark is not None and mark not in self.vocabularies:
            query = select(schema.vocabularies.c.content).where(schema.vocabularies.c.mark == mark)
            self.vocabularies[mark] = str(await self.read(lambda connection: connection.scalar(query)))
        return None if mark is None else self.vocabularies[mark]

    async def load(self, table: str, whole_log: bool = False) -> Stored | None:
        """A table with its newest snapshot and the log since then: the same work however long the game."""
        if whole_log:
            found = (await self._answer(lambda: self.loader.find([table], whole_log=True)))[table]
        else:
            found = await self.loads.get(table)
        return None if found is None else stored(found)

    async def entries(self, table: str, since: int) -> Sequence[RowMapping]:
        """The log from a state on."""
        return await self.read(lambda connection: _entries(connection, table, since))

    async def rows(self, ids: Sequence[str]) -> list[tuple[RowMapping, list[RowMapping]]]:
        """Several tables with their seats, without their games."""
        query = select(schema.tables).where(schema.tables.c.id.in_(ids))
        return await self.read(lambda connection: _with_seats(connection, query))

    async def public(self, stage: str | None, limit: int) -> list[tuple[RowMapping, list[RowMapping]]]:
        """Public tables, newest change first."""
        query = select(schema.tables).where(schema.tables.c.public.is_(True), schema.tables.c.watching.is_(True))
        if stage is not None:
            query = query.where(schema.tables.c.stage == stage)
        query = query.order_by(schema.tables.c.changed.desc()).limit(limit)
        return await self.read(lambda connection: _with_seats(connection, query))

    async def notes(self, table: str, secret_hash: str) -> str:
        theirs = (schema.notes.c.table_id == table, schema.notes.c.secret_hash == secret_hash)
        found = await self.read(lambda connection: connection.scalar(select(schema.notes.c.text).where(*theirs)))
        return str(found or "")

    async def chat(self, table: str, before: int | None, limit: int) -> Sequence[RowMapping]:
        """Messages, oldest first."""
        return await self.read(lambda connection: _chat(connection, table, before, limit))

    async def unfinished(self, address: str) -> int:
        """How many tables an address has made that are not over."""
        query = (
            select(func.count())
            .select_from(schema.tables)
            .where(schema.tables.c.address == address, schema.tables.c.stage != "over")
        )
        count: int | None = await self.read(lambda connection: connection.scalar(query))
        return count or 0

    async def unchanged(self, stage: str, since: int, most: int) -> list[str]:
        """Tables of a stage where nothing has changed since a moment."""
        query = select(schema.tables.c.id).where(schema.tables.c.stage == stage, schema.tables.c.changed < since)

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(table) for table in await connection.scalars(query.limit(most))]

        return await self.read(work)

    async def bots_to_act(self) -> list[str]:
        """Tables where a bot was to act when the server stopped."""
        query = select(schema.tables.c.id).where(schema.tables.c.bot_to_act.is_(True))

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(table) for table in await connection.scalars(query)]

        return await self.read(work)


async def _entries(connection: AsyncConnection, table: str, since: int) -> Sequence[RowMapping]:
    found = await connection.execute(
        select(schema.log)
        .where(schema.log.c.table_id == table, schema.log.c.start >= since)
        .order_by(schema.log.c.start)
    )
    return continuous(table, since, found.mappings().all())


async def _with_seats(connection: AsyncConnection, query: Any) -> list[tuple[RowMapping, list[RowMapping]]]:
    rows = (await connection.execute(query)).mappings().all()
    found = await connection.execute(
        select(schema.seats)
        .where(schema.seats.c.table_id.in_([row["id"] for row in rows]))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    )
    seats: dict[str, list[RowMapping]] = {row["id"]: [] for row in rows}
    for seat in found.mappings():
        seats[seat["table_id"]].append(seat)
    return [(row, seats[row["id"]]) for row in rows]


async def _chat(connection: AsyncConnection, table: str, before: int | None, limit: int) -> Sequence[RowMapping]:
    query = select(schema.chat).where(schema.chat.c.table_id == table)
    if before is not None:
        query = query.where(schema.chat.c.number < before)
    found = await connection.execute(query.order_by(schema.chat.c.number.desc()).limit(limit))
    return found.mappings().all()[::-1]
