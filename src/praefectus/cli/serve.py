"""The command serve: a server for people and bots in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from praefectus.cli.app import notices, words
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
