"""The chance of Sicilia."""

from praefectus.rules.modules.sicilia.vocabulary import DRAW_TILE
from praefectus.rules.modules.sicilia.volcano import draw_tile_choose, draw_tile_legal, tile_weight
from praefectus.rules.rows import Decision, Personality, chance

DECISIONS: tuple[Decision, ...] = (chance(DRAW_TILE, "draw_tile", draw_tile_legal, draw_tile_choose, tile_weight),)
PERSONALITIES: tuple[Personality, ...] = ()
