"""The first cards of strong players, from games that the network plays against itself, side by side on a GPU.

python benchmarks/openings.py openings.json --games 2500

Every board is played with every number of players on its box. What is noted is how often a seat begins with each card,
then with each second and third one, and how often it wins then, compared with all who sat in the same place.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path

import numpy as np

from praefectus.agents.network.installed import STANDARD_NETWORK, networks
from praefectus.agents.training.playouts import nothing, records
from praefectus.agents.training.slots import play_side_by_side
from praefectus.game.state import new_state
from praefectus.puzzles.openings import CARDS, LEAST, LEAST_SHARE, first_cards, tables, tree
from praefectus.rules.vocabulary import NONE

NOTED = 240  # choices of a game: the first cards of all seats are among them
USUAL_TEMPERATURE = 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path)
    parser.add_argument("--games", type=int, default=2500, help="of every board and number of players")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    played, chance, began, found = tables(), random.Random(asked.seed), time.monotonic(), {}
    starts = records([new_state(configuration) for configuration in played])
    numbers = [chance.randrange(1, 1 << 32) for _ in range(asked.games)]
    ended = nothing(len(played), len(numbers))
    choices = np.full((len(played), len(numbers), NOTED), NONE, np.int16)
    boards, firsts = [configuration.board for configuration in played], [NONE] * len(played)
    file = networks() / STANDARD_NETWORK
    play_side_by_side(starts, boards, firsts, numbers, USUAL_TEMPERATURE, asked.seed, file, ended, choices=choices)
    for number, (board, seats) in enumerate((each.board, each.seats) for each in played):
        won = ended.won[number, :, :seats].astype(np.float64)
        gained = (won - won.mean(0)).reshape(-1)
        cards = first_cards(choices[number], seats).reshape(-1, CARDS)
        found[f"{board}-{seats}"] = tree(cards, gained, 1 / seats, max(LEAST, LEAST_SHARE * len(cards)))
    said = {"games": len(played) * asked.games, "each": asked.games, "player": "learned", "tables": found}
    asked.path.write_text(json.dumps(said, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{said['games']} games in {time.monotonic() - began:.0f} s, {asked.path.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main()
