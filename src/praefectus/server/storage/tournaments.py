"""Tournaments in the database.

Every change names the state before it or a key that can exist only once, so that of two processes, or after a crash,
each step happens once.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Literal

from pydantic import TypeAdapter
from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.errors import Conflict, Refused
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.tournaments.plan import Plan
from praefectus.server.tournaments.standings import Placed, Standing, standings

MOST_ENTRANTS = 128
MOST_HOSTED = 3  # tournaments of one host that are not over
MOST_LISTED = 50
SHOWN = 30 * 24 * 3_600_000  # so long the list shows a tournament that is over
SEED_BYTES = 16

State = Literal["open", "running", "over", "cancelled"]
TableState = Literal["drawn", "playing", "decided", "annulled"]
PLAN = TypeAdapter(Plan)


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part. After their deletion neither player nor name is known."""

    number: int
    person: str | None
    name: str | None
    seen: int
    gone: bool
    away: bool


@dataclass(frozen=True, slots=True)
class TournamentSeat:
    """A seat of a table; rank and score are known when the table is decided."""

    entrant: int | None
    rank: int | None = None
    score: float | None = None
    left: bool = False


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table of a round."""

    table: str
    round: int
    number: int
    attempt: int
    board: str
    modules: tuple[str, ...]
    seats: tuple[TournamentSeat, ...]
    begun: int = 0
    state: TableState = "drawn"
    checked: bool = False
    decided: int | None = None
    forecast: bool = False

    @property
    def counts(self) -> bool:
        return self.state != "annulled"

    @property
    def placed(self) -> list[Placed]:
        return [Placed(seat.entrant, seat.rank or 0, seat.score or 0, seat.left) for seat in self.seats]


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything stored about a tournament, as it was at one moment."""

    id: str
    name: str
    host: str | None
    host_name: str | None
    plan: Plan
    starts: int
    state: State
    ended: int | None
    seed: str
    tables: tuple[TournamentTable, ...] = ()
    entrants: Mapping[int, Entrant] = field(default_factory=dict)

    @property
    def round(self) -> int:
        """The current round; 0 before the first."""
        return max((table.round for table in self.tables), default=0)

    def tables_of(self, number: int) -> list[TournamentTable]:
        """Return the tables of a round that count."""
        return [table for table in self.tables if table.round == number and table.counts]

    @property
    def standings(self) -> list[Standing]:
        decided = (table.placed for table in self.tables if table.state == "decided")
        return standings(self.entrants, decided, self.seed)

    def entrant_of(self, person: str) -> Entrant | None:
        """Return the entrant who is this player and has not left."""
        mine = (each for each in self.entrants.values() if each.person == person and not each.gone)
        return next(mine, None)


contests, entrants = schema.tournaments.c, schema.entrants.c
tables, seats, players = schema.tournament_tables.c, schema.tournament_seats.c, schema.players.c


def _table(rows: Sequence[RowMapping]) -> TournamentTable:
    first = rows[0]
    return TournamentTable(
        first["table_id"],
        first["round"],
        first["number"],
        first["attempt"],
        first["board"],
        tuple(json.loads(first["modules"])),
        tuple(TournamentSeat(row["entrant"], row["rank"], row["score"], bool(row["gone"])) for row in rows),
        first["begun"],
        first["state"],
        first["checked"],
        first["decided"],
        first["forecast"],
    )


def _tournament(row: RowMapping) -> Tournament:
    return Tournament(
        row["id"],
        row["name"],
        row["host"],
        row["host_name"],
        PLAN.validate_json(row["plan"]),
        row["starts"],
        row["state"],
        row["ended"],
        row["seed"],
    )


def _entrant(row: RowMapping) -> Entrant:
    return Entrant(row["number"], row["person"], row["name"], row["seen"], row["gone"] is not None, row["away"])


TOURNAMENTS = select(schema.tournaments, players.name.label("host_name")).outerjoin(
    schema.players, players.id == contests.host
)


class StoredTournaments:
    """All tournaments of all processes."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    # Reading

    async def get(self, tournament: str) -> Tournament:
        """Return a tournament with everything about it; refuse if there is none."""
        placed = (
            select(schema.tournament_tables, schema.tournament_seats)
            .join(schema.tournament_seats, seats.table_id == tables.table_id)
            .where(tables.tournament == tournament)
            .order_by(tables.round, tables.number, tables.attempt, seats.seat)
        )
        people = (
            select(schema.entrants, players.name)
            .outerjoin(schema.players, players.id == entrants.person)
            .where(entrants.tournament == tournament)
            .order_by(entrants.number)
        )

        async def work(connection: AsyncConnection) -> Tournament:
            row = (await connection.execute(TOURNAMENTS.where(contests.id == tournament))).mappings().first()
            if row is None:
                raise Refused("not_found", "tournament-unknown")
            # One query has all results. Who has a seat has entered before: entrants are read after the tables.
            found = (await connection.execute(placed)).mappings().all()
            entered = (await connection.execute(people)).mappings().all()
            return replace(
                _tournament(row),
                tables=tuple(_table(list(group)) for _, group in groupby(found, key=lambda each: each["table_id"])),
                entrants={each["number"]: _entrant(each) for each in entered},
            )

        return await self.storage.read(work)

    async def listed(self) -> list[tuple[Tournament, int, int]]:
        """Return tournaments that are open, running or were played lately, with people and round."""
        inside = select(func.count()).where(entrants.tournament == contests.id, entrants.gone.is_(None))
        latest = select(func.coalesce(func.max(tables.round), 0)).where(tables.tournament == contests.id)
        query = (
            TOURNAMENTS.add_columns(inside.scalar_subquery().label("people"), latest.scalar_subquery().label("round"))
            .where(contests.state != "cancelled", contests.ended.is_(None) | (contests.ended > now() - SHOWN))
            .order_by(contests.ended.is_not(None), contests.starts.desc())
            .limit(MOST_LISTED)
        )

        async def work(connection: AsyncConnection) -> list[tuple[Tournament, int, int]]:
            rows = (await connection.execute(query)).mappings()
            return [(_tournament(row), row["people"], row["round"]) for row in rows]

        return await self.storage.read(work)

    async def active(self) -> list[str]:
        """Return tournaments that run or should have begun."""
        due = (contests.state == "running") | ((contests.state == "open") & (contests.starts <= now()))
        query = select(contests.id).where(due)
        return [str(each) for each in await self.storage.read(lambda connection: connection.scalars(query))]

    async def of_table(self, table: str) -> tuple[str, str] | None:
        """Return the id and name of the tournament that a table belongs to."""
        query = select(contests.id, contests.name).join(schema.tournament_tables, tables.tournament == contests.id)
        found = query.where(tables.table_id == table)
        row = (await self.storage.read(lambda connection: connection.execute(found))).first()
        return None if row is None else (row.id, row.name)

    # Host and entrants

    async def add(self, tournament: Tournament) -> None:
        """Store a new tournament, if its host has not too many."""
        mine = select(func.count()).select_from(schema.tournaments).where(contests.host == tournament.host)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(select(players.id).where(players.id == tournament.host).with_for_update())
            if (await connection.scalar(mine.where(contests.ended.is_(None))) or 0) >= MOST_HOSTED:
                raise Refused("too_many", "tournament-host-full", most=MOST_HOSTED)
            values = {
                "id": tournament.id,
                "name": tournament.name,
                "host": tournament.host,
                "created": now(),
                "plan": PLAN.dump_json(tournament.plan).decode(),
                "starts": tournament.starts,
                "state": "open",
                "seed": tournament.seed,
            }
            await connection.execute(insert(schema.tournaments), values)

        await self.storage.run(work)

    async def join(self, tournament: str, person: str) -> None:
        """Enter a tournament before its last round is drawn; who is in stays in."""

        async def work(connection: AsyncConnection) -> None:
            row = await _held(connection, tournament)
            latest = await connection.scalar(select(func.max(tables.round)).where(tables.tournament == tournament)) or 0
            if row["state"] not in ("open", "running") or latest >= PLAN.validate_json(row["plan"]).rounds:
                raise Refused("over", "tournament-closed")
            here = entrants.tournament == tournament
            known = await connection.scalar(select(entrants.number).where(here, entrants.person == person))
            if known is not None:
                again = update(schema.entrants).where(here, entrants.number == known)
                await connection.execute(again.values(gone=None, away=False, seen=now()))
                return
            count, last = (await connection.execute(select(func.count(), func.max(entrants.number)).where(here))).one()
            if count >= MOST_ENTRANTS:
                raise Refused("no_open_seat", "tournament-full", most=MOST_ENTRANTS)
            values = {"tournament": tournament, "number": (last or 0) + 1, "person": person, "joined": now()}
            await connection.execute(insert(schema.entrants), values | {"seen": now(), "away": False})

        await self.storage.run(work)

    async def leave(self, tournament: str, person: str) -> None:
        """Leave a tournament. A table that has begun goes on."""
        mine = update(schema.entrants).where(entrants.tournament == tournament, entrants.person == person)
        await self.storage.run(lambda connection: connection.execute(mine.values(gone=now())))

    async def here(self, tournament: str, person: str) -> None:
        """Note that somebody's page is open: they will play."""
        mine = update(schema.entrants).where(entrants.tournament == tournament, entrants.person == person)
        await self.storage.run(lambda connection: connection.execute(mine.values(seen=now(), away=False)))

    async def away(self, tournament: str, numbers: Collection[int]) -> None:
        """Note who let a table down: they play again when their page is open."""
        theirs = update(schema.entrants).where(entrants.tournament == tournament, entrants.number.in_(numbers))
        await self.storage.run(lambda connection: connection.execute(theirs.values(away=True)))

    async def end(self, tournament: str, state: Literal["over", "cancelled"]) -> bool:
        """End a tournament, once."""
        change = update(schema.tournaments).where(contests.id == tournament, contests.ended.is_(None))
        change = change.values(state=state, ended=now())

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(change)).rowcount == 1

        return await self.storage.run(work)

    # Rounds and tables

    async def draw(self, tournament: str, number: int, drawn: Sequence[TournamentTable], away: Collection[int]) -> bool:
        """Store the tables of a round; False if another process has drawn it. Live searches of its people end."""

        async def work(connection: AsyncConnection) -> bool:
            row = await _held(connection, tournament)
            latest = await connection.scalar(select(func.max(tables.round)).where(tables.tournament == tournament)) or 0
            if row["ended"] is not None or latest != number - 1:
                return False
            for table in drawn:
                await _insert(connection, tournament, table)
            theirs = (entrants.tournament == tournament, entrants.number.in_(away))
            await connection.execute(update(schema.entrants).where(*theirs).values(away=True))
            seated = [seat.entrant for table in drawn for seat in table.seats]
            if PLAN.validate_json(row["plan"]).live:
                people = select(entrants.person).where(
                    entrants.tournament == tournament, entrants.number.in_(seated), entrants.person.is_not(None)
                )
                seeks = schema.seeks
                looking = update(seeks).where(seeks.c.live, seeks.c.state == "open", seeks.c.person.in_(people))
                await connection.execute(looking.values(state="cancelled", ended=now()))
            running = update(schema.tournaments).where(contests.id == tournament)
            await connection.execute(running.values(state="running"))
            return True

        try:
            return await self.storage.run(work)
        except Conflict:
            return False

    async def playing(self, table: str) -> None:
        """A drawn table has begun."""
        await self._change(table, "drawn", {"state": "playing", "begun": now()})

    async def checked(self, table: str) -> None:
        """Everybody has come to a table."""
        await self._change(table, "playing", {"checked": True})

    async def _change(self, table: str, before: TableState, values: Mapping[str, object]) -> bool:
        change = update(schema.tournament_tables).where(tables.table_id == table, tables.state == before)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(change.values(values))).rowcount == 1

        return await self.storage.run(work)

    async def seat(self, table: str, seat: int, entrant: int | None) -> None:
        """Give the seat of somebody who did not come to another entrant, or to a bot."""
        theirs = update(schema.tournament_seats).where(seats.table_id == table, seats.seat == seat)
        await self.storage.run(lambda connection: connection.execute(theirs.values(entrant=entrant)))

    async def decide(self, table: str, placed: Sequence[Placed], forecast: bool) -> bool:
        """Store the result of a table, once."""

        async def work(connection: AsyncConnection) -> bool:
            mine = update(schema.tournament_tables).where(tables.table_id == table, tables.state == "playing")
            values = {"state": "decided", "decided": now(), "forecast": forecast, "checked": True}
            if (await connection.execute(mine.values(values))).rowcount != 1:
                return False
            for number, seat in enumerate(placed):
                change = update(schema.tournament_seats).where(seats.table_id == table, seats.seat == number)
                await connection.execute(change.values(rank=seat.rank, score=seat.score, gone=seat.left))
            return True

        return await self.storage.run(work)

    async def again(self, tournament: str, old: str, table: TournamentTable) -> bool:
        """Annul a table of the newest round and put another in its place; False if a later round has been drawn."""

        async def work(connection: AsyncConnection) -> bool:
            row = await _held(connection, tournament)
            latest = await connection.scalar(select(func.max(tables.round)).where(tables.tournament == tournament))
            if row["ended"] is not None or latest != table.round:
                return False
            mine = update(schema.tournament_tables).where(tables.table_id == old, tables.state != "annulled")
            if (await connection.execute(mine.values(state="annulled"))).rowcount != 1:
                return False
            await _insert(connection, tournament, table)
            return True

        with contextlib.suppress(Conflict):
            return await self.storage.run(work)
        return False


async def _held(connection: AsyncConnection, tournament: str) -> RowMapping:
    """Return the row of a tournament, which no other process changes meanwhile."""
    query = select(schema.tournaments).where(contests.id == tournament).with_for_update()
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise Refused("not_found", "tournament-unknown")
    return row


async def _insert(connection: AsyncConnection, tournament: str, table: TournamentTable) -> None:
    values = {
        "table_id": table.table,
        "tournament": tournament,
        "round": table.round,
        "number": table.number,
        "attempt": table.attempt,
        "board": table.board,
        "modules": json.dumps(table.modules),
        "begun": now(),
        "state": "drawn",
        "checked": False,
        "forecast": False,
    }
    await connection.execute(insert(schema.tournament_tables), values)
    rows = [
        {"table_id": table.table, "seat": number, "entrant": seat.entrant} for number, seat in enumerate(table.seats)
    ]
    await connection.execute(insert(schema.tournament_seats), rows)
