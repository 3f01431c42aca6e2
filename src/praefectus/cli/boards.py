"""The command boards: list the boards."""

from __future__ import annotations

import typer
from rich.table import Table

from praefectus import data
from praefectus.cli.app import AsJson, screen, spoken, words, write_json
from praefectus.reference.wording import worded

commands = typer.Typer()


@commands.command(help=words("cli-boards"))
def boards(as_json: AsJson = False) -> None:
    """List the boards with the number of players they are recommended for and the modules they need."""
    known = [data.board(name) for name in data.board_ids()]
    if as_json:
        write_json(
            [
                {
                    "id": board.id,
                    "name": board.name,
                    "players": list(board.players),
                    "sentence": worded(spoken(), f"board-{board.id}-text"),
                    "modules_needed": board.modules_needed,
                    "cities": len(board.cities),
                    "provinces": len(board.provinces),
                    "land_lines": len(board.lines_of("land")),
                    "sea_lines": len(board.lines_of("sea")),
                    "grades": board.grades,
                }
                for board in known
            ]
        )
        return
    table = Table(box=None, header_style="bold")
    for column in ("column-board", "column-players", "column-cities", "column-provinces", "column-needs"):
        table.add_column(words(column))
    table.add_column("")
    for board in known:
        players = words("players-from-to", least=board.players[0], most=board.players[1])
        sentence = worded(spoken(), f"board-{board.id}-text")
        sizes = str(len(board.cities)), str(len(board.provinces))
        table.add_row(board.id, players, *sizes, ", ".join(board.modules_needed), sentence)
    screen.print(table)
