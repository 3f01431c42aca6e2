"""The loop of the arena, compiled with the rules, the greedy player and the observation."""

from __future__ import annotations

from functools import cache
from types import FunctionType

import numba

from praefectus.agents import greedy
from praefectus.agents.network import observation
from praefectus.agents.network.loops import NAMES, own_functions
from praefectus.arena.loop import games
from praefectus.engine.compile import callees_first
from praefectus.engine.cpu import BOARDS, GAMES, INT, Loop

ARRAYS = {
    "games": GAMES, "boards": BOARDS, "actions": numba.int64[::1], "chances": numba.int64[::1],
    "whims": numba.int64[::1], "controls": numba.int8[:, ::1], "rows": numba.int8[:, ::1],
    "masks": numba.uint8[:, ::1], "asked": numba.int8[::1], "seen": numba.int64[:, ::1],
    "built": numba.int16[:, :, ::1], "choices": numba.int32[:, ::1], "parts": numba.int16[:, :, ::1],
    "logs": numba.int16[:, ::1], "lengths": numba.int64[::1],
}  # fmt: skip


def steps() -> list[FunctionType]:
    """What the loop calls beside the rules, each after what it calls itself."""
    files = (*observation.FILES, greedy, games)
    own = [function for file in files for function in own_functions(file).values() if function is not games.play_on]
    return callees_first(own, belongs=set(own).__contains__)


@cache
def play_on() -> Loop:
    return Loop(games.play_on, (INT, INT, INT, *ARRAYS.values()), steps(), {**NAMES, **ARRAYS})
