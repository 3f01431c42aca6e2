"""Fields of the game record for Contrarius."""

from praefectus.rules.fields import Record, i1, i2


class SolitariaRecord(Record):
    """Contrarius: his points and his last reaction."""

    solo_points: int = i2()  # points of his reactions
    solo_end: int = i2()  # when he ended the game: turns after which it is over
    solo_kind: int = i1()  # personality that was really carried out
    solo_way: int = i1()  # which of its two uses
    solo_province: int = i1()  # where a Prefect let produce
    solo_gain: int = i1()  # points of this reaction
    solo_rolled: int = i1()  # face of the white die, or NONE
    solo_good: int = i1()  # kind of city he looked for in the end
    solo_rung: int = i1()  # which of his preferences found the city, or NONE
    solo_city: int = i1()  # where he built, or NONE
    solo_produced: int = i1()  # 1 when the province of that house produced
    solo_card: int = i1()  # card for sale that he took, or NONE
    solo_placed: int = i1()  # kind of colonist that he placed, or NONE
    solo_space: int = i1()  # space his ship came to, or NONE
    solo_god: int = i1()  # god he scored in Byzantium, or NONE
