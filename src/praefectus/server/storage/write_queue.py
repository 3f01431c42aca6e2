"""Writes: moves of many games in one commit, everything else in its own transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import bindparam, delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.language import Translatable
from praefectus.server import metrics
from praefectus.server.errors import NoDatabase, Overtaken, Refused
from praefectus.server.settings import Settings
from praefectus.server.storage import schema
from praefectus.server.storage.group_commit import GroupCommit, joined
from praefectus.server.storage.interface import CHANNEL, Append
from praefectus.server.storage.outages import CONNECTIONS, NOT_CONTINUED, DatabaseAccess, failure, is_outage

T = TypeVar("T")

MOST_IN_ONE_COMMIT = 1000
SNAPSHOTS_KEPT = 2


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
# The newest snapshot, and one more in case the newest is unusable.
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
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(CAST(:notices AS text[])) AS notice")


def _fail(job: _Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)


class WriteQueue(DatabaseAccess):
    """One writer for the moves of all games; on PostgreSQL other writes run in parallel."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.jobs: list[_Job] = []
        self.wake = asyncio.Event()
        self.writer_task: asyncio.Task[None] | None = None
        self.alone: set[asyncio.Task[None]] = set()  # transactions other than moves
        self.places = asyncio.Semaphore(CONNECTIONS)
        self.read_only: Translatable | None = None  # the sentence with which changes are refused
        self.commits = 0
        self.group = GroupCommit(self.connect, CHANNEL)
        self.mark: str | None = None  # of the current vocabulary

    async def connect(self) -> Any:
        """Open a connection to PostgreSQL; asyncpg reads the parameters of the address."""
        return await asyncpg.connect(self.settings.dsn, timeout=self.seconds)

    @property
    def writes(self) -> bool:
        """Whether the writer is running."""
        return not self.away and self.writer_task is not None and not self.writer_task.done()

    async def append(self, entries: Append) -> None:
        """Append entries and return once they are on disk; Overtaken if the log has already continued."""
        await self._submit(_Job(append=entries))

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run other writes in one transaction; they succeed or fail together."""
        result: T = await self._submit(_Job(work=work))
        return result

    async def notify(self, notice: str) -> None:
        """Notify the other server processes, without storing anything."""
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
        """Commit a write other than a move, in parallel with the moves (PostgreSQL)."""
        async with self.places:
            await self._commit([job])

    async def _write_loop(self) -> None:
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
        """Return what goes into the next commit, at most one move per table, and what waits for a later one."""
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
        """Commit all jobs in one transaction; if one of them fails, commit each alone. If the database itself fails,
        all jobs fail, including those that wait."""
        try:
            results = await self._with_timeout(self._transaction(jobs))
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
        """Return the results of the jobs, in their order."""
        appends = [job.append for job in jobs if job.append is not None]
        began = time.monotonic()
        if self.is_postgresql and jobs[0].work is None:
            notices = [*(a.notice for a in appends), *(job.notice for job in jobs)]
            went_in = iter(await self.group.write(appends, self.mark, [each for each in notices if each is not None]))
            self.commits += 1
            metrics.commits.observe(time.monotonic() - began)
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
        metrics.commits.observe(time.monotonic() - began)
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
        happened = [each.row() for a in appends for each in a.happened]
        if happened:
            await connection.execute(schema.happened.insert(), happened)
        notices = [a.notice for a in appends if a.notice is not None]
        if notices and self.is_postgresql:
            await connection.execute(NOTIFY, {"notices": joined(notices)})
