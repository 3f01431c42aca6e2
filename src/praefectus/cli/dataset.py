"""The command dataset: make or check a data set of games of graded agents."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.app import FOLDER, Seed, Workers, progress, screen, words

commands = typer.Typer()


@commands.command(help=words("cli-dataset"))
def dataset(
    folder: Annotated[Path, typer.Argument(metavar=FOLDER, help=words("cli-dataset-folder"))],
    games: Annotated[int, typer.Option(min=1, help=words("cli-dataset-games"))] = 1_000_000,
    agents: Annotated[str, typer.Option(metavar="A,B", help=words("cli-dataset-agents"))] = "",
    seed: Seed = 1,
    workers: Workers = None,
    check: Annotated[bool, typer.Option("--check", help=words("cli-dataset-check"))] = False,
) -> None:
    """Make a data set, or check one."""
    from praefectus.arena.agents import agent
    from praefectus.arena.loop.compiled import play_on
    from praefectus.benchmark import dataset as making

    if check:
        with progress(words("cli-games"), games) as report:
            screen.print(words("dataset-checked", games=making.check(folder, report)))
        return
    named = [name.strip() for name in agents.split(",") if name.strip()] or list(making.AGENTS)
    with progress(words("cli-compiling")) as report:
        play_on().prepare(report)
        for name in named:
            agent(name).prepare(report)
    with progress(words("cli-games"), games) as report:
        made = making.make(
            folder, games, agents=named, seed=seed, workers=workers or os.cpu_count() or 1, progress=report
        )
    screen.print(words("dataset-made", games=made["games"], folder=str(folder)), soft_wrap=True)
