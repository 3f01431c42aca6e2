"""Clients that don't read: what waits for them is bounded in bytes, and after a while they are disconnected."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import websockets

from praefectus.server.edge import outbox
from praefectus.server.edge.bounded_transport import MOST_OF_ADDRESS, BoundedTransport, UnsentBytes
from praefectus.server.edge.outbox import Outbox

from .conftest import Client, RunningServer, secrets_of

pytestmark = pytest.mark.anyio

LONG = "\U00010348" * 500


def test_only_the_newest_of_what_tells_the_present_waits() -> None:
    box = Outbox()
    for number in range(1000):
        box.put(f'{{"type":"welcome","number":{number},"chat":"{LONG}"}}')
        box.put(f'{{"type":"presence","number":{number}}}')
    box.put('{"type":"chat","number":1}')
    box.put('{"type":"chat","number":2}')
    box.put('{"type":"welcome"}')
    box.put_first('{"type":"done"}')
    assert not box.is_full
    taken = [json.loads(box.take()) for _ in range(5)]
    kinds = [(message["type"], message.get("number")) for message in taken]
    assert kinds == [("done", None), ("presence", 999), ("chat", 1), ("chat", 2), ("welcome", None)]
    assert not box and box.bytes == 0


def test_a_queue_is_bounded_in_bytes_and_in_number() -> None:
    box = Outbox()
    while not box.is_full:
        box.put(f'{{"type":"chat","text":"{LONG}"}}')
    assert len(box.waiting) < outbox.MOST_MESSAGES / 2 and box.bytes < outbox.MOST_BYTES + 10_000
    before = box.bytes
    box.put(f'{{"type":"chat","text":"{LONG}"}}')
    assert box.bytes == before
    box = Outbox()
    while not box.is_full:
        box.put('{"type":"chat"}')
    assert len(box.waiting) == outbox.MOST_MESSAGES


class Slow:
    """A transport whose other side reads only on request."""

    def __init__(self) -> None:
        self.size = 0
        self.cut = False

    def write(self, data: bytes) -> None:
        self.size += len(data)

    def get_write_buffer_size(self) -> int:
        return self.size

    def abort(self) -> None:
        self.cut = True


async def test_whoever_reads_slowly_stays_and_whoever_reads_nothing_is_cut() -> None:
    slow = Slow()
    watched = BoundedTransport(slow, UnsentBytes(20), "192.0.2.1")
    for _ in range(100):
        watched.write(bytes(100))
        slow.size -= 1
        watched._look()
    assert not slow.cut and slow.size > 5000
    for _ in range(19):
        watched.write(bytes(100))
        watched._look()
    assert not slow.cut
    watched._look()
    assert slow.cut


async def test_what_waits_for_one_address_is_bounded_over_all_its_connections() -> None:
    unsent = UnsentBytes(20)
    lines = [Slow() for _ in range(10)]
    for line in lines:
        BoundedTransport(line, unsent, "192.0.2.1").write(bytes(MOST_OF_ADDRESS // 8))
    assert [line.cut for line in lines] == [False] * 8 + [True] * 2
    other = Slow()
    BoundedTransport(other, unsent, "192.0.2.2").write(bytes(1000))
    assert not other.cut


@asynccontextmanager
async def silent(client: Client, table: str) -> AsyncIterator[websockets.ClientConnection]:
    """A connection that can take next to nothing in."""
    host, port = client.url.removeprefix("http://").split(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await asyncio.to_thread(line.connect, (host, int(port)))
        line.setblocking(False)
        address = f"ws://{host}:{port}/api/tables/{table}/ws"
        opened = websockets.connect(address, sock=line, compression=None, max_queue=1, ping_interval=None)
        async with opened as connection:
            yield connection
            connection.transport.abort()


async def test_a_seat_whose_connection_reads_nothing_is_not_online(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    client = Client(start_server(data_dir=tmp_path, send_seconds=1).url)
    made = await client.new_table("Ada", "Bea", start=True)
    table, secrets = made["table"]["table"], secrets_of(made)
    for _ in range(50):
        await client.post(f"/tables/{table}/chat", {"text": LONG}, secrets[0], status=201)
    hello = json.dumps({"type": "hello", "secrets": secrets[:1]})
    async with client.sit(table) as watcher, silent(client, table) as ada:
        await ada.send(hello)
        await watcher.until("presence", lambda message: message["online"] == [0])

        async def repeat() -> None:
            while True:
                await ada.send(hello)

        repeating = asyncio.create_task(repeat())
        await watcher.until("presence", lambda message: message["online"] == [])
        with pytest.raises(websockets.ConnectionClosed):
            await repeating
    await client.http.aclose()


async def test_pings_whose_answers_nobody_reads_end_the_connection(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    """However long a client may leave things unread, the answers to its pings are not piled up."""
    client = Client(start_server(data_dir=tmp_path, send_seconds=600).url)
    made = await client.new_table("Ada", "Bea", start=True)
    async with silent(client, made["table"]["table"]) as line:
        await line.send(json.dumps({"type": "hello", "secrets": []}))
        with pytest.raises(websockets.ConnectionClosed):
            for number in range(1_000_000):
                await line.ping(str(number).rjust(120))
    await client.http.aclose()


async def test_an_answer_over_http_that_nobody_reads_is_not_kept(
    start_server: Callable[..., RunningServer], tmp_path: Path
) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "large.bin").write_bytes(bytes(32 * 1024 * 1024))
    server = start_server(data_dir=tmp_path / "data", static_dir=tmp_path / "static", send_seconds=1)
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
    writer.write(b"GET /large.bin HTTP/1.1\r\nHost: here\r\n\r\n")
    assert b" 200 " in await reader.readuntil(b"\r\n")
    async with asyncio.timeout(60):
        while server.server.server_state.connections:
            await asyncio.sleep(0.1)
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
        await reader.readexactly(32 * 1024 * 1024)
    writer.transport.abort()
