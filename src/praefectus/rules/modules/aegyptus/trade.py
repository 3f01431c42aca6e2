"""Aegyptus: ships that go into the trade with frankincense or gold, and stay there."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.architect import BUILD
from praefectus.rules.fields import Choices
from praefectus.rules.modules.aegyptus.actions import ENTER_TRADE
from praefectus.rules.modules.aegyptus.vocabulary import FIRST_TRADER, TRADES
from praefectus.rules.record import GameRecord
from praefectus.rules.stack import offer
from praefectus.rules.vocabulary import COLONISTS, NONE, PLACES, SEA

_aegyptus = data.aegyptus()
_board = data.board("aegyptus")
_provinces = [province.id for province in _board.provinces]

TRADE_PLACE = tuple(_board.names.index(trade.place) for trade in _aegyptus.trades)
TRADE_LINES = tuple(
    sum(1 << number for number, line in enumerate(_board.lines_of("sea")) if trade.place in line.ends)
    for trade in _aegyptus.trades
)
TRADE_POINTS = tuple(trade.points for trade in _aegyptus.trades)
TRADE_COINS = tuple(trade.coins for trade in _aegyptus.trades)
TRADE_PROVINCES = tuple(sum(1 << _provinces.index(name) for name in trade.provinces) for trade in _aegyptus.trades)
SHIPS_IN_A_TRADE = _aegyptus.ships_in_a_trade


def traders(g: GameRecord, seat: int, trade: int) -> int:
    """Ships of the seat in a trade."""
    ships = 0
    for slot in range(FIRST_TRADER, COLONISTS):
        if g.colonist[seat][slot] == TRADE_PLACE[trade]:
            ships += 1
    return ships


def open_trade(g: GameRecord, seat: int, slot: int) -> int:
    """The trade that a ship can go into from its line, or NONE."""
    line = g.colonist[seat][slot] - PLACES
    if line < 0:
        return NONE
    for trade in range(TRADES):
        if TRADE_LINES[trade] >> line & 1 and traders(g, seat, trade) < SHIPS_IN_A_TRADE:
            return trade
    return NONE


def offer_trade(g: GameRecord, kind: int, seat: int, out: Choices) -> None:
    """In an Architect, when houses are built, ships on a line to a trade may go into it."""
    if kind != BUILD or extension.stand_in_use(g):
        return
    for slot in range(FIRST_TRADER, COLONISTS):
        if open_trade(g, seat, slot) != NONE:
            offer(out, ENTER_TRADE, slot)


def enter_trade(g: GameRecord, seat: int, slot: int) -> None:
    """The ship leaves its line permanently; it still counts as a colonist on the board."""
    place = TRADE_PLACE[open_trade(g, seat, slot)]
    g.taken[SEA] &= ~(1 << (g.colonist[seat][slot] - PLACES))
    g.colonist[seat][slot] = place


def trade_income(g: GameRecord, province: int) -> None:
    """A province that produces pays those who trade in what passes through it."""
    for trade in range(TRADES):
        if TRADE_PROVINCES[trade] >> province & 1:
            for seat in range(extension.people(g)):
                g.coins[seat] += TRADE_COINS[trade] * traders(g, seat, trade)


def trade_points(g: GameRecord, seat: int) -> int:
    """Return what the ships in trade score at the end."""
    points = 0
    for trade in range(TRADES):
        points += TRADE_POINTS[trade] * traders(g, seat, trade)
    return points
