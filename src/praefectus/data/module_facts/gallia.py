"""The data of Gallia."""

from functools import cache
from typing import Literal

from praefectus.data.boards import board
from praefectus.data.files import check_named, read
from praefectus.data.schema import Fact, Grade


class Gallia(Fact):
    """The ports where ships enter."""

    ports: list[str]
    new_ships_in_ports_only: bool
    when_a_waiting_ship_enters: Literal["at once", "with the next move"]  # its port, once there is a house
    readings: dict[str, Grade]
    grades: dict[str, Grade]


@cache
def gallia() -> Gallia:
    loaded = read("gallia.json", Gallia)
    check_named("gallia.json", loaded.ports, [city.name for city in board("gallia").cities])
    return loaded
