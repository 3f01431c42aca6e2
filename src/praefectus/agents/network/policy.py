"""The learned player without a search: what it sees as rows, what it makes of the answer.

A thought is a generator that yields rows and is sent what the network says of them. So the same code serves a process
that computes the answer at once (learned.py) and a browser that has to wait for it. Nothing but Python is needed here.
"""

from __future__ import annotations

import math
import random
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from praefectus import data
from praefectus.agents.network import observation
from praefectus.game import Game
from praefectus.game.state import board_of
from praefectus.rules.actions import family_of
from praefectus.rules.record import GameRecord

OPENING_ROUNDS = 2  # in which an explorer does not take the likeliest card
USUAL_TEMPERATURE = 0.5
HOPELESS = -60.0  # the logarithm of a chance to win as good as none; a network that is quite sure says minus infinity
MARGIN = 0.3  # how much the margin in points counts beside the win in the rewards that the network expects

T = TypeVar("T")
Row: TypeAlias = list[int]
Table: TypeAlias = Any  # rows of numbers: lists of lists, or an array with two dimensions


@dataclass(frozen=True)
class Evaluation:
    """What the network says of some positions; seats are counted from the acting one.

    `values` are expected rewards (the win above an even share, and the margin), `points` expected final points, and
    `wins` the logarithm of winning chances up to a constant. The last two are None for a network without them.
    """

    logits: Table
    values: Table
    points: Table | None
    wins: Table | None

    @property
    def forecasts(self) -> bool:
        """Does the network know final points and winning chances?"""
        return self.points is not None and self.wins is not None


Thought: TypeAlias = Generator[list[Row], Evaluation, T]


def board_index(board: str) -> int:
    """The number of a board; custom boards come after those of the family."""
    return len(data.board_ids()) if board.startswith(data.OWN) else data.board_ids().index(board)


def row_of(game: Game) -> Row:
    """Return what the seat to act may know."""
    return row_of_state(game.position, game.board)


def row_of_state(g: GameRecord, board: str) -> Row:
    row = [0] * observation.FEATURES
    seat = g.frame_seat[g.depth - 1]
    observation.observe(g, board_of(board), board_index(board), seat, row)
    return row


def shares_of(logits: Sequence[float], legal: Sequence[int]) -> dict[int, float]:
    """Softmax over the legal actions."""
    chosen = [float(logits[action]) for action in legal]
    highest = max(chosen)
    weights = [math.exp(logit - highest) for logit in chosen]
    total = math.fsum(weights)
    return {action: weight / total for action, weight in zip(legal, weights, strict=True)}


def likeliest(shares: dict[int, float]) -> int:
    return max(shares, key=lambda action: shares[action])


def drawn(shares: dict[int, float], chance: random.Random, temperature: float) -> int:
    """An action drawn from the policy; temperature 0 takes the likeliest."""
    if temperature == 0:
        return likeliest(shares)
    weights = [share ** (1 / temperature) for share in shares.values()]
    return chance.choices(list(shares), weights)[0]


def policy(game: Game) -> Thought[dict[int, float]]:
    """The share that the network gives to every legal action of the seat to act."""
    evaluation = yield [row_of(game)]
    return shares_of(evaluation.logits[0], game.legal_ids())


def choice(game: Game, chance: random.Random, temperature: float) -> Thought[int]:
    """The network's choice without search."""
    shares = yield from policy(game)
    return drawn(shares, chance, temperature)


def exploring(game: Game, chance: random.Random, likeliest_ones: float) -> Thought[int]:
    """The same, but each of the first cards is one of the likeliest few."""
    shares = yield from policy(game)
    plays_a_card = family_of(next(iter(shares)))[0] == "play"
    if game.round > OPENING_ROUNDS or not plays_a_card:
        return drawn(shares, chance, USUAL_TEMPERATURE)
    best = sorted(shares, key=lambda action: -shares[action])
    return chance.choice(best[: max(1, int(likeliest_ones))])
