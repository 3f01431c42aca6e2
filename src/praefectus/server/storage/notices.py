"""Notices that wait in the database, and the devices that get web push."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from praefectus.server.encoding import now
from praefectus.server.models.fields import Channel, NoticeKind
from praefectus.server.players.waking_time import WakingTime
from praefectus.server.storage import schema
from praefectus.server.storage.database import Database
from praefectus.server.storage.people import WAKING
from praefectus.server.storage.waiting_notices import Device, Notice, Place, Posting, WaitingNotice

MOST_DEVICES = 5  # of one person
MOST_FAILURES = 20  # in a row, then a device is forgotten
MOST_UNFOLDED = 200  # at once
CLAIM = 5 * 60 * 1000  # so long a process has to send what it took; after a crash another one takes it then
REMEMBERED = 2 * 24 * 60 * 60 * 1000  # so long a notice stays after it was sent, so that nothing makes it again
AT_ONCE = {"time-short", "appointment", "entered"}  # events that don't wait for the end of quiet hours
VAPID = "vapid_key"  # the switch that holds the server's key for web push
ADD = text(
    "INSERT INTO outbox (event_key, channel, person, event, table_id, seat, number, due, until, tries, reached)"
    " VALUES (:event_key, :channel, :person, :event, :table_id, :seat, :number, :due, :until, 0, '')"
    " ON CONFLICT (event_key) DO NOTHING"
)
ADD_KEY = text("INSERT INTO switches (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")


async def add_notice(
    connection: AsyncConnection, theirs: ColumnElement[bool], kind: NoticeKind | None, notice: Notice
) -> None:
    """Add a notice for each channel of players who wish to know; the same event adds nothing again."""
    players, devices, boxes = schema.players, schema.subscriptions.c, schema.mailboxes
    query = (
        select(players.c.id, players.c.notices_off, players.c.quiet)
        .add_columns(exists().where(devices.person == players.c.id).label("push"))
        .add_columns(and_(boxes.c.confirmed.is_not(None), boxes.c.rhythm != "none").label("mail"))
        .outerjoin(boxes, boxes.c.person == players.c.id)
        .where(theirs)
    )
    key = f"{notice.event} {notice.table} {notice.seat} {notice.number}"
    values = {"event": notice.event, "table_id": notice.table, "seat": notice.seat, "number": notice.number}
    rows = []
    for row in (await connection.execute(query)).all():
        if kind is not None and kind in (row.notices_off or "").split():
            continue
        due = notice.due
        if row.quiet is not None and notice.event not in AT_ONCE:
            due = WAKING.validate_json(row.quiet).deadline(due, 0)
        mine = {"person": row.id, "due": due, "until": max(notice.until, due + 1)}
        if row.push:
            rows.append(values | mine | {"channel": "push", "event_key": f"{key} {row.id}"})
        if row.mail:
            rows.append(values | mine | {"channel": "mail", "event_key": f"{key} {row.id} mail"})
    if rows:
        await connection.execute(ADD, rows)


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
        """Note whether sending to devices worked."""
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

    async def wishes(self, person: str) -> tuple[list[str], WakingTime | None]:
        """Return the kinds of notices that a person switched off, and their quiet hours."""
        query = select(schema.players.c.notices_off, schema.players.c.quiet).where(schema.players.c.id == person)
        row = (await self.storage.read(lambda connection: connection.execute(query))).one()
        return (row.notices_off or "").split(), None if row.quiet is None else WAKING.validate_json(row.quiet)

    async def change_wishes(self, person: str, off: Sequence[NoticeKind], quiet: WakingTime | None) -> None:
        players = schema.players
        stored = None if quiet is None else WAKING.dump_json(quiet).decode()
        change = update(players).where(players.c.id == person)
        change = change.values(notices_off=" ".join(off) or None, quiet=stored)
        await self.storage.run(lambda connection: connection.execute(change))

    # The outbox

    async def unfold(self, kinds: Mapping[str, NoticeKind], at: int) -> list[Posting]:
        """Make notices of what happened, for the players who own the seats; return what webhooks are to hear of."""
        happened, owned = schema.happened, schema.belongings.c
        free = or_(happened.c.taken.is_(None), happened.c.taken < at - CLAIM)
        if not await self.storage.read(lambda connection: connection.scalar(select(exists().where(free)))):
            return []
        query = (
            select(happened).where(free).order_by(happened.c.id).limit(MOST_UNFOLDED).with_for_update(skip_locked=True)
        )

        async def work(connection: AsyncConnection) -> list[Posting]:
            rows = (await connection.execute(query)).all()
            for row in rows:
                if not row.there:
                    owners = select(owned.person).where(owned.secret_hash == row.secret_hash)
                    notice = Notice(row.event, row.table_id, row.seat, row.number, row.due, row.until)
                    await add_notice(connection, schema.players.c.id.in_(owners), kinds[row.event], notice)
            done = [row.id for row in rows if not row.hook]
            await connection.execute(delete(happened).where(happened.c.id.in_(done)))
            posted = [row for row in rows if row.hook]
            taken = happened.c.id.in_([row.id for row in posted])
            await connection.execute(update(happened).where(taken).values(taken=at))
            return [Posting(row.id, row.event, row.table_id, row.seat, row.until) for row in posted]

        return await self.storage.run(work)

    async def forget(self, posting: Posting) -> None:
        """A webhook has heard of it."""
        gone = delete(schema.happened).where(schema.happened.c.id == posting.id)
        await self.storage.run(lambda connection: connection.execute(gone))

    async def add_for(self, person: str, kind: NoticeKind | None, notice: Notice) -> None:
        """Add a notice for a player; one without a kind can't be switched off."""
        theirs = schema.players.c.id == person
        await self.storage.run(lambda connection: add_notice(connection, theirs, kind, notice))

    async def people_due(self, channel: Channel, at: int, most: int) -> list[str]:
        outbox = schema.outbox
        waiting = (outbox.c.channel == channel, outbox.c.done.is_(None), outbox.c.due <= at)
        query = select(outbox.c.person).where(*waiting).distinct().limit(most)

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(person) for person in await connection.scalars(query)]

        return await self.storage.read(work)

    async def take(self, channel: Channel, person: str, at: int, soon: int) -> list[WaitingNotice]:
        """Return what is due for a person, and what will be soon; no other process gets it meanwhile."""
        outbox = schema.outbox
        mine = (outbox.c.channel == channel, outbox.c.person == person, outbox.c.done.is_(None), outbox.c.due <= soon)
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

    async def invited(self, person: str, tables: Collection[str]) -> list[str]:
        """Return those of the tables to which a person is invited and where a seat is still open."""
        games, seats, invitations = schema.tables.c, schema.seats.c, schema.invitations.c
        query = (
            select(invitations.table_id)
            .join(schema.tables, games.id == invitations.table_id)
            .join(schema.seats, seats.table_id == games.id)
            .where(invitations.person == person, invitations.table_id.in_(tables))
            .where(games.stage == "lobby", seats.kind == "open")
        )

        async def work(connection: AsyncConnection) -> list[str]:
            return [str(table) for table in await connection.scalars(query.distinct())]

        return await self.storage.read(work)

    async def places(self, person: str, tables: Collection[str]) -> list[Place]:
        """The person's seats at these tables, and at all others where the game waits for them."""
        games, seats, owned = schema.tables, schema.seats, schema.belongings
        query = (
            select(games.c.id, seats.c.seat, games.c.stage, games.c.to_act, games.c.undo_request, seats.c.stand_in)
            .add_columns(games.c.appointment)
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

    async def put_back(self, notices: Collection[WaitingNotice], due: int) -> None:
        """Wait until then; nothing was tried."""
        outbox = schema.outbox
        change = update(outbox).where(outbox.c.id.in_([notice.id for notice in notices]))
        change = change.values(due=due, tries=outbox.c.tries - 1)
        await self.storage.run(lambda connection: connection.execute(change))

    async def tidy(self) -> None:
        """Forget notices that were sent, or lost their use, long ago."""
        outbox, old = schema.outbox, now() - REMEMBERED
        past = or_(outbox.c.done < old, outbox.c.until < old)
        count = select(func.count()).select_from(outbox).where(past)
        if await self.storage.read(lambda connection: connection.scalar(count)):
            await self.storage.run(lambda connection: connection.execute(delete(outbox).where(past)))
