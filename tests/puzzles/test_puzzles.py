"""Puzzles: their links, grades of turns, and a small run of the generator."""

import json
import random
from pathlib import Path

import pytest

from praefectus.agents import players
from praefectus.agents.network.learned import standard_network
from praefectus.agents.network.thought import run_now
from praefectus.agents.search.search import led
from praefectus.game import Game
from praefectus.game.links import LinkError, encode_document
from praefectus.puzzles import candidates, make
from praefectus.puzzles.gates import Share, leads, stands
from praefectus.puzzles.grading import graded
from praefectus.puzzles.puzzle import Judged, Puzzle
from praefectus.puzzles.source_games import begins
from praefectus.puzzles.turns import Ahead, followed, found_turns


@pytest.fixture(scope="module")
def near_the_end() -> Game:
    """A turn begins, and few are left."""
    game, chance = Game.new("italia", 2, seed=4), random.Random(4)
    starts = []
    while not game.over:
        if begins(game.position) and len(game.legal_ids()) > 3:
            starts.append(len(game.log))
        game.play(players.choose(game, "greedy", chance))
    return game.at(starts[-4])


@pytest.fixture(scope="module")
def puzzle(near_the_end: Game) -> Puzzle:
    """Three turns with different cards, as if they had been judged."""
    game = near_the_end
    found = standard_network().think(found_turns(game.position, game.board, random.Random(1), heats=()))
    lines = list({turn.card: turn.line for turn in found}.values())[:4]
    chances = (0.6, 0.57, 0.52, 0.2)
    judged = [Judged(line, chance, 60.0, (90.0, 80.0)) for line, chance in zip(lines, chances, strict=True)]
    return Puzzle(game.link(), 36, ("ending",), tuple(judged))


def play(puzzle: Puzzle, line: tuple[int, ...]) -> Game:
    game = Game.from_link(puzzle.game)
    for action in line:
        game.play(action)
    return game


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

    found = run_now(graded(puzzle, play(puzzle, puzzle.judged[turn].line)), nobody)
    assert found is not None
    assert (found.grade, found.foreseen) == (grade, True)
    assert len(found.sentences) == (1 if grade == "solved" else 3)
    json.dumps(found.as_dict())


def test_a_turn_that_is_not_over_has_no_grade(puzzle: Puzzle) -> None:
    line = next(each.line for each in puzzle.judged if len(each.line) > 1)
    game = play(puzzle, line[:1])
    assert run_now(graded(puzzle, game), lambda asked: None) is None


def test_an_unforeseen_turn_is_played_to_the_end(puzzle: Puzzle) -> None:
    known = Puzzle(puzzle.game, puzzle.level, puzzle.themes, puzzle.judged[:1])
    grade = led(graded(known, play(puzzle, puzzle.judged[1].line)), standard_network())
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
    for name in ("FIRST_COPIES", "SECOND_COPIES", "THIRD_COPIES", "LAST_COPIES", "OTHER_COPIES"):
        monkeypatch.setattr(make, name, 2)
    for name in ("FIRST_LEAD", "SECOND_LEAD", "THIRD_LEAD"):
        monkeypatch.setattr(make, name, 0.0)
    game = near_the_end
    line = {"key": "a:1:0", "setting": "a", "seed": 1, "board": "italia", "seats": 2, "modules": [], "log": game.log}
    make.Lines(tmp_path / make.GAMES).add([line])
    key = f"a:1:0@{len(game.log)}"
    make.Lines(tmp_path / make.POSITIONS).add([{"key": key, "game": "a:1:0", "state": len(game.log)}])
    said: list[str] = []
    make.Maker(tmp_path, device="cpu").run(said.append)
    assert said[0] == "1 positions"
    assert make.Lines(tmp_path / make.FIRST).done == {key}
    before = {path.name: path.read_text() for path in tmp_path.iterdir()}
    make.Maker(tmp_path, device="cpu").run(said.append)
    assert before == {path.name: path.read_text() for path in tmp_path.iterdir()}


def test_candidates_are_written_as_links_and_judged_again(tmp_path: Path, puzzle: Puzzle) -> None:
    file = tmp_path / "candidates.txt"
    file.write_text(f"{puzzle.id}:{puzzle.link()}\n", encoding="utf-8")
    said: list[str] = []
    held = candidates.held_again(file, 30, 4, 1, said.append)
    assert len(held) == len(said) == 1
    assert said[0].startswith(puzzle.id)
    text = candidates.in_words(puzzle)
    assert puzzle.id in text
    assert list(candidates.themes(puzzle.position, puzzle.best.line))
    assert candidates.difficulty(puzzle.position, puzzle.best.line[0]) <= candidates.HARDEST
