"""The bots that can sit at the table in the terminal, by level."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from praefectus.game import Game, SetupError


@dataclass(frozen=True)
class Level:
    """One strength: its name, what to expect of it, and how it chooses for the seat to act."""

    name: str
    sentence: str
    choose: Callable[[Game], int]


def any_choice(game: Game) -> int:
    return random.choice(game.legal()).id


LEVELS = {level.name: level for level in (Level("random", "Plays any legal choice.", any_choice),)}


def level(name: str) -> Level:
    if name not in LEVELS:
        raise SetupError(f"There is no bot '{name}'; the bots are {', '.join(LEVELS)}.")
    return LEVELS[name]
