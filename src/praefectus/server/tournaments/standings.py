"""Standings of a tournament: points by place at each table, and what decides among equal points.

Bots and people who left come last at their table. Equal points are decided by wins, then by the points of all
opponents, then by the own shares of the tables' scores, then by the lot.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

POINTS: dict[int, tuple[int, ...]] = {3: (7, 4, 1), 4: (7, 4, 2, 1), 5: (7, 5, 3, 2, 1)}  # by seats of the table


@dataclass(frozen=True, slots=True)
class Placed:
    """How a seat ended: its rank among all seats, its score, and whether its person left. No entrant: a bot."""

    entrant: int | None
    rank: int
    score: float
    left: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of an entrant, and what it follows from."""

    entrant: int
    place: int
    points: float
    wins: int
    opponents: float
    share: float
    played: int


def points_of(table: Sequence[Placed]) -> list[float]:
    """Return the points of each seat. Those who truly share a rank share the points of their places."""
    scale = POINTS[len(table)]
    stayed = [seat for seat in table if seat.entrant is not None and not seat.left]
    points: list[float] = []
    for seat in table:
        if seat.entrant is None or seat.left:
            points.append(0)
            continue
        better = sum(other.rank < seat.rank for other in stayed)
        equal = sum(other.rank == seat.rank for other in stayed)
        points.append(round(fmean(scale[better : better + equal]), 2))
    return points


def won(table: Sequence[Placed], seat: Placed) -> bool:
    """Return whether a person was the first among the people who stayed."""
    if seat.entrant is None or seat.left:
        return False
    return all(other.rank >= seat.rank for other in table if other.entrant is not None and not other.left)


def lot(seed: str, entrant: int) -> str:
    """Return what decides last: drawn from the seed, the smaller the better."""
    return hashlib.sha256(f"{seed} lot {entrant}".encode()).hexdigest()


def standings(entrants: Collection[int], tables: Iterable[Sequence[Placed]], seed: str) -> list[Standing]:
    """Return everybody's place after these tables, the best first."""
    points: dict[int, float] = defaultdict(float)
    share: dict[int, float] = defaultdict(float)
    wins: dict[int, int] = defaultdict(int)
    played: dict[int, int] = defaultdict(int)
    met: dict[int, list[int]] = defaultdict(list)
    for table in tables:
        total = sum(max(seat.score, 0) for seat in table)
        for seat, gained in zip(table, points_of(table), strict=True):
            if seat.entrant is None:
                continue
            points[seat.entrant] += gained
            wins[seat.entrant] += won(table, seat)
            played[seat.entrant] += 1
            if total and not seat.left:
                share[seat.entrant] += max(seat.score, 0) / total
            met[seat.entrant] += [
                other.entrant for other in table if other.entrant is not None and other.entrant != seat.entrant
            ]
    found = [
        Standing(
            each,
            0,
            round(points[each], 2),
            wins[each],
            round(sum(points[other] for other in met[each]), 2),
            round(share[each], 4),
            played[each],
        )
        for each in entrants
    ]
    found.sort(key=lambda one: (-one.points, -one.wins, -one.opponents, -one.share, lot(seed, one.entrant)))
    return [
        Standing(one.entrant, place, one.points, one.wins, one.opponents, one.share, one.played)
        for place, one in enumerate(found, 1)
    ]
