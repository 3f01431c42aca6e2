"""What a game consists of: the choices that are legal, the entries of its log, and which choice undo goes back to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

CHOICE, FORCED, CHANCE = 0, 1, 2


@dataclass(frozen=True)
class Action:
    """One legal choice: a family and its argument, its number, and what it says."""

    kind: str
    argument: int
    id: int
    text: str


@dataclass(frozen=True)
class Entry:
    """What happened: who (None: chance), which action, and whether it was a real choice."""

    seat: int | None
    action: int
    how: int


def choice_before(entries: Sequence[Entry], number: int, seat: int | None) -> int | None:
    """The number of the seat's last choice before an entry, if no other seat and no chance comes between."""
    for earlier in range(number - 1, -1, -1):
        entry = entries[earlier]
        if entry.how == CHANCE or entry.seat != seat:
            return None
        if entry.how == CHOICE:
            return earlier
    return None


def last_choice(entries: Sequence[Entry]) -> int | None:
    """The number of the last choice of any seat."""
    return next((number for number in range(len(entries) - 1, -1, -1) if entries[number].how == CHOICE), None)
