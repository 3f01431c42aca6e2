"""Which positions become puzzles: what has to be true of the chances of their turns, and how sure it must be."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

OPEN = (0.10, 0.90)  # the chance of the best turn: neither lost nor won already
CLEAR = 0.08  # by so much the best card leads every other one
SURE = 3.0  # standard errors
ACCEPTED = 0.02  # a turn that loses no more than this solves the puzzle
NEARLY, HALF = 0.05, 0.10  # what loses more than the first is no solution, more than the second is missed


@dataclass(frozen=True)
class Share:
    """Games won of games played."""

    won: int
    played: int

    @property
    def chance(self) -> float:
        return self.won / self.played

    def __add__(self, other: Share) -> Share:
        return Share(self.won + other.won, self.played + other.played)


def gap(best: Share, other: Share) -> tuple[float, float]:
    """By how much the first wins more often, and the standard error of that."""
    error = math.sqrt(sum(each.chance * (1 - each.chance) / each.played for each in (best, other)))
    return best.chance - other.chance, error


def is_open(chance: float) -> bool:
    return OPEN[0] <= chance <= OPEN[1]


def leads(chances: Mapping[int, float], least: float) -> bool:
    """Does one card lead all others by so much, in a game that is open?"""
    first, second, *_ = sorted([*chances.values(), 0.0], reverse=True)
    return is_open(first) and first - second >= least


def stands(best: Sequence[Share], rival: Sequence[Share], tempered: Sequence[tuple[Share, Share]]) -> bool:
    """Is the best turn clearly better than the best one with another card?

    `best` and `rival` are two runs with different luck: each shows the difference, and both together are sure of it.
    `tempered` are both turns among players who play more strictly and more freely: there the same one is better.
    """
    apart, error = gap(best[0] + best[1], rival[0] + rival[1])
    return (
        is_open((best[0] + best[1]).chance)
        and apart - SURE * error >= CLEAR
        and all(gap(one, other)[0] >= CLEAR for one, other in zip(best, rival, strict=True))
        and all(gap(one, other)[0] > 0 for one, other in tempered)
    )
