"""The step of self-play as CUDA kernels: rules, observation and greedy player compiled together for a GPU."""

from __future__ import annotations

from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks NumPy 2.5 and later for it
    np.row_stack = np.vstack  # type: ignore[attr-defined]

import numba
from numba import cuda

from praefectus.agents import greedy, observation, selfplay
from praefectus.agents.selfplay import returns_of_game, step_game
from praefectus.engine.compile import as_constant, callees_first, compile_rules
from praefectus.engine.gpu import compile_for_device
from praefectus.rules.actions import ACTIONS
from praefectus.rules.vocabulary import SEATS

ROOM = ACTIONS + 1


def step(
    t_in, t_out, mode, games, boards, board_of, templates, template_boards, randoms, control, actions, rows, masks,
    actors, seats, done, rewards, results, weights,
):  # type: ignore[no-untyped-def]  # fmt: skip
    """One thread, one game."""
    i = cuda.grid(1)
    if i < games.shape[0]:
        out = cuda.local.array(ROOM, numba.int32)
        step_game(
            i, t_in, t_out, mode, games, boards, board_of, templates, template_boards, randoms, control, actions,
            rows, masks, actors, seats, done, rewards, results, weights, out,
        )  # fmt: skip


def returns(steps, values, actors, done, rewards, advantages, targets, decay, seats):  # type: ignore[no-untyped-def]
    i = cuda.grid(1)
    if i < actors.shape[1]:
        next_value = cuda.local.array(SEATS, numba.float32)
        gained = cuda.local.array(SEATS, numba.float32)
        returns_of_game(i, steps, values, actors, done, rewards, advantages, targets, decay, seats, next_value, gained)


def device_names() -> dict[str, Any]:
    """Observation, greedy player and steps, compiled for the GPU together with the rules."""
    rules = compile_rules(compile_for_device)
    names: dict[str, Any] = {**globals(), **vars(rules)}
    names["extension"] = rules.legal.py_func.__globals__["extension"]
    files = (observation, greedy, selfplay)
    for file in files:
        names.update({name: as_constant(value) for name, value in vars(file).items() if name.isupper()})
    plain = {("", name): function for file in files for name, function in own_functions(file).items()}
    for (_, name), function in callees_first(plain):
        copy = FunctionType(function.__code__, names, name)
        if function.__module__ == selfplay.__name__:
            names[name] = cuda.jit(device=True)(copy)  # arrays of many shapes: typed by their one call
        else:
            names[name] = compile_for_device(copy, row=numba.int8[::1])
    return names


def own_functions(file: ModuleType) -> dict[str, FunctionType]:
    return {
        name: value
        for name, value in vars(file).items()
        if isinstance(value, FunctionType) and value.__module__ == file.__name__ and name != "layout" and name[0] != "_"
    }


@cache
def kernels() -> SimpleNamespace:
    names = device_names()
    compiled = {f.__name__: cuda.jit(FunctionType(f.__code__, names, f.__name__)) for f in (step, returns)}
    return SimpleNamespace(**compiled)
