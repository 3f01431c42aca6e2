"""Team play: which seat is the partner's."""

from praefectus.agents.network.observation.layout import LAYOUT
from praefectus.rules.end import side_of

SEAT_PARTNER = LAYOUT.place("seat.is_partner")


def observe_partner(g, me, side, seat, start, row):
    if seat != me and side_of(g, seat) == side:
        row[start + SEAT_PARTNER] = 1
