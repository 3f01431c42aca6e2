"""What must be true of the castles and of the lines beyond the first set."""

from praefectus.rules.declarations import TABLE, fault
from praefectus.rules.modules.germania.castles import DRAW_MARKER
from praefectus.rules.modules.germania.vocabulary import CASTLES
from praefectus.rules.record import GameRecord
from praefectus.rules.stack import is_open
from praefectus.rules.vocabulary import LINES, NOBODY, NONE, PLACES

CASTLE_EMPTY = fault("a castle has no bonus marker")
FAR_LINE_SHARED = fault("two colonists are on one line beyond the first set")
FAR_LINE_TAKEN = fault("the occupied lines beyond the first set are not those with colonists")


def germania_fault(g: GameRecord) -> int:
    """One colonist on a line; a marker on each castle once they were drawn."""
    lines = 0
    for seat in range(g.seats):
        for slot in range(3):
            line = g.colonist[seat][slot] - PLACES - LINES
            if line >= 0:
                if lines >> line & 1:
                    return FAR_LINE_SHARED * 8 + seat
                lines |= 1 << line
    if lines != g.far_taken:
        return FAR_LINE_TAKEN * 8 + TABLE
    if g.turns > 0 and not is_open(g, DRAW_MARKER, NOBODY):
        for castle in range(CASTLES):
            if g.castle_good[castle] == NONE:
                return CASTLE_EMPTY * 8 + TABLE
    return 0
