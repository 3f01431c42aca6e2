"""Sicilia in numbers: its tiles, its fields of the record, its chance."""

from typing import Final

from praefectus import data
from praefectus.rules.declarations import module_bit

WITH_SICILIA: Final = module_bit("sicilia")
BIT: Final = WITH_SICILIA

TILES: Final = len(data.sicilia().tiles)


# names on disk: its lists of things
THINGS = {
    "tile": [tile.province or "coast" for tile in data.sicilia().tiles],
    "volcano_column": list(data.board("sicilia").volcano),
}
