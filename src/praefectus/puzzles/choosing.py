"""Choose the candidates to publish: a share of each board and difficulty, with differences that can be explained."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import TypeAlias

from praefectus import data
from praefectus.puzzles.candidates import Found
from praefectus.puzzles.puzzle import Judged, Puzzle
from praefectus.puzzles.shipped import line_of
from praefectus.rules import extension
from praefectus.rules.actions import family_of

SHARES = {"imperium": 0.40, "italia": 0.35, "": 0.25}  # of the boards; the last is all others
BOUNDS = (20, 35, 50, 66)  # between the five difficulties
MOST_OF_A_CARD = 0.20
ROUNDS_APART = 2  # of two from one game
Kind: TypeAlias = tuple[str, int, str]  # board, difficulty and card
LEAST_POINTS, LEAST_ROUNDS = 4.0, 1.0  # what the ends must differ by, so that there is something to tell


def published(found: Sequence[Found], most: int, dropped: Callable[[str, str], None]) -> list[Puzzle]:
    """The puzzles that are published; `dropped` is called with each of the others and the reason."""
    left: list[Found] = []
    for each in sorted(found, key=lambda one: one.puzzle.id):
        if not can_be_told(each.puzzle):
            dropped(each.puzzle.id, "the ends do not differ enough to be told")
        elif any(too_near(each, other) for other in left):
            dropped(each.puzzle.id, "another one of the same game is near")
        else:
            left.append(each)
    chosen: list[Puzzle] = []
    waiting = {each.puzzle: kind_of(each.puzzle) for each in left}
    counts = Counter[Hashable]()
    while len(chosen) < most:
        fitting = [each for each, kind in waiting.items() if _fits(kind, counts, most)]
        if not fitting:
            break
        chosen.append(min(fitting, key=lambda each: (_plenty(waiting[each], counts), each.id)))
        counts.update(waiting.pop(chosen[-1]))
    for unused in waiting:
        dropped(unused.id, "there are enough of its board or card")
    return sorted(chosen, key=lambda each: each.id)


def write(file: Path, puzzles: Sequence[Puzzle]) -> None:
    file.write_text("".join(line_of(each) + "\n" for each in puzzles), encoding="utf-8")


def can_be_told(puzzle: Puzzle) -> bool:
    """Do the games after the best turn end otherwise than after its rival: in points of a seat, or in length?"""
    best, rival = puzzle.best, rival_of(puzzle)
    apart = [abs(a - b) for a, b in zip(best.points, rival.points, strict=True)]
    rounds = abs(best.turns - rival.turns) / extension.people(puzzle.position.position)
    return max(apart) >= LEAST_POINTS or rounds >= LEAST_ROUNDS


def rival_of(puzzle: Puzzle) -> Judged:
    """The best turn with another card."""
    return next(each for each in puzzle.judged if each.line[0] != puzzle.best.line[0])


def too_near(one: Found, other: Found) -> bool:
    apart = abs(one.puzzle.position.round - other.puzzle.position.round)
    return one.source == other.source and apart <= ROUNDS_APART


def card_of(puzzle: Puzzle) -> str:
    return str(data.cards().kinds[family_of(puzzle.best.line[0])[1]].kind)


def board_of(puzzle: Puzzle) -> str:
    return puzzle.position.board if puzzle.position.board in SHARES else ""


def difficulty_of(puzzle: Puzzle) -> int:
    return bisect(BOUNDS, puzzle.level)


def kind_of(puzzle: Puzzle) -> Kind:
    return board_of(puzzle), difficulty_of(puzzle), card_of(puzzle)


def _fits(kind: Kind, counts: Counter[Hashable], most: int) -> bool:
    board, _, card = kind
    return counts[board] < SHARES[board] * most and counts[card] < MOST_OF_A_CARD * most


def _plenty(kind: Kind, counts: Counter[Hashable]) -> tuple[float, int, int]:
    """How much there is of its kind already: of its board, its difficulty, its card."""
    board, difficulty, card = kind
    return counts[board] / SHARES[board], counts[difficulty], counts[card]
