"""What a server or a browser asks about a puzzle: where it begins, and how good a turn was."""

from __future__ import annotations

from praefectus.agents.search.lookahead import Thinking
from praefectus.game import Game, PraefectusError
from praefectus.puzzles.grading import Grade, graded
from praefectus.puzzles.puzzle import Puzzle


class NoTurn(PraefectusError):
    """The game in a link does not play on from the puzzle's position."""


def played_on(puzzle: Puzzle, link: str) -> Game:
    """The game that plays on from a puzzle's position."""
    game = Game.from_link(link)
    before = [entry.action for entry in puzzle.position.entries]
    if [entry.action for entry in game.entries[: len(before)]] != before or game.board != puzzle.position.board:
        raise NoTurn("puzzle-other-game")
    return game


def grade(puzzle: Puzzle, link: str) -> Thinking[Grade | None]:
    """The grade of the turn that the game in a link plays; None as long as it is not over."""
    return (yield from graded(puzzle, played_on(puzzle, link)))
