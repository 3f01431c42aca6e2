"""The set-up: which cards and pieces the modules add, and what they deal."""

from praefectus.rules.extension.turn import partners_play
from praefectus.rules.modules.fish_market import market
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum import tableau
from praefectus.rules.modules.forum.vocabulary import (
    WITH_FORUM,
)
from praefectus.rules.modules.germania import castles
from praefectus.rules.modules.germania.vocabulary import WITH_GERMANIA
from praefectus.rules.modules.salt import tokens
from praefectus.rules.modules.salt.vocabulary import WITH_SALT
from praefectus.rules.modules.sicilia import volcano
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.solitaria import contrarius_cards, contrarius_seat, contrarius_setup
from praefectus.rules.modules.solitaria.contrarius_setup import SOLO_DECKS
from praefectus.rules.modules.solitaria.vocabulary import (
    WITH_SOLITARIA,
)
from praefectus.rules.modules.teams import partners
from praefectus.rules.modules.venus.vocabulary import WITH_VENUS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import DECKS


def card_set(g: GameRecord) -> int:
    """Return which hands and decks are used: 0 base game, 1 Venus, 2 team play."""
    if partners_play(g):
        return 2
    if g.modules & WITH_VENUS:
        return 1
    return 0


def decks(g: GameRecord) -> int:
    """Return how many numerals of the deck are used."""
    if g.modules & WITH_SOLITARIA:
        return SOLO_DECKS
    return min(g.seats, DECKS)


def set_up_seat(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """After a seat got its hand, goods, coins and colonists."""
    if g.modules & WITH_SOLITARIA and seat == contrarius_seat.contrarius(g):
        contrarius_setup.set_up_contrarius(g, b)
    elif partners_play(g):
        partners.set_up_partner(g, b, seat)
    elif g.modules & WITH_SOLITARIA:
        contrarius_setup.set_up_person(g, seat)


def drawn_first(g: GameRecord) -> None:
    """Open what chance decides before city tokens and card display are dealt."""
    if g.modules & WITH_SOLITARIA:
        contrarius_cards.draw_specialist(g)


def with_salt(g: GameRecord) -> bool:
    """Is salt among the goods?"""
    return (g.modules & WITH_SALT) != 0


def tokens_laid_out(g: GameRecord) -> None:
    """Before city tokens are drawn."""
    if g.modules & WITH_SALT:
        tokens.salt_replaces_tokens(g)


def set_up(g: GameRecord, b: BoardRecord) -> None:
    """Open what the modules set up after city tokens and card display were dealt."""
    if g.modules & WITH_FORUM:
        tableau.set_up_forum(g, b)
    if partners_play(g):
        partners.open_start_spaces(g, b)
    if g.modules & WITH_SICILIA:
        volcano.sicilia_set_up(g)
    if g.modules & WITH_GERMANIA:
        castles.open_castles(g)


def markers_laid(g: GameRecord, b: BoardRecord) -> None:
    """After every province got its bonus marker."""
    if g.modules & WITH_GERMANIA:
        castles.count_markers(g, b)
    if g.modules & WITH_FISH:
        market.lay_fish(g, b)
