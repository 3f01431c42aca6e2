"""Puzzles: their links, grades of turns, and a small run of the generator."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

from praefectus.agents.network.learned import standard_network
from praefectus.agents.network.thought import run_now
from praefectus.agents.search.search import led
from praefectus.agents.training.playouts import Ended
from praefectus.engine.game_loop import to_next_choice
from praefectus.game import Game
from praefectus.game.links import LinkError, encode_document
from praefectus.game.state import board_of, new_state
from praefectus.puzzles import candidates, make
from praefectus.puzzles.gates import Share, leads, stands
from praefectus.puzzles.grading import graded
from praefectus.puzzles.puzzle import Puzzle
from praefectus.puzzles.source_games import SETTINGS, Outline, beginnings, begins, log_of
from praefectus.puzzles.turns import Ahead, followed
from praefectus.rules.actions import ACTIONS
from praefectus.rules.vocabulary import NONE

from . import sample
from .sample import played


@pytest.fixture(scope="module")
def near_the_end() -> Game:
    return sample.near_the_end()


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return sample.sample()


def test_a_puzzle_travels_as_a_link(puzzle: Puzzle) -> None:
    again = Puzzle.from_link(puzzle.link())
    assert again == puzzle
    assert again.id == puzzle.id
    assert len(again.known) == 4


def test_a_link_to_something_else_is_refused(puzzle: Puzzle) -> None:
    with pytest.raises(LinkError):
        Puzzle.from_link(encode_document("board", {"name": "x"}))
    with pytest.raises(LinkError):
        Puzzle.from_link(encode_document("puzzle", {"game": puzzle.game, "level": 1, "themes": [], "turns": [[[99]]]}))


@pytest.mark.parametrize(("turn", "grade"), [(0, "solved"), (1, "nearly"), (2, "half"), (3, "missed")])
def test_a_turn_is_graded_by_what_it_loses(puzzle: Puzzle, turn: int, grade: str) -> None:
    def nobody(asked: object) -> None:
        raise AssertionError("a judged turn needs no network")

    found = run_now(graded(puzzle, played(puzzle, puzzle.judged[turn].line)), nobody)
    assert found is not None
    assert (found.grade, found.foreseen) == (grade, True)
    assert len(found.sentences) == (1 if grade == "solved" else 3)
    json.dumps(found.as_dict())


def test_a_turn_that_is_not_over_has_no_grade(puzzle: Puzzle) -> None:
    line = next(each.line for each in puzzle.judged if len(each.line) > 1)
    game = played(puzzle, line[:1])
    assert run_now(graded(puzzle, game), lambda asked: None) is None


def test_an_unforeseen_turn_is_played_to_the_end(puzzle: Puzzle) -> None:
    known = Puzzle(puzzle.game, puzzle.level, puzzle.themes, puzzle.judged[:1])
    grade = led(graded(known, played(puzzle, puzzle.judged[1].line)), standard_network())
    assert grade is not None
    assert not grade.foreseen
    assert 0 <= grade.loss <= 1


def test_the_order_of_a_turn_does_not_matter(puzzle: Puzzle) -> None:
    game = puzzle.position
    again = followed(game.position, game.board, puzzle.best.line)
    assert again is not None
    assert again.key in puzzle.known
    assert Ahead.of(game.position, game.board).key not in puzzle.known


def test_the_gates_want_a_clear_lead_in_an_open_game() -> None:
    assert leads({1: 0.6, 2: 0.4}, 0.1)
    assert not leads({1: 0.95, 2: 0.4}, 0.1)  # won already
    much, little = Share(300, 512), Share(150, 512)
    assert stands([much, much], [little, little], [(much, little)])
    assert not stands([much, much], [little, much], [(much, little)])  # other luck, no difference
    assert not stands([much, much], [little, little], [(little, much)])  # other players, another best


def test_a_small_run_finds_its_way_through_all_stages_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, near_the_end: Game
) -> None:
    for name in (name for name in vars(make) if name.endswith("_COPIES")):
        monkeypatch.setattr(make, name, 2)
    for name in ("FIRST_LEAD", "SECOND_LEAD", "THIRD_LEAD", "DECIDED"):
        monkeypatch.setattr(make, name, 0.0)
    game = near_the_end
    line = {"key": "a:1:0", "setting": "a", "seed": 1, "board": "italia", "seats": 2, "modules": [], "log": game.log}
    make.Lines(tmp_path / make.GAMES).add([line])
    key = f"a:1:0@{len(game.log)}"
    make.Lines(tmp_path / make.POSITIONS).add([{"key": key, "game": "a:1:0", "state": len(game.log)}])
    said: list[str] = []
    make.Maker(tmp_path, device="cpu").run(said.append)
    assert said[0].startswith("1 positions")
    assert make.Lines(tmp_path / make.FIRST).done == {key}
    before = {path.name: path.read_text() for path in tmp_path.iterdir()}
    make.Maker(tmp_path, device="cpu").run(said.append)
    assert before == {path.name: path.read_text() for path in tmp_path.iterdir()}


def test_candidates_are_written_as_links_and_judged_again(tmp_path: Path, puzzle: Puzzle) -> None:
    file = tmp_path / "candidates.txt"
    file.write_text(f"a {puzzle.id} {puzzle.link()}\n", encoding="utf-8")
    said: list[str] = []
    held = candidates.held_again(file, 30, 4, 1, said.append)
    assert len(held) == len(said) == 1
    assert said[0].startswith(puzzle.id)
    text = candidates.in_words(puzzle)
    assert puzzle.id in text
    assert list(candidates.themes(puzzle.position, puzzle.best.line))
    assert candidates.difficulty(puzzle.position, puzzle.best.line[0]) <= candidates.HARDEST


def test_a_game_played_side_by_side_is_played_again_from_its_choices() -> None:
    setting = next(each for each in SETTINGS if each.name == "italia-2")
    g, out, choices = new_state(setting.configuration), [0] * (ACTIONS + 1), list[int]()
    b, chance = board_of("italia"), random.Random(3)
    x = to_next_choice(g, b, NONE, 12345, out)
    while not g.over:
        choices.append(chance.choice(out[1 : out[0] + 1]))
        x = to_next_choice(g, b, choices[-1], x, out)
    points = list(g.score[:2])
    log = log_of(Outline(setting, 12345, choices, points))
    assert log is not None
    game = Game(setting.configuration)
    game.follow(log)
    assert game.over and list(game.scores()) == points
    assert log_of(Outline(setting, 12345, choices, [0, 0])) is None
    with pytest.raises(RuntimeError):
        log_of(Outline(setting, 12346, choices, points))
    states = beginnings(setting.configuration, log, 5, random.Random(1))
    assert len(states) == 5 and all(begins(game.at(state).position) for state in states)
    assert len({game.at(state).round for state in states}) == 5


def test_a_close_end_says_as_much_as_a_clear_one() -> None:
    points = np.array([[[50, 40, 0], [50, 50, 0], [0, 200, 0]]], np.int16)
    ended = Ended(points, points > 45, np.zeros((1, 3), np.int16))
    found = make.nearly_won(ended, 0, 0)
    assert found[1] == 0.5 and 0.5 < found[0] < 1 and found[2] < 0.001
