"""Grades a turn by what it loses against the best one, and says in three sentences what it gains and what it lacks.

A turn that was judged when the puzzle was made is graded at once. Any other is played to the end beside the best one,
with the same luck for both.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from praefectus.agents.insight.analysis import PATIENCE, TO_THE_END, told_apart
from praefectus.agents.insight.explanation import gains_in_words, reason_in_words
from praefectus.agents.search.candidates import Candidate, batch, mean, note
from praefectus.agents.search.lookahead import Thinking
from praefectus.game import Game
from praefectus.game.entries import FORCED, Entry
from praefectus.game.message_parts import party_message
from praefectus.game.state import board_of
from praefectus.language import Message, Translatable, plain, row
from praefectus.puzzles.gates import ACCEPTED, HALF, NEARLY
from praefectus.puzzles.puzzle import Judged, Puzzle
from praefectus.puzzles.turns import Ahead
from praefectus.rules import extension, turn
from praefectus.rules.end import has_won
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import NONE

ROUNDS, AT_ONCE = 3, 64  # an unforeseen turn is played to the end so often
ROUND = 4.0  # a round more or less weighs as many points
LEAST_POINTS, LEAST_ROUNDS = 1.0, 0.75
GRADES = ((ACCEPTED, "solved"), (NEARLY, "nearly"), (HALF, "half"))


@dataclass(frozen=True)
class Grade:
    """How good the turn was, and why."""

    grade: str  # solved, nearly, half or missed
    loss: float  # of the winning chance
    foreseen: bool
    sentences: list[Message]
    solution: Message
    solution_link: str

    def as_dict(self) -> dict[str, Any]:
        return {
            "grade": self.grade,
            "loss": round(self.loss, 3),
            "foreseen": self.foreseen,
            "sentences": [plain(each) for each in self.sentences],
            "solution": plain(self.solution),
            "solution_link": self.solution_link,
        }


def played_turn(puzzle: Puzzle, entries: Sequence[Entry]) -> Ahead | None:
    """The turn that was played from the position, by the entries after it; None as long as it is not over."""
    ahead = Ahead.of(puzzle.position.position, puzzle.position.board)
    for entry in entries:
        if ahead.over and ahead.whole:
            break
        if entry.how == FORCED:
            continue
        if ahead.over:  # chance decides in the middle of the turn
            turn.choose(ahead.g, board_of(ahead.board), entry.action)
            ahead.run_on()
        else:
            ahead.choose(entry.action)
    return ahead if ahead.over and ahead.whole else None


def graded(puzzle: Puzzle, game: Game, seed: int = 1) -> Thinking[Grade | None]:
    """The grade of the turn that a game plays from the position; None as long as it is not over."""
    ahead = played_turn(puzzle, game.entries[len(puzzle.position.entries) :])
    if ahead is None:
        return None
    own = puzzle.known.get(ahead.key)
    foreseen, best = own is not None, puzzle.best
    if own is None:
        best, own = yield from _judged_now(puzzle, ahead, random.Random(seed))
    loss = max(0.0, best.chance - own.chance)
    grade = next((name for most, name in GRADES if loss <= most + 1e-9), "missed")
    mine = _carried_out(puzzle.position, ahead.line)
    right = _carried_out(puzzle.position, puzzle.best.line)
    sentences = [_now(puzzle.position, mine, puzzle.seat)]
    if grade != "solved":
        sentences.append(_later(puzzle, best, own))
        sentences.append(_others(puzzle, best, own))
    return Grade(grade, loss, foreseen, sentences, reason_in_words(puzzle.position, right), right.link())


def _judged_now(puzzle: Puzzle, ahead: Ahead, chance: random.Random) -> Thinking[tuple[Judged, Judged]]:
    """Play both turns to the end. Luck alone makes no loss: what it could explain is not counted."""
    ends = puzzle.solution.end, ahead.g
    both = [Candidate(NONE, 1.0), Candidate(NONE, 1.0)]
    for _ in range(ROUNDS):
        numbers = chance.getrandbits(64)
        for candidate, g in zip(both, ends, strict=True):
            yield from play_on(candidate, g, ahead.board, random.Random(numbers))
    apart = told_apart(both[0], both[1], puzzle.seat)
    judged = [mean_of(candidate) for candidate in both]
    loss = max(0.0, apart.chance - apart.error)
    return judged[0], Judged(ahead.line, judged[0].chance - loss, judged[1].turns, judged[1].points)


def play_on(candidate: Candidate, g: GameRecord, board: str, chance: random.Random) -> Thinking[None]:
    """Play on to the end of the game, many times."""
    if g.over:
        candidate.values += [0.0] * AT_ONCE
        candidate.chances += [[float(has_won(g, seat)) for seat in range(g.seats)]] * AT_ONCE
        candidate.points += [[float(points) for points in g.score[: g.seats]]] * AT_ONCE
        candidate.turns += [int(g.turns)] * AT_ONCE
        return
    ends = yield batch(g, board, [candidate], AT_ONCE, TO_THE_END, chance, seconds=PATIENCE)
    note([candidate], AT_ONCE, ends)


def mean_of(candidate: Candidate) -> Judged:
    """How the games after a turn ended in the mean; its choices and its chance are not part of that."""
    seats = range(len(candidate.points[0]))
    turns = [each for each in candidate.turns if each != NONE] or [0]
    return Judged((), 0.0, mean(turns), tuple(mean([each[seat] for each in candidate.points]) for seat in seats))


# in words


def _carried_out(game: Game, line: Sequence[int]) -> Game:
    """The game after a turn, with its log; where chance came into it, as far as that."""
    ahead = game.fork()
    for action in line:
        if action not in ahead.legal_ids():
            break
        ahead.play(action, hold=True)
    return ahead


def solution_in_words(game: Game, line: Sequence[int]) -> Message:
    """A turn, and what it costs and brings."""
    return reason_in_words(game, _carried_out(game, line))


def _now(before: Game, after: Game, seat: int) -> Message:
    gains = gains_in_words(before, after, seat)
    return Message("puzzle-nothing-now") if gains is None else Message("puzzle-now", gains=gains)


def _later(puzzle: Puzzle, best: Judged, own: Judged) -> Message:
    """What the solution gains later that this turn does not: the larger differences for the own seat."""
    g, seat = puzzle.position.position, puzzle.seat
    rounds = (best.turns - own.turns) / extension.people(g)
    points = best.points[seat] - own.points[seat]
    told: list[tuple[float, Translatable]] = []
    if abs(rounds) >= LEAST_ROUNDS:
        id_ = "why-later" if rounds > 0 else "why-sooner"
        told.append((ROUND * abs(rounds), Message(id_, turns=round(abs(rounds)))))
    if abs(points) >= LEAST_POINTS:
        id_ = "why-more-you" if points > 0 else "why-fewer-you"
        told.append((abs(points), Message(id_, points=round(abs(points)))))
    if not told:
        return Message("puzzle-later-chance", percent=round(100 * (best.chance - own.chance)))
    return Message("puzzle-later", differences=row([said for _, said in sorted(told, key=lambda pair: -pair[0])]))


def _others(puzzle: Puzzle, best: Judged, own: Judged) -> Message:
    """What the others make of it: whose points differ most."""
    g = puzzle.position.position
    apart = [
        (own.points[seat] - best.points[seat], seat)
        for seat in range(len(best.points[: g.seats]))
        if seat != puzzle.seat
    ]
    told: list[Translatable] = [
        Message("why-more" if points > 0 else "why-fewer", seat=party_message(g, seat), points=round(abs(points)))
        for points, seat in sorted(apart, key=lambda pair: -abs(pair[0]))[:2]
        if abs(points) >= LEAST_POINTS
    ]
    return Message("puzzle-others", differences=row(told)) if told else Message("puzzle-others-same")
