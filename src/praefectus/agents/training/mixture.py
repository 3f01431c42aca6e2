"""Which games are trained on and measured: set-ups of boards, seats and modules, as templates of new games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from praefectus import data
from praefectus.engine.arrays import to_array
from praefectus.game.configuration import Configuration, configure
from praefectus.game.state import new_state

SEAT_NUMBERS = {"default": (2, 3, 4, 5), "teams": (4, 6), "solitaria": (1, 2)}


@dataclass(frozen=True)
class Mixture:
    """Templates of new games, the board of each, and what each is."""

    templates: np.ndarray
    boards: np.ndarray
    configurations: tuple[Configuration, ...]


def mixture_of(configurations: Sequence[Configuration]) -> Mixture:
    ids = data.board_ids()
    states = [to_array(new_state(configuration)) for configuration in configurations]
    boards = np.array([ids.index(configuration.board) for configuration in configurations])
    return Mixture(np.concatenate(states), boards, tuple(configurations))


def draw_mixture(count: int, seed: int, base_share: float, plain_share: float = 0.0) -> Mixture:
    """So many set-ups at random: shares of plain games on Imperium and Italia, and on any board; else all allowed."""
    chance = random.Random(seed)
    chosen: list[Configuration] = []
    while len(chosen) < count:
        kind = chance.random()
        if kind < base_share:
            board = chance.choice(["imperium", "italia"])
            chosen.append(configure(board, chance.choice([2, 3, 4, 4, 5] if board == "italia" else [3, 4, 4, 5])))
        elif kind < base_share + plain_share:
            chosen.append(plain_configuration(chance))
        else:
            chosen.append(random_configuration(chance))
    return mixture_of(chosen)


def plain_configuration(chance: random.Random) -> Configuration:
    """Any board with the modules that it needs, four seats in half of the games."""
    while True:
        board, seats = chance.choice(data.board_ids()), chance.choice([2, 3, 4, 4, 4, 5])
        modules = sorted(data.board(board).modules_needed)
        if data.why_not(board, seats, modules) is None:
            return configure(board, seats, modules)


def random_configuration(chance: random.Random) -> Configuration:
    """A board, a number of seats and modules that go together, all drawn at random."""
    while True:
        board = chance.choice(data.board_ids())
        modules = {module.name for module in data.modules() if not module.boards and chance.random() < 0.25}
        modules |= set(data.board(board).modules_needed)
        group = next((name for name in ("teams", "solitaria") if name in modules), "default")
        seats = chance.choice(SEAT_NUMBERS[group])
        if data.why_not(board, seats, sorted(modules)) is None:
            return configure(board, seats, sorted(modules), random_options(chance, modules, seats))


def random_options(chance: random.Random, modules: set[str], seats: int) -> dict[str, object]:
    options: dict[str, object] = {}
    for option in data.options():
        fits = set(option.needs) <= modules and not set(option.excludes) & modules and option.name != "solo_mode"
        if fits and chance.random() < (0.5 if option.needs else 0.1):
            options[option.name] = chance.choice(option.values)
    if "solitaria" in modules and seats == 2:
        options["solo_mode"] = chance.choice(["cooperative", "third_party"])
    return options
