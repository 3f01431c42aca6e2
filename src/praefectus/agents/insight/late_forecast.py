"""Forecasts as people see them: near its end a game is played out many times, before that the network judges.

The network is unsure about the last turns, while a few playouts are accurate. They start from the position, so the
result does not depend on how the network sees the player to act."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from praefectus.agents.network.forecast import Forecast, SeatForecast, expected, network_if_there, result_of
from praefectus.agents.search.candidates import Candidate, batch, mean
from praefectus.agents.search.lookahead import Thinking
from praefectus.game import Game
from praefectus.rules.record import GameRecord
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import NOBODY, NONE

if TYPE_CHECKING:
    from praefectus.agents.network.learned import Learned

PLAYOUTS = 48
TEMPERATURE = 1.0
CARDS, HOUSES_LEFT = 8, 4  # so few cards for sale, or houses of one seat: the end is near
TO_THE_END = 2500  # more choices than a game has
PATIENCE = 4.0  # seconds: on a slow device the network judges what is not over then


def near_the_end(g: GameRecord) -> bool:
    """Are few enough turns left to play them out?"""
    cards = int(g.cards_left) + sum(card != NONE for card in g.display)
    houses = HOUSES - max(g.house_count[seat] for seat in range(g.seats))
    return g.end_by != NOBODY or cards <= CARDS or houses <= HOUSES_LEFT


def forecast(game: Game, network: Learned | None = None) -> Forecast | None:
    """What to expect from here; None where no network is installed, or it does not know."""
    if game.over:
        return result_of(game.position)
    network = network or network_if_there()
    if network is None:
        return None
    from praefectus.agents.search.positions import rules_compiled
    from praefectus.agents.search.search import led

    if rules_compiled():
        return led(foreseen(game), network)
    return network.think(expected(game))


def foreseen(game: Game) -> Thinking[Forecast | None]:
    """What to expect from here, with playouts near the end."""
    if not game.over and near_the_end(game.position):
        played = yield from played_out(game.position, game.board, random.Random(game.turn))
        if played is not None:
            return played
    return (yield from expected(game))


def played_out(g: GameRecord, board: str, chance: random.Random) -> Thinking[Forecast | None]:
    """How a position ends on average; None if the network has no forecasts."""
    anything = [Candidate(NONE, 1.0)]  # the first choice is the network's as well
    ends = yield batch(g, board, anything, PLAYOUTS, TO_THE_END, chance, TEMPERATURE, PATIENCE)
    if ends.chances is None or ends.points is None:
        return None
    return averaged(g.seats, ends.chances, ends.points)


def averaged(seats: int, chances: Sequence[Sequence[float]], points: Sequence[Sequence[float]]) -> Forecast:
    """The mean of some ends."""
    return Forecast(
        tuple(
            SeatForecast(seat, mean([end[seat] for end in points]), mean([end[seat] for end in chances]))
            for seat in range(seats)
        )
    )
