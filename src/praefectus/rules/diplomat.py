"""Diplomat: carry out the top card of another player's discard pile, as if the seat had played it."""

from praefectus.rules import extension
from praefectus.rules.actions import COPY_DISPLAY, COPY_SEAT
from praefectus.rules.cards import CARRY_OUT
from praefectus.rules.declarations import decision
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.vocabulary import DIPLOMAT


@DIPLOMAT.start
def diplomat_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    if can_copy(g, b, seat):
        push(g, COPY, seat)


def copyable(g: GameRecord, seat: int, other: int) -> bool:
    """Another seat's top card, unless it is a Diplomat or the pile is empty."""
    return other != seat and g.top[other] >= 0 and g.top[other] != DIPLOMAT and extension.may_copy(g, seat, other)


def can_copy(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    for other in range(g.seats):
        if copyable(g, seat, other):
            return True
    return extension.other_copies(g, b, seat)


COPY = decision("copy")


@COPY.legal
def copy_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    for other in range(g.seats):
        if copyable(g, seat, other):
            offer(out, COPY_SEAT, other)
    extension.copy_legal(g, b, seat, out)


@COPY.choose
def copy_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    if COPY_SEAT <= action < COPY_DISPLAY:
        extension.copied(g, seat, action - COPY_SEAT)
        push(g, CARRY_OUT, seat, g.top[action - COPY_SEAT])
    else:
        extension.copy_choose(g, b, seat, action)
