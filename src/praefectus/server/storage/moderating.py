"""What moderators and the operator do about people: sanctions with a length and a reason, an audit list, and undo."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.language import Words
from praefectus.server.encoding import moment, now, read_text
from praefectus.server.errors import Refused
from praefectus.server.models.moderation import Done, OpenReport
from praefectus.server.players.moderation import ActionKind, ActionReason, Sanction
from praefectus.server.players.names import looks
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.storage.personal_data import KnownPerson, known_person, person_of
from praefectus.server.storage.results import recompute_in
from praefectus.server.storage.server_notices import notify_server

DAY = 24 * 3_600_000
MOST_LISTED = 200

audit, reports, players = schema.audit.c, schema.reports.c, schema.players.c


@dataclass(frozen=True, slots=True)
class Action:
    """What a moderator does about a report; `void` cancels the result of its table."""

    report: int
    kind: ActionKind
    days: float | None
    reason: ActionReason
    sentence: str


async def sanction(
    connection: AsyncConnection, kind: Sanction, who: KnownPerson, until: int | None, reason: str, action: int | None
) -> None:
    """Write a sanction; it replaces an earlier one of this kind."""
    sanctions = schema.sanctions
    subjects = who.subjects
    await connection.execute(delete(sanctions).where(sanctions.c.kind == kind, sanctions.c.subject.in_(subjects)))
    row = {"kind": kind, "until": until, "reason": reason, "at": now(), "action": action}
    if subjects:
        await connection.execute(insert(sanctions), [row | {"subject": each} for each in subjects])
    await notify_server(connection, "order")


async def act(connection: AsyncConnection, moderator: str | None, wish: Action) -> int:
    """Act on a report and close it; return the number in the audit list."""
    row = (await connection.execute(select(schema.reports).where(reports.id == wish.report))).mappings().first()
    if row is None:
        raise Refused("not_found", "moderation-no-report")
    if row["kind"] == "appeal":
        who = await person_of(connection, row["reporter"])
    else:
        who = await _reported(connection, row["table_id"], row["seat"])
    if wish.kind not in ("note", "void") and not who.subjects:
        raise Refused("not_found", "moderation-nobody")
    until = None if wish.days is None else now() + round(wish.days * DAY)
    values = {
        "at": now(),
        "moderator": moderator,
        "person": who.people[0] if who.people else None,
        "kind": wish.kind,
        "report": wish.report,
        "table_id": row["table_id"],
        "seat": row["seat"],
        "until": until,
        "reason": wish.reason,
        "sentence": wish.sentence,
    }
    number = (await connection.execute(insert(schema.audit).values(values).returning(audit.id))).scalar_one()
    if wish.kind == "void":
        if not await _void(connection, row["table_id"], wish.sentence or wish.reason):
            raise Refused("not_found", "moderation-no-result")
    elif wish.kind != "note":
        await sanction(connection, wish.kind, who, until, wish.sentence, number)
    await connection.execute(update(schema.reports).where(reports.id == wish.report).values(closed=now()))
    return int(number)


async def undo(connection: AsyncConnection, moderator: str | None, number: int) -> None:
    """Undo an action; the audit list keeps both."""
    row = (await connection.execute(select(schema.audit).where(audit.id == number))).mappings().first()
    if row is None or row["undone"] is not None:
        raise Refused("not_found", "moderation-no-action")
    change = update(schema.audit).where(audit.id == number)
    await connection.execute(change.values(undone=now(), undone_by=moderator))
    if row["kind"] == "void":
        await _void(connection, row["table_id"], None)
    await connection.execute(delete(schema.sanctions).where(schema.sanctions.c.action == number))
    await notify_server(connection, "order")


async def _reported(connection: AsyncConnection, table: str, seat: int) -> KnownPerson:
    seats = schema.seats.c
    query = select(seats.secret_hash, seats.address).where(seats.table_id == table, seats.seat == seat)
    found = (await connection.execute(query)).first()
    if found is None or found.secret_hash is None:
        return KnownPerson()
    return await known_person(connection, [found.secret_hash], [])


async def _void(connection: AsyncConnection, table: str, why: str | None) -> bool:
    theirs = update(schema.results).where(schema.results.c.table_id == table)
    done = (await connection.execute(theirs.values(voided=why))).rowcount == 1
    if done:
        await recompute_in(connection)
    return done


async def set_role(connection: AsyncConnection, name: str, role: str | None) -> bool:
    """Give the player with this name a role, or take it away."""
    names = schema.names.c
    query = select(names.person).where(names.look.in_(looks(name)), names.until.is_(None))
    person = await connection.scalar(query.limit(1))
    if person is None:
        return False
    await connection.execute(update(schema.players).where(players.id == person).values(role=role))
    return True


async def audited(connection: AsyncConnection) -> list[Done]:
    """Return what was done, the newest first."""
    person, moderator = schema.players.alias(), schema.players.alias()
    query = (
        select(schema.audit, person.c.name.label("name"), moderator.c.name.label("by"))
        .outerjoin(person, person.c.id == audit.person)
        .outerjoin(moderator, moderator.c.id == audit.moderator)
        .order_by(audit.id.desc())
        .limit(MOST_LISTED)
    )
    return [
        Done(
            action=row["id"],
            at=moment(row["at"]),
            by=row["by"],
            name=row["name"],
            kind=row["kind"],
            report=row["report"],
            table=row["table_id"],
            seat=row["seat"],
            until=None if row["until"] is None else moment(row["until"]),
            reason=row["reason"],
            sentence=row["sentence"],
            undone=None if row["undone"] is None else moment(row["undone"]),
        )
        for row in (await connection.execute(query)).mappings()
    ]


class StoredModeration:
    """What the moderation page shows and does."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    async def queue(self, words: Words) -> list[OpenReport]:
        """Return open reports and appeals, the oldest first."""
        query = select(schema.reports).where(reports.closed.is_(None)).order_by(reports.id).limit(MOST_LISTED)

        async def work(connection: AsyncConnection) -> list[OpenReport]:
            return [
                OpenReport(
                    report=row["id"],
                    kind=row["kind"],
                    table=row["table_id"] or None,
                    state=row["state"],
                    seat=row["seat"],
                    name=row["name"],
                    reason=row["reason"],
                    said=[words.say(read_text(line["text"])) for line in json.loads(row["chat"])],
                    at=moment(row["at"]),
                )
                for row in (await connection.execute(query)).mappings()
            ]

        return await self.storage.read(work)

    async def act(self, moderator: str, wish: Action) -> int:
        return await self.storage.run(lambda connection: act(connection, moderator, wish))

    async def undo(self, moderator: str, number: int) -> None:
        await self.storage.run(lambda connection: undo(connection, moderator, number))

    async def close(self, report: int) -> bool:
        """Close a report without action."""
        mine = update(schema.reports).where(reports.id == report, reports.closed.is_(None)).values(closed=now())
        return bool((await self.storage.run(lambda connection: connection.execute(mine))).rowcount)

    async def audited(self) -> list[Done]:
        return await self.storage.read(audited)

    async def appeal(self, player: str, name: str, text: str) -> None:
        """Store an appeal, if something was done about this person and no other appeal waits."""
        done = select(func.count()).select_from(schema.sanctions).where(schema.sanctions.c.subject == player)
        waits = (reports.reporter == player, reports.kind == "appeal", reports.closed.is_(None))
        values = {"table_id": "", "seat": 0, "name": name, "reporter": player, "reason": text, "chat": "[]"}

        async def work(connection: AsyncConnection) -> None:
            if not await connection.scalar(done):
                raise Refused("not_found", "appeal-nothing")
            if await connection.scalar(select(reports.id).where(*waits).limit(1)) is not None:
                raise Refused("too_many", "appeal-waits")
            await connection.execute(insert(schema.reports), values | {"at": now(), "kind": "appeal"})

        await self.storage.run(work)
