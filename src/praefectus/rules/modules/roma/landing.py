"""Roma: could a house be built with the bonuses of ships that are still to land? Moves come first, bonuses second.

Everything here is only tried on the record and taken back.
"""

from praefectus.rules import architect
from praefectus.rules.modules.roma.ships import (
    SHIP_MOVES,
    TRACK_CHOICE,
    TRACK_COINS,
    TRACK_GOODS,
    TRACK_SPACES,
    ship_may_move,
    ship_moved,
    ship_reach,
)
from praefectus.rules.modules.roma.vocabulary import FIRST_SHIP, SHIPS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.storehouse import gain
from praefectus.rules.vocabulary import GOODS, NONE, PLACES

BONUS_GOODS = tuple(
    sum(1 << good for good in range(GOODS) if TRACK_GOODS[space][good]) | TRACK_CHOICE[space]
    for space in range(TRACK_SPACES)
)  # the one good that a space gives is one of these (bits)
assert all(sum(goods) + (choice > 0) <= 1 for goods, choice in zip(TRACK_GOODS, TRACK_CHOICE, strict=True))
assert SHIPS == 3 and SHIP_MOVES == 1
STAYS = 0  # for a space: no ship ever goes back to Ostia


def house_after_landing(g: GameRecord, b: BoardRecord, seat: int, steps: int, slot: int, line: int) -> bool:
    """Is there a way for the ships to go, with at most so many steps, after which a house can be built and paid?"""
    for first in range(TRACK_SPACES):
        for second in range(TRACK_SPACES if first == STAYS or steps > 1 else 1):
            left = steps - (first != STAYS) - (second != STAYS)
            for third in range(TRACK_SPACES if left > 0 else 1):
                if (
                    may_go(g, b, seat, 0, first, steps, slot, line)
                    and may_go(g, b, seat, 1, second, steps, slot, line)
                    and may_go(g, b, seat, 2, third, steps, slot, line)
                    and house_with_ships_at(g, b, seat, left - (third != STAYS), first, second, third)
                ):
                    return True
    return False


def may_go(g: GameRecord, b: BoardRecord, seat: int, ship: int, space: int, steps: int, slot: int, line: int) -> bool:
    """May the ship go to this space, or stay? The one in the slot has to go to that space."""
    if slot == FIRST_SHIP + ship and space != line:
        return False
    if space == STAYS:
        return True
    place = g.colonist[seat][FIRST_SHIP + ship]
    if steps == 0 or place < 0 or not ship_may_move(g, seat, FIRST_SHIP + ship):
        return False
    return ship_reach(g, b, seat, FIRST_SHIP + ship, 1) >> space & 1 == 1


def house_with_ships_at(
    g: GameRecord, b: BoardRecord, seat: int, left: int, first: int, second: int, third: int
) -> bool:
    """Could a house be built once the ships have gone to these spaces and the bonuses have come?"""
    first_place = try_ship(g, seat, 0, first)
    second_place = try_ship(g, seat, 1, second)
    third_place = try_ship(g, seat, 2, third)
    coins = bonus_coins(g, seat, 0) + bonus_coins(g, seat, 1) + bonus_coins(g, seat, 2)
    g.coins[seat] += coins
    builds = pays_with_goods(g, b, seat, architect.sites_within(g, b, seat, left))
    g.coins[seat] -= coins
    ship_back(g, seat, 0, first, first_place)
    ship_back(g, seat, 1, second, second_place)
    ship_back(g, seat, 2, third, third_place)
    return builds


def try_ship(g: GameRecord, seat: int, ship: int, space: int) -> int:
    """Move a ship unless it stays; where it was."""
    place = g.colonist[seat][FIRST_SHIP + ship]
    if space != STAYS:
        g.colonist[seat][FIRST_SHIP + ship] = PLACES + space
        ship_moved(g, seat, FIRST_SHIP + ship)
    return place


def ship_back(g: GameRecord, seat: int, ship: int, space: int, place: int) -> None:
    """Take the move back: it was the ship's only one in this turn."""
    if space != STAYS:
        g.colonist[seat][FIRST_SHIP + ship] = place
        g.ship_moves[seat][ship] = 0
        g.ship_visit[seat][ship] = 0
        g.ships_landing[seat] &= ~(1 << ship)


def landing_space(g: GameRecord, seat: int, ship: int) -> int:
    """Return where a ship lands whose bonus is still to come; STAYS for any other."""
    if g.ships_landing[seat] >> ship & 1:
        return g.colonist[seat][FIRST_SHIP + ship] - PLACES
    return STAYS


def bonus_coins(g: GameRecord, seat: int, ship: int) -> int:
    return TRACK_COINS[landing_space(g, seat, ship)]


def pays_with_goods(g: GameRecord, b: BoardRecord, seat: int, sites: int) -> bool:
    """Can the seat pay for a house in one of these cities with the goods of its ships, as far as there is room?"""
    for first in range(NONE, GOODS):
        if not brings(g, seat, 0, first):
            continue
        for second in range(NONE, GOODS):
            if not brings(g, seat, 1, second):
                continue
            for third in range(NONE, GOODS):
                if brings(g, seat, 2, third) and pays_with(g, b, seat, sites, first, second, third):
                    return True
    return False


def brings(g: GameRecord, seat: int, ship: int, good: int) -> bool:
    """Can the ship's bonus be this good? NONE leaves it out."""
    return good == NONE or BONUS_GOODS[landing_space(g, seat, ship)] >> good & 1 == 1


def pays_with(g: GameRecord, b: BoardRecord, seat: int, sites: int, first: int, second: int, third: int) -> bool:
    """Can a house be paid with these goods? They are only tried on, if there is room for them."""
    if (first != NONE) + (second != NONE) + (third != NONE) > g.space[seat]:
        return False
    try_good(g, seat, first, 1)
    try_good(g, seat, second, 1)
    try_good(g, seat, third, 1)
    payable = architect.any_payable(g, b, seat, sites)
    try_good(g, seat, first, -1)
    try_good(g, seat, second, -1)
    try_good(g, seat, third, -1)
    return payable


def try_good(g: GameRecord, seat: int, good: int, amount: int) -> None:
    if good != NONE:
        gain(g, seat, good, amount)
