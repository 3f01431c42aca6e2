"""Loops over many games in one array, in the language of the rules: they run as they stand, or compiled.

The functions name the rules they call as globals, never as closures: Numba keeps compiled code by function, and a
closure over other compiled functions would be another function in every process.
"""

import numpy as np

from praefectus.rules.actions import ACTIONS
from praefectus.rules.random_play import play_random, seeded
from praefectus.rules.scoring import god_value, points
from praefectus.rules.turn import choose, legal, weight

ROOM = ACTIONS + 1  # the longest list of legal actions, and its length in front
GODS = 7
LIST_LEGAL, CHOOSE, WEIGH, POINTS, GOD_VALUES = range(5)


def random_games(games, boards, template, seed, first, count, limit, decisions, checks):
    """Play games to the end, each from its own random number; games[k] holds the k-th afterwards."""
    out = np.zeros(ROOM, np.int64)
    for k in range(count):
        games[k] = template[0]
        decisions[k], checks[k] = play_random(games[k], boards[0], seeded(seed, first + k), out, limit)


def ask(games, index, boards, what, action, out):
    """One game driven from Python: list what is legal, choose, weigh outcomes, points, or gods."""
    g = games[index]
    b = boards[0]
    if what == LIST_LEGAL:
        legal(g, b, out)
    elif what == CHOOSE:
        choose(g, b, action)
        legal(g, b, out)
    elif what == WEIGH:
        for i in range(1, out[0] + 1):
            out[ROOM + i] = weight(g, b, out[i])
    elif what == POINTS:
        for seat in range(g.seats):
            out[seat] = points(g, b, seat)
    elif what == GOD_VALUES:
        for seat in range(g.seats):
            for god in range(GODS):
                out[GODS * seat + god] = god_value(g, b, seat, god)
