"""Taking back: as far as the barrier at once, further when all other people agree."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from praefectus.game.words import seat_message
from praefectus.language import Message, Words
from praefectus.server.errors import Refused
from praefectus.server.rulebook import TableGame
from praefectus.server.tables.carrying_out import task_of_the_table
from praefectus.server.wire import encoded

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


@dataclass(slots=True)
class Request:
    """Somebody asks to take back more than the rules of undo allow."""

    request: int
    seat: int
    what: str
    to: int
    name: str
    needed: list[int]
    agreed: list[int]

    @classmethod
    def read(cls, kept: dict[str, Any]) -> Request:
        """From the database, where older versions kept a sentence and no name."""
        kept = {"name": "", **kept}
        kept.pop("sentence", None)
        return cls(**kept)

    def shown(self, words: Words | None = None) -> dict[str, Any]:
        """What is asked, in words, or as a message for each who reads it."""
        shown = asdict(self)
        del shown["what"], shown["name"]
        asks = Message(f"undo-asks-{self.what}", name=self.name or seat_message(self.seat))
        return shown | {"sentence": asks if words is None else words.say(asks)}


def check_bound(table: Table, game: TableGame) -> None:
    """Playing and taking back for ever would fill the disk."""
    if game.taken_back_entries >= table.hall.settings.entries_taken_back:
        raise Refused("nothing_to_undo", "undo-bound")


@task_of_the_table
async def undo(table: Table, seat: int, state: int, what: str, to: int | None) -> int:
    """Take back as far as the barrier."""
    async with table.held():
        game = table.at_state(state)
        check_bound(table, game)
        await table.write_play(game, seat, lambda: game.undo(seat, what, to, agreed=False))
    table.game_changed()
    return game.state


@task_of_the_table
async def ask(table: Table, seat: int, state: int, what: str, to: int | None, held: frozenset[int]) -> int:
    """Take back past the barrier: at once, or when all other people agree."""
    async with table.held():
        game = table.at_state(state)
        check_bound(table, game)
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
            table.request = None
        else:
            request = Request(state, seat, what, target, table.seats[seat].name or "", needed, [])
            await table.write_change({"undo_request": encoded(asdict(request))})
            table.request = request
            table.request_closed.clear()
    if table.request is None:
        table.game_changed()
    else:
        table.tell({"type": "undo_request", "request": table.request.shown()})
    return game.state


@task_of_the_table
async def answer(table: Table, seat: int, number: int, agree: bool) -> int:
    """One answer to the request; the last yes carries it out."""
    async with table.held():
        game = table.running()
        request = table.request
        if request is None or request.request != number:
            raise Refused("no_request", "undo-request-closed")
        if seat not in request.needed:
            raise Refused("no_request", "undo-not-asked", seat=seat)
        waiting = [other for other in request.needed if other != seat]
        outcome: str | None = None
        if not agree:
            await table.write_change({"undo_request": None})
            outcome, sentence = "refused", Message("undo-refused", name=table.who(seat))
        elif waiting:
            request = replace(request, needed=waiting, agreed=[*request.agreed, seat])
            await table.write_change({"undo_request": encoded(asdict(request))})
            table.request = request
        else:
            await table.write_play(game, request.seat, lambda: game.undo(request.seat, "to", request.to, agreed=True))
            outcome, sentence = "agreed", Message("undo-agreed")
        if outcome is not None:
            table.request = None
    if outcome is None:
        table.tell({"type": "undo_request", "request": request.shown()})
    else:
        table.tell_closed(request, outcome, sentence)
        table.game_changed()
    return game.state
