"""Carry out an action with everything that follows automatically, and look at the position before the next part.

What a partner gets at once (the coins of a Mercator) is no part of what the action cost. Nor is what the player's own
card brings after a sale at the fish market: in team play the card is laid first and carried out after the market.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from praefectus.rules import extension, turn
from praefectus.rules.cards import CARRY_OUT
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NOBODY

Seen = TypeVar("Seen")


def carry_out(
    g: GameRecord,
    b: BoardRecord,
    seat: int | None,
    action: int,
    look: Callable[[GameRecord], Seen],
    *,
    apart_from_card: bool = False,
) -> Seen | None:
    """Carry out the seat's action (None: chance); return what was seen when another part began, None where none did.

    Another part is the partner's; with `apart_from_card` also the card that was laid before the action.
    """
    if not extension.partners_play(g):
        turn.choose(g, b, action)
        return None
    seen: Seen | None = None
    card_waits = apart_from_card and CARRY_OUT in g.frame_kind[: g.depth]
    turn.choose_only(g, b, action)
    while turn.goes_on_by_itself(g):
        card_begins = card_waits and g.depth > 0 and g.frame_kind[g.depth - 1] == CARRY_OUT
        if seen is None and (card_begins or extension.partner_acts_next(g) not in (seat, NOBODY)):
            seen = look(g)
        turn.run_next_step(g, b)
    return seen
