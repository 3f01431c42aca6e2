"""The database: migrations, snapshots as a cache, commits of many games at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server import Settings, WrongSetting
from praefectus.server.edge.server import registry_of
from praefectus.server.encoding import now
from praefectus.server.errors import NoDatabase, Overtaken, Refused, StorageFailed
from praefectus.server.models.requests import BotSeat, NewTable, PersonSeat
from praefectus.server.storage import schema
from praefectus.server.storage.batched_reads import BatchedReads
from praefectus.server.storage.database import Database
from praefectus.server.storage.interface import Append
from praefectus.server.tables import creation
from praefectus.server.tables.creation import new_row
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.seats import Seat, seat_rows
from praefectus.server.tables.table import Table

from . import postgresql

pytestmark = pytest.mark.anyio


@pytest.fixture
async def storage(database: dict[str, Any]) -> Any:
    storage = Database(Settings(**database))
    await storage.open()
    yield storage
    await storage.close()


@pytest.fixture
async def registry(database: dict[str, Any]) -> Any:
    registry = registry_of(Settings(**database, snapshot_every=16))
    await registry.open()
    yield registry
    await registry.close()


async def new_table(storage: Database) -> str:
    given: dict[str, Any] = {"name": "x", "board": "imperium", "modules": [], "options": {}, "seed": None}
    row = new_row(**given, public=False, watching=True, host_hash="h", address="a", clock=None, hints=True)
    await storage.create_table(row, seat_rows(row["id"], [Seat("open")]))
    return str(row["id"])


async def table_with_moves(registry: TableRegistry, moves: int) -> Table:
    seats: list[Any] = [PersonSeat(kind="person", name="Ada"), PersonSeat(kind="person", name="Bea")]
    table, _, _ = await creation.make(registry, NewTable(seats=seats, start=True, seed=5), "address")
    for _ in range(moves):
        game = table.running()
        if game.to_act is None:
            break
        await table.move(game.to_act, game.state, game.choice_ids()[-1])
    return table


async def test_the_migrations_make_exactly_the_tables_the_server_uses(storage: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with storage.writer.begin() as connection:
        assert await connection.run_sync(differences) == []


async def test_opening_an_existing_database_again_keeps_everything(database: dict[str, Any]) -> None:
    for count in range(3):
        storage = Database(Settings(**database))
        await storage.open()
        await new_table(storage)
        async with storage.reader.begin() as connection:
            tables = (await connection.execute(select(schema.tables.c.id))).all()
        assert len(tables) == count + 1
        await storage.close()


async def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    storage = Database(Settings(data_dir=tmp_path))
    await storage.open()
    async with storage.writer.begin() as connection:
        assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert await connection.scalar(text("PRAGMA synchronous")) == 2
        assert await connection.scalar(text("PRAGMA foreign_keys")) == 1
    await storage.close()


async def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for settings in (
        Settings(data_dir=tmp_path / "file"),
        Settings(database_url="postgresql://me:word@127.0.0.1:1/games", data_dir=tmp_path),
    ):
        with pytest.raises(WrongSetting) as wrong:
            await Database(settings).open()
        assert "word" not in str(wrong.value)


async def test_many_moves_share_one_commit(storage: Database) -> None:
    tables = [await new_table(storage) for _ in range(50)]
    before = storage.commits
    await asyncio.gather(*(storage.append(Append(table, 0, 1, 0, "[1]", now())) for table in tables))
    assert storage.commits - before < 10
    for table in tables:
        assert [row["entries"] for row in await storage.entries(table, 0)] == ["[1]"]


async def test_the_log_is_never_written_twice_and_a_bad_job_harms_no_other(storage: Database) -> None:
    tables = [await new_table(storage) for _ in range(10)]
    await storage.append(Append(tables[3], 0, 2, 0, "[1, 2]", now()))

    async def broken(connection: AsyncConnection) -> None:
        await connection.execute(schema.tables.insert(), {"id": "x"})

    results = await asyncio.gather(
        *(storage.append(Append(table, 0, 1, 0, "[9]", now())) for table in tables),
        storage.run(broken),
        return_exceptions=True,
    )
    assert isinstance(results[3], Overtaken)
    assert isinstance(results[10], StorageFailed)
    assert [result for number, result in enumerate(results) if number not in (3, 10)] == [None] * 9
    assert [row["entries"] for row in await storage.entries(tables[3], 0)] == ["[1, 2]"]


async def test_moves_that_do_not_continue_leave_the_commit_of_the_others_whole(
    cluster: postgresql.Cluster, tmp_path: Path
) -> None:
    """PostgreSQL leaves out what does not continue a log, and what belongs to a table that is gone is tried alone."""
    storage = Database(Settings(data_dir=tmp_path, database_url=cluster.new_database()))
    await storage.open()
    tables = [await new_table(storage) for _ in range(50)]
    await storage.append(Append(tables[0], 0, 2, 0, "[1, 2]", now()))
    before = storage.commits
    results = await asyncio.gather(
        *(storage.append(Append(table, 0, 1, 0, "[9]", now())) for table in tables),
        storage.append(Append(tables[1], 1, 2, 0, "[8]", now())),
        storage.append(Append(tables[2], 2, 3, 0, "[7]", now())),
        return_exceptions=True,
    )
    assert [number for number, result in enumerate(results) if isinstance(result, Overtaken)] == [0, 51]
    assert [result for result in results if not isinstance(result, Overtaken)] == [None] * 50
    assert storage.commits - before < 10
    results = await asyncio.gather(  # type: ignore[assignment]
        storage.append(Append(tables[3], 1, 2, 0, "[9]", now())),
        storage.append(Append("gone", 0, 1, 0, "[9]", now())),
        return_exceptions=True,
    )
    assert results[0] is None and isinstance(results[1], Overtaken)
    assert [row["entries"] for row in await storage.entries(tables[1], 0)] == ["[9]", "[8]"]
    assert not storage.away
    await storage.close()


async def test_a_change_made_elsewhere_is_noticed(storage: Database) -> None:
    table = await new_table(storage)
    await storage.change_table(table, 0, {"name": "first"})
    with pytest.raises(Overtaken):
        await storage.change_table(table, 0, {"name": "second"})
    stored = await storage.load(table)
    assert stored is not None
    assert stored.row["name"] == "first"


async def test_a_game_from_a_snapshot_is_the_game_from_its_log(registry: TableRegistry) -> None:
    table = await table_with_moves(registry, 60)
    views = [table.running().view(seat) for seat in (0, 1, None)]
    stored = await registry.storage.load(table.id)
    assert stored is not None
    assert stored.snapshot is not None
    assert len(stored.tail) < 20
    registry.forget_all()
    from_snapshot = await registry.get(table.id)
    assert [from_snapshot.running().view(seat) for seat in (0, 1, None)] == views

    async def forget(connection: AsyncConnection) -> None:
        await connection.execute(schema.snapshots.delete())

    await registry.storage.run(forget)  # type: ignore[attr-defined]
    registry.forget_all()
    from_log = await registry.get(table.id)
    assert [from_log.running().view(seat) for seat in (0, 1, None)] == views


async def test_play_goes_on_after_a_load_exactly_as_without_one(registry: TableRegistry) -> None:
    first, second = await table_with_moves(registry, 0), await table_with_moves(registry, 0)
    for number in range(60):
        if number % 7 == 3:
            registry.forget_all()
            second = await registry.get(second.id)
        for table in (first, second):
            game = table.running()
            if game.to_act is not None:
                choices = game.choice_ids()
                await table.move(game.to_act, game.state, choices[number % len(choices)])
        assert first.running().view(None) == second.running().view(None)


async def test_a_write_that_fails_leaves_the_table_as_it_is_on_disk(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_with_moves(registry, 5)
    view = table.running().view(None)

    async def no_disk(entries: Append) -> None:
        raise OSError("disk full")

    game = table.running()
    with monkeypatch.context() as broken:
        broken.setattr(registry.storage, "append", no_disk)
        with pytest.raises(Refused) as refused:
            await table.move(int(game.to_act or 0), game.state, game.choice_ids()[0])
    assert refused.value.code == "busy"
    async with table.held():
        game = table.running()
    assert game.view(None) == view
    await table.move(int(game.to_act or 0), game.state, game.choice_ids()[0])


async def test_a_move_that_another_process_made_first_is_stale(registry: TableRegistry) -> None:
    table = await table_with_moves(registry, 5)
    read = await registry.read(table.id)
    assert read is not None
    other = Table(registry, read)
    game = table.running()
    seat, state, choice = int(game.to_act or 0), game.state, game.choice_ids()[0]
    await other.move(seat, state, choice)
    with pytest.raises(Refused) as refused:
        await table.move(seat, state, choice)
    assert refused.value.code == "stale"
    assert table.running().view(None) == other.running().view(None)


async def test_secrets_are_not_in_the_database(registry: TableRegistry) -> None:
    seats: list[Any] = [PersonSeat(kind="person", name="Ada"), PersonSeat(kind="person", name="Bea")]
    table, host, secrets = await creation.make(registry, NewTable(seats=seats), "address")
    stored = await registry.storage.load(table.id)
    assert stored is not None
    everything = str([dict(stored.row), [dict(seat) for seat in stored.seats]])  # type: ignore[call-overload]
    for secret in [host, *(given.secret for given in secrets)]:
        assert secret not in everything


async def test_tables_nobody_looks_at_are_let_go_and_found_again(database: dict[str, Any]) -> None:
    registry = registry_of(Settings(**database, tables_in_memory=3))
    await registry.open()
    tables = [await table_with_moves(registry, 3) for _ in range(6)]
    assert len(registry.tables) <= 3
    for table in tables:
        assert (await registry.get(table.id)).running().state == table.running().state
    await registry.close()


async def test_bots_that_were_thinking_go_on_after_a_restart(database: dict[str, Any]) -> None:
    registry = registry_of(Settings(**database, bot_workers=1))
    await registry.open()
    registry.closing = True  # nobody thinks yet
    seats: list[Any] = [BotSeat(kind="bot"), BotSeat(kind="bot")]
    table, _, _ = await creation.make(registry, NewTable(seats=seats, start=True), "address")
    state = table.running().state
    await registry.close()
    again = registry_of(Settings(**database, bot_workers=1))
    await again.open()
    async with asyncio.timeout(60):
        while table.id not in again.tables or again.tables[table.id].running().state < state + 5:
            await asyncio.sleep(0.05)
    await again.close()


async def test_questions_of_the_same_time_are_asked_together() -> None:
    """Anyone who comes while a trip is under way waits for the next one, and gets nothing that is older than the
    question."""
    trips: list[list[str]] = []
    going = asyncio.Event()

    async def ask(keys: list[str]) -> dict[str, int]:
        trips.append(keys)
        number = len(trips)
        await going.wait()
        return dict.fromkeys(keys, number)

    gathered: BatchedReads[str, int] = BatchedReads(ask, 3)
    tasks = [asyncio.create_task(gathered.get("a"))]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(gathered.get(key)) for key in "abcdb"]
    await asyncio.sleep(0)
    going.set()
    assert await asyncio.gather(*tasks) == [1, 2, 2, 2, 3, 2]
    assert trips == [["a"], ["a", "b", "c"], ["d"]]


async def test_a_trip_that_fails_fails_for_those_who_asked() -> None:
    async def ask(keys: list[str]) -> dict[str, str]:
        if "bad" in keys:
            raise NoDatabase
        return {key: key for key in keys}

    gathered: BatchedReads[str, str] = BatchedReads(ask, 1)
    answers = await asyncio.gather(gathered.get("bad"), gathered.get("good"), return_exceptions=True)
    assert isinstance(answers[0], NoDatabase) and answers[1] == "good"


async def test_many_tables_are_found_in_one_trip(database: dict[str, Any]) -> None:
    """As the same statements find them one by one; one that is not there is not found, and harms no other."""
    registry = registry_of(Settings(**database, bot_workers=0))
    await registry.open()
    tables = [await table_with_moves(registry, 20 + number) for number in range(3)]
    await tables[0].say(0, "salve")
    assert isinstance(registry.storage, Database)
    loader = registry.storage.loader
    found = await loader.find([*(table.id for table in tables), "nobody"])
    assert found.pop("nobody") is None
    for table in tables:
        for whole_log in (False, True):
            alone = (await loader.find([table.id], whole_log))[table.id]
            assert alone is not None
            assert alone.row["public"] is False and alone.row["watching"] is True and alone.row["talk"] is None
            assert [line["text"] for line in alone.chat] == (["salve"] if table is tables[0] else [])
            assert (alone.snapshot is None) == whole_log
            read = await registry.storage.load(table.id, whole_log)
            assert read is not None and read.tail[-1]["stop"] == table.state
        together = found[table.id]
        assert together is not None and together.state > 0
        again = (await loader.find([table.id]))[table.id]
        assert again is not None and again.snapshot == together.snapshot
    await registry.close()
