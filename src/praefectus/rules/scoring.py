"""The gods: what a card of each is worth to a seat."""

from praefectus.rules import extension
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.tables import CARD_GOD, CONCORDIA_POINTS, GOD_POINTS, MINERVA_POINTS, VALUE
from praefectus.rules.vocabulary import (
    BRICK,
    GOODS,
    JUPITER,
    MARS,
    MERCURIUS,
    MINERVA,
    SALT,
    SATURNUS,
    TRADED,
    VENUS,
    VESTA,
)


def vesta(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """A point for every full 10 sestertii of coins and goods."""
    return GOD_POINTS[VESTA] * (wealth(g, seat) // 10)


def wealth(g: GameRecord, seat: int) -> int:
    total = g.coins[seat] + extension.fish_value(g, seat)
    for good in range(GOODS):
        total += g.goods[seat][good] * VALUE[good]
    return total


def jupiter(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """A point for every house outside brick cities."""
    houses = 0
    for good in range(BRICK + 1, GOODS):
        houses += g.producing[seat][good]
    return GOD_POINTS[JUPITER] * houses


def saturnus(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """A point for every province with a house."""
    return GOD_POINTS[SATURNUS] * provinces_held(g, b, seat)


def provinces_held(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Provinces with a house of the seat."""
    provinces = 0
    for province in range(b.provinces):
        if g.houses[seat] & b.province_cities[province]:
            provinces += 1
    return provinces


def mercurius(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Two points for every type of goods the houses produce; salt is not a type of its own."""
    kinds = 0
    for good in range(TRADED):
        if g.producing[seat][good] > 0:
            kinds += 1
    return GOD_POINTS[MERCURIUS] * kinds


def mars(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Two points for every colonist on the board."""
    return GOD_POINTS[MARS] * g.on_board[seat]


def minerva(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """All specialists together: their points for every house of their good; salt cities count for the best of them."""
    total = 0
    best = 0
    for good in range(TRADED):
        worth = g.gods[seat][MINERVA + good] * MINERVA_POINTS[good]
        total += worth * g.producing[seat][good]
        best = max(best, worth)
    return total + best * g.producing[seat][SALT]


def specialist(g: GameRecord, b: BoardRecord, seat: int, good: int) -> int:
    """Return what one card of this specialist would score, salt cities counted with it."""
    return MINERVA_POINTS[good] * (g.producing[seat][good] + g.producing[seat][SALT])


def god_value(g: GameRecord, b: BoardRecord, seat: int, god: int) -> int:
    """Return what one card of this god is worth; Minerva: the sum of all specialists held."""
    if god == VESTA:
        return vesta(g, b, seat)
    if god == JUPITER:
        return jupiter(g, b, seat)
    if god == SATURNUS:
        return saturnus(g, b, seat)
    if god == MERCURIUS:
        return mercurius(g, b, seat)
    if god == MARS:
        return mars(g, b, seat)
    if god == VENUS:
        return extension.venus_value(g, b, seat)
    return minerva(g, b, seat)


def card_worth(g: GameRecord, b: BoardRecord, seat: int, card: int) -> int:
    """Return what a card for sale would score for the seat as things are: what its god counts, or a specialist more."""
    column = CARD_GOD[card]
    if column < MINERVA:
        return god_value(g, b, seat, column)
    before = minerva(g, b, seat)
    g.gods[seat][column] += 1
    worth = minerva(g, b, seat) - before
    g.gods[seat][column] -= 1
    return worth


def points(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """All gods, the Concordia card, and what the modules add."""
    cards = card_points(g, b, seat, saturnus(g, b, seat), mercurius(g, b, seat))
    return cards + extension.extra_points(g, seat)


def card_points(g: GameRecord, b: BoardRecord, seat: int, provinces: int, kinds: int) -> int:
    """All gods and the Concordia card, from what Saturnus and Mercurius count."""
    total = minerva(g, b, seat)
    total += g.gods[seat][JUPITER] * jupiter(g, b, seat)
    total += g.gods[seat][SATURNUS] * provinces
    total += g.gods[seat][MERCURIUS] * kinds
    total += g.gods[seat][MARS] * mars(g, b, seat)
    if g.gods[seat][VESTA] > 0:
        total += g.gods[seat][VESTA] * vesta(g, b, seat)
    if g.gods[seat][VENUS] > 0:
        total += g.gods[seat][VENUS] * extension.venus_value(g, b, seat)
    if g.end_by == seat:
        total += CONCORDIA_POINTS
    return total
