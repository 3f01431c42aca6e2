"""The command work: compute for the servers of a PostgreSQL database."""

from __future__ import annotations

import typer

from praefectus.cli.app import notices, words
from praefectus.server.operating.flags import with_settings
from praefectus.server.settings import Settings

commands = typer.Typer()


@commands.command(help=words("cli-work"))
@with_settings
def work(settings: Settings) -> None:
    """Let this computer think for the servers at a PostgreSQL: bots, hints and analysis, until you press Ctrl-C."""
    from praefectus.server.cluster.job_worker import work

    def ready(places: int) -> None:
        notices.print(words("working", count=places), soft_wrap=True)

    work(settings, ready)
