"""Colonist: place new colonists for food and tools, or take 5 coins and one for each colonist on the board."""

from praefectus.rules import extension
from praefectus.rules.actions import DONE, INCOME, NEW_COLONISTS, PLACE_LAND, PLACE_SEA
from praefectus.rules.bits import lowest
from praefectus.rules.declarations import decision
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import can_pay_two, pay
from praefectus.rules.tables import COLONIST_GOODS, INCOME_COINS
from praefectus.rules.vocabulary import (
    CAPITAL_OR_OWN_CITY,
    COLONIST,
    COLONISTS,
    FIVE_COINS,
    FOOD_AND_TOOL,
    HOME,
    LAND,
    NONE,
    SEA,
)


@COLONIST.start
def colonist_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    push(g, CHOOSE_COLONIST, seat)


CHOOSE_COLONIST = decision("colonist")


@CHOOSE_COLONIST.legal
def colonist_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    offer(out, INCOME)
    if can_settle(g, b, seat, CAPITAL_OR_OWN_CITY, FOOD_AND_TOOL):
        offer(out, NEW_COLONISTS)


@CHOOSE_COLONIST.choose
def colonist_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    if action == INCOME:
        g.coins[seat] += INCOME_COINS + g.on_board[seat]
        extension.income_taken(g, b, seat)
    else:
        push(g, SETTLE, seat, COLONISTS, CAPITAL_OR_OWN_CITY * 4 + FOOD_AND_TOOL)


def idle(g: GameRecord, seat: int, kind: int) -> int:
    """A land or sea colonist still in the storehouse, or NONE."""
    for slot in range(3 * kind, 3 * kind + 3):
        if g.colonist[seat][slot] == HOME:
            return slot
    return NONE


def entry_places(g: GameRecord, b: BoardRecord, seat: int, kind: int, where: int) -> int:
    """Return where a new colonist may enter: the start city, or also the seat's cities on a line of its type."""
    places = 0
    if b.entry[kind] != NONE:
        places = 1 << b.entry[kind]
    if where == CAPITAL_OR_OWN_CITY or b.entry[kind] == NONE:
        places |= g.houses[seat] & b.has_line[kind]
    return extension.entry_places(g, b, seat, kind, places)


def can_pay_colonist(g: GameRecord, seat: int, how: int) -> bool:
    if how == FOOD_AND_TOOL:
        return can_pay_two(g, seat, COLONIST_GOODS[0], COLONIST_GOODS[1])
    if how == FIVE_COINS:
        return extension.purse(g, seat) >= extension.colonist_coins(g)
    return True


def has_settler(g: GameRecord, b: BoardRecord, seat: int, where: int) -> bool:
    """Is there a colonist in the storehouse and a place for it?"""
    for kind in range(2):
        if idle(g, seat, kind) != NONE and entry_places(g, b, seat, kind, where):
            return True
    return False


def can_settle(g: GameRecord, b: BoardRecord, seat: int, where: int, how: int) -> bool:
    return can_pay_colonist(g, seat, how) and has_settler(g, b, seat, where)


def may_settle(g: GameRecord, b: BoardRecord, seat: int, where: int, how: int) -> bool:
    """Can a colonist be placed, or could it be after a card was used that brings the food and the tool?"""
    if can_settle(g, b, seat, where, how):
        return True
    return how == FOOD_AND_TOOL and has_settler(g, b, seat, where) and extension.colonist_helped(g, b, seat)


SETTLE = decision("settle")  # a = colonists still allowed, b = 4 * where + how it is paid


@SETTLE.legal
def settle_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Where the next colonist goes; one already paid for must be placed."""
    code = g.frame_b[g.depth - 1]
    where = code // 4
    how = code % 4
    if how == FOOD_AND_TOOL:
        offer(out, DONE)
    if not can_pay_colonist(g, seat, how):
        return
    for kind in range(2):
        if idle(g, seat, kind) != NONE:
            places = entry_places(g, b, seat, kind, where)
            while places:
                offer(out, PLACE_SEA if kind == SEA else PLACE_LAND, lowest(places))
                places &= places - 1


@SETTLE.choose
def settle_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    if action == DONE:
        pop(g)
        return
    top = g.depth - 1
    code = g.frame_b[top]
    how = code % 4
    if how == FOOD_AND_TOOL:
        pay(g, seat, COLONIST_GOODS[0], 1)
        pay(g, seat, COLONIST_GOODS[1], 1)
    elif how == FIVE_COINS:
        extension.spend(g, seat, extension.colonist_coins(g))
    if action >= PLACE_SEA:
        place_colonist(g, seat, SEA, action - PLACE_SEA)
    else:
        place_colonist(g, seat, LAND, action - PLACE_LAND)
    g.frame_a[top] -= 1
    if g.frame_a[top] == 0 or not may_settle(g, b, seat, code // 4, how):
        pop(g)


def place_colonist(g: GameRecord, seat: int, kind: int, place: int) -> None:
    """The colonist leaves the storehouse and its space becomes free for goods."""
    g.colonist[seat][idle(g, seat, kind)] = place
    g.on_board[seat] += 1
    g.space[seat] += 1
