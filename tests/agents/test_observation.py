"""What the network sees: numbers that must not change, because the shipped network has learned from them."""

from __future__ import annotations

import random
import zlib

import pytest

from praefectus.agents.network import observation
from praefectus.agents.network.learned import rows_of, standard_network
from praefectus.game import Game

# a check over the rows of all choices of one random game: board, seats, modules, seed; choices, check
SEEN = [
    ("imperium", 4, (), 1, 300, 3488028097),
    ("italia", 2, ("salt",), 2, 300, 1097132324),
    ("hispania", 3, ("venus", "forum"), 3, 300, 1281836918),
    ("cyprus", 6, ("teams", "salt"), 4, 300, 171682635),
    ("balearica", 4, ("fish_market", "forum"), 5, 300, 2313709230),
    ("roma", 3, (), 6, 300, 2035978304),
    ("sicilia", 5, ("salt",), 7, 300, 1832438541),
    ("byzantium", 1, ("solitaria",), 8, 106, 46700239),
]


def rows_of_a_game(board: str, seats: int, modules: tuple[str, ...], seed: int) -> tuple[int, int]:
    game, chance = Game.new(board, seats, modules, seed=seed), random.Random(seed)
    choices, check = 0, 0
    as_read = standard_network().as_read  # what was added since then is not in its view
    while game.to_act is not None and choices < 300:
        legal = game.legal()
        if len(legal) > 1:
            check = zlib.crc32(as_read(rows_of(game)).tobytes(), check)
            choices += 1
        game.play(chance.choice(legal))
    return choices, check


@pytest.mark.parametrize(("board", "seats", "modules", "seed", "choices", "check"), SEEN)
def test_a_view_is_read_as_it_was_when_the_network_learned(
    board: str, seats: int, modules: tuple[str, ...], seed: int, choices: int, check: int
):
    assert rows_of_a_game(board, seats, modules, seed) == (choices, check)


def test_every_number_of_a_row_has_a_name_and_a_scale():
    names = observation.LAYOUT.vocabulary().names
    assert sorted(names) == list(range(observation.FEATURES)) and len(set(names.values())) == observation.FEATURES
    assert len(observation.SCALES) == observation.FEATURES
