"""The forum and the cards beside each seat."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from praefectus import data
from praefectus.reference.wording import worded
from praefectus.terminal.messages import spoken, words
from praefectus.terminal.render import View, grid, seat_text


def picture(view: View) -> Table:
    forum = data.forum()
    table = grid(
        words("picture-forum", count=view["forum"]["stock"]),
        *(words(f"picture-column-{column}") for column in ("with", "card", "does")),
    )
    for threshold, card in zip(view["forum"]["thresholds"], view["forum"]["tableau"], strict=True):
        if card is None:
            table.add_row(words("picture-cards", count=threshold), Text(words("picture-empty"), "dim"))
        else:
            table.add_row(words("picture-cards", count=threshold), *_card(forum[card]))
    for seat in view["seats"]:
        for card in seat["forum"]:
            table.add_row(seat_text(seat["seat"]), *_card(forum[card]))
    return table


def _card(card: data.ForumCard) -> tuple[str, str]:
    """Its name with its kind, and what it does."""
    return f"{card.name} ({words(f'picture-{card.kind}')})", worded(spoken(), f"forum-{card.id}-text")
