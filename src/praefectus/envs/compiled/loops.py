"""The steps of the environments compiled for the CPU, over ranges of games: threads run them without the GIL."""

from functools import cache

import numba
import numpy as np

from praefectus.agents.network.loops import TABLES
from praefectus.agents.network.observation import compact, observe
from praefectus.agents.network.observation.compact import observe_compact
from praefectus.engine.cpu import BOARDS, GAMES, INT, Loop, tuple_of
from praefectus.engine.game_loop import ROOM, Tables
from praefectus.envs.compiled import blocks
from praefectus.envs.compiled.blocks import lent
from praefectus.envs.compiled.steps import PLAY_ON, STEP, Ends, Notes, Shown, legal_entry, sample_game, step_game

CHECK, SAMPLE, LOOK, CHECKED_STEP = range(PLAY_ON + 1, PLAY_ON + 5)  # beside the modes of a step
ALL_LEGAL = -1
MANY = 1000  # games in a batch: so many are worth the seconds in which a loop of their own is compiled


def drive(
    what: int,
    first: int,
    last: int,
    seat: int,
    skip: int,
    again: int,
    limit: int,
    own: int,
    tables: Tables,
    shown: Shown,
    ends: Ends,
) -> int:
    """Do one thing with a range of games; CHECK returns the first with an illegal action, or ALL_LEGAL. CHECKED_STEP
    checks all of them before it plays in any."""
    if what in (CHECK, CHECKED_STEP):
        for i in range(first, last):
            if not legal_entry(i, tables, shown):
                return i
    if what <= PLAY_ON or what == CHECKED_STEP:
        mode = STEP if what == CHECKED_STEP else what
        out = np.zeros(ROOM, np.int64)
        for i in range(first, last):
            step_game(i, mode, skip, again, limit, own, lent(tables), lent(shown), lent(ends), lent(out))  # type: ignore[call-arg]
        out[0] = 0  # it must live as long as it is lent
    elif what == SAMPLE:
        for i in range(first, last):
            sample_game(i, shown)
    elif what == LOOK:
        for i in range(first, last):
            observe_compact(tables.games[i], tables.board_of[i], seat, own, shown.rows[i])
    return ALL_LEGAL


def look_at_features(
    first: int, last: int, games: np.ndarray, boards: np.ndarray, board_of: np.ndarray, rows: np.ndarray
) -> None:
    """The network's observation of a range of games, from the acting seat; what is over is zero."""
    for i in range(first, last):
        for feature in range(rows.shape[1]):
            rows[i, feature] = 0
        g = games[i]
        if not g.over:
            observe(g, boards[board_of[i]], board_of[i], g.frame_seat[g.depth - 1], rows[i])


NUMBERS = numba.int64[::1]
SHOWN = tuple_of(Shown, numba.int8[:, ::1], numba.uint8[:, ::1], numba.int16[:, ::1], numba.int8[::1], NUMBERS, NUMBERS)
ENDS = tuple_of(
    Ends, numba.uint8[::1], numba.uint8[::1], numba.float32[:, ::1], numba.int16[:, ::1], numba.int8[:, ::1],
    numba.int16[:, ::1], numba.int8[:, ::1], numba.int8[::1],
)  # fmt: skip
DRIVE_TYPES = (INT, INT, INT, INT, INT, INT, INT, INT, TABLES, SHOWN, ENDS)
FEATURE_TYPES = (INT, INT, GAMES, BOARDS, numba.int16[::1], numba.int8[:, ::1])

# types of the steps' parameters by name; everything else is a number
NAMES = {
    "tables": TABLES, "shown": SHOWN, "ends": ENDS, "notes": tuple_of(Notes, INT, INT, ENDS),
    "row": numba.int8[::1], "source": numba.int8[::1],
    "reward": numba.float32[::1], "score": numba.int16[::1],
    "rank": numba.int8[::1],
}  # fmt: skip
# blocks of a row as single instructions, in place of the loops of the same names
FASTER = {compact.copy_numbers: blocks.copy_numbers, compact.write_bits: blocks.write_bits}


@cache
def drive_loop(modules: int | None = None) -> Loop:
    return Loop(drive, DRIVE_TYPES, NAMES, modules=modules, instead=FASTER)


def drive_for(modules: int, games: int) -> Loop:
    """The loop for games with these modules alone, which is faster; for a few of them the one that plays all."""
    return drive_loop(modules) if games >= MANY else drive_loop()


@cache
def feature_loop() -> Loop:
    return Loop(look_at_features, FEATURE_TYPES, NAMES)
