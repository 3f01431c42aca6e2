"""The database as an operator's command uses it, beside a running server, which is notified of changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from praefectus.server.errors import WrongSetting
from praefectus.server.settings import Settings
from praefectus.server.storage import migrations
from praefectus.server.storage.loading import readable

BUSY_MILLISECONDS = 10_000


def newest_version() -> str:
    """Return the table version that this program knows."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    return str(ScriptDirectory.from_config(config).get_current_head())


def engine_for(settings: Settings, writing: bool = True) -> AsyncEngine:
    """Open connections for a command; with SQLite, writers wait for each other."""
    if settings.is_postgresql:
        return create_async_engine(
            settings.url.split("?")[0],
            async_creator=lambda: asyncpg.connect(settings.dsn, timeout=settings.database_seconds),
            isolation_level="READ COMMITTED" if writing else "REPEATABLE READ",
        )
    engine = create_async_engine(settings.url)
    begin = "BEGIN IMMEDIATE" if writing else "BEGIN"

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.driver_connection.text_factory = readable
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


@asynccontextmanager
async def opened(settings: Settings, writing: bool = True) -> AsyncIterator[AsyncConnection]:
    """Open one transaction on the database of these settings, or raise one sentence."""
    if not settings.is_postgresql and not Path(settings.place).exists():
        raise WrongSetting("admin-no-games", place=str(settings.place))
    engine = engine_for(settings, writing)
    try:
        async with engine.begin() as connection:
            await check_version(connection, settings)
            yield connection
    except (SQLAlchemyError, asyncpg.PostgresError, OSError, TimeoutError) as error:
        cause = getattr(error, "orig", None) or error
        reason = (str(cause) or type(cause).__name__).splitlines()[0].rstrip(".")
        raise WrongSetting("database-refuses", place=str(settings.place), why=reason) from error
    finally:
        await engine.dispose()


async def check_version(connection: AsyncConnection, settings: Settings) -> None:
    """Refuse tables of another version."""
    try:
        found = str(await connection.scalar(text("SELECT version_num FROM alembic_version")))
    except SQLAlchemyError as error:
        raise WrongSetting("database-none", place=str(settings.place)) from error
    newest = newest_version()
    if found != newest:
        message = "database-version-newer" if found > newest else "database-version-older"
        raise WrongSetting(message, place=str(settings.place), found=found, newest=newest)
