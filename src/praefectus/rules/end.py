"""The end of the game: who takes the Concordia card, and who wins."""

from praefectus.rules import extension
from praefectus.rules.scoring import points
from praefectus.rules.vocabulary import NOBODY


def trigger_end(g, seat):
    """The last card or the fifteenth house: the first to get there takes the Concordia card."""
    if g.end_by == NOBODY:
        g.end_by = seat


def finish(g, b):
    """Count the points. A tie goes to the owner of the Praefectus Magnus, or to whom it would come first."""
    g.over = 1
    for seat in range(g.seats):
        g.score[seat] = points(g, b, seat)
    best = -10000
    for back in range(g.seats):
        seat = (g.magnus + g.seats - back) % g.seats
        result = extension.result(g, seat)
        if result > best:
            best = result
            g.winner = seat
    extension.decide_winner(g)
