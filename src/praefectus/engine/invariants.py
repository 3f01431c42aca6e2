"""Checks positions: one position in a sentence, two with a decision between them, and a million games compiled.

rules/invariants.py and the folders of the modules define what must be true.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from praefectus.engine import batches
from praefectus.rules import extension
from praefectus.rules.declarations import FAULTS, TABLE
from praefectus.rules.invariants import fault_of
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NOBODY

if TYPE_CHECKING:
    from praefectus.engine.cpu import Loop


def broken(g: GameRecord, b: BoardRecord) -> str | None:
    """Return what is wrong with this position, as a sentence; None if nothing is."""
    return sentence(fault_of(g, b))


def sentence(found: int) -> str | None:
    """A fault in words."""
    if found == 0:
        return None
    what, seat = found // 8, found % 8
    said = FAULTS[what]
    return f"{said[0].upper()}{said[1:]}." if seat == TABLE else f"Seat {seat}: {said}."


# ---- two positions with one decision between them


def broken_step(before: GameRecord, after: GameRecord) -> str | None:
    """Return what a decision did that no decision can do, as a sentence; None when it did nothing of the kind."""
    actor = before.frame_seat[before.depth - 1]
    if before.end_by != NOBODY and after.end_by != before.end_by:
        return "The Concordia card changed hands."
    if before.turns > after.turns:
        return "The turns went back."
    if sum(before.deck_left) > 0 and after.cards_left > before.cards_left:
        return "A card went back into the stack."
    for seat in range(before.seats):
        if before.houses[seat] & ~after.houses[seat]:
            return f"Seat {seat}: a house disappeared."
        if before.on_board[seat] > after.on_board[seat]:
            return f"Seat {seat}: a colonist went home."
        cards = [sum(g.hand[seat]) + sum(g.discard[seat]) for g in (before, after)]
        if cards[0] > cards[1]:
            return f"Seat {seat}: a card disappeared."
        if extension.card_gone(before, after, seat):
            return f"Seat {seat}: a card that stays with its owner is gone."
        if seat == actor:
            continue
        if any(new < old for new, old in zip(after.goods[seat], before.goods[seat], strict=True)):
            return f"Seat {seat}: goods were taken away while somebody else decided."
        if after.coins[seat] < before.coins[seat] and not extension.partners_play(before):
            return f"Seat {seat}: coins were taken away while somebody else decided."
    return None


# ---- the same checks, compiled


@cache
def checked_games() -> Loop:
    """Random games on the CPU with every position checked."""
    from praefectus.engine.cpu import BOARDS, GAMES, INT, INTS, RANDOM_NAMES, Loop

    return Loop(
        batches.checked_games,
        (GAMES, BOARDS, GAMES, INT, INT, INT, INT, INTS, INTS, INTS),
        RANDOM_NAMES[batches.Checked],
    )
