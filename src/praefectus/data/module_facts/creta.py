"""The data of Creta."""

from functools import cache

from praefectus.data.boards import board
from praefectus.data.files import check_named, read
from praefectus.data.schema import Fact, Grade


class Creta(Fact):
    """The province whose bonus is any good."""

    province: str
    readings: dict[str, Grade]
    grades: dict[str, Grade]


@cache
def creta() -> Creta:
    loaded = read("creta.json", Creta)
    check_named("creta.json", [loaded.province], [province.id for province in board("creta").provinces])
    return loaded
