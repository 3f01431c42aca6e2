"""Lists of tables: the same from memory, from the database and at another process; a damaged table harms no other."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.language import of
from praefectus.server import Settings
from praefectus.server.edge.server import registry_of
from praefectus.server.errors import Refused
from praefectus.server.models.fields import UndoKind
from praefectus.server.models.requests import BotSeat, ClockWish, NewTable, OpenSeat, PersonSeat, TableChange
from praefectus.server.models.responses import TableInfo
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.tables import creation, seat_changes, undo
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table

from .conftest import Client, RunningServer, secrets_of
from .test_storage import table_with_moves

pytestmark = pytest.mark.anyio

LANGUAGES = ("en", "de", "fr")
SOON = 10.0


@pytest.fixture
async def opened(database: dict[str, Any]) -> AsyncIterator[Callable[..., Any]]:
    """Halls with one database; several are several processes."""
    async with AsyncExitStack() as stack:

        async def one(**more: Any) -> TableRegistry:
            registry = registry_of(Settings(**database, bot_workers=0, bot_prepare=False, **more))
            await registry.open()
            stack.push_async_callback(registry.close)
            return registry

        yield one


@pytest.fixture
def own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything happens in a second of its own, so that no two moments look the same."""
    seconds = count(1_800_000_000_000, 1000)
    for module in ("table", "seat_changes", "creation"):
        monkeypatch.setattr(f"praefectus.server.tables.{module}.now", lambda: next(seconds))


async def made(registry: TableRegistry, *people: str | None, bots: int = 0, **wish: Any) -> Table:
    seats: list[Any] = [PersonSeat(kind="person", name=name) for name in people]
    seats += [BotSeat(kind="bot", level="random")] * bots
    table, _, _ = await creation.make(registry, NewTable(seats=seats, first="as_seated", **wish), "address")
    return table


async def play(table: Table, moves: int, chance: random.Random | None = None) -> None:
    """The last choice each time, or any."""
    for _ in range(moves):
        game = table.running()
        if game.to_act is None:
            return
        choices = game.choice_ids()
        await table.move(game.to_act, game.state, chance.choice(choices) if chance else choices[-1])


async def played_over(table: Table) -> None:
    chance = random.Random(7)
    while not table.running().over:
        await play(table, 1, chance)


async def with_request(
    registry: TableRegistry, what: UndoKind, agreed: bool = False, name: str | None = "Ada"
) -> Table:
    """A table where somebody asks to take back what others have seen."""
    table = await made(registry, name, "Bea", "Cleo", start=True, seed=5)
    await play(table, 1)
    while table.running().to_act == 0:
        await play(table, 1)
    await undo.ask(table, 0, table.running().state, what, None, frozenset())
    assert table.request is not None
    if agreed:
        await undo.answer(table, 1, table.request.request, True)
        assert table.request.agreed == [1]
    return table


async def every_kind_of_table(registry: TableRegistry) -> list[Table]:
    """Tables of all stages, with everything that can be open, said or set."""
    over = await made(registry, "Ada", "Bea", start=True, seed=3)
    await played_over(over)
    again = await creation.rematch(registry, over, frozenset({0}), str(over.seats[0].secret_hash), "address")
    undone = await made(registry, "Ada", "Bea", start=True, seed=3)
    await played_over(undone)
    state = undone.running().undo_target(0, "step", None)
    await undone.write_play(undone.running(), 0, lambda: undone.running().undo(0, "to", state, agreed=True))
    away = await made(registry, "Ada", "Bea", start=True)
    await play(away, 3)
    await seat_changes.leave(away, 1 - (away.running().to_act or 0), "greedy")
    middle = await made(registry, "Ada", "Bea", start=True, seed=5)
    await play(middle, 1)
    while (await registry.storage.listed([middle.id]))[0].row["state"] == middle.running().state:
        await play(middle, 1)  # until the row is behind the log, in the middle of a turn
    copy, _, _ = await creation.fork(registry, middle, copy_of(middle), "address")
    named = await made(
        registry, "Ada", None, board="hellas", modules=["salt"], name="Friday", public=True, hints=False, chat=False,
        clock=ClockWish(kind="turn", minutes=3), seed=9,
    )  # fmt: skip
    other = await made(registry, "Ada", "Bea", "Cleo", name="Monday", clock=ClockWish(kind="turn", minutes=3))
    await seat_changes.change(
        other,
        TableChange(
            name="Tuesday", public=True, watching=True, hints=False, chat=False, board="italia", modules=["salt"],
            clock=ClockWish(kind="game", minutes=9), first="draw", order="shuffle", options={"wine_side": True},
        ),
    )  # fmt: skip
    timed = await made(registry, "Ada", "Bea", start=True, clock=ClockWish(kind="game", minutes=60), public=True)
    await play(timed, 4)
    half, _, _ = await creation.make(
        registry, NewTable(seats=[PersonSeat(kind="person"), OpenSeat(kind="open")], watching=False), "address"
    )
    return [
        over, again, undone, away, middle, copy, named, other, timed, half,
        await made(registry, "Ada", bots=2), await made(registry, "Marcus", "Marcus II", "Bea"),
        await with_request(registry, "step"), await with_request(registry, "turn", name=None),
        await with_request(registry, "step", agreed=True),
    ]  # fmt: skip


def copy_of(table: Table) -> Any:
    from praefectus.server.games.history import whole

    return whole(str(table.header), [table.running().entries(0)]).fork(None, 1)


async def listed(registry: TableRegistry, tables: list[str]) -> dict[tuple[str, str], TableInfo]:
    """Return what lists say of tables, in every language."""
    found: dict[tuple[str, str], TableInfo] = {}
    for language in LANGUAGES:
        known = await registry.infos(tables, of(language))
        found |= {(language, table): each.info for table, each in known.items()}
    return found


@pytest.mark.parametrize("snapshot_every", [1, 1000])
async def test_a_list_says_the_same_from_memory_and_from_the_database(
    opened: Callable[..., Any], own_time: None, snapshot_every: int
) -> None:
    registry: TableRegistry = await opened(snapshot_every=snapshot_every)
    tables = await every_kind_of_table(registry)
    ids = [table.id for table in tables]
    assert {table.stage for table in tables} == {"lobby", "playing", "over"}
    shown = {(language, table.id): table.info(of(language)) for language in LANGUAGES for table in tables}
    assert await listed(registry, ids) == shown
    asked = shown["de", tables[-3].id].undo_request
    assert asked is not None and "Ada" in asked.sentence
    registry.forget_all()
    assert not registry.in_memory
    assert await listed(registry, ids) == shown
    public = {info.table: info for info in await registry.public(None, 100, of("fr"))}
    assert public == {table: shown["fr", table] for table in ids if shown["fr", table].public}
    again = [await registry.get(table) for table in ids]
    assert {(language, table.id): table.info(of(language)) for language in LANGUAGES for table in again} == shown


class Viewer:
    """A connection that holds a seat, or watches."""

    language = "en"
    muted_seats: frozenset[int] = frozenset()
    wants_views = False

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)

    async def reload_people(self) -> None: ...

    def send(self, text: str) -> None: ...

    def game_changed(self) -> None: ...


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_all_processes_list_a_table_alike(opened: Callable[..., Any], own_time: None) -> None:
    """Also who is online, at processes that never had the table in memory, and at one that comes later."""
    one: TableRegistry = await opened()
    other: TableRegistry = await opened()
    tables = await every_kind_of_table(one)
    ids = [table.id for table in tables]
    for number, table in enumerate(tables):
        for viewer in (Viewer(0), Viewer())[: number % 3]:
            table.presence.add(viewer)

    async def agree(*halls: TableRegistry) -> None:
        shown = await listed(one, ids)
        try:
            async with asyncio.timeout(SOON):
                while any([await listed(registry, ids) != shown for registry in halls]):
                    await asyncio.sleep(0.05)
        except TimeoutError:
            for registry in halls:
                assert await listed(registry, ids) == shown

    await agree(other)
    assert any(seat.online for seat in (await listed(other, ids))["en", ids[1]].seats)
    late: TableRegistry = await opened()
    await agree(other, late)
    for registry in (other, late):
        for table_id in ids:
            await registry.get(table_id)  # from now on in memory there too
    await agree(other, late)
    await play(tables[4], 1)
    await agree(other, late)
    for table in tables:
        for each in list(table.presence.viewers):
            table.presence.remove(each)
    await agree(other, late)
    assert all(info.watchers == 0 for info in (await listed(late, ids)).values())


async def changed_row(registry: TableRegistry, table: str, **values: Any) -> None:
    """What somebody wrote into the database by hand."""
    storage = registry.storage
    assert isinstance(storage, Database)

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(values))

    await storage.run(work)


DAMAGED_ROWS: list[dict[str, Any]] = [
    {"options": "x"},
    {"options": "[]"},
    {"options": '{"wine_side": [1]}'},
    {"modules": "{}"},
    {"modules": "[" * 100_000},
    {"clock": "{"},
    {"clock": '{"kind": "turn"}'},
    {"clock": '{"kind": "moon", "minutes": 1, "used": [], "since": 0}'},
    {"clock": '{"kind": "turn", "minutes": 1, "used": [1], "since": 0}'},
    {"undo_request": "null and void"},
    {"undo_request": '{"request": 1}'},
    {"undo_request": '{"request": 1, "seat": 7, "what": "step", "to": 0, "needed": [1], "agreed": []}'},
    {"undo_request": '{"request": 1, "seat": 0, "what": "all", "to": 0, "needed": [1], "agreed": []}'},
    {"changed": -(10**15)},
    {"created": 10**18},
    {"stage": "later"},
    {"board": "atlantis"},
    {"to_act": 9},
    {"first": "youngest"},
    {"undo_refused": "[]"},
    {"deletion": '{"seat": 0}'},
    {"deletion": '{"seat": null, "agreed": [7]}'},
]


async def test_a_table_that_cannot_be_shown_is_left_out_and_harms_no_other(
    opened: Callable[..., Any], caplog: pytest.LogCaptureFixture
) -> None:
    registry: TableRegistry = await opened()
    good = await made(registry, "Ada", "Bea", public=True)
    damaged = []
    for damage in DAMAGED_ROWS:
        table = await made(registry, "Cleo", "Dora", public=True)
        await changed_row(registry, table.id, **damage)
        damaged.append(table.id)
    registry.forget_all()
    assert list(await registry.infos([*damaged, good.id], of("en"))) == [good.id]
    assert [info.table for info in await registry.public(None, 100, of("en"))] == [good.id]
    for table_id, damage in zip(damaged, DAMAGED_ROWS, strict=True):
        logged = [line for line in caplog.records if table_id in line.getMessage() and line.levelname == "ERROR"]
        assert len(logged) == 1, damage  # though it is in two lists
        with pytest.raises(Refused) as refused:
            await registry.get(table_id)
        assert refused.value.code == "damaged", damage


async def test_a_seat_that_is_missing_is_damage(opened: Callable[..., Any]) -> None:
    registry: TableRegistry = await opened()
    table = await made(registry, "Ada", "Bea")
    storage = registry.storage
    assert isinstance(storage, Database)
    await storage.run(lambda connection: connection.execute(schema.seats.delete().where(schema.seats.c.seat == 0)))
    registry.forget_all()
    assert await registry.infos([table.id], of("en")) == {}
    with pytest.raises(Refused) as refused:
        await registry.get(table.id)
    assert refused.value.code == "damaged"


async def test_a_level_of_former_days_reads_as_todays_in_lists(opened: Callable[..., Any]) -> None:
    registry: TableRegistry = await opened()
    table = await made(registry, "Ada", bots=1)
    storage = registry.storage
    assert isinstance(storage, Database)
    seats = schema.seats
    await storage.run(lambda connection: connection.execute(update(seats).values(level="strong", stand_in="strong")))
    registry.forget_all()
    info = (await registry.infos([table.id], of("en")))[table.id].info
    assert {(seat.level, seat.stand_in) for seat in info.seats} == {("strongest", "strongest")}


DAMAGED_GAMES: list[dict[str, Any]] = [
    {"header": "not json"},
    {"header": "[]"},
    {"header": "{}"},
    {"header": '{"board": "atlantis", "seats": 2, "modules": [], "options": {}, "chance": "1"}'},
    {"header": '{"board": "imperium", "seats": "two", "modules": [], "options": {}, "chance": "1"}'},
    {"entries": "not json"},
    {"entries": '{"a": 1}'},
    {"entries": '["a"]'},
    {"entries": "[1.5]"},
    {"entries": "[true]"},
    {"entries": "[99999999999999999999999]"},
    {"entries": "[-99999]"},
    {"entries": "[" * 100_000},
    {"text": "\x1f{"},
    {"text": "\x1f[]"},
    {"text": '\x1f{"id": "no-such-message", "given": {}}'},
    {"at": 10**18},
]


@pytest.mark.parametrize("snapshot_every", [1, 1000])
async def test_a_game_or_chat_that_cannot_be_read_is_damaged(opened: Callable[..., Any], snapshot_every: int) -> None:
    registry: TableRegistry = await opened(snapshot_every=snapshot_every)
    storage = registry.storage
    assert isinstance(storage, Database)
    for damage in DAMAGED_GAMES:
        table = await table_with_moves(registry, 4)
        await table.say(0, "Salve")
        await storage.run(lambda connection, table=table, damage=damage: damage_game(connection, table.id, damage))  # type: ignore[misc]
        if "header" in damage or "entries" in damage:  # what was read before is looked at again from the beginning
            table.header = damage.get("header", table.header)
            with pytest.raises(Refused) as refused:
                await table.history.ask("me", "points")
            assert refused.value.code == "damaged", damage
        registry.forget_all()
        with pytest.raises(Refused) as refused:
            await registry.get(table.id)
        assert refused.value.code == "damaged", damage
    assert not storage.away


async def damage_game(connection: AsyncConnection, table: str, damage: dict[str, Any]) -> None:
    """Write something else into the header, the last row of the log, or all lines of chat."""
    if "header" in damage:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(damage))
    elif "entries" in damage:
        log = schema.log.c
        last = select(log.start).where(log.table_id == table).order_by(log.start.desc()).limit(1).scalar_subquery()
        await connection.execute(schema.snapshots.delete().where(schema.snapshots.c.table_id == table))
        await connection.execute(update(schema.log).where(log.table_id == table, log.start == last).values(damage))
    else:
        await connection.execute(update(schema.chat).where(schema.chat.c.table_id == table).values(damage))


async def test_a_game_that_a_newer_version_made_says_so(opened: Callable[..., Any]) -> None:
    """Its board and its module are not known here; fields that came later do no harm."""
    registry: TableRegistry = await opened(snapshot_every=1)
    table, later = await table_with_moves(registry, 3), await with_request(registry, "step")
    rules = {"engine": 3, "modules": {"moon": 1}}
    header = {"board": "luna", "seats": 2, "modules": ["moon"], "options": {}, "chance": "1"}
    await changed_row(
        registry, table.id, board="luna", modules='["moon"]', rules=json.dumps(rules), header=json.dumps(header)
    )
    request = asdict(later.request) | {"since": 5} if later.request else {}
    clock = {"kind": "turn", "minutes": 5, "used": [0, 0, 0], "since": 0, "paused": True}
    await changed_row(registry, later.id, undo_request=json.dumps(request), clock=json.dumps(clock))
    registry.forget_all()
    with pytest.raises(Refused) as refused:
        await registry.get(table.id)
    assert refused.value.code == "other_rules"
    assert list(await registry.infos([table.id, later.id], of("en"))) == [later.id]
    assert (await registry.get(later.id)).info(of("en")).undo_request is not None


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_text_that_is_no_utf8_is_no_outage(opened: Callable[..., Any], database: dict[str, Any]) -> None:
    """SQLite keeps any bytes as text. Games elsewhere go on, and so does this one."""
    registry: TableRegistry = await opened()
    good, bad = await made(registry, "Ada", "Bea", start=True, public=True), await table_with_moves(registry, 3)
    await bad.say(0, "Salve")
    with sqlite3.connect(database["data_dir"] / "praefectus.sqlite3") as file:
        file.execute("UPDATE tables SET name = CAST(X'4AFF72' AS TEXT), public = 1 WHERE id = ?", (bad.id,))
        file.execute("UPDATE seats SET name = CAST(X'C3' AS TEXT) WHERE table_id = ?", (bad.id,))
        file.execute("UPDATE chat SET text = CAST(X'F0' AS TEXT), name = CAST(X'F0' AS TEXT)")
    file.close()
    registry.forget_all()
    for _ in range(3):
        infos = await registry.infos([bad.id, good.id], of("en"))
        assert infos[bad.id].info.name == "J\N{REPLACEMENT CHARACTER}r"
        assert len(await registry.public(None, 10, of("en"))) == 2
        assert len(await registry.storage.chat(bad.id, None, 10)) == 1
        await play(await registry.get(good.id), 1)
    await play(await registry.get(bad.id), 1)
    assert not registry.storage.away


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("damage", ["stop = 'x'", "at = 'x'", "at = -1", "start = 'x'"])
async def test_numbers_that_are_none_are_damage(
    opened: Callable[..., Any], database: dict[str, Any], damage: str
) -> None:
    """SQLite keeps text where numbers belong."""
    registry: TableRegistry = await opened()
    table = await table_with_moves(registry, 3)
    with sqlite3.connect(database["data_dir"] / "praefectus.sqlite3") as file:
        file.execute("DELETE FROM snapshots")
        file.execute(f"UPDATE log SET {damage} WHERE rowid = (SELECT max(rowid) FROM log)")
    file.close()
    registry.forget_all()
    assert (await registry.infos([table.id], of("en")) == {}) == (damage != "start = 'x'")
    with pytest.raises(Refused) as refused:
        await registry.get(table.id)
    assert refused.value.code == "damaged"
    assert not registry.storage.away


async def test_an_open_request_to_take_back_shows_after_a_restart(
    start_server: Callable[..., RunningServer], database: dict[str, Any]
) -> None:
    """Everybody's lists, and those of a personal link."""
    first = start_server(**database)
    client = Client(first.url)
    made = await client.new_table("Ada", "Bea", start=True, public=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with client.sit(table, *secrets) as both:
        view = await both.my_turn()
        mover = view["to_act"]
        while view["to_act"] == mover:
            await both.move(-1)
            view = await both.my_turn()
    async with client.sit(table, secrets[mover]) as alone:
        asked = await alone.ask(type="ask_undo", seat=mover, state=view["state"], what="step")
        assert asked["type"] == "done"
    person = (await client.post("/person", status=201))["person"]
    known = {"tables": [{"table": table, "secrets": secrets}]}
    assert (await client.call("PUT", "/person/tables", person, json=known)).status_code == 204
    before = (await client.post("/mine", known))["tables"]
    assert before[0]["table"]["undo_request"]["sentence"]
    await client.http.aclose()
    first.stop()
    again = Client(start_server(**database).url)
    for path, secret, body in (("/mine", None, known), ("/person", person, None)):
        answer = await again.call("POST" if body else "GET", path, secret, json=body)
        assert answer.status_code == 200, answer.text
        assert answer.json()["tables"] == before
    assert (await again.get("/tables"))["tables"] == [before[0]["table"]]
    await again.http.aclose()


async def test_a_damaged_table_says_so_over_http(start_server: Callable[..., RunningServer], tmp_path: Path) -> None:
    server = start_server(data_dir=tmp_path, tables_in_memory=1)
    client = Client(server.url)
    tables = [(await client.new_table("Ada", "Bea", start=True))["table"]["table"] for _ in range(3)]
    with sqlite3.connect(tmp_path / "praefectus.sqlite3") as file:
        file.execute("UPDATE tables SET header = 'x' WHERE id = ?", (tables[0],))
    file.close()
    answer = await client.call("GET", f"/tables/{tables[0]}")
    assert (answer.status_code, answer.json()["code"]) == (500, "damaged")
    assert (await client.get(f"/tables/{tables[1]}"))["stage"] == "playing"
    await client.http.aclose()
