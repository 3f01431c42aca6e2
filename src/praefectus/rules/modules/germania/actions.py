"""What is chosen and drawn on Germania."""

from praefectus.rules.declarations import family, outcome
from praefectus.rules.vocabulary import FAR_LINES, TRADED

MOVE_FAR = family("move_land_far", FAR_LINES, of="far_land_line", lights="line")

CASTLE_MARKER = outcome("castle_marker", TRADED, of="traded_good")
