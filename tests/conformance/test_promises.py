"""What choices, cities, provinces, cards and results say is true, in random games of all set-ups."""

import os
import random
import sys
import time
import traceback
import zlib
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import pytest

from praefectus.game import Configuration
from tests.conformance.combinations import combinations, name, tables, with_options
from tests.conformance.promises import walk_promises

CHOICES = 200_000
MANY_CHOICES = 10_000_000
ALL = [table for board, seats in tables() for table in combinations(board, seats)]
PROCESSES = "PRAEFECTUS_WALK_PROCESSES"  # how many walk at once; all cores unless said otherwise
REPORT_EVERY = 40  # sets of modules


def walk_table(plain: Configuration, count: int) -> int:
    """So many choices, shared out among all sets of modules, in games of this one."""
    seed = zlib.crc32(name(plain).encode())
    return walk_promises(with_options(plain, random.Random(seed)), seed, -(-count // len(ALL)))


@pytest.mark.parametrize(("board", "seats"), tables())
def test_promised_is_done(board: str, seats: int) -> None:
    """Coins, goods, fish, the partner's purse, points, end of the turn, reasons, provinces, result."""
    here = combinations(board, seats)
    assert sum(walk_table(plain, CHOICES) for plain in here) >= CHOICES * len(here) // len(ALL)


@pytest.mark.long
def test_ten_million_promises_are_kept() -> None:
    """On all cores; what is broken is reported with its table, and the walk continues. `-s` shows how far it is."""
    tables_in_any_order = random.Random(1).sample(ALL, len(ALL))
    broken: dict[str, str] = {}
    walked, began = 0, time.monotonic()
    processes = int(os.environ.get(PROCESSES, os.cpu_count() or 1))
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        jobs = {pool.submit(walk_table, plain, MANY_CHOICES): name(plain) for plain in tables_in_any_order}
        for number, job in enumerate(as_completed(jobs), 1):
            try:
                walked += job.result()
            except AssertionError as difference:
                broken[jobs[job]] = "".join(traceback.format_exception(difference))[-800:]
            if number % REPORT_EVERY == 0 or number == len(jobs):
                minutes = (time.monotonic() - began) / 60
                told = (
                    f"{number} of {len(jobs)} sets of modules, {walked:,} choices, {minutes:.0f} min, broken: {broken}"
                )
                sys.stdout.write(f"{told}\n")
                sys.stdout.flush()
    assert not broken
    assert walked >= MANY_CHOICES


@pytest.mark.parametrize(
    "found_in",
    [
        # goods of free choice pay for a card, and buying it gives a good right away: that is no part of the price
        "hellas-4-forum+teams+fish_market",
        # a good is exchanged during the Tribune, and coins come then by the good that is taken
        "britannia-3-forum",
    ],
)
def test_what_the_long_walk_has_found(found_in: str) -> None:
    (plain,) = (table for table in ALL if name(table) == found_in)
    assert walk_table(plain, MANY_CHOICES)
