"""Team play in numbers: its personalities, its fields of the record, its kinds of decisions."""

from typing import Final

from praefectus.rules.rows import module_bit, personality

WITH_TEAMS: Final = module_bit("teams")
BIT: Final = WITH_TEAMS
BRINGS: Final = ("venus",)  # its cards offer a choice of two

RAISES: Final = ("partners",)  # fields of the record that are 0 in games that do not reach this module

PRAETOR: Final = personality("praetor")
LEGATUS: Final = personality("legatus")
PROCONSUL: Final = personality("proconsul")
CARD_ONLY_NO_PROCONSUL: Final = 2  # one more way to reckon a card's price (BUY)

# kinds of frames
START_SPACE: Final = 28  # a team's second partner places the first colonists
SUGGEST: Final = 29
PLAY_FOR_SELF: Final = 30  # a = 1 for the Proconsul's partner, 0 for the Legatus', b = card suggested, plus 1
PARTNER_ACTS: Final = 63  # a = personality, b = 1 when it is the partner's own card (a = NONE: not yet laid)
