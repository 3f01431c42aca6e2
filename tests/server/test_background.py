"""Background tasks of the server continue after any error."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from praefectus.server import Settings
from praefectus.server.background import keep_running
from praefectus.server.cluster.processes import Processes
from praefectus.server.encoding import now
from praefectus.server.errors import NoDatabase
from praefectus.server.storage.database import Database
from praefectus.server.storage.interface import Append

from . import postgresql
from .test_storage import new_table

pytestmark = pytest.mark.anyio

SOON = 5.0
LAST_WORDS = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"


class Relay:
    """Stands between a server and PostgreSQL, and can speak in PostgreSQL's name."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.clients: list[asyncio.StreamWriter] = []
        self.carrying: set[asyncio.Task[None]] = set()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        beyond, to_beyond = await asyncio.open_connection("127.0.0.1", self.port)
        self.clients.append(writer)
        for pair in ((reader, to_beyond), (beyond, writer)):
            task = asyncio.create_task(self._carry(*pair))
            self.carrying.add(task)
            task.add_done_callback(self.carrying.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    def say_last_words(self) -> None:
        """As PostgreSQL does before it ends; the connections are not yet closed."""
        for client in self.clients:
            client.write(b"E" + (4 + len(LAST_WORDS)).to_bytes(4, "big") + LAST_WORDS)
        self.clients.clear()


@asynccontextmanager
async def relayed(url: str) -> AsyncIterator[tuple[Relay, str]]:
    """A relay to a PostgreSQL, and the address of that."""
    where = urlsplit(url)
    relay = Relay(int(where.port or 5432))
    listening = await asyncio.start_server(relay.join, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield relay, url.replace(f":{where.port}/", f":{port}/")
    finally:
        listening.close()
        for task in list(relay.carrying):
            task.cancel()


async def test_after_the_last_words_of_postgresql_it_is_asked_anew(cluster: postgresql.Cluster, tmp_path: Path) -> None:
    """A connection that closes during a query confuses asyncpg; it counts as an outage like any other."""
    async with relayed(cluster.new_database()) as (relay, url):
        storage = Database(Settings(data_dir=tmp_path, database_url=url))
        await storage.open()
        processes = Processes(storage, "here")
        table = await new_table(storage)
        await processes.beat()
        await storage.append(Append(table, 0, 1, None, "[1]", now(), None, None))
        relay.say_last_words()
        await asyncio.sleep(0.1)
        with pytest.raises(NoDatabase):
            await processes.beat()
        with pytest.raises(NoDatabase):
            await storage.append(Append(table, 1, 2, None, "[1]", now(), None, None))
        await processes.beat()
        async with asyncio.timeout(SOON):
            while storage.away:
                await asyncio.sleep(0.05)
        await storage.append(Append(table, 1, 2, None, "[1]", now(), None, None))
        await processes.close()
        await storage.close()


async def test_a_duty_goes_on_when_what_it_waits_for_is_cancelled() -> None:
    """A cancelled duty ends; one whose question was cancelled by somebody else asks again."""
    questions: list[asyncio.Future[None]] = []

    async def duty() -> None:
        questions.append(asyncio.get_running_loop().create_future())
        await questions[-1]

    task = asyncio.create_task(keep_running(duty))
    await asyncio.sleep(0.01)
    questions[0].cancel()
    async with asyncio.timeout(SOON):
        while len(questions) < 2:
            await asyncio.sleep(0.01)
    assert not task.done()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_question_to_the_database_that_is_broken_off_is_an_outage(tmp_path: Path) -> None:
    """Anyone who asked was not cancelled, and is not."""
    storage = Database(Settings(data_dir=tmp_path))
    await storage.open()

    async def broken_off(_: object) -> None:
        raise asyncio.CancelledError

    with pytest.raises(NoDatabase):
        await storage.read(broken_off)
    async with asyncio.timeout(SOON):
        while storage.away:
            await asyncio.sleep(0.05)
    await storage.close()
