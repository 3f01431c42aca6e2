"""A careful newcomer: judges like the greedy player, and makes a third of its choices at random.

praefectus arena --agents examples/newcomer.py,beginner --format challenge --games 100
"""

import random

from praefectus import Game
from praefectus.agents.players import action_values

AT_RANDOM = 1 / 3


def choose(game: Game, rng: random.Random) -> int:
    if rng.random() < AT_RANDOM:
        return rng.choice(game.legal()).id
    return action_values(game)[0][1].id
