"""Custom boards: check a file and turn it into a board, which then has an id like every other."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from praefectus.data.boards import OWN, remember, remembered, setup
from praefectus.data.files import DataError
from praefectus.data.own_board_check import Problem, problems, shape_problems
from praefectus.data.own_board_file import MAX_BYTES, SUFFIX, OwnBoard
from praefectus.data.schema import LETTERS, Board, BoardPlace, City, Line, Province
from praefectus.language import Message

ID_LENGTH = 16
MOST_PLAYERS = 5


class OwnBoardError(DataError):
    """The first of the problems of a custom board, and all of them."""

    def __init__(self, found: list[Problem]) -> None:
        super().__init__(found[0].message)
        self.problems = found

    def __reduce__(self) -> tuple[Any, ...]:
        return self.__class__, (self.problems,)


def check_own_board(content: Any) -> Board | list[Problem]:
    """The board that a parsed file describes, or everything that is wrong with it."""
    shaped, found = shape_problems(content)
    if shaped is None:
        return found
    return problems(shaped) or _known(shaped)


def own_board(content: Any) -> Board:
    """The board that a parsed file describes; OwnBoardError says what is wrong with it."""
    checked = check_own_board(content)
    if isinstance(checked, list):
        raise OwnBoardError(checked)
    return checked


def own_board_of_text(text: str | bytes) -> Any:
    """The parsed content of a file; DataError if it is too large or not JSON."""
    if len(text) > MAX_BYTES:
        raise DataError("own-board-too-large", most=MAX_BYTES // 1024)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise DataError("own-board-not-json") from None


def own_board_file(path: Path) -> Board:
    """The board of a file."""
    return own_board(read_own_board(path))


def read_own_board(path: Path) -> Any:
    """The parsed content of a file on this machine."""
    try:
        with path.open("rb") as file:
            return own_board_of_text(file.read(MAX_BYTES + 1))
    except FileNotFoundError:
        raise DataError("no-file", file=str(path)) from None
    except OSError as error:
        raise DataError("file-unreadable", file=str(path), why=error.strerror or str(error)) from None


def content_of(board: Board) -> dict[str, Any] | None:
    """The file of a custom board in its shortest form; None for a board of the family."""
    return None if board.own is None else _shortest(board.own)


def shortest(content: Any) -> dict[str, Any] | None:
    """The same file in its shortest form; None if it has not the shape of one. The board may be unfinished."""
    shaped, _ = shape_problems(content)
    return None if shaped is None else _shortest(shaped)


def _shortest(own: OwnBoard) -> dict[str, Any]:
    return {"format": own.format, "version": own.version} | own.model_dump(exclude_defaults=True)


def _id(own: OwnBoard) -> str:
    """A board with the same content has the same id, everywhere."""
    written = json.dumps(_shortest(own), sort_keys=True, separators=(",", ":"))
    return OWN + hashlib.sha256(written.encode()).hexdigest()[:ID_LENGTH]


def _known(own: OwnBoard) -> Board:
    return remembered(_id(own)) or remember(_board(own))


def _board(own: OwnBoard) -> Board:
    """The same facts in the shape of the family's boards."""
    letters = {city.letter for city in own.cities}
    start = {kind: [place.name for place in own.start if kind in place.colonists] for kind in ("land", "sea")}
    return Board(
        id=_id(own),
        name=own.name,
        players=(own.players[0], own.players[1]),
        tightness=setup().tightness_by_players[own.players[1]],
        sentence=own.sentence,
        modules_needed=[],
        cities=[
            City(name=city.name, province=city.province, letter=city.letter, x=city.x, y=city.y, lat=0, lon=0)
            for city in own.cities
        ],
        provinces=[Province(id=each.id, name=each.name, colour=each.colour) for each in own.provinces],
        places=[BoardPlace(name=each.name, kind="capital", x=each.x, y=each.y) for each in own.start],
        lines=[Line(kind=line.kind, ends=line.ends, stop=line.stop) for line in own.lines],
        first_steps={},
        start=start,
        new_colonists={kind: names[0] for kind, names in start.items()},
        ship_track=[],
        letters=[letter for letter in LETTERS if letter in letters],
        salt_board=own.salt_board,
        display=own.display,
        volcano=[],
        grades={},
        doubts=[],
        own=own,
    )


def copy_of_board(board: Board, sentence: str | None = None) -> dict[str, Any]:
    """A board of the family as a custom board to change: its cities, lines and provinces without its special rules.

    `sentence` is the board's own in another language; one that tells of special rules is left out.
    """
    if board.own is not None:
        return _shortest(board.own)
    sites = [city for city in board.cities if city.letter is not None]
    names = {city.name for city in sites}
    capitals = [place for place in board.places if place.kind == "capital"] or board.places
    starts = [
        {
            "name": place.name,
            "x": place.x,
            "y": place.y,
            "colonists": [kind for kind in ("land", "sea") if place.name in board.start[kind]],
        }
        for place in capitals
    ]
    names |= {place.name for place in capitals}
    provinces = {city.province for city in sites}
    return {
        "format": "praefectus-board",
        "version": 1,
        "name": board.name,
        "sentence": "" if board.modules_needed else sentence or board.sentence,
        "players": [min(number, MOST_PLAYERS) for number in board.players],
        "salt_board": board.salt_board,
        "display": board.display,
        "provinces": [
            {"id": each.id, "name": each.name, "colour": each.colour}
            for each in board.provinces
            if each.id in provinces
        ],
        "cities": [
            {"name": city.name, "province": city.province, "letter": city.letter, "x": city.x, "y": city.y}
            for city in sites
        ],
        "start": [start for start in starts if start["colonists"]],
        "lines": [
            {"kind": line.kind, "ends": list(line.ends)} | ({} if line.stop else {"stop": False})
            for line in board.lines
            if len(line.ends) == 2 and names.issuperset(line.ends)
        ],
    }


def meant(text: str) -> str | Path:
    """A board as a user names it: its id, or the name of a custom board's file."""
    return Path(text) if text.endswith(SUFFIX) else text


def found(board: str | Path | Mapping[str, Any] | Board) -> Board:
    """The board that a user names: by its id, by its file, or by the file's parsed content."""
    from praefectus.data.boards import board as by_id

    if isinstance(board, Board):
        return board
    if isinstance(board, Path):
        return own_board_file(board)
    if isinstance(board, Mapping):
        return own_board(dict(board))
    if not isinstance(board, str):
        raise DataError(Message("own-board-none", form='"praefectus-board"'))
    return by_id(board)
