"""The data of the coin field."""

from functools import cache

from praefectus.data.files import read
from praefectus.data.schema import Fact, Grade


class CoinField(Fact):
    """A printed field that adds coins to every cash bonus."""

    coins: int
    also_without_coins_on_markers: bool
    readings: dict[str, Grade]
    grades: dict[str, Grade]


@cache
def coin_field() -> CoinField:
    return read("coin_field.json", CoinField)
