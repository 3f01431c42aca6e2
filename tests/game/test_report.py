"""The log in words: one sentence for each entry, one line for each turn, and every number in it true."""

from __future__ import annotations

import random
import re

import pytest

from praefectus import data
from praefectus.data import GOODS
from praefectus.game import Game
from praefectus.game.narration import holdings
from praefectus.game.report import report


def played(board: str, seats: int, modules: list[str], choices: int = 10_000) -> Game:
    game, chooser = Game.new(board, seats, modules, seed=3), random.Random(3)
    while not game.over and choices:
        game.play(chooser.choice(game.legal()))
        choices -= 1
    return game


def test_a_report_has_the_setup_one_line_a_turn_and_the_points():
    game = played("italia", 3, [])
    lines = report(game)
    assert lines[0] == "Italia, 3 seats."
    turns = [line for line in lines if re.match(r" *\d+\. ", line)]
    assert len(turns) == game.turn
    assert [int(line.split(".")[0]) for line in turns] == list(range(1, len(turns) + 1))
    colours = ["Red", "Green", "Yellow"]
    assert all(line.split(". ", 1)[1].startswith(colours[n % 3]) for n, line in enumerate(turns))
    scores = ", ".join(f"{colour} {score}" for colour, score in zip(colours, game.scores(), strict=True))
    assert lines[-1] == f"Points: {scores}. {colours[game.winner or 0]} wins with {max(game.scores())} points."


@pytest.mark.parametrize(
    ("board", "modules"),
    [("imperium", []), ("hispania", []), ("hispania", ["salt"]), ("imperium", ["salt"]), ("byzantium", ["forum"])],
)
def test_the_setup_names_the_goods_of_the_cities(board: str, modules: list[str]):
    """What the log says of a city is what the city is, also where a salt token was swapped."""
    game = Game.new(board, 3, modules, seed=5)
    told = "\n".join(report(game))
    for number, city in enumerate(data.board(board).cities):
        assert f"{city.name} {GOODS[game.position.city_good[number]]}" in told


@pytest.mark.parametrize(("board", "modules"), [("imperium", []), ("italia", ["fish_market"]), ("sicilia", ["salt"])])
def test_what_the_log_says_adds_up(board: str, modules: list[str]):
    """Coins, goods and fish of every seat are those of the start and all changes that the log tells."""
    game = played(board, 3, modules)
    start = Game.new(board, 3, modules, seed=3)
    for seat in range(3):
        total = dict(zip(("coins", *GOODS, "fish"), holdings(start.position, seat), strict=True))
        for line in game.lines(len(start.entries)):
            for unit, change in line.deltas.get(seat, {}).items():
                total[unit] += change
        assert list(total.values()) == holdings(game.position, seat)


def test_sentences_begin_with_who_and_end_with_a_full_stop():
    game = played("imperium", 4, ["salt", "forum"], 120)
    for line in game.log_lines():
        assert line.endswith(".") and line[0].isupper() and "None" not in line and "  " not in line


def test_log_lines_can_be_read_on_from_anywhere():
    game = played("imperium", 4, [], 60)
    whole = game.log_lines()
    for start in (0, 20, len(game.entries) - 5):
        tail = game.log_lines(start)
        assert tail == whole[len(whole) - len(tail) :]


def test_the_praefectus_magnus_is_followed():
    """The log tells when it goes to somebody else."""
    game = played("imperium", 4, [])
    told = [line for line in game.log_lines() if "The Praefectus Magnus goes to" in line]
    assert told and all("roduce in" in line for line in told)


@pytest.mark.parametrize(("seats", "modules"), [(1, ["solitaria"]), (3, []), (4, ["teams"])])
def test_a_round_is_one_turn_of_every_person(seats: int, modules: list[str]):
    """Contrarius has no turns of his own; log and view count the same rounds."""
    game = played("imperium", seats, modules, 80)
    assert game.lines()[-1].round == (game.lines()[-1].turn // seats) + 1
    assert game.view(None)["round"] == game.turn // seats + 1


def test_contrarius_is_called_by_his_name():
    """Issue, solitaria: every reaction explains itself; he is no colour, and nobody is named twice in a line."""
    game = played("imperium", 1, ["solitaria"])
    lines = report(game)
    assert lines[-1].startswith("Points: Red ") and ", Contrarius " in lines[-1]
    turns = [line for line in lines if re.match(r" *\d+\. ", line)]
    assert all(line.count("Red: ") == 1 for line in turns)
    assert any("Contrarius built in" in line for line in turns)
    assert any("Contrarius placed a new" in line for line in turns)
    assert sum(line.count("Contrarius begins with the") for line in lines) == 1
    assert next(line for line in lines if line.startswith("Display: ")).count(",") == 6
