"""The forum and the cards beside each seat."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from praefectus import data
from praefectus.terminal.picture import View, grid, seat_text


def picture(view: View) -> Table:
    forum = data.forum()
    table = grid(f"Forum, {view['forum']['stock']} more", "with", "card", "does")
    for threshold, card in zip(view["forum"]["thresholds"], view["forum"]["tableau"], strict=True):
        if card is None:
            table.add_row(f"{threshold} cards", Text("empty", "dim"))
        else:
            table.add_row(f"{threshold} cards", f"{forum[card].name} ({forum[card].kind})", forum[card].text)
    for seat in view["seats"]:
        for card in seat["forum"]:
            table.add_row(seat_text(seat["seat"]), f"{forum[card].name} ({forum[card].kind})", forum[card].text)
    return table
