"""Fields of the game record for team play."""

from praefectus.rules.fields import Record, i1


class TeamsRecord(Record):
    """Team play: whose card is carried out."""

    card_of: int = i1()  # whose card is being carried out
    copied_from: int = i1()  # the seat that the Diplomat of this card copied, plus 1
