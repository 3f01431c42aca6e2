"""Mamercus, Mamilius and Marcus: citizens that go with the Architect and leave a mark for the houses that follow."""

from praefectus.rules.architect import BUILD
from praefectus.rules.houses import building_sites, can_build, house_coins
from praefectus.rules.modules.forum.cards import citizen, holds
from praefectus.rules.modules.forum.patricians import (
    FOR_A_TOOL,
    MARCUS,
    MARCUS_CITY,
    NO_BRICKS,
    NO_COINS,
    city_fits,
    for_a_tool,
)
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.storehouse import can_pay_one, gain, lacking, pay
from praefectus.rules.tables import HOUSE_GOODS, HOUSES
from praefectus.rules.vocabulary import BRICK, SALT, TOOL

MAMERCUS = citizen("mamercus")
MAMILIUS = citizen("mamilius")


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
    """Could Marcus' house be built in another city?"""
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


@MAMERCUS.useful
def mamercus_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    return kind == BUILD and helps_building(g, b, seat, NO_COINS)


@MAMERCUS.acts
def mamercus_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    g.forum_marks[seat] |= NO_COINS


@MAMILIUS.useful
def mamilius_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    return kind == BUILD and helps_building(g, b, seat, NO_BRICKS)


@MAMILIUS.acts
def mamilius_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    g.forum_marks[seat] |= NO_BRICKS


@MARCUS.useful
def marcus_useful(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    return kind == BUILD and helps_building(g, b, seat, FOR_A_TOOL)


@MARCUS.acts
def marcus_acts(g: GameRecord, b: BoardRecord, seat: int) -> None:
    g.forum_marks[seat] |= FOR_A_TOOL
