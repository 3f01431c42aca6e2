"""Who plays a seat of a batch, and the players that choose inside the compiled loop: `random` and `greedy`."""

from typing import Any

from praefectus.agents.greedy import greedy_choice
from praefectus.rules.fields import Choices
from praefectus.rules.random_play import draw, next_random
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NONE

OUTSIDE, RANDOM, GREEDY, ASKED = range(4)  # the first and the last are asked outside the loop: caller and agent


def choose_inside(
    i: int, g: GameRecord, b: BoardRecord, x: int, tables: Any, notes: Any, out: Choices
) -> tuple[int, int]:
    """The choice of a seat that plays inside the loop, and the random number after it; NONE for all others."""
    who = tables.controls[i, g.frame_seat[g.depth - 1]]
    action = NONE
    if who in (RANDOM, GREEDY):
        x = next_random(x)
        action = draw(g, b, out, x) if who == RANDOM else greedy_choice(g, b, out)
    return action, x
