"""Games that last for days: four people to the end, and servers that are killed around a deadline."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from praefectus.server import Settings, encoding
from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.models.requests import ClockWish, NewTable, PersonSeat
from praefectus.server.operating.database import opened
from praefectus.server.players.waking_time import WakingTime
from praefectus.server.storage import schema
from praefectus.server.storage.waiting_notices import Device
from praefectus.server.tables import creation, seat_changes
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table

from .conftest import Client, Receiver, ServerProcess, secrets_of
from .test_storage import registry  # noqa: F401

pytestmark = pytest.mark.anyio
# ruff: noqa: F811

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
SLEEPER, LEAVER, RETURNER = 1, 2, 3
SLEEP = WakingTime("Australia/Lord_Howe", 22 * 60, 7 * 60)  # where summer time is half an hour


class Weeks:
    """A clock of a test: time passes only when the test says so."""

    def __init__(self, start: int) -> None:
        self.start = self.now = start

    def to(self, moment: int) -> None:
        self.now = max(self.now, moment)


@pytest.fixture
def weeks(monkeypatch: pytest.MonkeyPatch) -> Weeks:
    clock = Weeks(1_790_000_000_000)  # in September 2026, before both changes to winter time and to summer time
    monkeypatch.setattr(encoding, "clock", lambda: clock.now)
    return clock


async def four(registry: TableRegistry) -> Table:
    """A daily game of four people with devices; the second sleeps at night."""
    seats: list[Any] = [PersonSeat(kind="person", name=name) for name in ("Ada", "Bea", "Cleo", "Dora")]
    clock = ClockWish(kind="daily", minutes=24 * 60)
    wish = NewTable(seats=seats, seed=7, first="as_seated", clock=clock)
    table, _, _ = await creation.make(registry, wish, "address")
    assert registry.players is not None and registry.delivery is not None
    for number, seat in enumerate(table.seats):
        person = await registry.people.make(f"{number}" * 64)
        await registry.people.keep(person, [str(seat.secret_hash)])
        await registry.delivery.store.add_device(person, Device(person, "https://localhost/", "", ""))
        if number == SLEEPER:
            await registry.players.change_waking(person, SLEEP)
    await seat_changes.start(table)
    return table


async def test_four_people_play_a_daily_game_to_the_end_over_weeks(registry: TableRegistry, weeks: Weeks) -> None:
    """One sleeps and moves in the last minute, one leaves and stays away, one is away for days and comes back."""
    table, chance = await four(registry), random.Random(3)
    called: Counter[int] = Counter()
    turns = 0
    while not (game := table.running()).over:
        seat, clock = int(game.to_act or 0), table.clock
        assert clock is not None
        if table.seats[seat].bot is not None:
            async with asyncio.timeout(60):
                while not table.running().over and table.running().to_act == seat:
                    await asyncio.sleep(0.005)
            if seat == RETURNER and called[RETURNER] == 1:
                await seat_changes.come_back(table, RETURNER)
            continue
        turns += 1
        deadline = clock.deadline(seat)
        if seat == SLEEPER:
            assert SLEEP.between(deadline - 1, deadline) == 1  # no deadline falls into a night
            weeks.to(deadline - MINUTE)
        elif (seat == LEAVER and turns > 8) or (seat == RETURNER and turns > 12 and not called[RETURNER]):
            with pytest.raises(Refused, match="still has time"):
                await seat_changes.stand_in_for(table, seat)
            weeks.to(deadline + 1)
            await registry.deadlines.sweep()
            with pytest.raises(Refused, match="hours"):
                await seat_changes.stand_in_for(table, seat)
            weeks.to(deadline + DAY + 1)
            await seat_changes.stand_in_for(table, seat)
            called[seat] += 1
            continue
        else:
            weeks.to(weeks.now + chance.randrange(20 * HOUR))
        await registry.deadlines.sweep()
        assert not table.out_of_time(seat)
        while not (game := table.running()).over and game.to_act == seat:
            await table.move(seat, game.state, chance.choice(game.choice_ids()))
    async with asyncio.timeout(60):
        while table.stage != "over":  # a bot made the last choice and is about to store it
            await asyncio.sleep(0.005)
    assert called == {LEAVER: 1, RETURNER: 1} and table.seats[RETURNER].stand_in is None
    assert table.seats[LEAVER].stand_in is not None and table.stage == "over"
    assert weeks.now - weeks.start > 21 * DAY
    assert registry.delivery is not None
    await registry.delivery.close()
    query = select(schema.outbox.c.event, schema.outbox.c.seat)
    rows = await registry.storage.read(lambda connection: connection.execute(query))  # type: ignore[attr-defined]
    sent = Counter((row.event, row.seat) for row in rows)
    assert sent["time-up", SLEEPER] == 0 and sent["stand-in", LEAVER] <= 1
    assert all(sent["over", seat] <= 1 for seat in range(4))


@pytest.mark.parametrize("seconds", [-1, 1], ids=["after", "before"])
async def test_a_server_killed_around_a_deadline_announces_it_once(
    database: dict[str, Any], tmp_path: Path, receiver: Receiver, seconds: int
) -> None:
    """The deadline is a second away, or was a second ago, when the server dies; it passes while nobody runs."""
    port, got = receiver
    settings = database | {"webhook_private": True}
    process = ServerProcess(tmp_path / "url", **settings)
    try:
        await process.start()
        client = Client(process.url)
        clock = {"kind": "turn", "minutes": 5}
        made = await client.new_table("Ada", "Bea", start=True, clock=clock, first="as_seated")
        table, (ada, bea) = made["table"]["table"], secrets_of(made)
        hook = {"url": f"http://localhost:{port}/hook"}
        await client.call("PUT", f"/tables/{table}/webhook", ada, json=hook)
        leave = f"/tables/{table}/seats/0/leave"
        await client.post(leave, {}, bea, 403)
        process.kill()
        await client.http.aclose()
        deadline = await deadline_in(Settings(**database), table, now() + seconds * 1000)
        await process.start()
        client = Client(process.url)
        async with asyncio.timeout(15):
            assert "is up" in str((await got.get())["content"])
        assert now() >= deadline
        process.kill()
        await client.http.aclose()
        await process.start()
        client = Client(process.url)
        await asyncio.sleep(3)
        assert got.empty()
        await client.post(leave, {}, bea, 200)
        await client.http.aclose()
    finally:
        process.kill()


async def deadline_in(settings: Settings, table: str, deadline: int) -> int:
    """Let a stored clock run so long that its deadline is then."""
    tables = schema.tables
    async with opened(settings) as connection:
        row = (await connection.execute(select(tables.c.clock, tables.c.deadline))).one()
        clock = json.loads(row.clock)
        clock["since"] += deadline - row.deadline
        values = {"clock": json.dumps(clock), "deadline": deadline, "alarm": deadline}
        await connection.execute(update(tables).where(tables.c.id == table).values(values))
    return deadline
