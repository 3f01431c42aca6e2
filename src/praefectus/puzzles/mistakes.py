"""Own mistakes as puzzles: the turn in which a loss of the analysis lies, asked again from its beginning.

The solution is what was played up to the loss, then the better choice, then what the network likes best. It is played
to the end beside the turn that was played; only what is still lost then becomes a puzzle.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from praefectus.agents.insight.analysis import Analysis, Loss, told_apart
from praefectus.agents.network.policy import likeliest, row_of_state, shares_of
from praefectus.agents.search.candidates import Candidate
from praefectus.agents.search.lookahead import Thinking
from praefectus.game import Game
from praefectus.game.entries import FORCED
from praefectus.puzzles.gates import NEARLY, is_open
from praefectus.puzzles.grading import ROUNDS, mean_of, play_on
from praefectus.puzzles.puzzle import Judged, Puzzle
from praefectus.puzzles.source_games import begins
from praefectus.puzzles.turns import LONGEST, Ahead
from praefectus.rules.vocabulary import NONE

MOST = 3  # of a game
OWN = "own"  # their theme


def of_analysis(game: Game, analysis: Analysis, most: int = MOST) -> Thinking[dict[int, str]]:
    """The links of puzzles by the states of their losses, the largest losses first."""
    found: dict[int, str] = {}
    asked: set[int] = set()
    for loss in analysis.losses:
        if len(found) == most or (loss.chance or 0.0) < NEARLY or loss.turn in asked:
            continue
        asked.add(loss.turn)
        made = yield from of_loss(game, analysis, loss)
        if made is not None:
            found[loss.state] = made.link()
    return found


def of_loss(game: Game, analysis: Analysis, loss: Loss) -> Thinking[Puzzle | None]:
    """The puzzle of a loss; None if its turn is not one alone, chance rules there, or nothing is lost in the end."""
    start = _start(game, analysis, loss)
    if start is None:
        return None
    before = game.at(start)
    taken = [entry.action for entry in game.entries[len(before.entries) :] if entry.how != FORCED]
    until = [entry.action for entry in game.at(loss.state).entries[len(before.entries) :] if entry.how != FORCED]
    better = yield from _carried_on(before, [*until, loss.better_action])
    own = yield from _carried_on(before, taken)
    if better is None or own is None or better.key == own.key or better.line[0] == own.line[0]:
        return None
    both = [Candidate(NONE, 1.0), Candidate(NONE, 1.0)]
    chance = random.Random(loss.state)
    for _ in range(ROUNDS):
        numbers = chance.getrandbits(64)
        for candidate, ahead in zip(both, (better, own), strict=True):
            yield from play_on(candidate, ahead.g, ahead.board, random.Random(numbers))
    apart = told_apart(both[0], both[1], loss.seat)
    best, worse = both[0].chance_of(loss.seat), both[1].chance_of(loss.seat)
    if apart.least <= 0 or apart.chance < NEARLY or not is_open(best):
        return None
    judged = [
        Judged(ahead.line, share, mean_of(candidate).turns, mean_of(candidate).points)
        for ahead, share, candidate in zip((better, own), (best, worse), both, strict=True)
    ]
    return Puzzle(before.link(), 0, (OWN,), tuple(judged))


def _start(game: Game, analysis: Analysis, loss: Loss) -> int | None:
    """The state in which the turn of a loss begins with the choice of a card."""
    for moment in analysis.moments:
        if moment.turn == loss.turn and moment.seat == loss.seat and moment.state <= loss.state:
            there = game.at(moment.state)
            return moment.state if not there.over and begins(there.position) else None
    return None


def _carried_on(before: Game, line: Sequence[int]) -> Thinking[Ahead | None]:
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
