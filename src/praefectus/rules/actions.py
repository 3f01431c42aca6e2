"""The one fixed table of actions. Every board and module uses these numbers; new families are appended before chance.

An action is a family plus an argument: BUILD + city, SELL + 16 * good + amount - 1. Families from FIRST_CHANCE_ACTION
on are outcomes of chance.
"""

from functools import cache
from typing import Final

from praefectus.rules.vocabulary import (
    COLONISTS,
    GODS,
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

FORUM_CARDS: Final = 27
FORUM_SLOTS: Final = 4
BIDS: Final = 21
SPOTS: Final = 9
TILES: Final = 14
DIE_FACES: Final = 6

DONE: Final = 0
PLAY: Final = DONE + 1  # + kind
PRODUCE: Final = PLAY + KINDS  # + province
CASH_BONUS: Final = PRODUCE + PROVINCES
INCOME: Final = CASH_BONUS + 1
NEW_COLONISTS: Final = INCOME + 1
COPY_SEAT: Final = NEW_COLONISTS + 1  # + seat
COPY_DISPLAY: Final = COPY_SEAT + SEATS  # + slot
ROLE: Final = COPY_DISPLAY + SLOTS  # + kind
SELECT: Final = ROLE + KINDS  # + slot of a colonist
MOVE_LAND: Final = SELECT + COLONISTS  # + line
MOVE_SEA: Final = MOVE_LAND + LINES  # + line
BUILD_HOUSE: Final = MOVE_SEA + LINES  # + city
PLACE_LAND: Final = BUILD_HOUSE + PLACES  # + place
PLACE_SEA: Final = PLACE_LAND + PLACES  # + place
BUY_GOODS: Final = PLACE_SEA + PLACES  # + 16 * good + amount - 1
SELL_GOODS: Final = BUY_GOODS + TRADED * SPACES_MAX
TAKE_GOOD: Final = SELL_GOODS + TRADED * SPACES_MAX  # + good or fish
BUY_CARD: Final = TAKE_GOOD + STORED  # + slot
PAY_GOOD: Final = BUY_CARD + SLOTS  # + good
GIVE: Final = PAY_GOOD + GOODS  # + good
GET: Final = GIVE + GOODS  # + good
SELL_UNIT: Final = GET + GOODS
KEEP: Final = SELL_UNIT + 1  # + forum card
TAKE_CARD: Final = KEEP + FORUM_CARDS  # + slot of the forum
USE: Final = TAKE_CARD + FORUM_SLOTS  # + forum card
BID_POINTS: Final = USE + FORUM_CARDS  # + victory points
ENTER: Final = BID_POINTS + BIDS  # + spot of the fish market
USE_STAND: Final = ENTER + SPOTS  # + first or second stand of the spot
TAKE_OFFER: Final = USE_STAND + 2  # + first or second offer of the stand
SCORE_GOD: Final = TAKE_OFFER + 2  # + god
SUGGEST_CARD: Final = SCORE_GOD + GODS  # + kind
FIRST_CHANCE_ACTION: Final = SUGGEST_CARD + KINDS

TOKEN: Final = FIRST_CHANCE_ACTION  # + good
CARD: Final = TOKEN + GOODS  # + card for sale
FORUM_CARD: Final = CARD + SALE_CARDS  # + forum card
TILE: Final = FORUM_CARD + FORUM_CARDS  # + volcano tile
CITY_DIE: Final = TILE + TILES  # + good; the sixth face is the specialist
CARD_DIE: Final = CITY_DIE + DIE_FACES  # + number - 1
CITY_PICK: Final = CARD_DIE + DIE_FACES  # + city
ACTIONS: Final = CITY_PICK + PLACES

# family name -> (first number, how many): what notation, views and learning read
FAMILIES: Final = {
    "done": (DONE, 1),
    "play": (PLAY, KINDS),
    "produce": (PRODUCE, PROVINCES),
    "cash_bonus": (CASH_BONUS, 1),
    "income": (INCOME, 1),
    "new_colonists": (NEW_COLONISTS, 1),
    "copy_seat": (COPY_SEAT, SEATS),
    "copy_display": (COPY_DISPLAY, SLOTS),
    "role": (ROLE, KINDS),
    "select": (SELECT, COLONISTS),
    "move_land": (MOVE_LAND, LINES),
    "move_sea": (MOVE_SEA, LINES),
    "build": (BUILD_HOUSE, PLACES),
    "place_land": (PLACE_LAND, PLACES),
    "place_sea": (PLACE_SEA, PLACES),
    "buy_goods": (BUY_GOODS, TRADED * SPACES_MAX),
    "sell_goods": (SELL_GOODS, TRADED * SPACES_MAX),
    "take_good": (TAKE_GOOD, STORED),
    "buy_card": (BUY_CARD, SLOTS),
    "pay_good": (PAY_GOOD, GOODS),
    "give": (GIVE, GOODS),
    "get": (GET, GOODS),
    "sell_unit": (SELL_UNIT, 1),
    "keep": (KEEP, FORUM_CARDS),
    "take_card": (TAKE_CARD, FORUM_SLOTS),
    "use": (USE, FORUM_CARDS),
    "bid": (BID_POINTS, BIDS),
    "enter": (ENTER, SPOTS),
    "use_stand": (USE_STAND, 2),
    "take_offer": (TAKE_OFFER, 2),
    "score_god": (SCORE_GOD, GODS),
    "suggest": (SUGGEST_CARD, KINDS),
    "token": (TOKEN, GOODS),
    "card": (CARD, SALE_CARDS),
    "forum_card": (FORUM_CARD, FORUM_CARDS),
    "tile": (TILE, TILES),
    "city_die": (CITY_DIE, DIE_FACES),
    "card_die": (CARD_DIE, DIE_FACES),
    "city_pick": (CITY_PICK, PLACES),
}


@cache
def family_of(action: int) -> tuple[str, int]:
    """The family and the argument of an action number."""
    for name, (first, size) in FAMILIES.items():
        if first <= action < first + size:
            return name, action - first
    raise ValueError(f"{action} is no action; actions are the numbers 0 to {ACTIONS - 1}.")
