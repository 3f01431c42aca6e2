"""The one table of actions: every board and module uses these numbers.

An action is a family plus an argument: BUILD_HOUSE + city, SELL_GOODS + 16 * good + amount - 1. The base game's
families come first; those of a module are in its folder.
"""

from functools import cache

from praefectus.rules.declarations import FAMILIES as FAMILIES
from praefectus.rules.declarations import FIRST_CHANCE_ACTION as FIRST_CHANCE_ACTION
from praefectus.rules.declarations import family, module_files, outcome
from praefectus.rules.vocabulary import (
    COLONISTS,
    GOODS,
    KINDS,
    LINES,
    PLACES,
    PROVINCES,
    SALE_CARDS,
    SEATS,
    SLOTS,
    SPACES_MAX,
    STORED,
    TRADED,
)

DONE = family("done")
PLAY = family("play", KINDS, of="personality", lights="card")
PRODUCE = family("produce", PROVINCES, of="province", lights="province")
CASH_BONUS = family("cash_bonus")
INCOME = family("income")
NEW_COLONISTS = family("new_colonists")
COPY_SEAT = family("copy_seat", SEATS, of="seat", lights="seat")
COPY_DISPLAY = family("copy_display", SLOTS, of="slot", lights="slot")
ROLE = family("role", KINDS, of="personality", lights="card")
SELECT = family("select", COLONISTS, of="colonist", lights="colonist")
MOVE_LAND = family("move_land", LINES, of="land_line", lights="line")
MOVE_SEA = family("move_sea", LINES, of="sea_line", lights="line")
BUILD_HOUSE = family("build", PLACES, of="place", lights="city")
PLACE_LAND = family("place_land", PLACES, of="land_place", lights="place")
PLACE_SEA = family("place_sea", PLACES, of="sea_place", lights="place")
BUY_GOODS = family("buy_goods", TRADED * SPACES_MAX, of="amount", lights="good")
SELL_GOODS = family("sell_goods", TRADED * SPACES_MAX, of="amount", lights="good")
TAKE_GOOD = family("take_good", STORED, of="unit", lights="good")
BUY_CARD = family("buy_card", SLOTS, of="slot", lights="slot")
PAY_GOOD = family("pay_good", GOODS, of="good", lights="good")
GET = family("get", GOODS, of="good", lights="good")

TOKEN = outcome("token", GOODS, of="good")
CARD = outcome("card", SALE_CARDS, of="sale_card")

for _home in module_files("actions"):  # each declares the families of its module
    pass

PLAYABLE = max(row.first + row.size for row in FAMILIES.values() if not row.by_chance)  # choices are 0 to PLAYABLE - 1
ACTIONS = max(row.first + row.size for row in FAMILIES.values())


def is_action(number: int) -> bool:
    return 0 <= number < PLAYABLE or FIRST_CHANCE_ACTION <= number < ACTIONS


@cache
def family_of(action: int) -> tuple[str, int]:
    """The family and the argument of an action number."""
    for row in FAMILIES.values():
        if row.first <= action < row.first + row.size:
            return row.name, action - row.first
    choices, outcomes = f"0 to {PLAYABLE - 1}", f"{FIRST_CHANCE_ACTION} to {ACTIONS - 1}"
    raise ValueError(f"{action} is no action; choices are the numbers {choices}, outcomes of chance {outcomes}.")
