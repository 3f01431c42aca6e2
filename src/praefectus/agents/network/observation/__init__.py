"""What the acting player may know, as a row of small numbers: the same for every board and module.

Plain functions over the records, like the rules, so that they run interpreted, compiled, and on a GPU. The row has
five kinds of blocks: a seat (the acting one first), the table as a whole, then tokens for provinces, cities and lines,
which mean the same on every board. layout.json lists their parts; a module's parts are written by the file of its name.
"""

from praefectus.agents.network.observation.layout import (
    CITY_SIZE,
    CITY_TOKENS,
    FAR_LINE_TOKENS,
    FEATURES,
    LAYOUT,
    LINE_SIZE,
    LINE_TOKENS,
    PROVINCE_SIZE,
    PROVINCE_TOKENS,
    SCALES,
    SEAT_SIZE,
    ObservationError,
)
from praefectus.agents.network.observation.row import observe
from praefectus.agents.network.observation.seat import (
    SEAT_COINS,
    SEAT_HAND,
    SEAT_HOUSES,
    SEAT_PILE,
    SEAT_POINTS,
    SEAT_PRESENT,
)
from praefectus.agents.network.observation.solitaria import SEAT_AUTOMATIC
from praefectus.agents.network.observation.teams import SEAT_PARTNER

__all__ = [
    "CITY_SIZE",
    "CITY_TOKENS",
    "FAR_LINE_TOKENS",
    "FEATURES",
    "LAYOUT",
    "LINE_SIZE",
    "LINE_TOKENS",
    "PROVINCE_SIZE",
    "PROVINCE_TOKENS",
    "SCALES",
    "SEAT_AUTOMATIC",
    "SEAT_COINS",
    "SEAT_HAND",
    "SEAT_HOUSES",
    "SEAT_PARTNER",
    "SEAT_PILE",
    "SEAT_POINTS",
    "SEAT_PRESENT",
    "SEAT_SIZE",
    "ObservationError",
    "observe",
]
