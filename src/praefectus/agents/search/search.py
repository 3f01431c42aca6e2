"""Search: the player that looks ahead, on this machine; lookahead.py tells how it thinks."""

from __future__ import annotations

import random

import numpy as np

from praefectus.agents.network.learned import Learned
from praefectus.agents.network.policy import T
from praefectus.agents.search.candidates import Batch, Candidate
from praefectus.agents.search.lookahead import Budget, Lookahead, Plan, Thinking
from praefectus.agents.search.playouts import played_out
from praefectus.game import Game


class Search(Lookahead):
    """A player that looks ahead. The network gives the policy, and plays the playouts out."""

    def __init__(self, network: Learned, budget: Budget, plan: Plan | None = None) -> None:
        super().__init__(budget, plan)
        self.network = network

    def choose(self, game: Game, chance: random.Random) -> int:
        """The action for the seat to act."""
        return self.judge(game, chance)[0].action

    def judge(self, game: Game, chance: random.Random, amount: float | None = None) -> list[Candidate]:
        """What there is to choose from, the best first."""
        return self.lead(self.think(game, chance, amount))

    def lead(self, thinking: Thinking[T]) -> T:
        """Lead a thought to its end: the network answers whatever it asks."""
        return led(thinking, self.network)


def led(thinking: Thinking[T], network: Learned) -> T:
    """A thought to its end: the network answers rows, and plays batches out."""
    try:
        asked = next(thinking)
        while True:
            if isinstance(asked, Batch):
                asked = thinking.send(played_out(network, asked))
            else:
                asked = thinking.send(network.evaluate(np.array(asked, np.int8)))
    except StopIteration as end:
        found: T = end.value
        return found
