"""Backups: one SQLite file, taken from either database and restored into either.

A backup is taken while people play and shows the database at one moment. Before a backup replaces anything, every game
in it is replayed from its log.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import create_engine, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.language import Message
from praefectus.server.bots.worker_bots import WorkerBots
from praefectus.server.errors import Refused, WrongSetting
from praefectus.server.games.log_format import vocabulary
from praefectus.server.operating.database import engine_for, opened
from praefectus.server.settings import Settings
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database, run_migrations
from praefectus.server.storage.file_lock import FileLock
from praefectus.server.storage.people import StoredPeople
from praefectus.server.tables.registry import TableRegistry

ROWS_AT_ONCE = 500
NUMBERED = ("reports", "notices")  # tables whose ids PostgreSQL counts with a sequence
WALS = ("-wal", "-shm")

Report = Callable[[int, int], None]


# Backup


async def backup(settings: Settings, file: Path, report: Report) -> int:
    """Write a backup while the server runs; return how many tables it has. The file appears when it is complete."""
    if file.exists():
        raise WrongSetting("backup-there", file=str(file))
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        if settings.is_postgresql:
            await _from_postgresql(settings, part, report)
        else:
            async with opened(settings, writing=False):
                pass  # raises a sentence if something is wrong
            await asyncio.to_thread(_copy_sqlite, Path(settings.place), part)
        count = _checked(part)
        part.replace(file)
    finally:
        for left in (part, *(part.with_name(part.name + end) for end in WALS)):
            left.unlink(missing_ok=True)
    return count


def _copy_sqlite(source: Path, target: Path) -> None:
    """Copy all pages in one step, so that they are from one moment; in WAL mode nobody waits."""
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(target)) as copy,
        ):
            live.backup(copy, pages=-1)
            copy.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise WrongSetting("backup-not-copied", source=str(source), target=str(target), why=str(error)) from error
    _to_disk(target)


def _to_disk(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


async def _from_postgresql(settings: Settings, target: Path, report: Report) -> None:
    """Copy everything that one transaction sees, table by table."""
    engine = create_engine(f"sqlite:///{target}")
    try:
        with engine.begin() as copy:
            run_migrations(copy)
        async with opened(settings, writing=False) as connection:
            total = 0
            for table in schema.metadata.sorted_tables:
                total += await connection.scalar(select(func.count()).select_from(table)) or 0
            copied = 0
            with engine.begin() as copy:
                for table in schema.metadata.sorted_tables:
                    rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
                    async for some in rows.mappings().partitions(ROWS_AT_ONCE):
                        copy.execute(insert(table), [dict(row) for row in some])
                        copied += len(some)
                        report(copied, total)
    finally:
        engine.dispose()
    _to_disk(target)


def _checked(file: Path) -> int:
    """Check that the file is complete; return how many tables it has."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if said != "ok":
                raise WrongSetting("backup-damaged", file=str(file), why=said)
            (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            return int(count)
    except sqlite3.Error as error:
        raise WrongSetting("backup-none", file=str(file), why=str(error)) from error


# Restore


async def check(file: Path, report: Report) -> tuple[int, list[Message]]:
    """Replay every game of a backup; return how many there are, and the errors."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "praefectus.sqlite3"
        await asyncio.to_thread(_ready, file, copy)
        return await _replayed(copy, report)


def _ready(file: Path, copy: Path) -> None:
    """Make a copy of a backup with current tables."""
    if not file.is_file():
        raise WrongSetting("no-file", file=str(file))
    _checked(file)
    shutil.copyfile(file, copy)
    engine = create_engine(f"sqlite:///{copy}")
    try:
        with engine.begin() as connection:
            run_migrations(connection)
    except CommandError as error:
        raise WrongSetting("backup-newer", file=str(file)) from error
    finally:
        engine.dispose()


async def _replayed(copy: Path, report: Report) -> tuple[int, list[Message]]:
    """Replay every game from its first entry, without snapshots."""
    settings = Settings.found(database_url=f"sqlite:///{copy}", bot_workers=0, durable=False)
    storage = Database(settings)
    registry = TableRegistry(settings, storage, StoredPeople(storage), WorkerBots(settings))
    await storage.open(vocabulary())
    wrong: list[Message] = []
    try:
        await storage.run(lambda connection: connection.execute(delete(schema.snapshots)))
        games = schema.tables
        query = select(games.c.id, games.c.state).where(games.c.header.is_not(None))
        found = (await storage.read(lambda connection: connection.execute(query))).all()
        for number, (table, state) in enumerate(found, 1):
            try:
                read = await registry.read(table)
                game = None if read is None else read.game
                if game is None or game.state < (state or 0):
                    wrong.append(Message("backup-log-ends", table=table, state=str(state)))
            except Refused as refused:
                wrong.append(Message("backup-table", table=table, why=refused.message))
            report(number, len(found))
        return len(found), wrong
    finally:
        await storage.close()


async def restore(settings: Settings, file: Path, replace: bool, report: Report, replaying: bool = True) -> int:
    """Restore a backup into a database of either kind that no server uses: all of it or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "praefectus.sqlite3"
        await asyncio.to_thread(_ready, file, copy)
        if replaying:
            games, wrong = await check(file, report)
            if wrong:
                raise WrongSetting("restore-wrong", count=len(wrong), games=games, file=str(file), first=wrong[0])
        if settings.is_postgresql:
            await _into_postgresql(settings, copy, replace, report)
        else:
            await asyncio.to_thread(_into_sqlite, Path(settings.place), copy, replace)
        return _checked(copy)


def _into_sqlite(target: Path, copy: Path, replace: bool) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(target)
    try:
        if target.exists():
            if not replace and _count(target):
                raise WrongSetting("restore-there", target=str(target))
            with closing(sqlite3.connect(target)) as there:
                there.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            target.replace(target.with_name(f"{target.name}.before-{datetime.now():%Y%m%d-%H%M%S}"))
        for end in WALS:
            target.with_name(target.name + end).unlink(missing_ok=True)
        part = target.with_name(target.name + ".part")
        shutil.copyfile(copy, part)
        _to_disk(part)
        part.replace(target)
    finally:
        lock.release()


def _count(file: Path) -> int:
    try:
        with closing(sqlite3.connect(file)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            return int(count)
    except sqlite3.Error:
        return 0


async def _into_postgresql(settings: Settings, copy: Path, replace: bool, report: Report) -> None:
    maker = Database(settings)
    await maker.open()
    await maker.close()
    source = create_engine(f"sqlite:///{copy}")
    engine = engine_for(settings)
    try:
        async with engine.begin() as connection:
            await _alone(connection)
            if not replace and await connection.scalar(select(func.count()).select_from(schema.tables)):
                raise WrongSetting("restore-database")
            for table in reversed(schema.metadata.sorted_tables):
                await connection.execute(delete(table))
            with source.connect() as kept:
                everything = schema.metadata.sorted_tables
                total = sum(kept.scalar(select(func.count()).select_from(each)) or 0 for each in everything)
                copied = 0
                for table in schema.metadata.sorted_tables:
                    rows = kept.execute(select(table).order_by(*table.primary_key.columns)).mappings()
                    for some in rows.partitions(ROWS_AT_ONCE):
                        await connection.execute(insert(table), [dict(row) for row in some])
                        copied += len(some)
                        report(copied, total)
            for name in NUMBERED:
                counted = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), coalesce(max(id), 0) + 1, false)"
                await connection.execute(text(f"{counted} FROM {name}"))
    finally:
        await engine.dispose()
        source.dispose()


async def _alone(connection: AsyncConnection) -> None:
    """Refuse if anyone else is connected."""
    others = await connection.scalar(
        text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
    )
    if others:
        raise WrongSetting("database-in-use", count=others)


def name_for(moment: float | None = None) -> str:
    """Return the default name of a backup."""
    return f"praefectus-{datetime.fromtimestamp(moment or time.time()):%Y%m%d-%H%M%S}.backup"
