"""How a game will end, as the network sees it: final points and winning chances of every seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from praefectus.agents.network.installed import network_there
from praefectus.agents.network.sight import HOPELESS, Evaluation, Thought, row_of_state
from praefectus.engine.interpreted import LightRecord
from praefectus.game import Game
from praefectus.rules.end import has_won, side_of

if TYPE_CHECKING:
    from praefectus.agents.network.learned import Learned


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
    if network is None:
        if not network_there():
            return None
        from praefectus.agents.network.learned import standard_network

        network = standard_network()
    return network.think(expected(game))


def expected(game: Game) -> Thought[Forecast | None]:
    """What the network expects from here; the end itself needs none."""
    if game.over:
        return result_of(game.position)
    return (yield from expected_of([game.position], game.board))[0]


def expected_of(states: Sequence[LightRecord], board: str) -> Thought[list[Forecast | None]]:
    """What to expect from positions of one board in which somebody has a choice; None if the network does not know."""
    evaluation = yield [row_of_state(g, board) for g in states]
    return [read(evaluation, number, g) if evaluation.forecasts else None for number, g in enumerate(states)]


def read(evaluation: Evaluation, number: int, g: LightRecord) -> Forecast:
    """One position of an evaluation, seats counted as at the table."""
    assert evaluation.points is not None and evaluation.wins is not None
    places = [(seat - g.frame_seat[g.depth - 1]) % g.seats for seat in range(g.seats)]
    points = [float(evaluation.points[number][place]) for place in places]
    wins = [max(float(evaluation.wins[number][place]), HOPELESS) for place in places]
    shares = [math.exp(win - max(wins)) for win in wins]
    chances = side_chances(g, [share / math.fsum(shares) for share in shares])
    return Forecast(tuple(SeatForecast(seat, points[seat], chances[seat]) for seat in range(g.seats)))


def side_chances(g: LightRecord, chances: Sequence[float]) -> list[float]:
    """Partners win together: each has the sum of their side's chances."""
    sides = [side_of(g, seat) for seat in range(g.seats)]
    return [float(sum(chance for chance, side in zip(chances, sides, strict=True) if side == own)) for own in sides]


def result_of(g: LightRecord) -> Forecast:
    """The end itself."""
    return Forecast(tuple(SeatForecast(seat, float(g.score[seat]), float(has_won(g, seat))) for seat in range(g.seats)))
