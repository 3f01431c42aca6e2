"""Games of the arena run on until an agent outside has to be asked, or they are over; new houses are noted.

Plain functions over the records, like the rules. A seat's `control` says who plays it. Chance has a random number of
its own, apart from that of the random agent: so the same deal brings the same luck to whoever sits at the table.
"""

import numpy as np

from praefectus.agents.greedy import greedy_choice
from praefectus.agents.network.observation import observe
from praefectus.rules import extension
from praefectus.rules.actions import ACTIONS
from praefectus.rules.end import finish, rank_of
from praefectus.rules.random_play import draw, next_random
from praefectus.rules.scoring import CONCORDIA_POINTS, god_value
from praefectus.rules.turn import choose, legal
from praefectus.rules.vocabulary import FIRST_CHANCE, GODS, MINERVA, NOBODY, PLACES, PLAY_CARD

ROOM = ACTIONS + 1
NETWORK, RANDOM, GREEDY, CONSULTED = 0, 1, 2, 3  # who plays a seat; the first and the last are asked from outside
CONCORDIA, OTHER = GODS, GODS + 1  # beside the gods
PARTS = GODS + 2  # of the points
RESULT, RANK = 0, 1  # of the side of a seat


def note_houses(g, i, seen, built):
    """In which turn each house was built."""
    for seat in range(g.seats):
        if g.houses[seat] != seen[i, seat]:
            added = g.houses[seat] & ~seen[i, seat]
            for city in range(PLACES):
                if added >> city & 1:
                    built[i, seat, city] = g.turns
            seen[i, seat] = g.houses[seat]


def carry_out(g, b, i, action, seen, built, logs, lengths):
    """Choose, note new houses, and write the action down where a log is kept."""
    choose(g, b, action)
    note_houses(g, i, seen, built)
    if logs.shape[1] > 0:
        logs[i, lengths[i]] = action
        lengths[i] += 1


def log_full(i, logs, lengths):
    return logs.shape[1] > 0 and lengths[i] == logs.shape[1]


def run_on(g, b, i, limit, out, chances, whims, controls, seen, built, choices, logs, lengths):
    """Chance, forced choices and compiled agents play until somebody outside has a choice, or the game is over.

    Returns whether somebody is asked; nobody is when the game is over, or when its log has to be read first.
    """
    while not g.over and not log_full(i, logs, lengths):
        top = g.depth - 1
        if g.turns >= limit and g.depth == 1 and g.frame_kind[0] == PLAY_CARD:
            finish(g, b)
            return False
        legal(g, b, out)
        action = out[1]
        if g.frame_kind[top] >= FIRST_CHANCE:
            chances[i] = next_random(chances[i])
            action = draw(g, b, out, chances[i])
        elif out[0] > 1:
            seat = g.frame_seat[top]
            who = controls[i, seat]
            if who in (NETWORK, CONSULTED):
                return True
            choices[i, seat] += 1
            if who == RANDOM:
                whims[i] = next_random(whims[i])
                action = draw(g, b, out, whims[i])
            else:
                action = greedy_choice(g, b, out)
        carry_out(g, b, i, action, seen, built, logs, lengths)
    return False


def write_question(g, b, board, i, out, controls, rows, masks, asked):
    """Who is asked, what may be chosen, and what the network sees."""
    seat = int(g.frame_seat[g.depth - 1])
    asked[i] = seat
    for action in range(masks.shape[1]):
        masks[i, action] = 0
    for k in range(1, out[0] + 1):
        masks[i, out[k]] = 1
    if controls[i, seat] == NETWORK:
        for feature in range(rows.shape[1]):
            rows[i, feature] = 0
        observe(g, b, board, seat, rows[i])


def write_points(g, b, i, parts):
    """The points of every seat, god by god; then the Concordia card, and what the modules add."""
    for seat in range(g.seats):
        for god in range(MINERVA):
            if g.gods[seat][god] > 0:
                parts[i, seat, god] = g.gods[seat][god] * god_value(g, b, seat, god)
        parts[i, seat, MINERVA] = god_value(g, b, seat, MINERVA)
        if g.end_by == seat:
            parts[i, seat, CONCORDIA] = CONCORDIA_POINTS
        parts[i, seat, OTHER] = extension.extra_points(g, seat)


def write_standings(g, i, standings):
    """What is compared to find the winner, and the rank, of every seat's side."""
    for seat in range(g.seats):
        standings[i, seat, RESULT] = extension.result(g, seat)
        standings[i, seat, RANK] = rank_of(g, seat)


def play_on(
    count, board, limit, games, boards, actions, chances, whims, controls, rows, masks, asked, seen, built, choices,
    parts, standings, logs, lengths,
):  # fmt: skip
    """Carry out what was answered and run every game on to its next question, or to its end."""
    out = np.zeros(ROOM, np.int64)
    for i in range(count):
        g = games[i]
        if g.over:
            continue
        if actions[i] >= 0:
            choices[i, asked[i]] += 1
            carry_out(g, boards[0], i, actions[i], seen, built, logs, lengths)
        asked[i] = NOBODY
        if run_on(g, boards[0], i, limit, out, chances, whims, controls, seen, built, choices, logs, lengths):
            write_question(g, boards[0], board, i, out, controls, rows, masks, asked)
        elif g.over:
            write_points(g, boards[0], i, parts)
            write_standings(g, i, standings)
