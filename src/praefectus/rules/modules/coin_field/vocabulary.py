"""The coin field in numbers."""

from typing import Final

from praefectus.rules.declarations import module_bit

WITH_COIN_FIELD: Final = module_bit("coin_field")
BIT: Final = WITH_COIN_FIELD
