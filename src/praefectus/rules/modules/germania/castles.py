"""Germania: a bonus marker on each castle, and the good of one of them with every Tribune."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.declarations import chance
from praefectus.rules.fields import Choices
from praefectus.rules.modules.germania.actions import CASTLE_MARKER
from praefectus.rules.modules.germania.vocabulary import CASTLES
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push_chance
from praefectus.rules.storehouse import choose_good
from praefectus.rules.vocabulary import NONE, PLACES, TRADED

_board = data.board("germania")
_names = [castle.name for castle in _board.castles]

MARKERS = tuple(
    tuple(markers[name] for name in data.GOODS[:TRADED])
    for markers in (data.germania().bonus_markers, data.germania().bonus_markers_with_salt)
)
CASTLES_BESIDE = tuple(  # castles at the ends of a land line (bits)
    sum(1 << _names.index(end) for end in line.ends if end in _names) for line in _board.lines_of("land")
)


def open_castles(g: GameRecord) -> None:
    """The castles get their markers after everything else was dealt."""
    for castle in range(CASTLES):
        g.castle_good[castle] = NONE
    push_chance(g, DRAW_MARKER)


def count_markers(g: GameRecord, b: BoardRecord) -> None:
    """The bonus markers that no province needs."""
    for good in range(TRADED):
        g.markers_left[good] = MARKERS[1 if extension.with_salt(g) else 0][good]
    for province in range(b.producing_provinces):
        g.markers_left[g.province_good[province]] -= 1


DRAW_MARKER = chance("draw_marker")  # a = castle


@DRAW_MARKER.legal
def draw_marker_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    for good in range(TRADED):
        if g.markers_left[good] > 0:
            offer(out, CASTLE_MARKER, good)


@DRAW_MARKER.choose
def draw_marker_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The marker stays on the castle, goods side up, for the whole game."""
    top = g.depth - 1
    good = action - CASTLE_MARKER
    g.markers_left[good] -= 1
    g.castle_good[g.frame_a[top]] = good
    g.frame_a[top] += 1
    if g.frame_a[top] == CASTLES:
        pop(g)


@DRAW_MARKER.weight
def marker_weight(g: GameRecord, b: BoardRecord, action: int) -> int:
    """Each marker is as likely as another."""
    return g.markers_left[action - CASTLE_MARKER]


def castles_beside(g: GameRecord, seat: int) -> int:
    """Castles at the ends of the lines on which the seat has land colonists (bits)."""
    castles = 0
    for slot in range(3):
        if g.colonist[seat][slot] >= PLACES:
            castles |= CASTLES_BESIDE[g.colonist[seat][slot] - PLACES]
    return castles


def castle_gives(g: GameRecord, seat: int) -> None:
    """With a Tribune: the good of one castle next to an own colonist."""
    goods = 0
    castles = castles_beside(g, seat)
    for castle in range(CASTLES):
        if castles >> castle & 1:
            goods |= 1 << g.castle_good[castle]
    if goods != 0:
        choose_good(g, seat, goods)
