"""Games that run until a network has a choice: the step of training, of matches and of batched environments.

Plain functions over the records, like the rules. A seat's `control` says who plays it.
"""

from typing import Any, NamedTuple

from praefectus.agents.inside import OUTSIDE, choose_inside
from praefectus.agents.network.observation import observe
from praefectus.engine.game_loop import Tables, loop_with
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.end import has_won, side_of
from praefectus.rules.fields import Numbers, Reals
from praefectus.rules.random_play import next_random
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import NONE, SEATS

NETWORK = OUTSIDE  # who plays a seat
BEGIN_GAME, GO_ON, STOP_AT_END = 0, 1, 2
RESULTS = 10  # six scores, winner, turns, bits of the seats that won, template
WON = 8  # where those bits are
EXPECTED = 3  # what is expected of every seat: its reward, its chance to win, its points
WIN_WEIGHT, MARGIN_WEIGHT, TURN_COST, MAX_ROUNDS = 0, 1, 2, 3
POINTS_PER_REWARD = 40.0
NOTED_SEAT = PLAYABLE  # a choice is noted as its action, and this times its seat


class Choices(NamedTuple):
    """Arrays of what is to be chosen in each step of each game, and what was."""

    actions: Any
    rows: Any  # what the network sees
    masks: Any  # what is legal
    actors: Any
    seats: Any


class Ends(NamedTuple):
    """Arrays of the games that ended in each step."""

    done: Any
    rewards: Any
    results: Any


class Notes(NamedTuple):
    """What a step needs at the end of a game: the number of the step, its mode, and where to write."""

    t: Any
    mode: Any
    ends: Any
    weights: Any


def shared_score(g: GameRecord, seat: int) -> float:
    """The points of the seat's side, for each who plays on it."""
    side = side_of(g, seat)
    total = 0
    members = 0
    for other in range(g.seats):
        if side_of(g, other) == side:
            total += g.score[other]
            members += 1
    return float(total) / float(members)


def reward_seats(g: GameRecord, reward: Reals, weights: Reals) -> None:
    """What the end is worth to every seat: the win above an even share, and the margin in points."""
    mean = 0.0
    winners = 0
    for seat in range(g.seats):
        mean += shared_score(g, seat) / float(g.seats)
        if has_won(g, seat):
            winners += 1
    for seat in range(SEATS):
        reward[seat] = 0.0
    for seat in range(g.seats):
        won = 1.0 if has_won(g, seat) else 0.0
        margin = (shared_score(g, seat) - mean) / POINTS_PER_REWARD
        cost = weights[TURN_COST] * float(g.turns)
        even = float(winners) / float(g.seats)
        reward[seat] = weights[WIN_WEIGHT] * (won - even) + weights[MARGIN_WEIGHT] * margin - cost


def write_result(g: GameRecord, result: Numbers, template: int) -> None:
    for seat in range(SEATS):
        result[seat] = g.score[seat]
    result[6] = g.winner
    result[7] = g.turns
    won = 0
    for seat in range(g.seats):
        if has_won(g, seat):
            won |= 1 << seat
    result[WON] = won
    result[9] = template


def end_or_deal(i: int, g: GameRecord, x: int, tables: Tables, notes: Notes) -> tuple[int, int]:
    """Write down how a game ended; deal the next one, if games continue."""
    t, ends = notes.t, notes.ends
    ends.done[t, i] = 1
    reward_seats(g, ends.rewards[t, i], notes.weights)
    write_result(g, ends.results[t, i], tables.board_of[i])
    if notes.mode != GO_ON:
        return 0, x
    return 1, deal(i, tables, x)


run_on = loop_with(choose_inside=choose_inside, next_game=end_or_deal)


def step_game(
    i: int,
    t_in: int,
    t_out: int,
    mode: int,
    tables: Tables,
    choices: Choices,
    ends: Ends,
    weights: Reals,
    out: Numbers,
) -> None:
    """One step of game i: begin it, or play the chosen action, and run on to the next choice of a network."""
    g = tables.games[i]
    x = tables.randoms[i]
    action = choices.actions[t_in, i]
    ends.done[t_in, i] = 0
    if mode == BEGIN_GAME:
        x = deal(i, tables, x)
        action = NONE
    elif g.over:
        ends.done[t_in, i] = 2
        choices.actors[t_out, i] = 0
        choices.seats[t_out, i] = g.seats
        return
    notes = Notes(t_in, mode, ends, weights)
    tables.randoms[i] = run_on(i, action, x, int(weights[MAX_ROUNDS]), 1, tables, notes, out)
    choices.seats[t_out, i] = g.seats
    choices.actors[t_out, i] = 0
    if not g.over:
        show_choice(i, t_out, g, tables, choices, out)


def show_choice(i: int, t_out: int, g: GameRecord, tables: Tables, choices: Choices, out: Numbers) -> None:
    """Whose choice it is, what the network sees then, and what is legal."""
    seat = int(g.frame_seat[g.depth - 1])
    choices.actors[t_out, i] = seat
    board = tables.board_of[i]
    observe(g, tables.boards[board], board, seat, choices.rows[t_out, i])
    for k in range(1, out[0] + 1):
        choices.masks[t_out, i, out[k]] = 1


def deal(i: int, tables: Tables, x: int) -> int:
    """A new game from one of the set-ups, drawn at random."""
    x = next_random(x)
    chosen = (x * tables.templates.shape[0]) >> 32
    tables.games[i] = tables.templates[chosen]
    tables.board_of[i] = tables.template_boards[chosen]
    return x


class Outlook(NamedTuple):
    """Arrays of what was expected in each step of each game, and what it came to."""

    values: Any
    advantages: Any
    returns: Any


def returns_of_game(
    i: int,
    steps: int,
    choices: Choices,
    ends: Ends,
    outlook: Outlook,
    decay: float,
    next_value: Reals,
    gained: Reals,
) -> None:
    """Lambda-returns of every seat's reward, win and points: a seat's own choices are its time steps.

    Values and returns are relative to the actor, six numbers for each of the three.
    """
    values, actors, seats = outlook.values, choices.actors, choices.seats
    actor = actors[steps, i]
    count = seats[steps, i]
    for number in range(EXPECTED * SEATS):
        next_value[number] = 0.0
        gained[number] = 0.0
    for seat in range(count):
        for what in range(EXPECTED):
            next_value[what * SEATS + seat] = values[steps, i, what * SEATS + (seat + count - actor) % count]
    for back in range(steps):
        t = steps - 1 - back
        actor = actors[t, i]
        count = seats[t, i]
        if ends.done[t, i]:
            for number in range(EXPECTED * SEATS):
                gained[number] = 0.0
            for seat in range(SEATS):
                next_value[seat] = ends.rewards[t, i, seat]
                next_value[SEATS + seat] = float(ends.results[t, i, WON] >> seat & 1)
                next_value[2 * SEATS + seat] = float(ends.results[t, i, seat]) / POINTS_PER_REWARD
        for what in range(EXPECTED):
            own = what * SEATS + actor
            value = values[t, i, what * SEATS]
            gained[own] = next_value[own] - value + decay * gained[own]
            next_value[own] = value
            for after in range(SEATS):
                outlook.returns[t, i, what * SEATS + after] = 0.0
            for seat in range(count):
                place = what * SEATS + (seat + count - actor) % count
                outlook.returns[t, i, place] = next_value[what * SEATS + seat] + gained[what * SEATS + seat]
        outlook.advantages[t, i] = gained[actor]
