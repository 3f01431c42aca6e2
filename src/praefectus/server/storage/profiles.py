"""Public profiles and leaderboards: from the results of finished public games, and from nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.players.names import looks
from praefectus.server.ratings.model import ALONE, Category, Rating
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database

DAY = 24 * 3_600_000
ACTIVE = 60 * DAY  # within which somebody on a leaderboard has played
RANKED_SIGMA = 3.0  # about 30 games
OPPONENTS = 10  # different ones, at least
MOST_GAMES = 2000  # of a profile
MOST_LISTED = 100  # people on a leaderboard

results, seats, ratings, players = schema.results.c, schema.result_seats.c, schema.ratings.c, schema.players.c


class Listed(NamedTuple):
    """A person on a leaderboard; without a place while too little is known."""

    name: str
    rating: Rating
    games: int
    wins: int
    placed: bool


class StoredProfiles:
    """What everybody may know about players."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    async def player_called(self, name: str) -> tuple[str, str] | None:
        """Return the id and name of the player with this name."""
        names = schema.names.c
        query = (
            select(players.id, players.name)
            .join(schema.names, names.person == players.id)
            .where(names.look.in_(looks(name)), names.until.is_(None), players.closing.is_(None))
        )
        row = (await self.storage.read(lambda connection: connection.execute(query))).first()
        return None if row is None else (row.id, row.name)

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Return the names of players who have chosen one, by id."""
        query = select(players.id, players.name).where(players.id.in_(people), players.name.is_not(None))
        return {row.id: row.name for row in await self.storage.read(lambda connection: connection.execute(query))}

    async def games(self, player: str) -> list[RowMapping]:
        """Return the results of a player, the newest first; `there` says whether the table still exists."""
        there = select(schema.tables.c.id).where(schema.tables.c.id == results.table_id).exists()
        query = (
            select(schema.results, schema.result_seats, there.label("there"))
            .join(schema.result_seats, seats.table_id == results.table_id)
            .where(seats.person == player, results.voided.is_(None))
            .order_by(results.number.desc())
            .limit(MOST_GAMES)
        )
        return list((await self.storage.read(lambda connection: connection.execute(query))).mappings())

    async def leaderboard(self, category: Category) -> list[Listed]:
        """Return the people of a category who played lately, by the skill that is nearly certain."""
        query = (
            select(schema.ratings, players.name)
            .join(schema.players, players.id == ratings.person)
            .where(ratings.category == category, ratings.last > now() - ACTIVE)
            .where(players.name.is_not(None), players.closing.is_(None))
            .order_by((ratings.mu - 2 * ratings.sigma).desc(), players.name)
            .limit(MOST_LISTED)
        )

        async def work(connection: AsyncConnection) -> list[Listed]:
            rows = (await connection.execute(query)).mappings().all()
            known = [row["person"] for row in rows if row["sigma"] <= RANKED_SIGMA]
            met = await _opponents(connection, category, known)
            return _in_order(
                Listed(
                    row["name"],
                    Rating(row["mu"], row["sigma"]),
                    row["games"],
                    row["wins"],
                    category in ALONE or met.get(row["person"], 0) >= OPPONENTS,
                )
                for row in rows
            )

        return await self.storage.read(work)

    async def month(self, category: Category, start: int, end: int) -> list[Listed]:
        """Return who played in a month, with their ratings after their last game in it."""
        inside = (
            select(seats.person, func.max(results.number).label("number"), func.count().label("games"))
            .join(schema.results, results.table_id == seats.table_id)
            .where(results.category == category, results.finished >= start, results.finished < end)
            .where(results.voided.is_(None), seats.person.is_not(None))
            .group_by(seats.person)
            .subquery()
        )
        won = (
            select(seats.person, func.count().label("wins"))
            .join(schema.results, results.table_id == seats.table_id)
            .where(results.category == category, results.finished >= start, results.finished < end)
            .where(results.voided.is_(None), seats.rank == 1, seats.left_at.is_(None))
            .group_by(seats.person)
            .subquery()
        )
        query = (
            select(players.name, seats.mu, seats.sigma, inside.c.games, func.coalesce(won.c.wins, 0).label("wins"))
            .select_from(inside)
            .join(schema.results, results.number == inside.c.number)
            .join(schema.result_seats, (seats.table_id == results.table_id) & (seats.person == inside.c.person))
            .join(schema.players, players.id == inside.c.person)
            .outerjoin(won, won.c.person == inside.c.person)
            .where(players.name.is_not(None), players.closing.is_(None), seats.mu.is_not(None))
            .order_by((seats.mu - 2 * seats.sigma).desc(), players.name)
            .limit(MOST_LISTED)
        )
        rows = (await self.storage.read(lambda connection: connection.execute(query))).mappings()
        return _in_order(
            Listed(
                row["name"], Rating(row["mu"], row["sigma"]), row["games"], row["wins"], row["sigma"] <= RANKED_SIGMA
            )
            for row in rows
        )


def _in_order(people: Iterable[Listed]) -> list[Listed]:
    """Return first those who have a place, then the others, each by the skill that is nearly certain."""
    return sorted(people, key=lambda each: (not each.placed, -each.rating.low, each.name))


async def _opponents(connection: AsyncConnection, category: Category, people: Collection[str]) -> dict[str, int]:
    """Return how many different people each of these has met in a category."""
    other = schema.result_seats.alias()
    query = (
        select(seats.person, func.count(func.distinct(other.c.person)))
        .join(schema.results, results.table_id == seats.table_id)
        .join(other, (other.c.table_id == seats.table_id) & (other.c.person != seats.person))
        .where(results.category == category, seats.person.in_(people))
        .group_by(seats.person)
    )
    return {str(person): int(count) for person, count in await connection.execute(query)}
