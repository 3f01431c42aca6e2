"""Roma: the gods that were scored in Byzantium, and the ships on their track."""

from praefectus.agents.network.observation.layout import LAYOUT, LINE_SIZE, LINE_TOKENS
from praefectus.rules.fields import Numbers
from praefectus.rules.modules.roma.ships import TRACK_SPACES
from praefectus.rules.modules.roma.vocabulary import FIRST_SHIP
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import COLONISTS, GODS, LINES, PLACES, SEA

TABLE_GODS_MARKED = LAYOUT.place("table.gods_marked_by_others")
TABLE_GODS_MARKED_MINE = LAYOUT.place("table.gods_marked")
TABLE_SHIPS = LAYOUT.place("table.ship_space")
SPACE_EXISTS = LAYOUT.place("line.exists")
SPACE_STEPS = LAYOUT.place("line.steps")


def observe_track(g: GameRecord, me: int, row: Numbers) -> None:
    for god in range(GODS):
        if g.gods_marked[god] & (1 << me):
            row[TABLE_GODS_MARKED_MINE + god] = 1
        if g.gods_marked[god] & ~(1 << me):
            row[TABLE_GODS_MARKED + god] = 1
    for slot in range(FIRST_SHIP, COLONISTS):
        if g.colonist[me][slot] >= PLACES:
            row[TABLE_SHIPS + slot] = g.colonist[me][slot] - PLACES


def observe_track_spaces(row: Numbers) -> None:
    """The spaces of the track take the places of sea lines on other boards."""
    for space in range(TRACK_SPACES):
        start = LINE_TOKENS + (LINES * SEA + space) * LINE_SIZE
        row[start + SPACE_EXISTS] = 1
        row[start + SPACE_STEPS] = space
