"""Aegyptus: a seat that produces where the fertile marker is gets more food, and the marker moves downstream."""

from praefectus import data
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import FOOD

_aegyptus = data.aegyptus()
_provinces = [province.id for province in data.board("aegyptus").provinces]

NILE = tuple(_provinces.index(name) for name in _aegyptus.nile)
NILE_FOOD = _aegyptus.nile_food
NILE_MARKER_MOVES = int(_aegyptus.nile_marker_moves)


def fertile(g: GameRecord, province: int) -> bool:
    """Is the marker in this province?"""
    return NILE[g.nile_marker] == province


def nile_feeds(g: GameRecord, seat: int, province: int) -> None:
    """A Prefect in the marked province gets food; after the last province the marker returns to the first."""
    if fertile(g, province):
        g.pending[seat][FOOD] += NILE_FOOD
        if NILE_MARKER_MOVES:
            g.nile_marker = (g.nile_marker + 1) % len(NILE)
