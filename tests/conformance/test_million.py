"""A million random games on all set-ups: no invariant is broken, and the engines agree."""

import random
import zlib

import pytest

from praefectus.engine.simulate import simulate
from praefectus.game import Configuration
from tests.conformance.combinations import combinations, name, tables, with_options

MILLION = 1_000_000
ALL = [table for board, seats in tables() for table in combinations(board, seats)]


@pytest.mark.long
def test_a_million_games_keep_every_invariant() -> None:
    """Every board, number of seats and set of modules, with options drawn; each piece also replayed interpreted."""
    each = -(-MILLION // len(ALL))
    played = 0
    for plain in ALL:
        seed = zlib.crc32(name(plain).encode()) % 1_000_000
        table = with_options(plain, random.Random(seed))
        result = simulate(table, each, seed, engine="cpu", verify=True)
        assert "unfinished" not in result.ended_by or not result.ended_by["unfinished"], name(table)
        played += result.games
    assert played >= MILLION


@pytest.mark.long
@pytest.mark.parametrize("plain", ALL, ids=name)
def test_interpreted_and_compiled_play_the_same_games(plain: Configuration) -> None:
    """The same seed gives the same check on both machines for every set of modules."""
    interpreted = simulate(plain, 4, 11, engine="interpreted", threads=1)
    compiled = simulate(plain, 4, 11, engine="cpu", threads=1)
    assert interpreted.check == compiled.check
