"""The rules run by CPython on light records: for reading, debugging, coverage, and before anything is compiled."""

import marshal
from typing import Any

import numpy as np

from praefectus.rules.record import BOARD, BOARD_DTYPE, GAME_DTYPE, GAME_FIELDS, Fields


class LightRecord:
    """The fields of a record as plain ints and lists."""

    def __init__(self, source: np.void, fields: Fields) -> None:
        for name in fields:
            setattr(self, name, source[name].tolist())

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"There is no field {name!r} in this record.")


def light_game(source: np.void) -> LightRecord:
    return LightRecord(source, GAME_FIELDS)


def light_board(source: np.void) -> LightRecord:
    return LightRecord(source, BOARD)


def copy_of(record: LightRecord) -> LightRecord:
    copy = LightRecord.__new__(LightRecord)
    copy.__dict__ = marshal.loads(marshal.dumps(vars(record)))
    return copy


def to_array(record: LightRecord) -> np.ndarray:
    """The record as an array of one."""
    games = np.zeros(1, GAME_DTYPE)
    for name in GAME_FIELDS:
        games[0][name] = getattr(record, name)
    return games


assert BOARD_DTYPE.itemsize > GAME_DTYPE.itemsize
