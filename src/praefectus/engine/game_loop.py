"""The one loop over a game: chance, forced choices and compiled players act until somebody outside has a choice.

Random games, self-play, search, environments and the arena all run it. What differs between them is five functions,
which `loop_with` puts in the place of those here: what an action does beside its rule, when to stop early, what needs
nobody's choice, who chooses inside the loop, and what follows the end of a game.

Plain functions over the records, like the rules: they run interpreted, compiled, and on a GPU. Each rule is called in
one place only, which makes the compiled code a good deal faster. The functions are globals, never closures: Numba
stores compiled code by function, and a closure over others would be another function in every process.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple

from praefectus.rules import extension
from praefectus.rules.actions import ACTIONS
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.end import finish
from praefectus.rules.fields import Choices
from praefectus.rules.random_play import draw, next_random
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.turn import choose, is_chance, legal
from praefectus.rules.vocabulary import NONE

ROOM = ACTIONS + 1  # the longest list of legal actions, and its length in front


class Tables(NamedTuple):
    """Arrays of the games of a batch: an entry for each game, or for each set-up."""

    games: Any
    boards: Any  # all boards there are
    board_of: Any
    templates: Any  # the set-ups from which new games are dealt
    template_boards: Any
    randoms: Any  # what chance draws from
    controls: Any  # who plays each seat


def run_game(i: int, action: int, x: int, rounds: int, skip: int, tables: Any, notes: Any, out: Choices) -> int:
    """Carry out an action, if there is one, and all that follows until somebody outside has a choice, which `out`
    lists, or nothing follows; returns the random number after it.

    `rounds` limits a game (0: no limit). With `skip` an only option is taken, without it people take it themselves.
    """
    g = tables.games[i]
    b = tables.boards[tables.board_of[i]]
    while True:
        if action != NONE:
            carry_out(i, g, b, action, notes, out)
        if must_stop(i, notes):
            break
        action, x = what_follows(g, b, x, rounds, skip, out)
        if g.over:
            again, x = next_game(i, g, x, tables, notes)
            if not again:
                break
            b = tables.boards[tables.board_of[i]]
        elif action == NONE:
            action, x = choose_inside(i, g, b, x, tables, notes, out)
            if action == NONE:
                break
    return x


def loop_with(**functions: Callable[..., Any]) -> Any:
    """run_game with other functions in the place of those of the same names below."""
    for name, function in functions.items():
        standard = globals()[name]
        if standard.__code__.co_argcount != function.__code__.co_argcount:
            raise TypeError(f"{function.__name__} has other parameters than {name} of the loop.")
    made = FunctionType(run_game.__code__, {**globals(), **functions}, run_game.__name__)
    made.__module__, made.__qualname__ = run_game.__module__, run_game.__qualname__
    return made


def carry_out(i: int, g: GameRecord, b: BoardRecord, action: int, notes: Any, out: Choices) -> None:
    choose(g, b, action)


def must_stop(i: int, notes: Any) -> bool:
    """Is there no room for what follows?"""
    return False


def what_follows(g: GameRecord, b: BoardRecord, x: int, rounds: int, skip: int, out: Choices) -> tuple[int, int]:
    """The action that needs nobody's choice and the random number after it: an outcome of chance, or the only option.

    NONE where somebody has a choice, which `out` lists, or where the game is over.
    """
    action = NONE
    if past_limit(g, rounds):
        finish(g, b)
    if not g.over:
        legal(g, b, out)
        if is_chance(g):
            x = next_random(x)
            action = draw(g, b, out, x)
        elif skip and out[0] == 1:
            action = out[1]
    return action, x


def past_limit(g: GameRecord, rounds: int) -> bool:
    """Is it time to stop: before a turn, after so many rounds?"""
    if rounds == 0 or g.over or g.depth != 1 or g.frame_kind[0] != PLAY_CARD:
        return False
    return g.turns >= rounds * extension.people(g)


def choose_inside(
    i: int, g: GameRecord, b: BoardRecord, x: int, tables: Any, notes: Any, out: Choices
) -> tuple[int, int]:
    """The choice of a seat that is played inside the loop and the random number after it; NONE for all others."""
    return NONE, x


def next_game(i: int, g: GameRecord, x: int, tables: Any, notes: Any) -> tuple[int, int]:
    """Return what to do at the end of a game: 1 when another one was dealt, and the random number after it."""
    return 0, x


def to_next_choice(g: GameRecord, b: BoardRecord, action: int, x: int, out: Choices) -> int:
    """The same for one game in Python: up to the next real choice."""
    return run_game(0, action, x, 0, 1, Tables([g], [b], [0], None, None, None, None), None, out)
