"""The analysis of a game: the winning chances over time, and the turns where most was lost.

Every choice is compared with the best one there was, by what the network expects after each; the largest differences
are checked by playing both to the end of the game, with the same luck, until it is clear that one of them is better.
If neither proves better, nothing is lost. A loss is a part of the chance at the start of the turn, as the same
table of chances shows it. Without a network the greedy player judges, in points alone.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from praefectus.agents.greedy import choice_worth
from praefectus.agents.insight.ends_compared import why
from praefectus.agents.insight.evaluation import Case, judge
from praefectus.agents.network.forecast import Forecast, judged_by_actors, over_a_round, result_of
from praefectus.agents.network.installed import network_there
from praefectus.agents.network.policy import Thought
from praefectus.agents.search.candidates import Candidate, batch, mean, note
from praefectus.agents.search.lookahead import Thinking
from praefectus.engine.interpreted import copy_of
from praefectus.game import Game
from praefectus.game.choices import target_of
from praefectus.game.entries import CHOICE
from praefectus.game.message_parts import seat_message
from praefectus.game.notation import notation
from praefectus.game.state import board_of, new_state
from praefectus.game.view_types import Target
from praefectus.language import Message, Translatable, plain
from praefectus.rules import extension
from praefectus.rules.actions import ACTIONS, family_of
from praefectus.rules.turn import choose, legal
from praefectus.rules.vocabulary import NONE

if TYPE_CHECKING:
    from praefectus.agents.network.learned import Learned

AT_ONCE = 16  # choices judged together
LOSSES = 12  # how many are reported
SUSPECTS = 16  # so many losses are checked
PLAYOUTS, ROUNDS = 32, 4  # each choice by so many playouts in a round, at most so many rounds
TO_THE_END = 2500  # more choices than a game has: the result counts, not what the network expects
PATIENCE = 20.0  # seconds of a round: on a slow device the network judges what is not over then
CLEAR = 2.0  # so many standard errors make a difference that is not luck
SMALL_CHANCE, SMALL_POINTS = 0.01, 0.5  # what is smaller is no loss
NO_RECKONING = 50.0  # so large a difference is a rule of thumb of the greedy player, not a number of points
TENTHS = 10.0  # the greedy player calculates in tenths of a point


@dataclass(frozen=True)
class Moment:
    """A turn as it begins: where in the log, whose, and how the game looked to the network; None without one."""

    state: int  # so many entries of the log lie before it
    round: int
    turn: int
    seat: int | None  # None at the end of the game
    forecast: Forecast | None

    def as_dict(self) -> dict[str, Any]:
        return {
            "state": self.state,
            "round": self.round,
            "turn": self.turn,
            "seat": self.seat,
            "forecast": None if self.forecast is None else self.forecast.as_dict(),
        }


@dataclass(frozen=True)
class Loss:
    """A choice that cost something: what was taken, what was better, and by how much."""

    state: int
    round: int
    turn: int
    seat: int
    taken: Translatable
    better: Translatable
    taken_target: Target  # what each lights up
    better_target: Target
    chance: float | None  # winning chance lost, from 0 to 1; None where no network judges
    points: float
    sentence: Message
    why: Message | None = None  # how the game ends otherwise with the better one; None where nothing was played out
    better_action: int = NONE

    def as_dict(self) -> dict[str, Any]:
        return {
            "state": self.state,
            "round": self.round,
            "turn": self.turn,
            "seat": self.seat,
            "taken": plain(self.taken),
            "better": plain(self.better),
            "taken_target": self.taken_target,
            "better_target": self.better_target,
            "chance": None if self.chance is None else round(self.chance, 4),
            "points": round(self.points, 1),
            "sentence": plain(self.sentence),
            "why": None if self.why is None else plain(self.why),
        }


@dataclass(frozen=True)
class Analysis:
    """A whole game: who judged it, every turn, and the losses, the largest first.

    Sentences are messages, also as plain data, until `Words.told` puts them into a language.
    """

    judge: str
    seats: int
    moments: tuple[Moment, ...]
    losses: tuple[Loss, ...]

    def as_dict(self) -> dict[str, Any]:
        """{"judge": "learned", "seats": 4, "moments": [...], "losses": [...]}"""
        return {
            "judge": self.judge,
            "seats": self.seats,
            "moments": [moment.as_dict() for moment in self.moments],
            "losses": [loss.as_dict() for loss in self.losses],
        }


Report = Callable[[int, int], None]
Seen: TypeAlias = dict[int, Forecast | None]  # by turn


@dataclass(frozen=True)
class _Taken:
    """A choice of the game: where, in which position, and what was taken."""

    state: int
    case: Case
    action: int

    @property
    def round(self) -> int:
        return int(self.case.g.turns // extension.people(self.case.g)) + 1


def analyse(
    game: Game,
    network: Learned | None = None,
    report: Report = lambda done, total: None,
    playouts: bool = False,
    seed: int = 1,
) -> Analysis:
    """Look at every choice of a game, finished or not.

    With `playouts` the choices that seem to have cost most are played out many times, to be sure of them. That needs
    the compiled rules; where these are cached, the installed network does it alone.
    """
    if network is None and network_there():
        from praefectus.agents.network.learned import standard_network
        from praefectus.agents.search.positions import rules_compiled

        network, playouts = standard_network(), playouts or rules_compiled()
    if network is None:
        return by_greedy(game, report)
    if not playouts:
        return network.think(by_network(game, report, seed))
    from praefectus.agents.search.search import led

    return led(by_playouts(game, report, seed), network)


def by_playouts(game: Game, report: Report, seed: int = 1) -> Thinking[Analysis]:
    """As the network judges, with the choices that seem to have cost most played out."""
    taken = list(_choices(game))
    steps = len(taken) + SUSPECTS
    seen = yield from _seen(game.board, _firsts(taken))
    losses = yield from _by_network(game.board, taken, seed, lambda done: report(done, steps))
    suspects = _within(losses, seen)[:SUSPECTS]
    losses = yield from _checked(suspects, game.board, seed, lambda done: report(len(taken) + done, steps))
    return _told(game, taken, seen, _within(losses, seen))


def by_network(game: Game, report: Report, seed: int = 1) -> Thought[Analysis]:
    """As the network judges, with nothing played out."""
    taken = list(_choices(game))
    seen = yield from _seen(game.board, _firsts(taken))
    losses = yield from _by_network(game.board, taken, seed, lambda done: report(done, len(taken)))
    return _told(game, taken, seen, _within(losses, seen))


def by_greedy(game: Game, report: Report) -> Analysis:
    """As the greedy player judges, in points alone."""
    taken = list(_choices(game))
    losses: list[_Lost] = []
    for start in range(0, len(taken), AT_ONCE):
        losses += _by_greedy(game.board, taken[start : start + AT_ONCE])
        report(min(start + AT_ONCE, len(taken)), len(taken))
    losses.sort(key=_Lost.size, reverse=True)
    firsts = _firsts(taken)
    return Analysis("greedy", game.seats, _moments(game, firsts, [None] * len(firsts)), _largest(losses, game.board))


def _told(game: Game, taken: list[_Taken], seen: Seen, losses: list[_Lost]) -> Analysis:
    firsts = _firsts(taken)
    forecasts = [seen[int(each.case.g.turns)] for each in firsts]
    return Analysis("learned", game.seats, _moments(game, firsts, forecasts), _largest(losses, game.board))


def _seen(board: str, firsts: list[_Taken]) -> Thought[Seen]:
    """What the network expected at the beginning of every turn, over the round that it ends: as during the game."""
    judged: list[Forecast | None] = []
    for start in range(0, len(firsts), AT_ONCE):
        judged += yield from judged_by_actors([each.case.g for each in firsts[start : start + AT_ONCE]], board)
    seen: Seen = {}
    latest: dict[int, Forecast | None] = {}  # by the seat that acted
    for first, expected in zip(firsts, judged, strict=True):
        latest[first.case.seat] = expected
        seen[int(first.case.g.turns)] = over_a_round(latest.values())
    return seen


def _within(losses: list[_Lost], seen: Seen) -> list[_Lost]:
    """The losses as parts of the chance at the start of the turn, so that nobody can lose more than that."""
    left: dict[tuple[int, int], float] = {}
    found = []
    for lost in sorted(losses, key=lambda lost: lost.taken.state):
        turn, seat = int(lost.taken.case.g.turns), lost.taken.case.seat
        expected = seen[turn]
        if expected is not None and lost.best and lost.chance is not None:
            had = left.get((turn, seat), expected.seats[seat].chance)
            lost = replace(lost, chance=min(had, lost.best) * lost.chance / lost.best)
            left[turn, seat] = had - (lost.chance or 0.0)
        found.append(lost)
    return sorted((lost for lost in found if _counts(lost)), key=_Lost.size, reverse=True)


def _largest(losses: list[_Lost], board: str) -> tuple[Loss, ...]:
    return tuple(lost.told(board) for lost in losses[:LOSSES])


def _choices(game: Game) -> Iterator[_Taken]:
    """Play the game again, and stop at every real choice."""
    g, b = new_state(game.configuration), board_of(game.board)
    out = [0] * (ACTIONS + 1)
    for state, entry in zip(entry_states(game.log), game.entries, strict=True):
        if entry.how == CHOICE:
            legal(g, b, out)
            yield _Taken(state, Case(copy_of(g), out[1 : out[0] + 1]), entry.action)
        choose(g, b, entry.action)


def entry_states(log: list[int]) -> list[int]:
    """For every entry that was not taken back, how many entries of the log lie before it."""
    states: list[int] = []
    for number, entry in enumerate(log):
        if entry < 0:
            del states[-1 - entry :]
        else:
            states.append(number)
    return states


def _firsts(taken: list[_Taken]) -> list[_Taken]:
    """The first choice of every turn."""
    return [
        each for number, each in enumerate(taken) if number == 0 or taken[number - 1].case.g.turns != each.case.g.turns
    ]


def _moments(game: Game, firsts: list[_Taken], seen: list[Forecast | None]) -> tuple[Moment, ...]:
    """The first choice of every turn, and the end."""
    moments = [
        Moment(each.state, each.round, int(each.case.g.turns), each.case.seat, expected)
        for each, expected in zip(firsts, seen, strict=True)
    ]
    if game.over:
        g = game.position
        turns = int(g.turns)
        moments.append(Moment(len(game.log), turns // extension.people(g) + 1, turns, None, result_of(g)))
    return tuple(moments)


@dataclass(frozen=True)
class _Lost:
    """A choice, the better one, and the difference."""

    taken: _Taken
    better: int
    chance: float | None
    points: float
    best: float | None = None  # winning chance after the better one
    why: Message | None = None

    def size(self) -> tuple[float, float]:
        return self.chance or 0.0, self.points

    def told(self, board: str) -> Loss:
        g, seat, turn = self.taken.case.g, self.taken.case.seat, int(self.taken.case.g.turns)
        own, better = (notation(board).said(action, g) for action in (self.taken.action, self.better))
        cost = in_words(self.chance, self.points)
        who = seat_message(seat)
        sentence = Message("loss", round=self.taken.round, seat=who, taken=own, better=better, cost=cost)
        lit, best = target_of(g, *family_of(self.taken.action)), target_of(g, *family_of(self.better))
        return Loss(
            self.taken.state, self.taken.round, turn, seat, own, better, lit, best, self.chance, self.points, sentence,
            self.why, self.better,
        )  # fmt: skip


def _by_network(board: str, taken: list[_Taken], seed: int, report: Callable[[int], None]) -> Thought[list[_Lost]]:
    """Yield what the network expects after the best choice, against what it expects after the one that was taken."""
    found = []
    for start in range(0, len(taken), AT_ONCE):
        part = taken[start : start + AT_ONCE]
        judged = yield from judge(board, [each.case for each in part], random.Random(seed + start))
        for each, choices in zip(part, judged, strict=True):
            best = choices[0]
            own = next(choice for choice in choices if choice.action == each.action)
            if None not in (best.chance, own.chance, best.points, own.points) and best.value > own.value:
                chances, points = best.chance - own.chance, best.points - own.points  # type: ignore[operator]
                found.append(_Lost(each, best.action, chances, points, best.chance))
        report(start + len(part))
    return sorted((lost for lost in found if _counts(lost)), key=_Lost.size, reverse=True)


def _counts(lost: _Lost) -> bool:
    return (lost.chance or 0.0) >= SMALL_CHANCE


def _checked(suspects: list[_Lost], board: str, seed: int, report: Callable[[int], None]) -> Thinking[list[_Lost]]:
    """Play both choices to the end many times; what remains of the difference, if it is clear, is the loss."""
    found = []
    for number, lost in enumerate(suspects):
        g, seat = lost.taken.case.g, lost.taken.case.seat
        both = [Candidate(lost.better, 1.0), Candidate(lost.taken.action, 1.0)]
        chance, apart = random.Random(seed + number), Apart(0.0, math.inf)
        for _ in range(ROUNDS):
            ends = yield batch(g, board, both, PLAYOUTS, TO_THE_END, chance, seconds=PATIENCE)
            note(both, PLAYOUTS, ends)
            apart = told_apart(both[0], both[1], seat)
            if apart.least >= SMALL_CHANCE or apart.most < SMALL_CHANCE:
                break
        better, own = (each.points_of(seat) for each in both)
        if apart.least > 0 and better is not None and own is not None:
            best = both[0].chance_of(seat)
            because = why(both[0], both[1], g, notation(board).said(lost.taken.action, g), reader=False)
            found.append(replace(lost, chance=apart.chance, points=better - own, best=best, why=because))
        report(number + 1)
    return sorted((lost for lost in found if _counts(lost)), key=_Lost.size, reverse=True)


@dataclass(frozen=True)
class Apart:
    """By how much one choice wins more often than another, and the standard error of that."""

    chance: float
    error: float

    @property
    def least(self) -> float:
        return self.chance - CLEAR * self.error

    @property
    def most(self) -> float:
        return self.chance + CLEAR * self.error


def told_apart(one: Candidate, other: Candidate, seat: int) -> Apart:
    """Compare two choices playout by playout, each with the same luck."""
    pairs = zip(one.chances, other.chances, strict=True)
    differences = [mine[seat] - theirs[seat] for mine, theirs in pairs]
    if len(differences) < 2:
        return Apart(0.0, math.inf)
    middle = mean(differences)
    variance = math.fsum((each - middle) ** 2 for each in differences) / (len(differences) - 1)
    return Apart(middle, math.sqrt(variance / len(differences)))


def _by_greedy(board: str, taken: list[_Taken]) -> list[_Lost]:
    """Return what the greedy player thinks a choice is worth now, against the worth of the one that was taken."""
    found = []
    for each in taken:
        g, b, seat = each.case.g, board_of(board), each.case.seat
        kind = g.frame_kind[g.depth - 1]
        worth = {action: choice_worth(g, b, seat, kind, action) / TENTHS for action in each.case.legal}
        best = max(worth, key=lambda action: worth[action])
        if SMALL_POINTS <= worth[best] - worth[each.action] < NO_RECKONING:
            found.append(_Lost(each, best, None, worth[best] - worth[each.action]))
    return found


def in_words(chance: float | None, points: float) -> Message:
    """4 % of the winning chance and 1.2 points."""
    said = [] if chance is None else [Message("loss-chance", percent=round(100 * chance))]
    said += [Message("loss-points", points=round(points, 1))] if points >= 0.1 else []
    return Message("loss-of", things=said) if said else Message("loss-nothing")
