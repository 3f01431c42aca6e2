"""Gallia in numbers."""

from typing import Final

from praefectus.rules.declarations import module_bit

WITH_GALLIA: Final = module_bit("gallia")
BIT: Final = WITH_GALLIA
