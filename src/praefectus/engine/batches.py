"""Loops over many games in one array, in the language of the rules: they run as they stand, or compiled.

The functions name the rules they call as globals, never as closures: Numba keeps compiled code by function, and a
closure over other compiled functions would be another function in every process.
"""

import numpy as np

from praefectus.rules.actions import ACTIONS
from praefectus.rules.fields import Numbers
from praefectus.rules.random_play import CHECK_FACTOR, MASK32, draw, next_random, play_random, seeded
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import god_value, points
from praefectus.rules.turn import choose, legal, to_act, weight

ROOM = ACTIONS + 1  # the longest list of legal actions, and its length in front
GODS = 7
LIST_LEGAL, CHOOSE, WEIGH, POINTS, GOD_VALUES = range(5)


def random_games(
    games: np.ndarray,
    boards: np.ndarray,
    template: np.ndarray,
    seed: int,
    first: int,
    count: int,
    limit: int,
    decisions: np.ndarray,
    checks: np.ndarray,
) -> None:
    """Play games to the end, each from its own random number; games[k] holds the k-th afterwards."""
    random_games_in_room(
        games, boards, template, seed, first, count, limit, decisions, checks, np.zeros(ROOM, np.int64)
    )


def random_games_in_room(
    games: np.ndarray,
    boards: np.ndarray,
    template: np.ndarray,
    seed: int,
    first: int,
    count: int,
    limit: int,
    decisions: np.ndarray,
    checks: np.ndarray,
    out: Numbers,
) -> None:
    """The same where nothing makes arrays: with room for the legal actions."""
    for k in range(count):
        games[k] = template[0]
        decisions[k], checks[k] = play_random(games[k], boards[0], seeded(seed, first + k), out, limit)


def ask(games: np.ndarray, index: int, boards: np.ndarray, what: int, action: int, out: Numbers) -> None:
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


def record_game(
    g: GameRecord,
    b: BoardRecord,
    x: int,
    out: Numbers,
    limit: int,
    rows: np.ndarray,
    offered: np.ndarray,
    row: int,
    at: int,
) -> tuple[int, int, int]:
    """Play on as play_random does, and write down every decision; returns the next row, the next place, and the check.

    A row says: turn, seat, action, how many actions were legal. These follow one another in offered. When there is no
    room for another decision, the row returned is -1.
    """
    decisions = 0
    check = 0
    while not g.over and decisions < limit:
        if row == rows.shape[0] or at + ROOM > offered.shape[0]:
            return -1, at, check
        legal(g, b, out)
        x = next_random(x)
        action = draw(g, b, out, x)
        rows[row][0] = g.turns
        rows[row][1] = to_act(g)
        rows[row][2] = action
        rows[row][3] = out[0]
        for i in range(1, out[0] + 1):
            offered[at + i - 1] = out[i]
        at += out[0]
        row += 1
        choose(g, b, action)
        check = (check * CHECK_FACTOR + action + 1) & MASK32
        decisions += 1
    return row, at, check


def recorded_games(
    games: np.ndarray,
    boards: np.ndarray,
    template: np.ndarray,
    seed: int,
    first: int,
    count: int,
    limit: int,
    rows: np.ndarray,
    offered: np.ndarray,
    decisions: np.ndarray,
    checks: np.ndarray,
) -> int:
    """Play and record games, as many as there is room for; returns how many."""
    out = np.zeros(ROOM, np.int64)
    row = 0
    at = 0
    for k in range(count):
        games[k] = template[0]
        x = seeded(seed, first + k)
        after, at, checks[k] = record_game(games[k], boards[0], x, out, limit, rows, offered, row, at)
        if after < 0:
            return k
        decisions[k] = after - row
        row = after
    return count
