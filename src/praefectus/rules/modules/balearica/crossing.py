"""Balearica: islands without a start city; land colonists cross the sea on the seat's own ships."""

from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import COLONISTS, LAND, PLACES, SEA


def own_ships(g: GameRecord, seat: int) -> int:
    """Sea lines held by sea colonists of the seat (bits)."""
    ships = 0
    for slot in range(3, COLONISTS):
        if g.colonist[seat][slot] >= PLACES:
            ships |= 1 << (g.colonist[seat][slot] - PLACES)
    return ships


def ride_reach(g: GameRecord, b: BoardRecord, seat: int, slot: int, count: int) -> int:
    """Land lines within so many steps: each land line and each own ship on the way takes one; nobody stops at sea."""
    ships = own_ships(g, seat)
    start = g.colonist[seat][slot]
    if ships == 0:
        return b.reach[LAND][start][count]
    own = 0
    cities = 0
    if start >= PLACES:
        own = 1 << (start - PLACES)
        cities = b.line_places[LAND][start - PLACES]
    else:
        cities = 1 << start
    reached = 0
    for _ in range(count):
        crossed = 0
        for line in range(b.lines[LAND]):
            if b.line_places[LAND][line] & cities:
                reached |= 1 << line
                crossed |= b.line_places[LAND][line]
        for line in range(b.lines[SEA]):
            if ships >> line & 1 and b.line_places[SEA][line] & cities:
                crossed |= b.line_places[SEA][line]
        cities |= crossed
    return reached & ~own


def island_entry(g: GameRecord, seat: int, kind: int, places: int) -> int:
    """A new land colonist may enter any own city, even one that only ships can leave."""
    if kind == LAND:
        return places | g.houses[seat]
    return places
