"""The long walk of promises, in pieces: `python -m tests.conformance.promise_walk --choices 50000000 --seed 7`.

A piece is a table (board, seats, modules, options) and a seed; every piece that is done is a line of the file, so that
the walk can stop at any time and continue later, also with more processes. The exit status is 1 where anything differs.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from praefectus.game import Configuration
from tests.conformance.combinations import combinations, name, tables, with_options
from tests.conformance.promises import VIEW_EVERY, walk_promises

PIECE = 5_000  # choices
AHEAD = 3  # pieces that wait for each process
REPORT_SECONDS = 30
MANY_DIFFERENCES = 100  # so many are enough to look at


@dataclass(frozen=True)
class Piece:
    """A piece that was walked; `difference` says what was promised or logged differently from what happened."""

    number: int
    seed: int  # of the walk
    table: str
    choices: int
    difference: str = ""


@cache
def every_table() -> list[Configuration]:
    return [table for board, seats in tables() for table in combinations(board, seats)]


def table_of(number: int, seed: int) -> Configuration:
    """Every set of modules once before any comes again, in an order and with options drawn by the seed."""
    everything = every_table()
    order = random.Random(f"{seed} {number // len(everything)}")
    table = order.sample(everything, len(everything))[number % len(everything)]
    return with_options(table, random.Random(f"{seed} {number} options"))


def walk_piece(number: int, seed: int, view_every: int) -> Piece:
    table = table_of(number, seed)
    games = random.Random(f"{seed} {number} games").getrandbits(40)
    try:
        return Piece(number, seed, name(table), walk_promises(table, games, PIECE, view_every))
    except Exception as difference:  # an error is a difference too, and the walk continues
        return Piece(number, seed, name(table), 0, "".join(traceback.format_exception(difference))[-4000:])


def pieces_in(path: Path, seed: int) -> list[Piece]:
    """The pieces of this seed that are done; a line that was cut off counts for nothing."""
    done = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            piece = Piece(**json.loads(line))
        except (ValueError, TypeError):
            continue
        if piece.seed == seed:
            done.append(piece)
    return done


def walk_on(done: Sequence[Piece], wanted: argparse.Namespace) -> Iterator[Piece]:
    """Walk further pieces until there are as many choices as wanted, or the time is up."""
    known, walked, different = {piece.number for piece in done}, sum(piece.choices for piece in done), 0
    ends = time.monotonic() + wanted.seconds
    numbers = (number for number in range(sys.maxsize) if number not in known)
    running: set[Future[Piece]] = set()
    with ProcessPoolExecutor(wanted.processes, mp_context=get_context("spawn")) as pool:
        while True:
            while (
                len(running) < AHEAD * wanted.processes
                and walked + PIECE * len(running) < wanted.choices
                and time.monotonic() < ends
                and different < MANY_DIFFERENCES
            ):
                running.add(pool.submit(walk_piece, next(numbers), wanted.seed, wanted.view_every))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for job in finished:
                walked += job.result().choices
                different += bool(job.result().difference)
                yield job.result()
            if time.monotonic() >= ends or different >= MANY_DIFFERENCES:
                running -= {job for job in running if job.cancel()}


def said(pieces: Sequence[Piece], minutes: float) -> str:
    choices, sets = sum(piece.choices for piece in pieces), len({piece.number for piece in pieces})
    different = sum(bool(piece.difference) for piece in pieces)
    return f"{choices:,} choices in {sets:,} pieces, {different} differences, {minutes:.1f} min"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.promise_walk", description=__doc__)
    parser.add_argument("--choices", type=int, default=50_000_000, help="how many in all, those in the file included")
    parser.add_argument("--seed", type=int, required=True, help="another seed walks other games")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop beginning new pieces after so long")
    parser.add_argument("--view-every", type=int, default=VIEW_EVERY, help="choices between two looks at whole views")
    parser.add_argument("--out", type=Path, default=Path("promises.jsonl"), help="what is done; the walk goes on there")
    wanted = parser.parse_args(arguments)
    pieces, began, reported = pieces_in(wanted.out, wanted.seed), time.monotonic(), time.monotonic()
    with wanted.out.open("a", encoding="utf-8") as out:
        for piece in walk_on(pieces, wanted):
            pieces.append(piece)
            out.write(json.dumps(asdict(piece)) + "\n")
            out.flush()
            if time.monotonic() - reported > REPORT_SECONDS:
                reported = time.monotonic()
                print(said(pieces, (reported - began) / 60), flush=True)
    for piece in pieces:
        if piece.difference:
            print(f"\nPiece {piece.number}, {piece.table}:\n{piece.difference}")
    print(
        f"{len({piece.table for piece in pieces}):,} different tables; {said(pieces, (time.monotonic() - began) / 60)}"
    )
    return int(any(piece.difference for piece in pieces))


if __name__ == "__main__":
    sys.exit(main())
