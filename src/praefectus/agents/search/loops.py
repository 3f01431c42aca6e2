"""The steps of playouts compiled for the CPU."""

from __future__ import annotations

from functools import cache

import numba

from praefectus.agents.network import loops
from praefectus.agents.network.loops import CHOICES, ENDS, TABLES
from praefectus.agents.search.playout_step import Answer, Outcome, Playing, draw_choices, judge_ends
from praefectus.engine.cpu import INT, INTS, Loop, tuple_of

REAL = numba.float64
FLOATS = numba.float32[:, ::1]
PLAYING = tuple_of(Playing, INTS, INTS, INTS)
ANSWER = tuple_of(Answer, FLOATS, FLOATS, FLOATS, FLOATS)
OUTCOME = tuple_of(Outcome, REAL[::1], REAL[:, ::1], REAL[:, ::1])
NAMES = {
    **loops.NAMES, "temperature": REAL, "real": REAL, "playing": PLAYING, "answer": ANSWER, "outcome": OUTCOME
}  # fmt: skip


@cache
def draw_loop() -> Loop:
    return Loop(draw_choices, (INT, INT, INT, REAL, TABLES, CHOICES, PLAYING, ANSWER), NAMES)


@cache
def ends_loop() -> Loop:
    return Loop(judge_ends, (INT, INT, INT, INT, TABLES, CHOICES, ENDS, PLAYING, ANSWER, OUTCOME), NAMES)


def all_loops() -> tuple[Loop, ...]:
    """All that must be compiled before playouts are quick."""
    return loops.step_loop(), draw_loop(), ends_loop()
