"""Faults made for real: connections lost during a write, a database that is locked, away or frozen, a damaged log."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import weakref
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import asyncpg
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server import Settings
from praefectus.server.edge.server import registry_of
from praefectus.server.encoding import now
from praefectus.server.errors import Overtaken, Refused
from praefectus.server.storage import schema
from praefectus.server.storage.interface import Append

from . import postgresql
from .conftest import Client, RunningServer, secrets_of
from .test_storage import new_table, storage, table_with_moves  # noqa: F401

pytestmark = pytest.mark.anyio

SOON = 5.0
MANY_LOADS = int(os.environ.get("PRAEFECTUS_TEST_LOADS", "100000"))
HELD = min(2000, MANY_LOADS // 20)  # tables in memory; as many again are let go and read again


@asynccontextmanager
async def writes_held_up(settings: Settings) -> AsyncIterator[None]:
    """Somebody else holds the lock that every append needs."""
    if settings.is_postgresql:
        other = await asyncpg.connect(settings.database_url)
        transaction = other.transaction()
        await transaction.start()
        await other.execute("LOCK TABLE log IN SHARE MODE")
        yield
        await transaction.rollback()
        await other.close()
    else:
        async with aiosqlite.connect(settings.data_dir / "praefectus.sqlite3") as lock:
            await lock.execute("BEGIN IMMEDIATE")
            yield
            await lock.execute("ROLLBACK")


@pytest.fixture
def own_cluster() -> Iterator[postgresql.Cluster]:
    """A PostgreSQL that a test may stop and freeze."""
    cluster = postgresql.start()
    yield cluster
    cluster.thaw()
    cluster.stop()


async def check_log(client: Client, table: str) -> dict[str, Any]:
    """The game as another process would read it: its log has no hole, and ends where the view stands."""
    record: dict[str, Any] = await client.get(f"/tables/{table}/record")
    view = await client.get(f"/tables/{table}/view")
    assert record["entries"] == view["state"]
    return record


async def test_who_goes_during_the_write_leaves_a_table_that_goes_on(
    any_server: RunningServer, any_client: Client
) -> None:
    made = await any_client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with any_client.sit(table, *secrets) as watcher:
        for number in range(8):
            view = await watcher.my_turn()
            async with any_client.sit(table, *secrets) as mover:
                seen = await mover.my_turn()
                async with writes_held_up(any_server.settings):
                    choice = seen["choices"][-1]["id"]
                    await mover.send(type="move", seat=seen["to_act"], state=seen["state"], choice=choice)
                    await asyncio.sleep(0.1)
                    mover.socket.transport.abort()
                    await asyncio.sleep(0.1)
                    async with any_client.sit(table):  # which the server sends to the one who has gone
                        await asyncio.sleep(0.1)
            async with asyncio.timeout(SOON):
                after = await watcher.view_at(view["state"] + 1)
            assert after["state"] > view["state"], number
    await check_log(any_client, table)


async def test_the_database_refuses_an_append_that_does_not_continue_the_log(storage: Any) -> None:  # noqa: F811
    table = await new_table(storage)
    with pytest.raises(Overtaken):
        await storage.append(Append(table, 1, 2, 0, "[1]", now()))
    await storage.append(Append(table, 0, 2, 0, "[1, 2]", now()))
    for start, stop in ((3, 4), (1, 2), (0, 2), (2, 2)):
        with pytest.raises(Overtaken):
            await storage.append(Append(table, start, stop, 0, "[1]", now()))
    await storage.append(Append(table, 2, 3, 0, "[3]", now()))


async def test_a_hole_in_a_log_is_named_and_the_rest_of_the_server_goes_on(database: dict[str, Any]) -> None:
    registry = registry_of(Settings(**database, snapshot_every=1000))
    await registry.open()
    table = await table_with_moves(registry, 12)
    rows = await registry.storage.entries(table.id, 0)
    lost = rows[4]

    async def damage(connection: AsyncConnection) -> None:
        await connection.execute(
            schema.log.delete().where(schema.log.c.table_id == table.id, schema.log.c.start == lost["start"])
        )

    await registry.storage.run(damage)  # type: ignore[attr-defined]
    with pytest.raises(Refused) as refused:
        await registry.storage.load(table.id)
    assert refused.value.code == "damaged"
    assert f"{lost['start']} to {lost['stop']}" in str(refused.value)
    with pytest.raises(Refused) as refused:
        await registry.storage.entries(table.id, 0)
    assert refused.value.code == "damaged"
    await table_with_moves(registry, 3)
    await registry.close()


async def test_a_foreign_write_lock_makes_no_hole(start_server: Callable[..., RunningServer], tmp_path: Path) -> None:
    """Today's memory is void when a write fails, whatever may be read then."""
    server = start_server(data_dir=tmp_path / "data")
    client = Client(server.url)
    made = await client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with client.sit(table, *secrets) as player:
        await player.move()
        view = await player.my_turn()
        async with writes_held_up(server.settings):
            async with asyncio.timeout(2 * SOON):
                move = {"seat": view["to_act"], "state": view["state"], "choice": view["choices"][0]["id"]}
                answer = await player.ask(type="move", **move)
            assert (answer["type"], answer["code"]) == ("refused", "busy")
        async with asyncio.timeout(SOON):
            while (await player.move())["type"] != "done":
                await asyncio.sleep(0.1)
        for _ in range(5):
            assert (await player.move())["type"] == "done"
    await check_log(client, table)
    await client.http.aclose()


async def test_a_postgresql_that_was_away_loses_nothing_acknowledged(
    start_server: Callable[..., RunningServer], own_cluster: postgresql.Cluster, tmp_path: Path
) -> None:
    server = start_server(data_dir=tmp_path, database_url=own_cluster.new_database())
    client = Client(server.url)
    made = await client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with client.sit(table, *secrets) as player, client.sit(table) as watcher:
        for halt, again in ((own_cluster.halt, own_cluster.begin), (own_cluster.freeze, own_cluster.thaw)):
            await player.move()
            view = await player.my_turn()
            await asyncio.to_thread(halt)
            move = {"seat": view["to_act"], "state": view["state"], "choice": view["choices"][0]["id"]}
            for _ in range(3):
                async with asyncio.timeout(SOON + 1):
                    answer = await player.ask(type="move", **move)
                assert (answer["type"], answer["code"]) == ("refused", "busy"), answer
            async with asyncio.timeout(SOON + 1):
                asked = await client.call("GET", f"/tables/{table}/log")
                assert asked.status_code == 503, asked.text
            await asyncio.to_thread(again)
            async with asyncio.timeout(4 * SOON):
                player.view = None
                while (await player.move())["type"] != "done":
                    await asyncio.sleep(0.2)
                for _ in range(4):
                    assert (await player.move())["type"] == "done"
                await watcher.view_at((await player.my_turn())["state"])
    await check_log(client, table)
    await client.http.aclose()
    registry = registry_of(server.settings)
    await registry.open()
    read = await registry.read(table)
    assert read is not None and read.game is not None and player.view is not None
    assert read.game.state == player.view["state"]
    await registry.close()


async def test_tables_that_are_let_go_leave_no_garbage(tmp_path: Path) -> None:
    registry = registry_of(Settings(data_dir=tmp_path, tables_in_memory=3))
    await registry.open()
    ids = [(await table_with_moves(registry, 20)).id for _ in range(8)]
    gc.collect()
    gc.disable()
    try:
        seen: list[weakref.ref[Any]] = []
        for table in ids * 3:
            there = await registry.get(table)
            seen += [weakref.ref(there), weakref.ref(there.running()), weakref.ref(there.running().game)]
        del there
        await asyncio.sleep(0.1)
        assert sum(1 for each in seen if each() is not None) <= 3 * 3 * 3
        assert len({id(each()) for each in seen if each() is not None}) <= 3 * 3
    finally:
        gc.enable()
        await registry.close()


async def test_a_table_is_one_object_while_anybody_holds_it(tmp_path: Path) -> None:
    registry = registry_of(Settings(data_dir=tmp_path, tables_in_memory=2))
    await registry.open()
    held = [await table_with_moves(registry, 1) for _ in range(6)]
    for table in held:
        assert await registry.get(table.id) is table
    await registry.close()


async def test_opponents_see_each_other_with_more_tables_watched_than_held(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = start_server(data_dir=tmp_path, tables_in_memory=2)
    client = Client(server.url)
    made = [await client.new_table("Ada", "Bea", start=True) for _ in range(12)]

    async def both(one: dict[str, Any]) -> None:
        first, second = secrets_of(one)
        async with client.sit(one["table"]["table"], first) as ada, client.sit(one["table"]["table"], second) as bea:
            await ada.until("presence", lambda m: m["online"] == [0, 1])
            mover, waiter = (ada, bea) if (await ada.view_at(0))["to_act"] == 0 else (bea, ada)
            done = await mover.move()
            await waiter.view_at(done["state"])

    async with asyncio.timeout(30):
        await asyncio.gather(*(both(one) for one in made))
    await client.http.aclose()


def resident() -> float:
    """Memory of this process, in MB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="Only Linux tells the memory of a process like this.")
async def test_memory_is_flat_over_many_loads(tmp_path: Path) -> None:
    """As in the server: what was there at the start is frozen, and full collections are rare."""
    registry = registry_of(Settings(data_dir=tmp_path, tables_in_memory=HELD))
    await registry.open()
    ids: list[str] = []
    while len(ids) < 2 * HELD:  # many at a time share their commits
        ids += [table.id for table in await asyncio.gather(*(table_with_moves(registry, 60) for _ in range(50)))]
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(20_000, 20, 100)
    measured: list[float] = []
    try:
        for number in range(MANY_LOADS):
            await registry.get(ids[number % len(ids)])
            if number % (MANY_LOADS // 10) == 0:
                measured.append(resident())
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
        await registry.close()
    print("MB after each tenth of the loads:", [round(each) for each in measured])
    assert measured[-1] < measured[1] * 1.1
