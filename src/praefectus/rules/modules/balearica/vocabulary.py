"""Balearica in numbers."""

from typing import Final

from praefectus.rules.declarations import module_bit

WITH_BALEARICA: Final = module_bit("balearica")
BIT: Final = WITH_BALEARICA
