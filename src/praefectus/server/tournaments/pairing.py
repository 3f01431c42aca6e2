"""A Swiss round of tables: who sits with whom, and in which seat.

Neighbours in the standings sit together, as far as they have not met yet. The draw is a function of the standings, of
what was played, and of the seed, so that everybody can repeat it.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

FEWEST, MOST = 3, 5  # seats of a table
USUAL = 4
MET, GAP, SMALL = 400.0, 20.0, 3.0  # weights: people who met before, points apart at a table, another smaller table
SWAPS = 150  # that are tried for each person
WARM, COLD = 200.0, 1.0  # temperatures of the search
Table = tuple[int, ...]


@dataclass(slots=True)
class History:
    """What the entrants have played so far."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter)  # the smaller number first
    seats: Counter[tuple[int, int]] = field(default_factory=Counter)  # entrant and seat
    small: Counter[int] = field(default_factory=Counter)  # tables with fewer seats than most

    @classmethod
    def of(cls, tables: Iterable[Sequence[int | None]], seats: int) -> History:
        """Return the history of these tables: the entrants in the order of their seats, None for a bot."""
        history = cls()
        for table in tables:
            people = sorted(each for each in table if each is not None)
            history.met.update(combinations(people, 2))
            history.seats.update((each, seat) for seat, each in enumerate(table) if each is not None)
            if len(table) < seats:
                history.small.update(people)
        return history


def table_sizes(people: int, seats: int = USUAL) -> list[int]:
    """Return the sizes of the tables, none below three. Nobody sits out: as few tables as possible are smaller.

    Where only larger tables are possible (seven people at tables of three), some have one seat more.
    """
    if people < FEWEST:
        return []
    if seats > FEWEST:
        smaller = -people % seats
        full = (people - smaller * (seats - 1)) // seats
        if full >= 0:
            return [seats] * full + [seats - 1] * smaller
        return table_sizes(people, seats - 1)
    larger = people % FEWEST
    if larger <= people // FEWEST:
        return [FEWEST + 1] * larger + [FEWEST] * (people // FEWEST - larger)
    return [people]  # five


def draw_round(
    ranking: Sequence[int], points: Sequence[float], history: History, seats: int, seed: str, number: int
) -> list[Table]:
    """Return the tables of a round, each with its entrants in the order of their seats.

    `ranking` has the entrants by their standing, `points` what each has.
    """
    chance = random.Random(f"{seed} round {number}")
    sizes = table_sizes(len(ranking), seats)
    rows: list[list[int]] = []
    begin = 0
    for size in sizes:
        rows.append(list(ranking[begin : begin + size]))
        begin += size
    has = dict(zip(ranking, points, strict=True))
    best = _settled(rows, has, history, max(sizes, default=0), chance)
    return [_seated(row, history, chance) for row in best]


def _settled(
    rows: list[list[int]], points: dict[int, float], history: History, full: int, chance: random.Random
) -> list[list[int]]:
    """Swap people between tables until few have met before and those at a table have similar points."""

    def cost(row: list[int]) -> float:
        found = GAP * (max(points[each] for each in row) - min(points[each] for each in row))
        for one, other in combinations(row, 2):
            times = history.met[(one, other) if one < other else (other, one)]
            if times:
                found += MET * times * times
        if len(row) < full:
            found += SMALL * sum(history.small[each] for each in row)
        return found

    costs = [cost(row) for row in rows]
    total = sum(costs)
    best, lowest = [list(row) for row in rows], total
    tries = SWAPS * sum(len(row) for row in rows)
    if len(rows) < 2 or not total:
        return best
    for step in range(tries):
        heat = WARM * (COLD / WARM) ** (step / tries)
        one, other = chance.sample(range(len(rows)), 2)
        here, there = chance.randrange(len(rows[one])), chance.randrange(len(rows[other]))
        rows[one][here], rows[other][there] = rows[other][there], rows[one][here]
        changed = cost(rows[one]), cost(rows[other])
        more = sum(changed) - costs[one] - costs[other]
        if more > 0 and chance.random() >= math.exp(-more / heat):
            rows[one][here], rows[other][there] = rows[other][there], rows[one][here]
            continue
        costs[one], costs[other] = changed
        total += more
        if total < lowest - 1e-9:
            best, lowest = [list(row) for row in rows], total
            if not lowest:
                break
    return best


def _seated(row: list[int], history: History, chance: random.Random) -> Table:
    """Seat people where they sat least often."""
    people = list(row)
    chance.shuffle(people)
    return min(
        permutations(people), key=lambda order: sum(history.seats[each, seat] ** 2 for seat, each in enumerate(order))
    )
