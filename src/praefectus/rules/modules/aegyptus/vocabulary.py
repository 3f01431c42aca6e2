"""Aegyptus in numbers: its trades, the marker of the Nile."""

from typing import Final

from praefectus import data
from praefectus.rules.declarations import module_bit

WITH_AEGYPTUS: Final = module_bit("aegyptus")
BIT: Final = WITH_AEGYPTUS

TRADES: Final = len(data.aegyptus().trades)
FIRST_TRADER: Final = 3  # slots of land colonists come first

THINGS: dict[str, tuple[str, ...]] = {"trade": tuple(trade.name for trade in data.aegyptus().trades)}
