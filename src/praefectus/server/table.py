"""One table in memory: who sits there, its game, and everybody who looks at it.

Whatever changes a table happens under its lock. A move is played in memory, written, and only then shown; if the write
fails, the game in memory is thrown away and read again, so that what people see is always what is on disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from collections import deque
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from praefectus.server import rulebook
from praefectus.server.errors import Overtaken, Refused
from praefectus.server.models import (
    COLOURS,
    BotSeat,
    KeptSeat,
    OpenSeat,
    PersonSeat,
    TableChange,
    moment,
)
from praefectus.server.rulebook import History, TableGame
from praefectus.server.seat_secrets import hashed, new_secret, opened
from praefectus.server.storage import Append, Stored

if TYPE_CHECKING:
    from praefectus.server.hall import Hall

logger = logging.getLogger("praefectus.server.table")

CHAT_KEPT = 50
BOT_PATIENCE = 120.0
BOT_ATTEMPTS = 3
HEARTBEAT = 30.0


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def encoded(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


@dataclass(slots=True)
class Seat:
    """Who sits there."""

    kind: str
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    secret_hash: str | None = None
    webhook: str | None = None
    link: str | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(slots=True)
class Request:
    """Somebody asks to take back more than the rules of undo allow."""

    request: int
    seat: int
    what: str
    to: int
    sentence: str
    needed: list[int]
    agreed: list[int]

    def shown(self) -> dict[str, Any]:
        shown = asdict(self)
        del shown["what"]
        return shown


class Onlooker(Protocol):
    """A connection, as the table sees it."""

    seats: frozenset[int]

    def send(self, text: str) -> None: ...

    def game_changed(self) -> None: ...


class Table:
    """A table that at least one person looks at, or where a bot is to act."""

    def __init__(self, hall: Hall, stored: Stored, game: TableGame | None) -> None:
        self.hall = hall
        self.id: str = stored.row["id"]
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        self.bot_task: asyncio.Task[None] | None = None
        self.request_closed = asyncio.Event()
        self.presence_told: tuple[list[int], int] = ([], 0)
        self.texts: dict[str, str] = {}
        self.whole: History | None = None
        self._take(stored, game)

    def _take(self, stored: Stored, game: TableGame | None) -> None:
        """Take over what the database says."""
        row = stored.row
        self.name: str = row["name"]
        self.stage: str = row["stage"]
        self.board: str = row["board"]
        self.modules: list[str] = json.loads(row["modules"])
        self.options: dict[str, Any] = json.loads(row["options"])
        self.seed: int | None = row["seed"]
        self.header: str | None = row["header"]
        self.public: bool = row["public"]
        self.watching: bool = row["watching"]
        self.host_hash: str = row["host_hash"]
        self.address: str = row["address"]
        self.created: int = row["created"]
        self.changed: int = row["changed"]
        self.version: int = row["version"]
        self.from_table: str | None = row["from_table"]
        self.from_state: int | None = row["from_state"]
        self.rematch: str | None = row["rematch"]
        self.request = Request(**json.loads(row["undo_request"])) if row["undo_request"] else None
        self.seats = [Seat(**{name: seat[name] for name in Seat.__slots__}) for seat in stored.seats]
        self.chat: deque[dict[str, Any]] = deque((chat_message(line) for line in stored.chat), CHAT_KEPT)
        self.game = game
        self.snapshot_state = stored.snapshot_state
        if stored.tail:
            self.changed = max(self.changed, int(stored.tail[-1]["at"]))
        self.texts.clear()

    # What others may know

    @property
    def online(self) -> list[int]:
        seats: set[int] = set()
        for onlooker in self.onlookers:
            seats |= onlooker.seats
        for there, _, _ in self._elsewhere():
            seats |= there
        return sorted(seats)

    @property
    def watchers(self) -> int:
        here = sum(1 for onlooker in self.onlookers if not onlooker.seats)
        return here + sum(watchers for _, watchers, _ in self._elsewhere())

    def _elsewhere(self) -> list[tuple[frozenset[int], int, float]]:
        limit = time.monotonic() - 3 * HEARTBEAT
        return [there for there in self.elsewhere.values() if there[2] > limit]

    def info(self) -> dict[str, Any]:
        """The table object."""
        game = self.game
        online = self.online
        return {
            "table": self.id,
            "name": self.name,
            "stage": self.stage,
            "board": self.board,
            "modules": self.modules,
            "options": self.options,
            "public": self.public,
            "watching": self.watching,
            "created": moment(self.created),
            "changed": moment(self.changed),
            "seats": [
                {
                    "seat": number,
                    "colour": COLOURS[number],
                    "kind": seat.kind,
                    "name": seat.name,
                    "level": seat.level,
                    "stand_in": seat.stand_in,
                    "online": seat.kind == "bot" or number in online,
                }
                for number, seat in enumerate(self.seats)
            ],
            "state": game.state if game else 0,
            "to_act": game.to_act if game else None,
            "round": game.round if game else None,
            "turn": game.turn if game else None,
            "winner": game.winner if game else None,
            "watchers": self.watchers,
            "from": None if self.from_state is None else {"table": None, "state": self.from_state},
            "rematch": self.rematch,
            "undo_request": self.request.shown() if self.request else None,
        }

    def seats_of(self, secret_hashes: list[str]) -> frozenset[int]:
        """The seats these secrets open."""
        return frozenset(opened(secret_hashes, [seat.secret_hash for seat in self.seats]))

    def is_host(self, secret_hashes: list[str]) -> bool:
        return bool(opened(secret_hashes, [self.host_hash]))

    def running(self) -> TableGame:
        if self.game is None:
            raise Refused("not_started", "The game has not begun yet.")
        return self.game

    @property
    def state(self) -> int | None:
        return self.game.state if self.game else None

    def view_text(self, seat: int | None) -> str:
        """The view of a seat as JSON; the same for all who look from there."""
        key = f"view {seat}"
        text = self.texts.get(key)
        if text is None:
            text = self.texts[key] = encoded(self.running().view(seat))
        return text

    def light_text(self, with_choices: bool) -> str:
        """The short view for programs."""
        key = f"light {with_choices}"
        text = self.texts.get(key)
        if text is None:
            game = self.running()
            message: dict[str, Any] = {
                "type": "light",
                "state": game.state,
                "to_act": game.to_act,
                "over": game.over,
                "winner": game.winner,
            }
            if with_choices:
                message["choices"] = game.choice_ids()
            text = self.texts[key] = encoded(message)
        return text

    async def history(self) -> History:
        """The whole game from its first entry on, to look back; read when somebody asks for it."""
        async with self.lock:
            game = self.running()
            if self.whole is None or self.whole.state != game.state:
                lines = [line["entries"] for line in await self.hall.storage.entries(self.id, 0)]
                self.whole = await asyncio.to_thread(rulebook.whole, str(self.header), lines)
            return self.whole

    # Telling everybody

    def tell(self, message: dict[str, Any]) -> None:
        text = encoded(message)
        for onlooker in list(self.onlookers):
            onlooker.send(text)

    def tell_table(self) -> None:
        self.tell({"type": "table", "table": self.info()})

    def tell_presence(self) -> None:
        """Say who is there, if that is news."""
        news = (self.online, self.watchers)
        if news != self.presence_told:
            self.presence_told = news
            self.tell({"type": "presence", "online": news[0], "watchers": news[1]})

    def go(self, onlooker: Onlooker) -> None:
        self.onlookers.discard(onlooker)
        self.presence_changed()

    def presence_changed(self) -> None:
        self.tell_presence()
        self.tell_other_processes()

    def tell_other_processes(self) -> None:
        """Who is connected here; said again from time to time, because what is not repeated is forgotten."""
        seats: set[int] = set()
        for onlooker in self.onlookers:
            seats |= onlooker.seats
        watchers = sum(1 for onlooker in self.onlookers if not onlooker.seats)
        self.hall.exchange.later("presence", self.id, seats=sorted(seats), watchers=watchers)

    def _game_changed(self) -> None:
        """The game has gone on, and that is on disk."""
        self.texts.clear()
        for onlooker in list(self.onlookers):
            onlooker.game_changed()
        self.wake_bot()

    # Playing

    async def move(self, seat: int, state: int, choice: int) -> int:
        """Play one choice; returns the new state when it is on disk."""
        async with self.lock:
            game = self._checked(state)
            if game.over:
                raise Refused("over", "The game is over.")
            if game.to_act != seat:
                raise Refused("not_your_turn", f"It is the turn of seat {game.to_act}, not of seat {seat}.")
            before = game.to_act
            await self._written(game, seat, lambda: game.play(choice))
            lapsed = self._lapse()
            self._notice(before)
        self._game_changed()
        if lapsed is not None:
            self._tell_closed(lapsed, "lapsed", "The game went on before everybody had answered.")
        return game.state

    async def undo(self, seat: int, state: int, what: str, to: int | None) -> int:
        """Take back as far as the barrier."""
        async with self.lock:
            game = self._checked(state)
            await self._written(game, seat, lambda: game.undo(seat, what, to, agreed=False))
        self._game_changed()
        return game.state

    async def ask_undo(self, seat: int, state: int, what: str, to: int | None, held: frozenset[int]) -> int:
        """Take back past the barrier: at once, or when all other people agree."""
        async with self.lock:
            game = self._checked(state)
            target = game.undo_target(seat, what, to)
            needed = [
                number
                for number, other in enumerate(self.seats)
                if other.kind == "person" and other.stand_in is None and number != seat and number not in held
            ]
            if not needed:
                await self._written(game, seat, lambda: game.undo(seat, "to", target, agreed=True))
                self.request = None
            else:
                length = "the last turn" if what == "turn" else "the last step" if what == "step" else "some steps"
                sentence = f"{self.seats[seat].name} asks to take back {length}."
                request = Request(state, seat, what, target, sentence, needed, [])
                await self._change({"undo_request": encoded(asdict(request))})
                self.request = request
                self.request_closed.clear()
        if self.request is None:
            self._game_changed()
        else:
            self.tell({"type": "undo_request", "request": self.request.shown()})
        return game.state

    async def answer_undo(self, seat: int, number: int, agree: bool) -> int:
        """One answer to the request; the last yes carries it out."""
        async with self.lock:
            game = self.running()
            request = self.request
            if request is None or request.request != number:
                raise Refused("no_request", "This request is no longer open.")
            if seat not in request.needed:
                raise Refused("no_request", f"Seat {seat} is not asked, or has answered already.")
            waiting = [other for other in request.needed if other != seat]
            outcome: str | None = None
            if not agree:
                await self._change({"undo_request": None})
                outcome, sentence = "refused", f"{self.seats[seat].name} does not want it taken back."
            elif waiting:
                request = replace(request, needed=waiting, agreed=[*request.agreed, seat])
                await self._change({"undo_request": encoded(asdict(request))})
                self.request = request
            else:
                await self._written(game, request.seat, lambda: game.undo(request.seat, "to", request.to, agreed=True))
                outcome, sentence = "agreed", "All agreed, and it was taken back."
            if outcome is not None:
                self.request = None
        if outcome is None:
            self.tell({"type": "undo_request", "request": request.shown()})
        else:
            self._tell_closed(request, outcome, sentence)
            self._game_changed()
        return game.state

    def _tell_closed(self, request: Request, outcome: str, sentence: str) -> None:
        self.request_closed.set()
        self.tell({"type": "undo_closed", "request": request.request, "outcome": outcome, "sentence": sentence})

    def _lapse(self) -> Request | None:
        request, self.request = self.request, None
        return request

    def _checked(self, state: int) -> TableGame:
        game = self.running()
        if game.state != state:
            raise Refused("stale", f"The game has moved on: this was for state {state}, it is now {game.state}.")
        return game

    async def _written(self, game: TableGame, seat: int, play: Any) -> None:
        """Play in memory, then write; if that fails, go back to what is on disk."""
        start, before, turn = game.state, game.to_act, game.turn
        play()
        at = now()
        stop = game.state
        snapshot: bytes | None = None
        if stop - self.snapshot_state >= self.hall.settings.snapshot_every:
            snapshot = game.snapshot()
        change: dict[str, Any] | None = None
        if game.to_act != before or game.turn != turn or game.over or self.request is not None:
            change = {
                "stage": "over" if game.over else "playing",
                "changed": at,
                "state": stop,
                "to_act": game.to_act,
                "round": game.round,
                "turn": game.turn,
                "winner": game.winner,
                "bot_to_act": self._bot_to_act(game),
                "undo_request": None,
            }
        notice = self.hall.exchange.notice("log", self.id, state=stop)
        entries = Append(self.id, start, stop, seat, game.entries(start), at, change, snapshot, notice)
        try:
            await self.hall.storage.append(entries)
        except Overtaken as error:
            await self._reload()
            raise Refused("stale", f"Another move came first; the game is now at state {self.state}.") from error
        except Exception as error:
            await self._reload()
            raise Refused("busy", "The move could not be stored and was not made; try again in a moment.") from error
        if snapshot is not None:
            self.snapshot_state = stop
        self.changed = at
        if game.over and self.stage != "over":
            self.stage = "over"
            self.tell_table()

    def _bot_to_act(self, game: TableGame) -> bool:
        return game.to_act is not None and self.seats[game.to_act].bot is not None

    async def _change(
        self, change: dict[str, Any], seats: list[Seat] | None = None, entries: Append | None = None
    ) -> None:
        """Write what is not a move."""
        rows = None if seats is None else seat_rows(self.id, seats)
        notice = self.hall.exchange.notice("table", self.id)
        try:
            await self.hall.storage.change_table(self.id, self.version, change, rows, notice, entries)
        except Overtaken as error:
            await self._reload()
            raise Refused("stale", "The table was changed by somebody else at the same moment; look again.") from error
        self.version += 1

    async def _reload(self) -> None:
        """Forget what is in memory and read the table again."""
        read = await self.hall.read(self.id)
        if read is not None:
            self._take(*read)
        for onlooker in list(self.onlookers):
            onlooker.game_changed()

    # Other server processes

    async def catch_up(self, state: int) -> None:
        """Another process has played: read what is new."""
        async with self.lock:
            game = self.game
            if game is not None and game.state >= state:
                return
            request = self.request
            if game is None:
                await self._reload()
            else:
                tail = await self.hall.storage.entries(self.id, game.state)
                try:
                    game.apply([line["entries"] for line in tail])
                    if tail:
                        self.changed = int(tail[-1]["at"])
                except Exception:
                    logger.exception("table %s could not follow the log and is read again", self.id)
                    await self._reload()
                game = self.game
                self.request = None
                if game is not None and game.over:
                    self.stage = "over"
        if request is not None:
            self._tell_closed(request, "lapsed", "The game went on.")
        if self.stage == "over":
            self.tell_table()
        self._game_changed()

    async def look_again(self) -> None:
        """Another process has changed seats, name, stage or a request."""
        async with self.lock:
            read = await self.hall.read(self.id)
            if read is None:
                return
            request = self.request
            started = self.game is None and read[1] is not None
            self._take(*read)
        if self.request is not None and self.request != request:
            self.tell({"type": "undo_request", "request": self.request.shown()})
        elif request is not None and self.request is None:
            self._tell_closed(request, "refused", "The request is closed.")
        self.tell_table()
        if started:
            self._game_changed()
        else:
            self.wake_bot()

    def elsewhere_changed(self, process: str, seats: frozenset[int], watchers: int) -> None:
        if seats or watchers:
            self.elsewhere[process] = (seats, watchers, time.monotonic())
        else:
            self.elsewhere.pop(process, None)
        self.tell_presence()

    # Chat

    async def say(self, seat: int, text: str) -> dict[str, Any]:
        name = self.seats[seat].name or COLOURS[seat]
        at = now()
        exchange = self.hall.exchange
        number = await self.hall.storage.add_chat(
            self.id, seat, name, text, at, lambda number: exchange.notice("chat", self.id, number=number)
        )
        message = {"number": number, "seat": seat, "name": name, "text": text, "at": moment(at)}
        self.said(message)
        return message

    def said(self, message: dict[str, Any]) -> None:
        self.chat.append(message)
        self.tell({"type": "chat", "message": message})

    # Before the start, and who sits where

    async def change(self, wish: TableChange) -> list[dict[str, Any]]:
        """The host changes the table; returns new secrets."""
        async with self.lock:
            change: dict[str, Any] = {"changed": now()}
            for plain in ("name", "public", "watching"):
                if getattr(wish, plain) is not None:
                    change[plain] = getattr(wish, plain)
            lobby_only = (wish.board, wish.modules, wish.options, wish.seats, wish.order)
            seats = self.seats
            secrets: list[dict[str, Any]] = []
            if any(part is not None for part in lobby_only):
                self._in_lobby()
                seats, secrets = self._new_seats(wish)
                board = wish.board or self.board
                modules = self.modules if wish.modules is None else wish.modules
                options = self.options if wish.options is None else wish.options
                modules, options = rulebook.checked_setup(board, modules, options, len(seats))
                change |= {"board": board, "modules": json.dumps(modules), "options": json.dumps(options)}
            await self._change(change, None if seats is self.seats else seats)
            self.seats = seats
            self.name, self.changed = change.get("name", self.name), change["changed"]
            self.public, self.watching = change.get("public", self.public), change.get("watching", self.watching)
            if "board" in change:
                self.board, self.modules = change["board"], json.loads(change["modules"])
                self.options = json.loads(change["options"])
        self._seats_changed()
        return secrets

    def _in_lobby(self) -> None:
        if self.stage != "lobby":
            raise Refused("already_started", "The game has begun; board and seats stay as they are.")

    def _new_seats(self, wish: TableChange) -> tuple[list[Seat], list[dict[str, Any]]]:
        seats = list(self.seats)
        secrets: list[dict[str, Any]] = []
        if wish.seats is not None:
            kept = [place.seat for place in wish.seats if isinstance(place, KeptSeat)]
            if len(set(kept)) != len(kept) or any(number >= len(self.seats) for number in kept):
                raise Refused("wrong_setup", "Each seat that is kept must be one of the table, and be named once.")
            seats = []
            for number, place in enumerate(wish.seats):
                match place:
                    case KeptSeat():
                        seats.append(self.seats[place.seat])
                    case BotSeat():
                        seats.append(self.hall.bot_seat(place.level))
                    case OpenSeat():
                        seats.append(Seat("open"))
                    case PersonSeat():
                        secret = new_secret()
                        seats.append(Seat("person", place.name, secret_hash=hashed(secret)))
                        secrets.append({"seat": number, "secret": secret})
        if wish.order == "shuffle":
            order = list(range(len(seats)))
            random.SystemRandom().shuffle(order)
            seats = [seats[number] for number in order]
            secrets = [{"seat": order.index(given["seat"]), "secret": given["secret"]} for given in secrets]
        return seats, secrets

    async def join(self, name: str, number: int | None) -> tuple[int, str]:
        """Sit down; returns the seat and its secret."""
        async with self.lock:
            self._in_lobby()
            free = [place for place, seat in enumerate(self.seats) if seat.kind == "open"]
            if number is None:
                if not free:
                    raise Refused("no_open_seat", "All seats are taken; you can watch.")
                number = free[0]
            if number not in free:
                others = " and ".join(str(place) for place in free) or "none"
                raise Refused("seat_taken", f"Seat {number} is not open; open are: {others}.")
            secret = new_secret()
            seats = list(self.seats)
            seats[number] = Seat("person", name, secret_hash=hashed(secret))
            at = now()
            await self._change({"changed": at}, seats)
            self.seats, self.changed = seats, at
        self._seats_changed()
        return number, secret

    async def start(self) -> None:
        """Begin the game."""
        async with self.lock:
            self._in_lobby()
            missing = sum(1 for seat in self.seats if seat.kind == "open")
            if missing:
                raise Refused("seats_open", f"{missing} of the {len(self.seats)} seats must still be taken.")
            at = now()
            seed = self.hall.seed() if self.seed is None else self.seed
            game = rulebook.new_game(self.board, self.modules, self.options, len(self.seats), seed)
            header = game.header()
            change = {"stage": "playing", "changed": at, "header": header} | self._standing(game)
            entries = None
            if game.state:
                entries = Append(self.id, 0, game.state, None, game.entries(0), at, None, game.snapshot())
            await self._change(change, None, entries)
            self.game, self.header, self.stage, self.changed = game, header, "playing", at
            self.snapshot_state = game.state
            self._notice(None)
        self.tell_table()
        self._game_changed()

    async def link_rematch(self, table: str) -> None:
        """Say where it goes on; the caller holds the lock."""
        await self._change({"rematch": table})
        self.rematch = table

    def _standing(self, game: TableGame) -> dict[str, Any]:
        return {
            "state": game.state,
            "to_act": game.to_act,
            "round": game.round,
            "turn": game.turn,
            "winner": game.winner,
            "bot_to_act": self._bot_to_act(game),
        }

    async def leave(self, number: int, level: str | None) -> None:
        """Before the start the seat becomes open; later a bot plays on."""
        async with self.lock:
            seats = list(self.seats)
            if seats[number].kind != "person":
                raise Refused("not_yours", f"No person sits at seat {number}.")
            if self.stage == "lobby":
                seats[number] = Seat("open")
            else:
                stand_in = self.hall.bots.level(level)
                seats[number] = replace(seats[number], stand_in=stand_in)
            await self._seats_written(seats)
        self._seats_changed()
        self.wake_bot()

    async def come_back(self, number: int) -> None:
        """The holder plays again."""
        async with self.lock:
            seats = list(self.seats)
            seats[number] = replace(seats[number], stand_in=None)
            await self._seats_written(seats)
        self._seats_changed()

    async def set_webhook(self, number: int, url: str | None, link: str | None) -> None:
        """Where to send the turn notices of a seat."""
        async with self.lock:
            seats = list(self.seats)
            seats[number] = replace(seats[number], webhook=url, link=link if url else None)
            await self._seats_written(seats)

    async def _seats_written(self, seats: list[Seat]) -> None:
        at = now()
        before = self.seats
        self.seats = seats
        bot_to_act = self.game is not None and self._bot_to_act(self.game)
        self.seats = before
        await self._change({"changed": at, "bot_to_act": bot_to_act}, seats)
        self.seats, self.changed = seats, at

    def _seats_changed(self) -> None:
        for onlooker in list(self.onlookers):
            onlooker.game_changed()
        self.tell_table()

    # Turn notices and bots

    def _notice(self, before: int | None) -> None:
        """A web hook to the holder whose turn it has become, unless the table is open before their eyes."""
        game = self.game
        if game is None or game.to_act is None or game.to_act == before:
            return
        seat = self.seats[game.to_act]
        if seat.webhook is None or seat.bot is not None or game.to_act in self.online:
            return
        link = self.hall.link(self.id, seat.link)
        content = {
            "content": f"{seat.name}, it is your turn at {self.name}: {link}",
            "username": "Praefectus",
            "allowed_mentions": {"parse": []},
            "table": self.id,
            "seat": game.to_act,
            "state": game.state,
        }
        self.hall.webhooks.send(seat.webhook, content)

    def wake_bot(self) -> None:
        """Let a bot think if one is to act and none thinks yet."""
        if self.game is None or not self._bot_to_act(self.game) or self.hall.closing:
            return
        if self.bot_task is None or self.bot_task.done():
            self.bot_task = asyncio.create_task(self._bots_play())

    async def _bots_play(self) -> None:
        failures = 0
        while self.game is not None and not self.hall.closing:
            if self.request is not None:
                await self._wait_for_answers()
            async with self.lock:
                game = self.game
                if game is None or game.to_act is None or not self._bot_to_act(game):
                    return
                seat, state = game.to_act, game.state
                level = str(self.seats[seat].bot)
                position = game.for_bots()
                fallback = random.choice(game.choice_ids())
            began = time.monotonic()
            seconds = self.hall.bots.seconds(level)
            self.tell({"type": "thinking", "seat": seat, "since": moment(now()), "seconds": seconds})
            try:
                choice = await self.hall.bots.choose(position, seat, level)
            except Exception as error:
                failures += 1
                logger.error("a bot of level %s failed at table %s: %s", level, self.id, type(error).__name__)
                if failures < BOT_ATTEMPTS:
                    continue
                choice = fallback
            pause = self.hall.settings.bot_pause - (time.monotonic() - began)
            if pause > 0:
                await asyncio.sleep(pause)
            try:
                await self.move(seat, state, choice)
                failures = 0
            except Refused as refused:
                if refused.code == "illegal":
                    failures += 1
                    logger.error("a bot of level %s chose something illegal at table %s", level, self.id)
                elif refused.code == "busy":
                    await asyncio.sleep(1)

    async def _wait_for_answers(self) -> None:
        """Nobody plays while the people decide about an undo, for a while."""
        request = self.request
        try:
            async with asyncio.timeout(BOT_PATIENCE):
                await self.request_closed.wait()
        except TimeoutError:
            async with self.lock:
                if self.request is request and request is not None:
                    await self._change({"undo_request": None})
                    self.request = None
            if request is not None:
                self._tell_closed(request, "lapsed", "Not everybody answered in time.")

    async def stop(self) -> None:
        if self.bot_task is not None:
            self.bot_task.cancel()
            await asyncio.gather(self.bot_task, return_exceptions=True)


def chat_message(row: Any) -> dict[str, Any]:
    return {
        "number": row["number"],
        "seat": row["seat"],
        "name": row["name"],
        "text": row["text"],
        "at": moment(row["at"]),
    }


def seat_rows(table: str, seats: list[Seat]) -> list[dict[str, Any]]:
    return [{"table_id": table, "seat": number} | asdict(seat) for number, seat in enumerate(seats)]
