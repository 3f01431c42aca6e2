"""Random tables and choices by Hypothesis: the game must stay correct."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from praefectus.engine.invariants import broken
from praefectus.game import Configuration, Game, IllegalAction
from praefectus.rules.actions import ACTIONS, FAMILIES, FIRST_CHANCE_ACTION, PLAYABLE, family_of
from tests.conformance.walk import look_at
from tests.game.strategies import configurations, games


@settings(max_examples=25)
@given(games())
def test_any_position_holds(game: Game) -> None:
    assert broken(game.position, game.board_record) is None
    look_at(game)


@settings(max_examples=40)
@given(games(most=25), st.integers(-5, ACTIONS + 5))
def test_any_number_is_legal_or_refused(game: Game, number: int) -> None:
    """A number is played exactly when it is listed; else nothing changes."""
    state, log = game.state, list(game.log)
    listed = [action.id for action in game.legal()]
    try:
        game.play(number)
    except IllegalAction as error:
        assert number not in listed and str(error).endswith(".")
        assert (game.state, game.log) == (state, log)
    else:
        assert number in listed and game.log[len(log)] == number


@settings(max_examples=40)
@given(games(most=25), st.data())
def test_texts_are_read_back(game: Game, data: st.DataObject) -> None:
    """What a choice says is that choice, however it is spaced and capitalised."""
    if game.over:
        return
    action = data.draw(st.sampled_from(game.legal()))
    text = data.draw(st.sampled_from([str.upper, str.lower, str.title, "  {} ".format, str.swapcase]))(action.text)
    other = game.fork()
    game.play(text)
    assert game.log[len(other.log)] == action.id


@settings(max_examples=60)
@given(games(most=10), st.text(max_size=30))
def test_any_text_is_a_choice_or_a_sentence(game: Game, text: str) -> None:
    state = game.state
    try:
        game.play(text)
    except IllegalAction as error:
        assert str(error).endswith(".") and game.state == state


@settings(max_examples=20)
@given(configurations(), st.integers(0, 2**32))
def test_a_seed_is_a_deal(table: Configuration, seed: int) -> None:
    """The same seed deals the same cities, cards and tiles."""
    first, second = (Game.new(table.board, table.seats, table.modules, table.options, seed=seed) for _ in range(2))
    assert first.log == second.log and first.state == second.state
    assert json.dumps(first.view(0)) == json.dumps(second.view(0))


def test_every_number_has_a_family() -> None:
    numbers = [*range(PLAYABLE), *range(FIRST_CHANCE_ACTION, ACTIONS)]
    seen = [family_of(number) for number in numbers]
    assert len(set(seen)) == len(numbers) and {family for family, _ in seen} == set(FAMILIES)
