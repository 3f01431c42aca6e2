"""Houses: where a seat may build, what it costs, and what building does."""

from praefectus.rules import extension
from praefectus.rules.end import trigger_end
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.storehouse import can_pay_one, can_pay_two, pay
from praefectus.rules.tables import HOUSE_COINS, HOUSE_GOODS, HOUSES
from praefectus.rules.vocabulary import COLONISTS, LAND, NONE, PLACES, SEA

# why a house cannot be built
BUILDABLE = 0
OWN_HOUSE_THERE = 1
NO_HOUSE_LEFT = 2
CITY_CLOSED = 3
NO_SHIP_LANDED = 4
NO_COLONIST_THERE = 5
NOT_PAYABLE = 6


def beside_colonists(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Cities next to the seat's colonists on lines (bits)."""
    sites = 0
    for slot in range(COLONISTS):
        place = g.colonist[seat][slot]
        if place >= PLACES and extension.may_build_from(g, seat, slot):
            sites |= b.line_cities[SEA if slot >= 3 else LAND][place - PLACES]
    return sites


def building_sites(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Cities where the seat may build: next to its colonists, and without a house of its own (bits)."""
    return extension.building_sites(g, b, seat, beside_colonists(g, b, seat)) & ~g.houses[seat]


def house_coins(g: GameRecord, b: BoardRecord, seat: int, city: int) -> int:
    """The city's price in coins, once for each house that will then stand there."""
    coins = HOUSE_COINS[g.city_good[city]] * (g.city_houses[city] + 1)
    return extension.house_coins(g, b, seat, city, coins)


def first_good(g: GameRecord, b: BoardRecord, seat: int, city: int) -> int:
    """The first good to pay, or NONE."""
    return extension.house_good(g, b, seat, city, HOUSE_GOODS[g.city_good[city]][0])


def second_good(g: GameRecord, b: BoardRecord, seat: int, city: int) -> int:
    """The second good to pay, or NONE (a brick city takes only food)."""
    return extension.house_good(g, b, seat, city, HOUSE_GOODS[g.city_good[city]][1])


def can_build(g: GameRecord, b: BoardRecord, seat: int, city: int) -> bool:
    """Has the seat a house left, the coins and the goods?"""
    if g.house_count[seat] >= HOUSES or extension.purse(g, seat) < house_coins(g, b, seat, city):
        return False
    first = first_good(g, b, seat, city)
    second = second_good(g, b, seat, city)
    if first == NONE:
        return second == NONE or can_pay_one(g, seat, second)
    if second == NONE:
        return can_pay_one(g, seat, first)
    return can_pay_two(g, seat, first, second)


def refusal(g: GameRecord, b: BoardRecord, seat: int, city: int, sites: int) -> int:
    """Why the seat could not build in a city now, even with an Architect; sites are those of building_sites (bits)."""
    if g.houses[seat] >> city & 1:
        return OWN_HOUSE_THERE
    if g.house_count[seat] >= HOUSES:
        return NO_HOUSE_LEFT
    if not sites >> city & 1:
        if not extension.building_sites(g, b, seat, 1 << city) >> city & 1:
            return CITY_CLOSED
        return NO_SHIP_LANDED if extension.closed_cities(g, b) >> city & 1 else NO_COLONIST_THERE
    return BUILDABLE if can_build(g, b, seat, city) else NOT_PAYABLE


def build(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    """Pay for a house and place it."""
    coins = house_coins(g, b, seat, city)
    first = first_good(g, b, seat, city)
    second = second_good(g, b, seat, city)
    extension.spend(g, seat, coins)
    if first != NONE:
        pay(g, seat, first, 1)
    if second != NONE:
        pay(g, seat, second, 1)
    extension.house_paid(g, b, seat, city)
    place_house(g, b, seat, city)


def place_house(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    g.city_houses[city] += 1
    g.houses[seat] |= 1 << city
    g.producing[seat][g.city_good[city]] += 1
    extension.house_placed(g, seat, city)
    use_house(g, seat)


def use_house(g: GameRecord, seat: int) -> None:
    """One house fewer in the supply; the last one ends the game."""
    g.house_count[seat] += 1
    if g.house_count[seat] == HOUSES:
        trigger_end(g, seat)
