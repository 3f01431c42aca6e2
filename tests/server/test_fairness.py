"""One address cannot stop the rest: fair queues, limits of addresses, requests that never end, slow webhooks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from praefectus.server.bots.fair_queue import BOTS_ONLY, PEOPLE, FairQueue
from praefectus.server.bots.workers import Workers
from praefectus.server.errors import Refused
from praefectus.server.tables.webhooks import Webhooks

from .conftest import Client, RunningServer, secrets_of

pytestmark = pytest.mark.anyio


def nap(seconds: float) -> float:
    """A question for a worker process."""
    time.sleep(seconds)
    return seconds


async def test_the_queue_serves_people_first_and_everybody_in_turn() -> None:
    queue = FairQueue(Workers(1), 100)
    served: list[str] = []

    async def ask(rank: int, who: str) -> None:
        await queue.ask(rank, who, nap, 0.02)
        served.append(who)

    try:
        await queue.ask(PEOPLE, "first", nap, 0.0)  # the worker is started
        greedy = [asyncio.create_task(ask(PEOPLE, "many")) for _ in range(20)]
        bots = [asyncio.create_task(ask(BOTS_ONLY, "bots"))]
        await asyncio.sleep(0.03)
        one = [asyncio.create_task(ask(PEOPLE, "one"))]
        await asyncio.gather(*greedy, *bots, *one)
    finally:
        queue.close()
    assert served.index("one") <= 5, served
    assert served[-1] == "bots", served


async def test_who_asks_too_much_at_once_is_refused_and_the_others_are_not() -> None:
    queue = FairQueue(Workers(1), 3)
    try:
        asked = [asyncio.create_task(queue.ask(PEOPLE, "many", nap, 0.01)) for _ in range(10)]
        other = asyncio.create_task(queue.ask(PEOPLE, "one", nap, 0.01))
        answers = await asyncio.gather(*asked, other, return_exceptions=True)
    finally:
        queue.close()
    assert sum(isinstance(answer, Refused) for answer in answers) >= 6
    assert answers[-1] == 0.01


async def test_wrong_links_do_not_lock_right_ones(start_server: Callable[..., RunningServer], tmp_path: Path) -> None:
    client = Client(start_server(data_dir=tmp_path, guesses_per_minute=5).url)
    made = await client.new_table("Ada", "Bea", start=True)
    wrong = [(await client.call("GET", "/tables/" + "x" * 22)).status_code for _ in range(10)]
    assert wrong[0] == 404 and wrong[-1] == 429
    assert (await client.get(f"/tables/{made['table']['table']}"))["stage"] == "playing"
    assert (await client.call("GET", f"/tables/{made['table']['table']}/notes", "x" * 32)).status_code == 429
    await client.get(f"/tables/{made['table']['table']}/notes", secrets_of(made)[0])
    async with client.sit(made["table"]["table"], *secrets_of(made)) as player:
        assert (await player.move())["type"] == "done"
    await client.http.aclose()


async def test_chat_is_limited_for_an_address_and_not_for_a_connection(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path, chat_in_ten_seconds=6).url)
    made = await client.new_table("Ada", "Bea", start=True)
    said = 0
    for _ in range(10):
        async with client.sit(made["table"]["table"], *secrets_of(made), detail="light") as player:
            for _ in range(2):
                said += (await player.ask(type="chat", seat=0, text="again"))["type"] == "done"
    assert 6 <= said <= 12
    await client.http.aclose()


async def test_new_connections_are_limited_for_an_address(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path, handshakes_per_minute=5).url)
    made = await client.new_table("Ada", "Bea", start=True)
    with pytest.raises(Exception, match="429"):
        for _ in range(20):
            async with client.sit(made["table"]["table"]):
                pass
    await client.http.aclose()


async def raw(url: str, said: bytes) -> bytes:
    """Return what the server answers to these bytes, until it closes."""
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(said)
        async with asyncio.timeout(20):
            return await reader.read()
    finally:
        writer.close()


async def test_requests_that_never_end_and_heads_without_end_are_cut(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = start_server(data_dir=tmp_path, request_seconds=1, header_bytes=4096)
    half = b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: "
    body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    answers = await asyncio.gather(raw(server.url, half), raw(server.url, b""), raw(server.url, body))
    assert [answer.split(b"\r\n")[0][9:12] for answer in answers] == [b"408", b"408", b"408"]
    large = await raw(server.url, b"GET /api/health HTTP/1.1\r\nHost: x\r\n" + b"X-Large: " + b"x" * 5000)
    assert large.startswith(b"HTTP/1.1 431")
    client = Client(server.url)
    assert (await client.get("/health"))["ok"]
    await asyncio.sleep(1.5)
    assert (await client.get("/health"))["ok"]  # a connection that waits for the next request is not half a request
    await client.http.aclose()


async def test_half_requests_of_one_address_are_counted(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = start_server(data_dir=tmp_path, request_seconds=30, open_requests=5)
    host, port = server.url.removeprefix("http://").split(":")
    opened = [await asyncio.open_connection(host, int(port)) for _ in range(5)]
    await asyncio.sleep(0.1)
    assert (await raw(server.url, b"")).startswith(b"HTTP/1.1 503")
    for _, writer in opened:
        writer.close()
    await asyncio.sleep(0.2)
    client = Client(server.url)
    assert (await client.get("/health"))["ok"]
    await client.http.aclose()


@asynccontextmanager
async def dripping() -> AsyncIterator[tuple[str, list[float]]]:
    """A web server that answers one byte after the other, for ever; and how long each connection lasted."""
    lasted: list[float] = []

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        began = time.monotonic()
        try:
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.05)
        except OSError:
            lasted.append(time.monotonic() - began)
        finally:
            writer.close()

    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook", lasted
    server.close()


async def test_a_slow_web_hook_has_an_overall_limit_and_holds_up_nobody_else() -> None:
    hooks = Webhooks(0.5, private_allowed=True)
    got = asyncio.Event()

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        got.set()
        writer.close()

    quick = await asyncio.start_server(take, "127.0.0.1", 0)
    async with dripping() as (slow, lasted):
        for _ in range(100):
            hooks.send(slow, {}, "attacker")
        hooks.send(f"http://127.0.0.1:{quick.sockets[0].getsockname()[1]}/", {}, "somebody else")
        async with asyncio.timeout(1):
            await got.wait()
        async with asyncio.timeout(20):
            while hooks.tasks:
                await asyncio.sleep(0.1)
        assert lasted and max(lasted) < 2
    await hooks.close()
    quick.close()


async def test_looking_back_holds_no_lock_and_is_done_once(client: Client, server: RunningServer) -> None:
    made = await client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    async with client.sit(table, *secrets) as player:
        for _ in range(30):
            await player.move(-1)
        there: Any = server.app.state.registry.in_memory[table]
        looks = [asyncio.create_task(client.get(f"/tables/{table}/{what}")) for what in ("houses", "points", "log") * 5]
        await asyncio.sleep(0)
        assert (await player.move(-1))["type"] == "done"
        await asyncio.gather(*looks)
        assert len(there.history.kept) <= 3
        assert (await client.get(f"/tables/{table}/log"))["state"] == (await player.my_turn())["state"]
