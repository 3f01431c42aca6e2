"""Candidates and their playouts: plain Python, independent of the engine that plays them."""

from __future__ import annotations

import base64
import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from praefectus.data import OWN
from praefectus.engine.interpreted import packed_board
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import KINDS, NONE

NO_IDEA = 1.0  # standard error of a reward of which nothing is known
RANDOM_NUMBERS = 2**32  # of which 0 is none
TURNS = 7  # the place of the turns in the result of a game (network/selfplay.py)


@dataclass(frozen=True)
class Batch:
    """Playouts that are asked for: from this position each of the actions so many times."""

    position: GameRecord
    board: str
    actions: list[int]
    each: int
    depth: int  # real choices until the network judges
    temperature: float
    numbers: list[int]  # what chance draws from: one for each playout of an action, the same for all actions
    draws: list[int]  # the random numbers of the playouts' own choices: one for each playout
    seconds: float | None = None  # after which the network judges where the playouts are; a slow device comes less far

    @property
    def seat(self) -> int:
        """Who chooses."""
        return int(self.position.frame_seat[self.position.depth - 1])

    def as_json(self) -> str:
        """All but the position, whose bytes travel beside it (web/src/search/batch.ts)."""
        g = self.position
        place = {"board": self.board, "seat": self.seat, "seats": g.seats, "turn": g.turns}
        asked = {name: getattr(self, name) for name in ("actions", "each", "depth", "temperature", "numbers", "draws")}
        own = base64.b64encode(packed_board(self.board)).decode() if self.board.startswith(OWN) else None
        return json.dumps({**place, **asked, "seconds": self.seconds, "own": own})


@dataclass(frozen=True)
class Ends:
    """How a batch of playouts ended, or how the network thinks it will end; action after action."""

    values: list[float]  # expected rewards of the seat that chose
    chances: list[list[float]] | None  # of winning, for every seat
    points: list[list[float]] | None
    next_cards: list[int]  # which card the seat played in its next turn; NONE where it did not come to that
    turns: list[int]  # that were played when the game was over; NONE where it was not
    judged: int  # positions that the network has judged

    @classmethod
    def from_json(cls, text: str) -> Ends:
        return cls(**json.loads(text))


@dataclass
class Candidate:
    """One action, its share of the policy, and how its playouts ended."""

    action: int
    share: float
    values: list[float] = field(default_factory=list)
    chances: list[list[float]] = field(default_factory=list)
    points: list[list[float]] = field(default_factory=list)
    next_cards: list[int] = field(default_factory=lambda: [0] * KINDS)  # how often each was played in the next turn
    turns: list[int] = field(
        default_factory=list
    )  # at the end of each playout; NONE where it was not played to the end

    @property
    def playouts(self) -> int:
        return len(self.values)

    @property
    def value(self) -> float:
        return mean(self.values) if self.values else 0.0

    @property
    def error(self) -> float:
        """Standard error of the value."""
        if self.playouts < 2:
            return NO_IDEA
        middle = self.value
        return math.sqrt(mean([(value - middle) ** 2 for value in self.values]) / self.playouts)

    def merit(self, tau: float) -> float:
        return math.log(max(self.share, 1e-9)) + self.value / tau

    def chance_of(self, seat: int) -> float | None:
        """To win; None where the network does not know."""
        return mean([chances[seat] for chances in self.chances]) if self.chances else None

    def points_of(self, seat: int) -> float | None:
        return mean([points[seat] for points in self.points]) if self.points else None


def mean(numbers: Sequence[float]) -> float:
    return math.fsum(numbers) / len(numbers)


def batch(
    position: GameRecord,
    board: str,
    candidates: Sequence[Candidate],
    each: int,
    depth: int,
    chance: random.Random,
    temperature: float = 1.0,
    seconds: float | None = None,
) -> Batch:
    """Every candidate so many times; the same chance and luck for all of them as long as they draw alike."""
    numbers = [chance.randrange(1, RANDOM_NUMBERS) for _ in range(each)]
    draws = [chance.randrange(1, RANDOM_NUMBERS) for _ in range(each)] * len(candidates)
    actions = [candidate.action for candidate in candidates]
    return Batch(position, board, actions, each, depth, temperature, numbers, draws, seconds)


def note(candidates: Sequence[Candidate], each: int, ends: Ends) -> None:
    """Add to every candidate how its playouts ended."""
    for number, candidate in enumerate(candidates):
        part = slice(number * each, (number + 1) * each)
        candidate.values += ends.values[part]
        candidate.chances += [] if ends.chances is None else ends.chances[part]
        candidate.points += [] if ends.points is None else ends.points[part]
        candidate.turns += ends.turns[part]
        for card in ends.next_cards[part]:
            if card != NONE:
                candidate.next_cards[card] += 1
