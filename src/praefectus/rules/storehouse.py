"""The storehouse: spaces, goods in and out, and what happens when more arrives than fits."""

from praefectus.rules import extension
from praefectus.rules.actions import GET, TAKE_GOOD
from praefectus.rules.declarations import decision
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.vocabulary import GOODS, SALT, STORED


def gain(g: GameRecord, seat: int, good: int, amount: int) -> None:
    """Put goods into free spaces (the caller has seen that they fit); a negative amount takes them out."""
    g.goods[seat][good] += amount
    g.space[seat] -= amount


def lacking(g: GameRecord, seat: int, good: int, amount: int) -> int:
    """Return how many of these goods salt would have to replace."""
    missing = amount - g.goods[seat][good]
    return missing if missing > 0 else 0


def pay(g: GameRecord, seat: int, good: int, amount: int) -> None:
    """Pay goods to the bank: the real good first, salt for the rest."""
    salt = lacking(g, seat, good, amount)
    gain(g, seat, good, salt - amount)
    gain(g, seat, SALT, -salt)


def can_pay_two(g: GameRecord, seat: int, first: int, second: int) -> bool:
    """Can the seat pay one unit each of two different goods, with salt where a good is missing?"""
    return lacking(g, seat, first, 1) + lacking(g, seat, second, 1) <= g.goods[seat][SALT]


def can_pay_one(g: GameRecord, seat: int, good: int) -> bool:
    return g.goods[seat][good] + g.goods[seat][SALT] > 0


def stock(g: GameRecord, seat: int) -> int:
    """All goods in the storehouse, salt included."""
    total = 0
    for good in range(GOODS):
        total += g.goods[seat][good]
    return total


def store(g: GameRecord, seat: int, good: int, amount: int) -> None:
    """Put arriving units of one good away; what does not fit is lost."""
    if not extension.stored_elsewhere(g, seat, good, amount):
        gain(g, seat, good, min(amount, g.space[seat]))


def receive(g: GameRecord, seat: int) -> None:
    """Store what is pending. When not everything fits and there is something to choose, the owner chooses."""
    total = 0
    kinds = 0
    for good in range(STORED):
        if g.pending[seat][good] > 0:
            total += extension.spaces_for(g, seat, good, g.pending[seat][good])
            kinds += 1
    if kinds > 1 and total > g.space[seat] and any_pending_fits(g, seat):
        push(g, TAKE, seat)
    elif kinds > 0:
        for good in range(STORED):
            store(g, seat, good, g.pending[seat][good])
            g.pending[seat][good] = 0


def any_pending_fits(g: GameRecord, seat: int) -> bool:
    for good in range(STORED):
        if g.pending[seat][good] > 0 and extension.fits(g, seat, good):
            return True
    return False


TAKE = decision("take")


@TAKE.legal
def take_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any unit that arrived and still fits: no space may stay empty."""
    for good in range(STORED):
        if g.pending[seat][good] > 0 and extension.fits(g, seat, good):
            offer(out, TAKE_GOOD, good)


@TAKE.choose
def take_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    good = action - TAKE_GOOD
    g.pending[seat][good] -= 1
    store(g, seat, good, 1)
    if not any_pending_fits(g, seat):
        for lost in range(STORED):
            g.pending[seat][lost] = 0
        pop(g)


def choose_good(g: GameRecord, seat: int, goods: int) -> None:
    """A unit of one of these goods (bits) is the seat's to take, if there is room."""
    if g.space[seat] > 0:
        push(g, GET_GOOD, seat, goods)


GET_GOOD = decision("get")  # a = bits of the goods on offer, b = 1 when the good is stored later, with others


@GET_GOOD.legal
def get_good_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    goods = g.frame_a[g.depth - 1]
    for good in range(GOODS):
        if goods >> good & 1:
            offer(out, GET, good)


@GET_GOOD.choose
def get_good_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    waits = g.frame_b[g.depth - 1]
    pop(g)
    if waits:
        g.pending[seat][action - GET] += 1
    else:
        store(g, seat, action - GET, 1)
