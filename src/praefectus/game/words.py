"""Words that every sentence is made of: goods, amounts, seats, personalities, gods, lists."""

from __future__ import annotations

from functools import cache

from praefectus import data
from praefectus.data import COLOURS
from praefectus.engine.interpreted import LightRecord
from praefectus.language import Message
from praefectus.rules import extension

PLURAL = {"brick": "bricks", "tool": "tools"}
GOD_NAMES = tuple(god.name for god in data.cards().gods)


@cache
def kind_names() -> tuple[str, ...]:
    """The personalities by name; the bought Mercator is a Mercator too."""
    return tuple(kind.name for kind in data.cards().kinds)


def seat_name(seat: int) -> str:
    return COLOURS[seat].capitalize()


def party_name(g: LightRecord, seat: int) -> str:
    """A seat's colour, or Contrarius where it is his."""
    return seat_name(seat) if seat < extension.people(g) else "Contrarius"


def amount(count: int, unit: str) -> str:
    """3 bricks, 1 wine, 2 sestertii."""
    if unit == "coins":
        return f"{count} sestertius" if count == 1 else f"{count} sestertii"
    return f"{count} {PLURAL.get(unit, unit) if count != 1 else unit}"


def amount_message(count: int, unit: str) -> Message:
    """The same before it has a language."""
    return Message(f"amount-{unit}", count=count)


def card_message(kind: int) -> Message:
    """A personality by name."""
    return Message(f"card-{data.CARD_KINDS[kind]}")


def seat_message(seat: int) -> Message:
    return Message(f"colour-{COLOURS[seat]}")


def many(count: int, thing: str) -> str:
    """1 step, 2 steps."""
    return f"{count} {thing}" + ("" if count == 1 else "s")


def listed(parts: list[str]) -> str:
    """a, b and c."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
