"""The steps of the environments compiled for the CPU, over ranges of games: threads run them without the GIL."""

from functools import cache

import numba
import numpy as np

from praefectus.agents.network.observation import observe
from praefectus.engine.cpu import BOARDS, GAMES, INT, Loop
from praefectus.envs.compiled import blocks, facts
from praefectus.envs.compiled.blocks import lent
from praefectus.envs.compiled.facts import observe_facts
from praefectus.envs.compiled.steps import legal_entry, sample_game, step_game
from praefectus.rules.actions import ACTIONS

ROOM = ACTIONS + 1
BEGIN, STEP, CHECK, SAMPLE, LOOK = range(5)
ALL_LEGAL = -1


def drive(
    what, first, last, seat, skip, again, limit, games, boards, board_of, templates, randoms, choosers, actions, rows,
    masks, choices, actors, ended, stopped, rewards, scores,
):  # fmt: skip
    """Do one thing with a range of games; CHECK returns the first with an illegal action, or ALL_LEGAL."""
    if what in (BEGIN, STEP):
        out = np.zeros(ROOM, np.int64)
        begin = 1 if what == BEGIN else 0
        for i in range(first, last):
            step_game(
                i, begin, skip, again, limit, lent(games), lent(boards), lent(board_of), lent(templates),
                lent(randoms), lent(actions), lent(rows), lent(masks), lent(choices), lent(actors), lent(ended),
                lent(stopped), lent(rewards), lent(scores), lent(out),
            )  # fmt: skip
        out[0] = 0  # it must live as long as it is lent
    elif what == CHECK:
        for i in range(first, last):
            if not legal_entry(i, games, actions, choices):
                return i
    elif what == SAMPLE:
        for i in range(first, last):
            sample_game(i, choosers, choices, actions)
    elif what == LOOK:
        for i in range(first, last):
            observe_facts(games[i], board_of[i], seat, rows[i])
    return ALL_LEGAL


def look_at_features(first, last, games, boards, board_of, rows):
    """The network's observation of a range of games, from the acting seat; what is over is zero."""
    for i in range(first, last):
        for feature in range(rows.shape[1]):
            rows[i, feature] = 0
        g = games[i]
        if not g.over:
            observe(g, boards[board_of[i]], board_of[i], g.frame_seat[g.depth - 1], rows[i])


DRIVE_TYPES = (
    INT, INT, INT, INT, INT, INT, INT, GAMES, BOARDS, numba.int16[::1], GAMES, numba.int64[::1], numba.int64[::1],
    numba.int64[::1], numba.int8[:, ::1], numba.uint8[:, ::1], numba.int16[:, ::1], numba.int8[::1], numba.uint8[::1],
    numba.uint8[::1], numba.float32[:, ::1], numba.int16[:, ::1],
)  # fmt: skip
FEATURE_TYPES = (INT, INT, GAMES, BOARDS, numba.int16[::1], numba.int8[:, ::1])

# types of the steps' parameters by name; everything else is a number
NAMES = {
    "row": numba.int8[::1], "source": numba.int8[::1], "reward": numba.float32[::1], "score": numba.int16[::1],
    "games": GAMES, "boards": BOARDS, "board_of": numba.int16[::1], "templates": GAMES, "randoms": numba.int64[::1],
    "choosers": numba.int64[::1], "actions": numba.int64[::1], "rows": numba.int8[:, ::1],
    "masks": numba.uint8[:, ::1], "choices": numba.int16[:, ::1], "actors": numba.int8[::1],
    "ended": numba.uint8[::1], "stopped": numba.uint8[::1], "rewards": numba.float32[:, ::1],
    "scores": numba.int16[:, ::1],
}  # fmt: skip
# blocks of a row as single instructions, in place of the loops of the same names
FASTER = {getattr(facts, name): getattr(blocks, name) for name in ("copy_numbers", "write_32_bits", "write_64_bits")}


@cache
def drive_loop() -> Loop:
    return Loop(drive, DRIVE_TYPES, NAMES, instead=FASTER)


@cache
def feature_loop() -> Loop:
    return Loop(look_at_features, FEATURE_TYPES, NAMES)
