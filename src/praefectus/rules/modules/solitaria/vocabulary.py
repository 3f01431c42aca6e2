"""Contrarius in numbers: his dice, his fields of the record, his kinds of decisions."""

from typing import Final

from praefectus.rules.rows import module_bit, option_bit

WITH_SOLITARIA: Final = module_bit("solitaria")
BIT: Final = WITH_SOLITARIA
BRINGS: Final = ("teams", "venus")  # his co-operative game has their partners and cards
SOLO_BEGINNER: Final = option_bit("solo_level", "beginner")
SOLO_VETERAN: Final = option_bit("solo_level", "veteran")
SOLO_EXPERT: Final = option_bit("solo_level", "expert")
SOLO_COOPERATIVE: Final = option_bit("solo_mode", "cooperative")

DIE_FACES: Final = 6

# kinds of frames
ROLL_CITY: Final = 45  # a = space of the ship track where Contrarius may build, plus 1; 0 for a city
ROLL_CARD: Final = 46
BREAK_TIE: Final = 47  # a = good, b = which of his preferences the cities meet
DRAW_SPECIALIST: Final = 48
REACT: Final = 64  # Contrarius reacts: a = step of the reaction (0: it begins), b = how often
FINISH_REACTION: Final = 69  # a = 1 after a reaction that found nothing and went on with something else
