"""What a batch plays: templates of new games with their boards, checked."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

import numpy as np
import numpy.typing as npt

from praefectus import data
from praefectus.engine.arrays import boards_with
from praefectus.engine.simulate import Table
from praefectus.game import Configuration, SetupError, configure
from praefectus.rules.random_play import seeded

# a board by its name, or a custom one: its file, or the parsed content of it (docs/own_boards.md)
BoardMeant = str | Path | Mapping[str, Any] | data.Board


@dataclass(frozen=True)
class Settings:
    """One or several set-ups; game i of a batch plays number i modulo their count."""

    configurations: tuple[Configuration, ...]

    @classmethod
    def of(
        cls,
        board: BoardMeant,
        seats: int,
        modules: Sequence[str],
        options: Mapping[str, Any] | None,
        several: Sequence[Configuration] | None,
    ) -> Settings:
        if several is None:
            return cls((configure(board, int(seats) if is_whole(seats) else seats, modules, options),))
        if not several or not all(isinstance(each, Configuration) for each in several):
            raise SetupError("The settings are a list of at least one praefectus.game.configure(...).")
        return cls(tuple(several))

    def templates(self) -> npt.NDArray[np.void]:
        """The games before the first outcome of chance."""
        return np.concatenate([Table.of(each).template() for each in self.configurations])

    def boards(self) -> npt.NDArray[np.void]:
        """Every board, and after them the custom boards of these set-ups."""
        return boards_with(*(each.board for each in self.configurations))[0]

    def boards_of(self, games: int) -> npt.NDArray[np.int16]:
        """The number of every game's board."""
        numbers = boards_with(*(each.board for each in self.configurations))[1]
        return np.resize(np.array(numbers, np.int16), games)

    def players_of(self, games: int) -> npt.NDArray[np.int8]:
        """The seats of every game that act; Contrarius does not."""
        return np.resize(np.array([each.seats for each in self.configurations], np.int8), games)


def is_whole(number: object) -> TypeGuard[int]:
    """A whole number, NumPy's own included; True and False are none."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool)


def count_of(what: str, number: object, least: int = 1) -> int:
    """A whole number that is large enough."""
    if not is_whole(number) or number < least:
        raise SetupError(f"The number of {what} must be a whole number of at least {least}, not {number!r}.")
    return int(number)


def random_numbers(seed: object, games: int, stream: int = 0) -> npt.NDArray[np.int64]:
    """The random state of every game; other streams of the same seed are independent."""
    if not is_whole(seed):
        raise SetupError(f"The seed must be a whole number, not {seed!r}.")
    return np.array([seeded(int(seed), stream * games + game) for game in range(games)], np.int64)


def fresh(seed: int | None) -> int:
    """The given seed, or a new random one."""
    return secrets.randbits(62) if seed is None else seed
