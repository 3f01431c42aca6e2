"""The command backup: write all games into one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.app import FILE, progress, screen, words
from praefectus.game import PraefectusError
from praefectus.server.operating.commands import Database, DataDir, SettingsFile
from praefectus.server.settings import Settings

commands = typer.Typer()


@commands.command(help=words("cli-backup"))
def backup(
    file: Annotated[
        Path | None,
        typer.Argument(metavar=FILE, help=words("cli-backup-file"), show_default=words("cli-backup-name")),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help=words("cli-backup-check"))] = False,
    settings: SettingsFile = None,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Write all games into one file while the server runs; `praefectus restore` loads them into either database."""
    import asyncio

    from praefectus.server.operating import backups

    found = Settings.found(settings, database_url=database, data_dir=data_dir)
    file = file or Path(backups.name_for())
    with progress(words("cli-rows")) as report:
        count = asyncio.run(backups.backup(found, file, report))
    screen.print(words("backed-up", count=count, file=str(file)), soft_wrap=True)
    if check:
        with progress(words("cli-games")) as report:
            games, wrong = asyncio.run(backups.check(file, report))
        if wrong:
            raise PraefectusError("backup-wrong", wrong=len(wrong), games=games, first=wrong[0])
        screen.print(words("backup-checked", games=games))
