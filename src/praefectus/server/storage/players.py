"""What players keep in the database: their unique names, passkeys and sessions; and the merging of two players."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import Column, Table, Update, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.errors import Conflict, Refused
from praefectus.server.players.names import looks
from praefectus.server.players.player import Player
from praefectus.server.players.seat_secrets import hashed, new_secret
from praefectus.server.players.waking_time import WakingTime
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.storage.people import SESSION, WAKING, valid
from praefectus.server.storage.personal_data import PersonalData, delete_person, export_person, person_of

CHALLENGE = 5 * 60 * 1000  # so long a device has to answer
RESERVED = 365 * 24 * 60 * 60 * 1000  # so long nobody else gets a former name
MOST_PASSKEYS = 20  # of one player
MOST_FORMER = 3  # names of one player that stay reserved
GRACE = 7 * 24 * 60 * 60 * 1000  # between the wish to be deleted and the deletion


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key of a player; the id and the handle are base64url."""

    id: str
    person: str
    handle: str
    public_key: bytes
    counter: int
    label: str
    made: int
    used: int | None


@dataclass(frozen=True, slots=True)
class Entrance:
    """A personal link or a session with which a player is signed in."""

    secret_hash: str
    kind: str
    label: str | None
    made: int
    used: int


class Opponent(NamedTuple):
    """Another person at a table: the same key at every table where we know that it is the same person."""

    key: str
    name: str


@dataclass(slots=True)
class FinishedGame:
    """A game of a player that is over; `winner` is one seat, of partners the first."""

    table: str
    board: str
    modules: list[str]
    winner: int | None
    own: set[int] = field(default_factory=set)
    others: dict[int, Opponent] = field(default_factory=dict)


class StoredPlayers:
    """Names, passkeys and sessions of players."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    # Names

    async def claim(self, player: Player, name: str) -> None:
        """Give a player a name that nobody could mistake for another player's; the former one stays reserved."""
        names, wished = schema.names, looks(name)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(names).where(names.c.until < now()))
            others = names.c.look.in_(wished) & (names.c.person != player.id)
            if await connection.scalar(select(names.c.look).where(others).limit(1)) is not None:
                raise Refused("name_taken", "name-taken", name=name)
            mine = names.c.person == player.id
            await connection.execute(delete(names).where(mine, names.c.look.in_(wished)))
            former = update(names).where(mine, names.c.until.is_(None))
            await connection.execute(former.values(until=now() + RESERVED))
            await connection.execute(insert(names), [{"look": look, "person": player.id} for look in sorted(wished)])
            await connection.execute(update(schema.players).where(schema.players.c.id == player.id).values(name=name))
            times = select(names.c.until).where(mine, names.c.until.is_not(None)).distinct()
            old = list(await connection.scalars(times.order_by(names.c.until.desc()).offset(MOST_FORMER)))
            await connection.execute(delete(names).where(mine, names.c.until.in_(old)))

        try:
            await self.storage.run(work)
        except Conflict as error:  # somebody else was faster
            raise Refused("name_taken", "name-taken", name=name) from error

    # Passkeys

    async def challenge(self, player: str | None, challenge: bytes) -> None:
        """Remember what a device has to sign."""
        challenges, at = schema.challenges, now()
        values = {"hash": hashlib.sha256(challenge).hexdigest(), "person": player, "until": at + CHALLENGE}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(challenges).where(challenges.c.until < at))
            await connection.execute(insert(challenges), values)

        await self.storage.run(work)

    async def take_challenge(self, player: str | None, challenge: bytes) -> bool:
        """Return whether the device had to sign this; only once."""
        challenges = schema.challenges
        ours = (challenges.c.hash == hashlib.sha256(challenge).hexdigest(), challenges.c.until >= now())
        same = challenges.c.person.is_(None) if player is None else challenges.c.person == player
        taken = delete(challenges).where(*ours, same).returning(challenges.c.hash)
        return (await self.storage.run(lambda connection: connection.execute(taken))).first() is not None

    async def passkeys(self, player: str) -> list[Passkey]:
        keys = schema.passkeys
        query = select(keys).where(keys.c.person == player).order_by(keys.c.made)
        return [Passkey(**row) for row in (await self.storage.read(lambda c: c.execute(query))).mappings()]

    async def passkey(self, key: str) -> Passkey | None:
        query = select(schema.passkeys).where(schema.passkeys.c.id == key)
        row = (await self.storage.read(lambda c: c.execute(query))).mappings().one_or_none()
        return None if row is None else Passkey(**row)

    async def add_passkey(
        self, player: str, key: str, handle: str, public_key: bytes, counter: int, label: str
    ) -> None:
        values = {"id": key, "person": player, "handle": handle, "public_key": public_key, "counter": counter}
        keys = schema.passkeys
        count = select(func.count()).select_from(keys).where(keys.c.person == player)

        async def work(connection: AsyncConnection) -> None:
            if (await connection.scalar(count) or 0) >= MOST_PASSKEYS:
                raise Refused("too_many", "passkeys-full", most=MOST_PASSKEYS)
            await connection.execute(insert(keys), values | {"label": label, "made": now()})

        try:
            await self.storage.run(work)
        except Conflict as error:
            raise Refused("wrong_passkey", "passkey-not-accepted") from error

    async def use_passkey(self, key: Passkey, counter: int) -> None:
        """Count a use. A counter that doesn't grow belongs to a copy of the key."""
        keys = schema.passkeys
        grows = keys.c.counter < counter if counter else keys.c.counter == 0
        change = update(keys).where(keys.c.id == key.id, grows).values(counter=counter, used=now()).returning(keys.c.id)
        if (await self.storage.run(lambda connection: connection.execute(change))).first() is None:
            raise Refused("cloned_passkey", "passkey-cloned", label=key.label)

    async def remove_passkey(self, player: str, key: str) -> None:
        keys = schema.passkeys
        gone = delete(keys).where(keys.c.person == player, keys.c.id == key)
        await self.storage.run(lambda connection: connection.execute(gone))

    # Sessions

    async def open_session(self, player: str, label: str) -> str:
        """Sign a device in; return its secret. A player who signs in stays: a deletion that was asked for is off."""
        secret, at = new_secret(), now()
        times = {"made": at, "used": at, "until": at + SESSION}
        values = {"secret_hash": hashed(secret), "person": player, "kind": "session", "label": label, **times}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.entrances), values)
            await connection.execute(_closing(player, None))

        await self.storage.run(work)
        return secret

    async def entrances(self, player: str) -> list[Entrance]:
        parts = schema.entrances.c
        query = select(parts.secret_hash, parts.kind, parts.label, parts.made, parts.used)
        theirs = query.where(parts.person == player, valid()).order_by(parts.made)
        return [Entrance(*row) for row in await self.storage.read(lambda connection: connection.execute(theirs))]

    async def end_others(self, player: Player, link: str) -> None:
        """End all sessions but the one that asks, and replace the personal link."""
        parts, at = schema.entrances, now()
        new = {"secret_hash": link, "person": player.id, "kind": "link", "made": at, "used": at}

        async def work(connection: AsyncConnection) -> None:
            own = (parts.c.secret_hash == player.secret_hash) & (parts.c.kind == "session")
            await connection.execute(delete(parts).where(parts.c.person == player.id, ~own))
            await connection.execute(insert(parts), new)

        await self.storage.run(work)

    # Waking time

    async def waking(self, player: str) -> WakingTime | None:
        query = select(schema.players.c.waking).where(schema.players.c.id == player)
        found = await self.storage.read(lambda connection: connection.scalar(query))
        return None if found is None else WAKING.validate_json(found)

    async def change_waking(self, player: str, wish: WakingTime) -> WakingTime:
        """Store when a player is awake, as far as the rules allow it."""
        players = schema.players
        before = select(players.c.waking).where(players.c.id == player).with_for_update()

        async def work(connection: AsyncConnection) -> WakingTime:
            found = await connection.scalar(before)
            old = WakingTime() if found is None else WAKING.validate_json(found)
            new = old.changed(wish, now())
            stored = WAKING.dump_json(new).decode()
            await connection.execute(update(players).where(players.c.id == player).values(waking=stored))
            return new

        return await self.storage.run(work)

    async def timed_seats(self, player: str) -> list[tuple[str, int]]:
        """Return the seats of a player in running games with a clock, by table and number."""
        tables, seats, owned = schema.tables.c, schema.seats.c, schema.belongings.c
        query = (
            select(seats.table_id, seats.seat)
            .join(schema.tables, tables.id == seats.table_id)
            .join(schema.belongings, owned.secret_hash == seats.secret_hash)
            .where(owned.person == player, tables.stage == "playing", tables.clock.is_not(None))
        )
        found = await self.storage.read(lambda connection: connection.execute(query))
        return [(str(row.table_id), int(row.seat)) for row in found]

    # Results

    async def finished(self, player: str) -> list[FinishedGame]:
        """Return the finished games in which a player has exactly one seat, with everybody who sat there."""
        tables, seats, owned, players = schema.tables.c, schema.seats.c, schema.belongings.c, schema.players.c
        mine = (
            select(seats.table_id)
            .join(schema.belongings, owned.secret_hash == seats.secret_hash)
            .join(schema.tables, tables.id == seats.table_id)
            .where(owned.person == player, tables.stage == "over")
        )
        query = (
            select(tables.id, tables.board, tables.modules, tables.winner, seats.seat, seats.kind)
            .add_columns(seats.name, players.id.label("player"), players.name.label("called"))
            .join(schema.seats, seats.table_id == tables.id)
            .outerjoin(schema.belongings, owned.secret_hash == seats.secret_hash)
            .outerjoin(schema.players, players.id == owned.person)
            .where(tables.id.in_(mine))
        )
        games: dict[str, FinishedGame] = {}
        for row in await self.storage.read(lambda connection: connection.execute(query)):
            game = games.setdefault(row.id, FinishedGame(row.id, row.board, json.loads(row.modules), row.winner))
            if row.player == player:
                game.own.add(row.seat)
            elif row.kind == "person" and row.name is not None:
                game.others[row.seat] = Opponent(row.player or f"by name {row.name}", row.called or row.name)
        return [game for game in games.values() if len(game.own) == 1]

    # The player's data

    async def export(self, player: str) -> PersonalData:
        """Return everything stored about a player."""

        async def work(connection: AsyncConnection) -> PersonalData:
            return await export_person(connection, await person_of(connection, player))

        return await self.storage.read(work)

    async def close(self, player: str) -> None:
        """Delete the player after a time in which they can change their mind."""
        await self.storage.run(lambda connection: connection.execute(_closing(player, now() + GRACE)))

    async def stay(self, player: str) -> None:
        await self.storage.run(lambda connection: connection.execute(_closing(player, None)))

    async def delete_closed(self) -> int:
        """Delete everything about players whose time is over; return how many there were."""
        players = schema.players
        due = select(players.c.id).where(players.c.closing <= now())
        if not list(await self.storage.read(lambda connection: connection.scalars(due))):
            return 0

        async def work(connection: AsyncConnection) -> int:
            gone = list(await connection.scalars(due.with_for_update(skip_locked=True)))
            for player in gone:
                await delete_person(connection, await person_of(connection, player))
            return len(gone)

        return await self.storage.run(work)

    # Merging

    async def merge(self, player: Player, other: Player) -> None:
        """Move everything of the other player to this one. The other's links, sessions and keys still work."""
        players, names = schema.players, schema.names

        async def work(connection: AsyncConnection) -> None:
            if player.name is not None:
                await connection.execute(
                    update(names)
                    .where(names.c.person == other.id, names.c.until.is_(None))
                    .values(until=now() + RESERVED)
                )
            elif other.name is not None:
                await connection.execute(update(players).where(players.c.id == player.id).values(name=other.name))
            moved = select(players.c.waking).where(players.c.id == other.id).scalar_subquery()
            lacking = (players.c.id == player.id, players.c.waking.is_(None))
            await connection.execute(update(players).where(*lacking).values(waking=moved))
            mixed = (
                schema.blocks.c.owner,
                schema.blocks.c.subject,
                schema.sanctions.c.subject,
                schema.reports.c.reporter,
            )
            for column in (*schema.player_columns(), *mixed):
                await _move(connection, column, other.id, player.id)
            await connection.execute(delete(schema.blocks).where(schema.blocks.c.owner == schema.blocks.c.subject))
            await connection.execute(delete(schema.friends).where(schema.friends.c.person == schema.friends.c.friend))
            await connection.execute(delete(players).where(players.c.id == other.id))

        await self.storage.run(work)


def _closing(player: str, at: int | None) -> Update:
    """Set when a player will be deleted."""
    return update(schema.players).where(schema.players.c.id == player).values(closing=at)


async def _move(connection: AsyncConnection, column: Column[str], old: str, new: str) -> None:
    """Write a new id; rows that the new one already has are deleted."""
    part = column.table
    assert isinstance(part, Table)
    if column.primary_key:
        twin = part.alias()
        same = [twin.c[other.name] == other for other in part.primary_key if other is not column]
        there = exists(select(twin.c[column.name]).where(twin.c[column.name] == new, *same).correlate(part))
        await connection.execute(delete(part).where(column == old, there))
    await connection.execute(update(part).where(column == old).values({column.name: new}))
