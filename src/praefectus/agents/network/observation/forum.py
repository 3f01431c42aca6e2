"""Forum: the cards beside every seat, and those on the tableau."""

from praefectus.agents.network.observation.layout import LAYOUT, SEAT_SIZE, observe_bits, seat_after
from praefectus.rules.fields import Numbers
from praefectus.rules.modules.forum.vocabulary import FORUM_CARDS, FORUM_SLOTS
from praefectus.rules.record import GameRecord

SEAT_FORUM = LAYOUT.place("seat.forum_cards")
TABLE_FORUM = LAYOUT.place("table.forum")


def observe_forum(g: GameRecord, me: int, row: Numbers) -> None:
    for after in range(g.seats):
        observe_bits(g.forum_cards[seat_after(g, me, after)], after * SEAT_SIZE + SEAT_FORUM, row)
    for slot in range(FORUM_SLOTS):
        if g.forum_tableau[slot] >= 0:
            row[TABLE_FORUM + FORUM_CARDS * slot + g.forum_tableau[slot]] = 1
