"""Checks of board, modules and options before a game begins."""

from __future__ import annotations

from collections.abc import Sequence

from praefectus import data
from praefectus.game import configure
from praefectus.game.errors import SetupError
from praefectus.server.errors import Refused
from praefectus.server.games.log_format import Options


def checked_setup(board: str, modules: Sequence[str], options: Options, seats: int) -> tuple[list[str], Options]:
    """Return the modules and options that will be played, or refuse with the reason."""
    if board not in data.board_ids():
        raise Refused("no_board", "no-such-board", board=board, known=", ".join(data.board_ids()))
    try:
        configuration = configure(board, seats, modules, options)
    except SetupError as error:
        raise Refused("wrong_setup", error.message) from error
    return list(configuration.modules), dict(configuration.options)


def may_talk(modules: Sequence[str]) -> bool:
    """Whether people may talk about the game while they play; some modules forbid it."""
    return all(module.talk for module in data.modules() if module.name in modules)
