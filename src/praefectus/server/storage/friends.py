"""Friends of players, and invitations to tables by name."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.errors import Conflict, Refused
from praefectus.server.players.names import looks
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.storage.notices import add_notice
from praefectus.server.storage.people import owners_in
from praefectus.server.storage.waiting_notices import Notice

MOST_FRIENDS = 200  # of one player
MOST_INVITED = 20  # to one table
MOST_INVITATIONS = 50  # by one player in a day
DAY = 24 * 60 * 60 * 1000


class Friend(NamedTuple):
    """A player whom somebody has among their friends."""

    id: str
    name: str


class StoredInvitation(NamedTuple):
    """A table to which a player is invited, and the name of who did it."""

    table: str
    host: str | None


class StoredFriends:
    """Friends and invitations."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    async def called(self, name: str) -> str:
        """Return the player with this name."""
        names = schema.names.c
        query = select(names.person).where(names.look.in_(looks(name)), names.until.is_(None)).limit(1)
        found = await self.storage.read(lambda connection: connection.scalar(query))
        if found is None:
            raise Refused("no_person", "no-player-called", name=name)
        return str(found)

    async def friends(self, player: str) -> list[Friend]:
        friends, players = schema.friends.c, schema.players.c
        query = (
            select(players.id, players.name)
            .join(schema.friends, friends.friend == players.id)
            .where(friends.person == player, players.name.is_not(None))
            .order_by(func.lower(players.name))
        )
        return [Friend(*row) for row in await self.storage.read(lambda connection: connection.execute(query))]

    async def add(self, player: str, friend: str) -> None:
        friends = schema.friends
        count = select(func.count()).select_from(friends).where(friends.c.person == player)

        async def work(connection: AsyncConnection) -> None:
            if (await connection.scalar(count) or 0) >= MOST_FRIENDS:
                raise Refused("too_many", "friends-full", most=MOST_FRIENDS)
            await connection.execute(insert(friends), {"person": player, "friend": friend, "at": now()})

        if player == friend:
            raise Refused("malformed", "friend-self")
        with contextlib.suppress(Conflict):  # is one already
            await self.storage.run(work)

    async def remove(self, player: str, friend: str) -> None:
        friends = schema.friends
        gone = delete(friends).where(friends.c.person == player, friends.c.friend == friend)
        await self.storage.run(lambda connection: connection.execute(gone))

    # Invitations

    async def owner(self, secret_hash: str) -> str | None:
        """Return the player who owns the secret of a seat or a host."""
        owners = await self.storage.read(lambda connection: owners_in(connection, [secret_hash]))
        return min(owners, default=None)

    async def invite(self, table: str, player: str, host: str | None, notice: Notice) -> None:
        """Store an invitation with its notice, unless there is one."""
        invitations, at = schema.invitations, now()

        async def counted(connection: AsyncConnection, *which: ColumnElement[bool]) -> int:
            return await connection.scalar(select(func.count()).select_from(invitations).where(*which)) or 0

        async def work(connection: AsyncConnection) -> None:
            here = invitations.c.table_id == table
            if await counted(connection, here) >= MOST_INVITED:
                raise Refused("too_many", "invited-enough", most=MOST_INVITED)
            today = (invitations.c.host == host, invitations.c.at > at - DAY)
            if host is not None and await counted(connection, *today) >= MOST_INVITATIONS:
                raise Refused("too_many", "invited-today", most=MOST_INVITATIONS)
            new = {"table_id": table, "person": player, "host": host, "at": at}
            await connection.execute(insert(invitations), new)
            await add_notice(connection, schema.players.c.id == player, "invitation", notice)

        with contextlib.suppress(Conflict):  # is invited already
            await self.storage.run(work)

    async def invitations(self, player: str) -> list[StoredInvitation]:
        """Return a player's invitations to tables with an open seat, the newest first."""
        invitations, tables, seats = schema.invitations.c, schema.tables.c, schema.seats.c
        hosts = schema.players.alias()
        free = select(seats.table_id).where(seats.kind == "open")
        owned = select(schema.belongings.c.secret_hash).where(schema.belongings.c.person == player)
        seated = select(seats.table_id).where(seats.secret_hash.in_(owned))
        query = (
            select(invitations.table_id, hosts.c.name)
            .join(schema.tables, tables.id == invitations.table_id)
            .outerjoin(hosts, hosts.c.id == invitations.host)
            .where(invitations.person == player, tables.stage == "lobby")
            .where(tables.id.in_(free), tables.id.not_in(seated))
            .order_by(invitations.at.desc())
        )
        found = await self.storage.read(lambda connection: connection.execute(query))
        return [StoredInvitation(*row) for row in found]

    async def decline(self, player: str, table: str) -> None:
        invitations = schema.invitations
        gone = delete(invitations).where(invitations.c.person == player, invitations.c.table_id == table)
        await self.storage.run(lambda connection: connection.execute(gone))
