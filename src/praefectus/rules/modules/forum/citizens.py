"""Citizens: used once each, at any open decision of the player's turn, but never between two houses.

A citizen is offered when it has an effect now. Most act at once or open a decision of their own; the three that go
with the Architect leave a mark for the houses that follow.
"""

from praefectus.rules import extension
from praefectus.rules.actions import BUILD_HOUSE, BUY_GOODS, DONE
from praefectus.rules.architect import BUILD, MOVE, can_go
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.colonist import CHOOSE_COLONIST, SETTLE, can_settle
from praefectus.rules.declarations import automatic, decision
from praefectus.rules.diplomat import COPY
from praefectus.rules.dispatch import dispatch
from praefectus.rules.fields import Choices
from praefectus.rules.houses import place_house
from praefectus.rules.mercator import TRADE
from praefectus.rules.modules.fish_market.market import MARKET
from praefectus.rules.modules.forum.actions import GIVE, USE
from praefectus.rules.modules.forum.cards import (
    ACTS,
    ANY_TRADED,
    FIRST_CITIZEN,
    GIVEN_COINS,
    GIVEN_GOODS,
    GOODS_GIVERS,
    PER_PROVINCES,
    USED_CITIZENS,
    USEFUL,
    citizen,
    holds,
    lasting,
)
from praefectus.rules.modules.forum.patricians import (
    BY_AUGUSTUS,
    BY_TITUS,
    city_fits,
    exchangeable,
)
from praefectus.rules.modules.forum.vocabulary import FORUM_CARDS
from praefectus.rules.modules.teams.partners import PLAY_FOR_SELF
from praefectus.rules.modules.venus.magister import CHOOSE_ROLE
from praefectus.rules.prefect import CHOOSE_PREFECT
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import BUY
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import choose_good, gain, receive
from praefectus.rules.tables import HOUSES, PRICE
from praefectus.rules.vocabulary import (
    BRICK,
    CAPITAL_OR_OWN_CITY,
    COLONISTS,
    FIVE_COINS,
    FOOD_AND_TOOL,
    GOODS,
    SALT,
    SPACES_MAX,
    TRADED,
)

USE_FORUM = decision("use_forum")  # the last chance of a turn to use citizens
TAKE_FORUM = decision("forum", declined="take_none")  # a = cards played; its rules are in tableau.py

# decisions at which a citizen may be used (bits); BUILD, SETTLE and EXCHANGE only in part
OPEN_TO_CITIZENS = (
    1 << PLAY_CARD
    | 1 << MOVE
    | 1 << CHOOSE_PREFECT
    | 1 << CHOOSE_COLONIST
    | 1 << TRADE
    | 1 << BUY
    | 1 << COPY
    | 1 << CHOOSE_ROLE
    | 1 << TAKE_FORUM
    | 1 << USE_FORUM
    | 1 << MARKET
    | 1 << PLAY_FOR_SELF
)


def open_to_citizens(g: GameRecord, kind: int) -> bool:
    """May a citizen be used now? Not between two houses, nor inside another card's effect."""
    top = g.depth - 1
    if kind == BUILD:
        return g.frame_b[top] == 0
    if kind == SETTLE:
        return g.frame_b[top] % 4 == FOOD_AND_TOOL
    if kind == EXCHANGE:
        return g.frame_b[top] == BY_TITUS
    return OPEN_TO_CITIZENS >> kind & 1 == 1


def offer_citizens(g: GameRecord, b: BoardRecord, kind: int, seat: int, out: Choices) -> None:
    """Add the citizens that have an effect now, keeping the list in order."""
    if not open_to_citizens(g, kind):
        return
    citizens = g.forum_cards[seat] & USED_CITIZENS
    if citizens == 0:
        return
    for card in range(FIRST_CITIZEN, FORUM_CARDS):
        if citizens >> card & 1 and has_effect(g, b, kind, seat, card):
            offer(out, USE, card)
            place = out[0]
            while place > 1 and out[place - 1] > USE + card:
                out[place] = out[place - 1]
                place -= 1
            out[place] = USE + card


def citizen_for_market(g: GameRecord, seat: int) -> bool:
    """Has the seat a citizen that could open a spot of the market: any, but without fish only Tiberius?"""
    return holds(g, seat, TIBERIUS) or (g.fish[seat] > 0 and g.forum_cards[seat] & USED_CITIZENS != 0)


def any_effect(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    """Has the seat a citizen with an effect now?"""
    citizens = g.forum_cards[seat] & USED_CITIZENS
    if citizens:
        for card in range(FIRST_CITIZEN, FORUM_CARDS):
            if citizens >> card & 1 and has_effect(g, b, kind, seat, card):
                return True
    return False


def citizen_brings_goods(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    """Has the seat a citizen that gives goods, and one (perhaps another) that has an effect now?"""
    cards = g.forum_cards[seat]
    bring_goods = cards & GOODS_CITIZENS != 0 or (cards >> JULIUS & 1 == 1 and extension.moves_bring_goods(g))
    return bring_goods and any_effect(g, b, kind, seat)


JULIUS = citizen("julius")


def can_move(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    """Could a colonist go anywhere with the steps of an Architect?"""
    steps = extension.steps(g, b, seat)
    for slot in range(COLONISTS):
        if g.colonist[seat][slot] >= 0 and extension.may_move(g, seat, slot):
            if can_go(g, b, seat, slot, steps):
                return True
    return False


@JULIUS.useful
def julius_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    return can_move(g, b, seat)


@JULIUS.acts
def julius_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    push(g, MOVE, seat, extension.steps(g, b, seat))


PUBLIUS = citizen("publius")
PUBLIUS_COINS = PUBLIUS.amount("coins")


@PUBLIUS.useful
def publius_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    return can_settle(g, b, seat, CAPITAL_OR_OWN_CITY, FIVE_COINS)


@PUBLIUS.acts
def publius_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    push(g, SETTLE, seat, 1, CAPITAL_OR_OWN_CITY * 4 + FIVE_COINS)


# citizens that give goods or coins at once


def times_given(g: GameRecord, b: BoardRecord, seat: int, card: int) -> int:
    """Once, or once for every so many provinces with a house of the seat."""
    if PER_PROVINCES[card] == 0:
        return 1
    return extension.provinces_settled(g, b, seat) // PER_PROVINCES[card]


def give(g: GameRecord, b: BoardRecord, seat: int, card: int) -> None:
    """What the card's row says; without salt its salt is a good of choice."""
    times = times_given(g, b, seat, card)
    g.coins[seat] += GIVEN_COINS[card] * times
    for good in range(GOODS):
        if good == SALT and GIVEN_GOODS[card][SALT] > 0 and not extension.with_salt(g):
            choose_good(g, seat, ANY_TRADED)
        else:
            g.pending[seat][good] += GIVEN_GOODS[card][good] * times
    receive(g, seat)


def gift_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int, card: int) -> bool:
    """Coins are always welcome, goods need a space."""
    return (GIVEN_COINS[card] > 0 or g.space[seat] > 0) and times_given(g, b, seat, card) > 0


# from a card to its rules; a card without rules of its own gives what its row says


@dispatch(USEFUL, by="card", passes="g, b, kind, seat", otherwise=gift_useful)
def has_effect(g: GameRecord, b: BoardRecord, kind: int, seat: int, card: int) -> bool:
    """Would the citizen have an effect at this decision?"""
    return bool(USEFUL[card](g, b, kind, seat) if card in USEFUL else gift_useful(g, b, kind, seat, card))


@dispatch(ACTS, by="card", passes="g, b, seat", otherwise=give)
def citizen_acts(g: GameRecord, b: BoardRecord, seat: int, card: int) -> None:
    """The citizen does what it is for."""
    if card in ACTS:
        ACTS[card](g, b, seat)
    else:
        give(g, b, seat, card)


def use_citizen(g: GameRecord, b: BoardRecord, kind: int, seat: int, card: int) -> None:
    """Discard the card and let it act."""
    g.forum_cards[seat] &= ~(1 << card)
    g.forum_discard |= 1 << card
    if kind == USE_FORUM:
        pop(g)
        push(g, OFFER_CITIZENS, seat)
    citizen_acts(g, b, seat, card)


# the end of a move


OFFER_CITIZENS = automatic("offer_citizens")  # has the seat a citizen to use?


@OFFER_CITIZENS.run
def offer_last_citizens(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """After a card's action, or once a forum card was taken: is there a citizen to use?"""
    if any_effect(g, b, USE_FORUM, seat):
        push(g, USE_FORUM, seat)


@USE_FORUM.legal
def use_forum_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Nothing more; the citizens are offered beside it."""
    offer(out, DONE)


@USE_FORUM.choose
def use_forum_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)


# exchanges: Augustus, and Titus with the Tribune

AUGUSTUS = citizen("augustus")
AUGUSTUS_GOODS = AUGUSTUS.amount("goods")
TITUS = lasting("titus_valerius")
TITUS_GOODS = TITUS.amount("goods")


@AUGUSTUS.useful
def augustus_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    return exchangeable(g, seat) > 0


@AUGUSTUS.acts
def augustus_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    push(g, EXCHANGE, seat, AUGUSTUS_GOODS, BY_AUGUSTUS)


def titus_waits(g: GameRecord, seat: int) -> None:
    """Titus is asked about his exchange once everything that comes before the new colonist has been carried out."""
    if holds(g, seat, TITUS):
        push(g, OFFER_TITUS, seat)


OFFER_TITUS = automatic("offer_titus")  # has the seat a good for Titus to exchange?


@OFFER_TITUS.run
def offer_titus(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """Titus: one good may become salt, also one that a citizen gives now."""
    if exchangeable(g, seat) > 0 or citizen_brings_goods(g, b, EXCHANGE, seat):
        push(g, EXCHANGE, seat, TITUS_GOODS, BY_TITUS)


EXCHANGE = decision("exchange")  # a = exchanges left


@EXCHANGE.legal
def exchange_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Give a good, or stop; with Augustus not before the first."""
    top = g.depth - 1
    if g.frame_b[top] == BY_TITUS or g.frame_a[top] < AUGUSTUS_GOODS:
        offer(out, DONE)
    for good in range(TRADED):
        if g.goods[seat][good] > 0:
            offer(out, GIVE, good)


@EXCHANGE.choose
def exchange_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The good becomes salt; without salt it becomes any other good."""
    top = g.depth - 1
    if action == DONE:
        pop(g)
        return
    good = action - GIVE
    gain(g, seat, good, -1)
    g.frame_a[top] -= 1
    if extension.with_salt(g):
        gain(g, seat, SALT, 1)
        if g.frame_a[top] == 0 or exchangeable(g, seat) == 0:
            pop(g)
    else:
        if g.frame_a[top] == 0:
            pop(g)
        choose_good(g, seat, ANY_TRADED & ~(1 << good))


# Tiberius


TIBERIUS = citizen("tiberius")


@TIBERIUS.useful
def tiberius_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    return extension.bonus_on_show(g, b, seat)


@TIBERIUS.acts
def tiberius_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    extension.take_like_bonus(g, b, seat)


def goods_on_show(g: GameRecord, b: BoardRecord) -> int:
    """The goods of all bonus markers that still show them (bits)."""
    goods = 0
    for province in range(b.producing_provinces):
        if extension.province_active(g, province) and extension.has_bonus_good(g, province):
            goods |= 1 << g.province_good[province]
    return goods


def most_fish_on_show(g: GameRecord, b: BoardRecord) -> int:
    """The largest fish marker on the bonus spots."""
    fish = 0
    for province in range(b.producing_provinces):
        if extension.has_bonus_good(g, province):
            fish = max(fish, g.fish_spot[province])
    return fish


# Novius


NOVIUS = citizen("novius")
NOVIUS_CITY = NOVIUS.good("city")


@NOVIUS.useful
def novius_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    return g.house_count[seat] < HOUSES and free_house_sites(g, b, seat) != 0


@NOVIUS.acts
def novius_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    push(g, FREE_HOUSE, seat)


def free_house_sites(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Cities of the kind Novius builds in, without a house of the seat (bits)."""
    sites = 0
    for city in range(b.cities):
        if city_fits(g, city, NOVIUS_CITY):
            sites |= 1 << city
    return sites & ~(g.houses[seat] | extension.closed_cities(g, b))


FREE_HOUSE = decision("free_house")


@FREE_HOUSE.legal
def free_house_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    sites = free_house_sites(g, b, seat)
    for city in range(b.cities):
        if sites >> city & 1:
            offer(out, BUILD_HOUSE, city)


@FREE_HOUSE.choose
def free_house_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    place_house(g, b, seat, action - BUILD_HOUSE)


# Quintus


QUINTUS = citizen("quintus")
QUINTUS_DIVISOR = QUINTUS.amount("divisor")
QUINTUS_ROUNDING = QUINTUS_DIVISOR - 1 if QUINTUS.text("round") == "up" else 0


@QUINTUS.useful
def quintus_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    return g.space[seat] > 0 and half_price(BRICK, 1) <= extension.purse(g, seat)


@QUINTUS.acts
def quintus_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    push(g, HALF_PRICE, seat)


def half_price(good: int, amount: int) -> int:
    """Half of the whole price, an odd half counted as a full sestertius."""
    return (PRICE[good] * amount + QUINTUS_ROUNDING) // QUINTUS_DIVISOR


HALF_PRICE = decision("half_price")


@HALF_PRICE.legal
def half_price_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any amount of one good that there is room and money for."""
    purse = extension.purse(g, seat)
    for good in range(TRADED):
        for amount in range(1, g.space[seat] + 1):
            if half_price(good, amount) > purse:
                break
            offer(out, BUY_GOODS, SPACES_MAX * good + amount - 1)


@HALF_PRICE.choose
def half_price_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    good = (action - BUY_GOODS) // SPACES_MAX
    amount = (action - BUY_GOODS) % SPACES_MAX + 1
    pop(g)
    extension.spend(g, seat, half_price(good, amount))
    gain(g, seat, good, amount)


GOODS_CITIZENS = GOODS_GIVERS | 1 << AUGUSTUS | 1 << QUINTUS | 1 << TIBERIUS  # bring goods, or other goods (bits)
