"""The expert rule of the forum: the first patricians are auctioned for points."""

from praefectus.rules import extension
from praefectus.rules.actions import DONE
from praefectus.rules.declarations import automatic, decision
from praefectus.rules.fields import Choices
from praefectus.rules.modules.forum.actions import BID_POINTS, KEEP
from praefectus.rules.modules.forum.patricians import receive_forum_card
from praefectus.rules.modules.forum.vocabulary import BIDS, FORUM_CARDS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.vocabulary import NOBODY, NONE

KEEP_PATRICIAN = decision("patrician")  # a, b = the two patricians
AUCTION = automatic("auction")


def next_without_patrician(g: GameRecord, seat: int, out_of_it: int) -> int:
    """From this seat on, the first that has no patrician and is not among the bits, or NONE."""
    players = extension.people(g)
    for after in range(players):
        other = (seat + after) % players
        if g.forum_cards[other] == 0 and not out_of_it >> other & 1:
            return other
    return NONE


def next_auction(g: GameRecord) -> bool:
    """The first seat without a patrician opens; the last of all takes one of the last two cards."""
    opener = next_without_patrician(g, 0, 0)
    if opener == NONE:
        return False
    push(g, AUCTION, NOBODY)
    if next_without_patrician(g, opener, 1 << opener) == NONE:
        first = next_shown(g, 0)
        push(g, KEEP_PATRICIAN, opener, first, next_shown(g, first + 1))
    else:
        g.forum_bid = NONE
        g.forum_passed = 0
        push(g, BID, opener)
    return True


def next_shown(g: GameRecord, card: int) -> int:
    """The first displayed patrician from this one on."""
    while not g.forum_shown >> card & 1:
        card += 1
    return card


BID = decision("bid", declined="pass")  # a = patrician up for auction, plus 1


@BID.legal
def bid_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """The first bidder names a patrician and bids at least 0; the others bid higher or pass."""
    patrician = g.frame_a[g.depth - 1]
    if patrician == 0:
        for card in range(FORUM_CARDS):
            if g.forum_shown >> card & 1:
                offer(out, KEEP, card)
        return
    if g.forum_bid != NONE:
        offer(out, DONE)
    for bid in range(g.forum_bid + 1, BIDS):
        offer(out, BID_POINTS, bid)


@BID.choose
def bid_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    top = g.depth - 1
    if KEEP <= action < KEEP + FORUM_CARDS:
        g.frame_a[top] = action - KEEP + 1
        return
    patrician = g.frame_a[top]
    pop(g)
    if action == DONE:
        g.forum_passed |= 1 << seat
    else:
        g.forum_bid = action - BID_POINTS
        g.forum_bidder = seat
    follower = next_without_patrician(g, seat + 1, g.forum_passed | 1 << g.forum_bidder)
    if follower == NONE:
        win_patrician(g, g.forum_bidder, patrician - 1)
    else:
        push(g, BID, follower, patrician)


def win_patrician(g: GameRecord, seat: int, card: int) -> None:
    """The card goes to the highest bidder, who pays in points."""
    g.forum_shown &= ~(1 << card)
    g.forum_paid[seat] = g.forum_bid
    receive_forum_card(g, seat, card)
