"""The conformance walk over boards, sets of modules, numbers of players and options."""

import random
import zlib

import pytest

from praefectus.game import Configuration
from tests.conformance.combinations import combinations, name, sample, tables, with_options
from tests.conformance.walk import check_compiled, walk_game, walk_rules

SHORT = 110  # decisions: the set-up and the first turns
FEW = 12  # choices: after the last of them everything is looked at
CHECKED = 3  # games
FULL_RULES = sample(26, seed=1)
FULL_GAMES = sample(14, seed=2)


def seed_of(configuration: Configuration) -> int:
    return zlib.crc32(name(configuration).encode())


@pytest.mark.parametrize(("board", "seats"), tables())
def test_first_turns_of_every_set_of_modules(board: str, seats: int) -> None:
    """Each set of modules on each board with each number of people, options drawn; whole games are played compiled,
    with every invariant checked after every decision."""
    for plain in combinations(board, seats):
        table = with_options(plain, random.Random(seed_of(plain)))
        check_compiled(table, seed_of(table), CHECKED)
        walk_rules(table, seed_of(table), SHORT, sound_every=FEW)
        walk_game(table, seed_of(table), FEW, look_every=FEW)


@pytest.mark.parametrize("configuration", FULL_RULES, ids=name)
def test_whole_games_of_the_rules(configuration: Configuration) -> None:
    walk_rules(configuration, seed_of(configuration))


@pytest.mark.parametrize("configuration", FULL_GAMES, ids=name)
def test_whole_games_as_people_play_them(configuration: Configuration) -> None:
    walk_game(configuration, seed_of(configuration))


@pytest.mark.long
@pytest.mark.parametrize(("board", "seats"), tables())
def test_whole_games_of_every_set_of_modules(board: str, seats: int) -> None:
    """All of it: every set of modules, plain and with options drawn, to the end of the game."""
    for plain in combinations(board, seats):
        walk_rules(plain, seed_of(plain))
        table = with_options(plain, random.Random(seed_of(plain)))
        walk_rules(table, seed_of(table) + 1)
        walk_game(table, seed_of(table))
