"""Everything that is stored about a person: found, exported, deleted."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, TypedDict

from sqlalchemy import Column, Select, delete, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus import language
from praefectus.agents.players import STANDARD
from praefectus.language import Message
from praefectus.server.encoding import encoded, moment, read_text, stored_text
from praefectus.server.players.waking_time import WakingTime
from praefectus.server.storage import schema
from praefectus.server.storage.people import belongings_in, owners_in
from praefectus.server.storage.results import level_like
from praefectus.server.storage.server_notices import notify_server

Stored = str | int | float | None  # a value of a row, as JSON

DELETED = stored_text(Message("chat-deleted"))


@dataclass(slots=True)
class KnownPerson:
    """A person as the server knows them: hashes of the secrets of their seats and of addresses, and ids of players."""

    secrets: list[str] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)

    @property
    def subjects(self) -> list[str]:
        return sorted({*self.secrets, *self.people, *self.addresses})


class ChatLine(TypedDict):
    at: str
    text: str


class Moves(TypedDict):
    """Entries of a log that were written together."""

    at: str
    entries: str


class SeatData(TypedDict):
    """What is stored about a person at one table."""

    table: str
    seat: int
    name: str | None
    turn_notices_to: str | None
    address_hash: str | None
    chat: list[ChatLine]
    notes: str
    last_there: str | None
    moves: list[Moves]


class OwnWish(TypedDict):
    """A person whom somebody muted or blocked; it doesn't say whom."""

    kind: str
    at: str


class OwnReport(TypedDict):
    table: str
    seat: int | None
    reason: str
    at: str


class PersonalData(TypedDict):
    """Everything stored about a person: `rows` are those with the id of a player, by table of the database."""

    personal_links: int
    host_of: list[str]
    seats: list[SeatData]
    muted_or_blocked: list[OwnWish]
    rows: dict[str, list[dict[str, Stored]]]
    reports_made: list[OwnReport]


async def known_person(connection: AsyncConnection, secrets: list[str], addresses: list[str | None]) -> KnownPerson:
    """Return a person by the secrets of their seats, including those of their personal link."""
    people = await owners_in(connection, secrets)
    carried = await belongings_in(connection, people) if people else []
    there = sorted({address for address in addresses if address})
    return KnownPerson(sorted({*secrets, *carried}), people, there)


async def person_of(connection: AsyncConnection, player: str) -> KnownPerson:
    """Return a player with the secrets of their seats."""
    return KnownPerson(await belongings_in(connection, [player]), [player])


async def export_person(connection: AsyncConnection, who: KnownPerson) -> PersonalData:
    tables, seats, notes, blocks, reports = (
        schema.tables, schema.seats, schema.notes, schema.blocks, schema.reports,
    )  # fmt: skip
    theirs = (await connection.execute(select(seats).where(seats.c.secret_hash.in_(who.secrets)))).mappings().all()
    hosted = [
        str(each) for each in await connection.scalars(select(tables.c.id).where(tables.c.host_hash.in_(who.secrets)))
    ]
    places: list[SeatData] = []
    for seat in theirs:
        said = select(schema.chat).where(schema.chat.c.table_id == seat["table_id"], schema.chat.c.seat == seat["seat"])
        kept = select(notes.c.text).where(
            notes.c.table_id == seat["table_id"], notes.c.secret_hash == seat["secret_hash"]
        )
        there = select(schema.seen.c.at).where(
            schema.seen.c.table_id == seat["table_id"], schema.seen.c.secret_hash == seat["secret_hash"]
        )
        played = select(schema.log).where(schema.log.c.table_id == seat["table_id"], schema.log.c.seat == seat["seat"])
        places.append(
            {
                "table": seat["table_id"],
                "seat": seat["seat"],
                "name": seat["name"],
                "turn_notices_to": seat["webhook"],
                "address_hash": seat["address"],
                "chat": [
                    chat_line(line)
                    for line in (await connection.execute(said.order_by(schema.chat.c.number))).mappings()
                ],
                "notes": await connection.scalar(kept) or "",
                "last_there": None if (last := await connection.scalar(there)) is None else moment(last),
                "moves": [
                    {"at": moment(line["at"]), "entries": line["entries"]}
                    for line in (await connection.execute(played.order_by(schema.log.c.start))).mappings()
                ],
            }
        )
    wished = (await connection.execute(select(blocks).where(blocks.c.owner.in_(who.subjects)))).mappings().all()
    columns = [schema.players.c.id, *(each for each in schema.player_columns() if not each.info["others"])]
    rows = {
        column.table.name: [_shown(row) for row in (await connection.execute(theirs_in(column, who))).mappings()]
        for column in columns
    }
    made = (await connection.execute(select(reports).where(reports.c.reporter.in_(who.secrets)))).mappings().all()
    return {
        "personal_links": len(who.people),
        "host_of": hosted,
        "seats": places,
        "muted_or_blocked": [{"kind": row["kind"], "at": moment(row["at"])} for row in wished],
        "rows": rows,
        "reports_made": [
            {"table": row["table_id"], "seat": row["seat"], "reason": row["reason"], "at": moment(row["at"])}
            for row in made
        ],
    }


async def delete_person(connection: AsyncConnection, who: KnownPerson) -> int:
    """Delete everything stored about a person. Their moves stay without a name, because they are part of others'
    games; bots take over their seats."""
    tables, seats, chat, notes = schema.tables, schema.seats, schema.chat, schema.notes
    theirs = (await connection.execute(select(seats).where(seats.c.secret_hash.in_(who.secrets)))).mappings().all()
    level = await level_like(connection, who.people) or STANDARD
    for seat in theirs:
        table, number = seat["table_id"], seat["seat"]
        here = (seats.c.table_id == table, seats.c.seat == number)
        held = select(tables).where(tables.c.id == table).with_for_update()
        row = (await connection.execute(held)).mappings().one()
        blank: dict[str, str | None] = dict.fromkeys(("secret_hash", "webhook", "link", "address", "stand_in_since"))
        if row["stage"] == "lobby":
            blank |= {"kind": "open", "name": None, "stand_in": None}
        else:
            blank |= {"name": None, "stand_in": seat["stand_in"] or level}
        await connection.execute(update(seats).where(*here).values(blank))
        said = (chat.c.table_id == table, chat.c.seat == number)
        await connection.execute(update(chat).where(*said).values(name="", text=DELETED))
        # A request to undo names its asker and waits for everyone else's consent: it lapses.
        change: dict[str, Any] = {"version": tables.c.version + 1, "undo_request": None}
        change |= {"clock": _always_awake(row["clock"], number), "tally": _uncounted(row["tally"], who.secrets)}
        if row["stage"] == "playing" and row["to_act"] == number:
            change["bot_to_act"] = True
        await connection.execute(update(tables).where(tables.c.id == table).values(change))
        await notify_server(connection, "table", table)
    await connection.execute(delete(notes).where(notes.c.secret_hash.in_(who.secrets)))
    await connection.execute(delete(schema.happened).where(schema.happened.c.secret_hash.in_(who.secrets)))
    await connection.execute(delete(schema.seen).where(schema.seen.c.secret_hash.in_(who.secrets)))
    blocks, reports, sanctions = schema.blocks, schema.reports, schema.sanctions
    known = [*who.secrets, *who.people]
    await connection.execute(delete(sanctions).where(sanctions.c.subject.in_(known)))
    await connection.execute(delete(blocks).where(or_(blocks.c.owner.in_(known), blocks.c.subject.in_(known))))
    await connection.execute(delete(reports).where(reports.c.reporter.in_(known)))
    for seat in theirs:
        about = (reports.c.table_id == seat["table_id"], reports.c.seat == seat["seat"])
        await connection.execute(update(reports).where(*about).values(name="", chat="[]"))
    for column in schema.player_columns():
        await connection.execute(schema.without_player(column, who.people))
    await connection.execute(delete(schema.players).where(schema.players.c.id.in_(who.people)))
    # Tables that they made have no host any more: no secret has this hash.
    orphaned = update(tables).where(tables.c.host_hash.in_(who.secrets))
    for table in await connection.scalars(select(tables.c.id).where(tables.c.host_hash.in_(who.secrets))):
        await notify_server(connection, "table", str(table))
    await connection.execute(orphaned.values(host_hash="-", address="-", version=tables.c.version + 1))
    await notify_server(connection, "person")
    return len(theirs)


def theirs_in(column: Column[str], who: KnownPerson) -> Select[Any]:
    """Select the rows of a table that have the id of a player in this column."""
    return select(column.table).where(column.in_(who.people))


def _shown(row: RowMapping) -> dict[str, Stored]:
    """Return a row as JSON can hold it."""
    return {name: value.hex() if isinstance(value, bytes) else value for name, value in row.items()}


def _always_awake(clock: str | None, seat: int) -> str | None:
    """Return a stored clock without the time zone, sleeping hours and pause days of a seat."""
    if clock is None:
        return None
    parts = json.loads(clock)
    if parts.get("waking"):
        parts["waking"][seat] = asdict(WakingTime())
    return encoded(parts)


def _uncounted(tally: str | None, secrets: list[str]) -> str | None:
    """Return a stored tally without the wins of a person."""
    if tally is None:
        return None
    parts = json.loads(tally)
    return encoded(parts | {"wins": {who: wins for who, wins in parts["wins"].items() if who not in secrets}})


def chat_line(line: RowMapping) -> ChatLine:
    """Return the text and time of a line of chat; if it can't be read, the text says so."""
    try:
        return {"at": moment(line["at"]), "text": in_words(line["text"])}
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError):
        return {"at": "", "text": language.of(language.spoken())("admin-damaged")}


def in_words(kept: str) -> str:
    return language.of(language.spoken()).say(read_text(kept))
