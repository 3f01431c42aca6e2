"""Contrarius' colonists stay where new colonists enter. They count for Mars and block nobody."""

from praefectus import data
from praefectus.rules.colonist import entry_places, place_colonist
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import CAPITAL_ONLY, HOME

SOLO_MAX_COLONISTS = data.solitaria().max_colonists
SOLO_COLONIST_FIRST = data.COLONIST_KINDS.index(data.solitaria().new_colonist_first)


def place_his_colonist(g: GameRecord, b: BoardRecord) -> None:
    """The type of which more are left. It stays where new colonists enter and blocks nothing."""
    seat = contrarius(g)
    kind = SOLO_COLONIST_FIRST
    if colonists_left(g, 1 - kind) > colonists_left(g, kind):
        kind = 1 - kind
    for _ in range(2):
        places = entry_places(g, b, seat, kind, CAPITAL_ONLY)
        if places and colonists_left(g, kind) > 0 and g.on_board[seat] < SOLO_MAX_COLONISTS:
            place = 0
            while not places >> place & 1:
                place += 1
            place_colonist(g, seat, kind, place)
            g.solo_placed = kind
            return
        kind = 1 - kind


def colonists_left(g: GameRecord, kind: int) -> int:
    left = 0
    for slot in range(3 * kind, 3 * kind + 3):
        if g.colonist[contrarius(g)][slot] == HOME:
            left += 1
    return left
