"""Searches for players in the database.

Every change of a state names the state before it, so that only one of two processes, or of two clicks, succeeds.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import combinations
from typing import Literal

from pydantic import TypeAdapter
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.matching.wishes import DAY, HOUR, HOURS, MINUTE, SECOND, Wishes
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.storage.people import owners_in

MOST_DAILY = 5  # daily seeks of one person; there is one live seek
MOST_FROM_ADDRESS = 50  # seeks of one address
COOLING = (1, 5, 30)  # minutes after the first, second and any further table that somebody let down within a day
HANDSHAKE = 20 * SECOND
STARTING = 30 * SECOND  # within which a table is made
GRACE = MINUTE  # that a seek lasts at least after others have let its table down
PRESENT = 90 * SECOND  # without a question of the page, a live seek pauses
ARRIVAL = 60 * SECOND  # within which the people of a live table must come to it
FIRST_CHOICE = min(HOURS.values()) * HOUR  # so long a daily table is quiet at least before a seat is given away
CHECKED = 10 * MINUTE  # after which nobody looks any more whether they came
KEPT = 28 * DAY
SHOWN_LIVE, SHOWN_DAILY = 10 * MINUTE, DAY  # so long its person sees how a seek ended

State = Literal["open", "offered", "starting", "seated", "cancelled", "late", "declined", "silent", "no_show"]
WAITING = ("open", "offered", "starting")
LET_DOWN = ("declined", "silent", "no_show")


@dataclass(frozen=True, slots=True)
class Draft:
    """The table that is offered."""

    board: str
    modules: tuple[str, ...]
    size: int
    people: int
    rated: bool = False
    instead: bool = False  # its person has the seat of somebody who made no choice in time


WISHES, DRAFT = TypeAdapter(Wishes), TypeAdapter(Draft)


@dataclass(frozen=True, slots=True)
class StoredSeek:
    """A seek with its state; `until` is when the state ends automatically."""

    id: str
    person: str
    name: str | None
    address: str
    wishes: Wishes
    since: int
    state: State = "open"
    until: int = 0
    offer: str | None = None
    answer: bool | None = None
    draft: Draft | None = None
    table: str | None = None
    ended: int | None = None

    @property
    def instead(self) -> bool:
        return self.draft is not None and self.draft.instead


def _read(row: RowMapping) -> StoredSeek:
    return StoredSeek(
        row["id"],
        row["person"],
        row["name"],
        row["address"],
        WISHES.validate_json(row["wishes"]),
        row["since"],
        row["state"],
        row["until"],
        row["offer"],
        row["answer"],
        None if row["draft"] is None else DRAFT.validate_json(row["draft"]),
        row["table_id"],
        row["ended"],
    )


seeks = schema.seeks.c


class StoredSeeks:
    """All seeks of all processes."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    async def _found(self, *conditions: object) -> list[StoredSeek]:
        query = select(schema.seeks).where(*conditions).order_by(seeks.since, seeks.id)  # type: ignore[arg-type]

        async def work(connection: AsyncConnection) -> list[StoredSeek]:
            return [_read(row) for row in (await connection.execute(query)).mappings()]

        return await self.storage.read(work)

    async def add(self, seek: StoredSeek) -> None:
        """Store a new search, if the person may start one more."""

        async def work(connection: AsyncConnection) -> None:
            players, at = schema.players.c, now()
            await connection.execute(select(players.id).where(players.id == seek.person).with_for_update())
            await _check(connection, seek, at)
            values = {
                "id": seek.id,
                "person": seek.person,
                "name": seek.name,
                "address": seek.address,
                "live": seek.wishes.live,
                "wishes": WISHES.dump_json(seek.wishes).decode(),
                "since": seek.since,
                "seen": at,
                "state": "open",
                "until": seek.since + seek.wishes.widening.until,
            }
            await connection.execute(insert(schema.seeks), values)

        await self.storage.run(work)

    async def of(self, person: str) -> list[StoredSeek]:
        """Return the seeks of a person, with those that ended a moment ago, unless their game
        is over; the live one is present again."""
        at = now()
        recent = (seeks.ended > at - SHOWN_LIVE) | (~seeks.live & (seeks.ended > at - SHOWN_DAILY))
        tables = schema.tables.c
        over = exists().where(tables.id == seeks.table_id, tables.stage == "over")
        found = await self._found(
            seeks.person == person, seeks.state.in_(WAITING) | (recent & (seeks.state != "cancelled") & ~over)
        )
        if any(seek.wishes.live and seek.state in WAITING for seek in found):
            present = update(schema.seeks).where(seeks.person == person, seeks.live, seeks.state.in_(WAITING))
            await self.storage.run(lambda connection: connection.execute(present.values(seen=at)))
        return found

    async def open_now(self) -> list[StoredSeek]:
        """Return the searches that wait now; a live one only while its page asks."""
        at = now()
        return await self._found(seeks.state == "open", seeks.until > at, ~seeks.live | (seeks.seen > at - PRESENT))

    async def offered(self, offer: str) -> list[StoredSeek]:
        return await self._found(seeks.offer == offer)

    async def blocked(self, people: Collection[str]) -> dict[str, frozenset[str]]:
        """Return whom each of these people has blocked, by player."""
        blocks = schema.blocks.c
        query = select(blocks.owner, blocks.subject).where(blocks.owner.in_(people), blocks.kind == "block")

        async def work(connection: AsyncConnection) -> dict[str, frozenset[str]]:
            subjects: dict[str, set[str]] = {}
            for row in await connection.execute(query):
                subjects.setdefault(row.owner, set()).add(row.subject)
            return {
                owner: frozenset(theirs | set(await owners_in(connection, theirs)))
                for owner, theirs in subjects.items()
            }

        return await self.storage.read(work)

    async def met_today(self) -> set[frozenset[str]]:
        """Return the pairs of people who were matched within a day."""
        tables: dict[str | None, list[str]] = {}
        for seek in await self._found(seeks.state == "seated", seeks.ended > now() - DAY):
            tables.setdefault(seek.table, []).append(seek.person)
        return {frozenset(pair) for people in tables.values() for pair in combinations(people, 2)}

    async def hours(self) -> list[int]:
        """Return how many people found a game in each hour of the day (UTC) within four weeks."""
        query = select(seeks.ended).where(seeks.state == "seated", seeks.ended > now() - KEPT)
        counted = [0] * 24
        for at in await self.storage.read(lambda connection: connection.scalars(query)):
            counted[datetime.fromtimestamp(at / 1000, UTC).hour] += 1
        return counted

    # From state to state

    async def cancel(self, seek: str, person: str) -> bool:
        """End a search that has not found anything yet."""
        mine = update(schema.seeks).where(seeks.id == seek, seeks.person == person, seeks.state == "open")

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(mine.values(state="cancelled", ended=now()))).rowcount == 1

        return await self.storage.run(work)

    async def offer(self, ids: Sequence[str], offer: str, draft: Draft, agreed: bool) -> bool:
        """Offer a table to a group; False if one of them is not free any more. A daily seek has agreed already."""
        values = {
            "state": "offered",
            "offer": offer,
            "answer": True if agreed else None,
            "draft": DRAFT.dump_json(draft).decode(),
            "until": now() + HANDSHAKE,
        }

        async def work(connection: AsyncConnection) -> bool:
            free = select(seeks.id).where(seeks.id.in_(ids), seeks.state == "open").order_by(seeks.id)
            if len((await connection.scalars(free.with_for_update())).all()) != len(ids):
                return False
            await connection.execute(update(schema.seeks).where(seeks.id.in_(ids)).values(values))
            return True

        return await self.storage.run(work)

    async def answer(self, seek: str, person: str, agree: bool) -> str | None:
        """Accept or decline an offered table; return the offer, or None if it has ended. After a decline the others
        wait again, each as long as before."""

        async def work(connection: AsyncConnection) -> str | None:
            mine = (seeks.id == seek, seeks.person == person, seeks.state == "offered", seeks.until > now())
            row = (await connection.execute(select(schema.seeks).where(*mine).with_for_update())).mappings().first()
            if row is None:
                return None
            if agree:
                await connection.execute(update(schema.seeks).where(*mine).values(answer=True))
                return str(row["offer"])
            await connection.execute(update(schema.seeks).where(*mine).values(state="declined", ended=now()))
            await _reopen(connection, (seeks.offer == row["offer"]) & (seeks.state == "offered"))
            return str(row["offer"])

        return await self.storage.run(work)

    async def claim(self, offer: str, people: int, table: str) -> bool:
        """Take on an offer that all have accepted, to make this table; False if somebody else does, or has not
        accepted."""
        agreed = (seeks.offer == offer, seeks.state == "offered", seeks.answer)

        async def work(connection: AsyncConnection) -> bool:
            ready = select(seeks.id).where(*agreed).order_by(seeks.id).with_for_update()
            if len((await connection.scalars(ready)).all()) != people:
                return False
            starting = update(schema.seeks).where(*agreed)
            await connection.execute(starting.values(state="starting", table_id=table, until=now() + STARTING))
            return True

        return await self.storage.run(work)

    async def seated(self, table: str) -> None:
        """The table of these seeks has begun. The people of a live one must come to it now."""
        theirs, at = update(schema.seeks).where(seeks.table_id == table, seeks.state == "starting"), now()
        values = {"state": "seated", "ended": at, "until": at + ARRIVAL}
        await self.storage.run(lambda connection: connection.execute(theirs.values(values)))

    async def awaited(self) -> dict[str, list[StoredSeek]]:
        """Return the live tables to which everybody must have come by now, with the seeks of their people."""
        at = now()
        due = (seeks.until <= at, seeks.until > 0, seeks.ended > at - CHECKED)
        tables: dict[str, list[StoredSeek]] = {}
        for seek in await self._found(seeks.state == "seated", seeks.live, *due):
            tables.setdefault(str(seek.table), []).append(seek)
        return tables

    async def unplayed(self) -> dict[str, list[StoredSeek]]:
        """Return the daily tables at which somebody may be late with their first choice, with all their seeks."""
        tables = schema.tables.c
        quiet = select(tables.id).where(tables.stage == "playing", tables.changed <= now() - FIRST_CHOICE)
        found = await self._found(seeks.state == "seated", ~seeks.live, seeks.until > 0, seeks.table_id.in_(quiet))
        waiting: dict[str, list[StoredSeek]] = {}
        for seek in found:
            waiting.setdefault(str(seek.table), []).append(seek)
        return waiting

    async def take_over(self, seek: str, table: str, gone: str | None) -> bool:
        """Let an open seek begin at this table, instead of one that ends; False if it is not free any more."""
        draft = Draft("", (), 0, 1, instead=True)
        values = {"state": "starting", "table_id": table, "until": now() + STARTING}
        values |= {"draft": DRAFT.dump_json(draft).decode()}
        mine = update(schema.seeks).where(seeks.id == seek)
        ends = update(schema.seeks).where(seeks.id == gone, seeks.state == "seated")

        async def work(connection: AsyncConnection) -> bool:
            free = select(seeks.id).where(seeks.id == seek, seeks.state == "open").with_for_update()
            if await connection.scalar(free) is None:
                return False
            if gone is not None:
                ended = await connection.execute(ends.values(state="no_show", ended=now()))
                if ended.rowcount != 1:
                    return False  # another process gives the seat away
            await connection.execute(mine.values(values))
            return True

        return await self.storage.run(work)

    async def arrived(self, table: str) -> None:
        """Everybody has come to this table."""
        theirs = update(schema.seeks).where(seeks.table_id == table, seeks.state == "seated")
        await self.storage.run(lambda connection: connection.execute(theirs.values(until=0)))

    async def void(self, table: str, missing: Collection[str]) -> None:
        """End the searches of those who did not come to a table; the others wait again at their old place."""
        theirs = (seeks.table_id == table) & (seeks.state == "seated")

        async def work(connection: AsyncConnection) -> None:
            gone = update(schema.seeks).where(theirs, seeks.id.in_(missing))
            await connection.execute(gone.values(state="no_show", ended=now()))
            await connection.execute(update(schema.seeks).where(theirs).values(seen=now()))
            await _reopen(connection, theirs)

        await self.storage.run(work)

    async def half_made(self) -> set[str]:
        """Return the tables that should have started by now."""
        late = await self._found(seeks.state == "starting", seeks.until <= now())
        return {str(seek.table) for seek in late}

    async def reopen(self, table: str, but: Collection[str] = ()) -> None:
        """Let the people of a table that was not made wait again, but not those who got their seat."""
        theirs = (seeks.table_id == table) & (seeks.state == "starting") & seeks.person.not_in(but)
        await self.storage.run(lambda connection: _reopen(connection, theirs))

    async def sweep(self) -> None:
        """End searches that took too long, and offers that somebody did not answer."""
        at = now()
        due = (seeks.until <= at) & seeks.state.in_(("open", "offered"))
        if not await self._found(due):
            return

        async def work(connection: AsyncConnection) -> None:
            late = update(schema.seeks).where(due, seeks.state == "open").values(state="late", ended=at)
            await connection.execute(late)
            silent = update(schema.seeks).where(due, seeks.state == "offered", seeks.answer.is_(None))
            await connection.execute(silent.values(state="silent", ended=at))
            await _reopen(connection, due & (seeks.state == "offered"))
            await connection.execute(delete(schema.seeks).where(seeks.ended < at - KEPT))

        await self.storage.run(work)


async def _reopen(connection: AsyncConnection, which: object) -> None:
    """Let people wait again, at their old place in the line."""
    query = select(schema.seeks).where(which).order_by(seeks.id).with_for_update()  # type: ignore[arg-type]
    for row in (await connection.execute(query)).mappings().all():
        seek = _read(row)
        until = max(seek.since + seek.wishes.widening.until, now() + GRACE)
        again = update(schema.seeks).where(seeks.id == seek.id)
        await connection.execute(
            again.values(state="open", until=until, offer=None, answer=None, draft=None, table_id=None, ended=None)
        )


async def _check(connection: AsyncConnection, seek: StoredSeek, at: int) -> None:
    """Refuse one search too many, one too soon after a missed table, and a live one during a live game."""
    waiting = select(func.count()).select_from(schema.seeks).where(seeks.state.in_(WAITING))
    mine = seeks.person == seek.person
    if (await connection.scalar(waiting.where(seeks.address == seek.address)) or 0) >= MOST_FROM_ADDRESS:
        raise Refused("too_many", "seek-address-full", 60)
    if not seek.wishes.live:
        if (await connection.scalar(waiting.where(mine, ~seeks.live)) or 0) >= MOST_DAILY:
            raise Refused("too_many", "seek-full", most=MOST_DAILY)
        return
    if await connection.scalar(waiting.where(mine, seeks.live)):
        raise Refused("too_many", "seek-live-already")
    missed = select(func.count(), func.max(seeks.ended)).where(mine, seeks.state.in_(LET_DOWN), seeks.ended > at - DAY)
    count, last = (await connection.execute(missed)).one()
    free = last + COOLING[min(count, len(COOLING)) - 1] * MINUTE if count else 0
    if free > at:
        raise Refused("too_many", "seek-cooled", (free - at) / SECOND, count=math.ceil((free - at) / MINUTE))
    tables, seats, owned = schema.tables.c, schema.seats.c, schema.belongings.c
    playing = (
        select(tables.id)
        .join(schema.seeks, seeks.table_id == tables.id)
        .join(schema.seats, seats.table_id == tables.id)
        .join(schema.belongings, owned.secret_hash == seats.secret_hash)
        .where(mine, seeks.live, seeks.state == "seated", tables.stage == "playing")
        .where(owned.person == seek.person, seats.stand_in.is_(None))
    )
    if await connection.scalar(playing.limit(1)) is not None:
        raise Refused("too_many", "seek-plays")
