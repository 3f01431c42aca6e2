"""Scoring and the end: what the modules add to the gods, and what is compared to find the winner."""

from praefectus.rules.extension.turn import partners_play
from praefectus.rules.modules.aegyptus import trade
from praefectus.rules.modules.aegyptus.vocabulary import WITH_AEGYPTUS
from praefectus.rules.modules.fish_market import market
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum import tableau
from praefectus.rules.modules.forum.vocabulary import (
    WITH_FORUM,
)
from praefectus.rules.modules.roma.vocabulary import (
    WITH_ROMA,
)
from praefectus.rules.modules.solitaria import contrarius_result, contrarius_seat
from praefectus.rules.modules.solitaria.vocabulary import (
    WITH_SOLITARIA,
)
from praefectus.rules.modules.teams import partners
from praefectus.rules.modules.venus import magister
from praefectus.rules.modules.venus.vocabulary import WITH_VENUS
from praefectus.rules.record import BoardRecord, GameRecord


def fish_value(g: GameRecord, seat: int) -> int:
    """Return what the fish in the storehouse add to Vesta."""
    if g.modules & WITH_FISH:
        return market.fish_wealth(g, seat)
    return 0


def venus_value(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Return what a card of Venus is worth; the base game has none."""
    if g.modules & WITH_SOLITARIA and seat == contrarius_seat.contrarius(g):
        return contrarius_result.contrarius_venus(g, b)
    if partners_play(g):
        return partners.shared_provinces(g, b, seat)
    if g.modules & WITH_VENUS:
        return magister.settled_provinces(g, b, seat)
    return 0


def extra_points(g: GameRecord, seat: int) -> int:
    """Points beside the gods and the Concordia card."""
    total = 0
    if g.modules & WITH_FORUM:
        total += tableau.forum_points(g, seat)
    if g.modules & WITH_ROMA:
        total += g.god_points[seat]
    if g.modules & WITH_AEGYPTUS:
        total += trade.trade_points(g, seat)
    if g.modules & WITH_SOLITARIA and seat == contrarius_seat.contrarius(g):
        total += contrarius_result.contrarius_points(g)
    return total


def result(g: GameRecord, seat: int) -> int:
    """Return what is compared to find the winner; the same for all of a side."""
    if g.modules & WITH_SOLITARIA:
        return contrarius_result.solo_result(g, seat)
    if partners_play(g):
        return partners.team_result(g, seat)
    return g.score[seat]


def tie_place(g: GameRecord, seat: int, seats_to_magnus: int) -> int:
    """The first of those who are tied wins: in the base game whom the Praefectus Magnus reaches first."""
    if g.modules & WITH_SOLITARIA and seat == contrarius_seat.contrarius(g):
        return contrarius_result.contrarius_tie_place(g)
    return seats_to_magnus
