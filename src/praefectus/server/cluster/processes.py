"""The processes on one PostgreSQL: which are alive, and which of them runs the bots of a table.

Each reports twice a second that it is alive. Others believe it for some seconds, or until its database connection ends:
they notice a killed process at once, and a frozen or disconnected one a little later. Then they take over its tables.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from praefectus.server.cluster.other_processes import OtherProcesses
from praefectus.server.errors import NoDatabase
from praefectus.server.storage.autocommit import Autocommit
from praefectus.server.storage.database import Database
from praefectus.server.storage.outages import OUTAGES

logger = logging.getLogger("praefectus.server.cluster.processes")

BELIEVED_SECONDS = 2.5
SERVER, WORK = "server", "work"

_THERE = "until > now() AND (backend IS NULL OR backend IN (SELECT pid FROM pg_stat_activity))"
_ALIVE = f"SELECT id FROM processes WHERE {_THERE}"
_BEAT = f"""
WITH mine AS (
    INSERT INTO processes (id, kind, places, until, backend)
        VALUES ($1, $2, $3, now() + interval '{BELIEVED_SECONDS} seconds', pg_backend_pid())
        ON CONFLICT (id) DO UPDATE SET until = excluded.until, places = excluded.places, backend = excluded.backend
), old AS (
    DELETE FROM processes WHERE until < now() - interval '1 minute'
)
SELECT id, kind, places FROM processes WHERE {_THERE} AND id <> $1
"""
_CLAIM = f"""
INSERT INTO owners (table_id, process) VALUES ($1, $2)
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
        WHERE owners.process = excluded.process OR owners.process NOT IN ({_ALIVE})
    RETURNING COALESCE((SELECT stop FROM log WHERE table_id = $1 ORDER BY start DESC LIMIT 1), 0) AS state
"""
_ADOPT = f"""
INSERT INTO owners (table_id, process)
    SELECT id, $1 FROM tables WHERE bot_to_act AND NOT EXISTS (
        SELECT FROM owners WHERE owners.table_id = tables.id AND owners.process IN ({_ALIVE})
    ) ORDER BY random() LIMIT $2
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process WHERE owners.process NOT IN ({_ALIVE})
    RETURNING table_id
"""
_RELEASE = "DELETE FROM owners WHERE table_id = $1 AND process = $2"
_LEAVE = "WITH gone AS (DELETE FROM processes WHERE id = $1) DELETE FROM owners WHERE process = $1"


@dataclass(frozen=True, slots=True)
class Other:
    """Another process: a server, or a remote worker with so many places."""

    kind: str
    places: int


class Processes(OtherProcesses):
    """What this process knows about the others, and reports about itself."""

    alone = False

    def __init__(self, storage: Database, name: str, kind: str = SERVER, places: int = 0) -> None:
        self.storage = storage
        self.name = name
        self.kind = kind
        self.places = places
        self.statements = Autocommit(storage.connect)
        self.others: dict[str, Other] = {}

    async def beat(self) -> tuple[set[str], set[str]]:
        """Report that this process is alive; return which processes have started and which have ended."""
        rows = await self._fetch(_BEAT, self.name, self.kind, self.places)
        before = set(self.others)
        self.others = {row["id"]: Other(row["kind"], row["places"]) for row in rows}
        return set(self.others) - before, before - set(self.others)

    @property
    def servers(self) -> int:
        """How many other processes serve people."""
        return sum(1 for other in self.others.values() if other.kind == SERVER)

    @property
    def working_places(self) -> int:
        """How many questions the remote workers can compute at a time."""
        return sum(other.places for other in self.others.values() if other.kind == WORK)

    async def claim(self, table: str) -> int | None:
        """Run the bots of this table here and nowhere else. Return the state of its log, which may be ahead of
        memory; None if they run elsewhere."""
        rows = await self._fetch(_CLAIM, table, self.name)
        return int(rows[0]["state"]) if rows else None

    async def release(self, table: str) -> None:
        """Allow any process to run the bots of this table."""
        await self._fetch(_RELEASE, table, self.name)

    async def adopt(self, most: int) -> list[str]:
        """Claim and return tables where a bot is to act and whose process has ended."""
        return [row["table_id"] for row in await self._fetch(_ADOPT, self.name, most)]

    async def _fetch(self, statement: str, *given: Any) -> Sequence[Any]:
        try:
            async with asyncio.timeout(self.storage.seconds):
                return await self.statements.fetch(statement, *given)
        except OUTAGES as error:
            raise NoDatabase from error

    async def close(self) -> None:
        """Report that this process ends, so that the others need not wait for a timeout."""
        try:
            async with asyncio.timeout(self.storage.seconds):
                await self.statements.fetch(_LEAVE, self.name)
                await self.statements.close()
        except OUTAGES as error:
            logger.warning("the others could not be notified that this process ends: %s", type(error).__name__)
