"""The spots of the fish market."""

from __future__ import annotations

from rich.table import Table

from praefectus import data
from praefectus.terminal.picture import View, grid, marks


def picture(view: View) -> Table:
    stands = {stand.id: stand for stand in data.fish_market().stands}
    table = grid(f"Fish market, {view['fish_market']['side']}", "spot", "stands", "coins", "here")
    for number, spot in enumerate(view["fish_market"]["spots"], 1):
        names = " and ".join(stands[stand].name for stand in spot["stands"])
        table.add_row(str(number), names, str(spot["coins"] or ""), marks(spot["seats"]))
    return table
