"""Sicilia in numbers: its tiles, its fields of the record, its chance."""

from typing import Final

from praefectus import data
from praefectus.rules.rows import module_bit
from praefectus.rules.vocabulary import PROVINCES

WITH_SICILIA: Final = module_bit("sicilia")
BIT: Final = WITH_SICILIA

TILES: Final = len(data.sicilia().tiles)

# kinds of frames
DRAW_TILE: Final = 44  # a = seat that draws, plus 1; 0 in the set-up

FIELDS: dict[str, tuple[str, tuple[int, ...]]] = {
    "tiles_left": ("i1", (TILES,)),  # tiles nobody has seen; of the neutral ones, all that are not drawn
    "neutral_left": ("i1", ()),  # neutral tiles in the pile
    "volcano": ("i1", (PROVINCES,)),  # tiles in the column of a province
}

# names on disk: its lists of things
THINGS = {
    "tile": [tile.province or "coast" for tile in data.sicilia().tiles],
    "volcano_column": list(data.board("sicilia").volcano),
}
