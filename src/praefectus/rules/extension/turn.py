"""The turn: who plays, whose cards are carried out, and what modules do before, between and after."""

from praefectus.rules import mercator
from praefectus.rules.fields import Choices
from praefectus.rules.modules.aegyptus import trade
from praefectus.rules.modules.aegyptus.actions import ENTER_TRADE
from praefectus.rules.modules.aegyptus.vocabulary import WITH_AEGYPTUS
from praefectus.rules.modules.fish_market import market
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum import citizens, patricians, tableau
from praefectus.rules.modules.forum.actions import USE
from praefectus.rules.modules.forum.citizens import OFFER_CITIZENS
from praefectus.rules.modules.forum.vocabulary import FORUM_CARDS, WITH_FORUM
from praefectus.rules.modules.roma import ships
from praefectus.rules.modules.roma.vocabulary import (
    WITH_ROMA,
)
from praefectus.rules.modules.solitaria import contrarius_reactions, contrarius_result, contrarius_watching
from praefectus.rules.modules.solitaria.vocabulary import (
    SOLO_COOPERATIVE,
    WITH_SOLITARIA,
)
from praefectus.rules.modules.teams import partners
from praefectus.rules.modules.teams.vocabulary import (
    LEGATUS,
    WITH_TEAMS,
)
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import push
from praefectus.rules.vocabulary import COLONISTS, NOBODY, NONE


def people(g: GameRecord) -> int:
    """Seats that play cards."""
    if g.modules & WITH_SOLITARIA:
        return g.seats - 1
    return g.seats


def partners_play(g: GameRecord) -> bool:
    """Do seats that sit opposite form a team?"""
    if g.modules & WITH_TEAMS:
        return True
    return (g.modules & WITH_SOLITARIA) != 0 and (g.options & SOLO_COOPERATIVE) != 0


def team(g: GameRecord, seat: int) -> int:
    """The seat's team, or NONE where everybody plays alone."""
    if partners_play(g) and seat < people(g):
        return partners.team_of(g, seat)
    return NONE


def next_seat(g: GameRecord) -> int:
    """Return who plays next."""
    return (g.turn + 1) % people(g)


def game_ends(g: GameRecord, seat: int) -> bool:
    """Would it be the turn of the player who ended the game?"""
    if g.modules & WITH_SOLITARIA:
        return contrarius_result.solo_game_ends(g, seat)
    if partners_play(g):
        return partners.team_ends(g, seat)
    return g.end_by == seat


def buy_start_goods(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """The start without goods: before their first card, players buy some."""
    if partners_play(g):
        partners.partners_buy_start_goods(g, b, seat)
    else:
        mercator.start_goods_begin(g, b, seat)


def turn_begins(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """Before the card is played."""
    if g.modules & WITH_FORUM:
        tableau.forget_marks(g)
    if g.modules & WITH_ROMA:
        ships.forget_ship_moves(g)
    if g.modules & WITH_FISH and not partners_play(g):
        market.market_phase_begins(g, b, seat)


def market_phase(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """Open the seat's visit to the fish market, before its card is carried out."""
    if g.modules & WITH_FISH:
        market.market_phase_begins(g, b, seat)


def stand_in_use(g: GameRecord) -> bool:
    """Is the action of a stand of the fish market being carried out?"""
    return (g.modules & WITH_FISH) != 0 and g.at_stand != 0


def market_may_open(g: GameRecord, seat: int) -> bool:
    """Could something done at the market make a spot open that cannot be entered now?"""
    return (g.modules & WITH_FORUM) != 0 and citizens.citizen_for_market(g, seat)


def stand_does(g: GameRecord, seat: int) -> None:
    """A seat paid for a stand that acts as a personality."""
    if g.modules & WITH_SOLITARIA:
        contrarius_reactions.react_to_stand(g, seat)


def card_played(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    """A card was played from the hand; what is opened here comes after its action."""
    if g.modules & WITH_SOLITARIA:
        contrarius_watching.card_will_be_answered(g, seat)
    if partners_play(g):
        partners.partner_follows(g, seat, kind)
    if g.modules & WITH_FORUM and kind != LEGATUS:  # whose player acts after the partner
        push(g, OFFER_CITIZENS, seat)


def partner_begins(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """In team play, before a partner's part of a card is opened; what is opened here comes after it."""
    if g.modules & WITH_FORUM:
        push(g, OFFER_CITIZENS, seat)


def partner_acts_next(g: GameRecord) -> int:
    """Return who carries out their part of a partner's card next, without a decision in between: a seat, or NOBODY."""
    if partners_play(g):
        return partners.partner_on_top(g)
    return NOBODY


def card_laid(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    """The action of a played card waits to begin; what is opened here comes before it."""
    if partners_play(g):
        partners.market_before_card(g, b, seat, kind)


def cards_first(g: GameRecord) -> bool:
    """In team play, do both partners lay their cards before anything is carried out?"""
    return (g.modules & WITH_FISH) != 0


def personality_begun(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    """A personality's action was opened, whether played or copied."""
    if g.modules & WITH_SOLITARIA:
        contrarius_watching.watch_personality(g, seat, kind)
    if g.modules & WITH_FORUM:
        patricians.mark_display_copy(g)


def share_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """A single personality that a partner played. Without a partner nobody is asked."""
    if partners_play(g):
        partners.join_legal(g, b, seat, out)


def share_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Carry out what share_legal offered."""
    if partners_play(g):
        partners.join_choose(g, b, seat, action)


def role_taken(g: GameRecord, card: int, role: int) -> None:
    """One half of a double-choice card was chosen."""
    if partners_play(g):
        partners.role_left(g, card, role)


def also_legal(g: GameRecord, b: BoardRecord, kind: int, seat: int, out: Choices) -> None:
    """Actions that a module offers besides those of the open decision."""
    if g.modules & WITH_FORUM:
        citizens.offer_citizens(g, b, kind, seat, out)
    if g.modules & WITH_AEGYPTUS:
        trade.offer_trade(g, kind, seat, out)


def also_chosen(g: GameRecord, b: BoardRecord, kind: int, seat: int, action: int) -> bool:
    """Carry out an action that also_legal offered; False when it was none of them."""
    if USE <= action < USE + FORUM_CARDS:
        citizens.use_citizen(g, b, kind, seat, action - USE)
        return True
    if ENTER_TRADE <= action < ENTER_TRADE + COLONISTS:
        trade.enter_trade(g, seat, action - ENTER_TRADE)
        return True
    return False
