"""How a game will end, as the network sees it: final points and winning chances of every seat.

The network judges a position as if everybody continued as well as it does, so it credits the player to act with a
good turn. Players who do not play that turn would see their chances rise and fall with whose turn it is. So a forecast
is the mean over a round: of the position, and of the latest turn of every other seat as it began.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from praefectus.agents.network.installed import network_there
from praefectus.agents.network.policy import HOPELESS, Evaluation, Thought, row_of_state
from praefectus.engine.interpreted import copy_of
from praefectus.game import Game
from praefectus.game.entries import CHOICE
from praefectus.game.state import board_of, new_state
from praefectus.rules.end import has_won, side_of
from praefectus.rules.record import GameRecord
from praefectus.rules.turn import choose
from praefectus.rules.vocabulary import NONE

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
    """Return what to expect from here; None where no network is installed, or it does not know."""
    if game.over:
        return result_of(game.position)
    network = network or network_if_there()
    return None if network is None else network.think(expected(game))


def network_if_there() -> Learned | None:
    """Return the installed network, if there is one."""
    if not network_there():
        return None
    from praefectus.agents.network.learned import standard_network

    return standard_network()


def expected(game: Game) -> Thought[Forecast | None]:
    """Yield what the network expects from here, over a round; the end itself needs none."""
    if game.over:
        return result_of(game.position)
    states = [*turns_before(game), game.position]
    return over_a_round((yield from judged_by_actors(states, game.board)))


def turns_before(game: Game) -> list[GameRecord]:
    """For every other seat its latest turn before this one, at the first choice in it.

    A game that begins in the middle does not know what was before.
    """
    found: dict[int, GameRecord] = {}
    if game.whole:
        g, b, turn = new_state(game.configuration), board_of(game.board), NONE
        for entry in game.entries:
            if entry.how == CHOICE and turn != g.turns < game.position.turns:
                turn = g.turns
                found[acting(g)] = copy_of(g)
            choose(g, b, entry.action)
    return [g for seat, g in found.items() if seat != acting(game.position)]


def acting(g: GameRecord) -> int:
    """The seat that has to choose."""
    return int(g.frame_seat[g.depth - 1])


def judged_by_actors(states: Sequence[GameRecord], board: str) -> Thought[list[Forecast | None]]:
    """Positions of one board, each as the seat to act in it sees it; None if the network does not know."""
    evaluation = yield [row_of_state(g, board) for g in states]
    return [read(evaluation, number, g) if evaluation.forecasts else None for number, g in enumerate(states)]


def over_a_round(judged: Iterable[Forecast | None]) -> Forecast | None:
    """The mean of the forecasts of some positions, one for each seat that acts."""
    known = [each.seats for each in judged if each is not None]
    if not known:
        return None
    return Forecast(
        tuple(
            SeatForecast(
                of_seat[0].seat,
                math.fsum(each.points for each in of_seat) / len(known),
                math.fsum(each.chance for each in of_seat) / len(known),
            )
            for of_seat in zip(*known, strict=True)
        )
    )


def read(evaluation: Evaluation, number: int, g: GameRecord) -> Forecast:
    """One position of an evaluation, seats counted as at the table."""
    assert evaluation.points is not None and evaluation.wins is not None
    places = [(seat - acting(g)) % g.seats for seat in range(g.seats)]
    points = [float(evaluation.points[number][place]) for place in places]
    wins = [max(float(evaluation.wins[number][place]), HOPELESS) for place in places]
    shares = [math.exp(win - max(wins)) for win in wins]
    chances = side_chances(g, [share / math.fsum(shares) for share in shares])
    return Forecast(tuple(SeatForecast(seat, points[seat], chances[seat]) for seat in range(g.seats)))


def side_chances(g: GameRecord, chances: Sequence[float]) -> list[float]:
    """Partners win together: each has the sum of their side's chances."""
    sides = [side_of(g, seat) for seat in range(g.seats)]
    return [float(sum(chance for chance, side in zip(chances, sides, strict=True) if side == own)) for own in sides]


def result_of(g: GameRecord) -> Forecast:
    """The end itself."""
    return Forecast(tuple(SeatForecast(seat, float(g.score[seat]), float(has_won(g, seat))) for seat in range(g.seats)))
