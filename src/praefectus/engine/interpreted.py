"""The rules run by CPython on light records: for reading, debugging, coverage, and before anything is compiled."""

import marshal
from array import array
from typing import Any

from praefectus.rules.boards import board_fields
from praefectus.rules.record import GAME_FIELDS, in_memory, zeros


class LightRecord:
    """The fields of a record as plain ints and lists."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.__dict__ = fields

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"There is no field {name!r} in this record.")


def empty_game() -> LightRecord:
    """The record of a game in which nothing has been set up."""
    return LightRecord(zeros(GAME_FIELDS))


def light_board(board_id: str) -> LightRecord:
    return LightRecord(board_fields(board_id))


def copy_of(record: LightRecord) -> LightRecord:
    return LightRecord(marshal.loads(marshal.dumps(vars(record))))


_ARRAYS = {"i8": "q", "i4": "i", "i2": "h", "i1": "b"}
_WORD = 8  # bytes; a record ends at the end of one


def packed(record: LightRecord) -> bytes:
    """The record of a game as compiled rules hold it in memory."""
    held = b"".join(array(_ARRAYS[kind], _flat(getattr(record, name))).tobytes() for name, kind, _ in _HELD)
    return held + bytes(-len(held) % _WORD)


_HELD = in_memory(GAME_FIELDS)


def _flat(value: Any) -> list[int]:
    if not isinstance(value, list):
        return [value]
    return [number for each in value for number in _flat(each)]
