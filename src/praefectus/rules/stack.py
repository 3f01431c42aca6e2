"""The stack of open decisions: frames of plain numbers. The top frame says who decides what."""

from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NOBODY


def push(g: GameRecord, kind: int, seat: int, first: int = 0, second: int = 0) -> None:
    """Open a decision (or an automatic step) on top of the others."""
    top = g.depth
    g.frame_kind[top] = int(kind)  # a declared decision is more than a number
    g.frame_seat[top] = seat
    g.frame_a[top] = first
    g.frame_b[top] = second
    g.depth = top + 1


def pop(g: GameRecord) -> None:
    """Close the decision on top; clear its fields, so that equal positions have equal records."""
    top = g.depth - 1
    g.frame_kind[top] = 0
    g.frame_seat[top] = 0
    g.frame_a[top] = 0
    g.frame_b[top] = 0
    g.depth = top


def push_chance(g: GameRecord, kind: int, first: int = 0, second: int = 0) -> None:
    """Open a decision that nobody makes."""
    push(g, kind, NOBODY, first, second)


def equally_likely(g: GameRecord, b: BoardRecord, action: int) -> int:
    """Every outcome is as likely as another."""
    return 1


def offer(out: Choices, family: int, argument: int = 0) -> None:
    """Add a legal action; out[0] counts them."""
    out[0] += 1
    out[out[0]] = family + argument


def is_open(g: GameRecord, kind: int, seat: int) -> bool:
    """Is such a frame open, of this seat or (NOBODY) of any?"""
    for frame in range(g.depth):
        if g.frame_kind[frame] == kind and (seat == NOBODY or g.frame_seat[frame] == seat):
            return True
    return False
