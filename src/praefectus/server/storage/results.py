"""Results of finished public games, and the ratings that follow from them.

Results are only ever added, one after the other. Ratings are a cache: computing them again from all results gives the
same numbers.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.agents.players import levels
from praefectus.server.encoding import encoded, now
from praefectus.server.players.seat_secrets import new_player_id
from praefectus.server.ratings.model import (
    CATEGORIES,
    MONTH,
    Category,
    Rating,
    Ratings,
    Result,
    Side,
    Standing,
    anchors_of,
    nearest_level,
)
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database

RATINGS_LOCK = 5081972  # results are counted one after the other, by all processes
CALM = 10 * 60_000  # so long an unrated game must be over: until then its end can be undone

results, seats, ratings = schema.results.c, schema.result_seats.c, schema.ratings.c


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat ended."""

    person: str | None
    level: str | None
    anchor: float | None
    side: int
    rank: int
    points: int
    gods: dict[str, int]
    left: int | None
    opening: Sequence[str] = ()  # the first cards that it played


@dataclass(frozen=True, slots=True)
class FinishedTable:
    """A finished public game."""

    table: str
    category: Category | None
    finished: int
    board: str
    modules: list[str]
    rules: str | None
    matched: bool
    size: int
    seats: tuple[SeatResult, ...]


def _result(rows: Sequence[RowMapping]) -> Result:
    """Return what the rows of a result's seats say. After their deletion, a person is the one that stands for them."""
    first = rows[0]
    sides: list[Side] = []
    for _, group in groupby(sorted(rows, key=lambda row: (row["side"], row["seat"])), key=lambda row: row["side"]):
        members = list(group)
        people = tuple(str(row["person"] or row["subject"]) for row in members if row["level"] is None)
        gone = [row["left_at"] for row in members]
        left = None if None in gone else max(gone)
        sides.append(Side(people, members[0]["rank"], left if people else None, members[0]["anchor"]))
    everybody = [person for side in sides for person in side.people]
    voided = first["voided"] is not None or len(set(everybody)) < len(everybody)  # two players who became one
    return Result(first["table_id"], first["category"], first["finished"], tuple(sides), voided)


async def _read(connection: AsyncConnection, *conditions: object) -> list[Result]:
    """Return rated results in the order in which they were counted."""
    query = (
        select(schema.results, schema.result_seats)
        .join(schema.result_seats, seats.table_id == results.table_id)
        .where(results.category.is_not(None), *conditions)  # type: ignore[arg-type]
        .order_by(results.number, seats.seat)
    )
    rows = (await connection.execute(query)).mappings().all()
    return [_result(list(group)) for _, group in groupby(rows, key=lambda row: row["number"])]


async def _cached(connection: AsyncConnection, *conditions: object) -> dict[tuple[str, Category], Standing]:
    rows = (await connection.execute(select(schema.ratings).where(*conditions))).mappings()  # type: ignore[arg-type]
    return {
        (row["person"], row["category"]): Standing(
            Rating(row["mu"], row["sigma"]), row["games"], row["wins"], row["last"]
        )
        for row in rows
    }


async def _known(connection: AsyncConnection, people: Collection[str], at: int) -> Ratings:
    """Return what counts for the next game of these people: their ratings, and how often they met within a month."""
    known = Ratings()
    known.standings = await _cached(connection, ratings.person.in_(people))
    theirs = select(seats.table_id).where(seats.person.in_(people))
    recent = (results.finished > at - MONTH, results.voided.is_(None), results.table_id.in_(theirs))
    for result in await _read(connection, *recent):
        known.meet(result)
    return known


async def level_like(connection: AsyncConnection, people: Collection[str], category: Category = "live") -> str | None:
    """Return the level of bots nearest to the rating of the first of these people whose rating is certain."""
    known = Ratings()
    known.standings = await _cached(connection, ratings.person.in_(people))
    found = (known.strength(person, category) for person in people)
    anchors = anchors_of(levels().values())
    return next((nearest_level(rating, anchors) for rating in found if rating is not None), None)


async def _write(connection: AsyncConnection, category: Category, changed: Mapping[str, Standing]) -> None:
    for person, new in changed.items():
        mine = (ratings.person == person, ratings.category == category)
        values = {
            "mu": new.rating.mu,
            "sigma": new.rating.sigma,
            "games": new.games,
            "wins": new.wins,
            "last": new.last,
        }
        if (await connection.execute(update(schema.ratings).where(*mine).values(values))).rowcount == 0:
            await connection.execute(insert(schema.ratings), values | {"person": person, "category": category})


async def _note(connection: AsyncConnection, table: str, ratings_after: Mapping[str, Rating]) -> None:
    """Store the ratings after a game beside its result."""
    for person, rating in ratings_after.items():
        theirs = (seats.table_id == table, (seats.person == person) | (seats.subject == person))
        change = update(schema.result_seats).where(*theirs)
        await connection.execute(change.values(mu=rating.mu, sigma=rating.sigma))


class StoredResults:
    """All results and ratings."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    async def _lock(self, connection: AsyncConnection) -> None:
        if self.storage.is_postgresql:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({RATINGS_LOCK})"))

    async def unsettled(self, most: int) -> list[str]:
        """Return finished public games whose results are not stored: rated ones at once, others after a while."""
        tables = schema.tables.c
        query = (
            select(tables.id)
            .where(~tables.settled, tables.stage == "over", tables.public)
            .where(tables.rated | (tables.changed < now() - CALM))
            .order_by(tables.changed)
            .limit(most)
        )
        return [str(table) for table in await self.storage.read(lambda connection: connection.scalars(query))]

    async def people(self, hashes: Collection[str]) -> dict[str, str]:
        """Return the players who own these secrets of seats."""
        owned = schema.belongings.c
        query = select(owned.secret_hash, owned.person).where(owned.secret_hash.in_(hashes))
        return {row.secret_hash: row.person for row in await self.storage.read(lambda c: c.execute(query))}

    async def skip(self, table: str) -> None:
        """Store that a table has no result."""
        mine = update(schema.tables).where(schema.tables.c.id == table)
        await self.storage.run(lambda connection: connection.execute(mine.values(settled=True)))

    async def add(self, game: FinishedTable) -> bool:
        """Store a result and what it changes; False if it is there already."""

        async def work(connection: AsyncConnection) -> bool:
            await self._lock(connection)
            settled = update(schema.tables).where(schema.tables.c.id == game.table).values(settled=True)
            await connection.execute(settled)
            if await connection.scalar(select(results.number).where(results.table_id == game.table)) is not None:
                return False
            newest = await connection.scalar(select(func.max(results.finished))) or 0
            finished = max(game.finished, newest)  # in the order in which they are counted
            people = [seat.person for seat in game.seats if seat.person is not None]
            known = await _known(connection, people, finished)
            await connection.execute(
                insert(schema.results),
                {
                    "table_id": game.table,
                    "category": game.category,
                    "finished": finished,
                    "board": game.board,
                    "modules": encoded(game.modules),
                    "size": game.size,
                    "rules": game.rules,
                    "matched": game.matched,
                },
            )
            subjects = await _subjects(connection, [seat.person for seat in game.seats])
            rows = [
                {
                    "table_id": game.table,
                    "seat": number,
                    "person": seat.person,
                    "subject": None if seat.level else subjects.get(seat.person or "", new_player_id()),
                    "level": seat.level,
                    "anchor": seat.anchor,
                    "side": seat.side,
                    "rank": seat.rank,
                    "points": seat.points,
                    "gods": encoded(seat.gods),
                    "left_at": seat.left,
                    "opening": " ".join(seat.opening),
                }
                for number, seat in enumerate(game.seats)
            ]
            await connection.execute(insert(schema.result_seats), rows)
            if game.category is not None:
                (result,) = await _read(connection, results.table_id == game.table)
                changed = known.add(result)
                kept = {person: new for person, new in changed.items() if person in people}
                await _write(connection, game.category, kept)
                await _note(connection, game.table, {person: new.rating for person, new in changed.items()})
            return True

        return await self.storage.run(work)

    async def void(self, table: str, why: str) -> bool:
        """Void a result; the ratings are computed again."""
        theirs = (results.table_id == table, results.voided.is_(None))
        change = update(schema.results).where(*theirs).values(voided=why)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(change)).rowcount == 1

        done = await self.storage.run(work)
        if done:
            await self.recompute()
        return done

    async def recompute(self) -> int:
        """Compute all ratings from the results; return how many of the cache differed, which are replaced."""

        async def work(connection: AsyncConnection) -> int:
            await self._lock(connection)
            return await recompute_in(connection)

        return await self.storage.run(work)

    async def level_like(self, secret_hash: str, category: Category) -> str | None:
        """Return the level of bots nearest to the rating of the player who owns a seat, if that is certain."""
        people = await self.people([secret_hash])
        return await self.storage.read(lambda connection: level_like(connection, list(people.values()), category))

    async def standings(self, people: Collection[str]) -> Ratings:
        """Return the ratings of people."""
        known = Ratings()

        async def work(connection: AsyncConnection) -> dict[tuple[str, Category], Standing]:
            return await _cached(connection, ratings.person.in_(people))

        known.standings = await self.storage.read(work)
        return known


async def recompute_in(connection: AsyncConnection) -> int:
    computed = Ratings()
    before = await _cached(connection)
    for result in await _read(connection):
        changed = computed.add(result)
        await _note_changed(connection, result, {person: new.rating for person, new in changed.items()})
    living = {str(each) for each in await connection.scalars(select(schema.players.c.id))}
    after = {key: new for key, new in computed.standings.items() if key[0] in living}
    differ = {key for key in before.keys() | after.keys() if before.get(key) != after.get(key)}
    for person, category in differ - after.keys():
        mine = (ratings.person == person, ratings.category == category)
        await connection.execute(delete(schema.ratings).where(*mine))
    for category in CATEGORIES:
        await _write(connection, category, {key[0]: after[key] for key in differ & after.keys() if key[1] == category})
    return len(differ)


async def _note_changed(connection: AsyncConnection, result: Result, after: Mapping[str, Rating]) -> None:
    """Store the ratings after a game where they differ from those that are stored."""
    query = select(seats.person, seats.subject, seats.mu, seats.sigma).where(seats.table_id == result.table)
    stored = {row.person or row.subject: (row.mu, row.sigma) for row in await connection.execute(query)}
    await _note(
        connection, result.table, {who: rating for who, rating in after.items() if stored.get(who) != tuple(rating)}
    )


async def _subjects(connection: AsyncConnection, people: Collection[str | None]) -> dict[str, str]:
    """Return what stands for these people, from their earlier games."""
    known = [person for person in people if person is not None]
    query = select(seats.person, seats.subject).where(seats.person.in_(known), seats.subject.is_not(None))
    found = {str(row.person): str(row.subject) for row in await connection.execute(query)}
    return {person: new_player_id() for person in known} | found
