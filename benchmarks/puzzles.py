"""Looks for puzzles for a limited time, on a GPU if there is one; run again with the same folder, it goes on.

python benchmarks/puzzles.py FOLDER --games 1000 --seconds 500

Every stage writes its file in the folder as it goes, so a run that is stopped loses little. The time is split between
the stages; a stage that is through early leaves its time to those after it.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from threading import Thread

from praefectus.agents.network.loops import step_loop
from praefectus.puzzles.make import Limits, Maker, make_games

SHARES = (0.40, 0.56, 0.66, 0.90)  # when each stage ends; the rest is for what it has begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=500.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=1200, help="positions")
    asked = parser.parse_args()
    began, processes = time.monotonic(), os.cpu_count() or 1
    asked.folder.mkdir(parents=True, exist_ok=True)

    def say(said: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s: {said}", flush=True)

    def compiled() -> None:
        step_loop().prepare()
        say("the rules are compiled")

    compiling = Thread(target=compiled)
    compiling.start()
    make_games(asked.folder, asked.games, asked.seed, processes=processes)
    say("the games are played")
    maker = Maker(asked.folder, asked.seed, Limits(at_once=asked.at_once, processes=processes))
    maker.choose_positions()
    say(f"{len(maker.positions.lines)} positions")
    compiling.join()
    left = asked.seconds - (time.monotonic() - began)
    maker.began = time.monotonic()
    maker.limits = Limits(tuple(share * left for share in SHARES), asked.at_once, processes)  # type: ignore[arg-type]
    maker.run(say)


if __name__ == "__main__":
    main()
