"""Games of the arena run on until an agent outside has to be asked, or they are over; new houses are noted.

Plain functions over the records, like the rules. A seat's `control` says who plays it. Chance has a random number of
its own, apart from that of the random agent: so the same deal gives the same luck to any agents.
"""

from typing import Any, NamedTuple

import numpy as np

from praefectus.agents.greedy import greedy_choice
from praefectus.agents.inside import ASKED, OUTSIDE, RANDOM
from praefectus.agents.network.observation import observe
from praefectus.engine.game_loop import ROOM, Tables, loop_with
from praefectus.rules import extension
from praefectus.rules.actions import PLAY
from praefectus.rules.end import rank_of
from praefectus.rules.fields import Choices, Numbers
from praefectus.rules.random_play import draw, next_random
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import god_value
from praefectus.rules.tables import CONCORDIA_POINTS
from praefectus.rules.turn import choose
from praefectus.rules.vocabulary import GODS, KINDS, MINERVA, NOBODY, NONE, PLACES

NETWORK, CONSULTED = OUTSIDE, ASKED  # who plays a seat
CONCORDIA, OTHER = GODS, GODS + 1  # beside the gods
PARTS = GODS + 2  # of the points
RESULT, RANK = 0, 1  # of the side of a seat
OPENING = 4  # cards of a seat that are noted


class Questions(NamedTuple):
    """Arrays of what is asked in each game, and answered."""

    rows: Any
    masks: Any
    asked: Any  # the seat
    actions: Any  # what was answered


class Notes(NamedTuple):
    """Arrays of what is written down of each game."""

    seen: Any  # houses that are noted
    built: Any  # in which turn
    choices: Any  # how many each seat has made
    parts: Any  # of the points
    standings: Any  # result and rank
    openings: Any  # the first cards of each seat
    logs: Any
    lengths: Any
    whims: Any  # what the random agent draws from


def note_houses(g: GameRecord, i: int, notes: Notes) -> None:
    """In which turn each house was built."""
    for seat in range(g.seats):
        if g.houses[seat] != notes.seen[i, seat]:
            added = g.houses[seat] & ~notes.seen[i, seat]
            for city in range(PLACES):
                if added >> city & 1:
                    notes.built[i, seat, city] = g.turns
            notes.seen[i, seat] = g.houses[seat]


def note_card(g: GameRecord, i: int, action: int, notes: Notes) -> None:
    """The first cards that each seat plays."""
    if PLAY <= action < PLAY + KINDS:
        cards = notes.openings[i, g.frame_seat[g.depth - 1]]
        for place in range(OPENING):
            if cards[place] == NONE:
                cards[place] = action - PLAY
                break


def carry_out_noted(i: int, g: GameRecord, b: BoardRecord, action: int, notes: Notes, out: Choices) -> None:
    """Choose, note new houses and first cards, and write the action down."""
    note_card(g, i, action, notes)
    choose(g, b, action)
    note_houses(g, i, notes)
    notes.logs[i, notes.lengths[i]] = action
    notes.lengths[i] += 1


def log_full(i: int, notes: Notes) -> bool:
    """Must the log be read before the game continues?"""
    return bool(notes.lengths[i] == notes.logs.shape[1])


def choose_in_arena(
    i: int, g: GameRecord, b: BoardRecord, x: int, tables: Tables, notes: Notes, out: Choices
) -> tuple[int, int]:
    """The choice of a compiled agent; NONE where an agent outside is asked. The luck of chance is not used up here."""
    seat = g.frame_seat[g.depth - 1]
    who = tables.controls[i, seat]
    if who in (NETWORK, CONSULTED):
        return NONE, x
    notes.choices[i, seat] += 1
    if who == RANDOM:
        notes.whims[i] = next_random(notes.whims[i])
        return draw(g, b, out, notes.whims[i]), x
    return greedy_choice(g, b, out), x


run_on = loop_with(carry_out=carry_out_noted, must_stop=log_full, choose_inside=choose_in_arena)


def write_question(i: int, tables: Tables, questions: Questions, out: Numbers) -> None:
    """Who is asked, what may be chosen, and what the network sees."""
    g = tables.games[i]
    seat = int(g.frame_seat[g.depth - 1])
    questions.asked[i] = seat
    for action in range(questions.masks.shape[1]):
        questions.masks[i, action] = 0
    for k in range(1, out[0] + 1):
        questions.masks[i, out[k]] = 1
    if tables.controls[i, seat] == NETWORK:
        for feature in range(questions.rows.shape[1]):
            questions.rows[i, feature] = 0
        board = tables.board_of[i]
        observe(g, tables.boards[board], board, seat, questions.rows[i])


def write_points(g: GameRecord, b: BoardRecord, i: int, notes: Notes) -> None:
    """The points of every seat, god by god; then the Concordia card, and what the modules add."""
    for seat in range(g.seats):
        for god in range(MINERVA):
            if g.gods[seat][god] > 0:
                notes.parts[i, seat, god] = g.gods[seat][god] * god_value(g, b, seat, god)
        notes.parts[i, seat, MINERVA] = god_value(g, b, seat, MINERVA)
        if g.end_by == seat:
            notes.parts[i, seat, CONCORDIA] = CONCORDIA_POINTS
        notes.parts[i, seat, OTHER] = extension.extra_points(g, seat)


def write_standings(g: GameRecord, i: int, notes: Notes) -> None:
    """What is compared to find the winner, and the rank, of every seat's side."""
    for seat in range(g.seats):
        notes.standings[i, seat, RESULT] = extension.result(g, seat)
        notes.standings[i, seat, RANK] = rank_of(g, seat)


def play_on(count: int, rounds: int, tables: Tables, questions: Questions, notes: Notes) -> None:
    """Carry out what was answered and run every game on to its next question, or to its end."""
    out = np.zeros(ROOM, np.int64)
    for i in range(count):
        g = tables.games[i]
        if g.over:
            continue
        if questions.actions[i] != NONE:
            notes.choices[i, questions.asked[i]] += 1
        questions.asked[i] = NOBODY
        tables.randoms[i] = run_on(i, questions.actions[i], tables.randoms[i], rounds, 1, tables, notes, out)
        if g.over:
            write_points(g, tables.boards[tables.board_of[i]], i, notes)
            write_standings(g, i, notes)
        elif not log_full(i, notes):
            write_question(i, tables, questions, out)
