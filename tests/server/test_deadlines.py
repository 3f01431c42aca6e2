"""Deadlines: who is warned and when, once, through restarts, outages and several processes."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Client, Later, Player, Receiver, RunningServer, secrets_of

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "turn", "minutes": 1}
DAILY = {"kind": "daily", "minutes": 12 * 60}


class Friends:
    """Two people at a table with a clock, each with a webhook."""

    def __init__(self, client: Client, made: dict[str, Any], got: asyncio.Queue[dict[str, Any]]) -> None:
        self.client, self.table, self.secrets, self.got = client, made["table"]["table"], secrets_of(made), got

    async def acting(self) -> int:
        return int((await self.client.get(f"/tables/{self.table}"))["to_act"])

    async def notice(self) -> str:
        async with asyncio.timeout(10):
            return str((await self.got.get())["content"])

    async def quiet(self) -> bool:
        """Nothing comes while the sweeper looks three more times."""
        try:
            async with asyncio.timeout(3.5):
                await self.got.get()
        except TimeoutError:
            return True
        return False


async def friends(client: Client, receiver: Receiver, clock: dict[str, Any]) -> Friends:
    port, got = receiver
    made = await client.new_table("Ada", "Bea", start=True, clock=clock, first="as_seated")
    there = Friends(client, made, got)
    for secret in there.secrets:
        hook = {"url": f"http://localhost:{port}/hook"}
        await client.call("PUT", f"/tables/{there.table}/webhook", secret, json=hook)
    return there


async def test_a_daily_player_is_warned_once_then_told_once_that_time_is_up(
    start_server: Callable[..., RunningServer], database: dict[str, Any], receiver: Receiver, later: Later
) -> None:
    client = Client(start_server(**database, webhook_private=True).url)
    there = await friends(client, receiver, DAILY)
    later(48 * 60 - 181)
    assert await there.quiet()
    later(2)
    assert (await there.notice()).startswith("Ada, your time at")
    assert await there.quiet()
    later(180)
    assert "is up" in await there.notice()
    assert await there.quiet()
    await client.http.aclose()


async def test_the_others_may_let_a_bot_play_a_day_after_a_daily_deadline(any_client: Client, later: Later) -> None:
    made = await any_client.new_table("Ada", "Bea", start=True, clock=DAILY, first="as_seated")
    leave, bea = f"/tables/{made['table']['table']}/seats/0/leave", secrets_of(made)[1]
    later(48 * 60 - 1)
    assert "still has time" in (await any_client.post(leave, {}, bea, status=403))["sentence"]
    later(60)
    assert "24 hours" in (await any_client.post(leave, {}, bea, status=403))["sentence"]
    later(24 * 60)
    await any_client.post(leave, {}, bea, status=200)


async def test_a_move_before_the_deadline_moves_it(
    start_server: Callable[..., RunningServer], tmp_path: Path, receiver: Receiver, later: Later
) -> None:
    client = Client(start_server(data_dir=tmp_path, webhook_private=True).url)
    there = await friends(client, receiver, {"kind": "live", "minutes": 4, "seconds": 10})
    later(3.9)
    async with client.sit(there.table, there.secrets[0]) as player:
        while (await player.my_turn())["to_act"] == 0:
            await player.move(-1)
            if player.view is not None and player.view["to_act"] != 0:
                break
        assert "it’s your turn" in await there.notice()
        later(3.9)
        assert await there.quiet()
    await client.http.aclose()


async def test_a_restart_gives_no_fresh_time(
    start_server: Callable[..., RunningServer], database: dict[str, Any], receiver: Receiver, later: Later
) -> None:
    first = start_server(**database, webhook_private=True)
    client = Client(first.url)
    there = await friends(client, receiver, {"kind": "turn", "minutes": 8})
    await client.http.aclose()
    first.stop()
    later(8.1)  # shorter than an outage that is made good
    client = there.client = Client(start_server(**database, webhook_private=True).url)
    assert "is up" in await there.notice()
    assert await there.quiet()
    await client.http.aclose()


async def test_an_outage_of_the_server_moves_all_clocks_by_its_length(
    start_server: Callable[..., RunningServer], database: dict[str, Any], receiver: Receiver, later: Later
) -> None:
    first = start_server(**database, webhook_private=True)
    client = Client(first.url)
    there = await friends(client, receiver, {"kind": "turn", "minutes": 8})
    await client.http.aclose()
    first.stop()
    later(60)
    client = there.client = Client(start_server(**database, webhook_private=True).url)
    assert await there.quiet()
    later(8)
    assert "is up" in await there.notice()
    await client.http.aclose()


async def test_two_processes_send_one_notice(
    start_server: Callable[..., RunningServer], cluster: Any, tmp_path: Path, receiver: Receiver, later: Later
) -> None:
    """Both look at the same deadline; the second finds that the first was faster."""
    database = cluster.new_database()
    one, two = (
        start_server(data_dir=tmp_path / name, database_url=database, webhook_private=True) for name in ("one", "two")
    )
    client = Client(one.url)
    there = await friends(client, receiver, {"kind": "turn", "minutes": 5})
    other = Client(two.url)
    await other.get(f"/tables/{there.table}")
    later(5.1)
    assert "is up" in await there.notice()
    assert await there.quiet()
    for each in (client, other):
        await each.http.aclose()


async def test_sleeping_hours_hold_as_they_were_when_the_game_began(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path).url)
    person = (await client.post("/person", status=201))["person"]
    made = await client.new_table("Ada", "open", clock=DAILY, first="as_seated")
    table = made["table"]["table"]
    joined = await client.post(f"/tables/{table}/join", {"name": "Bea", "person": person})
    waking = {"zone": "UTC", "sleep_from": 0, "sleep_to": 9 * 60}
    assert (await client.call("PUT", "/person/waking", person, json=waking)).status_code == 200
    await client.post(f"/tables/{table}/start", secret=made["host"])
    with sqlite3.connect(tmp_path / "praefectus.sqlite3") as file:
        (stored,) = file.execute("SELECT clock FROM tables").fetchone()
    assert joined["seat"] == 1
    assert [each["sleep_to"] for each in json.loads(stored)["waking"]] == [0, 9 * 60]
    await client.call("PUT", "/person/waking", person, json=waking | {"sleep_to": 60})
    with sqlite3.connect(tmp_path / "praefectus.sqlite3") as file:
        (stored,) = file.execute("SELECT clock FROM tables").fetchone()
    assert [each["sleep_to"] for each in json.loads(stored)["waking"]] == [0, 9 * 60]
    await client.http.aclose()


@pytest.mark.parametrize("times", [40, pytest.param(1000, marks=pytest.mark.long)])
async def test_a_move_and_the_call_for_a_bot_race_and_one_of_them_wins(
    start_server: Callable[..., RunningServer], tmp_path: Path, later: Later, times: int
) -> None:
    """At the deadline one person moves while the other calls a bot: the log has each choice once, and continues."""
    client = Client(start_server(data_dir=tmp_path).url)
    left = times
    called = 0
    while left:
        made = await client.new_table("Ada", "Bea", start=True, clock=CLOCK, first="as_seated")
        table, secrets = made["table"]["table"], secrets_of(made)
        async with client.sit(table, *secrets) as player:
            while left and not (view := await player.my_turn())["over"]:
                left -= 1
                called += await race(client, player, table, secrets, view, later)
                now_at = (await client.get(f"/tables/{table}"))["state"]
                await player.view_at(now_at)
    assert called > 0
    await client.http.aclose()


async def race(
    client: Client, player: Player, table: str, secrets: list[str], view: dict[str, Any], later: Later
) -> bool:
    """Whether the call came before the move."""
    seat, state = view["to_act"], view["state"]
    later(1.01)
    call = client.call("POST", f"/tables/{table}/seats/{seat}/leave", secrets[1 - seat], json={})
    choice = view["choices"][-1]["id"]
    move = player.ask(type="move", seat=seat, choice=choice, state=state)
    answer, moved = await asyncio.gather(call, move)
    assert answer.status_code in (200, 403), answer.text
    assert moved["type"] != "refused" or answer.status_code == 200, moved
    if answer.status_code != 200:
        return False
    await client.post(f"/tables/{table}/seats/{seat}/return", None, secrets[seat], status=200)
    return True
