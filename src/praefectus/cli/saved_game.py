"""Open the saved game that a command names: a record, a link, an arena or a data set."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.app import spoken, words
from praefectus.game import Game, RecordError
from praefectus.game.links import looks_like_link
from praefectus.game.message_parts import seat_message

GameNumber = Annotated[int | None, typer.Option("--game", metavar="N", help=words("cli-option-game"), min=0)]


def is_link(file: Path) -> bool:
    """Return whether the argument is a link to a game instead of a file."""
    if not looks_like_link(str(file)):
        return False
    try:
        return not file.exists()
    except OSError:  # longer than a file's name can be
        return True


def game_in(file: Path, number: int | None) -> tuple[Game, list[str]]:
    """Return the game of a record, a link, an arena or a data set, and the names of its players."""
    from praefectus.arena.saved_games import agents_of, holds_games, saved_game

    if is_link(file):
        return Game.from_link(str(file)), []

    if not holds_games(file):
        if number is not None and file.exists():
            raise RecordError("one-game-only", file=str(file))
        return Game.load(file), []
    if number is None:
        raise RecordError("which-game", file=str(file))
    game = saved_game(file, number)
    return game, [f"{spoken().say(seat_message(seat))} ({agent})" for seat, agent in enumerate(agents_of(file, number))]
