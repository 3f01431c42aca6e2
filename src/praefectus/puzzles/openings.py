"""The first cards of strong players: counted in games that were played side by side.

For every board and number of players a tree: a card, how often a seat begins with it, in how many of a thousand games
it wins then, and what it plays next. Who sits where is evened out: a seat is compared with all who sat in its place.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from praefectus import data
from praefectus.agents.network.selfplay import NOTED_SEAT
from praefectus.game import Configuration, SetupError, configure
from praefectus.rules.actions import PLAY
from praefectus.rules.vocabulary import KINDS, NONE

CARDS = 3  # of a seat
LEAST, LEAST_SHARE = 40, 0.01  # rarer beginnings are left out

Node = list[Any]  # card, times chosen, games won of a thousand, what follows


def tables() -> list[Configuration]:
    """Every board with every number of players without teams."""
    found = []
    for board in data.board_ids():
        least, most = data.board(board).players
        for seats in range(least, most + 1):
            try:
                found.append(configure(board, seats))
            except SetupError:  # so many play in teams only
                continue
    return found


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
