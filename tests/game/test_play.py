"""Game: making one, playing by object, number and text, undo, fork, replay."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable

import numpy as np
import pytest

from praefectus import Game
from praefectus.game import IllegalAction, PraefectusError, RecordError, SetupError, UndoRefused
from praefectus.game.entries import CHANCE, CHOICE, FORCED
from praefectus.game.snapshots import from_snapshot, snapshot
from praefectus.rules.actions import ACTIONS


def started(**more: object) -> Game:
    return Game.new("imperium", 4, seed=7, **more)  # type: ignore[arg-type]


def played(choices: int, seed: int = 7, **more: object) -> Game:
    game, chooser = started(**more), random.Random(seed)
    while choices and not game.over:
        game.play(chooser.choice(game.legal()))
        choices -= 1
    return game


# playing


def test_the_first_seat_begins_with_its_hand() -> None:
    game = started()
    assert game.to_act == 0 and not game.over and game.winner is None
    assert [action.kind for action in game.legal()] == ["play"] * 6, "seven cards, two of them alike"


def test_object_number_and_text_are_the_same_choice() -> None:
    by_object, by_number, by_text = started(), started(), started()
    action = by_object.legal()[2]
    by_object.play(action)
    by_number.play(action.id)
    by_text.play(f"  {action.text.upper()} ")
    assert by_object.state == by_number.state == by_text.state
    assert by_object.log == by_number.log == by_text.log


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64, np.uint32, np.asarray])
def test_a_number_of_any_integer_type_is_a_number(kind: Callable[[int], int]) -> None:
    game, again = started(), started()
    number = game.legal_ids()[2]
    game.play(kind(number))
    again.play(number)
    assert game.log == again.log and all(type(entry) is int for entry in game.log)
    assert json.loads(json.dumps(game.to_record())) == again.to_record()


@pytest.mark.parametrize("wrong", [np.True_, 2.0, np.float64(2), None, [2], np.array([2, 3])])
def test_what_is_no_whole_number_is_refused(wrong: object) -> None:
    with pytest.raises(IllegalAction, match="isn’t possible now"):
        started().play(wrong)  # type: ignore[arg-type]


def test_the_beginning_of_a_text_is_enough_when_it_is_clear() -> None:
    game = started()
    game.play("play arch")
    assert game.log_lines()[-1].startswith("Red played the Architect")


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("Play Vintner", "“Play Vintner” isn’t possible now. Possible: "),
        ("play", "“play” could mean several choices. Possible: "),
        ("", "Possible: "),
        (0, "Action 0 (done 0) isn’t possible now."),
        (-1, "-1 isn’t possible now."),
        (ACTIONS, f"{ACTIONS} isn’t possible now."),
        (True, "isn’t possible now."),
        (2.5, "2.5 isn’t possible now."),
        (None, "None isn’t possible now."),
    ],
)
def test_an_illegal_action_changes_nothing(wrong: object, says: str) -> None:
    """Bad input: one sentence that says what would be right, and the game is as it was."""
    game = started()
    state, log = game.state, list(game.log)
    with pytest.raises(IllegalAction) as error:
        game.play(wrong)  # type: ignore[arg-type]
    assert says in str(error.value)
    assert (game.state, game.log, game.to_act) == (state, log, 0)


def test_an_action_of_another_position_is_illegal() -> None:
    game = started()
    stale = game.legal()[0]
    game.play("Play Prefect")
    with pytest.raises(IllegalAction):
        game.play(stale)


def test_a_game_that_is_over_says_so() -> None:
    game = played(100_000)
    assert game.over and game.to_act is None and game.legal() == []
    assert game.winner in range(4) and max(game.scores()) == game.scores()[game.winner or 0]
    with pytest.raises(IllegalAction, match="The game is over"):
        game.play(0)


def test_one_option_is_taken_by_itself_and_recorded() -> None:
    game = played(200)
    assert {entry.how for entry in game.entries} == {CHOICE, FORCED, CHANCE}
    assert len(game.log) == len(game.entries) == game.state_number


def test_the_same_seed_is_the_same_game() -> None:
    assert played(80).log == played(80).log
    assert Game.new(seed=1).log != Game.new(seed=2).log
    assert Game.new(seed=np.int64(1)).log == Game.new(seed=1).log  # type: ignore[arg-type]


def test_a_game_says_in_a_line_what_it_is() -> None:
    game = Game.new("italia", 2, ["salt"], seed=7)
    assert repr(game) == "Game(board='italia', seats=2, modules=('salt',), round=1, turn=0, to_act=0)"
    ended = played(100_000, modules=["teams"])
    assert (
        repr(ended).endswith(f", turn={ended.turn}, won={ended.result().winners})") and len(ended.result().winners) == 2
    )


@pytest.mark.parametrize("name", ["load", "over", "to_record", "lines", "board"])
def test_what_programs_use_is_described(name: str) -> None:
    """The reference in docs/ is made from docstrings."""
    assert getattr(Game, name).__doc__


# setting one up


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"board": "atlantis"}, "There is no board “atlantis”; the boards are imperium, italia"),
        ({"seats": 1}, "not 1"),
        ({"seats": 6}, "not 6"),
        ({"seats": 0}, "not 0"),
        ({"seats": "four"}, "whole number"),
        ({"seats": True}, "whole number"),
        ({"modules": ["pepper"]}, "There is no module “pepper”; the modules are salt"),
        ({"modules": ["sicilia"]}, "belongs to the board"),
        ({"modules": ["venus", "teams"]}, "can’t be combined"),
        ({"modules": ["solitaria", "teams"], "seats": 2}, "can’t be combined"),
        ({"modules": 3}, "Modules must be a list of names, not 3"),
        ({"options": 3}, "Options must be names with values, not 3"),
        ({"options": ["wine_side"]}, "Options must be names with values, not ['wine_side']"),
        ({"seed": 1.5}, "The seed must be a whole number, not 1.5"),
        ({"seed": "x"}, "The seed must be a whole number, not 'x'"),
        ({"options": {"speed": 3}}, "There is no option “speed”; the options are"),
        ({"options": {"wine_side": "yes"}}, "can’t be “yes”; it can be false, true"),
        ({"options": {"forum_auction": True}}, "belongs to the module forum"),
        ({"modules": ["teams"], "options": {"intermediate_scoring": True}}, "can’t be combined with"),
    ],
)
def test_what_does_not_exist_is_refused_with_a_sentence(wanted: dict[str, object], says: str) -> None:
    with pytest.raises(SetupError) as error:
        Game.new(**{"seats": 4, **wanted})  # type: ignore[arg-type]
    said = str(error.value)
    assert says in said and said.endswith(".") and "\n" not in said


def test_boards_bring_the_modules_they_need() -> None:
    assert Game.new("roma", 3, seed=1).configuration.modules == ("roma",)


def test_every_refusal_is_a_praefectus_error() -> None:
    for error in (SetupError, IllegalAction, UndoRefused, RecordError):
        assert issubclass(error, PraefectusError)


# taking back


def test_undo_goes_back_one_choice() -> None:
    game = started()
    before = game.state
    game.play("Play Architect")
    game.undo()
    assert game.state == before and game.to_act == 0
    assert game.log[-1] < 0, "the undo is in the log"


def test_undo_turn_goes_back_to_the_card() -> None:
    game = started()
    before = game.state
    game.play("Play Architect")
    game.play("Move the land colonist from Roma")
    game.play(game.legal()[0])
    game.undo_turn()
    assert game.state == before


def test_another_seats_turn_is_a_barrier() -> None:
    """Design: undo reaches back to a change of the acting seat; past it the others must agree."""
    game = started()
    game.play("Play Prefect")
    before = game.state
    game.play("Take the cash bonus")
    assert game.to_act == 1 and not game.can_undo()
    with pytest.raises(UndoRefused, match="another player moved"):
        game.undo()
    game.undo(agreed=True)
    assert game.state == before and game.to_act == 0


def test_something_revealed_is_a_barrier() -> None:
    """Design: an outcome of chance cannot be taken back without the others."""
    game = Game.new("imperium", 2, ["forum"], seed=3)
    choice = next(n for n, entry in enumerate(game.entries) if entry.how == CHANCE)
    assert choice < len(game.entries)
    with pytest.raises(UndoRefused):
        game.undo()


def test_nothing_to_take_back() -> None:
    with pytest.raises(UndoRefused, match="Nothing has been chosen"):
        started().undo(agreed=True)


def test_an_undone_game_replays() -> None:
    game = played(60)
    while game.can_undo():
        game.undo()
    again = Game.from_record(game.to_record())
    assert again.state == game.state and again.log == game.log
    assert len(again.entries) < len(again.log) or -1 not in [min(again.log)]


def test_undo_and_play_again_reach_the_same_position() -> None:
    game = started()
    game.play("Play Mercator")
    after = game.state
    game.undo()
    game.play("Play Mercator")
    assert game.state == after


# forks, replays, snapshots


def test_a_fork_goes_its_own_way() -> None:
    game = played(30)
    state, log = game.state, list(game.log)
    fork = game.fork()
    for _ in range(30):
        fork.play(fork.legal()[-1])
    assert (game.state, game.log) == (state, log) and fork.log[: len(log)] == log


def chance_of(game: Game, decisions: int = 150) -> list[int]:
    """Return what is drawn in a game that continues."""
    start, chooser = len(game.entries), random.Random(4)
    for _ in range(decisions):
        game.play(chooser.choice(game.legal_ids()))
    return [entry.action for entry in game.entries[start:] if entry.how == CHANCE]


def test_every_fork_has_a_chance_of_its_own() -> None:
    """Also two forks of the same position of a game with a seed."""
    game = played(30)
    drawn = [chance_of(game.fork()) for _ in range(4)]
    assert len(drawn[0]) > 3 and len({tuple(each) for each in drawn}) > 1


def test_a_fork_with_a_seed_can_be_played_again() -> None:
    game = played(30)
    assert chance_of(game.fork(5)) == chance_of(game.fork(5)) != chance_of(game.fork(6))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_does_not_foretell_what_chance_will_bring(copied: Callable[[Game], Game]) -> None:
    game = played(30)
    foretold = [chance_of(copied(game)) for _ in range(3)]
    drawn = chance_of(game)
    assert any(each != drawn for each in foretold) and game.state_number > 30


def test_a_fork_holds_neither_the_seed_nor_the_generator() -> None:
    game = Game.new("imperium", 3, seed=987654321)
    there, here = vars(game.fork()), vars(game)
    assert 987654321 not in there.values() and here["_chance"] is not there["_chance"]


def test_chance_of_a_seed_and_a_place_does_not_depend_on_what_was_drawn_before() -> None:
    """A stored game continues as if it had never been stored."""
    game = played(30)
    game.seed_chance("a")
    again = game.fork()
    again.seed_chance("a")
    other = game.fork()
    other.seed_chance("b")
    assert chance_of(again) == chance_of(game) != chance_of(other)


def test_position_round_and_turn_are_public() -> None:
    game = played(60)
    assert game.position.turns == game.turn > 0 and game.round == game.turn // 4 + 1
    assert game.board_record.cities == len(game.view(None)["cities"]) and game.people == game.seats == 4
    solo = Game.new("imperium", 1, ["solitaria"], seed=1)
    assert (solo.people, solo.seats, solo.round) == (1, 2, 1)


def test_a_log_is_followed_and_nothing_happens_beyond_it() -> None:
    game = played(40)
    again = Game(game.configuration)
    again.follow(game.log[:5])
    assert len(again.log) == 5
    again.follow(game.log[5:])
    assert again.state == game.state
    with pytest.raises(RecordError, match="isn’t legal"):
        again.follow([10**4])


def test_equal_positions_have_equal_bytes() -> None:
    """The land colonist moves before the ship, or after it: which came last leaves no trace in the record."""
    states = []
    for order in (("select", 0), ("select", 3)), (("select", 3), ("select", 0)):
        game = started()
        game.play("Play Architect")
        for wanted in order:
            game.play(next(action for action in game.legal() if (action.kind, action.argument) == wanted))
            game.play(next(action for action in game.legal() if "move_" in action.kind and "Roma" in action.text))
        game.play(next(action for action in game.legal() if action.kind == "done"))
        states.append(game.state)
    assert states[0] == states[1]


def test_any_earlier_position_can_be_seen() -> None:
    game = played(50)
    for number in (0, 40, len(game.log) // 2, len(game.log)):
        assert game.at(number).log == game.log[:number]
    assert game.at(len(game.log)).state == game.state


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_position_that_is_not_there(number: int) -> None:
    with pytest.raises(RecordError, match="there is no position"):
        started().at(number)


def test_a_snapshot_keeps_what_contrarius_did() -> None:
    """A solo game is opened again after a restart or from a fork: its view shows his last reaction."""
    game = Game.new("imperium", 1, ["solitaria"], seed=3)
    for _ in range(25):
        game.play(game.legal()[0])
    assert game.view(0)["solitaria"]["last"]
    again = from_snapshot(game.configuration, snapshot(game))
    assert again.view(0) == game.view(0) and again.lines(len(game.log) - 20) == game.lines(len(game.log) - 20)


def test_who_only_thinks_gets_the_position_and_this_turn_but_no_old_words() -> None:
    game = Game.new("imperium", 2, seed=3)
    game.play(next(action for action in game.legal() if action.kind == "play"))
    chooser = random.Random(3)
    for _ in range(60):
        now = [line for line in game.lines() if line.turn == game.turn]
        again = from_snapshot(game.configuration, snapshot(game, told=False))
        assert (again.state, again.turn, again.log) == (game.state, game.turn, game.log)
        assert again.legal_ids() == game.legal_ids()
        assert [line for line in again.lines() if line.said] == now
        game.play(chooser.choice(game.legal()))


def test_a_snapshot_is_the_same_position() -> None:
    game = played(70)
    again = from_snapshot(game.configuration, snapshot(game))
    assert again.state == game.state and again.log == game.log
    assert [action.id for action in again.legal()] == [action.id for action in game.legal()]
    with pytest.raises(RecordError):
        from_snapshot(game.configuration, snapshot(game)[:50])
