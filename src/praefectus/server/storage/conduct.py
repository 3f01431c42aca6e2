"""Facts about unfinished games and missed tables, and the games people finished."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.players.conduct import COUNTED, POINTS, Conduct, Fact, Misdeed, conduct, finishing_share
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database

results, seats = schema.results.c, schema.result_seats.c
MOST = 1000  # games and facts that are looked at


class StoredConduct:
    """Facts about conduct, each once per person, table and kind."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    async def note(self, person: str, table: str, kind: Misdeed) -> None:
        """Store a fact, unless it is there already."""
        insert = (postgresql if self.storage.is_postgresql else sqlite).insert(schema.conduct)
        values = {"person": person, "table_id": table, "kind": kind, "points": POINTS[kind], "at": now()}
        once = insert.values(values).on_conflict_do_nothing()
        await self.storage.run(lambda connection: connection.execute(once))

    async def of(self, person: str) -> Conduct:
        """Return the points of a person."""
        facts = schema.conduct.c
        noted = select(facts.at, facts.points).where(facts.person == person).order_by(facts.at.desc()).limit(MOST)
        clean = (
            select(results.finished)
            .join(schema.result_seats, seats.table_id == results.table_id)
            .where(seats.person == person, seats.left_at.is_(None), results.size > 1)
            .order_by(results.finished.desc())
            .limit(MOST)
        )

        async def work(connection: AsyncConnection) -> Conduct:
            found = [Fact(row.at, row.points) for row in await connection.execute(noted)]
            found += [Fact(at, -1) for at in await connection.scalars(clean)]
            return conduct(found, now())

        return await self.storage.read(work)

    async def share(self, person: str) -> int | None:
        """Return how many of 100 games with other people somebody finishes."""
        other = schema.result_seats.alias()
        others = select(other.c.seat).where(
            other.c.table_id == seats.table_id, other.c.seat != seats.seat, other.c.level.is_(None)
        )
        query = (
            select(seats.left_at)
            .join(schema.results, results.table_id == seats.table_id)
            .where(seats.person == person, others.exists())
            .order_by(results.number.desc())
            .limit(COUNTED)
        )
        left = list(await self.storage.read(lambda connection: connection.scalars(query)))
        return finishing_share(left.count(None), len(left))
