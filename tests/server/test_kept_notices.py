"""A server that is killed between a move and its notice: the notice comes after the restart, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from praefectus.server import Settings
from praefectus.server.operating.database import opened
from praefectus.server.storage import schema
from praefectus.server.storage.notices import CLAIM

from .conftest import Client, Receiver, ServerProcess, secrets_of
from .push_service import Browser, PushService
from .test_push import Game, carry, new_person, service  # noqa: F401

pytestmark = pytest.mark.anyio
# ruff: noqa: F811

REFUSE = {  # no notice can be written
    "sqlite": ["CREATE TRIGGER no_notices BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no notices'); END"],
    "postgresql": [
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'no notices'; END$$",
        "CREATE TRIGGER no_notices BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION refuse()",
    ],
}
ALLOW = {"sqlite": ["DROP TRIGGER no_notices"], "postgresql": ["DROP TRIGGER no_notices ON outbox"]}


class Host:
    """A server process and its database, which can be changed while nobody runs."""

    def __init__(self, database: dict[str, Any], folder: Path) -> None:
        self.settings = Settings(**database)
        self.process = ServerProcess(folder / "url", **database, webhook_private=True)

    async def start(self) -> Client:
        await self.process.start()
        return Client(self.process.url)

    async def change(self, *statements: Any) -> None:
        """Kill the server and change its database."""
        self.process.kill()
        async with opened(self.settings) as connection:
            for statement in statements:
                await connection.execute(statement)

    def worded(self, statements: dict[str, list[str]]) -> list[Any]:
        return [text(each) for each in statements["postgresql" if self.settings.is_postgresql else "sqlite"]]


@pytest.fixture
async def host(database: dict[str, Any], tmp_path: Path) -> AsyncIterator[Host]:
    host = Host(database, tmp_path)
    yield host
    host.process.kill()


async def begun(client: Client) -> Game:
    bea = await new_person(client)
    made = await client.new_table("Ada", "Bea", start=True, first="as_seated")
    await carry(client, bea, made["table"]["table"], secrets_of(made)[1])
    return Game(client, made, bea)


async def test_a_notice_that_was_not_written_comes_after_the_restart(host: Host, service: PushService) -> None:
    """Its move is on disk; the process dies before the notice is."""
    await host.start()
    await host.change(*host.worded(REFUSE))
    client = await host.start()
    there, phone = await begun(client), Browser(service, "phone")
    await phone.subscribe(client, there.bea)
    await there.play(0)
    await asyncio.sleep(1.5)  # in which it tries
    await host.change(*host.worded(ALLOW))
    await host.start()
    assert (await phone.notice())["said"] == {"event": "turn", "table": there.table}
    await host.change()
    await host.start()
    assert await phone.quiet(7) and service.asked == 1


async def test_a_kill_at_any_moment_after_a_move_loses_no_notice(host: Host, service: PushService) -> None:
    """The process dies as soon as the move is acknowledged."""
    client = await host.start()
    phones = []
    for number in range(3):
        there, phone = await begun(client), Browser(service, f"phone{number}")
        await phone.subscribe(client, there.bea)
        phones.append(phone)
        await there.play(0)
        host.process.kill()
        client = await host.start()
    for phone in phones:
        assert (await phone.notice())["said"]["event"] == "turn"
    await host.change()
    await host.start()
    assert await phones[0].quiet(7) and service.asked == len(phones)


async def test_a_webhook_that_was_not_called_is_called_after_the_restart(host: Host, receiver: Receiver) -> None:
    """The process dies while it waits for the answer of the first call; another one takes over after a while."""
    called = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        called.set()
        await reader.read()
        writer.close()

    port, got = receiver
    async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
        client = await host.start()
        there = await begun(client)
        hook = {"url": f"http://localhost:{server.sockets[0].getsockname()[1]}/hook"}
        path = f"/tables/{there.table}/webhook"
        assert (await client.call("PUT", path, there.secrets[1], json=hook)).status_code == 200
        await there.play(0)
        async with asyncio.timeout(15):
            await called.wait()
        happened, seats = schema.happened.c, schema.seats
        await host.change(
            update(schema.happened).values(taken=happened.taken - CLAIM),
            update(seats).where(seats.c.webhook.is_not(None)).values(webhook=f"http://localhost:{port}/hook"),
        )
    await host.start()
    async with asyncio.timeout(15):
        assert (await got.get())["seat"] == 1
    await host.change()
    await host.start()
    await asyncio.sleep(2)
    assert got.empty()
