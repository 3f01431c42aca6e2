"""What is drawn on Sicilia."""

from praefectus.rules.declarations import outcome
from praefectus.rules.modules.sicilia.vocabulary import TILES

TILE = outcome("tile", TILES, of="tile")
