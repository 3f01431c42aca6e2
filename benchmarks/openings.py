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
from typing import Any

import numpy as np
from numpy.typing import NDArray

from praefectus import data
from praefectus.agents.network.installed import STANDARD_NETWORK, networks
from praefectus.agents.training.playouts import nothing, records
from praefectus.agents.training.slots import NOTED_SEAT, play_side_by_side
from praefectus.game import configure
from praefectus.game.state import new_state
from praefectus.rules.actions import PLAY
from praefectus.rules.vocabulary import KINDS, NONE

UNTRAINED = ("germania",)  # the network has not played there
CARDS = 3  # of a seat
NOTED = 240  # choices of a game: the first cards of all seats are among them
LEAST, LEAST_SHARE = 40, 0.01  # rarer beginnings are left out
USUAL_TEMPERATURE = 0.5

Node = list[Any]  # card, times chosen, games won of a thousand, what follows


def first_cards(choices: NDArray[np.int16], seats: int) -> NDArray[np.int8]:
    """The first cards of every seat of every game."""
    found = np.full((len(choices), seats, CARDS), NONE, np.int8)
    action, seat = choices % NOTED_SEAT, choices // NOTED_SEAT
    plays = (choices != NONE) & (action >= PLAY) & (action < PLAY + KINDS)
    for number in range(seats):
        own = plays & (seat == number)
        place = np.cumsum(own, 1) - 1
        for card in range(CARDS):
            games, at = np.nonzero(own & (place == card))
            found[games, number, card] = action[games, at] - PLAY
    return found


def tree(cards: NDArray[np.int8], gained: NDArray[np.float64], even: float, least: float) -> list[Node]:
    """The beginnings, the commonest first."""
    if not cards.shape[1]:
        return []
    nodes = []
    for card in np.unique(cards[:, 0]):
        own = cards[:, 0] == card
        if card != NONE and own.sum() >= least:
            kind = data.cards().kinds[int(card)].kind
            after = tree(cards[own, 1:], gained[own], even, least)
            nodes.append([kind, int(own.sum()), round(1000 * (even + float(gained[own].mean()))), after])
    return sorted(nodes, key=lambda node: -node[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path)
    parser.add_argument("--games", type=int, default=2500, help="of every board and number of players")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    tables = [
        (board, seats)
        for board in data.board_ids()
        if board not in UNTRAINED
        for seats in range(data.board(board).players[0], data.board(board).players[1] + 1)
    ]
    chance, began, found = random.Random(asked.seed), time.monotonic(), {}
    starts = records([new_state(configure(board, seats)) for board, seats in tables])
    numbers = [chance.randrange(1, 1 << 32) for _ in range(asked.games)]
    ended = nothing(len(tables), len(numbers))
    choices = np.full((len(tables), len(numbers), NOTED), NONE, np.int16)
    boards, firsts = [board for board, _ in tables], [NONE] * len(tables)
    file = networks() / STANDARD_NETWORK
    play_side_by_side(starts, boards, firsts, numbers, USUAL_TEMPERATURE, asked.seed, file, ended, choices=choices)
    for number, (board, seats) in enumerate(tables):
        won = ended.won[number, :, :seats].astype(np.float64)
        gained = (won - won.mean(0)).reshape(-1)
        cards = first_cards(choices[number], seats).reshape(-1, CARDS)
        found[f"{board}-{seats}"] = tree(cards, gained, 1 / seats, max(LEAST, LEAST_SHARE * len(cards)))
    said = {"games": len(tables) * asked.games, "each": asked.games, "player": "learned", "tables": found}
    asked.path.write_text(json.dumps(said, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{said['games']} games in {time.monotonic() - began:.0f} s, {asked.path.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main()
