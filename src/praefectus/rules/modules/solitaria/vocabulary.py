"""Contrarius in numbers: his dice, his fields of the record, his kinds of decisions."""

from typing import Final

from praefectus.rules.declarations import module_bit, option_bit

WITH_SOLITARIA: Final = module_bit("solitaria")
BIT: Final = WITH_SOLITARIA
USES_MODULES: Final = ("teams", "venus")  # his co-operative game has their partners and cards
SOLO_BEGINNER: Final = option_bit("solo_level", "beginner")
SOLO_VETERAN: Final = option_bit("solo_level", "veteran")
SOLO_EXPERT: Final = option_bit("solo_level", "expert")
SOLO_COOPERATIVE: Final = option_bit("solo_mode", "cooperative")

DIE_FACES: Final = 6
