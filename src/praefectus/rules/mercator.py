"""Mercator: coins, then trade in two types of goods, each of them only bought or only sold."""

from praefectus.rules import extension
from praefectus.rules.actions import BUY_GOODS, DONE, SELL_GOODS
from praefectus.rules.declarations import decision
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import gain, pay
from praefectus.rules.tables import BOUGHT_MERCATOR_COINS, MERCATOR_COINS, MERCATOR_KINDS, PRICE
from praefectus.rules.vocabulary import MERCATOR, MERCATOR5, SALT, SPACES_MAX, TRADED


@MERCATOR5.start
@MERCATOR.start
def mercator_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    g.coins[seat] += BOUGHT_MERCATOR_COINS if kind == MERCATOR5 else MERCATOR_COINS
    g.coins[seat] += extension.mercator_coins(g, seat)
    push(g, TRADE, seat, extension.trade_kinds(g, seat, MERCATOR_KINDS))


def purchase_price(g: GameRecord, seat: int, good: int, amount: int) -> int:
    return PRICE[good] * amount - extension.purchase_discount(g, seat, good)


def sale_price(g: GameRecord, seat: int, good: int, amount: int) -> int:
    return (PRICE[good] + extension.sale_bonus(g, seat)) * amount


def offer_purchases(g: GameRecord, seat: int, traded: int, out: Choices) -> None:
    """Any amount there is room and money for."""
    purse = extension.purse(g, seat)
    for good in range(TRADED):
        if not traded >> good & 1:
            for amount in range(1, g.space[seat] + 1):
                if purchase_price(g, seat, good, amount) > purse:
                    break
                offer(out, BUY_GOODS, SPACES_MAX * good + amount - 1)


def offer_sales(g: GameRecord, seat: int, traded: int, out: Choices) -> None:
    """Any amount in the storehouse; salt may be exchanged for the good first."""
    for good in range(TRADED):
        if not traded >> good & 1:
            for amount in range(1, g.goods[seat][good] + g.goods[seat][SALT] + 1):
                offer(out, SELL_GOODS, SPACES_MAX * good + amount - 1)


TRADE = decision("trade")  # a = kinds still allowed, b = bits of the goods already traded


@TRADE.legal
def trade_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Buy or sell one more type, or stop."""
    offer(out, DONE)
    traded = g.frame_b[g.depth - 1]
    if extension.may_buy(g, traded):
        offer_purchases(g, seat, traded, out)
    if extension.may_sell(g, traded):
        offer_sales(g, seat, traded, out)


def buy_goods(g: GameRecord, seat: int, action: int) -> int:
    """Buy an amount of one good; returns the good."""
    good = (action - BUY_GOODS) // SPACES_MAX
    amount = (action - BUY_GOODS) % SPACES_MAX + 1
    extension.spend(g, seat, purchase_price(g, seat, good, amount))
    gain(g, seat, good, amount)
    return good


def sell_goods(g: GameRecord, seat: int, action: int) -> int:
    good = (action - SELL_GOODS) // SPACES_MAX
    amount = (action - SELL_GOODS) % SPACES_MAX + 1
    g.coins[seat] += sale_price(g, seat, good, amount)
    pay(g, seat, good, amount)
    return good


@TRADE.choose
def trade_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    top = g.depth - 1
    if action == DONE:
        pop(g)
        return
    if action >= SELL_GOODS:
        g.frame_b[top] |= 1 << sell_goods(g, seat, action)
        g.frame_b[top] |= extension.sold_mark(g, seat)
    else:
        g.frame_b[top] |= 1 << buy_goods(g, seat, action)
        g.frame_b[top] |= extension.bought_mark(g, seat)
    g.frame_a[top] -= 1
    if g.frame_a[top] == 0:
        pop(g)


def start_goods_begin(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """The start without goods: before the first card, goods are bought at list prices."""
    if g.turns < extension.people(g):
        push(g, BUY_START_GOODS, seat)


BUY_START_GOODS = decision("start_goods")


@BUY_START_GOODS.legal
def start_goods_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    offer(out, DONE)
    offer_purchases(g, seat, g.frame_b[g.depth - 1], out)


@BUY_START_GOODS.choose
def start_goods_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    if action == DONE:
        pop(g)
    else:
        g.frame_b[g.depth - 1] |= 1 << buy_goods(g, seat, action)
