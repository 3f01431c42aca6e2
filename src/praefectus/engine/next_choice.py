"""One step to the next choice: what follows on its own is played until somebody has something to choose.

Plain functions over the records, like the rules: they run as they stand, compiled, and on a GPU. Each rule is called in
one place only, which makes the compiled code a good deal faster.
"""

from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.end import finish
from praefectus.rules.fields import Choices
from praefectus.rules.random_play import draw, next_random
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.turn import choose, is_chance, legal
from praefectus.rules.vocabulary import NONE


def past_limit(g: GameRecord, limit: int) -> bool:
    """Is it time to stop: before a turn, after so many of them? 0 is no limit."""
    return limit > 0 and g.turns >= limit and not g.over and g.depth == 1 and g.frame_kind[0] == PLAY_CARD


def what_follows(g: GameRecord, b: BoardRecord, x: int, limit: int, skip: int, out: Choices) -> tuple[int, int]:
    """The action that follows on its own and the random number after it: an outcome of chance, or the only option.

    NONE where somebody has a choice, which `out` lists, or where the game is over. Without `skip` people take an only
    option themselves.
    """
    action = NONE
    if past_limit(g, limit):
        finish(g, b)
    if not g.over:
        legal(g, b, out)
        if is_chance(g):
            x = next_random(x)
            action = draw(g, b, out, x)
        elif skip and out[0] == 1:
            action = out[1]
    return action, x


def to_next_choice(g: GameRecord, b: BoardRecord, action: int, x: int, limit: int, skip: int, out: Choices) -> int:
    """Carry out an action, if there is one, and all that follows on its own; returns the random number after it."""
    while True:
        if action != NONE:
            choose(g, b, action)
        action, x = what_follows(g, b, x, limit, skip, out)
        if action == NONE:
            return x
