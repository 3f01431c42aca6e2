"""Trade, purchases and copies: prices, what is for sale, which cards a Diplomat may copy."""

from praefectus.rules.actions import ROLE
from praefectus.rules.extension.turn import partners_play, stand_in_use
from praefectus.rules.fields import Choices
from praefectus.rules.modules.fish_market import fish, stands
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum import more_cards, patricians
from praefectus.rules.modules.forum.vocabulary import (
    WITH_FORUM,
)
from praefectus.rules.modules.solitaria import contrarius_cards
from praefectus.rules.modules.solitaria.vocabulary import (
    WITH_SOLITARIA,
)
from praefectus.rules.modules.teams import partners
from praefectus.rules.modules.venus import magister
from praefectus.rules.modules.venus.vocabulary import WITH_VENUS
from praefectus.rules.record import BoardRecord, GameRecord


def trade_kinds(g: GameRecord, seat: int, kinds: int) -> int:
    """Return how many types of goods a Mercator trades in."""
    if g.modules & WITH_FORUM:
        return more_cards.kinds_this_turn(g, seat, patricians.forum_trade_kinds(g, seat, kinds))
    return kinds


def mercator_coins(g: GameRecord, seat: int) -> int:
    """Coins that a Mercator gives beyond the printed ones."""
    if g.modules & WITH_FORUM:
        return more_cards.extra_mercator_coins(g, seat)
    return 0


def purchase_discount(g: GameRecord, seat: int, good: int) -> int:
    """Coins off a purchase of this good."""
    if g.modules & WITH_FORUM:
        return patricians.forum_discount(g, seat, good)
    return 0


def sale_bonus(g: GameRecord, seat: int) -> int:
    """Extra coins for every unit sold."""
    if g.modules & WITH_FORUM:
        return patricians.forum_sale_bonus(g, seat)
    return 0


def may_buy(g: GameRecord, traded: int) -> bool:
    """May goods still be bought in this trade?"""
    return stands.stand_may_buy(traded)


def may_sell(g: GameRecord, traded: int) -> bool:
    return stands.stand_may_sell(traded)


def one_way(g: GameRecord, seat: int) -> bool:
    """Does a trade that bought something sell nothing, and the other way round?"""
    if g.modules & WITH_FORUM and more_cards.trades_both_ways(g, seat):
        return False
    return (g.modules & WITH_FISH) != 0


def bought_mark(g: GameRecord, seat: int) -> int:
    """A mark that this trade bought something, for may_sell."""
    return stands.stand_bought_mark(g) if one_way(g, seat) else 0


def sold_mark(g: GameRecord, seat: int) -> int:
    return stands.stand_sold_mark(g) if one_way(g, seat) else 0


def senator_cards(g: GameRecord, seat: int, cards: int) -> int:
    """Return how many cards a Senator may buy."""
    if g.modules & WITH_FORUM:
        return more_cards.forum_senator_cards(g, seat, cards)
    return cards


def fish_for_card(g: GameRecord, seat: int) -> int:
    """Fish that the next card of a market stand costs beside those that the stand costs."""
    if g.modules & WITH_FORUM and stand_in_use(g):
        return more_cards.fish_beyond_the_stand(g, seat)
    return 0


def card_may_be_left(g: GameRecord, seat: int) -> bool:
    """Has a market stand sold what it must, so that a further card is the seat's choice?"""
    return (g.modules & WITH_FORUM) != 0 and more_cards.beyond_the_stand(g, seat)


def card_paid(g: GameRecord, seat: int) -> None:
    """After a card of the display was paid."""
    if g.modules & WITH_FISH:
        fish.gain_fish(g, seat, -fish_for_card(g, seat))


def slot_paid_freely(g: GameRecord, seat: int) -> bool:
    """May the goods under a slot be paid with any goods?"""
    return (g.modules & WITH_FORUM) != 0 and patricians.slot_of_any_goods(g, seat)


def for_sale(g: GameRecord, seat: int, how: int, slot: int) -> bool:
    """May this card be bought with a purchase of this kind?"""
    if g.modules & WITH_FISH and fish_for_card(g, seat) > g.fish[seat]:
        return False
    if g.modules & WITH_FORUM and not patricians.not_itself(how, slot):
        return False
    if partners_play(g):
        return partners.for_sale_to(g, how, slot)
    return True


def refill_waits(g: GameRecord, seat: int) -> bool:
    """Does the display stay as it is after this purchase?"""
    if partners_play(g):
        return partners.praetor_open(g, seat)
    return False


def may_copy(g: GameRecord, seat: int, other: int) -> bool:
    """May a Diplomat copy this seat's card?"""
    if partners_play(g):
        return partners.partner_may_copy(g, seat, other)
    if g.modules & WITH_VENUS:
        return magister.magister_copyable(g, seat, other)
    return True


def other_copies(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    """Is there a card to copy besides the other seats' top cards?"""
    if g.modules & WITH_SOLITARIA and contrarius_cards.any_card_lies_open(g):
        return True
    return (g.modules & WITH_FORUM) != 0 and patricians.lucius_can_copy(g, seat)


def copy_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Cards to copy besides the other seats' top cards."""
    if g.modules & WITH_FORUM:
        patricians.lucius_legal(g, seat, out)
    if g.modules & WITH_SOLITARIA:
        contrarius_cards.open_cards_legal(g, out)


def copied(g: GameRecord, seat: int, other: int) -> None:
    """A seat's top card was chosen to be copied."""
    if partners_play(g):
        partners.partner_copied(g, seat, other)


def copy_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Carry out what copy_legal offered."""
    if g.modules & WITH_SOLITARIA and action >= ROLE:
        contrarius_cards.copy_open_card(g, seat, action - ROLE)
    elif g.modules & WITH_FORUM:
        patricians.lucius_choose(g, seat, action)
