"""The loop of the arena, compiled with the rules, the greedy player and the observation."""

from __future__ import annotations

from functools import cache

import numba

from praefectus.agents.network.loops import TABLES
from praefectus.arena.loop.games import Notes, Questions
from praefectus.arena.loop.games import play_on as play_on_text
from praefectus.engine.cpu import INT, INTS, Loop, tuple_of

QUESTIONS = tuple_of(Questions, numba.int8[:, ::1], numba.uint8[:, ::1], numba.int8[::1], INTS)
NOTES = tuple_of(
    Notes, numba.int64[:, ::1], numba.int16[:, :, ::1], numba.int32[:, ::1], numba.int16[:, :, ::1],
    numba.int16[:, :, ::1], numba.int8[:, :, ::1], numba.int16[:, ::1], INTS, INTS,
)  # fmt: skip
NAMES = {"tables": TABLES, "questions": QUESTIONS, "notes": NOTES, "row": numba.int8[::1], "cards": numba.int8[::1]}


@cache
def play_on() -> Loop:
    return Loop(play_on_text, (INT, INT, TABLES, QUESTIONS, NOTES), NAMES)
