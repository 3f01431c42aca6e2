"""What the network expects after each choice of a position: its own view one step ahead, on the interpreted rules."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from praefectus.agents.network.forecast import read, result_of
from praefectus.agents.network.policy import MARGIN, Thought, row_of_state, shares_of
from praefectus.agents.network.selfplay import reward_seats
from praefectus.engine.game_loop import to_next_choice
from praefectus.engine.interpreted import copy_of
from praefectus.game.state import board_of
from praefectus.rules.actions import ACTIONS
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import SEATS

Outlook: TypeAlias = tuple[float, float | None, float | None]  # reward, winning chance, points

SAMPLES = 4  # positions drawn after a choice on which chance follows
AT_ONCE = 256
TAU = 0.05  # one step ahead the policy's share says more than a small difference in the expected reward


@dataclass(frozen=True)
class Judged:
    """One choice: its share of the policy, and what the seat that takes it may expect."""

    action: int
    share: float
    value: float  # expected reward
    chance: float | None  # to win; None where the network does not know
    points: float | None

    @property
    def merit(self) -> float:
        return math.log(max(self.share, 1e-9)) + self.value / TAU


@dataclass(frozen=True)
class Case:
    """A position in which a seat has to choose."""

    g: GameRecord
    legal: Sequence[int]

    @property
    def seat(self) -> int:
        return int(self.g.frame_seat[self.g.depth - 1])


def judge(board: str, cases: Sequence[Case], chance: random.Random) -> Thought[list[list[Judged]]]:
    """Every choice of every case, the best first."""
    shares = yield from _shares(board, cases)
    ends = [(number, action, g) for number, case in enumerate(cases) for action, g in _ends(case, board, chance)]
    expected: dict[tuple[int, int], list[Outlook]] = {}
    for start in range(0, len(ends), AT_ONCE):
        part = ends[start : start + AT_ONCE]
        seats = [cases[number].seat for number, _, _ in part]
        outlooks = yield from _outlooks(board, [g for _, _, g in part], seats)
        for (number, action, _), outlook in zip(part, outlooks, strict=True):
            expected.setdefault((number, action), []).append(outlook)
    judged = [
        [_mean(action, share, expected[number, action]) for action, share in shares[number].items()]
        for number in range(len(cases))
    ]
    return [sorted(each, key=lambda choice: -choice.merit) for each in judged]


def _shares(board: str, cases: Sequence[Case]) -> Thought[list[dict[int, float]]]:
    """Yield what the policy gives to every choice of every case."""
    found: list[dict[int, float]] = []
    for start in range(0, len(cases), AT_ONCE):
        part = cases[start : start + AT_ONCE]
        evaluation = yield [row_of_state(case.g, board) for case in part]
        found += [shares_of(evaluation.logits[number], case.legal) for number, case in enumerate(part)]
    return found


def _ends(case: Case, board: str, chance: random.Random) -> Iterator[tuple[int, GameRecord]]:
    """Every choice, and a position it leads to; several where chance has its say."""
    for action in case.legal:
        g, by_chance = follow(case.g, board, action, chance)
        yield action, g
        if by_chance:
            for _ in range(SAMPLES - 1):
                yield action, follow(case.g, board, action, chance)[0]


def follow(g: GameRecord, board: str, action: int, chance: random.Random) -> tuple[GameRecord, bool]:
    """The position at the next real choice after an action, and whether chance led there."""
    g, b, out = copy_of(g), board_of(board), [0] * (ACTIONS + 1)
    x = 1 + chance.getrandbits(31)
    return g, to_next_choice(g, b, action, x, out) != x


def _outlooks(board: str, states: Sequence[GameRecord], seats: Sequence[int]) -> Thought[list[Outlook]]:
    """Yield what one seat of each position may expect."""
    live = [number for number, g in enumerate(states) if not g.over]
    found = (yield [row_of_state(states[number], board) for number in live]) if live else None
    outlooks: list[Outlook] = []
    places = {number: place for place, number in enumerate(live)}
    for number, (g, seat) in enumerate(zip(states, seats, strict=True)):
        if number not in places or found is None:
            end = result_of(g).seats[seat]
            outlooks.append((reward_of(g, seat), end.chance, end.points))
            continue
        value = float(found.values[places[number]][(seat - g.frame_seat[g.depth - 1]) % g.seats])
        if found.forecasts:
            seen = read(found, places[number], g).seats[seat]
            outlooks.append((value, seen.chance, seen.points))
        else:
            outlooks.append((value, None, None))
    return outlooks


def reward_of(g: GameRecord, seat: int) -> float:
    """Return what the end is worth to a seat."""
    reward = [0.0] * SEATS
    reward_seats(g, reward, [1.0, MARGIN, 0.0, 0.0])
    return reward[seat]


def _mean(action: int, share: float, seen: list[Outlook]) -> Judged:
    values = [value for value, _, _ in seen]
    chances = [chance for _, chance, _ in seen if chance is not None]
    points = [each for _, _, each in seen if each is not None]
    known = len(chances) == len(points) == len(seen)
    return Judged(
        action,
        share,
        sum(values) / len(seen),
        sum(chances) / len(seen) if known else None,
        sum(points) / len(seen) if known else None,
    )
