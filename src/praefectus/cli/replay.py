"""The command replay: print a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from praefectus import language
from praefectus.cli.app import FILE, AsJson, notices, screen, words, write_json
from praefectus.cli.saved_game import GameNumber, game_in
from praefectus.game import Game
from praefectus.game.links import LinkError

commands = typer.Typer()


@commands.command(help=words("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar=FILE, help=words("cli-argument-file"))],
    number: GameNumber = None,
    to: Annotated[int | None, typer.Option(metavar="N", help=words("cli-option-to"), min=0)] = None,
    picture: Annotated[bool, typer.Option("--picture", help=words("cli-option-picture"))] = False,
    save: Annotated[Path | None, typer.Option(metavar=FILE, help=words("cli-option-save-replay"))] = None,
    beginning: Annotated[bool, typer.Option("--beginning", help=words("cli-option-beginning"))] = False,
    as_json: AsJson = False,
) -> None:
    """Print a saved game, one line per turn. Every entry is checked against the rules."""
    from praefectus.game.report import report

    try:
        game, names = game_in(file, number)
    except LinkError as error:
        if error.configuration is None:
            raise
        if not beginning:
            notices.print(words("link-beginning"))
            raise
        game, names = Game(error.configuration), []
        game.follow(error.log)
    if to is not None:
        game = game.at(to)
    if save is not None:
        game.save(save)
    if as_json:
        view = game.view(None, language.spoken())
        write_json({"report": report(game, names, language.spoken()), "view": view})
        return
    for line in report(game, names, language.spoken()):
        screen.print(Text(line), soft_wrap=True)
    if picture:
        from praefectus.terminal.render import table_picture

        screen.print(table_picture(game.view(None, language.spoken()), None))
