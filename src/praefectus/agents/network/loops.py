"""Self-play on the CPU: the same steps as on the GPU, compiled by Numba, over a range of games."""

from __future__ import annotations

from functools import cache

import numba
import numpy as np

from praefectus.agents.network.selfplay import (
    EXPECTED,
    Choices,
    Ends,
    Notes,
    Outlook,
    returns_of_game,
    step_game,
)
from praefectus.engine.cpu import BOARDS, GAMES, INT, Loop, tuple_of
from praefectus.engine.game_loop import ROOM, Tables
from praefectus.rules.fields import Numbers, Reals
from praefectus.rules.vocabulary import SEATS


def step_games(
    first: int,
    last: int,
    t_in: int,
    t_out: int,
    mode: int,
    tables: Tables,
    choices: Choices,
    ends: Ends,
    weights: Reals,
) -> None:
    """One step of every game of a range; ranges may run in threads."""
    step_games_in_room(first, last, t_in, t_out, mode, tables, choices, ends, weights, np.zeros(ROOM, np.int64))


def step_games_in_room(
    first: int,
    last: int,
    t_in: int,
    t_out: int,
    mode: int,
    tables: Tables,
    choices: Choices,
    ends: Ends,
    weights: Reals,
    out: Numbers,
) -> None:
    """The same where nothing makes arrays: with room for the legal actions."""
    for i in range(first, last):
        step_game(i, t_in, t_out, mode, tables, choices, ends, weights, out)


def returns_of_games(count: int, steps: int, choices: Choices, ends: Ends, outlook: Outlook, decay: float) -> None:
    """What every choice of a batch led to."""
    next_value = np.zeros(EXPECTED * SEATS, np.float32)
    gained = np.zeros(EXPECTED * SEATS, np.float32)
    for i in range(count):
        returns_of_game(i, steps, choices, ends, outlook, decay, next_value, gained)


TABLES = tuple_of(
    Tables, GAMES, BOARDS, numba.int16[::1], GAMES, numba.int16[::1], numba.int64[::1], numba.int8[:, ::1]
)
CHOICES = tuple_of(
    Choices, numba.int64[:, ::1], numba.int8[:, :, ::1], numba.uint8[:, :, ::1], numba.int8[:, ::1], numba.int8[:, ::1]
)
ENDS = tuple_of(Ends, numba.int8[:, ::1], numba.float32[:, :, ::1], numba.int16[:, :, ::1])
OUTLOOK = tuple_of(Outlook, numba.float32[:, :, ::1], numba.float32[:, ::1], numba.float32[:, :, ::1])
WEIGHTS = numba.float32[::1]

# types of the steps' parameters by name; everything else is a number
NAMES = {
    "tables": TABLES, "choices": CHOICES, "ends": ENDS, "outlook": OUTLOOK, "weights": WEIGHTS,
    "notes": tuple_of(Notes, INT, INT, ENDS, WEIGHTS),
    "row": numba.int8[::1], "reward": numba.float32[::1], "result": numba.int16[::1], "decay": numba.float32,
    "next_value": numba.float32[::1], "gained": numba.float32[::1],
}  # fmt: skip


@cache
def returns_loop() -> Loop:
    return Loop(returns_of_games, (INT, INT, CHOICES, ENDS, OUTLOOK, numba.float64), NAMES)


@cache
def step_loop() -> Loop:
    return Loop(step_games, (INT, INT, INT, INT, INT, TABLES, CHOICES, ENDS, WEIGHTS), NAMES)
