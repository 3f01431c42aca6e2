"""The learned player with narrow sight: it looks at its own things and at the board, hardly at the others, and it
overlooks a choice now and then. Its mistakes are those of a person who plays for himself."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from praefectus.agents.network import observation as obs
from praefectus.agents.network.learned import Learned, row_of, shares_of
from praefectus.game import Game
from praefectus.rules.vocabulary import SEATS

OVERLOOKED = 0.12  # share of the choices that it does not see
SEEN_OF_OTHERS = (obs.SEAT_PRESENT, obs.SEAT_HOUSES, obs.SEAT_POINTS, obs.SEAT_PARTNER, obs.SEAT_AUTOMATIC)


def narrow_row(row: NDArray[np.int8]) -> NDArray[np.int8]:
    """The row without what the others hold: coins, goods, colonists and cards."""
    narrow = row.copy()
    for after in range(1, SEATS):
        start = after * obs.SEAT_SIZE
        narrow[start : start + obs.SEAT_SIZE] = 0
        for part in SEEN_OF_OTHERS:
            narrow[start + part] = row[start + part]
    return narrow


def narrow_choice(network: Learned, game: Game, chance: random.Random, temperature: float) -> int:
    logits = network.evaluate(narrow_row(row_of(game))[None]).logits[0]
    legal = [action.id for action in game.legal()]
    seen = [action for action in legal if chance.random() >= OVERLOOKED] or legal
    shares = shares_of(logits, seen)
    if temperature == 0:
        return max(shares, key=lambda action: shares[action])
    return chance.choices(list(shares), [share ** (1 / temperature) for share in shares.values()])[0]
