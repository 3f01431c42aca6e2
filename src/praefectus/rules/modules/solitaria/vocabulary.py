"""Contrarius in numbers: his dice, his fields of the record, his kinds of decisions."""

from typing import Final

from praefectus.rules.modules.teams.vocabulary import FIELDS as PARTNERS_FIELDS
from praefectus.rules.rows import module_bit, option_bit

WITH_SOLITARIA: Final = module_bit("solitaria")
BIT: Final = WITH_SOLITARIA
BRINGS: Final = ("teams", "venus")  # his co-operative game has their partners and cards
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
FINISH_REACTION: Final = 69

FIELDS: dict[str, tuple[str, tuple[int, ...]]] = {
    **PARTNERS_FIELDS,  # partners may play against him
    "solo_points": ("i2", ()),  # points of his reactions
    "solo_end": ("i2", ()),  # when he ended the game: turns after which it is over
    "solo_kind": ("i1", ()),  # personality that was really carried out
    "solo_way": ("i1", ()),  # which of its two uses
    "solo_province": ("i1", ()),  # where a Prefect let produce
    "solo_gain": ("i1", ()),  # points of this reaction
    "solo_rolled": ("i1", ()),  # face of the white die, or NONE
    "solo_good": ("i1", ()),  # kind of city he looked for in the end
    "solo_rung": ("i1", ()),  # which of his preferences found the city, or NONE
    "solo_city": ("i1", ()),  # where he built, or NONE
    "solo_produced": ("i1", ()),  # 1 when the province of that house produced
    "solo_card": ("i1", ()),  # card for sale that he took, or NONE
    "solo_placed": ("i1", ()),  # kind of colonist that he placed, or NONE
    "solo_space": ("i1", ()),  # space his ship came to, or NONE
    "solo_god": ("i1", ()),  # god he scored in Byzantium, or NONE
}
