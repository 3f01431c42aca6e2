"""The compact observation of a single game, and loops that are compiled when they are first needed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import cache

import numpy as np
import numpy.typing as npt

from praefectus.agents.network.observation.compact import FACTS
from praefectus.engine.arrays import GAME_DTYPE, all_boards
from praefectus.engine.cpu import Loop
from praefectus.engine.game_loop import Tables
from praefectus.envs.compiled.loops import LOOK, drive_loop
from praefectus.envs.compiled.steps import Ends, Shown
from praefectus.rules.vocabulary import SEATS


@cache
def _unused() -> tuple[Tables, Shown, Ends]:
    """Arrays of the right kinds, for a call of the compiled loop that only looks."""
    whole, small, table = np.zeros(1, np.int64), np.zeros(1, np.uint8), np.zeros((1, 1), np.int16)
    one, byte = np.zeros(1, GAME_DTYPE), np.zeros((1, 1), np.int8)
    return (
        Tables(one, all_boards(), table[0], one, table[0], whole, np.zeros((1, SEATS), np.int8)),
        Shown(byte, small.reshape(1, 1), table, byte[0], whole, whole),
        Ends(small, small, np.zeros((1, 1), np.float32), table, byte, table, byte, byte[0]),
    )


def compact_row(
    state: npt.NDArray[np.void], board: int, seat: int, own: int = 0, drive: Loop | None = None
) -> npt.NDArray[np.int8]:
    """The compact observation of one game, an array of one record, from any of its seats."""
    row: npt.NDArray[np.int8] = np.zeros(FACTS, np.int8)
    tables, shown, ends = _unused()
    tables = tables._replace(games=state, board_of=np.array([board], np.int16))
    look = drive or prepared(drive_loop())
    look(LOOK, 0, 1, seat, 0, 0, 0, own, tables, shown._replace(rows=row[None]), ends)
    return row


def machine_code(loop: Loop) -> Callable[..., int]:
    """The code of a loop without Numba's look at the types, which takes several times as long as a step of one game.

    Only for a caller whose arguments are always of the right types: nothing finds out if they are not.
    """
    (made,) = prepared(loop)._compiled.overloads.values()
    code: Callable[..., int] = made.entry_point
    return code


def prepared(loop: Loop) -> Loop:
    """A loop that is ready to run; that it has to be compiled is said, and how long it took."""
    if loop.kept:
        loop.prepare()
        return loop
    began = time.perf_counter()
    sys.stderr.write(
        "Compiling the rules, once; this takes a minute or two (`praefectus compile` does it beforehand).\n"
    )
    loop.prepare()
    sys.stderr.write(f"Compiled in {time.perf_counter() - began:.0f} s.\n")
    return loop
