"""The two records as NumPy arrays, on which the compiled rules run; plain records become arrays here, and back."""

from functools import cache, lru_cache

import numpy as np

from praefectus import data
from praefectus.engine.interpreted import LightGame
from praefectus.rules.boards import board_fields
from praefectus.rules.fields import Fields
from praefectus.rules.record import GAME_FIELDS, BoardRecord, GameRecord, fields_of, in_memory
from praefectus.rules.vocabulary import SEATS

_NUMPY = {"i8": np.int64, "i4": np.int32, "i2": np.int16, "i1": np.int8}


def dtype_of(fields: Fields) -> np.dtype:
    return np.dtype([(name, _NUMPY[kind], shape) for name, kind, shape in in_memory(fields)], align=True)


GAME_DTYPE = dtype_of(GAME_FIELDS)
BOARD_DTYPE = dtype_of(BoardRecord.FIELDS)


@lru_cache(64)
def board_record(board_id: str) -> np.ndarray:
    """An array of one board record."""
    boards = np.zeros(1, BOARD_DTYPE)
    for name, value in board_fields(board_id).items():
        boards[0][name] = value
    return boards


@cache
def all_boards() -> np.ndarray:
    """Every board, in the order of `data.board_ids()`."""
    return np.concatenate([board_record(name) for name in data.board_ids()])


def boards_with(*board_ids: str) -> tuple[np.ndarray, list[int]]:
    """Every board, and after them the custom boards among these; and the number of each of these."""
    own = sorted({board_id for board_id in board_ids if board_id.startswith(data.OWN)})
    numbers = {name: number for number, name in enumerate([*data.board_ids(), *own])}
    boards = np.concatenate([all_boards(), *map(board_record, own)]) if own else all_boards()
    return boards, [numbers[board_id] for board_id in board_ids]


def light_game(source: np.void, fields: Fields = GAME_FIELDS) -> LightGame:
    """A game of an array as a light record with these fields."""
    return LightGame({name: source[name].tolist() for name in fields})


def to_array(record: GameRecord) -> np.ndarray:
    """The record of a game as an array of one."""
    games = np.zeros(1, GAME_DTYPE)
    for name in GAME_FIELDS:
        games[0][name] = getattr(record, name)
    return games


def small_dtype(modules: int, seats: int) -> np.dtype:
    """A record with room for these modules and seats only.

    The rules name the fields of all modules: those of the others share a place behind the record, which is never used.
    """
    used = {
        name: (kind, (seats, *shape[1:]) if shape[:1] == (SEATS,) else shape)
        for name, (kind, shape) in fields_of(modules).items()
    }
    inner = dtype_of(used)
    places = {name: (inner[name], inner.fields[name][1]) for name in used}  # type: ignore[index]
    size = inner.itemsize
    for name in GAME_FIELDS:
        if name not in used:
            places[name] = (GAME_DTYPE[name], inner.itemsize)
            size = max(size, inner.itemsize + GAME_DTYPE[name].itemsize)
    return np.dtype(
        {
            "names": list(places),
            "formats": [kind for kind, _ in places.values()],
            "offsets": [offset for _, offset in places.values()],
            "itemsize": 8 * (-(-size // 8) | 1),  # odd: the same field of many games then lies in many banks of memory
        },
        align=True,
    )


def small_record(game: np.ndarray) -> np.ndarray:
    """A game (an array of one) in a record with room for what it uses."""
    small = np.zeros(1, small_dtype(int(game["modules"][0]), int(game["seats"][0])))
    for name in fields_of(int(game["modules"][0])):
        room = small[name].shape
        small[name] = game[name][tuple(slice(size) for size in room)]
    return small
