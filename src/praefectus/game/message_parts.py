"""Words that every sentence is made of: amounts, seats, personalities."""

from __future__ import annotations

from collections.abc import Sequence

from praefectus import data
from praefectus.data import COLOURS
from praefectus.language import Message, Translatable, Words
from praefectus.rules import extension
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import MERCATOR, MERCATOR5

GOD_NAMES = tuple(god.name for god in data.cards().gods)


def amount_message(count: int, unit: str) -> Message:
    """3 bricks, 1 wine, 2 sestertii."""
    return Message(f"amount-{unit}", count=count)


def card_message(kind: int) -> Message:
    """The name of a personality."""
    return Message(f"card-{data.CARD_KINDS[kind]}")


def sold_as(kind: int) -> int:
    """Return the personality to name when a card is for sale: every Mercator for sale pays 5 sestertii."""
    return MERCATOR if kind == MERCATOR5 else kind


def seat_message(seat: int) -> Message:
    return Message(f"colour-{COLOURS[seat]}")


def calling(words: Words, names: Sequence[str]) -> Words:
    """Words that call the seats by these names."""
    return words.calling({seat_message(seat).id: name for seat, name in enumerate(names)}) if names else words


def party_message(g: GameRecord, seat: int) -> Translatable:
    """A seat's colour, or Contrarius where it is his."""
    return seat_message(seat) if seat < extension.people(g) else "Contrarius"
