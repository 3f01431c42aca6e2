"""The step of self-play as CUDA kernels: rules, observation and greedy player compiled together for a GPU."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

import numba

from praefectus.agents.network.loops import CHOICES, ENDS, NAMES, OUTLOOK, TABLES, WEIGHTS
from praefectus.agents.network.selfplay import EXPECTED, Choices, Ends, Outlook, returns_of_game, step_game
from praefectus.engine.cpu import INT
from praefectus.engine.game_loop import ROOM, Tables
from praefectus.engine.gpu import Kernel
from praefectus.engine.gpu_compiler import LONG_RULE, cuda_compiler
from praefectus.rules.fields import Reals
from praefectus.rules.vocabulary import SEATS

cuda = cuda_compiler()
NUMBERS = EXPECTED * SEATS
REGISTERS = 128  # of a thread: with more of them too few threads would be at work


def step(t_in: int, t_out: int, mode: int, tables: Tables, choices: Choices, ends: Ends, weights: Reals) -> None:
    """One thread, one game."""
    i = cuda.grid(1)
    if i < tables.games.shape[0]:
        out = cuda.local.array(ROOM, numba.int16)
        step_game(i, t_in, t_out, mode, tables, choices, ends, weights, out)


def returns(steps: int, choices: Choices, ends: Ends, outlook: Outlook, decay: float) -> None:
    i = cuda.grid(1)
    if i < choices.actors.shape[1]:
        next_value = cuda.local.array(NUMBERS, numba.float32)
        gained = cuda.local.array(NUMBERS, numba.float32)
        returns_of_game(i, steps, choices, ends, outlook, decay, next_value, gained)


@cache
def kernels() -> SimpleNamespace:
    types = {
        step: (INT, INT, INT, TABLES, CHOICES, ENDS, WEIGHTS),
        returns: (INT, CHOICES, ENDS, OUTLOOK, numba.float64),
    }
    made = {
        each.__name__: Kernel(each, NAMES, types=given, registers=REGISTERS, long=LONG_RULE)
        for each, given in types.items()
    }
    return SimpleNamespace(**made)
