"""The data of Germania."""

from functools import cache

from praefectus.data.files import read
from praefectus.data.schema import Fact, Grade, TradeGood


class Germania(Fact):
    """The steps of a ship, and the bonus markers of which those that no province needs lie on castles."""

    ship_steps: int
    bonus_markers: dict[TradeGood, int]
    bonus_markers_with_salt: dict[TradeGood, int]
    readings: dict[str, Grade]
    grades: dict[str, Grade]


@cache
def germania() -> Germania:
    return read("germania.json", Germania)
