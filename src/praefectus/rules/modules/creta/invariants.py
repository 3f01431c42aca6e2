"""What must be true of the spot of Gavdos."""

from praefectus.rules.declarations import TABLE, fault
from praefectus.rules.modules.creta.gavdos import GAVDOS
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import COIN_SIDE, TRADED

CHOSEN_MARKER = fault("the marker on the spot of Gavdos is none of the five, or shows its good")


def creta_fault(g: GameRecord) -> int:
    """One of the five markers, or none; it shows its coins."""
    if g.chosen_marker < 0 or g.chosen_marker > TRADED:
        return CHOSEN_MARKER * 8 + TABLE
    if g.chosen_marker > 0 and g.bonus_side[GAVDOS] != COIN_SIDE:
        return CHOSEN_MARKER * 8 + TABLE
    return 0
