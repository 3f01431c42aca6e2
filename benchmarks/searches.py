"""Searching agents with other settings, for matches between them:

praefectus arena --agents benchmarks/searches.py:free,benchmarks/searches.py:habitual_400 --format challenge --games 96

The way that plays is `Plan` of src/praefectus/agents/search/lookahead.py; docs/strength.md says what was found.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from praefectus.agents.network.learned import standard_network
from praefectus.agents.search.lookahead import Budget, Plan
from praefectus.agents.search.search import Search
from praefectus.game import Game


@cache
def player(nodes: int, plan: Plan) -> Search:
    return Search(standard_network(), Budget(nodes=nodes), plan)


def searching(nodes: int = 10_000, **plan: float) -> Callable[[Game, random.Random], int]:
    """So many positions a turn, and what differs from the plan that plays."""

    def choose(game: Game, rng: random.Random) -> int:
        return player(nodes, Plan(**plan)).choose(game, rng)  # type: ignore[arg-type]

    return choose


habitual, habitual_400 = searching(temperature=0.5), searching(400, temperature=0.5)  # the others play like `learned`
free, free_3000, free_40000 = searching(), searching(3_000), searching(40_000)
freer, freer_3000 = searching(temperature=2.5), searching(3_000, temperature=2.5)
shallow, half_deep, deep = searching(depth=32), searching(depth=64), searching(depth=200)
trusting, bold = searching(caution=0.5), searching(caution=0.1)  # how much the policy's shares count
few = searching(least_share=0.003)  # candidates
