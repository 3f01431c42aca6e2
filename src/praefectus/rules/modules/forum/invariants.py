"""What must be true of the forum."""

from praefectus.rules import extension
from praefectus.rules.declarations import TABLE, fault
from praefectus.rules.modules.forum.auction import AUCTION, BID, KEEP_PATRICIAN
from praefectus.rules.modules.forum.cards import CITIZENS, PATRICIANS, cards_in_play
from praefectus.rules.modules.forum.tableau import DRAW_PATRICIAN
from praefectus.rules.modules.forum.vocabulary import FORUM_AUCTION, FORUM_CARDS, FORUM_SLOTS
from praefectus.rules.record import GameRecord
from praefectus.rules.stack import is_open
from praefectus.rules.vocabulary import NOBODY, NONE, SEATS

FORUM_TWICE = fault("a forum card is in two places")
FORUM_LOST = fault("a forum card is nowhere")
FORUM_ROW = fault("the row of forum cards has a gap")
FORUM_STRAY = fault("a forum card lies before a seat that nobody has")
FORUM_PATRICIAN = fault("somebody has lost all patricians")


def forum_fault(g: GameRecord) -> int:
    """Each forum card is in exactly one place; the citizens join the stock when the patricians have been dealt."""
    setting_up = is_open(g, DRAW_PATRICIAN, NOBODY) or is_open(g, KEEP_PATRICIAN, NOBODY)
    setting_up = setting_up or is_open(g, AUCTION, NOBODY) or is_open(g, BID, NOBODY)
    for seat in range(g.seats, SEATS):
        if g.forum_cards[seat]:
            return FORUM_STRAY * 8 + seat
    seen = 0
    for place in range(3 + g.seats):
        if place == 0:
            cards = g.forum_stock
        elif place == 1:
            cards = g.forum_discard
        elif place == 2:
            cards = g.forum_shown
        else:
            cards = g.forum_cards[place - 3]
            if not setting_up and not cards & PATRICIANS and place - 3 < extension.people(g):
                return FORUM_PATRICIAN * 8 + place - 3
        if seen & cards:
            return FORUM_TWICE * 8 + TABLE
        seen |= cards
    gap = False
    for slot in range(FORUM_SLOTS):
        card = g.forum_tableau[slot]
        if card == NONE:
            gap = True
            continue
        if gap:
            return FORUM_ROW * 8 + TABLE
        if card < NONE or card >= FORUM_CARDS or seen >> card & 1:
            return FORUM_TWICE * 8 + TABLE
        seen |= 1 << card
    for frame in range(g.depth):
        kind = g.frame_kind[frame]
        if g.over or g.options & FORUM_AUCTION:
            continue
        if kind == KEEP_PATRICIAN:
            dealt = 1 << g.frame_a[frame] | 1 << g.frame_b[frame]
        elif kind == DRAW_PATRICIAN and g.frame_b[frame] > 0:
            dealt = 1 << (g.frame_b[frame] - 1)
        else:
            dealt = 0
        if seen & dealt:
            return FORUM_TWICE * 8 + TABLE
        seen |= dealt
    if seen != (PATRICIANS if setting_up else PATRICIANS | CITIZENS) & cards_in_play(g):
        return FORUM_LOST * 8 + TABLE
    return 0
