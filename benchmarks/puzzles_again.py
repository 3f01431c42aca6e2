"""Writes the candidates of a folder, chooses those to publish, and judges some of them again, drawn by lot.

python benchmarks/puzzles_again.py FOLDER OUT --again 30 --copies 15360

OUT gets candidates.txt and candidates.md (for the person who reads them) and puzzles.txt (what would ship).
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from pathlib import Path

from praefectus.puzzles import candidates, choosing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--most", type=int, default=250)
    parser.add_argument("--again", type=int, default=30, help="puzzles")
    parser.add_argument("--copies", type=int, default=15360, help="games to the end of each turn")
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    began = time.monotonic()
    found = candidates.write(asked.folder, asked.out, os.cpu_count() or 1)
    print(f"{found} candidates written after {time.monotonic() - began:.0f} s", flush=True)
    dropped: Counter[str] = Counter()
    chosen = choosing.published(candidates.read(asked.out), asked.most, lambda id_, why: dropped.update([why]))
    file = asked.out / "puzzles.txt"
    choosing.write(file, chosen)
    print(f"{len(chosen)} chosen after {time.monotonic() - began:.0f} s; dropped: {dict(dropped)}", flush=True)
    for kind in (choosing.board_of, choosing.difficulty_of, choosing.card_of):
        print(f"{kind.__name__}: {dict(Counter(map(kind, chosen)))}", flush=True)
    held = candidates.held_again(file, asked.again, asked.copies, asked.seed, print)
    print(f"{sum(held)} of {len(held)} hold, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
