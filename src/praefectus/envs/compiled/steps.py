"""One step of one game of a batch: play the chosen action, let chance decide, and show the next decision.

Plain functions over arrays of games, like the rules, so that they run compiled on CPU threads and on a GPU. The place
of a game in the batch says which template it is dealt from. Seats that are not the caller's own are played on the way.
"""

from typing import Any, NamedTuple

from praefectus.agents.greedy import greedy_choice
from praefectus.engine.next_choice import to_next_choice
from praefectus.envs.compiled.facts import observe_facts
from praefectus.rules import extension
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.end import has_won
from praefectus.rules.fields import Numbers, Reals
from praefectus.rules.random_play import draw, next_random
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import points
from praefectus.rules.vocabulary import NOBODY, NONE, SEATS

ACTION_SPACE = PLAYABLE  # the actions of players; those of chance follow in the table
BEGIN, STEP, SHOW, PLAY_ON = range(4)  # deal, play, show what was loaded, play for others before the step is over
OWN, RANDOM, GREEDY, ASKED = range(4)  # who plays a seat: the caller, these two in place, or an agent that is asked
HELD = -2  # in place of an action: this game waits while others play on


def reward_game(g: GameRecord, reward: Reals, score: Numbers) -> None:
    """1 for whoever won and -1 for all others; and the points."""
    for seat in range(SEATS):
        reward[seat] = 0.0
        score[seat] = 0
    for seat in range(g.seats):
        reward[seat] = 1.0 if has_won(g, seat) else -1.0
        score[seat] = g.score[seat]


class Tables(NamedTuple):
    """Arrays of the games of a batch, an entry for each."""

    games: Any
    boards: Any  # all boards there are
    board_of: Any
    templates: Any  # the set-ups, dealt in turn
    randoms: Any  # what chance draws from
    choosers: Any  # what sampled actions are drawn from
    actions: Any  # what is to be played
    controls: Any  # who plays each seat


class Shown(NamedTuple):
    """Arrays of the decision that is open in each game."""

    rows: Any
    masks: Any
    choices: Any  # how many actions are legal, then these
    actors: Any


class Ends(NamedTuple):
    """Arrays of the games that the last step ended."""

    ended: Any
    stopped: Any  # by the limit of rounds
    rewards: Any
    scores: Any
    points: Any  # as they stand, in every game, where they are asked for
    last: Any  # how the game looked at its end to one of the caller's seats, where that is asked for
    viewers: Any  # that seat: the one that chose, or before the first choice the own one


def deal_game(i: int, tables: Tables) -> None:
    tables.games[i] = tables.templates[i % tables.templates.shape[0]]


def hide_choices(i: int, shown: Shown) -> None:
    """Take the last decision's actions out of the mask: only those were set."""
    for k in range(1, shown.choices[i, 0] + 1):
        shown.masks[i, shown.choices[i, k]] = 0
    shown.choices[i, 0] = 0


def show_choices(i: int, shown: Shown, out: Numbers) -> None:
    shown.choices[i, 0] = out[0]
    for k in range(1, out[0] + 1):
        shown.choices[i, k] = out[k]
        shown.masks[i, out[k]] = 1


def end_game(i: int, g: GameRecord, tables: Tables, ends: Ends) -> None:
    ends.ended[i] = 1
    ends.stopped[i] = 1 if g.depth > 0 else 0  # the rules end a game when no decision is open, the limit before one
    reward_game(g, ends.rewards[i], ends.scores[i])
    if ends.last.shape[1] > 1:
        observe_facts(g, tables.board_of[i], ends.viewers[i], ends.last[i])


def count_points(i: int, g: GameRecord, b: BoardRecord, ends: Ends) -> None:
    for seat in range(g.seats):
        ends.points[i, seat] = points(g, b, seat)


def step_game(
    i: int, mode: int, skip: int, again: int, limit: int, tables: Tables, shown: Shown, ends: Ends, out: Numbers
) -> None:
    """Deal game i, or play the chosen action in it; then run on to the next decision, in a new game if it is over.

    Chance decides on the way, seats of others play, and with `skip` whoever has one option takes it.
    """
    g = tables.games[i]
    b = tables.boards[tables.board_of[i]]
    x = tables.randoms[i]
    action = tables.actions[i]
    if mode == PLAY_ON and action == HELD:
        return
    hide_choices(i, shown)
    if mode != PLAY_ON and ends.ended[i]:
        ends.ended[i] = 0
        ends.stopped[i] = 0
        for seat in range(SEATS):
            ends.rewards[i, seat] = 0.0
    if mode == BEGIN:
        deal_game(i, tables)
        action = NONE
    elif g.over:
        return
    elif mode == SHOW:
        action = NONE
    while True:
        x = to_next_choice(g, b, action, x, limit * extension.people(g), skip, out)
        if g.over:
            end_game(i, g, tables, ends)
            if not again:
                break
            deal_game(i, tables)
            action = NONE
        else:
            who = tables.controls[i, g.frame_seat[g.depth - 1]]
            if who in (OWN, ASKED):
                break
            x = next_random(x)
            action = draw(g, b, out, x) if who == RANDOM else greedy_choice(g, b, out)
    tables.randoms[i] = x
    if ends.points.shape[1] > 1:
        count_points(i, g, b, ends)
    if g.over:
        shown.actors[i] = NOBODY
    else:
        shown.actors[i] = g.frame_seat[g.depth - 1]
        show_choices(i, shown, out)
        if shown.rows.shape[1] > 0:
            observe_facts(g, tables.board_of[i], shown.actors[i], shown.rows[i])


def legal_entry(i: int, tables: Tables, shown: Shown) -> bool:
    """May this action be played? Where the game is over nothing will be, so it does not matter."""
    if tables.games[i].over:
        return True
    for k in range(1, shown.choices[i, 0] + 1):
        if shown.choices[i, k] == tables.actions[i]:
            return True
    return False


def sample_game(i: int, tables: Tables, shown: Shown) -> None:
    """One of the legal actions at random, each alike."""
    x = next_random(tables.choosers[i])
    tables.choosers[i] = x
    tables.actions[i] = shown.choices[i, 1 + ((x * shown.choices[i, 0]) >> 32)]
