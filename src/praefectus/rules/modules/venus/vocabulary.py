"""Venus in numbers: her personalities, and the choice between two of them."""

from typing import Final

from praefectus.rules.declarations import module_bit, personality

WITH_VENUS: Final = module_bit("venus")
BIT: Final = WITH_VENUS

MAGISTER: Final = personality("magister")
PREFECT_ARCHITECT: Final = personality("prefect_architect")
ARCHITECT_MERCATOR: Final = personality("architect_mercator")
PREFECT_MERCATOR: Final = personality("prefect_mercator")
