"""Several server processes at one PostgreSQL: bots think once, another takes over, limits are counted together."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from typer.testing import CliRunner

from praefectus.cli import app
from praefectus.server import Settings, WrongSetting, serve

from . import postgresql
from .conftest import Client, ServerProcess, secrets_of, serving

pytestmark = pytest.mark.anyio

TAKEN_OVER = 5.0
BOTS = [{"kind": "bot", "level": "random"}] * 3

Start = Callable[..., Awaitable[tuple[ServerProcess, Client]]]


@pytest.fixture
async def start(cluster: postgresql.Cluster, tmp_path: Path) -> AsyncIterator[Start]:
    """Server processes with one database."""
    url = cluster.new_database()
    async with AsyncExitStack() as stack:
        count = 0

        async def one(**settings: Any) -> tuple[ServerProcess, Client]:
            nonlocal count
            count += 1
            process = ServerProcess(
                tmp_path / f"url{count}", data_dir=tmp_path / str(count), database_url=url, **settings
            )
            stack.callback(process.kill)
            await process.start()
            client = Client(process.url)
            stack.push_async_callback(client.http.aclose)
            return process, client

        yield one


def test_a_sqlite_file_is_served_by_one_process(tmp_path: Path) -> None:
    with pytest.raises(WrongSetting, match="PostgreSQL"):
        serve(Settings(data_dir=tmp_path, workers=2))
    told = CliRunner().invoke(app, ["serve", "--workers", "3", "--data-dir", str(tmp_path)])
    assert told.exit_code != 0
    assert not (tmp_path / "praefectus.sqlite3").exists()


async def test_bots_think_once(start: Start) -> None:
    """Both processes know the table; each choice of a bot was thought about at one of them."""
    (first, here), (_, there) = await start(), await start()
    made = await here.new_table("Ada", "bot", "bot", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with here.sit(table, *secrets) as ada, there.sit(table) as watcher:

        def thoughts() -> int:
            return sum(1 for message in [*ada.seen, *watcher.seen] if message["type"] == "thinking")

        view = await ada.my_turn()
        while thoughts() <= 20:
            await ada.move(-1)
            view = await ada.my_turn()
            await watcher.view_at(view["state"])
    reader = await asyncpg.connect(first.settings["database_url"])
    chosen = await reader.fetchval("SELECT count(*) FROM log WHERE table_id = $1 AND seat > 0", table)
    await reader.close()
    assert thoughts() == chosen > 20


async def think_once(client: Client) -> None:
    """Let a bot think there, so that later nobody waits for its workers to be started."""
    made = await client.post("/tables", {"seats": BOTS, "start": True})
    async with client.sit(made["table"]["table"]) as watcher:
        await watcher.view_at(1)


async def test_the_bots_of_a_killed_process_go_on_at_another(start: Start) -> None:
    (first, here), (_, there) = await start(bot_pause=0.2), await start(bot_pause=0.2)
    await think_once(there)
    tables = [await here.post("/tables", {"seats": BOTS, "start": True}) for _ in range(3)]
    async with AsyncExitStack() as stack:
        table = tables[0]["table"]["table"]
        watcher = await stack.enter_async_context(there.sit(table))
        await watcher.view_at(3)
        first.kill()
        killed = time.monotonic()
        state = watcher.view["state"] if watcher.view else 0
        async with asyncio.timeout(2 * TAKEN_OVER):
            await watcher.view_at(state + 2)
        took = time.monotonic() - killed
    assert took < TAKEN_OVER, f"nobody played for {took:.1f} s"
    for made in tables:  # also the others, which nobody is looking at
        state = (await there.get(f"/tables/{made['table']['table']}"))["state"]
        async with asyncio.timeout(TAKEN_OVER):
            while (await there.get(f"/tables/{made['table']['table']}"))["state"] == state:
                await asyncio.sleep(0.1)


async def test_a_frozen_process_is_missed_too(start: Start) -> None:
    (first, here), (_, there) = await start(bot_pause=0.2), await start(bot_pause=0.2)
    await think_once(there)
    made = await here.post("/tables", {"seats": BOTS, "start": True})
    async with there.sit(made["table"]["table"]) as watcher:
        await watcher.view_at(3)
        os.kill(first.pid, signal.SIGSTOP)
        try:
            state = watcher.view["state"] if watcher.view else 0
            async with asyncio.timeout(2 * TAKEN_OVER):  # three choices, on a machine that may be busy
                await watcher.view_at(state + 3)
        finally:
            os.kill(first.pid, signal.SIGCONT)
        state = watcher.view["state"] if watcher.view else 0
        await watcher.view_at(state + 10)  # and harms nothing when it wakes


async def test_limits_are_counted_together(start: Start) -> None:
    few = {"tables_per_hour": 4, "connections_per_address": 3}
    (_, here), (_, there) = await start(**few), await start(**few)
    await asyncio.sleep(2)  # until they know of each other
    made = [await here.new_table("Ada", "Bea", start=True) for _ in range(4)]
    table = made[0]["table"]["table"]
    async with here.sit(table), here.sit(table), here.sit(table), asyncio.timeout(30):
        await asyncio.sleep(5)  # reported every second; on a busy machine it takes longer
        answer = await there.call("POST", "/tables", json={"seats": BOTS})
        assert answer.status_code == 429, answer.text
        with pytest.raises(Exception, match="Too many connections"):
            async with there.sit(table):
                pass


async def test_workers_share_a_port_and_one_that_dies_is_started_again(start: Start) -> None:
    process, client = await start(workers=2)
    made = await client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)

    async with client.sit(table, *secrets) as player:
        done = await player.move()
    async with asyncio.timeout(30):
        while len(before := serving(process)) < 2:
            await asyncio.sleep(0.2)
    os.kill(before[0], signal.SIGKILL)
    async with asyncio.timeout(30):
        while not set(serving(process)) - set(before):
            await asyncio.sleep(0.05)
    for _ in range(6):  # whichever process answers
        async with Client(process.url).sit(table, *secrets) as player:
            assert (await player.view_at(done["state"]))["state"] >= done["state"]
            done = await player.move()
            assert done["type"] == "done"
    assert await process.stopped() == 0
    assert not any(Path(f"/proc/{child}").exists() for child in before)
