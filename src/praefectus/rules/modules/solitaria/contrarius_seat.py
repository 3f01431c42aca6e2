"""Contrarius' seat, which is the last one, his level, and what he did last (fields named solo_).

His cards are on the table: those face up are in his hand, those face down in his discard pile.
"""

from praefectus.rules.modules.solitaria.vocabulary import SOLO_BEGINNER, SOLO_EXPERT, SOLO_VETERAN
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import NONE


def contrarius(g: GameRecord) -> int:
    """His seat: the last one."""
    return g.seats - 1


def solo_level(g: GameRecord) -> int:
    """0 beginner, 1 standard, 2 veteran, 3 expert."""
    if g.options & SOLO_EXPERT:
        return 3
    if g.options & SOLO_VETERAN:
        return 2
    return 0 if g.options & SOLO_BEGINNER else 1


def forget_reaction(g: GameRecord) -> None:
    g.solo_gain = 0
    g.solo_produced = 0
    g.solo_rolled = NONE
    g.solo_good = NONE
    g.solo_rung = NONE
    g.solo_city = NONE
    g.solo_card = NONE
    g.solo_placed = NONE
    g.solo_space = NONE
    g.solo_god = NONE
