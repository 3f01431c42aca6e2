"""Mailboxes of players, and the links in mails."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.models.fields import MailLinkKind, Rhythm
from praefectus.server.players.seat_secrets import hashed, new_secret
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.storage.waiting_notices import MOST_BOUNCES, Mailbox

MINUTE, DAY = 60 * 1000, 24 * 60 * 60 * 1000
LIVES: dict[MailLinkKind, int] = {"confirm": 2 * DAY, "enter": 15 * MINUTE}
MOST_LINKS = 3  # to one address in ten minutes
LINKS_IN = 10 * MINUTE


class Entered(NamedTuple):
    """A player whose link in a mail was used, and the address it went to."""

    person: str
    mail: str


class StoredMail:
    """Mailboxes, and links in mails."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    async def mailbox(self, person: str) -> Mailbox | None:
        parts = schema.mailboxes.c
        query = select(
            parts.mail, parts.language, parts.rhythm, parts.confirmed, parts.sent, parts.bounces, parts.stop_key
        ).where(parts.person == person)
        row = (await self.storage.read(lambda connection: connection.execute(query))).one_or_none()
        return None if row is None else Mailbox(*row)

    async def change(self, person: str, mail: str, language: str, rhythm: Rhythm) -> Mailbox | None:
        """Store a player's address and rhythm. A new address is unconfirmed; return the former one if it was
        confirmed."""
        boxes = schema.mailboxes
        before = await self.mailbox(person)
        values = {"language": language, "rhythm": rhythm, "bounces": 0}

        async def work(connection: AsyncConnection) -> None:
            if before is not None and before.mail == mail:
                await connection.execute(update(boxes).where(boxes.c.person == person).values(**values))
                return
            await connection.execute(delete(boxes).where(boxes.c.person == person))
            new = {"person": person, "mail": mail, "made": now(), "stop_key": new_secret()}
            await connection.execute(insert(boxes), values | new)

        await self.storage.run(work)
        return before if before is not None and before.mail != mail and before.confirmed is not None else None

    async def remove(self, person: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.mailboxes).where(schema.mailboxes.c.person == person))
            waiting = (schema.outbox.c.person == person, schema.outbox.c.channel == "mail")
            await connection.execute(delete(schema.outbox).where(*waiting))

        await self.storage.run(work)

    async def stop(self, stop_key: str) -> bool:
        """Switch mails off; return whether the key was one of ours."""
        boxes = schema.mailboxes
        change = update(boxes).where(boxes.c.stop_key == stop_key).values(rhythm="none").returning(boxes.c.person)
        return (await self.storage.run(lambda connection: connection.execute(change))).first() is not None

    async def sent(self, person: str) -> None:
        boxes = schema.mailboxes
        change = update(boxes).where(boxes.c.person == person).values(sent=now(), bounces=0)
        await self.storage.run(lambda connection: connection.execute(change))

    async def bounced(self, person: str) -> None:
        """Count a mail that the other server refused permanently; after two in a row mails are off."""
        boxes = schema.mailboxes
        mine = boxes.c.person == person

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(boxes).where(mine).values(bounces=boxes.c.bounces + 1))
            await connection.execute(update(boxes).where(mine, boxes.c.bounces >= MOST_BOUNCES).values(rhythm="none"))

        await self.storage.run(work)

    # Links

    async def new_link(self, person: str, kind: MailLinkKind, mail: str) -> str:
        """Make a link for a mail to this address; return its secret. One address gets only a few in ten minutes."""
        links, at, secret = schema.mail_links, now(), new_secret()
        recent = select(func.count()).select_from(links).where(links.c.mail == mail, links.c.made > at - LINKS_IN)
        values = {"hash": hashed(secret), "person": person, "kind": kind, "mail": mail}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(links).where(links.c.until < at))
            if (await connection.scalar(recent) or 0) >= MOST_LINKS:
                raise Refused("too_many", "mail-wait", LINKS_IN // 1000)
            await connection.execute(insert(links), values | {"made": at, "until": at + LIVES[kind]})

        await self.storage.run(work)
        return secret

    async def confirm(self, secret: str) -> str | None:
        """Confirm an address by its link; return it."""
        boxes = schema.mailboxes

        async def work(connection: AsyncConnection) -> str | None:
            found = await _taken(connection, secret, "confirm")
            if found is None:
                return None
            theirs = (boxes.c.person == found.person, boxes.c.mail == found.mail)
            done = update(boxes).where(*theirs).values(confirmed=now(), bounces=0).returning(boxes.c.mail)
            row = (await connection.execute(done)).first()
            return None if row is None else str(row.mail)

        return await self.storage.run(work)

    async def enter(self, secret: str) -> Entered | None:
        """Use a link to sign in: whose it was, if it still works. What it opens can't take the player away at once."""
        players, boxes = schema.players, schema.mailboxes.c

        async def work(connection: AsyncConnection) -> Entered | None:
            found = await _taken(connection, secret, "enter")
            if found is None:
                return None
            held = select(boxes.person).where(boxes.person == found.person, boxes.mail == found.mail)
            if await connection.scalar(held.where(boxes.confirmed.is_not(None))) is None:
                return None
            await connection.execute(update(players).where(players.c.id == found.person).values(recovered=now()))
            return found

        return await self.storage.run(work)

    async def people_at(self, mail: str) -> list[str]:
        """Return the players who have confirmed this address."""
        boxes = schema.mailboxes.c
        query = select(boxes.person).where(boxes.mail == mail, boxes.confirmed.is_not(None)).order_by(boxes.made)

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(person) for person in await connection.scalars(query)]

        return await self.storage.read(work)

    async def recovered_since(self, person: str, since: int) -> bool:
        """Whether a player has signed in by e-mail since a moment."""
        players = schema.players.c
        query = select(players.id).where(players.id == person, players.recovered > since)
        return await self.storage.read(lambda connection: connection.scalar(query)) is not None

    async def tidy(self) -> None:
        """Forget links that no longer work, and addresses that were never confirmed."""
        links, boxes, at = schema.mail_links, schema.mailboxes, now()
        never = (boxes.c.confirmed.is_(None), boxes.c.made < at - LIVES["confirm"])

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(links).where(links.c.until < at))
            await connection.execute(delete(boxes).where(*never))

        await self.storage.run(work)


async def _taken(connection: AsyncConnection, secret: str, kind: MailLinkKind) -> Entered | None:
    """Use a link up."""
    links = schema.mail_links
    here = (links.c.hash == hashed(secret), links.c.kind == kind, links.c.until >= now())
    row = (await connection.execute(delete(links).where(*here).returning(links.c.person, links.c.mail))).first()
    return None if row is None else Entered(row.person, row.mail)
