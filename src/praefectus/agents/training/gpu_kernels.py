"""The step of self-play as CUDA kernels: rules, observation and greedy player compiled together for a GPU."""

from __future__ import annotations

from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks NumPy 2.5 and later for it
    np.row_stack = np.vstack  # type: ignore[attr-defined]

import numba
from numba import cuda

from praefectus.agents import greedy
from praefectus.agents.network import observation, selfplay
from praefectus.agents.network.loops import NAMES, plain_steps
from praefectus.agents.network.selfplay import EXPECTED, returns_of_game, step_game
from praefectus.engine.compile import as_constant, compile_rules
from praefectus.engine.gpu import compile_for_device
from praefectus.rules.actions import ACTIONS
from praefectus.rules.vocabulary import SEATS

ROOM = ACTIONS + 1
NUMBERS = EXPECTED * SEATS
REGISTERS = 128  # of a thread: with more of them too few threads would be at work


def step(
    t_in, t_out, mode, games, boards, board_of, templates, template_boards, randoms, controls, actions, rows, masks,
    actors, seats, done, rewards, results, weights,
):  # fmt: skip
    """One thread, one game."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        out = cuda.local.array(ROOM, numba.int16)
        step_game(
            i, t_in, t_out, mode, games, boards, board_of, templates, template_boards, randoms, controls, actions,
            rows, masks, actors, seats, done, rewards, results, weights, out,
        )  # fmt: skip


def returns(steps, values, actors, done, rewards, results, advantages, targets, decay, seats):
    i = cuda.grid(1)
    if i < actors.shape[1]:
        next_value = cuda.local.array(NUMBERS, numba.float32)
        gained = cuda.local.array(NUMBERS, numba.float32)
        returns_of_game(
            i, steps, values, actors, done, rewards, results, advantages, targets, decay, seats, next_value, gained
        )


def device_names() -> dict[str, Any]:
    """Observation, greedy player and steps, compiled for the GPU together with the rules."""
    rules = compile_rules(compile_for_device)
    names: dict[str, Any] = {**globals(), **vars(rules)}
    for file in (*observation.FILES, greedy, selfplay):
        names.update({name: as_constant(value) for name, value in vars(file).items() if name.isupper()})
    for function in plain_steps():
        copy = FunctionType(function.__code__, names, function.__name__)
        names[function.__name__] = compile_for_device(copy, **NAMES)
    return names


@cache
def kernels() -> SimpleNamespace:
    names = device_names()
    jit: Any = cuda.jit
    compiled = {
        f.__name__: jit(max_registers=REGISTERS)(FunctionType(f.__code__, names, f.__name__)) for f in (step, returns)
    }
    return SimpleNamespace(**compiled)
