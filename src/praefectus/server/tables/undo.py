"""Undo: at once until something was revealed, further if all other people agree."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING

from praefectus.language import Message, Words
from praefectus.server.encoding import encoded, now
from praefectus.server.errors import Refused
from praefectus.server.games.table_game import TableGame
from praefectus.server.models.fields import UndoKind
from praefectus.server.models.responses import UndoRequest
from praefectus.server.tables import notices
from praefectus.server.tables.seats import Seat
from praefectus.server.tables.table_task import table_task

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


ASK_AGAIN_SECONDS = 60  # after a refusal, unless somebody has played meanwhile


@dataclass(slots=True)
class Request:
    """A request to undo more than a player may undo alone."""

    request: int  # its number, unique at the table
    seat: int
    what: UndoKind
    to: int
    needed: list[int]
    agreed: list[int]
    name: str = ""  # older versions did not store it
    state: int = -1  # of the game when it was asked; at any other state the request has lapsed

    def __post_init__(self) -> None:
        if self.state < 0:  # older versions numbered requests by the state
            self.state = self.request

    def shown(self, words: Words, seats: Sequence[Seat]) -> UndoRequest:
        """Return the request in the reader's language."""
        asks = Message(f"undo-asks-{self.what}", name=self.name or seats[self.seat].colour_message)
        return UndoRequest(
            request=self.request,
            seat=self.seat,
            to=self.to,
            sentence=words.say(asks),
            needed=self.needed,
            agreed=self.agreed,
        )


@dataclass(frozen=True, slots=True)
class Refusals:
    """Whose requests were refused at a state of the game, and when."""

    state: int = -1
    seats: dict[int, int] = field(default_factory=dict)  # milliseconds since 1970

    def more(self, state: int, seat: int, at: int) -> Refusals:
        """Return the refusals with one more; those of another state are dropped."""
        return Refusals(state, (self.seats if state == self.state else {}) | {seat: at})

    def check(self, state: int, seats: Iterable[int], at: int) -> None:
        """Refuse to ask again within a minute of a refusal, unless somebody has played since."""
        if state == self.state:
            wait = max((self.seats[seat] for seat in seats if seat in self.seats), default=0) - at
            seconds = ASK_AGAIN_SECONDS + math.ceil(wait / 1000)
            if seconds > 0:
                raise Refused("too_many", "undo-ask-later", seconds, seconds=seconds)


def check_bound(table: Table, game: TableGame) -> None:
    """Refuse endless playing and undoing, which would fill the disk."""
    if game.taken_back_entries >= table.registry.settings.entries_taken_back:
        raise Refused("nothing_to_undo", "undo-bound")


@table_task
async def undo(table: Table, seat: int, state: int, what: UndoKind, to: int | None) -> int:
    """Undo until something was revealed."""
    async with table.held():
        game = table.at_state(state)
        check_bound(table, game)
        await table.write_play(game, seat, lambda: game.undo(seat, what, to, agreed=False))
    table.game_changed()
    return game.state


@table_task
async def ask(table: Table, seat: int, state: int, what: UndoKind, to: int | None, held: frozenset[int]) -> int:
    """Undo what was revealed: at once, or when all other people agree."""
    async with table.held():
        game = table.at_state(state)
        check_bound(table, game)
        if table.rated:
            raise Refused("barrier", "rated-undo")
        if table.request is not None:
            raise Refused("request_open", "undo-request-open", name=table.who(table.request.seat))
        table.refusals.check(state, {seat, *held}, now())
        target = game.undo_target(seat, what, to)
        needed = [
            number
            for number, other in enumerate(table.seats)
            if other.kind == "person"
            and number != seat
            and number not in held
            and (other.stand_in is None or game.chose_between(number, target, other.stand_in_since or 0))
        ]
        if not needed:
            await table.write_play(game, seat, lambda: game.undo(seat, "to", target, agreed=True))
        else:  # the table's version grows with this change and numbers the request
            request = Request(table.version + 1, seat, what, target, needed, [], table.seats[seat].name or "", state)
            stored = {"undo_request": encoded(asdict(request))}
            await table.write_change(stored, happened=notices.undo(table, request))
            table.open_request(request)
    if not needed:
        table.game_changed()
    return game.state


@table_task
async def answer(table: Table, seat: int, number: int, agree: bool) -> int:
    """Answer a request; the last agreement applies it."""
    async with table.held():
        game = table.running()
        request = table.request
        if request is None or request.request != number:
            raise Refused("no_request", "undo-request-closed")
        if seat not in request.needed:
            raise Refused("no_request", "undo-not-asked")
        waiting = [other for other in request.needed if other != seat]
        if not agree:
            refusals = table.refusals.more(game.state, request.seat, now())
            await table.write_change({"undo_request": None, "undo_refused": encoded(asdict(refusals))})
            table.refusals = refusals
            table.close_request("refused", Message("undo-refused", name=table.who(seat)))
        elif waiting:
            request = replace(request, needed=waiting, agreed=[*request.agreed, seat])
            await table.write_change({"undo_request": encoded(asdict(request))})
            table.open_request(request)
        else:
            back = request.to
            await table.write_play(
                game, request.seat, lambda: game.undo(request.seat, "to", back, agreed=True), outcome="agreed"
            )
    if agree and not waiting:
        table.game_changed()
    return game.state
