"""Germania: the goods of the castles."""

from praefectus.agents.network.observation.layout import LAYOUT
from praefectus.rules.fields import Numbers
from praefectus.rules.modules.germania.vocabulary import CASTLES
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import TRADED

TABLE_CASTLES = LAYOUT.place("table.castles")


def observe_castles(g: GameRecord, row: Numbers) -> None:
    for castle in range(CASTLES):
        if g.castle_good[castle] >= 0:
            row[TABLE_CASTLES + TRADED * castle + g.castle_good[castle]] = 1
