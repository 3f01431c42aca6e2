"""The state behind a Game: a light record, copied and stored as bytes."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from praefectus.engine.interpreted import LightBoard, LightGame, empty_game, light_board
from praefectus.game.configuration import Configuration
from praefectus.rules.record import GameRecord
from praefectus.rules.setup import set_up
from praefectus.rules.stored_names import LEFT_OUT, THINGS


@lru_cache(64)
def board_of(board_id: str) -> LightBoard:
    return light_board(board_id)


def new_state(configuration: Configuration) -> LightGame:
    """A game before the first outcome of chance."""
    left_out = tuple(sorted(configuration.left_out.items()))
    bits = configuration.module_bits, configuration.option_bits
    return thaw(_beginning(configuration.board, configuration.parties, *bits, left_out))


@lru_cache(256)
def _beginning(
    board: str, parties: int, modules: int, options: int, left_out: tuple[tuple[str, tuple[str, ...]], ...]
) -> bytes:
    """Every game of a kind begins in the same way."""
    g = empty_game()
    for things, later in left_out:
        setattr(g, LEFT_OUT[things], sum(1 << THINGS[things].index(thing) for thing in later))
    set_up(g, board_of(board), parties, modules, options)
    return freeze(g)


def freeze(g: GameRecord) -> bytes:
    """The state as bytes: copying, storing and comparing states is copying, storing and comparing these."""
    return marshal.dumps(vars(g), 2)


class Trial(LightGame):
    """A copy of a record to try something on: a field is copied when it is first touched, and most never are.

    Where many are made of one record, each begins with the `numbers` of it.
    """

    def __init__(self, of: GameRecord, numbers: Mapping[str, int] | None = None) -> None:
        fields = of.__dict__
        if isinstance(of, Trial):
            fields = {**fields["untouched"], **fields}
        if numbers is not None:
            self.__dict__.update(numbers)
        self.__dict__["untouched"] = fields

    def __getattr__(self, name: str) -> Any:
        fields = self.__dict__
        value = fields["untouched"][name]
        if value.__class__ is list:
            value = [row[:] for row in value] if value[0].__class__ is list else value[:]
        fields[name] = value
        return value

    def touched(self) -> dict[str, Any]:
        """The fields that were read or written."""
        return {name: value for name, value in vars(self).items() if name != "untouched"}


def peek(g: GameRecord, name: str) -> Any:
    """A field to look at and not to change: a copy to try something on does not copy it."""
    fields = vars(g)
    return fields[name] if name in fields else fields["untouched"][name]


def numbers(g: GameRecord) -> dict[str, int]:
    """The fields that are single numbers."""
    return {name: value for name, value in vars(g).items() if value.__class__ is int}


class Remembered:
    """A value made from a record, valid until one of the fields changes that were read for it, or what else is given
    for it."""

    def __init__(self) -> None:
        self._kept: tuple[list[tuple[str, Any]], Any, Any] | None = None

    def made(self, g: GameRecord, make: Callable[[GameRecord], Any], given: Any = None) -> Any:
        if self._kept is not None:
            looked_at, thing, before = self._kept
            fields = vars(g)
            for name, value in looked_at:
                if fields[name] != value:
                    break
            else:
                if given == before:
                    return thing
        watched = Trial(g)
        thing = make(watched)
        self._kept = list(watched.touched().items()), thing, given
        return thing


def thaw(frozen: bytes) -> LightGame:
    return LightGame(marshal.loads(frozen))
