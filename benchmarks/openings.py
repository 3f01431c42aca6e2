"""The first cards of strong players, from games that the network plays against itself.

python benchmarks/openings.py openings.json --games 2500
python benchmarks/openings.py openings.json --games 1500 --boards imperium italia

Every board is played with every number of players on its box: side by side on a GPU, or else in the arena. What is
noted is how often a seat begins with each card, then with each second and third one, and how often it wins then,
compared with all who sat in the same place.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from praefectus import data
from praefectus.agents.network.installed import STANDARD_NETWORK, networks
from praefectus.agents.training.playouts import gpu_there, nothing, records
from praefectus.arena.plan import MIXED, make_plan
from praefectus.arena.play import play_piece
from praefectus.game import Configuration
from praefectus.game.state import new_state
from praefectus.puzzles.openings import CARDS, LEAST, LEAST_SHARE, first_cards, tables, tree
from praefectus.rules.vocabulary import NONE

PLAYER = "learned"
NOTED = 240  # choices of a game: the first cards of all seats are among them
USUAL_TEMPERATURE = 0.5
Counted = tuple[NDArray[np.int8], NDArray[np.bool_]]  # of every game and seat: the first cards, and who won


def side_by_side(played: list[Configuration], games: int, seed: int) -> Iterator[Counted]:
    """All games at once on a GPU."""
    from praefectus.agents.training.slots import play_side_by_side

    chance = random.Random(seed)
    starts = records([new_state(configuration) for configuration in played])
    numbers = [chance.randrange(1, 1 << 32) for _ in range(games)]
    ended = nothing(len(played), games)
    choices = np.full((len(played), games, NOTED), NONE, np.int16)
    boards, firsts = [configuration.board for configuration in played], [NONE] * len(played)
    file = networks() / STANDARD_NETWORK
    play_side_by_side(starts, boards, firsts, numbers, USUAL_TEMPERATURE, seed, file, ended, choices=choices)
    for number, configuration in enumerate(played):
        yield first_cards(choices[number], configuration.seats), ended.won[number, :, : configuration.seats]


def in_arena(played: list[Configuration], games: int, seed: int) -> Iterator[Counted]:
    """One set-up after the other on the processor."""
    numbers = {kind.kind: number for number, kind in enumerate(data.cards().kinds)}
    for configuration in played:
        plan = make_plan((PLAYER,), configuration, games, MIXED, seed)
        rows = [row for piece in plan.pieces() for row in play_piece(plan, piece).to_pylist()]
        cards = np.full((len(rows), configuration.seats, CARDS), NONE, np.int8)
        for game, row in enumerate(rows):
            for seat, opening in enumerate(row["opening"]):
                cards[game, seat, : len(opening)] = [numbers[name] for name in opening[:CARDS]]
        yield cards, np.array([row["won"] for row in rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path)
    parser.add_argument("--games", type=int, default=2500, help="of every board and number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boards", nargs="+", help="only these")
    asked = parser.parse_args()
    played = [each for each in tables() if asked.boards is None or each.board in asked.boards]
    began, found = time.monotonic(), {}
    play = side_by_side if gpu_there() else in_arena
    for configuration, (cards, who_won) in zip(played, play(played, asked.games, asked.seed), strict=True):
        won = who_won.astype(np.float64)
        gained = (won - won.mean(0)).reshape(-1)
        lines = cards.reshape(-1, CARDS)
        nodes = tree(lines, gained, 1 / configuration.seats, max(LEAST, LEAST_SHARE * len(lines)))
        found[f"{configuration.board}-{configuration.seats}"] = nodes
        said = {"games": len(found) * asked.games, "each": asked.games, "player": PLAYER, "tables": found}
        asked.path.write_text(json.dumps(said, separators=(",", ":")) + "\n", encoding="utf-8")
        spent = time.monotonic() - began
        print(f"{configuration.board}, {configuration.seats} players: {spent:.0f} s", flush=True)
    print(f"{asked.path.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main()
