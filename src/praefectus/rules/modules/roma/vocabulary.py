"""Roma in numbers: its ships, its fields of the record, its kinds of decisions."""

from typing import Final

from praefectus.rules.declarations import module_bit

WITH_ROMA: Final = module_bit("roma")
BIT: Final = WITH_ROMA

SHIPS: Final = 3
FIRST_SHIP: Final = 3  # slots of land colonists come first
