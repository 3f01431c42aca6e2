"""Administration: list and delete tables, moderate, and export or delete a person's data.

Each function is part of one transaction; the running server is notified when that is on disk.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus import language
from praefectus.data import COLOURS
from praefectus.language import Translatable
from praefectus.server.edge.rate_limits import network_of
from praefectus.server.encoding import moment, now, stored_text
from praefectus.server.errors import WrongSetting
from praefectus.server.logs import MARK_LETTERS, mark_of
from praefectus.server.operating.listings import ReportLine, SanctionLine, SeatLine, TableLine, WholeTable
from praefectus.server.players.moderation import READ_ONLY, Sanction
from praefectus.server.players.seat_secrets import hashed
from praefectus.server.settings import Settings
from praefectus.server.storage import moderating, schema
from praefectus.server.storage.database import LISTED, listed_in
from praefectus.server.storage.interface import Listed
from praefectus.server.storage.personal_data import KnownPerson, chat_line, in_words, known_person
from praefectus.server.storage.server_notices import notify_server
from praefectus.server.tables.seats import Seat, speaker
from praefectus.server.tables.table_data import TableData, read_table

DAY = 24 * 60 * 60 * 1000


@dataclass(slots=True)
class TableFilter:
    """Which tables to list."""

    stage: str | None = None
    public: bool = False
    name: str | None = None
    idle_days: float = 0
    limit: int = 50


# Tables


async def table_named(connection: AsyncConnection, given: str) -> str:
    """Find a table by its id, its link, or its mark in the log."""
    wanted = given.strip().split("#")[0].rstrip("/").rsplit("/", 1)[-1]
    tables = schema.tables
    found = await connection.scalar(select(tables.c.id).where(tables.c.id == wanted))
    if found is None and len(wanted) == MARK_LETTERS:
        for each in await connection.scalars(select(tables.c.id)):
            if mark_of(each) == wanted:
                return str(each)
    if found is None:
        raise WrongSetting("admin-no-table", given=repr(given))
    return str(found)


async def list_tables(connection: AsyncConnection, wanted: TableFilter) -> list[TableLine]:
    """Return tables, the newest change first."""
    tables = schema.tables
    query = LISTED.order_by(tables.c.changed.desc()).limit(wanted.limit)
    if wanted.stage is not None:
        query = query.where(tables.c.stage == wanted.stage)
    if wanted.public:
        query = query.where(tables.c.public.is_(True))
    if wanted.name is not None:
        query = query.where(func.lower(tables.c.name).contains(wanted.name.lower(), autoescape=True))
    if wanted.idle_days:
        query = query.where(tables.c.changed < now() - round(wanted.idle_days * DAY))
    return [_in_short(table) for table in await listed_in(connection, query)]


async def _seats_of(connection: AsyncConnection, tables: list[str]) -> dict[str, list[RowMapping]]:
    query = select(schema.seats).where(schema.seats.c.table_id.in_(tables)).order_by(schema.seats.c.seat)
    found: dict[str, list[RowMapping]] = {table: [] for table in tables}
    for seat in (await connection.execute(query)).mappings():
        found[seat["table_id"]].append(seat)
    return found


def _in_short(table: Listed) -> TableLine:
    """Return a line of the list. Unreadable tables are included: only here can they be found and deleted."""
    row, words = table.row, language.of(language.spoken())
    short = TableLine(
        table=row["id"],
        mark=mark_of(row["id"]),
        public=bool(row["public"]),
        name=words("admin-damaged"),
        stage=str(row["stage"]),
        board=str(row["board"]),
        created="",
        changed="",
        round=None,
        people=[],
        bots=0,
        damaged=True,
    )
    try:
        data = read_table(table.row, table.seats, table.log_end)
    except ValueError:
        return short
    return {
        **short,
        "name": words.say(data.title),
        "stage": data.stage,
        "board": data.board,
        "created": moment(data.created),
        "changed": moment(data.changed),
        "round": data.known.round,
        "people": [words.say(speaker(seat.name or "", seat)) for seat in data.seats if seat.kind == "person"],
        "bots": sum(seat.kind == "bot" for seat in data.seats),
        "damaged": False,
    }


async def look(connection: AsyncConnection, given: str, lines: int = 20) -> WholeTable:
    """Return everything about one table that opens nothing."""
    table = await table_named(connection, given)
    (found,) = await listed_in(connection, LISTED.where(schema.tables.c.id == table))
    try:
        data = read_table(found.row, found.seats, found.log_end)
    except ValueError as error:
        raise WrongSetting("admin-table-damaged", table=table) from error
    log = select(func.count(), func.max(schema.log.c.stop)).where(schema.log.c.table_id == table)
    written, entries = (await connection.execute(log)).one()
    said = select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.number.desc()).limit(lines)
    chat = (await connection.execute(said)).mappings().all()[::-1]
    order = {row["subject"]: row["kind"] for row in (await connection.execute(select(schema.sanctions))).mappings()}
    shown: list[SeatLine] = []
    for number, seat in enumerate(data.seats):
        who = await known_person(connection, [seat.secret_hash] if seat.secret_hash else [], [seat.address])
        shown.append(
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "colour": seat.colour,
                "level": seat.level,
                "stand_in": seat.stand_in,
                "turn_notices": seat.webhook is not None,
                "personal_link": bool(who.people),
                "order": sorted({order[each] for each in who.subjects if each in order}),
            }
        )
    return {
        **_in_short(found),
        "modules": data.modules,
        "options": data.options,
        "watching": data.watching,
        "seats": shown,
        "log": {"entries": entries or 0, "writes": written},
        "chat": [{"seat": line["seat"], "name": _sitting(line, data), **chat_line(line)} for line in chat],
        "reports": await reports(connection, everything=True, table=table),
    }


async def delete_table(connection: AsyncConnection, given: str) -> str:
    """Delete a table with everything that belongs to it, and notify its viewers."""
    table = await table_named(connection, given)
    await _delete(connection, table)
    return table


async def _delete(connection: AsyncConnection, table: str) -> None:
    held = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()  # no move comes in between
    await connection.execute(held)
    for part in schema.PARTS_OF_TABLE:
        await connection.execute(delete(part).where(part.c.table_id == table))
    await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
    await notify_server(connection, "gone", table)


async def expire(connection: AsyncConnection, days: dict[str, float], really: bool) -> dict[str, int]:
    """Delete tables that have not changed for so many days, by stage; 0 deletes none."""
    count: dict[str, int] = {}
    for stage, limit in days.items():
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.stage == stage, tables.c.changed < now() - round(limit * DAY))
        old = [str(table) for table in await connection.scalars(query)] if limit else []
        if really:
            for table in old:
                await _delete(connection, table)
        count[stage] = len(old)
    return count


# People


async def person_at(connection: AsyncConnection, given: str, number: int) -> KnownPerson:
    """Return the person of a seat; seats are counted from 1, as everywhere people read them."""
    table = await table_named(connection, given)
    seats = (await _seats_of(connection, [table]))[table]
    if not 1 <= number <= len(seats):
        raise WrongSetting("no-such-seat", seats=len(seats))
    seat = seats[number - 1]
    if seat["kind"] != "person" or seat["secret_hash"] is None:
        raise WrongSetting("nobody-sits", seat=number)
    return await known_person(connection, [seat["secret_hash"]], [seat["address"]])


def from_address(address: str) -> KnownPerson:
    """Return everyone from an address; for IPv6, from its /64 network."""
    return KnownPerson(addresses=[hashed(network_of(address))])


async def sanction(
    connection: AsyncConnection, kind: Sanction, who: KnownPerson, days: float | None, reason: str
) -> None:
    """Mute or ban somebody, for some days or permanently."""
    await moderating.sanction(connection, kind, who, None if days is None else now() + round(days * DAY), reason, None)


async def lift(connection: AsyncConnection, kind: Sanction, who: KnownPerson) -> int:
    """Lift a mute or a ban."""
    count = await _lift(connection, kind, who)
    await notify_server(connection, "order")
    return count


async def _lift(connection: AsyncConnection, kind: Sanction, who: KnownPerson) -> int:
    sanctions = schema.sanctions
    done = await connection.execute(
        delete(sanctions).where(sanctions.c.kind == kind, sanctions.c.subject.in_(who.subjects))
    )
    return int(done.rowcount)


async def list_sanctions(connection: AsyncConnection) -> list[SanctionLine]:
    """Return all mutes and bans, each with the seats it concerns."""
    measures: dict[tuple[str, int, str], SanctionLine] = {}
    for row in (await connection.execute(select(schema.sanctions).order_by(schema.sanctions.c.at))).mappings():
        one = measures.setdefault(
            (row["kind"], row["at"], row["reason"]),
            {
                "kind": row["kind"],
                "at": moment(row["at"]),
                "until": None if row["until"] is None else moment(row["until"]),
                "reason": row["reason"],
                "seats": [],
            },
        )
        seats = select(schema.seats).where(schema.seats.c.secret_hash == row["subject"])
        for seat in (await connection.execute(seats)).mappings():
            one["seats"].append({"table": seat["table_id"], "seat": seat["seat"], "name": named(seat)})
    return list(measures.values())


async def reports(connection: AsyncConnection, everything: bool = False, table: str | None = None) -> list[ReportLine]:
    """Return what players reported, oldest first."""
    query = select(schema.reports).order_by(schema.reports.c.id)
    if not everything:
        query = query.where(schema.reports.c.closed.is_(None))
    if table is not None:
        query = query.where(schema.reports.c.table_id == table)
    return [
        {
            "report": row["id"],
            "table": row["table_id"],
            "seat": row["seat"],
            "name": named(row),
            "reason": row["reason"],
            "said": [in_words(line["text"]) for line in json.loads(row["chat"])],
            "at": moment(row["at"]),
            "closed": None if row["closed"] is None else moment(row["closed"]),
        }
        for row in (await connection.execute(query)).mappings()
    ]


async def close_report(connection: AsyncConnection, number: int) -> None:
    reports = schema.reports
    done = await connection.execute(update(reports).where(reports.c.id == number).values(closed=now()))
    if done.rowcount != 1:
        raise WrongSetting("admin-no-report", number=number)


async def set_read_only(connection: AsyncConnection, sentence: Translatable | None) -> None:
    """Switch maintenance mode on, with this sentence for players; None switches it off."""
    await connection.execute(delete(schema.switches).where(schema.switches.c.name == READ_ONLY))
    if sentence is not None:
        await connection.execute(insert(schema.switches), {"name": READ_ONLY, "value": stored_text(sentence)})
    await notify_server(connection, "order")


def standard_days(settings: Settings) -> dict[str, float]:
    """Return after how many days tables expire, by stage."""
    return {"lobby": settings.lobby_days, "playing": settings.playing_days, "over": settings.over_days}


def named(row: Mapping[str, Any] | RowMapping) -> str:
    """Return the players' names, in the reader's language."""
    seat = None
    if row["seat"] is not None:
        seat = Seat("person", colour=row.get("colour") or COLOURS[row["seat"]])
    return language.of(language.spoken()).say(speaker(row["name"] or "", seat))


def _sitting(line: RowMapping, table: TableData) -> str:
    """Return who wrote a line of chat."""
    seat = line["seat"]
    return named({**line, "colour": None if seat is None else table.seats[seat].colour})
