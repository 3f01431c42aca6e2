"""The learned player with a narrow view: it looks at its own things and at the board, hardly at the others, and it
overlooks a choice now and then. It makes the mistakes of people who ignore the others."""

from __future__ import annotations

import random

from praefectus.agents.network import observation as obs
from praefectus.agents.network.policy import Row, Thought, drawn, row_of, shares_of
from praefectus.game import Game
from praefectus.rules.vocabulary import SEATS

TEMPERATURE = 1.0
SEEN_OF_OTHERS = (obs.SEAT_PRESENT, obs.SEAT_HOUSES, obs.SEAT_POINTS, obs.SEAT_PARTNER, obs.SEAT_AUTOMATIC)


def narrow_row(row: Row) -> Row:
    """The row without what the others hold: coins, goods, colonists and cards."""
    narrow = list(row)
    for after in range(1, SEATS):
        start = after * obs.SEAT_SIZE
        narrow[start : start + obs.SEAT_SIZE] = [0] * obs.SEAT_SIZE
        for part in SEEN_OF_OTHERS:
            narrow[start + part] = row[start + part]
    return narrow


def narrow_choice(game: Game, chance: random.Random, overlooked: float) -> Thought[int]:
    """Yield what it takes when it overlooks this share of the choices."""
    evaluation = yield [narrow_row(row_of(game))]
    legal = game.legal_ids()
    seen = [action for action in legal if chance.random() >= overlooked] or legal
    return drawn(shares_of(evaluation.logits[0], seen), chance, TEMPERATURE)
