"""Roma in numbers: its ships, its fields of the record, its kinds of decisions."""

from typing import Final

from praefectus.rules.rows import module_bit

WITH_ROMA: Final = module_bit("roma")
BIT: Final = WITH_ROMA

SHIPS: Final = 3
FIRST_SHIP: Final = 3  # slots of land colonists come first

# kinds of frames
SAIL: Final = 26  # Prefect's ship step
CHOOSE_GOD: Final = 27
SHIP_HOUSE: Final = 31  # Roma: a house where a ship has just landed, outside an Architect's building
LAND_SHIPS: Final = 66  # Roma, after moving: bonuses
BUILD_TRACK: Final = 67
SCORE_BYZANTIUM: Final = 68
