"""What happens to seats: it is written together with what caused it, and notices are made of it afterwards.

People who don't look at the table hear of it by web push and e-mail (delivery.py), and the address that the holder of a
seat gave by a webhook.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from praefectus.language import Message
from praefectus.language import of as words_of
from praefectus.server.encoding import now
from praefectus.server.storage.waiting_notices import Happening
from praefectus.server.tables.push import DAY, LONGEST_TTL, SECOND
from praefectus.server.tables.webhooks import TurnNotice

if TYPE_CHECKING:
    from praefectus.server.games.table_game import TableGame
    from praefectus.server.tables.clock import Clock
    from praefectus.server.tables.seats import Seat
    from praefectus.server.tables.table import Table
    from praefectus.server.tables.undo import Request

# What a webhook says; other events have none.
HOOKS = {
    "turn": "turn-notice",
    "stand-in": "stand-in-notice",
    "reminder": "reminder-notice",
    "time-short": "time-short-notice",
    "time-up": "time-up-notice",
    "rematch": "rematch-notice",
    "appointment": "appointment-notice",
}
DELAY = 5 * SECOND  # somebody whose page connects again within it needs no notice
MINUTES, WEEK = 600 * SECOND, 7 * DAY
USEFUL_FOR = {"turn": LONGEST_TTL, "undo": DAY}
USEFUL_UNTIL_THE_DEADLINE = {"turn", "time-short"}


def turn(table: Table, game: TableGame, before: int | None, clock: Clock | None) -> list[Happening]:
    """Tell the person whose turn it has become; at the end of the game, everybody but the seat that acted before."""
    if game.over:
        return [each for seat in table.own_turns if seat != before for each in _to(table, seat, "over", game.state)]
    if game.to_act is None or game.to_act == before or table.seats[game.to_act].bot is not None:
        return []
    return _to(table, game.to_act, "turn", game.state, clock=clock)


def start(table: Table, game: TableGame, seats: Sequence[Seat], clock: Clock | None) -> list[Happening]:
    """Tell everyone whose game begins: the first to act that it is their turn, and those for whom a bot begins that
    it plays for them."""
    found = []
    for number, seat in enumerate(seats):
        if seat.agreed is False and seat.stand_in is not None:
            found += _to(table, number, "stand-in", game.state, seats)
        elif seat.bot is None:
            first = number == game.to_act
            found += _to(table, number, "turn" if first else "start", game.state if first else 0, seats, clock)
    return found


def seat_given(
    table: Table, number: int, game: TableGame, seats: Sequence[Seat], clock: Clock | None
) -> list[Happening]:
    """Tell a player who gets a seat in a running game."""
    return _to(table, number, "turn" if game.to_act == number else "start", game.state, seats, clock)


def undo(table: Table, request: Request) -> list[Happening]:
    """Tell those whose consent to an undo is missing."""
    return [each for seat in request.needed for each in _to(table, seat, "undo", request.request)]


def stand_in(table: Table, number: int) -> list[Happening]:
    """Tell a player whose seat the others handed to a bot."""
    return _to(table, number, "stand-in", table.state or 0)


def reminder(table: Table, number: int, at: int) -> list[Happening]:
    """Tell a player for whom the game is waiting."""
    return _to(table, number, "reminder", at)


def time_short(table: Table, number: int) -> list[Happening]:
    """Tell a player whose time will soon be up."""
    return _to(table, number, "time-short", table.state or 0, clock=table.clock)


def time_up(table: Table, number: int) -> list[Happening]:
    """Tell a player whose time is up."""
    return _to(table, number, "time-up", table.state or 0)


def rematch(table: Table) -> list[Happening]:
    """Tell everyone who is asked for a rematch."""
    asked = (number for number, seat in enumerate(table.seats) if seat.waits_for_word)
    return [each for number in asked for each in _to(table, number, "rematch", 0)]


def appointment(table: Table) -> list[Happening]:
    """Tell everyone at a table whose game is to begin soon."""
    at = table.appointment or 0
    return [each for number in table.people for each in _to(table, number, "appointment", at)]


def _to(
    table: Table, number: int, event: str, at: int, seats: Sequence[Seat] | None = None, clock: Clock | None = None
) -> list[Happening]:
    """Return what happened to a seat, unless nobody needs to hear of it. `at` distinguishes it from others of its
    kind; `seats` are those that are written with it."""
    seat = (seats or table.seats)[number]
    if table.registry.delivery is None or seat.secret_hash is None:
        return []
    there = seat.secret_hash in {table.seats[other].secret_hash for other in table.presence.online}
    hook = event in HOOKS and seat.webhook is not None
    if there and (event == "turn" or not hook):
        return []
    until = now() + USEFUL_FOR.get(event, WEEK)
    if event in USEFUL_UNTIL_THE_DEADLINE and clock is not None:
        until = max(clock.deadline(number), now() + MINUTES)
    return [Happening(event, table.id, number, at, now() + DELAY, until, seat.secret_hash, there, hook)]


def hook_content(table: Table, number: int, event: str) -> TurnNotice:
    """Return what a seat's webhook gets."""
    seat = table.seats[number]
    language, address = seat.notices_in
    link = table.registry.link(table.id, address)
    notice = Message(HOOKS[event], name=table.who(number), table=table.title, link=link)
    return {
        "content": words_of(language).say(notice),
        "username": "Praefectus",
        "allowed_mentions": {"parse": []},
        "table": table.id,
        "seat": number,
        "state": table.state,
    }
