"""What must be true of the volcano."""

from praefectus.rules.declarations import TABLE, fault
from praefectus.rules.modules.sicilia.vocabulary import TILES
from praefectus.rules.modules.sicilia.volcano import LAST_ROW, NEUTRAL_TILES, TILE_COUNT, TILE_PROVINCE
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NONE

VOLCANO_ROW = fault("the volcano's columns are not the tiles that were drawn")
VOLCANO_PILE = fault("the volcano's pile is empty or holds too much")


def sicilia_fault(g: GameRecord, b: BoardRecord) -> int:
    """Tiles that nobody has in sight are unseen, or lie in the column of their province."""
    neutral = 0
    left = g.neutral_left
    for province in range(b.provinces):
        drawn = 0
        for tile in range(TILES):
            if TILE_PROVINCE[tile] == province:
                drawn += TILE_COUNT[tile] - g.tiles_left[tile]
                left += g.tiles_left[tile]
        if g.volcano[province] != min(drawn, LAST_ROW):
            return VOLCANO_ROW * 8 + TABLE
    for tile in range(TILES):
        if g.tiles_left[tile] < 0 or g.tiles_left[tile] > TILE_COUNT[tile]:
            return VOLCANO_PILE * 8 + TABLE
        if TILE_PROVINCE[tile] == NONE:
            neutral += g.tiles_left[tile]
    if g.neutral_left < 0 or g.neutral_left > neutral or neutral > NEUTRAL_TILES or left == 0:
        return VOLCANO_PILE * 8 + TABLE
    return 0
