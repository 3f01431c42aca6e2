"""Forecasts, explanations and the analysis of a game, by a network whose expectations follow from the points."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from praefectus.agents import players
from praefectus.agents.insight import analysis
from praefectus.agents.insight.analysis import analyse, entry_states
from praefectus.agents.insight.explanation import (
    SHOWN,
    Option,
    by_network,
    by_search,
    close_in_words,
    gains_in_words,
    less_in_words,
    reason_in_words,
    rest_of_turn,
)
from praefectus.agents.network.forecast import forecast, turns_before
from praefectus.agents.network.learned import Learned
from praefectus.agents.search.lookahead import Budget, Plan
from praefectus.agents.search.search import Search
from praefectus.game import Game
from praefectus.language import ENGLISH, LANGUAGES, Message, of
from praefectus.rules.scoring import points

from .conftest import SETUPS, greedy_game
from .test_search import scoring_position


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['board']}-{setup['seats']}")
def test_a_forecast_has_every_seat_and_its_chances_add_up(network: Learned, setup: dict[str, Any]) -> None:
    game = greedy_game(40, **setup)
    expected = forecast(game, network)
    assert expected is not None and [each.seat for each in expected.seats] == list(range(game.seats))
    round_ = [*turns_before(game), game.position]
    for each in expected.seats:
        scores = [points(g, game.board_record, each.seat) for g in round_]
        assert abs(each.points - min(sum(scores) / len(scores), 254)) <= 1
    sides = 3 if "teams" in game.configuration.modules else 1  # six seats: teams of two share their chance
    assert sum(each.chance for each in expected.seats) == pytest.approx(2 if sides == 3 else 1)


def test_the_forecast_of_a_finished_game_is_its_result(network: Learned) -> None:
    game = greedy_game(5000, board="italia", seats=2)
    assert game.over
    expected = forecast(game, network)
    assert expected is not None
    assert [each.points for each in expected.seats] == game.scores()
    assert [each.chance for each in expected.seats] == [float(seat == game.winner) for seat in range(2)]
    assert forecast(game) == expected  # needs no network


def test_without_a_network_there_is_no_forecast(nothing_installed: None) -> None:
    assert forecast(greedy_game(20)) is None


def test_the_network_recommends_what_brings_points_and_says_so(network: Learned) -> None:
    game, gains = scoring_position()
    told = of(ENGLISH).told(network.think(by_network(game, random.Random(1))).as_dict())
    assert gains[told["choice"]] >= max(gains.values()) - 1
    assert "points now (" in told["sentence"] and "% chance to win" in told["sentence"]
    assert told["choices"][0]["id"] == told["choice"]
    assert sum(each["share"] for each in told["choices"]) <= 1.001
    json.dumps(told)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['board']}-{setup['seats']}")
def test_a_hint_names_nothing_that_is_not_legal(network: Learned, setup: dict[str, Any]) -> None:
    """At every seventh decision of a game: the choice, those beside it, what is quoted, and what would come next."""
    game = Game.new(seed=5, **setup)
    chance = random.Random(5)
    asked, nexts = 0, 0
    for number in range(210):
        if number % 7 == 0:
            told = [players.explain_greedily(game)]
            if number % 35 == 0:
                told.append(network.think(by_network(game, chance)).as_dict())
            nexts += sum(_named_legally(game, each) for each in told)
            asked += len(told)
        game.play(chance.choice(game.legal()))
        if game.over:
            break
    assert asked >= 12 and nexts >= asked / 8  # turns of several choices are looked at too; solo games end early


def _named_legally(game: Game, hint: dict[str, Any]) -> bool:
    """Return whether the hint looks a step further."""
    legal, hint = {action.id: action.text for action in game.legal()}, of(ENGLISH).told(hint)
    assert {hint["choice"], *(each["id"] for each in hint["choices"])} <= set(legal)
    assert hint["sentence"].startswith(legal[hint["choice"]])
    assert set(re.findall("“(.+?)”", hint["sentence"])) <= set(legal.values())
    for each in hint["choices"]:
        assert each["sentence"].startswith(legal[each["id"]])
    if hint["then"] is None:
        return False
    ahead = game.fork()
    ahead.play(hint["choice"])
    assert ahead.to_act == game.to_act and hint["then"] in ahead.legal_ids()
    return True


def test_a_search_tells_what_its_playouts_showed(network: Learned) -> None:
    game, _ = scoring_position()
    search = Search(network, Budget(nodes=6000))
    told = search.lead(by_search(game, search, random.Random(1)))
    assert told.choices[0].chance is not None and told.forecast is not None
    sentence = str(told.sentence)
    assert "Expected:" in sentence and ("Close:" in sentence or "Next best:" in sentence)


@pytest.mark.parametrize("nodes", [60, 400, 4000])
def test_a_search_tells_what_it_has_looked_at_in_its_own_order(network: Learned, nodes: int) -> None:
    """With little to spend some candidates are not looked at; the per cents never contradict the order."""
    game = greedy_game(30)
    while len(game.legal_ids()) < 8:
        game.play(players.choose(game, "greedy", random.Random(1)))
    search = Search(network, Budget(nodes=nodes), Plan(depth=9))
    told = search.lead(by_search(game, search, random.Random(1)))
    shares = [choice.share or 0.0 for choice in told.choices]
    assert told.choice == told.choices[0].id and shares == sorted(shares, reverse=True)
    assert all(choice.chance is not None for choice in told.choices)
    assert len(told.choices) == (2 if nodes == 60 else SHOWN)


def test_a_plan_goes_on_to_the_end_of_the_turn(network: Learned) -> None:
    game = Game.new(seed=3)
    architect = next(action for action in game.legal() if action.text == "Play Architect")
    ahead = network.think(rest_of_turn(game, architect.id))
    assert ahead.to_act != game.to_act and len(ahead.entries) > len(game.entries)
    assert game.state_number == Game.from_record(game.to_record()).state_number  # the game itself stays as it was


def test_gains_are_told_as_a_player_would_count_them() -> None:
    game = Game.new(seed=3)
    after = game.fork()
    for text in ("Play Mercator", "Sell 1 wine"):
        after.play(text)
    assert str(gains_in_words(game, after, 0)).startswith("costs 1 wine, gives you 9 sestertii")


def test_a_reason_says_who_else_gains() -> None:
    """Where only one's own houses produce, nobody else gets anything; where others' do, it says what."""
    game = Game.new(board="italia", seats=2, seed=3)
    said: set[bool] = set()
    chance = random.Random(1)
    while not game.over and len(said) < 2:
        for action in game.legal():
            if action.text.startswith("Produce"):
                after = game.fork()
                after.play(action)
                told = str(reason_in_words(game, after))
                gained = after.lines(len(game.entries))[0].changes.get(1 - int(game.to_act or 0), {})
                assert ("and nobody else anything" in told) is not any(count > 0 for count in gained.values()), told
                said.add("nobody" in told)
        game.play(players.choose(game, "greedy", chance))
    assert said == {True, False}


def test_nothing_that_is_better_is_called_close() -> None:
    options = [
        Option(number, str(number), None, *expected, Message("plan", plan=""))
        for number, expected in enumerate([(0.5, 100.0), (0.495, 103.0), (0.495, 99.8)])
    ]
    told = str(close_in_words(options))
    assert "“2”" in told and "“1”" not in told


@pytest.mark.parametrize(
    ("chance", "points", "words"),
    [
        (0.024, 1.2, "2% less, 1.2 points less"),
        (0.0, 0.02, "just as good"),
        (0.01, -0.4, "1% less, 0.4 points more"),
    ],
)
def test_differences_in_words(chance: float, points: float, words: str) -> None:
    assert str(less_in_words(chance, points)) == words


def test_a_hint_keeps_its_shape(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "HINT_BUDGET", Budget(seconds=0.05))
    for compiled in (True, False):
        monkeypatch.setattr("praefectus.agents.search.positions.rules_compiled", lambda compiled=compiled: compiled)
        told = players.explain(greedy_game(30))
        assert {"choice", "sentence", "choices", "forecast"} <= set(told)
        assert {"id", "share", "sentence"} <= set(told["choices"][0])
        assert len(told["forecast"]["seats"]) == 4


def test_reasons_and_losses_are_told_in_every_language(nothing_installed: None) -> None:
    game = greedy_game(30)
    hint, found = players.explain(game), analyse(game).as_dict()
    said = {tag: json.dumps(of(tag).told([hint, found]), ensure_ascii=False) for tag in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert " points" in said["en"] and " Punkte" in said["de"] and "«" in said["fr"]
    assert '"given"' not in said["de"]


# analysis


def test_the_turn_where_points_were_given_away_is_found(network: Learned) -> None:
    game, gains = scoring_position()
    worst = min(gains, key=lambda action: gains[action])
    seat, state = game.to_act, game.state_number
    game.play(worst)
    found = analyse(game, network)
    loss = next(loss for loss in found.losses if loss.state == state)
    assert loss.seat == seat and loss.chance is not None and loss.chance > 0.05
    assert loss.points == pytest.approx(max(gains.values()) - gains[worst], abs=2.1)
    assert f"“{loss.taken}” instead of “{loss.better}”" in str(loss.sentence)
    assert [each.chance for each in found.losses] == sorted((each.chance for each in found.losses), reverse=True)  # type: ignore[type-var]


def test_playouts_confirm_a_loss(network: Learned, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "PATIENCE", None)  # on a busy machine the network would judge instead
    game, gains = scoring_position(200)  # late enough that the points still count after playing at random to the end
    state = game.state_number
    game.play(min(gains, key=lambda action: gains[action]))
    steps: list[tuple[int, int]] = []
    found = analyse(game, network, lambda done, total: steps.append((done, total)), playouts=True)
    assert any(loss.state == state for loss in found.losses)
    assert steps == sorted(steps) and steps[-1][0] <= steps[-1][1]


def test_chances_over_time_end_with_the_result(network: Learned) -> None:
    game = greedy_game(5000, board="italia", seats=2)
    found = analyse(game, network)
    assert found.moments[-1].seat is None and found.moments[-1].forecast == forecast(game)
    assert [moment.turn for moment in found.moments] == sorted({moment.turn for moment in found.moments})
    for moment in found.moments[:-1]:
        assert game.at(moment.state).to_act == moment.seat
    json.dumps(found.as_dict())


def test_choices_taken_back_are_not_analysed(network: Learned) -> None:
    game = Game.new(seed=3)
    game.play("Play Architect")
    game.undo()
    game.play("Play Mercator")
    assert entry_states(game.log)[-1] == game.state_number - 1
    found = analyse(game, network)
    assert all("Architect" not in str(loss.taken) for loss in found.losses)
    assert game.at(found.moments[0].state).to_act == 0


def test_without_a_network_the_greedy_player_judges(nothing_installed: None) -> None:
    game = Game.new(seed=5)
    chance = random.Random(5)
    for _ in range(60):
        game.play(chance.choice(game.legal()))
    found = analyse(game)
    assert found.judge == "greedy" and found.losses
    assert all(loss.chance is None and loss.points > 0 for loss in found.losses)
    assert all(moment.forecast is None for moment in found.moments)
