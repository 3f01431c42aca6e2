"""Write the link of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.app import FILE, AsJson, words, write_json
from praefectus.cli.saved_game import GameNumber, game_in

commands = typer.Typer()


@commands.command(help=words("cli-link"))
def link(
    file: Annotated[Path, typer.Argument(metavar=FILE, help=words("cli-argument-file"))],
    number: GameNumber = None,
    to: Annotated[int | None, typer.Option(metavar="N", help=words("cli-option-to"), min=0)] = None,
    site: Annotated[str, typer.Option(metavar="ADDRESS", help=words("cli-option-site"))] = "",
    as_json: AsJson = False,
) -> None:
    """Print a game as the text of a link, or as a whole link to a site."""
    game, _ = game_in(file, number)
    if to is not None:
        game = game.at(to)
    text = game.link()
    whole = f"{site.split('#')[0]}#/g/{text}" if site else text
    if as_json:
        write_json({"link": whole, "text": text, "characters": len(text)})
    else:
        typer.echo(whole)
