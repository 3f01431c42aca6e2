"""Patricians: powers that stay with their owner. Where a power can only help, it applies automatically."""

from praefectus.rules import extension
from praefectus.rules.actions import COPY_DISPLAY, DONE
from praefectus.rules.cards import CARRY_OUT
from praefectus.rules.declarations import decision
from praefectus.rules.diplomat import COPY, can_copy, copy_choose, copy_legal
from praefectus.rules.fields import Choices
from praefectus.rules.houses import beside_colonists
from praefectus.rules.mercator import TRADE
from praefectus.rules.modules.forum.actions import SELL_UNIT
from praefectus.rules.modules.forum.cards import GIVEN_GOODS, PATRICIANS, citizen, holds, lasting
from praefectus.rules.modules.roma.ships import SHIP_HOUSE
from praefectus.rules.prefect import store_produce
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import BUY
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import gain, stock
from praefectus.rules.tables import CARD_KIND, HOUSE_GOODS, PRICE
from praefectus.rules.vocabulary import BRICK, DIPLOMAT, FISH, GOODS, NONE, SALT

# what a seat did or prepared with forum cards in this turn, bits of g.forum_marks
NO_COINS = 1  # Mamercus: the next house costs no coins
NO_BRICKS = 2  # Mamilius: no house costs bricks
FOR_A_TOOL = 4  # Marcus: the next fitting house costs a tool and nothing else
FOREIGN_HOUSE = 8  # Annaeus: a house was built with the help of a foreign colonist
PREFECT_COPIED = 16  # Sextus Pompeius: a Prefect was played as a Diplomat
ALL_KINDS = 32  # Sextus: the number of types that a Mercator trades in does not matter

# whose exchange it is, b of the frame EXCHANGE
BY_AUGUSTUS = 0
BY_TITUS = 1

DISPLAY_COPY = 8  # in b of a frame BUY, above the way the price is calculated: the place of the copied card, plus 1


CLAUDIA = lasting("claudia_agrippina")
CLAUDIA_SPACES = CLAUDIA.amount("spaces")


def receive_forum_card(g: GameRecord, seat: int, card: int) -> None:
    """The seat gets the card. A patrician gives its goods at once; Claudia Agrippina also adds her spaces."""
    g.forum_cards[seat] |= 1 << card
    if card == CLAUDIA:
        g.space[seat] += CLAUDIA_SPACES
    if PATRICIANS >> card & 1:
        for good in range(GOODS):
            gain(g, seat, good, GIVEN_GOODS[card][good])


# Arcadius: Architect


APPIUS = lasting("appius_arcadius")
APPIUS_STEPS = APPIUS.amount("steps")


def extra_steps(g: GameRecord, seat: int) -> int:
    """Appius: one step more."""
    return APPIUS_STEPS if holds(g, seat, APPIUS) else 0


ANNAEUS = lasting("annaeus_arcadius")


def foreign_sites(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Annaeus: once in a turn also a city next to another seat's colonist (bits)."""
    sites = 0
    if holds(g, seat, ANNAEUS) and not g.forum_marks[seat] & FOREIGN_HOUSE:
        for other in range(g.seats):
            if other != seat:
                sites |= beside_colonists(g, b, other)
    return sites


def city_fits(g: GameRecord, city: int, good: int) -> bool:
    """Is it a city of the kind a card names? Without salt its salt city is any city."""
    return good == GOODS or g.city_good[city] == good or (good == SALT and not extension.with_salt(g))


def outside_architect(g: GameRecord) -> bool:
    """Is it a house on Roma's ship track, which needs no Architect?"""
    return g.depth > 0 and g.frame_kind[g.depth - 1] == SHIP_HOUSE


MARCUS = citizen("marcus")  # his house is paid here; the rest is in citizens.py
MARCUS_CITY = MARCUS.good("city")
MARCUS_PAYS = MARCUS.good("pays")


def for_a_tool(g: GameRecord, seat: int, city: int) -> bool:
    return g.forum_marks[seat] & FOR_A_TOOL != 0 and city_fits(g, city, MARCUS_CITY)


AULUS = lasting("aulus_arcadius")
AULUS_COINS = AULUS.amount("coins")


def forum_house_coins(g: GameRecord, seat: int, city: int, coins: int) -> int:
    """Nothing for the house of Mamercus or Marcus; with Aulus a sestertius less for any house."""
    if g.forum_marks[seat] & NO_COINS or for_a_tool(g, seat, city):
        return 0
    if holds(g, seat, AULUS) and not outside_architect(g):
        return max(coins - AULUS_COINS, 0)
    return coins


def forum_house_good(g: GameRecord, seat: int, city: int, good: int) -> int:
    """One tool for the house of Marcus; no brick with Mamilius."""
    if for_a_tool(g, seat, city):
        return MARCUS_PAYS if good == HOUSE_GOODS[g.city_good[city]][0] else NONE
    if good == BRICK and g.forum_marks[seat] & NO_BRICKS:
        return NONE
    return good


def forum_house_paid(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    """What counts for one house is used up; Marcus goes before Mamercus."""
    if for_a_tool(g, seat, city):
        g.forum_marks[seat] &= ~FOR_A_TOOL
    else:
        g.forum_marks[seat] &= ~NO_COINS
    if not beside_colonists(g, b, seat) >> city & 1:
        g.forum_marks[seat] |= FOREIGN_HOUSE


# Flavius: Diplomat


LUCIUS = lasting("lucius_flavius")
LUCIUS_SLOTS = LUCIUS.amount("slots")


def display_copyable(g: GameRecord, seat: int, slot: int) -> bool:
    """Lucius: a card of the display, unless it is a Diplomat."""
    return holds(g, seat, LUCIUS) and g.display[slot] != NONE and CARD_KIND[g.display[slot]] != DIPLOMAT


def lucius_can_copy(g: GameRecord, seat: int) -> bool:
    for slot in range(LUCIUS_SLOTS):
        if display_copyable(g, seat, slot):
            return True
    return False


def lucius_legal(g: GameRecord, seat: int, out: Choices) -> None:
    for slot in range(LUCIUS_SLOTS):
        if display_copyable(g, seat, slot):
            offer(out, COPY_DISPLAY, slot)


def lucius_choose(g: GameRecord, seat: int, action: int) -> None:
    slot = action - COPY_DISPLAY
    g.forum_copied = slot + 1
    push(g, CARRY_OUT, seat, CARD_KIND[g.display[slot]])


def mark_display_copy(g: GameRecord) -> None:
    """A purchase that begins now remembers which card of the display was copied for it."""
    if g.forum_copied > 0:
        top = g.depth - 1
        if top >= 0 and g.frame_kind[top] == BUY:
            g.frame_b[top] += DISPLAY_COPY * g.forum_copied
        g.forum_copied = 0


def not_itself(how: int, slot: int) -> bool:
    """A card copied in the display cannot be bought with its own action."""
    return how // DISPLAY_COPY != slot + 1


# Marcellus: Mercator


SERVIUS = lasting("servius_marcellus")
SERVIUS_KINDS = SERVIUS.amount("trades")
SERVIUS_STAND_KINDS = SERVIUS.amount("stand_trades")


def forum_trade_kinds(g: GameRecord, seat: int, kinds: int) -> int:
    """Servius: three types instead of two, with a market stand two instead of one."""
    if not holds(g, seat, SERVIUS):
        return kinds
    return SERVIUS_KINDS if kinds > 1 else SERVIUS_STAND_KINDS


FAUSTUS = lasting("faustus_marcellus")
FAUSTUS_BRICKS = FAUSTUS.amount("bricks")


def forum_discount(g: GameRecord, seat: int, good: int) -> int:
    """Faustus: the first brick of a trade is free."""
    if good == BRICK and holds(g, seat, FAUSTUS) and g.frame_kind[g.depth - 1] == TRADE:
        return PRICE[BRICK] * FAUSTUS_BRICKS
    return 0


GAIUS = lasting("gaius_marcellus")
GAIUS_COINS = GAIUS.amount("coins")


def forum_sale_bonus(g: GameRecord, seat: int) -> int:
    """Gaius: a sestertius more for every unit."""
    return GAIUS_COINS if holds(g, seat, GAIUS) else 0


# Pompeius: Prefect


DONATUS = lasting("donatus_pompeius")
DONATUS_FISH_COINS = DONATUS.amount("coins_per_fish")


def marker_turned(g: GameRecord, seat: int, coins: int) -> None:
    """Donatus: the coins on the back of the bonus marker."""
    if holds(g, seat, DONATUS):
        g.coins[seat] += coins


CLAUDIUS = lasting("claudius_pompeius")
CLAUDIUS_FISH_COINS = (0, CLAUDIUS.amount("one_fish_coins"), CLAUDIUS.amount("two_fish_coins"))


def bonus_taken(g: GameRecord, seat: int, good: int) -> None:
    """Claudius: a unit of the bonus good may be sold."""
    if holds(g, seat, CLAUDIUS):
        push(g, SELL_BONUS, seat, good)


def fish_bonus_taken(g: GameRecord, seat: int, fish: int) -> None:
    """The same two when a marker of one or two fish was taken."""
    marker_turned(g, seat, DONATUS_FISH_COINS * fish)
    if holds(g, seat, CLAUDIUS):
        push(g, SELL_BONUS, seat, FISH, fish)


def sale_is_open(g: GameRecord) -> bool:
    """Is it still open whether the bonus is sold?"""
    return g.depth > 0 and g.frame_kind[g.depth - 1] == SELL_BONUS


SELL_BONUS = decision("sell_bonus", declined="store_it")  # a = good or fish offered


@SELL_BONUS.legal
def sell_bonus_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    offer(out, DONE)
    offer(out, SELL_UNIT)


@SELL_BONUS.choose
def sell_bonus_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Sell one unit of the bonus, or the fish marker, for its price; then everybody stores."""
    top = g.depth - 1
    good = g.frame_a[top]
    fish = g.frame_b[top]
    pop(g)
    if action == SELL_UNIT:
        if good == FISH:
            g.pending[seat][FISH] -= fish
            g.coins[seat] += CLAUDIUS_FISH_COINS[fish]
        else:
            g.pending[seat][good] -= 1
            g.coins[seat] += PRICE[good]
    store_produce(g, seat)


SEXTUS = lasting("sextus_pompeius")


def sextus_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Sextus: the Prefect may be played as a Diplomat, once in a turn."""
    if holds(g, seat, SEXTUS) and not g.forum_marks[seat] & PREFECT_COPIED and can_copy(g, b, seat):
        copy_legal(g, b, seat, out)


def sextus_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    g.forum_marks[seat] |= PREFECT_COPIED
    push(g, COPY, seat)
    copy_choose(g, b, seat, action)


# Scipio: Senator


CORNELIUS = lasting("cornelius_scipio")


def slot_of_any_goods(g: GameRecord, seat: int) -> bool:
    """Cornelius: the goods below the display may be any goods."""
    return holds(g, seat, CORNELIUS)


# Valerius: Tribune


def exchangeable(g: GameRecord, seat: int) -> int:
    """Return how many goods a forum card could exchange: salt stays what it is."""
    return stock(g, seat) - g.goods[seat][SALT]
