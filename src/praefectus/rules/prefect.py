"""Prefect: produce in one province, or take the cash bonus."""

from praefectus.rules import extension
from praefectus.rules.actions import CASH_BONUS, PRODUCE
from praefectus.rules.bits import lowest
from praefectus.rules.declarations import decision
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import receive
from praefectus.rules.tables import MAGNUS_GOODS
from praefectus.rules.vocabulary import COIN_SIDE, GOODS_SIDE, PREFECT


@PREFECT.start
def prefect_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    push(g, CHOOSE_PREFECT, seat)


CHOOSE_PREFECT = decision("prefect")


@CHOOSE_PREFECT.legal
def prefect_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """An active province, or the cash bonus."""
    for province in range(b.producing_provinces):
        if extension.province_active(g, province):
            offer(out, PRODUCE, province)
    offer(out, CASH_BONUS)
    extension.prefect_legal(g, b, seat, out)


@CHOOSE_PREFECT.choose
def prefect_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    if action == CASH_BONUS:
        collect_coins(g, b, seat)
    elif PRODUCE <= action < CASH_BONUS:
        produce(g, b, seat, action - PRODUCE)
    else:
        extension.prefect_choose(g, b, seat, action)


def produce(g: GameRecord, b: BoardRecord, seat: int, province: int) -> None:
    """All houses of the province produce for their owners; the Prefect's seat also takes the bonus."""
    extension.take_bonus(g, b, seat, province)
    houses_produce(g, b, province)
    if not extension.bonus_waits(g):
        store_produce(g, seat)
    extension.produced(g, b, seat, province)


def take_bonus(g: GameRecord, b: BoardRecord, seat: int, province: int) -> None:
    """Turn the marker and take its good: more with the Praefectus Magnus, which then goes to the right."""
    g.bonus_side[province] = COIN_SIDE
    take_bonus_good(g, seat, g.province_good[province])


def take_bonus_good(g: GameRecord, seat: int, good: int) -> None:
    g.pending[seat][good] += 1
    if g.magnus == seat and extension.magnus_counts(g, seat):
        g.pending[seat][good] += MAGNUS_GOODS - 1
        pass_magnus(g)


def pass_magnus(g: GameRecord) -> None:
    g.magnus = (g.magnus + g.seats - 1) % g.seats


def houses_produce(g: GameRecord, b: BoardRecord, province: int) -> None:
    """One unit for each house, whichever person owns it."""
    for owner in range(extension.people(g)):
        cities = g.houses[owner] & b.province_cities[province]
        while cities:
            g.pending[owner][g.city_good[lowest(cities)]] += 1
            cities &= cities - 1
    extension.houses_produced(g, province)


def store_produce(g: GameRecord, seat: int) -> None:
    """Everybody stores; the Prefect's seat chooses first where not everything fits."""
    for after in range(g.seats):
        receive(g, (seat + g.seats - 1 - after) % g.seats)


def collect_coins(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """A sestertius for each visible coin; then all markers show their goods again."""
    g.coins[seat] += extension.cash_bonus(g, b)
    for province in range(b.producing_provinces):
        g.bonus_side[province] = GOODS_SIDE
    extension.cash_collected(g, b, seat)
