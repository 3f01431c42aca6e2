"""What must be true of the Nile and of the trades."""

from praefectus.rules.declarations import TABLE, fault
from praefectus.rules.modules.aegyptus.nile import NILE
from praefectus.rules.modules.aegyptus.trade import SHIPS_IN_A_TRADE, TRADE_PLACE, traders
from praefectus.rules.modules.aegyptus.vocabulary import FIRST_TRADER, TRADES
from praefectus.rules.record import GameRecord

NILE_PLACE = fault("the fertile marker lies beside the Nile")
TRADER = fault("a land colonist is in a trade, or more ships than may be")


def aegyptus_fault(g: GameRecord) -> int:
    """The marker lies in a province of the Nile; only ships trade, no more of a seat than may be."""
    if g.nile_marker < 0 or g.nile_marker >= len(NILE):
        return NILE_PLACE * 8 + TABLE
    for seat in range(g.seats):
        for trade in range(TRADES):
            if traders(g, seat, trade) > SHIPS_IN_A_TRADE:
                return TRADER * 8 + seat
            for slot in range(FIRST_TRADER):
                if g.colonist[seat][slot] == TRADE_PLACE[trade]:
                    return TRADER * 8 + seat
    return 0
