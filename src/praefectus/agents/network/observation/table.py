"""The table as a whole: board, modules, options, seats, and the decision that is open."""

from praefectus.agents.network.observation.layout import (
    LAYOUT,
    LISTS,
    MOST_STEPS,
    SECOND_NUMBER_BITS,
    capped,
    observe_bits,
)
from praefectus.rules import extension
from praefectus.rules.architect import MOVE, WALK
from praefectus.rules.colonist import can_settle
from praefectus.rules.fields import Numbers
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import CAPITAL_OR_OWN_CITY, FOOD_AND_TOOL, NOBODY, STORED

TABLE_BOARD = LAYOUT.place("table.board")
BOARDS = len(LISTS["board"])  # a custom board has a higher number, and no mark
TABLE_MODULES = LAYOUT.place("table.modules")
TABLE_OPTIONS = LAYOUT.place("table.options")
TABLE_SEATS = LAYOUT.place("table.seats")
TABLE_OWN_SEAT = LAYOUT.place("table.own_seat")
TABLE_DECISION = LAYOUT.place("table.decision")
TABLE_FIRST = LAYOUT.place("table.decision_first_number")
TABLE_SECOND = LAYOUT.place("table.decision_second_number_bits")
TABLE_STEPS = LAYOUT.place("table.steps_left")
TABLE_COLONIST = LAYOUT.place("table.colonist_chosen")
TABLE_ROUND = LAYOUT.place("table.round")
TABLE_PENDING = LAYOUT.place("table.goods_arriving")
TABLE_CASH = LAYOUT.place("table.cash_bonus")
TABLE_CAN_SETTLE = LAYOUT.place("table.can_pay_colonist")
TABLE_LAST_TURNS = LAYOUT.place("table.seat_that_ended")
TABLE_COPIES = LAYOUT.place("table.cards_to_copy")
TABLE_BELOW = LAYOUT.place("table.card_under_own_top")
SECOND_BITS = (1 << SECOND_NUMBER_BITS) - 1


def observe_table(g: GameRecord, b: BoardRecord, board: int, me: int, row: Numbers) -> None:
    if board < BOARDS:
        row[TABLE_BOARD + board] = 1
    observe_bits(g.modules, TABLE_MODULES, row)
    observe_bits(g.options, TABLE_OPTIONS, row)
    row[TABLE_SEATS + g.seats] = 1
    row[TABLE_OWN_SEAT + me] = 1
    row[TABLE_ROUND] = capped(g.turns // extension.people(g))
    row[TABLE_CASH] = capped(extension.cash_bonus(g, b))
    if can_settle(g, b, me, CAPITAL_OR_OWN_CITY, FOOD_AND_TOOL):
        row[TABLE_CAN_SETTLE] = 1
    if g.end_by != NOBODY:
        row[TABLE_LAST_TURNS + g.end_by - me + (g.seats if g.end_by < me else 0)] = 1
    if g.below[me] >= 0:
        row[TABLE_BELOW + g.below[me]] = 1


def observe_decision(g: GameRecord, b: BoardRecord, me: int, kind: int, first: int, second: int, row: Numbers) -> None:
    """What is being decided, and its details."""
    row[TABLE_DECISION + kind] = 1
    row[TABLE_FIRST] = capped(first)
    observe_bits(second & SECOND_BITS, TABLE_SECOND, row)
    if kind == MOVE and first <= MOST_STEPS:
        row[TABLE_STEPS + first] = 1
    elif kind == WALK:
        row[TABLE_COLONIST + first] = 1
        row[TABLE_STEPS + min(second, MOST_STEPS)] = 1
    for good in range(STORED):
        row[TABLE_PENDING + good] = g.pending[me][good]
