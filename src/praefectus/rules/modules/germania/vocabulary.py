"""Germania in numbers: its castles."""

from typing import Final

from praefectus import data
from praefectus.rules.declarations import module_bit

WITH_GERMANIA: Final = module_bit("germania")
BIT: Final = WITH_GERMANIA

CASTLES: Final = len(data.board("germania").castles)

THINGS: dict[str, tuple[str, ...]] = {"castle": tuple(castle.name for castle in data.board("germania").castles)}
