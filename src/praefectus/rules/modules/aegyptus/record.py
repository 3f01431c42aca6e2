"""Fields of the game record for Aegyptus."""

from praefectus.rules.fields import Record, i1


class AegyptusRecord(Record):
    """Aegyptus: the Nile."""

    nile_marker: int = i1()  # place of the fertile marker, counted downstream
