"""Solitaria: which seat is Contrarius'."""

from praefectus.agents.network.observation.layout import LAYOUT
from praefectus.rules import extension
from praefectus.rules.fields import Numbers
from praefectus.rules.record import GameRecord

SEAT_AUTOMATIC = LAYOUT.place("seat.is_contrarius")


def observe_contrarius(g: GameRecord, seat: int, start: int, row: Numbers) -> None:
    if seat >= extension.people(g):
        row[start + SEAT_AUTOMATIC] = 1
