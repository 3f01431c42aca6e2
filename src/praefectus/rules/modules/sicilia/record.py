"""Fields of the game record for Sicilia."""

from praefectus.rules.fields import Record, Row, i1
from praefectus.rules.modules.sicilia.vocabulary import TILES
from praefectus.rules.vocabulary import PROVINCES


class SiciliaRecord(Record):
    """Sicilia: the volcano and its tiles."""

    tiles_left: Row = i1(TILES)  # tiles nobody has seen; of the neutral ones, all that are not drawn
    neutral_left: int = i1()  # neutral tiles in the pile
    volcano: Row = i1(PROVINCES)  # tiles in the column of a province
