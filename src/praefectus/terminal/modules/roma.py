"""The ship track and the gods of Byzantium."""

from __future__ import annotations

from rich.table import Table

from praefectus import data
from praefectus.terminal.messages import words
from praefectus.terminal.render import View, grid, marks


def picture(view: View) -> Table:
    track = data.board(view["board"]).ship_track
    table = grid(
        words("picture-ship-track"), *(words(f"picture-column-{column}") for column in ("space", "ships", "gives"))
    )
    for space, known in zip(view["ship_track"], track, strict=True):
        table.add_row(known.name, marks(ship["seat"] for ship in space["ships"]), words(f"picture-track-{known.kind}"))
    for god, seats in view["gods_marked"].items():
        table.add_row(f"Byzantium: {god.capitalize()}", marks(seats), "")
    return table
