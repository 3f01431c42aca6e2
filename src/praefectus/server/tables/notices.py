"""Notices to people who are not at the table: by web push, and by a webhook to the address that the holder of a seat
gave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praefectus.language import Message
from praefectus.language import of as words_of
from praefectus.server.encoding import now
from praefectus.server.storage.waiting_notices import Notice
from praefectus.server.tables import delivery, push
from praefectus.server.tables.webhooks import TurnNotice

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table

# What a webhook says; other events go by web push only.
HOOKS = {
    "turn": "turn-notice",
    "stand-in": "stand-in-notice",
    "reminder": "reminder-notice",
    "time-short": "time-short-notice",
    "time-up": "time-up-notice",
    "rematch": "rematch-notice",
    "appointment": "appointment-notice",
}
MINUTES, WEEK = 10 * 60 * 1000, 7 * push.DAY
USEFUL_FOR = {"turn": push.LONGEST_TTL, "undo": push.DAY}
USEFUL_UNTIL_THE_DEADLINE = {"turn", "time-short"}


def turn(table: Table, before: int | None) -> None:
    """Notify the person whose turn it is, unless they look at the table; at the end, everybody."""
    game = table.game
    if game is not None and game.over:
        over(table, before)
    if game is None or game.to_act is None or game.to_act == before:
        return
    if table.seats[game.to_act].bot is None and game.to_act not in table.presence.online:
        _notify(table, game.to_act, "turn", game.state)


def start(table: Table) -> None:
    """To everyone whose game begins; the first to act gets a notice of the turn."""
    for number in table.own_turns:
        if table.game is not None and number != table.game.to_act:
            _notify(table, number, "start", 0)
    turn(table, None)


def seat_given(table: Table, number: int) -> None:
    """To somebody who took the place of another in a game that has begun."""
    if number in table.own_turns:
        _notify(table, number, "start", table.state or 0)


def over(table: Table, last: int | None) -> None:
    """To everyone whose game is over, except the player who ended it."""
    for number in table.own_turns:
        if number != last:
            _notify(table, number, "over", table.state or 0)


def undo(table: Table) -> None:
    """To those whose consent to an undo is missing."""
    if table.request is not None:
        for number in table.request.needed:
            _notify(table, number, "undo", table.request.request)


def stand_in(table: Table, number: int) -> None:
    """For a player whose seat the others handed to a bot."""
    _notify(table, number, "stand-in", table.state or 0)


def reminder(table: Table, number: int) -> None:
    """For a player whom the game is waiting for."""
    _notify(table, number, "reminder", table.seats[number].reminded or now())


def time_short(table: Table, number: int) -> None:
    """For a player whose time will soon be up."""
    _notify(table, number, "time-short", table.state or 0)


def time_up(table: Table, number: int) -> None:
    """For a player whose time is up."""
    _notify(table, number, "time-up", table.state or 0)


def rematch(table: Table) -> None:
    """For everyone who is asked for a rematch."""
    for number, seat in enumerate(table.seats):
        if seat.waits_for_word:
            _notify(table, number, "rematch", 0)


def appointment(table: Table) -> None:
    """For everyone at a table whose game is to begin soon."""
    for number in table.people:
        if table.appointment is not None:
            _notify(table, number, "appointment", table.appointment)


def _notify(table: Table, number: int, event: str, at: int) -> None:
    """One event of a seat; `at` distinguishes it from others of its kind."""
    _push(table, number, event, at)
    if event in HOOKS:
        _post(table, number, HOOKS[event])


def _push(table: Table, number: int, event: str, at: int) -> None:
    who, sender = table.seats[number].secret_hash, table.registry.delivery
    if sender is None or who is None or number in table.presence.online:
        return
    until = now() + USEFUL_FOR.get(event, WEEK)
    if event in USEFUL_UNTIL_THE_DEADLINE and table.clock is not None:
        until = max(table.clock.deadline(number), now() + MINUTES)
    sender.add(who, Notice(event, table.id, number, at, now() + delivery.DELAY, until))


def _post(table: Table, number: int, message: str) -> None:
    seat = table.seats[number]
    if seat.webhook is None:
        return
    language, address = seat.notices_in
    link = table.registry.link(table.id, address)
    notice = Message(message, name=table.who(number), table=table.title, link=link)
    content: TurnNotice = {
        "content": words_of(language).say(notice),
        "username": "Praefectus",
        "allowed_mentions": {"parse": []},
        "table": table.id,
        "seat": number,
        "state": table.state,
    }
    table.registry.webhooks.send(seat.webhook, content, table.address)
