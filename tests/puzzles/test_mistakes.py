"""Own mistakes: what was lost in a game is asked again, from the beginning of its turn."""

from dataclasses import replace
from typing import Any

import pytest

from praefectus.agents.insight.analysis import Analysis, Loss, Moment
from praefectus.agents.network.learned import standard_network
from praefectus.game import Game
from praefectus.language import Message
from praefectus.puzzles.mistakes import of_analysis
from praefectus.puzzles.puzzle import Puzzle

from .sample import played, sample

WHY = Message("why", choice="x", differences=[])


def lost(puzzle: Puzzle, taken: int, better: int, **more: Any) -> Loss:
    """The card of one judged turn was played, that of another one would have been better."""
    before = puzzle.position
    turn, seat = before.turn, puzzle.seat
    action = puzzle.judged[better].line[0]
    nothing = {"kind": "none"}
    given: dict[str, Any] = {"taken": "x", "better": "y", "taken_target": nothing, "better_target": nothing}
    return Loss(
        len(before.log), before.round, turn, seat, chance=0.2, points=3.0, sentence=WHY, why=WHY, better_action=action,
        **given, **more,
    )  # fmt: skip


@pytest.fixture
def game() -> Game:
    return played(sample(), sample().judged[3].line)


def analysis(*losses: Loss) -> Analysis:
    before = sample().position
    return Analysis("learned", 2, (Moment(len(before.log), before.round, before.turn, sample().seat, None),), losses)


def test_a_checked_loss_becomes_a_puzzle_of_its_turn(game: Game) -> None:
    loss = lost(sample(), 3, 0)
    found = standard_network().think(of_analysis(game, analysis(loss)))
    puzzle = Puzzle.from_link(found[loss.state])
    assert puzzle.position.log == sample().position.log
    assert puzzle.best.line[0] == sample().best.line[0]
    assert len(puzzle.judged) == 1 and puzzle.themes == ("own",)


def test_small_and_unchecked_losses_and_the_same_turn_are_none(game: Game) -> None:
    loss = lost(sample(), 3, 0)
    none = replace(loss, chance=0.01), replace(loss, why=None), lost(sample(), 3, 3)
    for each in none:
        assert standard_network().think(of_analysis(game, analysis(each))) == {}
    twice = analysis(loss, replace(loss, better_action=sample().judged[1].line[0]))
    assert len(standard_network().think(of_analysis(game, twice))) == 1
