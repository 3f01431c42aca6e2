"""The rows of the volcano."""

from __future__ import annotations

from rich.text import Text

from praefectus.terminal.messages import words
from praefectus.terminal.render import View


def picture(view: View) -> Text:
    rows = ", ".join(
        words("picture-province-row", province=words(f"land-{name.lower().replace(' ', '-')}"), row=row)
        for name, row in view["volcano"]["rows"].items()
    )
    return Text(words("picture-volcano", rows=rows, count=view["volcano"]["left"]))
