"""Playouts: a position played on many times by the network itself, to see how a choice ends.

All games run in one batch: the compiled rules play a step of each, then one call of the network serves all. A position
holds no hidden order of cards: chance is drawn when it is due, so nothing is known here that a player does not know.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from praefectus.agents.network.forecast import side_chances
from praefectus.agents.network.learned import Floats, Learned, draw_actions
from praefectus.agents.network.selfplay import WON
from praefectus.agents.search.positions import Positions
from praefectus.engine.arrays import light_game, to_array
from praefectus.engine.interpreted import LightRecord
from praefectus.rules.actions import PLAY
from praefectus.rules.vocabulary import KINDS

NO_IDEA = 1.0  # standard error of a reward of which nothing is known


@dataclass
class Candidate:
    """One action, its share of the policy, and how its playouts ended."""

    action: int
    share: float
    values: Floats = field(default_factory=lambda: np.zeros(0, np.float32))  # expected rewards of the seat that acts
    chances: Floats | None = None  # of winning, for every seat
    points: Floats | None = None
    next_cards: NDArray[np.int64] = field(default_factory=lambda: np.zeros(KINDS, np.int64))  # played in the next turn

    @property
    def playouts(self) -> int:
        return len(self.values)

    @property
    def value(self) -> float:
        return float(self.values.mean()) if self.playouts else 0.0

    @property
    def error(self) -> float:
        """Standard error of the value."""
        return float(self.values.std() / math.sqrt(self.playouts)) if self.playouts > 1 else NO_IDEA

    def merit(self, tau: float) -> float:
        return math.log(max(self.share, 1e-9)) + self.value / tau

    def add(self, ends: Ends, part: slice) -> None:
        self.values = np.append(self.values, ends.values[part])
        cards = ends.next_cards[part]
        self.next_cards += np.bincount(cards[cards >= 0], minlength=KINDS)
        if ends.chances is not None and ends.points is not None:
            chances, points = ends.chances[part], ends.points[part]
            self.chances = chances if self.chances is None else np.concatenate([self.chances, chances])
            self.points = points if self.points is None else np.concatenate([self.points, points])


@dataclass(frozen=True)
class Ends:
    """How a batch of playouts ended, or how the network thinks it will end."""

    values: Floats
    chances: Floats | None
    points: Floats | None
    next_cards: NDArray[np.int64]  # -1 where the seat did not come to play another card


class Playouts:
    """One position, ready to be played out."""

    def __init__(self, g: LightRecord, board: str, network: Learned, depth: int, temperature: float = 1.0) -> None:
        self.position, self.board = to_array(g), board
        self.seat, self.turn = int(g.frame_seat[g.depth - 1]), int(g.turns)
        self.network, self.depth, self.temperature = network, depth, temperature
        self.judged = 0  # positions the network has judged

    def run(self, candidates: Sequence[Candidate], each: int, generator: np.random.Generator) -> None:
        """Play every candidate out so many times; the same chance for all of them as long as they draw alike."""
        numbers = np.tile(generator.integers(1, 2**32 - 1, each), len(candidates))
        positions = Positions(self.position, self.board, numbers, self.network.threads)
        positions.actions[0] = np.repeat([candidate.action for candidate in candidates], each)
        cards = self._play(positions, generator)
        ends = self._ends(positions, cards)
        for number, candidate in enumerate(candidates):
            candidate.add(ends, slice(number * each, (number + 1) * each))

    def _play(self, positions: Positions, generator: np.random.Generator) -> NDArray[np.int64]:
        """Play on to the depth; returns the card that the seat plays in its next turn."""
        cards = np.full(positions.count, -1, np.int64)
        positions.step()
        for _ in range(self.depth):
            live = np.flatnonzero(~positions.over)
            if not len(live):
                break
            self.judged += len(live)
            logits = self.network.evaluate(positions.rows[0][live]).logits
            taken = draw_actions(logits, positions.masks[0][live], generator, self.temperature)
            own = (positions.actors[0][live] == self.seat) & (positions.games["turns"][live] > self.turn)
            first = own & (taken >= PLAY) & (taken < PLAY + KINDS) & (cards[live] < 0)
            cards[live[first]] = taken[first] - PLAY
            positions.actions[0][live] = taken
            positions.step()
        return cards

    def _ends(self, positions: Positions, cards: NDArray[np.int64]) -> Ends:
        seats = int(self.position["seats"][0])
        over = positions.over
        values = positions.rewards[0][:, self.seat].copy()
        points = positions.results[0][:, :seats].astype(np.float32)
        chances = (positions.results[0][:, WON, None] >> np.arange(seats) & 1).astype(np.float32)
        live = np.flatnonzero(~over)
        if not len(live):
            return Ends(values, chances, points, cards)
        self.judged += len(live)
        found = self.network.evaluate(positions.rows[0][live])
        places = (np.arange(seats)[None] - positions.actors[0][live, None]) % seats
        values[live] = np.take_along_axis(found.values, places, 1)[:, self.seat]
        if found.points is None or found.wins is None:
            return Ends(values, None, None, cards)
        points[live] = np.take_along_axis(found.points, places, 1)
        wins = np.take_along_axis(found.wins, places, 1)
        shares = np.exp(wins - wins.max(1, keepdims=True))
        chances[live] = _shared_by_partners(positions, shares / shares.sum(1, keepdims=True))
        return Ends(values, chances, points, cards)


def _shared_by_partners(positions: Positions, shares: Floats) -> Floats:
    g = light_game(positions.games[0])
    together = np.array([side_chances(g, alone) for alone in np.eye(g.seats).tolist()], np.float32)
    return np.asarray(shares @ together, np.float32)
