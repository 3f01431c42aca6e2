"""The data of Aegyptus."""

from functools import cache

from praefectus.data.boards import board
from praefectus.data.files import check_named, read
from praefectus.data.schema import Fact, Grade


class DistantTrade(Fact):
    """A trade beyond the board: points at the end, and coins whenever one of its provinces produces."""

    name: str
    place: str
    points: int
    coins: int
    provinces: list[str]
    grade: Grade


class Aegyptus(Fact):
    trades: list[DistantTrade]
    ships_in_a_trade: int  # of one player
    nile: list[str]  # provinces of the fertile marker, downstream
    nile_food: int
    nile_marker_moves: bool
    readings: dict[str, Grade]
    grades: dict[str, Grade]


@cache
def aegyptus() -> Aegyptus:
    loaded = read("aegyptus.json", Aegyptus)
    provinces = [province.id for province in board("aegyptus").provinces]
    check_named("aegyptus.json", loaded.nile, provinces)
    for trade in loaded.trades:
        check_named("aegyptus.json", trade.provinces, provinces)
        spaces = [place.name for place in board("aegyptus").places if place.kind == "trade"]
        check_named("aegyptus.json", [trade.place], spaces)
    return loaded
