"""The Tribune: what comes before the cards return, and before the new colonist."""

from praefectus.rules.modules.forum import citizens, tableau
from praefectus.rules.modules.forum.vocabulary import (
    WITH_FORUM,
)
from praefectus.rules.modules.germania import castles
from praefectus.rules.modules.germania.vocabulary import WITH_GERMANIA
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.sicilia.volcano import DRAW_TILE
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import push_chance


def tribune_played(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """Before the cards come back."""
    if g.modules & WITH_FORUM:
        tableau.open_forum(g, seat)


def tribune_draws_tile(g: GameRecord) -> bool:
    """Does every Tribune draw a volcano tile?"""
    return (g.modules & WITH_SICILIA) != 0


def cards_recovered(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """Between the return of the cards and the new colonist: the volcano tile, then Titus with what it brought."""
    if g.modules & WITH_FORUM:
        citizens.titus_waits(g, seat)
    if g.modules & WITH_GERMANIA:
        castles.castle_gives(g, seat)
    if g.modules & WITH_SICILIA:
        push_chance(g, DRAW_TILE, seat + 1)
