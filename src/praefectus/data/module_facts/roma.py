"""The data of Roma."""

from functools import cache
from typing import Literal

from praefectus.data.files import read
from praefectus.data.schema import Fact, God, Grade


class Roma(Fact):
    ship_moves_per_turn: int
    ships_into_byzantium_per_turn: int
    prefect_ship_steps: int
    houses_on_entering: int
    gods: list[God]
    shared_god_divisor: int
    shared_god_round: Literal["up", "down"]
    venus_vp: int
    readings: dict[str, Grade]
    grades: dict[str, Grade]


@cache
def roma() -> Roma:
    return read("roma.json", Roma)
