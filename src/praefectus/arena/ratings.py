"""How strong the agents are: shares with intervals, and ratings by openskill."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from openskill.models import PlackettLuce

Z95 = 1.959964
BELOW_ZERO = 1  # beside a seed, whose sign NumPy does not take
RATED_GAMES = 20_000  # drawn from all when there are more; another game would not show in the rating


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a share: it stays between 0 and 1 and is right for few games and for sure wins too."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, z * z / games
    middle = share + spread / 2
    width = z * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))


@dataclass(frozen=True)
class Rating:
    """Skill and its uncertainty; 25 is where everybody begins."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def rate(agents: int, sides: npt.NDArray[np.int64], ranks: npt.NDArray[np.int64], seed: int) -> list[Rating]:
    """Rate agents from games: who sat at each side, and the rank each side reached (the lowest is best).

    The games are taken in an order drawn from the seed, so that no match-up comes last. An agent that holds several
    sides of a table moves by the mean of what these would move it. Agents do not change, so tau is 0.
    """
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(agents)]
    order = np.random.default_rng(seed if seed >= 0 else [-seed, BELOW_ZERO]).permutation(len(sides))[:RATED_GAMES]
    for game in order:
        table = [int(agent) for agent in sides[game]]
        if len(set(table)) > 1:
            rated = model.rate([[ratings[agent]] for agent in table], ranks=[float(rank) for rank in ranks[game]])
            for agent in set(table):
                after = [rated[side][0] for side, other in enumerate(table) if other == agent]
                ratings[agent] = model.rating(mean([r.mu for r in after]), mean([r.sigma for r in after]))
    return [Rating(float(rating.mu), float(rating.sigma)) for rating in ratings]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
