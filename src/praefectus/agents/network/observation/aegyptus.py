"""Aegyptus: where the fertile marker lies, and whose ships are in which trade."""

from praefectus.agents.network.observation.layout import LAYOUT, SEAT_SIZE, seat_after
from praefectus.rules.fields import Numbers
from praefectus.rules.modules.aegyptus.nile import NILE
from praefectus.rules.modules.aegyptus.trade import traders
from praefectus.rules.modules.aegyptus.vocabulary import TRADES
from praefectus.rules.record import GameRecord

SEAT_TRADERS = LAYOUT.place("seat.ships_in_trade")
TABLE_FERTILE = LAYOUT.place("table.fertile_province")


def observe_nile(g: GameRecord, me: int, row: Numbers) -> None:
    row[TABLE_FERTILE + NILE[g.nile_marker]] = 1
    for after in range(g.seats):
        seat = seat_after(g, me, after)
        for trade in range(TRADES):
            row[after * SEAT_SIZE + SEAT_TRADERS + trade] = traders(g, seat, trade)
