"""What is drawn on Sicilia."""

from praefectus.rules.modules.sicilia.vocabulary import TILES
from praefectus.rules.rows import outcome

TILE = outcome("tile", TILES, of="tile")
