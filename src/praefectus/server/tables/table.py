"""One table in memory: its seats, its game and its viewers.

Every change is a task of the table, under its lock. A move is played in memory, written, and only then shown. Memory is
a cache of the disk: when a write fails, the game in memory is discarded first, and the next reader reads it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from praefectus.game.message_parts import calling
from praefectus.language import Message, Translatable, Words
from praefectus.language import of as words_of
from praefectus.server import metrics
from praefectus.server.encoding import encoded, moment, now, stored_text
from praefectus.server.errors import NoDatabase, Overtaken, Refused
from praefectus.server.games.table_game import TableGame
from praefectus.server.models.fields import Stage
from praefectus.server.models.messages import (
    ChatSaid,
    LightMessage,
    TableMessage,
    UndoClosedMessage,
    UndoOutcome,
    UndoRequestMessage,
    message_text,
)
from praefectus.server.models.responses import ClockShown, TableInfo
from praefectus.server.players.seat_secrets import opened
from praefectus.server.storage.interface import Append, Columns
from praefectus.server.storage.waiting_notices import Happening
from praefectus.server.tables import notices
from praefectus.server.tables.bot_turns import BotTurns
from praefectus.server.tables.chat import ChatLine
from praefectus.server.tables.deadlines import clock_columns, spending, spending_of
from praefectus.server.tables.forecasts import Forecasts
from praefectus.server.tables.presence import Presence, Viewer
from praefectus.server.tables.replay import HistoryQuestions
from praefectus.server.tables.seats import Seat, moved, seat_rows
from praefectus.server.tables.table_data import GameSummary, TableData
from praefectus.server.tables.table_task import table_task
from praefectus.server.tables.undo import Request

if TYPE_CHECKING:
    from praefectus.server.tables.registry import TableRegistry

logger = logging.getLogger("praefectus.server.tables.table")

CHAT_KEPT = 50
NOTICE_LENGTH = 1000  # characters of log entries in a notice
CLOSED = {  # the sentence about a closed undo request, by its outcome, unless somebody refused it here
    "agreed": Message("undo-agreed"),
    "lapsed": Message("undo-lapsed"),
    "refused": Message("undo-request-closed"),
}


@dataclass(slots=True)
class Loaded:
    """A table as it was read from the database."""

    data: TableData
    game: TableGame | None
    chat: list[ChatLine]
    snapshot_state: int
    seen: Mapping[str, int]  # when people were last there, by the hash of their secret


class Table(TableData):
    """A table that somebody views, or where a bot is to act."""

    def __init__(self, registry: TableRegistry, loaded: Loaded) -> None:
        self.registry = registry
        self.lock = asyncio.Lock()
        self.presence = Presence(self)
        self.history = HistoryQuestions(self)
        self.bots = BotTurns(self)
        self.forecasts = Forecasts(self)
        self.request_closed = asyncio.Event()
        self.void = False  # memory may differ from the disk
        self.deleted = False  # the table was deleted
        self.texts: dict[str, str] = {}
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        """Take over what was read from the database."""
        vars(self).update(vars(loaded.data))
        self._take_request(self.request)
        self.game = game = loaded.game
        if game is not None:
            self.header, self.known = game.header(), GameSummary.of(game)
        self.chat = deque(loaded.chat, CHAT_KEPT)
        self.presence.merge_last_seen(loaded.seen)
        self.void = False
        self.snapshot_state = loaded.snapshot_state
        self.texts.clear()

    def who(self, seat: int) -> Translatable:
        """Return a player's name as a message, before it has a language."""
        return self.seats[seat].name or self.seats[seat].colour_message

    def calling(self, words: Words) -> Words:
        """Return a reader's words with the players' names of this table."""
        return calling(words, self.names(words))

    # What others may know

    def info(self, words: Words) -> TableInfo:
        """Return the table in the reader's language."""
        return self.shown(self.presence.online, self.presence.watchers, words)

    def seats_of(self, secret_hashes: list[str]) -> frozenset[int]:
        """Return the seats that these secrets open."""
        return frozenset(opened(secret_hashes, [seat.secret_hash for seat in self.seats]))

    def is_host(self, secret_hashes: list[str]) -> bool:
        return bool(opened(secret_hashes, [self.host_hash]))

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table's lock, with the game in memory as it is on disk."""
        async with self.lock:
            if self.void:
                await self.read_again()
            yield

    def running(self) -> TableGame:
        if self.void:
            raise NoDatabase
        if self.game is None:
            raise Refused("not_started", "game-not-begun")
        return self.game

    @property
    def state(self) -> int | None:
        """The state on disk, as far as known."""
        return self.known.state if self.header is not None else None

    def view_text(self, seat: int | None, language: str) -> str:
        """Return the view of a seat as JSON; it is the same for all with this seat and language."""
        key = f"view {seat} {language}"
        text = self.texts.get(key)
        if text is None:
            text = self.texts[key] = encoded(
                self.running().view(seat, language, self.names(words_of(language)), self.colours)
            )
        return text

    def light_text(self, with_choices: bool) -> str:
        """Return the short view for programs."""
        key = f"light {with_choices}"
        text = self.texts.get(key)
        if text is None:
            game = self.running()
            message = LightMessage(
                type="light",
                state=game.state,
                to_act=game.to_act,
                over=game.over,
                winner=game.winner,
                choices=game.choice_ids() if with_choices else None,
            )
            text = self.texts[key] = message_text(message)
        return text

    async def stop(self) -> None:
        """The server stops."""
        await self.bots.stop()
        await self.forecasts.stop()
        await self.history.stop()

    # Sending to everybody

    def send_all(self, message: BaseModel) -> None:
        """Send the same message to everybody."""
        text = message_text(message)
        for viewer in list(self.presence.viewers):
            viewer.send(text)

    def send_table(self) -> None:
        self._send_each(lambda words: TableMessage(type="table", table=self.info(words)))

    def _send_each(
        self, message: Callable[[Words], BaseModel], receives: Callable[[Viewer], bool] = lambda viewer: True
    ) -> None:
        """Send a message to each viewer in their language; it is built once per language."""
        texts: dict[str, str] = {}
        for viewer in list(self.presence.viewers):
            if receives(viewer):
                tag = viewer.language
                if tag not in texts:
                    texts[tag] = message_text(message(words_of(tag)))
                viewer.send(texts[tag])

    def seats_changed(self) -> None:
        """Update everybody: viewers may have other seats now."""
        self._everybody_looks()
        self.send_table()
        self.presence.announce()

    def game_changed(self) -> None:
        """Send views: the game has changed, and that is on disk."""
        self.texts.clear()
        self._everybody_looks()
        self.bots.wake()
        self.forecasts.wake()

    def _everybody_looks(self) -> None:
        for viewer in list(self.presence.viewers):
            viewer.game_changed()
        self.presence.count()

    # Playing

    @table_task
    async def move(
        self, seat: int, state: int, choice: int, hold: bool = False, then: Sequence[int] = (), bot: bool = False
    ) -> int:
        """Play a choice and return the new state when it is on disk. With `hold`, only end_turn ends the turn. A bot
        doesn't play while people decide about an undo, nor for somebody who has come back meanwhile."""
        async with self.held():
            game = self.at_state(state)
            if bot and (self.request is not None or self.seats[seat].bot is None):
                raise Refused("not_your_turn", "not-the-turn", name=self.who(seat))
            if game.over or game.to_act is None:
                raise Refused("over", "game-is-over")
            if game.to_act != seat:
                raise Refused("not_your_turn", "not-the-turn", name=self.who(game.to_act))
            await self.write_play(game, seat, lambda: game.play(choice, hold, self.own_turns, then))
        self.game_changed()
        return game.state

    @table_task
    async def end_turn(self, seat: int, state: int) -> int:
        """End the turn that the seat holds, though it has nothing left to choose."""
        async with self.held():
            game = self.at_state(state)
            if game.held != seat:
                raise Refused("not_your_turn", "no-turn-to-end")
            await self.write_play(game, seat, lambda: game.end_turn(self.own_turns))
        self.game_changed()
        return game.state

    @property
    def own_turns(self) -> list[int]:
        """Return the seats of people for whom no bot plays."""
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    def _take_request(self, request: Request | None) -> None:
        """Set the open undo request; bots wait while there is one."""
        self.request = request
        if request is None:
            self.request_closed.set()
        else:
            self.request_closed.clear()

    def open_request(self, request: Request) -> None:
        """Announce a stored undo request to everybody, each in their language."""
        self._take_request(request)
        self._send_each(lambda words: UndoRequestMessage(type="undo_request", request=request.shown(words, self.seats)))

    def close_request(self, outcome: UndoOutcome, sentence: Message | None = None) -> None:
        """Announce that the open request, if any, is closed."""
        request = self.request
        if request is not None:
            self._take_request(None)
            announced = sentence or CLOSED[outcome]
            self._send_each(
                lambda words: UndoClosedMessage(
                    type="undo_closed", request=request.request, outcome=outcome, sentence=words.say(announced)
                )
            )

    def at_state(self, state: int) -> TableGame:
        game = self.running()
        if game.state != state:
            raise Refused("stale", "game-moved-on")
        return game

    async def write_play(self, game: TableGame, seat: int, play: Any, outcome: UndoOutcome = "lapsed") -> None:
        """Play in memory, then write; if anything fails, discard memory. Any play closes an open undo request with
        this outcome."""
        start = game.state
        try:
            await self._write_play(game, seat, play, outcome)
        except BaseException as error:
            if isinstance(error, Refused) and game.state == start and not isinstance(error, NoDatabase):
                raise
            self.forget()
            if isinstance(error, Overtaken):
                await self.read_again()
                raise Refused("stale", "another-move-first") from error
            if isinstance(error, Exception) and not isinstance(error, Refused):
                logger.exception("a move at table %s could not be stored", self.id)
                raise Refused("busy", "move-not-stored") from error
            raise

    def forget(self) -> None:
        """Discard memory, which may differ from the disk."""
        self.game = None
        self.void = True
        self.looked_at = None
        self.texts.clear()
        self._everybody_looks()

    async def _write_play(self, game: TableGame, seat: int, play: Any, outcome: UndoOutcome) -> None:
        start, before, turn = game.state, game.to_act, game.turn
        play()
        at = now()
        stop = game.state
        snapshot: bytes | None = None
        if stop - self.snapshot_state >= self.registry.settings.snapshot_every:
            snapshot = game.snapshot()
        change: Columns | None = None
        clock = self.clock
        if game.to_act != before or game.turn != turn or game.over or self.request is not None:
            clock = clock and clock.charged(self.spending(before), at).turn_begun(game.turn, game.to_act)
            change = {"stage": "over" if game.over else "playing", "changed": at, "undo_request": None}
            change |= self.summary_columns(game, self.seats) | clock_columns(clock, spending(game, self.seats))
        happened = notices.turn(self, game, seat, clock)
        if start == stop:  # a turn was ended, and nothing else happened
            await self.write_change(change or {}, happened=happened)
        else:
            played = game.entries(start)
            facts: dict[str, Any] = {} if self.request is None else {"closes": outcome}
            if len(played) < NOTICE_LENGTH:
                facts |= {"start": start, "entries": played, "mark": self.registry.storage.mark}
            notice = self.registry.bus.notice("log", self.id, state=stop, held=game.held, at=at, **facts)
            entries = Append(self.id, start, stop, seat, played, at, change, snapshot, notice, happened)
            await self.registry.storage.append(entries)
        self._tell(happened)
        metrics.moves.inc()
        if snapshot is not None:
            self.snapshot_state = stop
        self.changed, self.clock, self.known = at, clock, GameSummary.of(game)
        self.close_request(outcome)
        self._set_stage(game)

    def _set_stage(self, game: TableGame) -> None:
        """Set the stage; a finished game runs again when its end is undone."""
        stage: Stage = "over" if game.over else "playing"
        if stage != self.stage:
            self.stage = stage
            self.send_table()
            if stage == "over" and self.registry.settling is not None:
                self.registry.settling.due.set()

    def spending(self, seat: int | None) -> int | None:
        """Return the seat to act if its time runs: a person plays it, and the game has begun."""
        return spending_of(seat, self.seats)

    def clock_shown(self) -> ClockShown | None:
        game = self.game
        if self.clock is None or game is None:
            return None
        return self.clock.shown(self.spending(game.to_act), now())

    def out_of_time(self, seat: int) -> bool:
        clock = self.clock_shown()
        return clock is not None and clock.left[seat] <= 0

    @property
    def has_people(self) -> bool:
        """Whether a person plays or watches here."""
        return bool(self.presence.viewers) or any(
            seat.kind == "person" and seat.stand_in is None for seat in self.seats
        )

    def bot_to_act(self, game: TableGame) -> bool:
        return bot_acts(game, self.seats)

    def _tell(self, happened: Sequence[Happening]) -> None:
        """Let notices be made of what is on disk."""
        if happened and self.registry.delivery is not None:
            self.registry.delivery.due.set()

    async def write_change(
        self,
        change: Columns,
        seats: list[Seat] | None = None,
        entries: Append | None = None,
        happened: Sequence[Happening] = (),
    ) -> None:
        """Write what is not a move."""
        rows = None if seats is None else seat_rows(self.id, seats)
        places = None if seats is None else moved(self.seats, seats)
        notice = self.registry.bus.notice("table", self.id)
        try:
            storage, version = self.registry.storage, self.version
            await storage.change_table(self.id, version, change, rows, notice, entries, places, happened)
        except BaseException as error:
            self.forget()
            if isinstance(error, Overtaken):
                await self.read_again()
                raise Refused("stale", "table-changed") from error
            raise
        self._tell(happened)
        self.version += 1
        if seats is not None and places is not None:
            self.chat = deque((line.moved(places, seats) for line in self.chat), CHAT_KEPT)

    def summary_columns(self, game: TableGame, seats: list[Seat]) -> Columns:
        return GameSummary.of(game).columns() | {"bot_to_act": bot_acts(game, seats)}

    async def read_again(self, closes: UndoOutcome = "lapsed") -> None:
        """Discard memory and read the table again; the caller holds the lock. An undo request that is no longer
        stored was closed with this outcome, unless it was refused."""
        self.game, self.void = None, True
        read = None if self.deleted else await self.registry.read(self.id)
        if read is None:
            self.deleted = True
            raise Refused("no_table", "table-gone")
        request, refusals = self.request, self.refusals
        self._take(read)
        found, self.request = self.request, request
        if found is None:
            self.close_request(closes if self.refusals == refusals else "refused")
        elif found != request:
            self.open_request(found)
        self.game_changed()

    def mark_deleted(self) -> None:
        """Mark the table as deleted and disconnect its viewers."""
        self.deleted, self.void, self.game = True, True, None
        self._everybody_looks()

    # Other server processes

    async def reload(self) -> None:
        """Read again: another process has changed the table, or its notice may have been missed."""
        async with self.lock:
            seats = self.seats
            await self.read_again()
        self.send_table() if self.seats == seats else self.seats_changed()

    # Chat

    @table_task
    async def say(self, seat: int, text: Translatable) -> ChatLine:
        """Add a person's text to the chat, or a message in every reader's language."""
        if self.stage == "playing" and not self.chat_open:
            raise Refused("chat_closed", "chat-closed")
        if self.stage == "playing" and self.matched and (self.known.turn or 0) < len(self.seats):
            raise Refused("chat_closed", "chat-strangers")
        name = self.seats[seat].name or ""
        at = now()
        bus = self.registry.bus
        number = await self.registry.storage.add_chat(
            self.id, seat, name, stored_text(text), at, lambda number: bus.notice("chat", self.id, number=number)
        )
        metrics.chats.inc()
        line = ChatLine(number, seat, self.who(seat), text, moment(at))
        self.send_chat(line)
        return line

    def send_chat(self, line: ChatLine) -> None:
        """Send a new chat line to everyone who has not muted its writer."""
        self.chat.append(line)
        self._send_each(
            lambda words: ChatSaid(type="chat", message=line.shown(words)),
            lambda viewer: line.seat not in viewer.muted_seats,
        )

    async def reload_people(self) -> None:
        """Let every viewer check sanctions and mutes again."""
        for viewer in list(self.presence.viewers):
            await viewer.reload_people()


def bot_acts(game: TableGame, seats: list[Seat]) -> bool:
    return game.to_act is not None and seats[game.to_act].bot is not None
