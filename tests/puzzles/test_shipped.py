"""The puzzles that ship: every one can be read, its turns lead where they say, and the file stays small."""

import random
from collections import Counter
from operator import attrgetter

import pytest

from praefectus import data
from praefectus.game.links import LinkError
from praefectus.puzzles import choosing, shipped
from praefectus.puzzles.candidates import Found
from praefectus.puzzles.gates import CLEAR, OPEN
from praefectus.puzzles.puzzle import Judged, Puzzle

from .sample import sample

SMALL = 100_000  # bytes
SHIPPED = shipped.shipped()


def test_all_puzzles_are_listed_and_the_file_is_small() -> None:
    assert SHIPPED
    assert shipped.FILE.stat().st_size < SMALL
    assert all(data.board(brief.board).players[0] <= brief.seats <= 5 for brief in SHIPPED.values())
    of_cards = Counter(choosing.card_of(shipped.puzzle_of(brief.link)) for brief in SHIPPED.values())
    assert max(of_cards.values()) <= max(2, choosing.MOST_OF_A_CARD * len(SHIPPED) + 1)


@pytest.mark.parametrize(
    "brief", random.Random(1).sample(list(SHIPPED.values()), min(8, len(SHIPPED))), ids=attrgetter("id")
)
def test_a_puzzle_is_open_and_its_solution_leads(brief: shipped.Brief) -> None:
    puzzle = shipped.puzzle_of(brief.link)
    assert puzzle.id == brief.id
    assert (puzzle.position.board, puzzle.position.seats) == (brief.board, brief.seats)
    assert (puzzle.level, puzzle.themes) == (brief.level, brief.themes)
    assert OPEN[0] <= puzzle.best.chance <= OPEN[1]
    assert puzzle.best.chance - choosing.rival_of(puzzle).chance >= CLEAR
    assert len(puzzle.known) == len(puzzle.judged)
    assert choosing.can_be_told(puzzle)
    assert shipped.line_of(puzzle).split()[:3] == [brief.id, brief.board, str(brief.seats)]


def test_a_puzzle_is_asked_for_by_id_or_link() -> None:
    brief = next(iter(shipped.shipped().values()))
    assert shipped.link_of(brief.id) == shipped.link_of(f" {brief.link}. ") == brief.link
    with pytest.raises(LinkError):
        shipped.puzzle_of(shipped.link_of("nothing"))


def test_what_cannot_be_told_and_what_is_near_another_is_not_published() -> None:
    puzzle = sample()
    telling = Puzzle(
        puzzle.game, 36, ("ending",), (Judged(puzzle.best.line, 0.6, 50.0, (99.0, 80.0)), *puzzle.judged[1:])
    )
    said: list[str] = []
    found = [Found("a", puzzle), Found("b", telling), Found("b", telling)]
    chosen = choosing.published(found, 10, lambda id_, why: said.append(why))
    assert chosen == [telling]
    assert sorted(said) == ["another one of the same game is near", "the ends do not differ enough to be told"]


def test_no_card_and_no_board_has_more_than_its_share() -> None:
    puzzle = sample()
    best = Judged(puzzle.best.line, 0.6, 50.0, (99.0, 80.0))
    found = [Found(str(n), Puzzle(puzzle.game, n, ("ending",), (best, *puzzle.judged[1:]))) for n in range(30)]
    assert len(choosing.published(found, 10, lambda id_, why: None)) == choosing.MOST_OF_A_CARD * 10
