"""Notices that wait in the database, and the devices of people who wish web push."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import and_, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.models.fields import NoticeKind
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.storage.waiting_notices import Device, Notice, Place, WaitingNotice

MOST_DEVICES = 5  # of one person
MOST_FAILURES = 20  # in a row, then a device is forgotten
CLAIM = 5 * 60 * 1000  # so long a process has to send what it took; after a crash another one takes it then
REMEMBERED = 2 * 24 * 60 * 60 * 1000  # so long a notice stays after it was sent, so that nothing makes it again
VAPID = "vapid_key"  # the switch that holds the server's key for web push
ADD = text(
    "INSERT INTO outbox (event_key, person, event, table_id, seat, number, due, until, tries, reached)"
    " VALUES (:event_key, :person, :event, :table_id, :seat, :number, :due, :until, 0, '')"
    " ON CONFLICT (event_key) DO NOTHING"
)
ADD_KEY = text("INSERT INTO switches (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")


class StoredNotices:
    """The outbox and the devices of people."""

    def __init__(self, storage: Database) -> None:
        self.storage = storage

    async def vapid_key(self, new: str) -> str:
        """The key of this server; the new one where there is none yet."""
        query = select(schema.switches.c.value).where(schema.switches.c.name == VAPID)
        found = await self.storage.read(lambda connection: connection.scalar(query))
        if found is not None:
            return str(found)

        async def work(connection: AsyncConnection) -> str:
            await connection.execute(ADD_KEY, {"name": VAPID, "value": new})
            return str(await connection.scalar(query))

        return await self.storage.run(work)

    # Devices

    async def add_device(self, person: str, device: Device) -> None:
        """Add a device; the oldest goes when there are too many."""
        devices = schema.subscriptions

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(devices).where(devices.c.endpoint_hash == device.id))
            theirs = select(devices.c.endpoint_hash).where(devices.c.person == person).order_by(devices.c.made.desc())
            old = list(await connection.scalars(theirs.offset(MOST_DEVICES - 1)))
            await connection.execute(delete(devices).where(devices.c.endpoint_hash.in_(old)))
            values = {"person": person, "endpoint_hash": device.id, "endpoint": device.endpoint}
            values |= {"p256dh": device.p256dh, "auth": device.auth}
            await connection.execute(insert(devices), values | {"made": now(), "failures": 0})

        await self.storage.run(work)

    async def remove_device(self, person: str, device: str) -> None:
        devices = schema.subscriptions
        theirs = delete(devices).where(devices.c.person == person, devices.c.endpoint_hash == device)
        await self.storage.run(lambda connection: connection.execute(theirs))

    async def devices(self, person: str) -> list[Device]:
        devices = schema.subscriptions
        query = select(devices.c.endpoint_hash, devices.c.endpoint, devices.c.p256dh, devices.c.auth)
        found = await self.storage.read(lambda connection: connection.execute(query.where(devices.c.person == person)))
        return [Device(*row) for row in found]

    async def used(self, worked: Collection[str], failed: Collection[str], gone: Collection[str]) -> None:
        """What became of sending to devices."""
        devices = schema.subscriptions
        change = update(devices)

        async def work(connection: AsyncConnection) -> None:
            here = devices.c.endpoint_hash
            await connection.execute(change.where(here.in_(worked)).values(worked=now(), failures=0))
            await connection.execute(change.where(here.in_(failed)).values(failures=devices.c.failures + 1))
            lost = and_(here.in_(failed), devices.c.failures >= MOST_FAILURES)
            await connection.execute(delete(devices).where(or_(here.in_(gone), lost)))

        await self.storage.run(work)

    # Wishes

    async def switched_off(self, person: str) -> list[str]:
        query = select(schema.players.c.notices_off).where(schema.players.c.id == person)
        return str(await self.storage.read(lambda connection: connection.scalar(query)) or "").split()

    async def switch_off(self, person: str, kinds: Sequence[NoticeKind]) -> None:
        players = schema.players
        change = update(players).where(players.c.id == person).values(notices_off=" ".join(kinds) or None)
        await self.storage.run(lambda connection: connection.execute(change))

    # The outbox

    async def add(self, secret_hash: str, kind: NoticeKind, notice: Notice) -> None:
        """For the people of a seat who have a device and wish to know; the same event adds nothing again."""
        players, owned, devices = schema.players, schema.belongings, schema.subscriptions
        query = (
            select(players.c.id, players.c.notices_off)
            .join(owned, owned.c.person == players.c.id)
            .where(owned.c.secret_hash == secret_hash)
            .where(players.c.id.in_(select(devices.c.person)))
        )
        found = await self.storage.read(lambda connection: connection.execute(query))
        wishing = [row.id for row in found if kind not in (row.notices_off or "").split()]
        if not wishing:
            return
        values = {"event": notice.event, "table_id": notice.table, "seat": notice.seat, "number": notice.number}
        values |= {"due": notice.due, "until": notice.until}
        key = f"{notice.event} {notice.table} {notice.seat} {notice.number}"
        rows = [values | {"person": person, "event_key": f"{key} {person}"} for person in wishing]
        await self.storage.run(lambda connection: connection.execute(ADD, rows))

    async def people_due(self, at: int, most: int) -> list[str]:
        outbox = schema.outbox
        query = select(outbox.c.person).where(outbox.c.done.is_(None), outbox.c.due <= at).distinct().limit(most)

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(person) for person in await connection.scalars(query)]

        return await self.storage.read(work)

    async def take(self, person: str, at: int, soon: int) -> list[WaitingNotice]:
        """Return what is due for a person, and what will be soon; no other process gets it meanwhile."""
        outbox = schema.outbox
        mine = (outbox.c.person == person, outbox.c.done.is_(None), outbox.c.due <= soon)
        change = update(outbox).where(*mine).values(due=at + CLAIM, tries=outbox.c.tries + 1).returning(outbox)

        async def work(connection: AsyncConnection) -> list[WaitingNotice]:
            return [
                WaitingNotice(
                    row["event"], row["table_id"], row["seat"], row["number"], row["due"], row["until"],
                    row["id"], row["tries"], frozenset(row["reached"].split()),
                )
                for row in (await connection.execute(change)).mappings()
            ]  # fmt: skip

        return await self.storage.run(work)

    async def places(self, person: str, tables: Collection[str]) -> list[Place]:
        """The person's seats at these tables, and at all others where the game waits for them."""
        games, seats, owned = schema.tables, schema.seats, schema.belongings
        query = (
            select(games.c.id, seats.c.seat, games.c.stage, games.c.to_act, games.c.undo_request, seats.c.stand_in)
            .join(seats, seats.c.table_id == games.c.id)
            .join(owned, owned.c.secret_hash == seats.c.secret_hash)
            .where(owned.c.person == person)
            .where(or_(games.c.id.in_(tables), and_(games.c.stage == "playing", games.c.to_act == seats.c.seat)))
        )
        found = await self.storage.read(lambda connection: connection.execute(query))
        return [Place(*row) for row in found]

    async def finish(self, notices: Collection[WaitingNotice]) -> None:
        outbox = schema.outbox
        change = update(outbox).where(outbox.c.id.in_([notice.id for notice in notices])).values(done=now())
        await self.storage.run(lambda connection: connection.execute(change))

    async def postpone(self, notices: Collection[WaitingNotice], due: int) -> None:
        """Try again then; devices that have a notice do not get it again."""
        outbox = schema.outbox

        async def work(connection: AsyncConnection) -> None:
            for notice in notices:
                values = {"due": due, "reached": " ".join(sorted(notice.reached))}
                await connection.execute(update(outbox).where(outbox.c.id == notice.id).values(values))

        await self.storage.run(work)

    async def tidy(self) -> None:
        """Forget notices that were sent long ago."""
        outbox, old = schema.outbox, now() - REMEMBERED
        count = select(func.count()).select_from(outbox).where(outbox.c.done < old)
        if await self.storage.read(lambda connection: connection.scalar(count)):
            await self.storage.run(lambda connection: connection.execute(delete(outbox).where(outbox.c.done < old)))
