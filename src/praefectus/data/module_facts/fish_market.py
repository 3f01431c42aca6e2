"""The data of the fish market."""

from functools import cache
from typing import Annotated, Literal

from praefectus.data.files import DataError, read
from praefectus.data.schema import Fact, Gain, Grade, TradeGood, one_of


class StandOption(Fact):
    fish: int
    gain: dict[Gain, int] = {}
    pay: dict[TradeGood, int] = {}
    does: Literal["house", "colonist", "senator", "mercator"] | None = None


class Stand(Fact):
    id: str
    name: str
    text: str
    options: list[StandOption]
    grade: Grade


class Spot(Fact):
    stands: list[str]
    grade: Grade


class MarketSide(Fact):
    """A side of the market board; the spots follow the arrows and the last leads to the first."""

    name: str
    max_new_spots: int | None
    must_use: int
    spots: list[Spot]


class FishMarket(Fact):
    fish_per_space: int
    start_fish: int
    vesta_coins_per_fish: int
    skip_coins: int
    piscatus_fish: int
    prefect_coins_per_empty_spot: int
    prefect_goods: int
    stands: list[Stand]
    sides: dict[Annotated[str, one_of("coastal", "mountainside")], MarketSide]
    readings: dict[str, Grade]
    grades: dict[str, Grade]


@cache
def fish_market() -> FishMarket:
    loaded = read("fish_market.json", FishMarket)
    stands = {stand.id for stand in loaded.stands}
    for name, side in loaded.sides.items():
        for number, spot in enumerate(side.spots):
            for stand in spot.stands:
                if stand not in stands:
                    raise DataError(f"fish_market.json: spot {number} of the {name} side has no stand '{stand}'.")
    return loaded
