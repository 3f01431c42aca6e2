"""One step of one game of a batch: play the chosen action, let chance decide, and show the next decision.

Plain functions over arrays of games, like the rules, so that they run compiled on CPU threads and on a GPU. The place
of a game in the batch says which template it is dealt from. Seats that are not the caller's own are played on the way.
"""

from typing import Any, NamedTuple

from praefectus.agents.inside import OUTSIDE, choose_inside
from praefectus.agents.network.observation.compact import counted_from, observe_compact
from praefectus.engine.game_loop import Tables, loop_with
from praefectus.rules.actions import COPY_SEAT, DONE, PLAYABLE
from praefectus.rules.end import has_won, rank_of
from praefectus.rules.fields import Numbers, Reals
from praefectus.rules.random_play import next_random
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import points
from praefectus.rules.vocabulary import NOBODY, NONE, SEATS

ACTION_SPACE = PLAYABLE  # the actions of players; those of chance follow in the table
BEGIN, STEP, SHOW, PLAY_ON = range(4)  # deal, play, show what was loaded, play for others before the step is over
OWN = OUTSIDE  # who plays a seat: the caller
HELD = -2  # in place of an action: this game waits while others play on


def reward_game(g: GameRecord, reward: Reals, score: Numbers, rank: Numbers) -> None:
    """1 for all who won and -1 for the others, nothing where the limit of rounds ended the game; points and ranks."""
    for seat in range(SEATS):
        reward[seat] = 0.0
        score[seat] = 0
        rank[seat] = 0
    for seat in range(g.seats):
        if g.depth == 0:
            reward[seat] = 1.0 if has_won(g, seat) else -1.0
        score[seat] = g.score[seat]
        rank[seat] = rank_of(g, seat)


class Shown(NamedTuple):
    """Arrays of the decision that is open in each game."""

    rows: Any
    masks: Any
    choices: Any  # how many actions are legal, then these
    actors: Any
    actions: Any  # what is to be played
    choosers: Any  # what sampled actions are drawn from


class Ends(NamedTuple):
    """Arrays of the games that the last step ended."""

    ended: Any
    truncated: Any  # by the limit of rounds
    rewards: Any
    scores: Any
    ranks: Any  # 1 for the winners
    points: Any  # as they stand, in every game, where they are asked for
    last: Any  # how the game looked at its end to one of the caller's seats, where that is asked for
    viewers: Any  # that seat: the one that chose, or before the first choice the own one


class Notes(NamedTuple):
    """What a step needs at the end of a game: does the next one begin, and where to write."""

    again: Any
    own: Any  # is the own seat shown in rows?
    ends: Any


def deal_game(i: int, tables: Tables) -> None:
    tables.games[i] = tables.templates[i % tables.templates.shape[0]]


def hide_choices(i: int, shown: Shown) -> None:
    """Take the last decision's actions out of the mask: only those were set."""
    for k in range(1, shown.choices[i, 0] + 1):
        shown.masks[i, shown.choices[i, k]] = 0
    shown.choices[i, 0] = 0


def from_seat(g: GameRecord, me: int, action: int) -> int:
    """An action that names a seat counts it clockwise from the acting one, as rows do."""
    if COPY_SEAT <= action < COPY_SEAT + SEATS:
        return COPY_SEAT + counted_from(g, me, action - COPY_SEAT)
    return action


def at_table(g: GameRecord, me: int, action: int) -> int:
    """The same action as the rules number it."""
    if COPY_SEAT <= action < COPY_SEAT + SEATS:
        seat = action - COPY_SEAT + me
        return COPY_SEAT + (seat - g.seats if seat >= g.seats else seat)
    return action


def show_choices(i: int, g: GameRecord, shown: Shown, out: Numbers) -> None:
    me = shown.actors[i]
    shown.choices[i, 0] = out[0]
    for k in range(1, out[0] + 1):
        action = from_seat(g, me, out[k])
        shown.choices[i, k] = action
        shown.masks[i, action] = 1


def show_the_end(i: int, shown: Shown) -> None:
    """Nothing can be chosen any more; one action is still legal and does nothing, so that a mask is never empty."""
    shown.actors[i] = NOBODY
    shown.choices[i, 0] = 1
    shown.choices[i, 1] = DONE
    shown.masks[i, DONE] = 1


def end_game(i: int, g: GameRecord, x: int, tables: Tables, notes: Notes) -> tuple[int, int]:
    """Write down how a game ended; deal the next one, if games continue."""
    ends = notes.ends
    ends.ended[i] = 1
    ends.truncated[i] = 1 if g.depth > 0 else 0  # the rules end a game when no decision is open, the limit before one
    reward_game(g, ends.rewards[i], ends.scores[i], ends.ranks[i])
    if ends.last.shape[1] > 1:
        observe_compact(g, tables.board_of[i], ends.viewers[i], notes.own, ends.last[i])
    if notes.again:
        deal_game(i, tables)
    return notes.again, x


run_on = loop_with(choose_inside=choose_inside, next_game=end_game)


def count_points(i: int, g: GameRecord, b: BoardRecord, ends: Ends) -> None:
    for seat in range(g.seats):
        ends.points[i, seat] = points(g, b, seat)


def step_game(
    i: int,
    mode: int,
    skip: int,
    again: int,
    limit: int,
    own: int,
    tables: Tables,
    shown: Shown,
    ends: Ends,
    out: Numbers,
) -> None:
    """Deal game i, or play the chosen action in it; then run on to the next decision, in a new game if it is over.

    Chance decides on the way, seats of others play, and with `skip` whoever has one option takes it.
    """
    g = tables.games[i]
    action = shown.actions[i]
    if mode == PLAY_ON and action == HELD:
        return
    hide_choices(i, shown)
    if mode != PLAY_ON and ends.ended[i]:
        ends.ended[i] = 0
        ends.truncated[i] = 0
        for seat in range(SEATS):
            ends.rewards[i, seat] = 0.0
    if mode == BEGIN:
        deal_game(i, tables)
        action = NONE
    elif g.over:
        show_the_end(i, shown)
        return
    elif mode == SHOW:
        action = NONE
    else:
        action = at_table(g, g.frame_seat[g.depth - 1], action)
    tables.randoms[i] = run_on(i, action, tables.randoms[i], limit, skip, tables, Notes(again, own, ends), out)
    if ends.points.shape[1] > 1:
        count_points(i, g, tables.boards[tables.board_of[i]], ends)
    if g.over:
        show_the_end(i, shown)
    else:
        shown.actors[i] = g.frame_seat[g.depth - 1]
        show_choices(i, g, shown, out)
        if shown.rows.shape[1] > 0:
            observe_compact(g, tables.board_of[i], shown.actors[i], own, shown.rows[i])


def legal_entry(i: int, tables: Tables, shown: Shown) -> bool:
    """May this action be played? Where the game is over nothing will be, so it does not matter."""
    if tables.games[i].over:
        return True
    for k in range(1, shown.choices[i, 0] + 1):
        if shown.choices[i, k] == shown.actions[i]:
            return True
    return False


def sample_game(i: int, shown: Shown) -> None:
    """One of the legal actions at random, each alike."""
    x = next_random(shown.choosers[i])
    shown.choosers[i] = x
    shown.actions[i] = shown.choices[i, 1 + ((x * shown.choices[i, 0]) >> 32)]
