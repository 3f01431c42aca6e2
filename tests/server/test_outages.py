"""An undone end of the game, abandoned tables, a full disk, lost notices, damaged databases and networks."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.language import ENGLISH, of
from praefectus.server import Settings, WrongSetting
from praefectus.server.edge.server import registry_of
from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.tables import undo
from praefectus.server.tables.registry import TableRegistry

from . import postgresql
from .conftest import Client, RunningServer, ServerProcess, secrets_of
from .test_storage import registry, table_with_moves  # noqa: F401

LISTENERS = (
    "FROM pg_stat_activity WHERE datname = current_database()"
    " AND (query LIKE 'LISTEN%' OR query = 'SELECT 1') AND pid <> pg_backend_pid()"
)
pytestmark = pytest.mark.anyio

SOON = 5.0
DAY = 24 * 60 * 60 * 1000


async def test_an_end_that_is_taken_back_opens_the_game_everywhere(registry: TableRegistry) -> None:  # noqa: F811
    table, chance = await table_with_moves(registry, 0), random.Random(3)
    game = table.running()
    while game.to_act is not None:
        await table.move(game.to_act, game.state, chance.choice(game.choice_ids()))
    assert game.over and table.info(of(ENGLISH)).stage == "over"
    last = max(number for number, entry in enumerate(game.game.entries) if entry.seat is not None)
    seat = int(game.game.entries[last].seat or 0)
    await undo.ask(table, seat, game.state, "step", None, frozenset({0, 1}))
    assert not table.running().over
    assert table.info(of(ENGLISH)).stage == "playing"
    stored = await registry.storage.load(table.id)
    assert stored is not None and stored.row["stage"] == "playing"
    game = table.running()
    await table.move(int(game.to_act or 0), game.state, game.choice_ids()[0])


async def test_tables_everybody_has_left_expire(database: dict[str, Any]) -> None:
    registry = registry_of(Settings(**database, lobby_days=2, playing_days=5))  # noqa: F811
    await registry.open()
    old, kept = await table_with_moves(registry, 5), await table_with_moves(registry, 5)
    await old.say(0, "Vale")

    async def age(connection: AsyncConnection) -> None:
        await connection.execute(update(schema.tables).values(changed=now() - 4 * DAY))
        mine = schema.tables.c.id == old.id
        await connection.execute(update(schema.tables).where(mine).values(changed=now() - 6 * DAY))

    await registry.storage.run(age)  # type: ignore[attr-defined]
    assert await registry.expire() == 1
    with pytest.raises(Refused) as refused:
        await registry.get(old.id)
    assert refused.value.code == "no_table"
    with pytest.raises(Refused):
        await old.move(0, 0, 0)
    assert (await registry.get(kept.id)) is kept
    await registry.close()


async def test_a_host_deletes_a_table_and_its_visitors_are_told(any_client: Client) -> None:
    made = await any_client.new_table("Ada", "open")
    table = made["table"]["table"]
    refused = await any_client.call("DELETE", f"/tables/{table}", secrets_of(made)[0])
    assert refused.status_code == 403
    async with any_client.sit(table) as watcher:
        deleted = await any_client.call("DELETE", f"/tables/{table}", made["host"])
        assert deleted.status_code == 204
        assert (await watcher.until("bye"))["code"] == "no_table"
    assert (await any_client.call("GET", f"/tables/{table}")).status_code == 404


async def test_play_goes_on_after_the_disk_was_full(tmp_path: Path) -> None:
    """No file of the server may grow for a while; then all is as before, and the write-ahead log is emptied again."""
    process = ServerProcess(tmp_path / "url", data_dir=tmp_path / "data", bot_workers=0)
    await process.start()
    client = Client(process.url)
    try:
        made = await client.new_table("Ada", "Bea", start=True)
        table, secrets = made["table"]["table"], secrets_of(made)
        wal, file = tmp_path / "data" / "praefectus.sqlite3-wal", tmp_path / "data" / "praefectus.sqlite3"
        async with client.sit(table, *secrets) as player:
            await player.move()
            size = max(path.stat().st_size for path in (wal, file))
            _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size // 2, hard))
            answers = []  # type: ignore[var-annotated]
            async with asyncio.timeout(60):
                while not answers or answers[-1]["type"] != "refused":
                    answers.append(await player.move())
            assert answers[-1]["code"] == "busy"
            await asyncio.sleep(3)
            before = file.stat().st_mtime_ns
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))
            async with asyncio.timeout(30):
                while (await player.move())["type"] != "done":
                    await asyncio.sleep(0.2)
                for _ in range(20):
                    assert (await player.move())["type"] == "done"
                while file.stat().st_mtime_ns == before:
                    await asyncio.sleep(0.2)
        record = await client.get(f"/tables/{table}/record")
        assert player.view is not None and record["entries"] == player.view["state"]
    finally:
        await client.http.aclose()
        process.kill()


async def test_a_lost_listener_comes_back_and_everybody_gets_the_view(
    start_server: Callable[..., RunningServer], cluster: postgresql.Cluster, tmp_path: Path
) -> None:
    url = cluster.new_database()
    here, there = (start_server(data_dir=tmp_path / str(number), database_url=url) for number in (1, 2))
    one, two = Client(here.url), Client(there.url)
    tables = [await one.new_table("Ada", "Bea", start=True) for _ in range(5)]
    admin = await asyncpg.connect(url)

    async def through_the_break(made: dict[str, Any]) -> None:
        table, secrets = made["table"]["table"], secrets_of(made)
        async with one.sit(table, *secrets) as mover, two.sit(table) as watcher:
            await watcher.view_at(0)
            ready.release()
            await broken.wait()
            done = await mover.move()
            async with asyncio.timeout(SOON):
                await watcher.view_at(done["state"])

    ready, broken = asyncio.Semaphore(0), asyncio.Event()
    tasks = [asyncio.create_task(through_the_break(made)) for made in tables]
    for _ in tables:
        await ready.acquire()
    ended = await admin.fetch(f"SELECT pg_terminate_backend(pid) {LISTENERS}")
    assert len(ended) >= 2
    broken.set()
    await asyncio.gather(*tasks)
    await admin.close()
    for client in (one, two):
        await client.http.aclose()


async def test_options_of_a_postgresql_address_are_understood(cluster: postgresql.Cluster, tmp_path: Path) -> None:
    more = "?sslmode=disable&connect_timeout=3&application_name=concordia&channel_binding=prefer"
    storage = Database(Settings(data_dir=tmp_path, database_url=cluster.new_database() + more))
    await storage.open()
    async with storage.reader.begin() as connection:
        assert await connection.scalar(text("SHOW application_name")) == "concordia"
    await storage.close()
    with pytest.raises(WrongSetting) as wrong:
        await Database(Settings(data_dir=tmp_path, database_url=cluster.new_database() + "?sslmode=require")).open()
    assert "SSL" in str(wrong.value) and "\n" not in str(wrong.value)


async def test_a_newer_database_is_one_sentence(database: dict[str, Any]) -> None:
    storage = Database(Settings(**database))
    await storage.open()

    async def from_the_future(connection: AsyncConnection) -> None:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    await storage.run(from_the_future)
    await storage.close()
    with pytest.raises(WrongSetting) as wrong:
        await Database(Settings(**database)).open()
    assert "newer version" in str(wrong.value)


@pytest.mark.parametrize("where", [0, 5])
async def test_a_damaged_file_is_one_sentence(tmp_path: Path, where: int) -> None:
    registry = registry_of(Settings(data_dir=tmp_path))  # noqa: F811
    await registry.open()
    for _ in range(3):
        await table_with_moves(registry, 30)
    await registry.close()
    file = tmp_path / "praefectus.sqlite3"
    content = bytearray(file.read_bytes())
    start = where * 4096
    content[start : start + 3 * 4096] = b"\xa5" * 3 * 4096
    file.write_bytes(content)
    for beside in tmp_path.glob("praefectus.sqlite3-*"):
        beside.unlink()
    with pytest.raises(WrongSetting) as wrong:
        await Database(Settings(data_dir=tmp_path)).open()
    assert "praefectus.sqlite3" in str(wrong.value) and "\n" not in str(wrong.value)


async def test_a_bot_whose_network_is_damaged_says_so_and_plays_on(
    start_server: Callable[..., RunningServer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from praefectus.agents.network.installed import NETWORKS_VARIABLE, QUICK_NETWORK, STANDARD_NETWORK

    folder = tmp_path / "networks"
    folder.mkdir()
    for name in (STANDARD_NETWORK, QUICK_NETWORK):
        (folder / name).write_bytes(b"not a network")
    monkeypatch.setenv(NETWORKS_VARIABLE, str(folder))
    client = Client(start_server(data_dir=tmp_path / "data").url)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "learned"}]
    made = await client.post("/tables", {"seats": seats, "start": True})
    async with client.sit(made["table"]["table"], *secrets_of(made)) as ada:
        while not [message for message in ada.seen if message["type"] == "chat"]:
            await ada.my_turn()
            await ada.move(-1)
        chat = next(message for message in ada.seen if message["type"] == "chat")["message"]
        assert "can’t play at level Expert" in chat["text"] and "Greedy" in chat["text"]
    path = f"/tables/{made['table']['table']}/chat"
    (kept,) = (await client.http.get(path, headers={"Accept-Language": "de"})).json()["messages"]
    assert kept["text"].startswith("Auf der Stärke Experte kann ich hier nicht spielen")  # kept without a language
    await client.http.aclose()


async def test_two_snapshots_are_kept(registry: TableRegistry) -> None:  # noqa: F811
    table = await table_with_moves(registry, 150)
    async with registry.storage.reader.begin() as connection:  # type: ignore[attr-defined]
        kept = await connection.scalar(
            select(func.count()).select_from(schema.snapshots).where(schema.snapshots.c.table_id == table.id)
        )
        newest = await connection.scalar(select(func.max(schema.snapshots.c.state)))
    assert kept == 2 and newest == table.snapshot_state


async def test_playing_and_taking_back_has_a_bound(database: dict[str, Any]) -> None:
    registry = registry_of(Settings(**database, entries_taken_back=20))  # noqa: F811
    await registry.open()
    table = await table_with_moves(registry, 0)
    with pytest.raises(Refused) as refused:
        for _ in range(100):
            game = table.running()
            seat = int(game.to_act or 0)
            await table.move(seat, game.state, game.choice_ids()[-1])
            await undo.ask(table, seat, table.running().state, "step", None, frozenset({0, 1}))
    assert refused.value.code == "nothing_to_undo"
    assert table.running().state < 100
    await registry.close()


async def test_presence_is_told_once_for_many_who_come_at_once(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    table = made["table"]["table"]
    async with client.sit(table, secrets_of(made)[0], detail="light") as ada, asyncio.TaskGroup() as group:
        leave = asyncio.Event()

        async def watch() -> None:
            async with client.sit(table, detail="light"):
                await leave.wait()

        for _ in range(60):
            group.create_task(watch())
        await ada.until("presence", lambda m: m["watchers"] == 60)
        assert sum(1 for message in ada.seen if message["type"] == "presence") <= 30
        leave.set()


async def test_a_duty_that_fails_is_begun_again(
    start_server: Callable[..., RunningServer], cluster: postgresql.Cluster, tmp_path: Path
) -> None:
    """Reading after a break fails at first, and is tried again."""
    url = cluster.new_database()
    here, there = (start_server(data_dir=tmp_path / str(number), database_url=url) for number in (1, 2))
    one, two = Client(here.url), Client(there.url)
    made = await one.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    admin = await asyncpg.connect(url)
    async with one.sit(table, *secrets) as mover, two.sit(table) as watcher:
        await watcher.view_at(0)
        await admin.execute("ALTER TABLE sanctions RENAME TO gone")
        ended = await admin.fetch(f"SELECT pid, pg_terminate_backend(pid) {LISTENERS}")
        done = await mover.move()
        async with asyncio.timeout(2 * SOON):
            while (
                len(
                    {row["pid"] for row in await admin.fetch(f"SELECT pid {LISTENERS}")} - {row["pid"] for row in ended}
                )
                < 2
            ):
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)  # what they missed is looked for at once
        await admin.execute("ALTER TABLE gone RENAME TO sanctions")
        async with asyncio.timeout(SOON):
            await watcher.view_at(done["state"])
        async with asyncio.timeout(SOON):
            while (await two.http.get("/../health/ready")).status_code != 200:
                await asyncio.sleep(0.1)
    await admin.close()
