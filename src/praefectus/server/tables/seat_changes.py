"""Seats: changing the table before the start, joining, starting, leaving and coming back."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from praefectus.data import COLOURS
from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.games.log_format import rules_of
from praefectus.server.games.setup import board_columns, checked_setup, meant_board
from praefectus.server.games.table_game import new_game
from praefectus.server.models.requests import BotSeat, ClockWish, KeptSeat, OpenSeat, PersonSeat, TableChange
from praefectus.server.models.responses import SeatSecret
from praefectus.server.players.names import alike
from praefectus.server.players.seat_secrets import hashed, new_secret
from praefectus.server.players.waking_time import WakingTime
from praefectus.server.storage.interface import Append, Columns
from praefectus.server.storage.waiting_notices import Happening
from praefectus.server.tables import notices, stand_ins
from praefectus.server.tables.absence import check_reminder, check_stand_in
from praefectus.server.tables.appointments import appointment_columns
from praefectus.server.tables.clock import ALWAYS_AWAKE, Clock
from praefectus.server.tables.deadlines import clock_columns, spending
from praefectus.server.tables.seats import Seat, arranged, bot_seat
from praefectus.server.tables.table_data import GameSummary
from praefectus.server.tables.table_task import table_task

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


@table_task
async def change(table: Table, wish: TableChange) -> list[SeatSecret]:
    """Apply the host's changes to the table; return new secrets."""
    async with table.held():
        change: Columns = {"changed": now()}
        fixed = (wish.board, wish.modules, wish.options, wish.seats, wish.clock, wish.public, wish.hints)
        if table.rated and any(part is not None for part in fixed):
            raise Refused("wrong_setup", "rated-fixed")
        for plain in ("name", "public", "watching", "hints", "first", "live", "patience"):
            if getattr(wish, plain) is not None:
                change[plain] = getattr(wish, plain)
        if wish.chat is not None:
            change["talk"] = wish.chat
        lobby_only = (
            wish.board, wish.modules, wish.options, wish.seats, wish.order, wish.first, wish.clock, wish.hints,
            wish.chat, wish.live, wish.patience, wish.appointment,
        )  # fmt: skip
        seats = table.seats
        secrets: list[SeatSecret] = []
        if any(part is not None for part in lobby_only):
            _in_lobby(table)
            seats, secrets = _new_seats(table, wish)
            board = table.played_on if wish.board is None else meant_board(wish.board)
            modules = table.modules if wish.modules is None else wish.modules
            options = table.options if wish.options is None else wish.options
            modules, options = checked_setup(board, modules, options, len(seats))
            change |= board_columns(board) | {"modules": json.dumps(modules), "options": json.dumps(options)}
        clock = table.clock if wish.clock is None else agreed(wish.clock)
        change["clock"] = clock.stored() if clock else None
        if wish.appointment is not None:
            change |= appointment_columns(None if wish.appointment == "none" else wish.appointment)
        await table.write_change(change, None if seats is table.seats else seats)
        table.seats = seats
        table.name, table.changed = change.get("name", table.name), change["changed"]
        table.public, table.watching = change.get("public", table.public), change.get("watching", table.watching)
        table.hints, table.clock = change.get("hints", table.hints), clock
        table.first, table.talk = change.get("first", table.first), change.get("talk", table.talk)
        table.live, table.patience = change.get("live", table.live), change.get("patience", table.patience)
        table.appointment = change.get("appointment", table.appointment)
        if "board" in change:
            table.board, table.modules = change["board"], json.loads(change["modules"])
            table.own_board = board if board.own else None
            table.options = json.loads(change["options"])
    table.seats_changed()
    return secrets


def agreed(wish: ClockWish | None) -> Clock | None:
    """Return the requested clock, if any."""
    if wish is None or wish.kind == "none":
        return None
    return Clock(wish.kind, wish.minutes, wish.seconds if wish.kind == "live" else 0)


def _in_lobby(table: Table) -> None:
    if table.stage != "lobby":
        raise Refused("already_started", "game-begun")


def _new_seats(table: Table, wish: TableChange) -> tuple[list[Seat], list[SeatSecret]]:
    seats = list(table.seats)
    secrets: list[SeatSecret] = []
    if wish.seats is not None:
        kept = [place.seat for place in wish.seats if isinstance(place, KeptSeat)]
        if len(set(kept)) != len(kept) or any(number >= len(table.seats) for number in kept):
            raise Refused("wrong_setup", "seats-kept-once")
        seats = []
        for number, place in enumerate(wish.seats):
            match place:
                case KeptSeat():
                    seats.append(table.seats[place.seat])
                case BotSeat():
                    seats.append(
                        bot_seat(table.registry.bots, place.level, [seat.name for seat in (*table.seats, *seats)])
                    )
                case OpenSeat():
                    seats.append(Seat("open"))
                case PersonSeat():
                    secret = new_secret()
                    seats.append(Seat("person", place.name, secret_hash=hashed(secret)))
                    secrets.append(SeatSecret(seat=number, secret=secret))
    if wish.order == "shuffle":
        order = list(range(len(seats)))
        random.SystemRandom().shuffle(order)
        seats = [seats[number] for number in order]
        secrets = [SeatSecret(seat=order.index(given.seat), secret=given.secret) for given in secrets]
    return _in_place(table, seats), secrets


def _in_place(table: Table, seats: list[Seat]) -> list[Seat]:
    """Give each seat the place of its number and the colour of its holder; a new person takes the colour of the
    place."""
    there = [*table.seats, *[Seat("open")] * len(seats)]
    kept = {seat.colour for seat in seats}
    return arranged(
        [
            replace(seat, place=old.place, colour=seat.colour or (None if old.colour in kept else old.colour))
            for seat, old in zip(seats, there, strict=False)
        ]
    )


@table_task
async def join(table: Table, name: str | None, number: int | None, address: str | None = None) -> tuple[int, str]:
    """Take a seat; return it and its secret."""
    async with table.held():
        _in_lobby(table)
        like = next((seat.name for seat in table.seats if name and seat.name and alike(name, seat.name)), None)
        if like is not None:
            raise Refused("name_taken", "name-alike", name=like)
        free = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
        if number is None:
            if not free:
                raise Refused("no_open_seat", "seats-taken")
            number = free[0]
        if number not in free:
            if not free:
                raise Refused("seat_taken", "seats-taken")
            raise Refused("seat_taken", "seat-not-open", seat=number + 1, others=[str(place + 1) for place in free])
        secret = new_secret()
        seats = list(table.seats)
        seats[number] = Seat("person", name, secret_hash=hashed(secret), address=address)
        seats = _in_place(table, seats)
        at = now()
        await table.write_change({"changed": at}, seats)
        table.seats, table.changed = seats, at
    table.seats_changed()
    return number, secret


@table_task
async def take_colour(table: Table, number: int, colour: str) -> None:
    """Change the colour of a seat before the start; a bot or an open seat swaps colours, a person does not."""
    async with table.held():
        _in_lobby(table)
        if colour not in COLOURS:
            raise Refused("wrong_setup", "no-such-colour", known=", ".join(COLOURS))
        seats = list(table.seats)
        for other, seat in enumerate(seats):
            if other != number and seat.colour == colour:
                if seat.kind == "person":
                    raise Refused("seat_taken", "colour-taken", name=table.who(other))
                seats[other] = replace(seat, colour=seats[number].colour)
        seats[number] = replace(seats[number], colour=colour)
        await _seats_written(table, seats)
    table.seats_changed()


@table_task
async def start(table: Table) -> None:
    """Begin the game. Unless the table says otherwise, the start player is drawn, and the others follow as they sit."""
    async with table.held():
        _in_lobby(table)
        missing = sum(1 for seat in table.seats if seat.kind == "open")
        if missing:
            raise Refused("seats_open", "seats-missing", missing=missing, seats=len(table.seats))
        at = now()
        seed = table.registry.seed() if table.seed is None else table.seed
        game = new_game(table.board, table.modules, table.options, len(table.seats), seed)
        header = game.header()
        first = table.registry.draw.randrange(len(table.seats)) if table.first == "draw" else 0
        seats = [await _played_meanwhile(table, seat) for seat in table.seats[first:] + table.seats[:first]]
        change = {"stage": "playing", "changed": at, "header": header} | table.summary_columns(game, seats)
        clock = table.clock and table.clock.started(await _waking(table, seats), game.turn, game.to_act, at)
        change |= clock_columns(clock, spending(game, seats))
        rules, mark = rules_of(table.modules), table.registry.storage.mark
        change |= {"rules": rules, "vocabulary": mark}
        entries = None
        if game.state:
            entries = Append(table.id, 0, game.state, None, game.entries(0), at, None, game.snapshot())
        await table.write_change(change, seats, entries, notices.start(table, game, seats, clock))
        table.seats = seats
        table.game, table.header, table.stage, table.changed = game, header, "playing", at
        table.known, table.rules, table.vocabulary = GameSummary.of(game), rules, mark
        table.snapshot_state, table.clock = game.state, clock
        table.presence.all_seen()
    table.seats_changed()
    table.game_changed()


async def _waking(table: Table, seats: list[Seat]) -> list[WakingTime]:
    """Return when the people of these seats are awake; it applies to the whole game."""
    hashes = [seat.secret_hash for seat in seats if seat.secret_hash is not None]
    known = await table.registry.people.waking(hashes)
    return [known.get(seat.secret_hash or "", ALWAYS_AWAKE) for seat in seats]


@table_task
async def pause(table: Table, number: int, waking: WakingTime) -> None:
    """Set a player's pause days, on which their clock stops. Sleeping hours stay as they were when the game began."""
    async with table.held():
        clock = table.clock
        if table.stage != "playing" or table.game is None or clock is None or not clock.waking:
            return
        clock = clock.charged(table.spending(table.game.to_act), now()).with_pauses(number, waking.pauses)
        await table.write_change(clock_columns(clock, spending(table.game, table.seats)))
        table.clock = clock
    table.game_changed()


async def _played_meanwhile(table: Table, seat: Seat) -> Seat:
    """Return the seat with a bot for somebody who has not agreed to a rematch, until they take it."""
    if not seat.waits_for_word:
        return seat
    return replace(seat, stand_in=await stand_ins.level_for(table, seat), stand_in_since=0)


@table_task
async def agree(table: Table, held: frozenset[int]) -> None:
    """Agree to a rematch; it begins when all people have agreed."""
    async with table.held():
        if table.stage != "lobby":
            return
        seats = [
            replace(seat, agreed=True, stand_in=None, stand_in_since=None) if number in held else seat
            for number, seat in enumerate(table.seats)
        ]
        await _seats_written(table, seats)
    table.seats_changed()
    if not any(seat.waits_for_word or seat.kind == "open" for seat in table.seats):
        await start(table)


@table_task
async def leave(table: Table, number: int, level: str | None) -> None:
    """Leave a seat: before the start it becomes open, later a bot takes over."""
    async with table.held():
        seats = list(table.seats)
        if seats[number].kind != "person":
            raise Refused("not_yours", "nobody-sits", seat=number + 1)
        if table.stage == "lobby":
            seats[number] = Seat("open", colour=seats[number].colour, place=seats[number].place)
        elif table.from_state is not None and not table.hints:
            raise Refused("no_hints", "no-stand-in-in-copy")  # the bot's choices would be hints
        else:
            seats[number] = replace(
                seats[number],
                stand_in=await stand_ins.level_for(table, seats[number], level),
                stand_in_since=table.state if seats[number].stand_in is None else seats[number].stand_in_since,
            )
        await _seats_written(table, seats)
    table.seats_changed()
    table.bots.wake()


@table_task
async def stand_in_for(table: Table, number: int) -> None:
    """Let a bot play for somebody whose time is up or who has been away for long, and notify them."""
    async with table.held():
        table.running()
        if table.stage != "playing":
            raise Refused("over", "game-is-over")
        seats = list(table.seats)
        if seats[number].kind != "person" or seats[number].stand_in is not None:
            raise Refused("not_yours", "nobody-sits", seat=number)
        await check_stand_in(table, number)
        level = await stand_ins.level_for(table, seats[number])
        seats[number] = replace(seats[number], stand_in=level, stand_in_since=table.state)
        await _seats_written(table, seats, notices.stand_in(table, number))
    table.seats_changed()
    table.bots.wake()


@table_task
async def replace_late(table: Table, number: int) -> None:
    """Let a bot play for somebody at a rated table whose time has been up for a while."""
    async with table.held():
        seat = table.seats[number]
        if table.stage != "playing" or seat.bot is not None or not table.out_of_time(number):
            return
        seats = list(table.seats)
        level = await stand_ins.level_for(table, seat)
        seats[number] = replace(seat, stand_in=level, stand_in_since=table.state)
        await _seats_written(table, seats, notices.stand_in(table, number))
    table.seats_changed()
    table.bots.wake()


@table_task
async def give_seat(table: Table, number: int, seat: Seat) -> None:
    """Give the seat of somebody who did not come to another person, or to a bot, with fresh time."""
    async with table.held():
        if table.stage != "playing" or table.game is None:
            return
        seats = list(table.seats)
        seats[number] = replace(seat, colour=seats[number].colour, place=seats[number].place)
        if table.clock is not None:
            table.clock = table.clock.refreshed(number, now(), table.spending(table.game.to_act) == number)
        await _seats_written(table, seats, notices.seat_given(table, number, table.game, seats, table.clock))
    table.seats_changed()
    table.bots.wake()


@table_task
async def unrate(table: Table) -> None:
    """Let the game count for nothing."""
    async with table.held():
        await table.write_change({"rated": False})
        table.rated = False
    table.send_table()


@table_task
async def remind(table: Table, number: int) -> None:
    """Remind somebody for whom the game waits, by a notice and on their page."""
    async with table.held():
        check_reminder(table, number)
        seats = list(table.seats)
        at = now()
        seats[number] = replace(seats[number], reminded=at)
        await table.write_change({}, seats, happened=notices.reminder(table, number, at))
        table.seats = seats
    table.send_table()
    table.presence.announce()


@table_task
async def come_back(table: Table, number: int) -> None:
    """Take a seat back from its stand-in."""
    async with table.held():
        seats = list(table.seats)
        if table.rated and table.game is not None:
            since = seats[number].stand_in_since
            if since is not None and table.game.chose_between(number, since, table.game.state):
                raise Refused("not_yours", "rated-left")
        seats[number] = replace(seats[number], stand_in=None, stand_in_since=None)
        await _seats_written(table, seats)
        table.presence.was_there(number)
    table.seats_changed()


@table_task
async def set_webhook(table: Table, number: int, url: str | None, link: str | None) -> None:
    """Set where to send the turn notices of a seat."""
    async with table.held():
        seats = list(table.seats)
        seats[number] = replace(seats[number], webhook=url, link=link if url else None)
        await _seats_written(table, seats)


async def _seats_written(table: Table, seats: list[Seat], happened: Sequence[Happening] = ()) -> None:
    at = now()
    acting = None if table.game is None else table.game.to_act
    change: Columns = {"changed": at, "bot_to_act": acting is not None and seats[acting].bot is not None}
    clock = table.clock
    if clock is not None and table.game is not None:
        clock = clock.charged(table.spending(acting), at)
        change |= clock_columns(clock, spending(table.game, seats))
    await table.write_change(change, seats, happened=happened)
    table.seats, table.changed, table.clock = seats, at, clock
