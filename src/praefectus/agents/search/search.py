"""Search: the player that looks ahead, with compiled rules; lookahead.py explains how it decides."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from praefectus.agents.network.learned import Learned
from praefectus.agents.network.policy import T
from praefectus.agents.network.thought import run_now
from praefectus.agents.search.candidates import Batch, Candidate
from praefectus.agents.search.lookahead import Asked, Budget, Lookahead, Plan, Thinking
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
        """Return what there is to choose from, the best first."""
        return self.lead(self.think(game, chance, amount))

    def lead(self, thinking: Thinking[T]) -> T:
        """The result of a thought that asks the network and the playouts."""
        return led(thinking, self.network)


def led(thinking: Thinking[T], network: Learned) -> T:
    """The result of a thought: the network judges rows and plays batches out."""

    def answer(asked: Asked) -> Any:
        if isinstance(asked, Batch):
            return played_out(network, asked)
        return network.evaluate(np.array(asked, np.int8))

    return run_now(thinking, answer)
