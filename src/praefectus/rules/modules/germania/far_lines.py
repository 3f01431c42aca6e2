"""Germania: ships count two steps, and there are more land lines than one set holds."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.bits import lowest
from praefectus.rules.fields import Choices
from praefectus.rules.modules.germania.actions import MOVE_FAR
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer
from praefectus.rules.vocabulary import COLONISTS, HOME, LAND, LINES, MAX_STEPS

SHIP_STEPS = data.germania().ship_steps


def ship_steps(g: GameRecord, seat: int) -> int:
    """Steps that ships give beyond the one of every colonist."""
    count = 0
    for slot in range(3, COLONISTS):
        if g.colonist[seat][slot] != HOME:
            count += SHIP_STEPS - 1
    return count


def far_free(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int) -> int:
    """Free lines beyond the first set within so many steps (bits)."""
    return b.far_reach[g.colonist[seat][slot]][steps] & ~g.far_taken


def offer_far(lines: int, out: Choices) -> None:
    while lines:
        offer(out, MOVE_FAR, lowest(lines))
        lines &= lines - 1


def line_of(action: int) -> int:
    return action - MOVE_FAR + LINES


def steps_to(g: GameRecord, b: BoardRecord, seat: int, slot: int, line: int) -> int:
    for steps in range(1, MAX_STEPS):
        if b.far_reach[g.colonist[seat][slot]][steps] >> (line - LINES) & 1:
            return steps
    return MAX_STEPS


def mark(g: GameRecord, line: int, taken: bool) -> None:
    """Occupied, or free again."""
    if taken:
        g.far_taken |= 1 << (line - LINES)
    else:
        g.far_taken &= ~(1 << (line - LINES))


def sites_of_far_lines(g: GameRecord, b: BoardRecord, seat: int, steps: int) -> int:
    """Cities next to far lines that a land colonist can come to (bits)."""
    lines = 0
    for slot in range(3):
        if g.colonist[seat][slot] >= 0 and extension.may_move(g, seat, slot):
            lines |= far_free(g, b, seat, slot, steps)
    return cities_beside_far(b, lines)


def cities_beside_far(b: BoardRecord, lines: int) -> int:
    """Cities at the ends of far lines (bits)."""
    sites = 0
    while lines:
        sites |= b.line_cities[LAND][LINES + lowest(lines)]
        lines &= lines - 1
    return sites
