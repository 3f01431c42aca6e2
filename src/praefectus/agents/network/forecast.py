"""How a game will end, as the network sees it: final points and winning chances of every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from praefectus.agents.network.learned import Evaluation, Learned, network_there, row_of_state, standard_network
from praefectus.engine.interpreted import LightRecord
from praefectus.game import Game
from praefectus.rules.end import has_won, side_of


@dataclass(frozen=True)
class SeatForecast:
    """One seat: the points to expect at the end, and the chance to win, from 0 to 1; partners have the same."""

    seat: int
    points: float
    chance: float


@dataclass(frozen=True)
class Forecast:
    """All seats at the table, Contrarius included."""

    seats: tuple[SeatForecast, ...]

    def as_dict(self) -> dict[str, Any]:
        """{"seats": [{"seat": 0, "points": 98.4, "chance": 0.312}, ...]}"""
        return {
            "seats": [
                {"seat": each.seat, "points": round(each.points, 1), "chance": round(each.chance, 4)}
                for each in self.seats
            ]
        }


def forecast(game: Game, network: Learned | None = None) -> Forecast | None:
    """What to expect from here; None where no network is installed, or it does not know."""
    if game.over:
        return result_of(game.position)
    network = network or (standard_network() if network_there() else None)
    if network is None or not network.forecasts:
        return None
    return forecasts(network, [game.position], game.board)[0]


def forecasts(network: Learned, states: Sequence[LightRecord], board: str) -> list[Forecast]:
    """What to expect from positions of one board in which somebody has a choice."""
    rows = np.stack([row_of_state(g, board) for g in states])
    evaluation = network.evaluate(rows)
    return [read(evaluation, number, g) for number, g in enumerate(states)]


def read(evaluation: Evaluation, number: int, g: LightRecord) -> Forecast:
    """One position of an evaluation, seats counted as at the table."""
    assert evaluation.points is not None and evaluation.wins is not None
    places = (np.arange(g.seats) - g.frame_seat[g.depth - 1]) % g.seats
    points = evaluation.points[number, places]
    wins = evaluation.wins[number, places].astype(np.float64)
    shares = np.exp(wins - wins.max())
    chances = side_chances(g, (shares / shares.sum()).tolist())
    return Forecast(tuple(SeatForecast(seat, float(points[seat]), chances[seat]) for seat in range(g.seats)))


def side_chances(g: LightRecord, chances: Sequence[float]) -> list[float]:
    """Partners win together: each has the sum of their side's chances."""
    sides = [side_of(g, seat) for seat in range(g.seats)]
    return [float(sum(chance for chance, side in zip(chances, sides, strict=True) if side == own)) for own in sides]


def result_of(g: LightRecord) -> Forecast:
    """The end itself."""
    return Forecast(tuple(SeatForecast(seat, float(g.score[seat]), float(has_won(g, seat))) for seat in range(g.seats)))
