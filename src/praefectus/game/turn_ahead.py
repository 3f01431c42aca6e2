"""Looks ahead in a turn: does its seat still have something to choose?"""

from __future__ import annotations

from collections.abc import Collection

from praefectus.engine.interpreted import copy_of
from praefectus.rules import actions, turn
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.record import BoardRecord, GameRecord


def begins_turn(g: GameRecord, seats: Collection[int]) -> bool:
    """Return whether one of these seats is about to play the card of its turn."""
    top = g.depth - 1
    return g.frame_kind[top] == PLAY_CARD and g.frame_seat[top] in seats


def nothing_to_choose(g: GameRecord, b: BoardRecord, turns: int, seat: int) -> bool:
    """Return whether the seat has no choice from here to the end of the turn."""
    ahead, out = copy_of(g), [0] * (actions.ACTIONS + 1)
    while not ahead.over and ahead.turns == turns:
        turn.legal(ahead, b, out)
        if out[0] > 1 and not turn.is_chance(ahead):
            return bool(turn.to_act(ahead) != seat)
        turn.choose(ahead, b, out[1])  # the first of the possible outcomes
    return True
