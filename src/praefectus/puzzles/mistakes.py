"""Own mistakes as puzzles: the turn in which a loss of the analysis lies, asked again from its beginning.

The analysis has played both choices to the end, and found the better one clearly better. The solution is what was
played up to the loss, then the better choice, then what the network likes best. Every other turn is judged when it is
tried, the one that was played too.
"""

from __future__ import annotations

from collections.abc import Sequence

from praefectus.agents.insight.analysis import Analysis, Loss
from praefectus.agents.network.policy import Thought, likeliest, row_of_state, shares_of
from praefectus.game import Game
from praefectus.game.entries import FORCED
from praefectus.game.turn_ahead import begins_turn
from praefectus.puzzles.gates import NEARLY
from praefectus.puzzles.puzzle import Judged, Puzzle
from praefectus.puzzles.turns import LONGEST, Ahead

MOST = 6  # of a game
OWN = "own"  # their theme


def of_analysis(game: Game, analysis: Analysis, most: int = MOST) -> Thought[dict[int, str]]:
    """The links of puzzles by the states of their losses, the largest losses first; one of a turn."""
    found: dict[int, str] = {}
    asked: set[int] = set()
    for loss in analysis.losses:
        checked = loss.why is not None and (loss.chance or 0.0) >= NEARLY
        if len(found) == most or not checked or loss.turn in asked:
            continue
        asked.add(loss.turn)
        puzzle = yield from of_loss(game, analysis, loss)
        if puzzle is not None:
            found[loss.state] = puzzle.link()
    return found


def of_loss(game: Game, analysis: Analysis, loss: Loss) -> Thought[Puzzle | None]:
    """The puzzle of a loss; None if its turn does not begin with a card, chance rules there, or both turns are one."""
    start = _start(game, analysis, loss)
    if start is None:
        return None
    before = game.at(start)
    better = yield from _carried_on(before, [*_choices(before, game.at(loss.state)), loss.better_action])
    own = yield from _carried_on(before, _choices(before, game))
    if better is None or own is None or better.key == own.key:
        return None
    nothing = (0.0,) * game.seats
    return Puzzle(before.link(), 0, (OWN,), (Judged(better.line, 0.0, 0.0, nothing),))


def _start(game: Game, analysis: Analysis, loss: Loss) -> int | None:
    """The state in which the turn of a loss begins with the choice of a card."""
    for moment in analysis.moments:
        if moment.turn == loss.turn and moment.seat == loss.seat and moment.state <= loss.state:
            there = game.at(moment.state)
            return moment.state if not there.over and begins_turn(there.position, (loss.seat,)) else None
    return None


def _choices(before: Game, after: Game) -> list[int]:
    """What was chosen between two positions of a game."""
    return [entry.action for entry in after.entries[len(before.entries) :] if entry.how != FORCED]


def _carried_on(before: Game, line: Sequence[int]) -> Thought[Ahead | None]:
    """The turn with these choices, and what the network likes best where they end; None where chance rules."""
    ahead = Ahead.of(before.position, before.board)
    for action in line:
        if ahead.over:
            break
        if action in ahead.legal():
            ahead.choose(action)
    while not ahead.over and len(ahead.line) < LONGEST:
        said = yield [row_of_state(ahead.g, ahead.board)]
        ahead.choose(likeliest(shares_of(said.logits[0], ahead.legal())))
    return ahead if ahead.over and ahead.whole else None
