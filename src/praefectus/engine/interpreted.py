"""The rules run by CPython on light records: for reading, debugging, coverage, and before anything is compiled."""

import marshal
from typing import Any

from praefectus.rules.boards import board_fields
from praefectus.rules.record import GAME_FIELDS, zeros


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
