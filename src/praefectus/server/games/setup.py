"""Checks of board, modules and options before a game begins."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from praefectus import data
from praefectus.game import configure
from praefectus.game.errors import SetupError
from praefectus.server.errors import Refused
from praefectus.server.games.log_format import Options


def meant_board(wish: str | dict[str, Any]) -> data.Board:
    """Return the board that a request means, by its name or by the file of a custom one; refuse with what is wrong."""
    if isinstance(wish, str) and wish not in data.board_ids():
        raise Refused("wrong_setup", "no-such-board", board=wish, known=", ".join(data.board_ids()))
    try:
        return data.found(wish)
    except data.DataError as error:
        raise Refused("wrong_setup", error.message) from error


def board_columns(board: data.Board) -> dict[str, Any]:
    """Return what a table stores about its board: the name, and the file of a custom one."""
    file = data.content_of(board)
    return {"board": board.id, "own_board": None if file is None else json.dumps(file, separators=(",", ":"))}


def checked_setup(board: data.Board, modules: Sequence[str], options: Options, seats: int) -> tuple[list[str], Options]:
    """Return the modules and options that will be played, or refuse with the reason."""
    try:
        configuration = configure(board, seats, modules, options)
    except SetupError as error:
        raise Refused("wrong_setup", error.message) from error
    return list(configuration.modules), dict(configuration.options)


def may_talk(modules: Sequence[str]) -> bool:
    """Return whether people may talk about the game while they play; some modules forbid it."""
    return all(module.talk for module in data.modules() if module.name in modules)
