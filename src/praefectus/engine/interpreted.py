"""The rules run by CPython on light records: for reading, debugging, coverage, and until code is compiled."""

import marshal
from array import array
from collections.abc import Callable
from typing import Any

from praefectus.rules.boards import board_fields
from praefectus.rules.fields import Fields
from praefectus.rules.record import GAME_FIELDS, BoardRecord, GameRecord, in_memory, zeros


class LightRecord:
    """The fields of a record as plain ints and lists."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.__dict__ = fields

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"There is no field {name!r} in this record.")


class LightGame(LightRecord, GameRecord):
    """A game as a light record."""


class LightBoard(LightRecord, BoardRecord):
    """A board as a light record."""


def empty_game() -> LightGame:
    """The record of a game in which nothing has been set up."""
    return LightGame(zeros(GAME_FIELDS))


def light_board(board_id: str) -> LightBoard:
    return LightBoard(board_fields(board_id))


def copy_of(record: GameRecord) -> LightGame:
    return LightGame(marshal.loads(marshal.dumps(vars(record))))


_ARRAYS = {"i8": "q", "i4": "i", "i2": "h", "i1": "b"}
_WORD = 8  # bytes; a record ends at the end of one


def packed(record: GameRecord) -> bytes:
    """The record of a game as compiled rules hold it in memory."""
    return _held(GAME_FIELDS, lambda name: getattr(record, name))


def packed_board(board_id: str) -> bytes:
    """The record of a board as compiled rules hold it in memory."""
    return _held(BoardRecord.FIELDS, board_fields(board_id).__getitem__)


def _held(fields: Fields, value: Callable[[str], Any]) -> bytes:
    held = b"".join(array(_ARRAYS[kind], _flat(value(name))).tobytes() for name, kind, _ in in_memory(fields))
    return held + bytes(-len(held) % _WORD)


def _flat(value: Any) -> list[int]:
    if not isinstance(value, list):
        return [value]
    return [number for each in value for number in _flat(each)]
