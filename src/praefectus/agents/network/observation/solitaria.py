"""Solitaria: which seat is Contrarius'."""

from praefectus.agents.network.observation.layout import LAYOUT
from praefectus.rules import extension

SEAT_AUTOMATIC = LAYOUT.place("seat.is_contrarius")


def observe_contrarius(g, seat, start, row):
    if seat >= extension.people(g):
        row[start + SEAT_AUTOMATIC] = 1
