"""Which boards and modules a matched group plays: chosen at random from what all of them accept."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from typing import NamedTuple

from praefectus import data
from praefectus.data import why_not

MOST_DRAWN = 2  # modules that nobody asked for
ANOTHER_MODULE = 0.5  # the weight of a set-up falls with every module that nobody asked for


class Setup(NamedTuple):
    """What a table plays."""

    board: str
    modules: tuple[str, ...]


@cache
def wishable() -> tuple[str, ...]:
    """Return the modules that people can wish or exclude: those that no board needs, without solo and team games."""
    needed = {module for board in data.board_ids() for module in data.board(board).modules_needed}
    return tuple(module.name for module in data.modules() if module.name not in needed | {"solitaria", "teams"})


@cache
def playable(board: str, modules: frozenset[str], size: int) -> tuple[str, ...] | None:
    """Return all modules of a set-up, or None if the rules don't allow it."""
    chosen = tuple(sorted({*modules, *data.board(board).modules_needed}))
    return chosen if why_not(board, size, list(chosen)) is None else None


def possible(boards: frozenset[str] | None, required: frozenset[str], excluded: frozenset[str], size: int) -> bool:
    """Return whether some board fits all wishes."""
    return any(
        (chosen := playable(board, required, size)) is not None and not excluded & set(chosen)
        for board in (data.board_ids() if boards is None else boards)
    )


def draw(
    boards: frozenset[str] | None,
    required: frozenset[str],
    excluded: frozenset[str],
    size: int,
    chance: random.Random,
) -> Setup:
    """Draw a board among those that fit, each alike, and then modules; fewer modules are likelier."""
    fitting = sorted(
        board
        for board in (data.board_ids() if boards is None else boards)
        if (chosen := playable(board, required, size)) is not None and not excluded & set(chosen)
    )
    board = chance.choice(fitting)
    free = [module for module in wishable() if module not in required | excluded]
    drawn: list[tuple[str, ...]] = []
    weights: list[float] = []
    for count in range(MOST_DRAWN + 1):
        sets = [playable(board, required | set(more), size) for more in combinations(free, count)]
        allowed = [chosen for chosen in sets if chosen is not None and not excluded & set(chosen)]
        drawn += allowed
        weights += [ANOTHER_MODULE**count / len(allowed) for _ in allowed]
    return Setup(board, chance.choices(drawn, weights)[0])
