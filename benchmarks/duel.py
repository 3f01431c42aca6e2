"""Two networks against each other on a GPU: python benchmarks/duel.py NEW.onnx OLD.onnx

One seat of the first against the second on all others (of partners: one team), seats in turn, then the other way
round, at the temperature with which `learned` plays; on every board with 4 seats, with other numbers of seats, with
modules and in teams. Needs praefectus[train,gpu]; on a machine without a GPU it takes hours.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch

from praefectus import data
from praefectus.agents.network import selfplay
from praefectus.agents.training.batch import DEVICE, Batch
from praefectus.agents.training.mixture import mixture_of
from praefectus.agents.training.shipped import Teacher
from praefectus.engine.arrays import light_game
from praefectus.game.configuration import Configuration, configure
from praefectus.rules.end import side_of
from praefectus.rules.vocabulary import SEATS

TEMPERATURE = 0.5
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


@torch.no_grad()
def share_of_wins(one: Teacher, others: Teacher, configuration: Configuration, games: int) -> float:
    """How often the one wins."""
    mixture = mixture_of([configuration])
    seats = configuration.seats
    first = light_game(mixture.templates[0])
    sides = np.array([side_of(first, seat) for seat in range(seats)])
    own = np.arange(games) % seats
    mine = np.zeros((games, SEATS), bool)
    mine[:, :seats] = sides[own][:, None] == sides[None]
    its_seats = torch.from_numpy(mine).to(DEVICE)
    batch = Batch(mixture.templates, mixture.boards, games, 1, SEED)
    batch.begin()
    step = 0
    while step % 16 or not bool((batch.done[0] > 0).all()):
        rows, masks = batch.rows[0], batch.masks[0]
        acting = its_seats.gather(1, batch.actors[0].long()[:, None])
        chances = torch.where(acting, one.chances(rows, masks), others.chances(rows, masks))
        drawn = chances.clamp(min=1e-12).log() / TEMPERATURE - torch.log(-torch.log(torch.rand_like(chances)))
        batch.actions[0] = drawn.masked_fill(masks == 0, -1e9).argmax(-1)
        rows.zero_()
        masks.zero_()
        batch.step(0, 0, selfplay.STOP_AT_END)
        step += 1
    results = batch.results[0].cpu().numpy().astype(np.int64)
    return float((results[:, selfplay.WON] >> own & 1).mean())


def interval(share: float, games: int) -> float:
    return 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / games)


def compare(new: Teacher, old: Teacher, games: int, limit: float = math.inf) -> None:
    """The table, row by row; no new row after so many seconds."""
    began = time.perf_counter()
    print("| set | even | the first against the second | the second against the first |\n|---|---|---|---|", flush=True)
    for configuration in settings():
        if time.perf_counter() - began > limit:
            return
        there, back = (share_of_wins(*pair, configuration, games) for pair in ((new, old), (old, new)))
        needed = data.board(configuration.board).modules_needed
        modules = [module for module in configuration.modules if module not in needed]
        sides = configuration.seats // (2 if "teams" in modules else 1)
        name = ", ".join([f"{configuration.board} {configuration.seats}", *modules])
        won = f"{100 * there:.1f} ± {100 * interval(there, games):.1f}"
        print(f"| {name} | {100 / sides:.0f} | {won} | {100 * back:.1f} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("new", type=Path)
    parser.add_argument("old", type=Path)
    parser.add_argument("--games", type=int, default=1024, help="of each match")
    given = parser.parse_args()
    compare(Teacher(given.new), Teacher(given.old), given.games)
