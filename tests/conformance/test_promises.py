"""Promised is done: what choices, cities, provinces, cards and results tell, over random games of everything."""

import random
import zlib

import pytest

from tests.conformance.combinations import combinations, name, tables, with_options
from tests.conformance.promises import walk_promises

CHOICES = 200_000
MANY_CHOICES = 10_000_000
ALL = sum(len(combinations(board, seats)) for board, seats in tables())


def walk_tables(board: str, seats: int, count: int) -> int:
    """So many choices, shared out among all sets of modules on this board with so many people."""
    checked = 0
    for plain in combinations(board, seats):
        seed = zlib.crc32(name(plain).encode())
        checked += walk_promises(with_options(plain, random.Random(seed)), seed, -(-count // ALL))
    return checked


@pytest.mark.parametrize(("board", "seats"), tables())
def test_promised_is_done(board: str, seats: int):
    """Coins, goods, fish, the partner's purse, points, end of the turn, reasons, provinces, result."""
    assert walk_tables(board, seats, CHOICES) >= CHOICES * len(combinations(board, seats)) // ALL


@pytest.mark.long
@pytest.mark.parametrize(("board", "seats"), tables())
def test_ten_million_promises_are_kept(board: str, seats: int):
    assert walk_tables(board, seats, MANY_CHOICES) >= MANY_CHOICES * len(combinations(board, seats)) // ALL
