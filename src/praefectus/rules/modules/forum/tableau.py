"""Forum: cards with special powers. Everybody starts with a patrician; a Tribune takes one from the tableau.

Patricians (forum_patricians) stay, citizens (forum_citizens) are discarded when used. The state holds which cards are
left in the stock, never an order.
"""

from praefectus.rules import extension
from praefectus.rules.actions import DONE
from praefectus.rules.declarations import automatic, chance
from praefectus.rules.fields import Choices
from praefectus.rules.modules.forum.actions import FORUM_CARD, KEEP, TAKE_CARD
from praefectus.rules.modules.forum.auction import AUCTION, KEEP_PATRICIAN, next_auction
from praefectus.rules.modules.forum.cards import (
    CITIZENS,
    FORUM_THRESHOLDS,
    PATRICIANS,
    cards_in_play,
    count_cards,
    holds,
    lasting,
)
from praefectus.rules.modules.forum.citizens import OFFER_CITIZENS, TAKE_FORUM
from praefectus.rules.modules.forum.patricians import receive_forum_card
from praefectus.rules.modules.forum.vocabulary import FORUM_AUCTION, FORUM_CARDS, FORUM_SLOTS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import equally_likely, offer, pop, push, push_chance
from praefectus.rules.vocabulary import KINDS, NOBODY, NONE

# set-up


def set_up_forum(g: GameRecord, b: BoardRecord) -> None:
    """Patricians come first: two for each seat to choose from, or an auction; then the tableau is laid out."""
    for slot in range(FORUM_SLOTS):
        g.forum_tableau[slot] = NONE
    g.forum_stock = PATRICIANS & cards_in_play(g)
    if g.options & FORUM_AUCTION:
        push(g, AUCTION, NOBODY)
        push_chance(g, DRAW_PATRICIAN, NONE)
    else:
        push_chance(g, DRAW_PATRICIAN, 0)


DRAW_PATRICIAN = chance("draw_patrician", weight=equally_likely)  # a = seat, b = first patrician drawn, plus 1
DRAW_FORUM = chance("draw_forum", weight=equally_likely)


@DRAW_FORUM.legal
@DRAW_PATRICIAN.legal
def draw_forum_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Every card that is left in the stock."""
    for card in range(FORUM_CARDS):
        if g.forum_stock >> card & 1:
            offer(out, FORUM_CARD, card)


@DRAW_PATRICIAN.choose
def draw_patrician_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Deal a second patrician after the first, then let the seat choose; or display one more than there are seats."""
    top = g.depth - 1
    card = action - FORUM_CARD
    owner = g.frame_a[top]
    first = g.frame_b[top] - 1
    g.forum_stock &= ~(1 << card)
    if owner == NONE:
        g.forum_shown |= 1 << card
        if count_cards(g.forum_shown) > extension.people(g):
            pop(g)
    elif first < 0:
        g.frame_b[top] = card + 1
    else:
        pop(g)
        push(g, KEEP_PATRICIAN, owner, first, card)


@KEEP_PATRICIAN.legal
def keep_patrician_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """One of the two."""
    top = g.depth - 1
    offer(out, KEEP, min(g.frame_a[top], g.frame_b[top]))
    offer(out, KEEP, max(g.frame_a[top], g.frame_b[top]))


@KEEP_PATRICIAN.choose
def keep_patrician_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The other card waits for the stock; at the end of an auction it is discarded."""
    top = g.depth - 1
    kept = action - KEEP
    other = g.frame_a[top] + g.frame_b[top] - kept
    pop(g)
    receive_forum_card(g, seat, kept)
    if g.options & FORUM_AUCTION:
        g.forum_shown = 0
        g.forum_discard |= 1 << other
        return
    g.forum_shown |= 1 << other
    if seat + 1 < extension.people(g):
        push_chance(g, DRAW_PATRICIAN, seat + 1)
    else:
        lay_out_forum(g)


@AUCTION.run
def auction(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    if not next_auction(g):
        lay_out_forum(g)


def lay_out_forum(g: GameRecord) -> None:
    """Shuffle the patricians that are left with all citizens and fill the tableau."""
    g.forum_stock |= g.forum_shown | (CITIZENS & cards_in_play(g))
    g.forum_shown = 0
    push(g, FILL_FORUM, NOBODY)


# the tableau


FILL_FORUM = automatic("fill_forum")


@FILL_FORUM.run
def fill_forum(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """Close the row up to the left and draw until it is full; an empty stock is made of the discarded cards."""
    left = 0
    for slot in range(FORUM_SLOTS):
        card = g.forum_tableau[slot]
        if card != NONE:
            g.forum_tableau[slot] = NONE
            g.forum_tableau[left] = card
            left += 1
    if left == FORUM_SLOTS:
        return
    if g.forum_stock == 0:
        g.forum_stock = g.forum_discard
        g.forum_discard = 0
    if g.forum_stock != 0:
        push(g, FILL_FORUM, NOBODY)
        push_chance(g, DRAW_FORUM)


@DRAW_FORUM.choose
def draw_forum_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    card = action - FORUM_CARD
    g.forum_stock &= ~(1 << card)
    slot = 0
    while g.forum_tableau[slot] != NONE:
        slot += 1
    g.forum_tableau[slot] = card


# the Tribune


def cards_played(g: GameRecord, seat: int) -> int:
    """Personality cards lying before the seat."""
    played = 0
    for kind in range(KINDS):
        played += g.discard[seat][kind]
    return played


def open_forum(g: GameRecord, seat: int) -> None:
    """Before the Tribune's own actions: may the seat take a card?"""
    played = cards_played(g, seat)
    if played >= FORUM_THRESHOLDS[0] and g.forum_tableau[0] != NONE:
        push(g, TAKE_FORUM, seat, played)


@TAKE_FORUM.legal
def take_forum_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """A card for which enough personality cards were played, or none."""
    offer(out, DONE)
    played = g.frame_a[g.depth - 1]
    for slot in range(FORUM_SLOTS):
        if played >= FORUM_THRESHOLDS[slot] and g.forum_tableau[slot] != NONE:
            offer(out, TAKE_CARD, slot)


@TAKE_FORUM.choose
def take_forum_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The row closes up and is refilled at once; then the new card may be used."""
    pop(g)
    if action == DONE:
        return
    slot = action - TAKE_CARD
    receive_forum_card(g, seat, g.forum_tableau[slot])
    g.forum_tableau[slot] = NONE
    push(g, OFFER_CITIZENS, seat)
    push(g, FILL_FORUM, NOBODY)


# turn and scoring


def forget_marks(g: GameRecord) -> None:
    """What citizens prepared lapses with the turn."""
    for seat in range(g.seats):
        g.forum_marks[seat] = 0


VICTORIA = lasting("victoria")
VICTORIA_POINTS = VICTORIA.amount("points")


def forum_points(g: GameRecord, seat: int) -> int:
    """Victoria's points, less what was bid for a patrician."""
    return (VICTORIA_POINTS if holds(g, seat, VICTORIA) else 0) - g.forum_paid[seat]
