"""Positions to measure judgement on: beginnings of turns in games of all levels, saved for benchmarks/judgement.py.

python benchmarks/judgement_positions.py --games 100 --seed 1 positions.npz
"""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from praefectus.agents import players
from praefectus.agents.network.forecast import turns_before
from praefectus.engine.arrays import GAME_DTYPE, to_array
from praefectus.game import Game

SETUPS: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("imperium", 4, ()),
    ("imperium", 3, ()),
    ("italia", 3, ()),
    ("italia", 2, ()),
    ("hispania", 4, ("salt", "forum")),
    ("roma", 3, ()),
    ("cyprus", 5, ("fish_market",)),
    ("germania", 4, ()),
)
LEVELS = ("novice", "greedy", "apprentice", "journeyman", "learned")
MIXED = "mixed levels"
OF_A_GAME = 6  # positions


@dataclass(frozen=True)
class Place:
    """Where a position comes from."""

    board: str
    seats: int
    modules: tuple[str, ...]
    level: str  # of all seats, or mixed
    quarter: int  # of its game, from 0
    seat: int  # that acts
    first: int  # of its records: the latest turns of the others, then the position itself
    count: int

    @property
    def own(self) -> int:
        return self.first + self.count - 1


def sampled(seed: int) -> tuple[list[Place], list[NDArray[np.void]]]:
    """Some positions of one game."""
    chance = random.Random(seed)
    board, seats, modules = SETUPS[seed % len(SETUPS)]
    level = chance.choice(("learned", MIXED))
    levels = [chance.choice(LEVELS) if level == MIXED else level for _ in range(seats)]
    game = Game.new(board=board, seats=seats, modules=list(modules), seed=chance.getrandbits(31))
    begun, turn = [], -1
    while not game.over:
        if game.turn != turn and len(game.legal_ids()) > 1:
            turn = game.turn
            begun.append(len(game.log))
        game.play(players.choose(game, levels[int(game.to_act or 0)], chance))
    places: list[Place] = []
    records: list[NDArray[np.void]] = []
    for state in sorted(chance.sample(begun, min(OF_A_GAME, len(begun)))):
        at = game.at(state)
        round_ = [*turns_before(at), at.position]
        quarter = 4 * state // len(game.log)
        places.append(Place(board, seats, modules, level, quarter, int(at.to_act or 0), len(records), len(round_)))
        records += [to_array(g) for g in round_]
    return places, records


def save(path: Path, places: list[Place], records: list[NDArray[np.void]]) -> None:
    described = json.dumps([asdict(place) for place in places])
    packed = np.concatenate(records).view(np.uint8).reshape(len(records), -1)
    np.savez_compressed(path, places=described, records=packed)


def load(path: Path) -> tuple[list[Place], NDArray[np.void]]:
    saved = np.load(path)
    places = [Place(**{**entry, "modules": tuple(entry["modules"])}) for entry in json.loads(str(saved["places"]))]
    return places, np.ascontiguousarray(saved["records"]).view(GAME_DTYPE)[:, 0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    places: list[Place] = []
    records: list[NDArray[np.void]] = []
    for number in range(asked.games):
        found, more = sampled(asked.seed + number)
        places += [Place(**{**asdict(place), "first": place.first + len(records)}) for place in found]
        records += more
        if number % 10 == 9:
            save(asked.path, places, records)
            print(f"{number + 1} games, {len(places)} positions", flush=True)
    save(asked.path, places, records)


if __name__ == "__main__":
    main()
