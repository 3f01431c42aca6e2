"""The rating of an agent on the published scale: openskill's Plackett-Luce model, with the reference agents fixed.

The ratings of the reference agents are part of suites.json and never move. Only the rating of the evaluated agent is
learned from its games, so all results are on one scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from openskill.models import PlackettLuce

from praefectus.arena.ratings import Rating

START, UNCERTAIN, FIXED = 25.0, 25.0, 1e-3  # where everybody begins, how unsure that is, and how sure the scale is


@dataclass(frozen=True)
class RatedGame:
    """A game for the rating: the rank of the agent's side, and ranks and published ratings of the others."""

    rank: int
    others: tuple[int, ...]
    opponent: float


def rated(games: Sequence[RatedGame], seed: int) -> Rating:
    """The rating after these games, taken in an order drawn from the seed."""
    model = PlackettLuce(tau=0.0)
    mine = model.rating(START, UNCERTAIN)
    for number in np.random.default_rng(seed).permutation(len(games)):
        game = games[int(number)]
        others = [[model.rating(game.opponent, FIXED)] for _ in game.others]
        ranks = [float(rank) for rank in (game.rank, *game.others)]
        mine = model.rate([[mine], *others], ranks=ranks)[0][0]
    return Rating(float(mine.mu), float(mine.sigma))
