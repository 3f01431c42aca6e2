"""Serve the game to others, with a server or as files, and keep what it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.command import notices, progress, screen, words
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


@commands.command()
@with_settings
def work(settings: Settings) -> None:
    """Let this machine think for the servers at a PostgreSQL: bots, hints and analysis, until you press Ctrl-C.

    As many machines may do so as you like; bot_workers says how many questions this one thinks
    about at a time. Without any, each server thinks by itself.
    """
    from praefectus.server.work import work

    def ready(places: int) -> None:
        notices.print(f"Working on {places} question(s) at a time. Ctrl-C stops it.", soft_wrap=True)

    work(settings, ready)


@commands.command()
def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write it; an older site there is replaced.")],
    server: Annotated[
        str, typer.Option(help="Address of a server where people elsewhere can be met; the page offers it.")
    ] = "",
) -> None:
    """Write the whole game as files that any web host can serve: it is played without a server, offline, too."""
    from praefectus.site.build import build

    with notices.status("Making the site") as status:
        sizes = build(folder, server, lambda what: status.update(f"Making the site: {what}"))
    later = sum(size for name, size in sizes.items() if name.startswith("network/"))
    total = sum(sizes.values())
    notices.print(
        f"{folder} holds {len(sizes)} files: {(total - later) / 1e6:.1f} MB, and {later / 1e6:.1f} MB for opponents "
        f"that have learned. Any web host can serve it; try it with `python -m http.server --directory {folder}`.",
        soft_wrap=True,
    )


@commands.command()
def backup(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to write it.", show_default="praefectus-DATE.backup")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Then play every game in it again.")] = False,
    settings: SettingsFile = None,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Write all games into one file, while the server runs; praefectus restore brings them back, to either database."""
    import asyncio

    from praefectus.server.operating import backups

    found = Settings.found(settings, database_url=database, data_dir=data_dir)
    file = file or Path(backups.name_for())
    with progress("Rows") as report:
        count = asyncio.run(backups.backup(found, file, report))
    screen.print(f"{count} tables are in {file}.", soft_wrap=True)
    if check:
        with progress("Games") as report:
            games, wrong = asyncio.run(backups.check(file, report))
        if wrong:
            raise PraefectusError(f"{len(wrong)} of {games} games cannot be played again; the first is {wrong[0]}")
        screen.print(f"All {games} games were played again from their logs.")


@commands.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What praefectus backup wrote.")],
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of games that are there.")] = False,
    unchecked: Annotated[bool, typer.Option("--unchecked", help="Do not play every game again first.")] = False,
    settings: SettingsFile = None,
    database: Database = None,
    data_dir: DataDir = None,
) -> None:
    """Bring the games of a backup back, into SQLite or PostgreSQL, while no server runs there."""
    import asyncio

    from praefectus.server.operating import backups

    found = Settings.found(settings, database_url=database, data_dir=data_dir)
    with progress("Restoring") as report:
        count = asyncio.run(backups.restore(found, file, replace, report, not unchecked))
    screen.print(f"{count} tables are back in {found.place}.", soft_wrap=True)
