"""Fields of the game record for the forum."""

from praefectus.rules.fields import Record, Row, i1, i8
from praefectus.rules.modules.forum.vocabulary import FORUM_SLOTS
from praefectus.rules.vocabulary import SEATS


class ForumRecord(Record):
    """The forum: the cards of all seats, stock and tableau."""

    forum_cards: Row = i8(SEATS)  # cards beside each seat (bits)
    forum_stock: int = i8()  # cards left in the stock (bits)
    forum_discard: int = i8()  # discarded cards (bits)
    forum_left_out: int = i8()  # cards that came later than this game (bits)
    forum_shown: int = i8()  # set-up: patricians handed back, or displayed for the auction (bits)
    forum_tableau: Row = i1(FORUM_SLOTS)  # card in a place of the tableau, or NONE
    forum_marks: Row = i1(SEATS)  # what forum cards do in this turn (bits)
    forum_copied: int = i1()  # place of the displayed card being copied, plus 1
    forum_paid: Row = i1(SEATS)  # victory points paid in the auction
    forum_bid: int = i1()  # highest bid so far
    forum_bidder: int = i1()  # who made it
    forum_passed: int = i1()  # seats that passed (bits)
