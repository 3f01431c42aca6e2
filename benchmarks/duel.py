"""Two networks against each other on a GPU: python benchmarks/duel.py NEW.onnx OLD.onnx

One seat of the first against the second on all others (of partners: one team), seats in turn, then the other way
round, at the temperature with which `learned` plays; on every board with 4 seats, with other numbers of seats, with
modules and in teams. Needs praefectus[train,gpu]; on a machine without a GPU it takes hours.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from praefectus import data
from praefectus.agents.training.batch import DEVICE
from praefectus.agents.training.mixture import mixture_of
from praefectus.agents.training.network import Network
from praefectus.agents.training.run import actor_of, match
from praefectus.agents.training.warm_start import read_shipped
from praefectus.game.configuration import Configuration, configure

SEED = 5  # of set-ups that no training has used
WITH_MODULES = [
    ("imperium", 4, ["salt"]), ("imperium", 4, ["forum"]), ("imperium", 4, ["venus"]), ("imperium", 4, ["fish_market"]),
    ("hispania", 4, ["salt", "forum"]), ("byzantium", 4, ["salt"]), ("cyprus", 4, ["venus", "fish_market"]),
    ("cyprus", 5, ["fish_market"]), ("imperium", 4, ["teams"]), ("hellas", 4, ["teams"]), ("cyprus", 6, ["teams"]),
]  # fmt: skip


def settings() -> list[Configuration]:
    """The boards with 4 seats first, then other numbers of seats, then modules."""
    found = []
    for seats in (4, 2, 3, 5):
        for board in data.board_ids():
            needed = sorted(data.board(board).modules_needed)
            if data.why_not(board, seats, needed) is None:
                found.append(configure(board, seats, needed))
    return found + [configure(board, seats, modules) for board, seats, modules in WITH_MODULES]


def player(path: Path) -> Network:
    network = Network()
    read_shipped(path, network)
    return actor_of(network.to(DEVICE))


def compare(new: Network, old: Network, games: int, limit: float = float("inf")) -> None:
    """The table, row by row; no new row after so many seconds."""
    began = time.perf_counter()
    print("| set | even | the first against the second | the second against the first |\n|---|---|---|---|", flush=True)
    for configuration in settings():
        if time.perf_counter() - began > limit:
            return
        mixture = mixture_of([configuration])
        there, back = (match(*pair, games, SEED) for pair in ((new, mixture, old), (old, mixture, new)))
        needed = data.board(configuration.board).modules_needed
        modules = [module for module in configuration.modules if module not in needed]
        sides = configuration.seats // (2 if "teams" in modules else 1)
        name = ", ".join([f"{configuration.board} {configuration.seats}", *modules])
        won = f"{100 * there['wins']:.1f} ± {100 * there['interval']:.1f}"
        print(f"| {name} | {100 / sides:.0f} | {won} | {100 * back['wins']:.1f} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("new", type=Path)
    parser.add_argument("old", type=Path)
    parser.add_argument("--games", type=int, default=1024, help="of each match")
    given = parser.parse_args()
    compare(player(given.new), player(given.old), given.games)
