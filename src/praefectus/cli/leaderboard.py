"""The command leaderboard: compare results of evaluate, as a table and as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from praefectus.cli.app import FILE, AsJson, screen, words, write_json

commands = typer.Typer()


@commands.command(help=words("cli-leaderboard"))
def leaderboard(
    files: Annotated[list[Path] | None, typer.Argument(metavar=FILE, help=words("cli-leaderboard-files"))] = None,
    suite: Annotated[str | None, typer.Option(help=words("cli-leaderboard-suite"), show_default="quick")] = None,
    page: Annotated[Path | None, typer.Option(metavar=FILE, help=words("cli-leaderboard-page"))] = None,
    references: Annotated[bool, typer.Option(help=words("cli-leaderboard-references"))] = True,
    as_json: AsJson = False,
) -> None:
    """Put results of one suite in order."""
    from praefectus.benchmark import leaderboard as board

    entries = board.leaderboard(files or [], suite, references)
    if page is not None:
        page.write_text(board.page(entries), encoding="utf-8")
    if as_json:
        write_json([entry.result | {"signed": entry.signer is not None} for entry in entries])
        return
    table = Table(box=None, header_style="bold")
    table.add_column(words("standings-agent"))
    for column in board.columns():
        table.add_column(column, justify="right")
    table.add_column(words("leaderboard-signer"))
    for entry in entries:
        numbers = [words("leaderboard-cell", value=value, interval=between) for value, between in board.cells(entry)]
        table.add_row(board.named(entry), *numbers, entry.signed_by)
    screen.print(table)
    if page is not None:
        screen.print(words("leaderboard-written", file=str(page)), soft_wrap=True)
