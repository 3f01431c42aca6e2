"""Forecasts, win chances, costs of choices and hints don't depend on whose turn it is."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from praefectus.agents import players
from praefectus.agents.insight.analysis import Analysis, analyse
from praefectus.agents.insight.evaluation import Judged
from praefectus.agents.insight.explanation import Option, as_believed, by_network, by_search, close_in_words
from praefectus.agents.network.forecast import forecast
from praefectus.agents.network.learned import Learned, Rows
from praefectus.agents.network.policy import Evaluation
from praefectus.agents.search.lookahead import Budget, Plan
from praefectus.agents.search.search import Search
from praefectus.game import Game
from praefectus.language import Message, plain

WEAK = ["random", "novice", "greedy"]
CREDIT = 3.0  # logarithm of the chance that the player to act is given beyond what it has


class Partial(Learned):
    """A network that credits the player to act with a good turn, as the trained one does; it knows nothing else."""

    def evaluate(self, rows: Rows) -> Evaluation:
        said = super().evaluate(rows)
        wins = np.zeros_like(said.wins)
        wins[:, 0] = CREDIT
        return replace(said, wins=wins)


class Hopeful(Learned):
    """The stand-in with the same credit on top of what the points say."""

    def evaluate(self, rows: Rows) -> Evaluation:
        said = super().evaluate(rows)
        wins = np.array(said.wins)
        wins[:, 0] += CREDIT
        return replace(said, wins=wins)


def game_of(level: str, seats: int, choices: int = 5000, seed: int = 2) -> Game:
    game = Game.new(board="italia", seats=seats, seed=seed)
    chance = random.Random(seed)
    for _ in range(choices):
        if game.over:
            break
        game.play(players.choose(game, level, chance))
    return game


@pytest.mark.parametrize("level", WEAK)
@pytest.mark.parametrize("seats", [2, 4])
def test_chances_do_not_swing_with_who_is_to_act(network_file: Path, level: str, seats: int) -> None:
    """Nobody has more than anybody else, so after the first round every seat has an even chance at every turn."""
    found = analyse(game_of(level, seats, 60), Partial(network_file))
    later = [moment for moment in found.moments if moment.turn >= seats - 1]
    assert len({moment.seat for moment in later}) == seats
    for moment in later:
        assert moment.forecast is not None
        assert [each.chance for each in moment.forecast.seats] == pytest.approx([1 / seats] * seats)


@pytest.mark.parametrize("level", WEAK)
def test_the_chart_shows_what_the_forecast_said_during_the_game(network_file: Path, level: str) -> None:
    network = Hopeful(network_file)
    game = game_of(level, 3, 60)
    for moment in analyse(game, network).moments:
        assert moment.forecast == forecast(game.at(moment.state), network)


def test_a_game_that_begins_in_the_middle_is_judged_as_it_is(network: Learned) -> None:
    game = game_of("greedy", 3, 60)
    middle = Game.from_position(game.configuration, game.position)
    seen = forecast(middle, network)
    assert seen is not None and sum(each.chance for each in seen.seats) == pytest.approx(1)
    assert seen == forecast(middle.fork(), network) != forecast(game, network)


@pytest.mark.parametrize("level", WEAK)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_turn_loses_more_than_its_table_gave(network_file: Path, level: str, seats: int) -> None:
    found = analyse(game_of(level, seats, 150), Hopeful(network_file))
    assert found.losses
    assert lost_beyond_table(found) == []


def test_playouts_do_not_find_more_to_lose_either(network_file: Path) -> None:
    found = analyse(game_of("novice", 2, 60), Hopeful(network_file), playouts=True)
    assert found.losses
    assert lost_beyond_table(found) == []


def lost_beyond_table(found: Analysis) -> list[tuple[int, int, float, float]]:
    """Turn, seat, what its choices cost together, and what it had: where that was less."""
    had = {moment.turn: moment.forecast for moment in found.moments}
    lost: dict[tuple[int, int], float] = {}
    for loss in found.losses:
        lost[loss.turn, loss.seat] = lost.get((loss.turn, loss.seat), 0.0) + (loss.chance or 0.0)
    beyond = []
    for (turn, seat), chance in lost.items():
        forecast_then = had[turn]
        assert forecast_then is not None
        if chance > forecast_then.seats[seat].chance + 1e-9:
            beyond.append((turn, seat, chance, forecast_then.seats[seat].chance))
    return beyond


# hints


def judged(*numbers: tuple[float, float]) -> list[Judged]:
    return [Judged(action, 0.5, 0.0, chance, points) for action, (chance, points) in enumerate(numbers)]


def options(choices: list[Judged]) -> list[Option]:
    return [Option(each.action, "x", None, each.chance, each.points, Message("just-as-good")) for each in choices]


@pytest.mark.parametrize(
    ("others", "called", "by"),
    [
        ([(0.48, 101.0)], "close", ["just-as-good"]),  # 8 % more, it was
        ([(0.40, 101.5)], "close", ["just-as-good"]),
        ([(0.39, 99.6)], "close", ["percent-less", "points-less"]),
        ([(0.30, 90.0), (0.45, 100.0)], "next-best", ["percent-less", "points-less"]),
    ],
)
def test_no_choice_is_called_close_that_would_be_better(
    others: list[tuple[float, float]], called: str, by: list[str]
) -> None:
    said = close_in_words(options(as_believed(judged((0.40, 100.0), *others))))
    assert said is not None and said.id == called
    assert [each for each in ids_in(said) if each.startswith(("just", "percent", "points"))] == by


def ids_in(said: Message) -> list[str]:
    return re.findall('"id": "([^"]+)"', json.dumps(plain(said)))


@pytest.mark.parametrize("level", WEAK)
def test_hints_put_nothing_behind_what_promises_less(network_file: Path, level: str) -> None:
    network = Hopeful(network_file)
    asked = 0
    for choices in range(20, 140, 24):
        game = game_of(level, 3, choices)
        search = Search(network, Budget(nodes=300), Plan(depth=9))
        for told in (
            network.think(by_network(game, random.Random(1))),
            search.lead(by_search(game, search, random.Random(1))),
        ):
            chances = [each.chance for each in told.choices if each.chance is not None]
            assert chances == sorted(chances, reverse=True)
            assert "percent-more" not in ids_in(told.sentence)
            asked += len(chances) > 1
    assert asked >= 6
