"""Positions played to the end many times: side by side as on a GPU, and one by one, with the same results."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from praefectus.agents import players
from praefectus.agents.training.playouts import play_to_end, records
from praefectus.engine.arrays import to_array
from praefectus.game import Game
from praefectus.rules.vocabulary import NONE

from .conftest import greedy_game


def late_position(seed: int, **setup: Any) -> Game:
    """A position of a greedy game, twelve choices before its end."""
    length = len(greedy_game(5000, seed, **setup).entries)
    game, chance = Game.new(**{"seed": seed, **setup}), random.Random(seed)
    while not game.over and len(game.entries) < length - 25:
        game.play(players.choose(game, "greedy", chance))
    while len(game.legal_ids()) < 2:
        game.play(players.choose(game, "greedy", chance))
    return game


@pytest.fixture(scope="module")
def late_games() -> list[Game]:
    return [late_position(1, board="italia", seats=2), late_position(2, board="imperium", seats=3)]


def test_every_copy_is_played_to_its_end(late_games: list[Game]) -> None:
    over = greedy_game(5000, board="italia", seats=2)
    games = [*late_games, over]
    ended = play_to_end(
        records([game.position for game in games]), [game.board for game in games], 8, device="cpu", seed=3
    )
    assert ended.points.shape == (3, 8, 6) and ended.turns.shape == (3, 8)
    for number, game in enumerate(games):
        assert (ended.won[number].sum(1) == 1).all() and not ended.won[number, :, game.seats :].any()
        assert (ended.turns[number] >= game.turn).all()
        best = ended.points[number, :, : game.seats].max(1)
        assert (ended.points[number][ended.won[number]] == best).mean() > 0.8  # else Magnus broke a tie
    assert (ended.points[2, :, :2] == over.scores()).all()
    again = play_to_end(
        records([game.position for game in games]), [game.board for game in games], 8, device="cpu", seed=3
    )
    assert all(np.array_equal(one, other) for one, other in zip(ended, again, strict=True))


def test_records_hold_whole_positions(late_games: list[Game]) -> None:
    assert records([late_games[0].position])[0] == to_array(late_games[0].position)[0]


def test_side_by_side_and_one_by_one_end_alike(late_games: list[Game], monkeypatch: pytest.MonkeyPatch) -> None:
    """With fewer slots than copies, so that slots are used again; with a first choice that is given."""
    pytest.importorskip("torch", reason="the extra train is not installed")
    pytest.importorskip("onnx")
    from praefectus.agents.training import slots

    monkeypatch.setattr(slots, "SLOTS", 100)
    games = [late_games[0], *late_games]
    firsts = [games[0].legal_ids()[-1], NONE, NONE]
    asked = records([game.position for game in games]), [game.board for game in games], 96
    one = play_to_end(*asked, seed=5, actions=firsts, device="cpu")
    other = play_to_end(*asked, seed=6, actions=firsts, device="gpu")
    for number, game in enumerate(games):
        seats = slice(0, game.seats)
        assert (other.won[number].sum(1) == 1).all()
        chances = [each.won[number, :, seats].mean(0) for each in (one, other)]
        assert np.abs(chances[0] - chances[1]).max() < 0.25  # three and a half standard errors
        points = [each.points[number, :, seats] for each in (one, other)]
        spread = np.sqrt((points[0].var(0) + points[1].var(0)) / 96)
        assert (np.abs(points[0].mean(0) - points[1].mean(0)) < 4 * spread + 0.3).all()
        assert abs(one.turns[number].mean() - other.turns[number].mean()) < 1.5


def test_the_first_choice_is_the_one_that_is_given(late_games: list[Game]) -> None:
    """Two first choices with the same luck: games go apart."""
    game = late_games[1]
    first, last = game.legal_ids()[0], game.legal_ids()[-1]
    ended = play_to_end(records([game.position] * 2), [game.board] * 2, 16, actions=[first, last], device="cpu")
    assert not np.array_equal(ended.points[0], ended.points[1])
