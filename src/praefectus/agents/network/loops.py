"""Self-play on the CPU: the same steps as on the GPU, compiled by Numba, over a range of games."""

from __future__ import annotations

from functools import cache

import numba
import numpy as np

from praefectus.agents.network.selfplay import EXPECTED, returns_of_game, step_game
from praefectus.engine.cpu import BOARDS, GAMES, INT, Loop
from praefectus.rules.actions import ACTIONS
from praefectus.rules.vocabulary import SEATS

ROOM = ACTIONS + 1


def step_games(
    first, last, t_in, t_out, mode, games, boards, board_of, templates, template_boards, randoms, controls, actions,
    rows, masks, actors, seats, done, rewards, results, weights,
):  # fmt: skip
    """One step of every game of a range; ranges may run in threads."""
    out = np.zeros(ROOM, np.int64)
    for i in range(first, last):
        step_game(
            i, t_in, t_out, mode, games, boards, board_of, templates, template_boards, randoms, controls, actions, rows,
            masks, actors, seats, done, rewards, results, weights, out,
        )  # fmt: skip


def returns_of_games(count, steps, values, actors, done, rewards, results, advantages, returns, decay, seats):
    """What every choice of a batch led to."""
    next_value = np.zeros(EXPECTED * SEATS, np.float32)
    gained = np.zeros(EXPECTED * SEATS, np.float32)
    for i in range(count):
        returns_of_game(
            i, steps, values, actors, done, rewards, results, advantages, returns, decay, seats, next_value, gained
        )


STEP_TYPES = (
    INT, INT, INT, INT, INT, GAMES, BOARDS, numba.int16[::1], GAMES, numba.int16[::1], numba.int64[::1],
    numba.int8[:, ::1], numba.int64[:, ::1], numba.int8[:, :, ::1], numba.uint8[:, :, ::1], numba.int8[:, ::1],
    numba.int8[:, ::1], numba.int8[:, ::1], numba.float32[:, :, ::1], numba.int16[:, :, ::1], numba.float32[::1],
)  # fmt: skip


# types of the steps' parameters by name; everything else is a number
NAMES = {
    "row": numba.int8[::1], "control": numba.int8[::1], "reward": numba.float32[::1], "result": numba.int16[::1],
    "weights": numba.float32[::1], "games": GAMES, "boards": BOARDS, "board_of": numba.int16[::1], "templates": GAMES,
    "template_boards": numba.int16[::1], "randoms": numba.int64[::1], "controls": numba.int8[:, ::1],
    "actions": numba.int64[:, ::1], "rows": numba.int8[:, :, ::1], "masks": numba.uint8[:, :, ::1],
    "actors": numba.int8[:, ::1], "seats": numba.int8[:, ::1], "done": numba.int8[:, ::1],
    "rewards": numba.float32[:, :, ::1], "results": numba.int16[:, :, ::1], "values": numba.float32[:, :, ::1],
    "advantages": numba.float32[:, ::1], "returns": numba.float32[:, :, ::1], "decay": numba.float32,
    "next_value": numba.float32[::1], "gained": numba.float32[::1],
}  # fmt: skip


RETURN_TYPES = (
    INT, INT, numba.float32[:, :, ::1], numba.int8[:, ::1], numba.int8[:, ::1], numba.float32[:, :, ::1],
    numba.int16[:, :, ::1], numba.float32[:, ::1], numba.float32[:, :, ::1], numba.float64, numba.int8[:, ::1],
)  # fmt: skip


@cache
def returns_loop() -> Loop:
    return Loop(returns_of_games, RETURN_TYPES, NAMES)


@cache
def step_loop() -> Loop:
    return Loop(step_games, STEP_TYPES, NAMES)
