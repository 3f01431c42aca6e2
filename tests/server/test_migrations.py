"""Databases of earlier versions still work."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from praefectus.server import Settings
from praefectus.server.storage import migrations
from praefectus.server.storage.database import Database
from praefectus.server.storage.people import StoredPeople

pytestmark = pytest.mark.anyio

LINK, SEAT, OTHER = "a" * 64, "b" * 64, "c" * 64
BEFORE_PLAYERS = (
    f"INSERT INTO people VALUES ('{LINK}', 5, NULL, 'turn'), ('{OTHER}', 6, NULL, NULL)",
    f"INSERT INTO belongings VALUES ('{LINK}', '{SEAT}')",
    f"INSERT INTO subscriptions VALUES ('{SEAT}', '{LINK}', 'https://example.org', 'p', 'a', 7, NULL, 0)",
    f"INSERT INTO outbox VALUES (9, 'key', '{LINK}', 'turn', 't', 0, 1, 2, 3, 0, '', NULL)",
    f"INSERT INTO blocks VALUES ('{LINK}', '{OTHER}', 'block', 8)",
    f"INSERT INTO sanctions VALUES ('mute', '{OTHER}', NULL, 'why', 8)",
)


def at_version(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    here = connection.scalar(text("SELECT version_num FROM alembic_version"))
    (command.downgrade if str(here) > version else command.upgrade)(config, version)


async def test_personal_links_become_players_and_keep_everything(database: dict[str, Any]) -> None:
    storage = Database(Settings(**database))
    await storage.open()
    async with storage.writer.begin() as connection:
        await connection.run_sync(at_version, "0014")
        for statement in BEFORE_PLAYERS:
            await connection.execute(text(statement))
        await connection.run_sync(at_version, "head")
    people = StoredPeople(storage)
    player, other = await people.player_of(LINK), await people.player_of(OTHER)
    assert player is not None and other is not None and player.id != other.id
    assert await people.opened_by([LINK]) == {LINK: [SEAT]}
    async with storage.reader.begin() as connection:
        for query, found in (
            ("SELECT person FROM subscriptions", player.id),
            ("SELECT person FROM outbox", player.id),
            ("SELECT notices_off FROM players WHERE created = 5", "turn"),
            ("SELECT owner FROM blocks", player.id),
            ("SELECT subject FROM blocks", other.id),
            ("SELECT subject FROM sanctions", other.id),
        ):
            assert await connection.scalar(text(query)) == found, query
    async with storage.writer.begin() as connection:
        await connection.run_sync(at_version, "0014")
        assert await connection.scalar(text("SELECT person FROM belongings")) == LINK
        await connection.run_sync(at_version, "head")
    await storage.close()
