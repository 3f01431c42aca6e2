"""Random games in one array, and one game driven from Python: loops in the language of the rules, to be compiled."""

from typing import Any, NamedTuple

import numpy as np

from praefectus.engine.game_loop import ROOM, loop_with
from praefectus.rules.declarations import FIRST_CHANCE
from praefectus.rules.fields import Choices, Numbers
from praefectus.rules.invariants import fault_of
from praefectus.rules.random_play import CHECK_FACTOR, MASK32, draw, next_random, seeded
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import god_value, points
from praefectus.rules.turn import choose, legal, to_act, weight
from praefectus.rules.vocabulary import NONE

GODS = 7
LIST_LEGAL, CHOOSE, WEIGH, POINTS, GOD_VALUES = range(5)
IS_OVER, ACTING, IS_CHANCE = range(3)  # after the legal actions, where there is room for them


class Played(NamedTuple):
    """Arrays of random games, as far as the loop needs them."""

    games: Any
    boards: Any
    board_of: Any


class Counted(NamedTuple):
    """What is counted of each game."""

    limit: Any  # decisions of a game at most
    decisions: Any
    checks: Any  # a hash over all actions


class Recorded(NamedTuple):
    """What it writes down too: a row for each decision, and after one another what was legal."""

    counted: Any
    rows: Any  # turn, seat, action, how many actions were legal
    offered: Any
    at: Any  # the next row, and the next place in offered


class Checked(NamedTuple):
    """What it checks too."""

    counted: Any
    faults: Any  # 0, or what is wrong with the position


# what the loops do with each action


def draw_everything(g: GameRecord, b: BoardRecord, x: int, rounds: int, skip: int, out: Choices) -> tuple[int, int]:
    """Chance and all seats alike draw their actions."""
    action = NONE
    if not g.over:
        legal(g, b, out)
        x = next_random(x)
        action = draw(g, b, out, x)
    return action, x


def count(i: int, action: int, counted: Counted) -> None:
    counted.decisions[i] += 1
    counted.checks[i] = (counted.checks[i] * CHECK_FACTOR + action + 1) & MASK32


def carry_out_counted(i: int, g: GameRecord, b: BoardRecord, action: int, notes: Counted, out: Choices) -> None:
    choose(g, b, action)
    count(i, action, notes)


def enough(i: int, notes: Counted) -> bool:
    return bool(notes.decisions[i] >= notes.limit)


def carry_out_recorded(i: int, g: GameRecord, b: BoardRecord, action: int, notes: Recorded, out: Choices) -> None:
    row, at = notes.at[0], notes.at[1]
    notes.rows[row, 0] = g.turns
    notes.rows[row, 1] = to_act(g)
    notes.rows[row, 2] = action
    notes.rows[row, 3] = out[0]
    for k in range(1, out[0] + 1):
        notes.offered[at + k - 1] = out[k]
    notes.at[0] = row + 1
    notes.at[1] = at + out[0]
    choose(g, b, action)
    count(i, action, notes.counted)


def no_more_room(i: int, notes: Recorded) -> bool:
    full = notes.at[0] == notes.rows.shape[0] or notes.at[1] + ROOM > notes.offered.shape[0]
    return bool(full or notes.counted.decisions[i] >= notes.counted.limit)


def carry_out_checked(i: int, g: GameRecord, b: BoardRecord, action: int, notes: Checked, out: Choices) -> None:
    choose(g, b, action)
    count(i, action, notes.counted)
    notes.faults[i] = fault_of(g, b)


def faulty(i: int, notes: Checked) -> bool:
    return bool(notes.faults[i] != 0 or notes.counted.decisions[i] >= notes.counted.limit)


run_random = loop_with(what_follows=draw_everything, carry_out=carry_out_counted, must_stop=enough)
run_recorded = loop_with(what_follows=draw_everything, carry_out=carry_out_recorded, must_stop=no_more_room)
run_checked = loop_with(what_follows=draw_everything, carry_out=carry_out_checked, must_stop=faulty)


# the loops


def begin(k: int, template: np.ndarray, tables: Played, counted: Counted) -> None:
    tables.games[k] = template[0]
    tables.board_of[k] = 0
    counted.decisions[k] = 0
    counted.checks[k] = 0


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
    board_of, out = np.zeros(count, np.int16), np.zeros(ROOM, np.int64)
    random_games_in_room(games, boards, template, seed, first, count, limit, decisions, checks, board_of, out)


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
    board_of: np.ndarray,
    out: Numbers,
) -> None:
    """The same where nothing makes arrays: with room for the numbers of the boards and for the legal actions."""
    tables, notes = Played(games, boards, board_of), Counted(limit, decisions, checks)
    for k in range(count):
        begin(k, template, tables, notes)
        run_random(k, NONE, seeded(seed, first + k), 0, 0, tables, notes, out)


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
    tables, counted = Played(games, boards, np.zeros(count, np.int16)), Counted(limit, decisions, checks)
    notes = Recorded(counted, rows, offered, np.zeros(2, np.int64))
    for k in range(count):
        begin(k, template, tables, counted)
        run_recorded(k, NONE, seeded(seed, first + k), 0, 0, tables, notes, out)
        if not games[k].over and decisions[k] < limit:
            return k
    return count


def checked_games(
    games: np.ndarray,
    boards: np.ndarray,
    template: np.ndarray,
    seed: int,
    first: int,
    count: int,
    limit: int,
    decisions: np.ndarray,
    checks: np.ndarray,
    faults: np.ndarray,
) -> None:
    """As random_games, with every position checked: faults[k] is 0, or the fault of game k, which then stops there."""
    out = np.zeros(ROOM, np.int64)
    tables, counted = Played(games, boards, np.zeros(count, np.int16)), Counted(limit, decisions, checks)
    notes = Checked(counted, faults)
    for k in range(count):
        begin(k, template, tables, counted)
        faults[k] = fault_of(games[k], boards[0])
        run_checked(k, NONE, seeded(seed, first + k), 0, 0, tables, notes, out)


def random_game(g: GameRecord, b: BoardRecord, x: int, out: Choices, limit: int) -> tuple[int, int]:
    """One game in Python, at most so many decisions; returns their number and a hash over all actions."""
    notes = Counted(limit, [0], [0])
    run_random(0, NONE, x, 0, 0, Played([g], [b], [0]), notes, out)
    return notes.decisions[0], notes.checks[0]


def ask(games: np.ndarray, index: int, boards: np.ndarray, what: int, action: int, out: np.ndarray) -> None:
    """One game driven from Python: list what is legal and whose decision is open, choose, weigh outcomes, points, or
    gods."""
    g = games[index]
    b = boards[0]
    if what in (LIST_LEGAL, CHOOSE):
        if what == CHOOSE:
            choose(g, b, action)
        legal(g, b, out)
        if out.shape[0] > ROOM + IS_CHANCE:
            out[ROOM + IS_OVER] = g.over
            out[ROOM + ACTING] = to_act(g)
            out[ROOM + IS_CHANCE] = 0 if g.over else g.frame_kind[g.depth - 1] >= FIRST_CHANCE
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
