"""Near the end of a game, forecasts come from playouts, not from the network."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from praefectus.agents import players
from praefectus.agents.insight import late_forecast
from praefectus.agents.insight.late_forecast import PLAYOUTS, foreseen, near_the_end
from praefectus.agents.network import forecast as alone
from praefectus.agents.network.learned import Learned
from praefectus.agents.search.search import led
from praefectus.agents.training.playouts import play_to_end, records
from praefectus.game import Game

from .conftest import greedy_game


@pytest.fixture(autouse=True)
def as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_forecast, "PATIENCE", None)


@pytest.fixture(scope="module")
def late() -> Game:
    """A game shortly before its end."""
    length = len(greedy_game(5000, 2, board="italia", seats=2).entries)
    game, chance = Game.new(board="italia", seats=2, seed=2), random.Random(2)
    while len(game.entries) < length - 40 or len(game.legal_ids()) < 2:
        game.play(players.choose(game, "greedy", chance))
    return game


def test_a_forecast_near_the_end_is_what_playouts_show(late: Game, network: Learned, network_file: Path) -> None:
    assert near_the_end(late.position)
    said = led(foreseen(late), network)
    ended = play_to_end(
        records([late.position]), [late.board], 300, temperature=1.0, folder=network_file.parent, device="cpu"
    )
    assert said is not None
    for seat in said.seats:
        share = float(ended.won[0, :, seat.seat].mean())
        assert abs(seat.chance - share) < 4 * (0.25 / PLAYOUTS + 0.25 / 300) ** 0.5
        points = ended.points[0, :, seat.seat]
        assert abs(seat.points - points.mean()) < 4 * float(np.std(points)) * (1 / PLAYOUTS + 1 / 300) ** 0.5 + 0.5
    assert said == led(foreseen(late), network)  # it does not change while nobody plays


def test_before_that_the_network_judges(network: Learned) -> None:
    game = greedy_game(30)
    assert not near_the_end(game.position)
    assert led(foreseen(game), network) == alone.forecast(game, network)
