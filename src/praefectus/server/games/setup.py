"""What is played at a table: board, modules and options, checked before the game begins."""

from __future__ import annotations

from collections.abc import Sequence

from praefectus import data
from praefectus.game import configure
from praefectus.game.errors import SetupError
from praefectus.server.errors import Refused
from praefectus.server.games.log_format import Options


def checked_setup(board: str, modules: Sequence[str], options: Options, seats: int) -> tuple[list[str], Options]:
    """Modules and options as they will be played, or a refusal with the reason."""
    try:
        configuration = configure(board, seats, modules, options)
    except SetupError as error:
        raise Refused("wrong_setup", error.message) from error
    return list(configuration.modules), dict(configuration.options)


def may_talk(modules: Sequence[str]) -> bool:
    """May people talk about the game while they play it? Not where a module says otherwise."""
    return all(module.talk for module in data.modules() if module.name in modules)
