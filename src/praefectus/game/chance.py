"""Chance: the random draws of a game. A fork has its own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol


class Chance(Protocol):
    """Draws one of the outcomes, each as likely as its weight, when the log has so many entries; None: not yet."""

    def draw(self, outcomes: Sequence[int], weights: Sequence[int], entries: int) -> int | None: ...


class Stream:
    """One random number after another, from a seed or from the system's own randomness."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def draw(self, outcomes: Sequence[int], weights: Sequence[int], entries: int) -> int:
        return self._random.choices(outcomes, weights)[0]


class Placed:
    """Random draws that depend only on the seed and on the length of the log, so a stored game continues unchanged
    when it is loaded again."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def draw(self, outcomes: Sequence[int], weights: Sequence[int], entries: int) -> int:
        return random.Random(f"{self._seed} {entries}").choices(outcomes, weights)[0]
