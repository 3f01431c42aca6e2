"""The fish market in numbers: its spots, its fields of the record, its kinds of decisions."""

from typing import Final

from praefectus import data
from praefectus.rules.rows import module_bit, option_bit

WITH_FISH: Final = module_bit("fish_market")
BIT: Final = WITH_FISH
MOUNTAINSIDE: Final = option_bit("fish_side", "mountainside")

SPOTS: Final = max(len(side.spots) for side in data.fish_market().sides.values())
MUST_BUILD: Final = 1  # b of a MOVE of the house stand: it leads to a house

# kinds of frames
MARKET: Final = 23  # a = spots entered this turn, b = spot where the turn began, plus 1
STAND: Final = 24  # a = spot, b = bits of the stands already used
OFFER: Final = 25  # a = stand
LEAVE_STAND: Final = 74  # the action of a market stand was carried out
