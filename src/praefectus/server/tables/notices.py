"""Notices to people who are not at the table: a webhook to the address that the holder of a seat gave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from praefectus.language import Message
from praefectus.language import of as words_of
from praefectus.server.tables.webhooks import TurnNotice

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


def turn(table: Table, before: int | None) -> None:
    """To the person whose turn it has become, unless the table is open before their eyes."""
    game = table.game
    if game is None or game.to_act is None or game.to_act == before:
        return
    if table.seats[game.to_act].bot is None and game.to_act not in table.presence.online:
        _notify(table, game.to_act, "turn-notice")


def stand_in(table: Table, number: int) -> None:
    """For a player whose seat the others handed to a bot."""
    _notify(table, number, "stand-in-notice")


def reminder(table: Table, number: int) -> None:
    """For a player whom the game is waiting for."""
    _notify(table, number, "reminder-notice")


def time_short(table: Table, number: int) -> None:
    """For a player whose time will soon be up."""
    _notify(table, number, "time-short-notice")


def time_up(table: Table, number: int) -> None:
    """For a player whose time is up."""
    _notify(table, number, "time-up-notice")


def rematch(table: Table) -> None:
    """For everyone who is asked for a rematch."""
    for number, seat in enumerate(table.seats):
        if seat.waits_for_word:
            _notify(table, number, "rematch-notice")


def _notify(table: Table, number: int, message: str) -> None:
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
