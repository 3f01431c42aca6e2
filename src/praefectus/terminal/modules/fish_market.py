"""The spots of the fish market."""

from __future__ import annotations

from rich.table import Table

from praefectus.reference.wording import worded
from praefectus.terminal.messages import spoken, words
from praefectus.terminal.render import View, grid, marks


def picture(view: View) -> Table:
    side = words(f"picture-{view['fish_market']['side']}")
    heads = (words(f"picture-column-{column}") for column in ("spot", "stands", "coins", "here"))
    table = grid(words("picture-fish-market", side=side), *heads)
    for number, spot in enumerate(view["fish_market"]["spots"], 1):
        names = spoken().listed(worded(spoken(), f"stand-{stand}") for stand in spot["stands"])
        table.add_row(str(number), names, str(spot["coins"] or ""), marks(spot["seats"]))
    return table
