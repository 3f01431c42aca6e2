"""Questions that wait in PostgreSQL for remote workers (`praefectus work`), and their answers.

The queue is PgQueuer's: if a worker disappears, another one takes its job. Answers wait in a table of our own until the
asker has read them. NOTIFY announces them, and the asker also polls.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, cast

from pgqueuer import PgQueuer
from pgqueuer.db import AsyncpgDriver
from pgqueuer.models import Job
from pgqueuer.queries import Queries
from pgqueuer.types import JobId

from praefectus.server.cluster.other_processes import RemoteAnswers
from praefectus.server.cluster.processes import Processes
from praefectus.server.errors import NoRemoteWorker
from praefectus.server.players.seat_secrets import new_secret
from praefectus.server.storage.autocommit import Autocommit
from praefectus.server.storage.database import Database
from praefectus.server.storage.interface import CHANNEL
from praefectus.server.storage.outages import OUTAGES

logger = logging.getLogger("praefectus.server.cluster.job_queue")

ENTRY = "question"
INSTALL_LOCK = 5081972
LOOK_SECONDS = 0.5
STALE_SECONDS = 1.5  # after which another worker takes the job of a silent one
ANSWER_MINUTES = 10  # before an unread answer is deleted
LOST_POLLS = 3  # polls that find neither the job nor its answer before the job counts as lost

_ANSWER = f"""
WITH kept AS (
    INSERT INTO answers (question, body) VALUES ($1, $2) ON CONFLICT (question) DO NOTHING
)
SELECT pg_notify('{CHANNEL}', $3)
"""
_TAKE = f"""
WITH old AS (DELETE FROM answers WHERE at < now() - interval '{ANSWER_MINUTES} minutes')
DELETE FROM answers WHERE question = ANY($1::text[]) RETURNING question, body
"""


async def install(storage: Database) -> None:
    """Create or upgrade PgQueuer's tables, one process at a time. Every worker does so before it announces itself,
    so that the tables exist when somebody asks."""
    connection = await storage.connect()
    try:
        queries = Queries(AsyncpgDriver(connection))
        await connection.execute("SELECT pg_advisory_lock($1)", INSTALL_LOCK)
        if await queries.schema_is_installed():
            await queries.upgrade()
        else:
            await queries.install()
    finally:
        await connection.close()


class _Asked:
    def __init__(self) -> None:
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.job: JobId | None = None
        self.missed = 0


class Jobs(RemoteAnswers):
    """Asks remote workers as long as there are any."""

    def __init__(self, storage: Database, processes: Processes) -> None:
        self.storage = storage
        self.processes = processes
        self.statements = Autocommit(storage.connect)
        self.asked: dict[str, _Asked] = {}
        self.queue = Queries(cast(Any, self.statements))  # asking needs nothing else of a driver

    @property
    def places(self) -> int:
        """How many questions remote workers can compute at a time."""
        return self.processes.working_places

    async def ask(self, priority: int, question: bytes) -> bytes:
        """Return a worker's answer; questions with a higher priority go first."""
        name, asked = new_secret(), _Asked()
        self.asked[name] = asked
        head = json.dumps({"name": name, "from": self.processes.name}).encode()
        try:
            async with asyncio.timeout(self.storage.seconds):
                (asked.job,) = await self.queue.enqueue(ENTRY, head + b"\n" + question, priority)
            return await asked.answer
        except OUTAGES as error:
            raise NoRemoteWorker from error
        finally:
            del self.asked[name]

    async def answer_arrived(self, name: str) -> None:
        """Take the answer that was announced."""
        if name in self.asked:
            await self._take([name])

    async def poll_answers(self) -> None:
        """Poll for answers whose notice was missed, and for lost questions."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.asked:
                try:
                    async with asyncio.timeout(self.storage.seconds):
                        await self._look()
                except OUTAGES as error:
                    logger.warning("answers cannot be read: %s", type(error).__name__)

    async def _look(self) -> None:
        waiting = [asked.job for asked in self.asked.values() if asked.job is not None]
        found = await self.statements.fetch(
            f"SELECT id FROM {self.queue.qbe.settings.queue_table} WHERE id = ANY($1::bigint[])", waiting
        )
        there = {row["id"] for row in found}
        await self._take(list(self.asked))
        for asked in list(self.asked.values()):
            asked.missed = asked.missed + 1 if asked.job is not None and asked.job not in there else 0
            if not asked.answer.done() and (asked.missed >= LOST_POLLS or not self.places):
                asked.answer.set_exception(NoRemoteWorker())

    async def _take(self, names: list[str]) -> None:
        for row in await self.statements.fetch(_TAKE, names):
            asked = self.asked.get(row["question"])
            if asked is not None and not asked.answer.done():
                asked.answer.set_result(bytes(row["body"]))

    async def close(self) -> None:
        for asked in list(self.asked.values()):
            asked.answer.cancel()
        await self.statements.close()


Think = Callable[[bytes], Awaitable[bytes]]


async def work_loop(storage: Database, name: str, places: int, think: Think, ready: Callable[[], None]) -> None:
    """Take questions and answer them until cancelled; if the database is away, try again."""
    while True:
        connection = None
        answers = Autocommit(storage.connect)
        try:
            connection = await storage.connect()
            queuer = PgQueuer(AsyncpgDriver(connection))

            @queuer.entrypoint(ENTRY)
            async def answer(job: Job, answers: Autocommit = answers) -> None:
                head, _, question = (job.payload or b"").partition(b"\n")
                asked = json.loads(head)["name"]
                body = await think(question)
                notice = json.dumps({"process": name, "kind": "answer", "table": "", "question": asked})
                await answers.fetch(_ANSWER, asked, body, notice)

            ready()
            await queuer.run(
                dequeue_timeout=timedelta(seconds=LOOK_SECONDS),
                batch_size=1,
                max_concurrent_tasks=max(2, places),
                heartbeat_timeout=timedelta(seconds=STALE_SECONDS),
                shutdown_on_listener_failure=True,
            )
        except Exception as error:
            logger.warning("the questions cannot be taken: %s; it is tried again", type(error).__name__)
        finally:
            if connection is not None:
                connection.terminate()
            if answers.connection is not None:
                answers.connection.terminate()
        await asyncio.sleep(1)
