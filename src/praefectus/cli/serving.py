"""Serve the game to others, with a server or as files, and keep what it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.command import FILE, FOLDER, notices, progress, screen, spoken, words
from praefectus.game import PraefectusError
from praefectus.server.operating.commands import Database, DataDir, SettingsFile
from praefectus.server.operating.flags import with_settings
from praefectus.server.settings import Settings

commands = typer.Typer()


@commands.command(help=words("cli-serve"))
@with_settings
def serve(
    settings: Settings,
    open_page: Annotated[bool, typer.Option("--open", help=words("cli-option-open"))] = False,
) -> None:
    """Serve the page where people and bots play in the browser, until you press Ctrl-C."""
    import webbrowser

    from praefectus.server import serve

    kept = settings.place

    def ready(address: str) -> None:
        notices.print(words("server-ready", address=address, place=str(kept)), soft_wrap=True)
        if open_page:
            webbrowser.open(address)

    serve(settings=settings, ready=ready)


@commands.command(help=words("cli-work"))
@with_settings
def work(settings: Settings) -> None:
    """Let this machine think for the servers at a PostgreSQL: bots, hints and analysis, until you press Ctrl-C."""
    from praefectus.server.cluster.job_worker import work

    def ready(places: int) -> None:
        notices.print(words("working", count=places), soft_wrap=True)

    work(settings, ready)


@commands.command(help=words("cli-site"))
def site(
    folder: Annotated[Path, typer.Argument(metavar=FOLDER, help=words("cli-site-folder"))],
    server: Annotated[str, typer.Option(help=words("cli-site-server"))] = "",
    for_server: Annotated[bool, typer.Option("--for-server", help=words("cli-site-for-server"))] = False,
) -> None:
    """Build a static site that any web host can serve; it plays without a server, even offline."""
    from praefectus.site.build import build

    with notices.status(words("making-site")) as status:
        sizes = build(
            folder, server, lambda what: status.update(words("making-site-now", what=spoken().say(what))), for_server
        )
    later = sum(size for name, size in sizes.items() if name.startswith("network/"))
    total = sum(sizes.values())
    found = {
        "folder": str(folder),
        "files": len(sizes),
        "size": spoken().number((total - later) / 1e6, 1),
        "learned": spoken().number(later / 1e6, 1),
    }
    if for_server:
        made = words("site-made-for-server", **found)
    else:
        made = words("site-made", **found, command=f"python -m http.server --directory {folder}")
    notices.print(made, soft_wrap=True)


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
