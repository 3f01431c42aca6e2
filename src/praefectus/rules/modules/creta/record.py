"""Fields of the game record for Creta."""

from praefectus.rules.fields import Record, i1


class CretaRecord(Record):
    """Creta: Gavdos."""

    chosen_marker: int = i1()  # good of the marker that lies on the spot of Gavdos, plus 1
