"""Fields of the game record for Germania."""

from praefectus.rules.fields import Record, Row, i1, i8
from praefectus.rules.modules.germania.vocabulary import CASTLES
from praefectus.rules.vocabulary import TRADED


class GermaniaRecord(Record):
    """Germania: the castles, and the land lines that the first set has no room for."""

    far_taken: int = i8()  # occupied land lines beyond the first set
    castle_good: Row = i1(CASTLES)  # good of the bonus marker on a castle, or NONE
    markers_left: Row = i1(TRADED)  # set-up: bonus markers that no province needs, by good
