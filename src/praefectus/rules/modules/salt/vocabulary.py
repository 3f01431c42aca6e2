"""Salt in numbers."""

from typing import Final

from praefectus.rules.declarations import module_bit

WITH_SALT: Final = module_bit("salt")
BIT: Final = WITH_SALT
