"""Team play in numbers: its personalities, its fields of the record, its kinds of decisions."""

from typing import Final

from praefectus.rules.declarations import module_bit, personality

WITH_TEAMS: Final = module_bit("teams")
BIT: Final = WITH_TEAMS
USES_MODULES: Final = ("venus",)  # its cards offer a choice of two

PRAETOR: Final = personality("praetor")
LEGATUS: Final = personality("legatus")
PROCONSUL: Final = personality("proconsul")
CARD_ONLY_NO_PROCONSUL: Final = 2  # one more way to calculate a card's price (BUY)
