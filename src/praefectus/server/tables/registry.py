"""All tables of this process: creating, finding and unloading them."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
import random
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

from praefectus.game.errors import RecordError
from praefectus.language import Words
from praefectus.server import metrics
from praefectus.server.background import Duty, keep_running
from praefectus.server.bots.interface import Bots
from praefectus.server.cluster.coordination import Cluster
from praefectus.server.cluster.message_bus import MessageBus, Notice
from praefectus.server.cluster.other_processes import OtherProcesses, RemoteAnswers, SingleProcess
from praefectus.server.cluster.remote_presence import HEARTBEAT, RemotePresence
from praefectus.server.encoding import now
from praefectus.server.errors import Refused, StorageFailed
from praefectus.server.games.log_format import header_with, other_rules, translated, vocabulary
from praefectus.server.games.table_game import TableGame, restored
from praefectus.server.models.fields import Stage
from praefectus.server.models.responses import TableInfo
from praefectus.server.players.moderation import People
from praefectus.server.settings import Settings
from praefectus.server.storage.interface import Listed, Row, Storage, Stored
from praefectus.server.tables.absence import LastSeenWriter
from praefectus.server.tables.chat import chat_line
from praefectus.server.tables.deadlines import DeadlineSweeper
from praefectus.server.tables.following import catch_up
from praefectus.server.tables.table import Loaded, Table
from praefectus.server.tables.table_data import Known, awaits_its_people, read_table
from praefectus.server.tables.webhooks import Webhooks
from praefectus.server.threads import in_thread

if TYPE_CHECKING:
    from praefectus.server.storage.friends import StoredFriends
    from praefectus.server.storage.players import StoredPlayers
    from praefectus.server.tables.delivery import Delivery
    from praefectus.server.tables.meeting import Meeting
    from praefectus.server.tables.settling import Settling
    from praefectus.server.tables.tournaments import Tournaments

logger = logging.getLogger("praefectus.server.tables.registry")

T = TypeVar("T")

DAY = 24 * 60 * 60 * 1000
EXPIRE_SECONDS = 600.0
OPEN_LIVE = 30 * 60 * 1000  # so long an open live table stays without anybody
EXPIRED_AT_ONCE = 500
OPERATOR_SECONDS = 1.0


class TableRegistry:
    """Opened once per process, with its storage, bots and message bus."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        people: People,
        bots: Bots,
        webhooks: Webhooks | None = None,
        processes: OtherProcesses | None = None,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.people = people
        self.bots = bots
        self.webhooks = webhooks or Webhooks(settings.webhook_seconds, settings.webhook_private)
        address = settings.dsn if storage.is_postgresql else ""
        processes = processes or SingleProcess()
        self.bus = MessageBus(storage, processes.name, address, self._receive, self.reload_all)
        self.cluster = Cluster(self, storage, self.bus, processes)
        self.cluster.shared |= {f"seconds {name}": queue for name, queue in self.bots.queues.items()}
        self.last_seen = LastSeenWriter(self)
        self.deadlines = DeadlineSweeper(self)
        self.answers: RemoteAnswers | None = None  # of remote workers
        self.players: StoredPlayers | None = None  # a page without a server has none
        self.delivery: Delivery | None = None  # a page without a server has none
        self.friends: StoredFriends | None = None  # a page without a server has none
        self.meeting: Meeting | None = None  # a page without a server has none
        self.settling: Settling | None = None  # a page without a server has none
        self.tournaments: Tournaments | None = None  # a page without a server has none
        self.in_memory: WeakValueDictionary[str, Table] = WeakValueDictionary()  # one object per table
        self.tables: OrderedDict[str, Table] = OrderedDict()  # the recently used ones, which stay in memory
        self.under_way: set[asyncio.Task[Any]] = set()
        self.look_due = asyncio.Event()
        self.elsewhere = RemotePresence()
        self.unreadable: set[str] = set()  # tables that were logged as unreadable
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.draw = random.SystemRandom()
        self.closing = False
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.storage.open(vocabulary(), self.reload_all)
        number, _ = await self.people.notices(None)
        await self.people.reload_rules()
        await self.bus.open()
        self.bus.later("who", "")
        await self.cluster.open()
        await self.deadlines.open()
        duties: list[Duty] = [
            self.cluster.heartbeat_loop,
            self.cluster.share_usage_loop,
            self._repeat_presence,
            self.last_seen.write_loop,
            self._reload_loop,
            self._expire_loop,
            self.deadlines.sweep_loop,
            functools.partial(self._follow_operator, number),
        ]
        if self.answers is not None:
            duties.append(self.answers.poll_answers)
        if self.delivery is not None:
            await self.delivery.open()
            duties += [self.delivery.unfold_loop, self.delivery.send_loop]
        if self.meeting is not None:
            duties.append(self.meeting.meet_loop)
        if self.settling is not None:
            duties += [self.settling.settle_loop, self.settling.check_loop]
        if self.tournaments is not None:
            duties.append(self.tournaments.step_loop)
        self.tasks = [asyncio.create_task(keep_running(duty)) for duty in duties]
        if self.settings.bot_prepare:
            self.bots.prepare()
        metrics.tables.set_function(lambda: len(self.in_memory))
        for name, queue in self.bots.queues.items():
            metrics.waiting.labels(name).set_function(functools.partial(getattr, queue, "length"))
            metrics.thinking.labels(name).set_function(functools.partial(getattr, queue, "under_way"))

    async def parts(self) -> dict[str, bool]:
        """Return which parts of the server work."""
        return {
            "database": await self.storage.answers(),
            "writer": self.storage.writes,
            "disk": await self.storage.has_room(),
            "listener": self.bus.is_listening,
            "tables": not self.closing and not any(task.done() for task in self.tasks),
            "workers": self.bots.healthy,
        }

    async def close(self) -> None:
        self.closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in list(self.in_memory.values())))
        if self.under_way:
            await asyncio.wait(self.under_way, timeout=2 * self.settings.database_seconds)
        await self.last_seen.close()
        if self.delivery is not None:
            await self.delivery.close()
        await self.webhooks.close()
        if self.answers is not None:
            await self.answers.close()
        await self.cluster.close()
        await self.bus.close()
        await self.storage.close()
        self.bots.close()

    async def wake_bots(self, table: str) -> None:
        """Let the bots of a table continue; Refused if the table can't be read."""
        (await self.get(table)).bots.wake()

    def process_gone(self, process: str) -> None:
        """Forget the viewers that were connected to a process that has ended."""
        for table in self.elsewhere.process_left(process):
            if (there := self.in_memory.get(table)) is not None:
                there.presence.announce()

    async def run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a change as a task that continues even if the asker disconnects."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.under_way.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            logger.error("a change of a table failed", exc_info=error)

    async def _repeat_presence(self) -> None:
        """Report the local viewers to the other processes again, and forget old reports of theirs."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.elsewhere.forget_old()
            self._tell_presence()

    def _tell_presence(self) -> None:
        for table in list(self.in_memory.values()):
            if table.presence.viewers:
                table.presence.announce()

    async def _expire_loop(self) -> None:
        """Delete expired tables, and players who wished to be deleted, regularly."""
        while True:
            await asyncio.sleep(EXPIRE_SECONDS)
            if self.people.rules.read_only is not None:
                continue
            try:
                await self.expire()
                if self.players is not None:
                    await self.players.delete_closed()
            except Refused as refused:
                logger.warning("abandoned tables or closed players could not be deleted: %s", refused)
            except Exception:
                logger.exception("abandoned tables or closed players could not be deleted")

    async def expire(self) -> int:
        """Delete tables that have not changed for the configured days, and open live ones after half an hour without
        anybody; return how many."""
        settings, at = self.settings, now()
        limits = (("lobby", settings.lobby_days), ("playing", settings.playing_days), ("over", settings.over_days))
        old: list[str] = []
        for stage, days in limits:
            if days:
                old += await self.storage.unchanged(stage, at - round(days * DAY), EXPIRED_AT_ONCE)
        if settings.lobby_days:
            old += await self.storage.unchanged("lobby", at - OPEN_LIVE, EXPIRED_AT_ONCE, live=True)
        gone = [table for table in dict.fromkeys(old) if not self._somebody_at(table)]
        for table in gone:
            await self.delete(table)
        return len(gone)

    def _somebody_at(self, table: str) -> bool:
        """Whether anybody looks at a table, here or through other processes."""
        there = self.in_memory.get(table)
        return any(self.elsewhere.at(table)) or (there is not None and bool(there.presence.viewers))

    async def delete(self, table: str) -> None:
        """Delete a table with everything that belongs to it, and notify its viewers."""
        await self.storage.delete_table(table, self.bus.notice("gone", table))
        self.forget(table)

    def forget(self, table: str) -> None:
        """Remove a deleted table from memory."""
        self.tables.pop(table, None)
        there = self.in_memory.pop(table, None)
        if there is not None:
            there.mark_deleted()

    def seed(self) -> int:
        return self.draw.getrandbits(128)

    def link(self, table: str, base: str | None) -> str:
        return f"{(self.settings.public_url or base or '').rstrip('/')}/t/{table}"

    def online(self, table: str) -> frozenset[int]:
        """The seats whose people look at a table, here or through other processes."""
        there = self.in_memory.get(table)
        return self.elsewhere.at(table)[0] if there is None else frozenset(there.presence.online)

    # Finding

    async def get(self, table: str) -> Table:
        """Return a table by its id, from the database if it is not in memory."""
        there = self.in_memory.get(table)
        if there is None:
            task = self.loading.get(table)
            if task is None:
                task = self.loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self.loading.pop(table, None))
            there = await asyncio.shield(task)
        if there is None or there.deleted:
            raise Refused("no_table", "no-such-table")
        self._keep(there)
        return there

    def _keep(self, table: Table) -> None:
        """Keep the recently used tables in memory; other tables stay only as long as somebody uses them."""
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        while len(self.tables) > self.settings.tables_in_memory:
            self.tables.popitem(last=False)
            metrics.evictions.inc()

    def forget_all(self) -> None:
        """Forget all tables, so that each is read from the database again when it is needed."""
        self.tables.clear()
        self.in_memory.clear()

    async def _load(self, table: str) -> Table | None:
        read = await self.read(table)
        if read is None:
            return None
        metrics.loads.inc()
        there = self.in_memory[table] = Table(self, read)
        there.bots.wake()
        return there

    async def read(self, table: str) -> Loaded | None:
        """Read a table and its game, with the held turn; `damaged` if that fails."""
        stored: Stored | None = None
        try:
            stored = await self.storage.load(table)
            return None if stored is None else await self._read(stored)
        except (Refused, StorageFailed):
            raise
        except Exception as error:  # any error in what is stored concerns this table only
            logger.exception("table %s cannot be read", table)
            raise _unreadable(stored, error) from error

    async def _read(self, stored: Stored) -> Loaded:
        data = read_table(stored.row, stored.seats, stored.log_end)
        chat = [chat_line(line, data.seats) for line in stored.chat]
        game = None if data.header is None else await self._game(stored)
        if game is not None and data.stage == "playing":
            game.hold(data.known.to_act)
        return Loaded(data, game, chat, stored.snapshot_state, stored.seen)

    async def _game(self, stored: Stored) -> TableGame:
        """Restore a game from its newest snapshot and the log since then; an unusable snapshot is ignored."""
        header = await self.header_of(stored.row)
        if stored.snapshot is not None:
            lines = await self.in_current_numbers(stored.tail)
            try:
                return restored(header, stored.snapshot, lines)
            except Exception as error:
                logger.info("a snapshot is not used, the log is replayed: %s", error)
            stored = await self.storage.load(stored.row["id"], whole_log=True) or stored
        return await in_thread(restored, header, None, await self.in_current_numbers(stored.tail))

    async def header_of(self, row: Row) -> str:
        """Return the configuration of a game as it was when the game began."""
        if row["vocabulary"] == self.storage.mark:
            return str(row["header"])
        return header_with(row["header"], await self.storage.vocabulary(row["vocabulary"]))

    async def in_current_numbers(self, rows: Sequence[Row]) -> list[str]:
        """Return lines of a log in the current vocabulary."""
        lines: list[str] = []
        for row in rows:
            if row["vocabulary"] == self.storage.mark:
                lines.append(row["entries"])
            else:
                kept = await self.storage.vocabulary(row["vocabulary"])
                lines.append(translated(row["entries"], kept))
        return lines

    async def infos(self, ids: Sequence[str], words: Words) -> dict[str, Known]:
        """Return several tables, with the hashes of the secrets that open them, without reading their games."""
        found = {table: Known.of(there, there.info(words)) for table in ids if (there := self.in_memory.get(table))}
        missing = [table for table in ids if table not in found]
        for table in await self.storage.listed(missing) if missing else ():
            if (known := self._stored(table, words)) is not None:
                found[known.info.table] = known
        return found

    async def public(self, stage: Stage | None, limit: int, words: Words) -> list[TableInfo]:
        """Return public tables, the newest change first, without rematches that wait for their own people."""
        infos: list[TableInfo] = []
        for table in await self.storage.public(stage, limit):
            if (there := self.in_memory.get(table.row["id"])) is not None:
                infos.append(there.info(words))
            elif (known := self._stored(table, words)) is not None:
                infos.append(known.info)
        listed = [info for info in infos if not awaits_its_people(info)]
        return sorted(listed, key=lambda info: info.changed, reverse=True)

    def _stored(self, table: Listed, words: Words) -> Known | None:
        """Return a table that is not in memory. An unreadable one is skipped and logged, without harm to others."""
        try:
            data = read_table(table.row, table.seats, table.log_end)
            return Known.of(data, data.shown(*self.elsewhere.at(data.id), words))
        except Exception as error:
            if table.row["id"] not in self.unreadable:
                self.unreadable.add(table.row["id"])
                logger.error("table %s is left out of lists, it cannot be read: %s", table.row["id"], error)
            return None

    # Other processes

    async def people_changed(self) -> None:
        """Update the connections that used a changed personal link, here and in other processes."""
        self.bus.later("person", "")
        for table in list(self.in_memory.values()):
            await table.reload_people()

    async def _follow_operator(self, number: int) -> None:
        """Follow what `praefectus admin` does: by NOTIFY, or with SQLite by asking every second."""
        while True:
            try:
                if not self.storage.is_postgresql:
                    number, notices = await self.people.notices(number)
                    for notice in notices:
                        await self._receive(json.loads(notice))
            except Refused as refused:
                logger.warning("the operator could not be followed: %s", refused)
            except Exception:
                logger.exception("the operator could not be followed")
            await asyncio.sleep(OPERATOR_SECONDS)

    async def _receive(self, notice: Notice) -> None:
        if notice["kind"] == "used":
            self.cluster.add_usage(notice["process"], notice["what"], notice["news"])
            return
        if notice["kind"] == "answer":
            if self.answers is not None:
                await self.answers.answer_arrived(notice["question"])
            return
        if notice["kind"] == "who":
            self._tell_presence()
            return
        if notice["kind"] == "presence":
            self.elsewhere.update(notice["table"], notice["process"], frozenset(notice["seats"]), notice["watchers"])
        if notice["kind"] == "order":
            await self.people.reload_rules()
        if notice["kind"] in ("order", "person"):
            for there in list(self.in_memory.values()):
                await there.reload_people()
            return
        table = self.in_memory.get(notice["table"])
        if table is None:
            return
        match notice["kind"]:
            case "log":
                await catch_up(table, notice)
            case "table":
                await table.reload()
            case "gone":
                self.forget(table.id)
            case "chat":
                for row in await self.storage.chat(table.id, notice["number"] + 1, 1):
                    table.send_chat(chat_line(row, table.seats))
            case "people":
                await table.reload_people()
            case "presence":
                table.presence.announce()

    def reload_all(self) -> None:
        """Read everything again: notices may have been missed, or games in memory are void."""
        self.look_due.set()

    async def _reload_loop(self) -> None:
        while True:
            await self.look_due.wait()
            self.look_due.clear()
            try:
                await self._look()
            except Exception:
                self.look_due.set()
                raise

    async def _look(self) -> None:
        """Read the operator's rules and every table again, and ask for viewers elsewhere."""
        self.bus.later("who", "")
        try:
            await self.people.reload_rules()
        except Refused as refused:
            logger.warning("the operator's rules could not be read again: %s", refused)
        for table in list(self.in_memory.values()):
            if self.storage.is_postgresql or table.void:
                try:
                    await table.reload()
                except Refused as refused:
                    logger.warning("table %s could not be read again: %s", table.id, refused)
                except Exception:
                    logger.exception("table %s could not be read again", table.id)
                if self.storage.away:
                    break


def _unreadable(stored: Stored | None, error: Exception) -> Refused:
    """Return the refusal for an unreadable table: it was played by other rules, or it is damaged."""
    with contextlib.suppress(Exception):  # the rules themselves may be unreadable
        rules = None if stored is None else stored.row["rules"]
        other = other_rules(rules, json.loads(stored.row["modules"])) if stored and rules else None
        if other is not None:
            return Refused("other_rules", "other-rules", why=other)
    if isinstance(error, RecordError):
        return Refused("damaged", "log-not-followed", why=error.message)
    return Refused("damaged", "table-unreadable")
