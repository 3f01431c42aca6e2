"""The loop of the arena, compiled with the rules, the greedy player and the observation."""

from __future__ import annotations

from functools import cache

import numba

from praefectus.agents.network.loops import NAMES
from praefectus.arena.loop import games
from praefectus.engine.cpu import BOARDS, GAMES, INT, Loop

ARRAYS = {
    "games": GAMES, "boards": BOARDS, "actions": numba.int64[::1], "chances": numba.int64[::1],
    "whims": numba.int64[::1], "controls": numba.int8[:, ::1], "rows": numba.int8[:, ::1],
    "masks": numba.uint8[:, ::1], "asked": numba.int8[::1], "seen": numba.int64[:, ::1],
    "built": numba.int16[:, :, ::1], "choices": numba.int32[:, ::1], "parts": numba.int16[:, :, ::1],
    "standings": numba.int16[:, :, ::1], "logs": numba.int16[:, ::1], "lengths": numba.int64[::1],
}  # fmt: skip


@cache
def play_on() -> Loop:
    return Loop(games.play_on, (INT, INT, INT, *ARRAYS.values()), {**NAMES, **ARRAYS})
