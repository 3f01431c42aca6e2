"""Creta: Gavdos has no bonus marker of its own; the player who produces there chooses the good."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.actions import GET
from praefectus.rules.declarations import decision
from praefectus.rules.fields import Choices
from praefectus.rules.prefect import store_produce, take_bonus_good
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.tables import BONUS_COINS
from praefectus.rules.vocabulary import COIN_SIDE, TRADED

GAVDOS = [province.id for province in data.board("creta").provinces].index(data.creta().province)


def open_bonus_choice(g: GameRecord, seat: int, province: int) -> None:
    """The spot counts as used; everybody stores when the bonus good is known."""
    g.bonus_side[province] = COIN_SIDE
    push(g, CHOOSE_BONUS, seat, province)


def bonus_choice_open(g: GameRecord) -> bool:
    """Is the bonus good still to be chosen?"""
    return g.depth > 0 and g.frame_kind[g.depth - 1] == CHOOSE_BONUS


CHOOSE_BONUS = decision("bonus")  # a = province that produces


@CHOOSE_BONUS.legal
def choose_bonus_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """There is one marker of each good to choose from."""
    for good in range(TRADED):
        offer(out, GET, good)


@CHOOSE_BONUS.choose
def choose_bonus_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The chosen marker goes onto the spot with its coins up; its good is the bonus."""
    province = g.frame_a[g.depth - 1]
    good = action - GET
    pop(g)
    g.chosen_marker = good + 1
    take_bonus_good(g, seat, good)
    extension.bonus_good_taken(g, seat, province, good)
    if not extension.bonus_waits(g):
        store_produce(g, seat)


def gavdos_marker_coins(g: GameRecord) -> int:
    """The coins on the back of the chosen marker; if nobody chose, those of the marker of its city."""
    if g.chosen_marker > 0:
        return BONUS_COINS[g.chosen_marker - 1]
    return BONUS_COINS[g.province_good[GAVDOS]]


def return_marker(g: GameRecord) -> None:
    """With the cash bonus the chosen marker goes back to the others."""
    g.chosen_marker = 0
