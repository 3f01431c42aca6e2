"""Copies of a position: what the table forbids stays forbidden, and only people who may watch can copy."""

from __future__ import annotations

from typing import Any

import pytest

from praefectus.server.errors import Refused
from praefectus.server.games.history import whole
from praefectus.server.models.requests import NewTable, PersonSeat
from praefectus.server.tables import creation
from praefectus.server.tables.analysis import check_analysis
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table

from .conftest import Client, secrets_of
from .test_storage import registry  # noqa: F401

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("hints", [True, False])
async def test_a_copy_gives_hints_only_where_its_table_does(client: Client, hints: bool) -> None:
    made = await client.new_table("Ada", "Bea", start=True, hints=hints, chat=False)
    for _ in range(2):  # a copy, and a copy of the copy
        made = await client.post(f"/tables/{made['table']['table']}/fork", {}, secrets_of(made)[0], status=201)
        assert (made["table"]["hints"], made["table"]["chat"]) == (hints, False)
    path = f"/tables/{made['table']['table']}"
    answer = await client.call("POST", f"{path}/hint", secrets_of(made)[made["table"]["to_act"]], json={})
    assert answer.status_code == (200 if hints else 403), answer.text
    changed = await client.call("PATCH", path, made["host"], json={"hints": True})
    assert changed.json()["code"] == "already_started"


async def test_in_a_copy_without_hints_no_bot_shows_what_it_would_play(client: Client) -> None:
    made = await client.new_table("Ada", "Bea", start=True, hints=False)
    copy = await client.post(f"/tables/{made['table']['table']}/fork", {}, secrets_of(made)[0], status=201)
    path = f"/tables/{copy['table']['table']}/seats/0/leave"
    assert (await client.post(path, {}, secrets_of(copy)[0], status=403))["code"] == "no_hints"
    path = f"/tables/{made['table']['table']}/seats/0/leave"
    await client.post(path, {}, secrets_of(made)[0], status=200)


async def end(table: Table) -> None:
    """As if it had been played to its end."""
    await table.write_change({"stage": "over"})
    table.stage = "over"


async def test_a_copy_is_not_analysed_while_its_table_plays_without_hints(registry: TableRegistry) -> None:  # noqa: F811
    seats: list[Any] = [PersonSeat(kind="person", name=name) for name in ("Ada", "Bea")]
    table, _, _ = await creation.make(registry, NewTable(seats=seats, start=True, seed=5, hints=False), "address")
    origin = table
    for _ in range(2):
        lines = await registry.in_current_numbers(await registry.storage.entries(table.id, 0))
        copied = whole(str(table.header), lines).fork(None, registry.seed())
        table, _, _ = await creation.fork(registry, table, copied, "address")
        await end(table)
        with pytest.raises(Refused) as refused:
            await check_analysis(table)
        assert refused.value.code == "no_hints"
    await end(origin)
    await check_analysis(table)


async def test_who_may_not_watch_may_not_copy(client: Client) -> None:
    closed = await client.new_table("Ada", "Bea", start=True, watching=False)
    path = f"/tables/{closed['table']['table']}/fork"
    assert (await client.post(path, {}, status=403))["code"] == "not_watchable"
    copy = await client.post(path, {}, secrets_of(closed)[0], status=201)
    assert (await client.post(f"/tables/{copy['table']['table']}/fork", {}, status=403))["code"] == "not_watchable"
    opened = await client.new_table("Ada", "Bea", start=True)
    await client.post(f"/tables/{opened['table']['table']}/fork", {}, status=201)
