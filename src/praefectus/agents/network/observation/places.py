"""Provinces and cities: what they are, who has houses there, what a house would cost and give."""

from praefectus.agents.network.observation.layout import (
    CITY_SIZE,
    CITY_TOKENS,
    LAYOUT,
    PROVINCE_SIZE,
    PROVINCE_TOKENS,
    capped,
    seat_after,
)
from praefectus.rules import extension
from praefectus.rules.fields import Numbers
from praefectus.rules.houses import can_build, house_coins
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.tables import HOUSES, MINERVA_POINTS, PRICE
from praefectus.rules.vocabulary import (
    BRICK,
    COLONISTS,
    JUPITER,
    LAND,
    MERCURIUS,
    MINERVA,
    NONE,
    PLACES,
    SALT,
    SATURNUS,
    SEA,
    TRADED,
)

PROVINCE_EXISTS = LAYOUT.place("province.exists")
PROVINCE_GOOD = LAYOUT.place("province.good")
PROVINCE_ACTIVE = LAYOUT.place("province.active")
PROVINCE_COINS = LAYOUT.place("province.coins")
PROVINCE_OWN_YIELD = LAYOUT.place("province.own_yield")
PROVINCE_OTHER_YIELD = LAYOUT.place("province.others_yield")
PROVINCE_OWN = LAYOUT.place("province.own_houses")
PROVINCE_OTHERS = LAYOUT.place("province.others_houses")
PROVINCE_UNITS = LAYOUT.place("province.own_units")
PROVINCE_BONUS_VALUE = LAYOUT.place("province.bonus_value")

CITY_EXISTS = LAYOUT.place("city.exists")
CITY_GOOD = LAYOUT.place("city.good")
CITY_HOUSES = LAYOUT.place("city.houses")
CITY_OWN = LAYOUT.place("city.own_house")
CITY_OTHERS = LAYOUT.place("city.others_houses")
CITY_PAYABLE = LAYOUT.place("city.payable")
CITY_COINS = LAYOUT.place("city.coins")
CITY_NEW_PROVINCE = LAYOUT.place("city.new_province")
CITY_NEW_KIND = LAYOUT.place("city.new_kind_of_good")
CITY_GAIN = LAYOUT.place("city.gain")
CITY_ACTIVE = LAYOUT.place("city.province_active")
CITY_START = LAYOUT.place("city.is_start_space")
CITY_LAND_LINES = LAYOUT.place("city.has_land_lines")
CITY_SEA_LINES = LAYOUT.place("city.has_sea_lines")
CITY_OWN_LAND = LAYOUT.place("city.own_land_colonists")
CITY_OWN_SEA = LAYOUT.place("city.own_ships")
CITY_SECOND_IN_PROVINCE = LAYOUT.place("city.second_in_province")


def observe_provinces(g: GameRecord, b: BoardRecord, me: int, row: Numbers) -> None:
    """What every province is; its houses are counted with the cities."""
    bonus = 2 if g.magnus == me else 1
    for province in range(b.provinces):
        start = PROVINCE_TOKENS + province * PROVINCE_SIZE
        good = g.province_good[province]
        row[start + PROVINCE_EXISTS] = 1
        row[start + PROVINCE_GOOD + good] = 1
        row[start + PROVINCE_UNITS] = 1
        if province < b.producing_provinces:
            row[start + PROVINCE_BONUS_VALUE] = PRICE[good] * bonus
            if extension.province_active(g, province):
                row[start + PROVINCE_ACTIVE] = 1
            else:
                row[start + PROVINCE_COINS] = extension.marker_coins(g, province)


def observe_cities(g: GameRecord, b: BoardRecord, me: int, row: Numbers) -> int:
    """Return what a house would cost and give in every city, and the cities where the seat could pay one (bits)."""
    gains = gains_by_good(g, me)
    missing = missing_kinds(g, me)
    for_province = g.gods[me][SATURNUS]
    purse = extension.purse(g, me) if g.house_count[me] < HOUSES else NONE
    asked, goods_paid, payable = 0, 0, 0
    province, settled, active = NONE, 0, 0
    houses = g.houses[me]
    for city in range(b.cities):
        start = CITY_TOKENS + city * CITY_SIZE
        good = g.city_good[city]
        coins = house_coins(g, b, me, city)
        own = houses & 1
        houses >>= 1
        if b.city_province[city] != province:
            province = b.city_province[city]
            settled = g.houses[me] & b.province_cities[province]
            active = row[PROVINCE_TOKENS + province * PROVINCE_SIZE + PROVINCE_ACTIVE]
        if g.city_houses[city] > 0:
            observe_houses(g, b, me, city, own, row)
        row[start + CITY_EXISTS] = 1
        row[start + CITY_GOOD + good] = 1
        row[start + CITY_COINS] = coins
        gain = gains >> 8 * good & 255
        if settled == 0:
            gain += for_province
            row[start + CITY_NEW_PROVINCE] = 1
        elif settled & (settled - 1) == 0:
            row[start + CITY_SECOND_IN_PROVINCE] = 1
        row[start + CITY_GAIN] = gain
        bit = 1 << good
        if missing & bit:
            row[start + CITY_NEW_KIND] = 1
        if active:
            row[start + CITY_ACTIVE] = 1
        if not own and coins <= purse:
            if not asked & bit:  # cities of one good take the same goods
                asked |= bit
                if can_build(g, b, me, city):
                    goods_paid |= bit
            if goods_paid & bit:
                payable |= 1 << city
                row[start + CITY_PAYABLE] = 1
    return payable


def gains_by_good(g: GameRecord, seat: int) -> int:
    """Points that a house would add with the cards held, its province aside: 8 bits for each good of a city."""
    gains = g.gods[seat][JUPITER] << 8 * SALT
    for good in range(TRADED):
        gain = g.gods[seat][MINERVA + good] * MINERVA_POINTS[good]
        if good != BRICK:
            gain += g.gods[seat][JUPITER]
        if g.producing[seat][good] == 0:
            gain += 2 * g.gods[seat][MERCURIUS]
        gains |= gain << 8 * good
    return gains


def missing_kinds(g: GameRecord, seat: int) -> int:
    """The goods that no house of the seat produces; salt doesn't count as a type (bits)."""
    missing = 0
    for good in range(TRADED):
        if g.producing[seat][good] == 0:
            missing |= 1 << good
    return missing


def observe_houses(g: GameRecord, b: BoardRecord, me: int, city: int, own: int, row: Numbers) -> None:
    """Whose houses stand in a city, and what they add to its province."""
    start = CITY_TOKENS + city * CITY_SIZE
    province = PROVINCE_TOKENS + b.city_province[city] * PROVINCE_SIZE
    price = PRICE[min(g.city_good[city], TRADED - 1)]
    others = g.city_houses[city] - own
    row[start + CITY_HOUSES] = others + own
    if own:
        row[start + CITY_OWN] = 1
        row[province + PROVINCE_OWN] += 1
        row[province + PROVINCE_UNITS] += 1
        row[province + PROVINCE_OWN_YIELD] = capped(row[province + PROVINCE_OWN_YIELD] + price)
    if others:
        row[province + PROVINCE_OTHERS] += others
        row[province + PROVINCE_OTHER_YIELD] = capped(row[province + PROVINCE_OTHER_YIELD] + price * others)
        for after in range(1, g.seats):
            if g.houses[seat_after(g, me, after)] >> city & 1:
                row[start + CITY_OTHERS + after - 1] = 1


def observe_places(g: GameRecord, b: BoardRecord, me: int, row: Numbers) -> None:
    """Start spaces, lines and the seat's colonists of every place."""
    for place in range(b.cities, b.places):
        row[CITY_TOKENS + place * CITY_SIZE + CITY_EXISTS] = 1
        row[CITY_TOKENS + place * CITY_SIZE + CITY_START] = 1
    land, sea = b.has_line[LAND], b.has_line[SEA]
    for place in range(b.places):
        if land & 1:
            row[CITY_TOKENS + place * CITY_SIZE + CITY_LAND_LINES] = 1
        if sea & 1:
            row[CITY_TOKENS + place * CITY_SIZE + CITY_SEA_LINES] = 1
        land >>= 1
        sea >>= 1
    for slot in range(COLONISTS):
        place = g.colonist[me][slot]
        if 0 <= place < PLACES:
            row[CITY_TOKENS + place * CITY_SIZE + (CITY_OWN_LAND if slot < 3 else CITY_OWN_SEA)] += 1
