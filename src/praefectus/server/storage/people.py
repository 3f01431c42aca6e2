"""What the database stores about people: players and their secrets, mutes and blocks, reports, and sanctions."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now, read_text
from praefectus.server.errors import Refused
from praefectus.server.players.moderation import READ_ONLY, Avoided, ModerationRules, People, Wish
from praefectus.server.players.player import Player
from praefectus.server.players.seat_secrets import new_player_id
from praefectus.server.players.waking_time import WakingTime
from praefectus.server.storage import schema
from praefectus.server.storage.batched_reads import BatchedReads
from praefectus.server.storage.database import Database

WAKING = TypeAdapter(WakingTime)
MOST_BELONGINGS = 2000  # secrets of one player
MOST_BLOCKS = 1000  # of one person
ASKED_AT_ONCE = 100  # secrets
MOST_REPORTS = 20  # open reports of one person
USED_EVERY = 60 * 60 * 1000  # so often the last use of a secret is stored
SESSION = 90 * 24 * 60 * 60 * 1000  # so long a session lasts without use


async def rules_in(connection: AsyncConnection) -> ModerationRules:
    """Read the operator's rules."""
    rules = ModerationRules()
    for row in (await connection.execute(select(schema.sanctions))).mappings():
        rules.sanctions.setdefault(row["kind"], {})[row["subject"]] = (row["until"], row["reason"])
    switched = select(schema.switches.c.value).where(schema.switches.c.name == READ_ONLY)
    sentence = await connection.scalar(switched)
    rules.read_only = None if sentence is None else read_text(sentence)
    return rules


def valid() -> ColumnElement[bool]:
    """Return whether an entrance has not expired."""
    return or_(schema.entrances.c.until.is_(None), schema.entrances.c.until > now())


async def owners_in(connection: AsyncConnection, hashes: Collection[str]) -> list[str]:
    """Return the players who own secrets: of seats and hosts, or their own."""
    owned, entrances = schema.belongings.c, schema.entrances.c
    held = select(owned.person).where(owned.secret_hash.in_(hashes))
    query = held.union(select(entrances.person).where(entrances.secret_hash.in_(hashes), valid()))
    return [str(person) for person in await connection.scalars(query)]


async def belongings_in(connection: AsyncConnection, people: Collection[str]) -> list[str]:
    """Return the hashes of the secrets that players own."""
    query = select(schema.belongings.c.secret_hash).where(schema.belongings.c.person.in_(people))
    return [str(secret) for secret in await connection.scalars(query)]


class StoredPeople(People):
    """People and moderation, stored in the database."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage
        self.rules = ModerationRules()
        self.wishes: BatchedReads[str, list[Avoided]] = BatchedReads(self._wishes_of, ASKED_AT_ONCE)

    # The operator's rules

    async def reload_rules(self) -> None:
        """Read the operator's rules again; in read-only mode the storage refuses changes."""
        self.rules = await self.storage.read(rules_in)
        self.storage.read_only = self.rules.read_only

    async def notices(self, since: int | None) -> tuple[int, list[str]]:
        """Return what the operator's commands reported since a number; without one, only the newest number."""
        notices = schema.notices

        async def work(connection: AsyncConnection) -> tuple[int, list[str]]:
            if since is None:
                return await connection.scalar(select(func.max(notices.c.id))) or 0, []
            query = select(notices).where(notices.c.id > since).order_by(notices.c.id)
            rows = (await connection.execute(query)).mappings().all()
            return (rows[-1]["id"] if rows else since), [row["text"] for row in rows]

        return await self.storage.read(work)

    # Players

    async def make(self, secret_hash: str) -> str:
        """Create a player who is known by the secret of a personal link; return the player's id."""
        player, at = new_player_id(), now()
        entrance = {"secret_hash": secret_hash, "person": player, "kind": "link", "made": at, "used": at}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.players), {"id": player, "created": at})
            await connection.execute(insert(schema.entrances), entrance)

        await self.storage.run(work)
        return player

    async def player_of(self, secret_hash: str) -> Player | None:
        """Return the player whom a secret belongs to, and note that it is used."""
        players, entrances = schema.players.c, schema.entrances.c
        query = (
            select(players.id, players.name, players.closing, players.role, entrances.kind, entrances.used)
            .join(schema.entrances, entrances.person == players.id)
            .where(entrances.secret_hash == secret_hash, valid())
        )
        row = (await self.storage.read(lambda connection: connection.execute(query))).one_or_none()
        if row is None:
            return None
        if now() - row.used > USED_EVERY and self.rules.read_only is None:
            until = now() + SESSION if row.kind == "session" else None
            change = update(schema.entrances).where(entrances.secret_hash == secret_hash)
            await self.storage.run(lambda connection: connection.execute(change.values(used=now(), until=until)))
        return Player(row.id, row.name, row.closing, secret_hash, row.role)

    async def keep(self, player: str, hashes: Collection[str]) -> None:
        """Add secrets of seats and hosts to a player."""

        async def work(connection: AsyncConnection) -> None:
            if await connection.scalar(select(schema.players.c.id).where(schema.players.c.id == player)) is None:
                raise Refused("no_person", "no-person")
            there = set(await belongings_in(connection, [player]))
            new = [{"person": player, "secret_hash": each} for each in set(hashes) - there]
            if len(there) + len(new) > MOST_BELONGINGS:
                raise Refused("too_many", "link-full", most=MOST_BELONGINGS)
            if new:
                await connection.execute(insert(schema.belongings), new)

        await self.storage.run(work)

    async def opened_by(self, hashes: Collection[str]) -> dict[str, list[str]]:
        """Return, for each hash of a player's secret, the hashes of the seats' and hosts' secrets that it opens."""
        entrances, owned = schema.entrances.c, schema.belongings.c
        query = (
            select(entrances.secret_hash.label("by"), owned.secret_hash)
            .join(schema.belongings, owned.person == entrances.person)
            .where(entrances.secret_hash.in_(hashes), valid())
        )
        found = await self.storage.read(lambda connection: connection.execute(query))
        opened: dict[str, list[str]] = {}
        for row in found:
            opened.setdefault(row.by, []).append(row.secret_hash)
        return opened

    async def tables_of(self, player: str) -> list[str]:
        """Return the tables of a player, the newest change first."""

        async def work(connection: AsyncConnection) -> list[str]:
            hashes = await belongings_in(connection, [player])
            seated = select(schema.seats.c.table_id).where(schema.seats.c.secret_hash.in_(hashes))
            query = select(schema.tables.c.id).where(
                or_(schema.tables.c.id.in_(seated), schema.tables.c.host_hash.in_(hashes))
            )
            return [str(table) for table in await connection.scalars(query.order_by(schema.tables.c.changed.desc()))]

        return await self.storage.read(work)

    async def renew(self, player: str, new: str) -> None:
        """Replace the personal link: the old one stops working, and so do links of players who were merged."""
        entrances, at = schema.entrances, now()
        entrance = {"secret_hash": new, "person": player, "kind": "link", "made": at, "used": at}

        async def work(connection: AsyncConnection) -> None:
            links = (entrances.c.person == player, entrances.c.kind == "link")
            await connection.execute(delete(entrances).where(*links))
            await connection.execute(insert(entrances), entrance)

        await self.storage.run(work)

    async def waking(self, hashes: Collection[str]) -> dict[str, WakingTime]:
        """Return when the owners of secrets are awake, by secret; those who set nothing are left out."""
        owned = schema.belongings.c
        query = (
            select(owned.secret_hash, schema.players.c.waking)
            .join(schema.players, schema.players.c.id == owned.person)
            .where(owned.secret_hash.in_(hashes), schema.players.c.waking.is_not(None))
        )
        found = await self.storage.read(lambda connection: connection.execute(query))
        return {row.secret_hash: WAKING.validate_json(row.waking) for row in found}

    async def owners(self, hashes: Collection[str]) -> list[str]:
        """Return the players who own secrets: of seats and hosts, or their own."""
        return await self.storage.read(lambda connection: owners_in(connection, hashes))

    # Muting, blocking and reporting

    async def wishes_of(self, hashes: Collection[str]) -> Sequence[Avoided]:
        """Return whom the holders of these secrets have muted or blocked."""
        found = await asyncio.gather(*(self.wishes.get(each) for each in hashes))
        return [wish for wishes in found for wish in wishes]

    async def _wishes_of(self, hashes: Collection[str]) -> dict[str, list[Avoided]]:
        """Look up all who arrive at the same time together."""
        blocks, belongings = schema.blocks, schema.belongings
        own = select(blocks.c.owner.label("by"), blocks).where(blocks.c.owner.in_(hashes))
        of_person = select(belongings.c.secret_hash.label("by"), blocks).join(
            belongings, belongings.c.person == blocks.c.owner
        )
        query = own.union_all(of_person.where(belongings.c.secret_hash.in_(hashes)))
        found = await self.storage.read(lambda connection: connection.execute(query))
        wishes: dict[str, list[Avoided]] = {each: [] for each in hashes}
        for row in found.mappings():
            wishes[row["by"]].append(Avoided(row["kind"], row["subject"]))
        return wishes

    async def wish(self, kind: Wish, holder: str, subjects: Collection[str], on: bool) -> None:
        """Mute or block somebody, or undo that; with a personal link it applies to all its tables."""
        blocks = schema.blocks

        async def work(connection: AsyncConnection) -> None:
            owners = await owners_in(connection, [holder])
            known = {*subjects, *await owners_in(connection, subjects)}
            theirs = (blocks.c.owner.in_([holder, *owners]), blocks.c.subject.in_(known), blocks.c.kind == kind)
            await connection.execute(delete(blocks).where(*theirs))
            if not on:
                return
            owner = owners[0] if owners else holder
            count = await connection.scalar(select(func.count()).select_from(blocks).where(blocks.c.owner == owner))
            if (count or 0) + len(known) > MOST_BLOCKS:
                raise Refused("too_many", "blocks-full")
            at = now()
            values = [{"owner": owner, "subject": each, "kind": kind, "at": at} for each in sorted(known - {owner})]
            if values:
                await connection.execute(insert(blocks), values)

        await self.storage.run(work)

    async def blocked(self, owners: Collection[str], subjects: Collection[str]) -> bool:
        """Return whether somebody there has blocked the person who arrives."""
        blocks = schema.blocks

        async def work(connection: AsyncConnection) -> bool:
            there = [*owners, *await owners_in(connection, owners)]
            theirs = (blocks.c.owner.in_(there), blocks.c.subject.in_(subjects), blocks.c.kind == "block")
            return await connection.scalar(select(blocks.c.owner).where(*theirs).limit(1)) is not None

        return await self.storage.read(work)

    async def report(self, **report: Any) -> None:
        """Store a report for the operator."""
        reports = schema.reports

        async def work(connection: AsyncConnection) -> None:
            open_ones = select(func.count()).select_from(reports)
            mine = (reports.c.reporter == report["reporter"], reports.c.closed.is_(None))
            if (await connection.scalar(open_ones.where(*mine)) or 0) >= MOST_REPORTS:
                raise Refused("too_many", "reports-wait")
            await connection.execute(insert(reports), report | {"at": now()})

        await self.storage.run(work)
