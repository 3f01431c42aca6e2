"""The command puzzles: look for puzzles, and judge them again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.app import FILE, FOLDER, screen, words

commands = typer.Typer()
puzzles = typer.Typer(help=words("cli-puzzles"), no_args_is_help=True)
commands.add_typer(puzzles, name="puzzles")


@puzzles.command(help=words("cli-puzzles-make"))
def make(
    folder: Annotated[Path, typer.Option(metavar=FOLDER, help=words("cli-arena-out"))],
    games: Annotated[int, typer.Option(min=1, help=words("cli-puzzles-games"))] = 100,
    seed: Annotated[int, typer.Option(help=words("cli-option-seed"))] = 1,
) -> None:
    """Make candidates, and write them as links with what a person needs to judge them."""
    from praefectus.puzzles import make as maker
    from praefectus.puzzles.candidates import write

    folder.mkdir(parents=True, exist_ok=True)
    processes = os.cpu_count() or 1
    maker.make_games(folder, games, seed, processes=processes)
    maker.Maker(folder, seed, maker.Limits(processes=processes)).run(lambda said: screen.print(said))
    screen.print(words("puzzles-found", count=write(folder, folder, processes)))


@puzzles.command(help=words("cli-puzzles-publish"))
def publish(
    folder: Annotated[Path, typer.Option(metavar=FOLDER, help=words("cli-puzzles-folder"))],
    file: Annotated[Path, typer.Argument(metavar=FILE, help=words("cli-puzzles-out"))],
    most: Annotated[int, typer.Option(min=1, help=words("cli-puzzles-most"))] = 250,
) -> None:
    """Choose puzzles among the candidates of a folder, and write the file that ships."""
    from praefectus.puzzles import candidates, choosing

    chosen = choosing.published(candidates.read(folder), most, lambda id_, why: screen.print(f"{id_}: {why}"))
    choosing.write(file, chosen)
    screen.print(words("puzzles-published", count=len(chosen)))


@puzzles.command(help=words("cli-puzzles-check"))
def check(
    file: Annotated[Path, typer.Argument(metavar=FILE, help=words("cli-puzzles-file"))],
    count: Annotated[int, typer.Option(min=1, help=words("cli-puzzles-count"))] = 30,
    copies: Annotated[int, typer.Option(min=2, help=words("cli-puzzles-copies"))] = 10240,
    seed: Annotated[int, typer.Option(help=words("cli-option-seed"))] = 1,
) -> None:
    """Judge puzzles drawn by lot again."""
    from praefectus.puzzles.candidates import held_again

    results = held_again(file, count, copies, seed, lambda said: screen.print(said))
    screen.print(words("puzzles-held", held=sum(results), count=len(results)))
