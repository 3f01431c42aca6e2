"""Team play: which seat is the partner's."""

from praefectus.agents.network.observation.layout import LAYOUT
from praefectus.rules.end import side_of
from praefectus.rules.fields import Numbers
from praefectus.rules.record import GameRecord

SEAT_PARTNER = LAYOUT.place("seat.is_partner")


def observe_partner(g: GameRecord, me: int, side: int, seat: int, start: int, row: Numbers) -> None:
    if seat != me and side_of(g, seat) == side:
        row[start + SEAT_PARTNER] = 1
