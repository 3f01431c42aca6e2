"""Vitus Marcellus, Emeritus Scipio, Linus Pompeius and Sextus, which an option adds to the forum."""

from praefectus.rules import extension
from praefectus.rules.actions import DONE, GET
from praefectus.rules.declarations import decision
from praefectus.rules.fields import Choices
from praefectus.rules.mercator import TRADE
from praefectus.rules.modules.forum.cards import citizen, holds, lasting
from praefectus.rules.modules.forum.patricians import ALL_KINDS
from praefectus.rules.prefect import store_produce
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import BUY
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.vocabulary import TRADED

# Vitus: Mercator


VITUS = lasting("vitus_marcellus")
VITUS_COINS = VITUS.amount("coins")


def extra_mercator_coins(g: GameRecord, seat: int) -> int:
    """Vitus: the Mercator gives more coins, with a market stand too."""
    return VITUS_COINS if holds(g, seat, VITUS) else 0


# Emeritus: Senator


EMERITUS = lasting("emeritus_scipio")
EMERITUS_CARDS = EMERITUS.amount("cards")
EMERITUS_STAND_CARDS = EMERITUS.amount("stand_cards")
EMERITUS_FISH = EMERITUS.amount("stand_fish")


def forum_senator_cards(g: GameRecord, seat: int, cards: int) -> int:
    """Emeritus: three cards instead of two, with a market stand two instead of one."""
    if not holds(g, seat, EMERITUS):
        return cards
    return EMERITUS_CARDS if cards > 1 else EMERITUS_STAND_CARDS


def beyond_the_stand(g: GameRecord, seat: int) -> bool:
    """Is a card about to be bought that a market stand sells only with Emeritus?"""
    top = g.depth - 1
    return holds(g, seat, EMERITUS) and g.frame_kind[top] == BUY and g.frame_a[top] < EMERITUS_STAND_CARDS


def fish_beyond_the_stand(g: GameRecord, seat: int) -> int:
    """The fish that the next card of a market stand costs: the stand costs more once."""
    first = g.frame_a[g.depth - 1] == EMERITUS_STAND_CARDS - 1
    return EMERITUS_FISH if first and beyond_the_stand(g, seat) else 0


# Linus: Prefect


LINUS = lasting("linus_pompeius")
BONUS_GOOD = decision("bonus_good", declined="take_fish")  # a = province that produces


def chooses_bonus(g: GameRecord, seat: int) -> bool:
    return holds(g, seat, LINUS)


def open_good_choice(g: GameRecord, seat: int, province: int) -> None:
    """Linus: everybody stores when the bonus good is known."""
    push(g, BONUS_GOOD, seat, province)


def good_choice_open(g: GameRecord) -> bool:
    """Is the bonus good still to be chosen?"""
    return g.depth > 0 and g.frame_kind[g.depth - 1] == BONUS_GOOD


@BONUS_GOOD.legal
def bonus_good_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any good that has a price; where the bonus is fish, also the fish."""
    if extension.bonus_is_fish(g):
        offer(out, DONE)
    for good in range(TRADED):
        offer(out, GET, good)


@BONUS_GOOD.choose
def bonus_good_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    province = g.frame_a[g.depth - 1]
    pop(g)
    if action == DONE:
        extension.take_marker(g, b, seat, province)
    else:
        extension.take_good_instead(g, seat, province, action - GET)
    if not extension.bonus_waits(g):
        store_produce(g, seat)


# Sextus: any trade


SEXTUS_CITIZEN = citizen("sextus")
SEXTUS_KINDS = SEXTUS_CITIZEN.amount("trades")
SEXTUS_BOTH_WAYS = SEXTUS_CITIZEN.amount("stand_both_ways")


@SEXTUS_CITIZEN.useful
def sextus_citizen_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    """Are there more types left to trade in than the Mercator allows?"""
    return kind == TRADE and g.frame_a[g.depth - 1] < kinds_left(g)


def kinds_left(g: GameRecord) -> int:
    """Types that the open trade has neither bought nor sold, as far as Sextus allows."""
    left = SEXTUS_KINDS
    for good in range(TRADED):
        left -= g.frame_b[g.depth - 1] >> good & 1
    return left


@SEXTUS_CITIZEN.acts
def sextus_citizen_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """The open trade, and each later one in this turn, allows all remaining types."""
    top = g.depth - 1
    g.forum_marks[seat] |= ALL_KINDS
    g.frame_a[top] = kinds_left(g)
    if SEXTUS_BOTH_WAYS:
        g.frame_b[top] &= (1 << TRADED) - 1


def kinds_this_turn(g: GameRecord, seat: int, kinds: int) -> int:
    """Return how many types a Mercator trades in: all once Sextus was used."""
    return SEXTUS_KINDS if g.forum_marks[seat] & ALL_KINDS else kinds


def trades_both_ways(g: GameRecord, seat: int) -> bool:
    """May a trade at a market stand both buy and sell?"""
    return SEXTUS_BOTH_WAYS != 0 and g.forum_marks[seat] & ALL_KINDS != 0
