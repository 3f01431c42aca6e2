"""The command restore: load the games of a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.app import FILE, progress, screen, words
from praefectus.server.operating.commands import Database, DataDir, SettingsFile
from praefectus.server.settings import Settings

commands = typer.Typer()


@commands.command(help=words("cli-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar=FILE, help=words("cli-restore-file"))],
    replace: Annotated[bool, typer.Option("--replace", help=words("cli-restore-replace"))] = False,
    unchecked: Annotated[bool, typer.Option("--unchecked", help=words("cli-restore-unchecked"))] = False,
    settings: SettingsFile = None,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Load the games of a backup into SQLite or PostgreSQL while no server runs there."""
    import asyncio

    from praefectus.server.operating import backups

    found = Settings.found(settings, database_url=database, data_dir=data_dir)
    with progress(words("cli-restoring")) as report:
        count = asyncio.run(backups.restore(found, file, replace, report, not unchecked))
    screen.print(words("restored", count=count, place=str(found.place)), soft_wrap=True)
