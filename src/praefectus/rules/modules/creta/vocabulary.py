"""Creta in numbers: the chosen marker and the choice."""

from typing import Final

from praefectus.rules.declarations import module_bit

WITH_CRETA: Final = module_bit("creta")
BIT: Final = WITH_CRETA
