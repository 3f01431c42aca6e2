"""What must be true of the waiting ships."""

from praefectus.rules.declarations import fault
from praefectus.rules.modules.gallia.ports import WAITING
from praefectus.rules.record import GameRecord

WAITING_COLONIST = fault("a land colonist waits among the ships")


def gallia_fault(g: GameRecord) -> int:
    """Only ships wait at sea."""
    for seat in range(g.seats):
        for slot in range(3):
            if g.colonist[seat][slot] == WAITING:
                return WAITING_COLONIST * 8 + seat
    return 0
