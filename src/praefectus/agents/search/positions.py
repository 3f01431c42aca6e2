"""Copies of a position that the compiled rules run on together, each to its next real choice, as rows for a network."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache

import numpy as np
from numpy.typing import NDArray

from praefectus.agents.network import observation, selfplay
from praefectus.agents.network.loops import step_loop
from praefectus.agents.network.policy import MARGIN, board_index
from praefectus.agents.search.loops import all_loops
from praefectus.engine.arrays import GAME_DTYPE, boards_with
from praefectus.engine.game_loop import Tables
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.vocabulary import SEATS

NO_LIMIT = 10_000  # rounds; a game among people may take as long as it likes
WEIGHTS = (1.0, MARGIN, 0.0, NO_LIMIT)  # of the win, the margin and the turns in a reward; and that limit
LEAST_IN_A_THREAD = 32


def rules_compiled() -> bool:
    """Are the compiled rules in the cache, so that nobody has to wait for them?"""
    return all(loop.kept for loop in all_loops())


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, "positions")


class Positions:
    """Copies of one position. The caller gives the actions of every seat."""

    def __init__(self, position: np.ndarray, board: str, numbers: NDArray[np.int64], threads: int = 1) -> None:
        count = len(numbers)
        self.count, self.threads = count, threads
        self.games = np.repeat(position, count)
        self.actions = np.full((1, count), -1, np.int64)
        self.rows = np.zeros((1, count, observation.FEATURES), np.int8)
        self.masks = np.zeros((1, count, PLAYABLE), np.uint8)
        self.actors = np.zeros((1, count), np.int8)
        self.done = np.zeros((1, count), np.int8)
        self.rewards = np.zeros((1, count, SEATS), np.float32)
        self.results = np.zeros((1, count, selfplay.RESULTS), np.int16)
        board_of = np.full(count, board_index(board), np.int16)
        seats = np.zeros((1, count), np.int8)
        weights = np.array(WEIGHTS, np.float32)
        nobody = np.zeros((count, SEATS), np.int8) + selfplay.NETWORK
        self.tables = Tables(
            self.games, boards_with(board)[0], board_of, np.zeros(1, GAME_DTYPE), board_of[:1], numbers.copy(), nobody
        )
        self.choices = selfplay.Choices(self.actions, self.rows, self.masks, self.actors, seats)
        self.ends = selfplay.Ends(self.done, self.rewards, self.results)
        self._fixed = self.tables, self.choices, self.ends, weights

    @property
    def over(self) -> NDArray[np.bool_]:
        return np.asarray(self.done[0] > 0)

    def step(self) -> None:
        """Play `actions` (none where it is -1); chance and forced choices follow."""
        self.rows[0] = 0
        self.masks[0] = 0
        parts = min(self.threads, max(1, self.count // LEAST_IN_A_THREAD))
        if parts == 1:
            self._step(0, self.count)
            return
        bounds = [self.count * part // parts for part in range(parts + 1)]
        list(_pool(parts).map(self._step, bounds[:-1], bounds[1:]))

    def _step(self, first: int, last: int) -> None:
        step_loop()(first, last, 0, 0, selfplay.STOP_AT_END, *self._fixed)
