"""A turn that waits for its owner to end it: what is held back, what can be undone, and that the log is the same."""

from __future__ import annotations

import random

import pytest

from praefectus import Game
from praefectus.game import IllegalAction
from praefectus.game.entries import CHANCE

TABLES = [
    ("imperium", 3, ()),
    ("byzantium", 4, ("salt", "forum")),
    ("roma", 3, ()),
    ("sicilia", 3, ("fish_market",)),
    ("imperium", 4, ("teams",)),
    ("hellas", 1, ("solitaria",)),
]


def prefect(hold: bool = True) -> Game:
    game = Game.new("imperium", 3, seed=5)
    game.play("Play Prefect", hold=hold)
    game.play(game.legal()[0], hold=hold)
    return game


def test_a_turn_with_nothing_left_to_choose_waits_for_its_owner() -> None:
    game = prefect()
    assert (game.held, game.to_act, game.turn, game.legal()) == (0, 0, 0, [])
    assert game.view(0)["held"] == {"seat": 0, "reveals": False, "next": 1}
    assert game.view(0)["prompt"]["kind"] == "end_turn"
    assert game.view(1)["to_act"] == 0 and game.view(1)["choices"] == []
    with pytest.raises(IllegalAction, match="End your turn"):
        game.play(0)
    game.end_turn()
    assert (game.held, game.to_act, game.turn) == (None, 1, 1)
    assert game.log == prefect(hold=False).log


def test_a_held_turn_can_be_taken_back_step_by_step() -> None:
    game = prefect()
    assert str(game.trail()[0][1]) == "Play Prefect"
    game.undo()
    assert game.held is None and game.legal()[0].kind == "produce"
    game.play(game.legal()[0], hold=True)
    game.undo_turn()
    assert game.legal()[0].kind == "play"


def test_what_is_revealed_at_the_end_of_a_turn_waits_too() -> None:
    """The second card of a Senator: the display is filled only when the turn ends."""
    chooser = random.Random(1)
    for seed in range(40):
        game = Game.new("imperium", 2, seed=seed)
        while not game.over:
            game.play(chooser.choice(game.legal()), hold=True)
            if (held := game.view(None)["held"]) and held["reveals"]:
                assert game.entries[-1].how != CHANCE and game.can_undo()
                before = game.state_number
                game.end_turn()
                assert game.entries[before].how == CHANCE if len(game.entries) > before else game.over
                return
            if game.held is not None:
                game.end_turn()
    raise AssertionError("nobody bought a second card")


def test_a_turn_without_any_choice_is_not_played_for_a_person() -> None:
    """Only the Tribune is left in the hand, and no food and tools for a colonist."""
    game = Game.new("imperium", 2, seed=3)
    g = game.position
    tribune = game.legal()[0].argument if game.legal()[0].text == "Play Tribune" else None
    assert tribune is not None
    for kind in range(len(g.hand[1])):
        if kind != tribune:
            g.hand[1][kind] = 0
    g.goods[1][:] = [0] * len(g.goods[1])
    played = game.fork(seed=1)
    played.play("Play Prefect")
    played.play(played.legal()[0])
    assert played.turn == 2, "the second seat's turn was played by itself"
    game.play("Play Prefect", hold=True, own_turns=(0, 1))
    game.play(game.legal()[0], hold=True, own_turns=(0, 1))
    game.end_turn(own_turns=(0, 1))
    assert (game.turn, game.to_act) == (1, 1)
    assert [action.text for action in game.legal()] == ["Play Tribune"]


@pytest.mark.parametrize(("board", "seats", "modules"), TABLES)
def test_the_log_is_the_same_with_turns_held_or_not(board: str, seats: int, modules: tuple[str, ...]) -> None:
    """Every choice is offered in both ways, and a player who never undoes gets the same game."""
    held, plain = (Game.new(board, seats, modules, seed=11) for _ in range(2))
    for game in (held, plain):
        game.seed_chance("placed")
    chooser = random.Random(4)
    own_turns = range(held.people)
    waited = 0
    while not held.over:
        if held.held is not None:
            waited += 1
            held.end_turn(own_turns)
            continue
        action = chooser.choice(held.legal_ids())
        alone = len(held.legal_ids()) == 1
        held.play(action, hold=True, own_turns=own_turns)
        if not alone:
            plain.play(action)
        assert held.log == plain.log[: len(held.log)]
    assert held.log == plain.log and plain.over and waited > 10
