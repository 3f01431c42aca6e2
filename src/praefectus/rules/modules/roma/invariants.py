"""What must be true of ships and of Byzantium."""

from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.declarations import TABLE, fault
from praefectus.rules.modules.roma.vocabulary import SHIPS
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import GODS

BYZANTIUM_MARK = fault("a god is marked by somebody who does not play")
SHIP_VISIT = fault("a ship's visit outlasts its turn")


def roma_fault(g: GameRecord) -> int:
    """Gods are marked by seats that play; ships are done with their visits when the next card is played."""
    for god in range(GODS):
        if g.gods_marked[god] >> g.seats:
            return BYZANTIUM_MARK * 8 + TABLE
    if not g.over and g.frame_kind[g.depth - 1] == PLAY_CARD:
        for seat in range(g.seats):
            if g.ships_landing[seat] != 0:
                return SHIP_VISIT * 8 + seat
            for ship in range(SHIPS):
                if g.ship_visit[seat][ship] != 0:
                    return SHIP_VISIT * 8 + seat
    return 0
