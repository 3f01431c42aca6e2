"""Fields of the game record for Roma."""

from praefectus.rules.fields import Record, Row, Table, i1, i2
from praefectus.rules.modules.roma.vocabulary import SHIPS
from praefectus.rules.vocabulary import GODS, SEATS


class RomaRecord(Record):
    """Roma: the ships and the gods of Byzantium."""

    god_points: Row = i2(SEATS)  # scored in Byzantium
    gods_marked: Row = i1(GODS)  # seats with a house on the god (bits)
    ship_moves: Table = i1(SEATS, SHIPS)  # moves in this turn
    ship_visit: Table = i1(SEATS, SHIPS)  # houses, or gods, still open where the ship has just landed
    ships_landing: Row = i1(SEATS)  # ships whose bonus is still to come (bits)
