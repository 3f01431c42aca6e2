"""The fish market in numbers: its spots, its fields of the record, its kinds of decisions."""

from typing import Final

from praefectus import data
from praefectus.rules.declarations import module_bit, option_bit

WITH_FISH: Final = module_bit("fish_market")
BIT: Final = WITH_FISH
MOUNTAINSIDE: Final = option_bit("fish_side", "mountainside")

SPOTS: Final = max(len(side.spots) for side in data.fish_market().sides.values())
MUST_BUILD: Final = 1  # b of a MOVE of the house stand: it leads to a house
