"""The command levels: list the bots."""

from __future__ import annotations

from dataclasses import asdict

import typer
from rich.table import Table

from praefectus.agents import players
from praefectus.agents.players import Level
from praefectus.cli.app import AsJson, screen, spoken, words, write_json

commands = typer.Typer()


@commands.command(help=words("cli-levels"))
def levels(as_json: AsJson = False) -> None:
    """List the opponents by strength: how they play, how long they think about a turn, and their rating."""
    if as_json:
        write_json([asdict(each) | {"sentence": _told(each)} for each in players.levels().values()])
        return
    table = Table(box=None, header_style="bold")
    table.add_column(words("column-level"))
    table.add_column(words("column-level-id", option="--bots"))
    table.add_column(words("column-seconds"), justify="right")
    table.add_column(words("column-rating"), justify="right")
    table.add_column("")
    for each in players.levels().values():
        title = spoken().or_else(f"level-{each.name}", each.name)
        table.add_row(title, each.name, spoken().number(each.seconds), str(each.rating or "-"), _told(each))
    screen.print(table)


def _told(each: Level) -> str:
    """Return what to expect of a level; those that an operator has added say it themselves."""
    return spoken().or_else(f"level-{each.name}-text", each.sentence)
