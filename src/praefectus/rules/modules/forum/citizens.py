"""Citizens: a single use each, at any open decision of the own move, but never between two houses.

A citizen is offered when it has an effect now. Most act at once or open a decision of their own; the three that go
with the Architect leave a mark for the houses that follow.
"""

from praefectus.rules import extension
from praefectus.rules.actions import BUILD_HOUSE, BUY_GOODS, DONE
from praefectus.rules.architect import destinations
from praefectus.rules.colonist import can_settle
from praefectus.rules.fields import Choices
from praefectus.rules.houses import building_sites, can_build, house_coins, place_house
from praefectus.rules.modules.fish_market.vocabulary import MARKET
from praefectus.rules.modules.forum.actions import GIVE, USE
from praefectus.rules.modules.forum.cards import (
    ANY_TRADED,
    AUGUSTUS,
    AUGUSTUS_GOODS,
    FIRST_CITIZEN,
    GIVEN_COINS,
    GIVEN_GOODS,
    GIVERS,
    GOODS_GIVERS,
    JULIUS,
    MAMERCUS,
    MAMILIUS,
    MARCUS,
    MARCUS_CITY,
    NOVIUS,
    NOVIUS_CITY,
    PER_PROVINCES,
    PUBLIUS,
    QUINTUS,
    QUINTUS_DIVISOR,
    QUINTUS_ROUNDING,
    TIBERIUS,
    TITUS,
    TITUS_GOODS,
    USED_CITIZENS,
    holds,
)
from praefectus.rules.modules.forum.patricians import (
    BY_AUGUSTUS,
    BY_TITUS,
    FOR_A_TOOL,
    NO_BRICKS,
    NO_COINS,
    city_fits,
    exchangeable,
    for_a_tool,
)
from praefectus.rules.modules.forum.vocabulary import (
    EXCHANGE,
    FORUM_CARDS,
    FREE_HOUSE,
    HALF_PRICE,
    OFFER_CITIZENS,
    OFFER_TITUS,
    TAKE_FORUM,
    USE_FORUM,
)
from praefectus.rules.modules.teams.vocabulary import PLAY_FOR_SELF
from praefectus.rules.modules.venus.vocabulary import CHOOSE_ROLE
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import can_pay_one, choose_good, gain, lacking, pay, receive
from praefectus.rules.tables import HOUSE_GOODS, HOUSES, PRICE
from praefectus.rules.vocabulary import (
    BRICK,
    BUILD,
    BUY,
    CAPITAL_OR_OWN_CITY,
    CHOOSE_COLONIST,
    CHOOSE_PREFECT,
    COLONISTS,
    COPY,
    FIVE_COINS,
    FOOD_AND_TOOL,
    GOODS,
    MOVE,
    PLAY_CARD,
    SALT,
    SETTLE,
    SPACES_MAX,
    TOOL,
    TRADE,
    TRADED,
)

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
GOODS_CITIZENS = GOODS_GIVERS | 1 << AUGUSTUS | 1 << QUINTUS | 1 << TIBERIUS  # bring goods, or other goods (bits)


def open_to_citizens(g: GameRecord, kind: int) -> bool:
    """Is this a moment of the own move for a citizen? Not between two houses, nor inside another card's effect."""
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
    """Has the seat a citizen that brings goods, and one (perhaps another, which opens the way) with an effect now?"""
    cards = g.forum_cards[seat]
    bring_goods = cards & GOODS_CITIZENS != 0 or (cards >> JULIUS & 1 == 1 and extension.moves_bring_goods(g))
    return bring_goods and any_effect(g, b, kind, seat)


def has_effect(g: GameRecord, b: BoardRecord, kind: int, seat: int, card: int) -> bool:
    """Would the citizen bring anything at this decision?"""
    if GIVERS >> card & 1:
        return (GIVEN_COINS[card] > 0 or g.space[seat] > 0) and times_given(g, b, seat, card) > 0
    if card == AUGUSTUS:
        return exchangeable(g, seat) > 0
    if card == JULIUS:
        return can_move(g, b, seat)
    if card == MAMERCUS:
        return kind == BUILD and helps_building(g, b, seat, NO_COINS)
    if card == MAMILIUS:
        return kind == BUILD and helps_building(g, b, seat, NO_BRICKS)
    if card == MARCUS:
        return kind == BUILD and helps_building(g, b, seat, FOR_A_TOOL)
    if card == NOVIUS:
        return g.house_count[seat] < HOUSES and free_house_sites(g, b, seat) != 0
    if card == PUBLIUS:
        return can_settle(g, b, seat, CAPITAL_OR_OWN_CITY, FIVE_COINS)
    if card == QUINTUS:
        return g.space[seat] > 0 and half_price(BRICK, 1) <= extension.purse(g, seat)
    return extension.bonus_on_show(g, b, seat)


def can_move(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    """Could a colonist go anywhere with the steps of an Architect?"""
    steps = extension.steps(g, b, seat)
    for slot in range(COLONISTS):
        if g.colonist[seat][slot] >= 0 and extension.may_move(g, seat, slot):
            if destinations(g, b, seat, slot, steps):
                return True
    return False


def helps_building(g: GameRecord, b: BoardRecord, seat: int, mark: int) -> bool:
    """Would the mark of an Architect's citizen count for a house that can then be built?"""
    if g.forum_marks[seat] & mark:
        return False
    sites = building_sites(g, b, seat)
    for city in range(b.cities):
        if sites >> city & 1 and payable_with(g, b, seat, city, mark):
            return True
    return False


def citizen_helps_in(g: GameRecord, b: BoardRecord, seat: int, city: int) -> bool:
    """Could the seat build in this city with one of its citizens for the Architect?"""
    return (
        (holds(g, seat, MAMERCUS) and payable_with(g, b, seat, city, NO_COINS))
        or (holds(g, seat, MAMILIUS) and payable_with(g, b, seat, city, NO_BRICKS))
        or (holds(g, seat, MARCUS) and payable_with(g, b, seat, city, FOR_A_TOOL))
    )


def payable_with(g: GameRecord, b: BoardRecord, seat: int, city: int, mark: int) -> bool:
    """Can the house be paid when this mark counts for it? What Marcus waits for, others save on only after his."""
    if for_a_tool(g, seat, city):
        return payable_after_marcus(g, b, seat, city, mark)
    return payable_with_mark(g, b, seat, city, mark)


def payable_after_marcus(g: GameRecord, b: BoardRecord, seat: int, city: int, mark: int) -> bool:
    """The same once another house was built for Marcus' tool."""
    top = g.depth - 1
    if g.frame_kind[top] != BUILD or g.frame_a[top] < 2 or g.house_count[seat] + 2 > HOUSES:
        return False
    if not can_pay_one(g, seat, TOOL) or not another_for_marcus(g, b, seat, city):
        return False
    salt = lacking(g, seat, TOOL, 1)
    pay(g, seat, TOOL, 1)  # only tried, like the cards
    g.forum_marks[seat] &= ~FOR_A_TOOL
    payable = payable_with_mark(g, b, seat, city, mark)
    g.forum_marks[seat] |= FOR_A_TOOL
    gain(g, seat, SALT, salt)
    gain(g, seat, TOOL, 1 - salt)
    return payable


def another_for_marcus(g: GameRecord, b: BoardRecord, seat: int, city: int) -> bool:
    """Could Marcus' house stand in another city than this one?"""
    sites = building_sites(g, b, seat) & ~(1 << city)
    for other in range(b.cities):
        if sites >> other & 1 and city_fits(g, other, MARCUS_CITY):
            return True
    return False


def payable_with_mark(g: GameRecord, b: BoardRecord, seat: int, city: int, mark: int) -> bool:
    """Can the house be paid when this mark counts for it, and perhaps the other citizen that saves on any house?"""
    if not counts_for(g, b, seat, city, mark):
        return False
    marks = g.forum_marks[seat]
    g.forum_marks[seat] |= mark  # the cards are only tried on
    if mark == NO_BRICKS and holds(g, seat, MAMERCUS):
        g.forum_marks[seat] |= NO_COINS
    elif mark == NO_COINS and holds(g, seat, MAMILIUS):
        g.forum_marks[seat] |= NO_BRICKS
    payable = can_build(g, b, seat, city)
    g.forum_marks[seat] = marks
    return payable


def counts_for(g: GameRecord, b: BoardRecord, seat: int, city: int, mark: int) -> bool:
    """Would the house cost coins, or a brick, or is it in a city of Marcus' kind?"""
    if mark == NO_COINS:
        return house_coins(g, b, seat, city) > 0
    if mark == NO_BRICKS:
        return HOUSE_GOODS[g.city_good[city]][0] == BRICK
    return city_fits(g, city, MARCUS_CITY)


def use_citizen(g: GameRecord, b: BoardRecord, kind: int, seat: int, card: int) -> None:
    """Discard the card and let it act."""
    g.forum_cards[seat] &= ~(1 << card)
    g.forum_discard |= 1 << card
    if kind == USE_FORUM:
        pop(g)
        push(g, OFFER_CITIZENS, seat)
    if GIVERS >> card & 1:
        give(g, b, seat, card)
    elif card == AUGUSTUS:
        push(g, EXCHANGE, seat, AUGUSTUS_GOODS, BY_AUGUSTUS)
    elif card == JULIUS:
        push(g, MOVE, seat, extension.steps(g, b, seat))
    elif card == MAMERCUS:
        g.forum_marks[seat] |= NO_COINS
    elif card == MAMILIUS:
        g.forum_marks[seat] |= NO_BRICKS
    elif card == MARCUS:
        g.forum_marks[seat] |= FOR_A_TOOL
    elif card == NOVIUS:
        push(g, FREE_HOUSE, seat)
    elif card == PUBLIUS:
        push(g, SETTLE, seat, 1, CAPITAL_OR_OWN_CITY * 4 + FIVE_COINS)
    elif card == QUINTUS:
        push(g, HALF_PRICE, seat)
    elif card == TIBERIUS:
        extension.take_like_bonus(g, b, seat)


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


# the end of a move


def offer_last_citizens(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """After a card's action, or once a forum card was taken: is there a citizen to use?"""
    if any_effect(g, b, USE_FORUM, seat):
        push(g, USE_FORUM, seat)


def use_forum_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Nothing more; the citizens are offered beside it."""
    offer(out, DONE)


def use_forum_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)


# exchanges: Augustus, and Titus with the Tribune


def titus_waits(g: GameRecord, seat: int) -> None:
    """Titus is asked about his exchange once everything that comes before the new colonist has been carried out."""
    if holds(g, seat, TITUS):
        push(g, OFFER_TITUS, seat)


def offer_titus(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """Titus: one good may become salt, also one that a citizen brings now."""
    if exchangeable(g, seat) > 0 or citizen_brings_goods(g, b, EXCHANGE, seat):
        push(g, EXCHANGE, seat, TITUS_GOODS, BY_TITUS)


def exchange_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Give a good, or stop; with Augustus not before the first."""
    top = g.depth - 1
    if g.frame_b[top] == BY_TITUS or g.frame_a[top] < AUGUSTUS_GOODS:
        offer(out, DONE)
    for good in range(TRADED):
        if g.goods[seat][good] > 0:
            offer(out, GIVE, good)


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


def goods_on_show(g: GameRecord, b: BoardRecord) -> int:
    """The goods of all bonus markers that still show them (bits)."""
    goods = 0
    for province in range(b.producing_provinces):
        if extension.province_active(g, province) and extension.has_bonus_good(g, province):
            goods |= 1 << g.province_good[province]
    return goods


def most_fish_on_show(g: GameRecord, b: BoardRecord) -> int:
    """The larger of the fish markers that lie on bonus spots."""
    fish = 0
    for province in range(b.producing_provinces):
        if extension.has_bonus_good(g, province):
            fish = max(fish, g.fish_spot[province])
    return fish


# Novius


def free_house_sites(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Cities of the kind Novius builds in, without a house of the seat (bits)."""
    sites = 0
    for city in range(b.cities):
        if city_fits(g, city, NOVIUS_CITY):
            sites |= 1 << city
    return sites & ~(g.houses[seat] | extension.closed_cities(g, b))


def free_house_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    sites = free_house_sites(g, b, seat)
    for city in range(b.cities):
        if sites >> city & 1:
            offer(out, BUILD_HOUSE, city)


def free_house_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    place_house(g, b, seat, action - BUILD_HOUSE)


# Quintus


def half_price(good: int, amount: int) -> int:
    """Half of the whole price, an odd half counted as a full sestertius."""
    return (PRICE[good] * amount + QUINTUS_ROUNDING) // QUINTUS_DIVISOR


def half_price_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any amount of one good that there is room and money for."""
    purse = extension.purse(g, seat)
    for good in range(TRADED):
        for amount in range(1, g.space[seat] + 1):
            if half_price(good, amount) > purse:
                break
            offer(out, BUY_GOODS, SPACES_MAX * good + amount - 1)


def half_price_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    good = (action - BUY_GOODS) // SPACES_MAX
    amount = (action - BUY_GOODS) % SPACES_MAX + 1
    pop(g)
    extension.spend(g, seat, half_price(good, amount))
    gain(g, seat, good, amount)
