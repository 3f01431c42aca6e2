"""The castles with what a Tribune gets there."""

from __future__ import annotations

from rich.text import Text

from praefectus.terminal.messages import words
from praefectus.terminal.render import View


def picture(view: View) -> Text:
    castles = [
        words("picture-castle", castle=castle["name"], good=words(f"good-{castle['good']}")) if castle["good"]
        else castle["name"]
        for castle in view["castles"]
    ]  # fmt: skip
    return Text(words("picture-castles", castles=", ".join(castles)))
