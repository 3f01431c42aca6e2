"""The end of the game: who takes the Concordia card, who plays together, who wins, and the ranks."""

from praefectus.rules import extension
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import points
from praefectus.rules.vocabulary import NOBODY, NONE


def trigger_end(g: GameRecord, seat: int) -> None:
    """The last card or the fifteenth house: the first to get there takes the Concordia card."""
    if g.end_by == NOBODY:
        g.end_by = seat


def finish(g: GameRecord, b: BoardRecord) -> None:
    """Count the points. The side that is ahead of all others wins; it is named by its first seat."""
    g.over = 1
    for seat in range(g.seats):
        g.score[seat] = points(g, b, seat)
    g.winner = 0
    for seat in range(1, g.seats):
        if side_of(g, seat) == seat and is_ahead(g, seat, g.winner):
            g.winner = seat


def side_of(g: GameRecord, seat: int) -> int:
    """Return who wins or loses together: partners have one side, named by its first seat; all others have their own."""
    partners = extension.team(g, seat)
    return seat if partners == NONE else partners


def has_won(g: GameRecord, seat: int) -> bool:
    """Is the seat on the side that won? Before the end nobody has."""
    return g.winner == side_of(g, seat)


def is_ahead(g: GameRecord, seat: int, other: int) -> bool:
    """Has the side of a seat more than another side? A tie goes to whom the Praefectus Magnus would come first."""
    margin = extension.result(g, seat) - extension.result(g, other)
    if margin == 0:
        return extension.tie_place(g, seat, seats_to_magnus(g, seat)) < extension.tie_place(
            g, other, seats_to_magnus(g, other)
        )
    return margin > 0


def seats_to_magnus(g: GameRecord, seat: int) -> int:
    """Return how many seats the Praefectus Magnus has to go to the right until it is with the seat's side."""
    for back in range(g.seats):
        if side_of(g, (g.magnus + g.seats - back) % g.seats) == side_of(g, seat):
            return back
    return g.seats


def rank_of(g: GameRecord, seat: int) -> int:
    """The place of the seat's side in the final result: 1 for the winner."""
    rank = 1
    for other in range(g.seats):
        if side_of(g, other) == other and other != side_of(g, seat) and is_ahead(g, other, seat):
            rank += 1
    return rank
