"""The rows of the volcano."""

from __future__ import annotations

from rich.text import Text

from praefectus.terminal.picture import View
from praefectus.terminal.wording import words


def picture(view: View) -> Text:
    rows = ", ".join(
        words("picture-province-row", province=words(f"land-{name.lower().replace(' ', '-')}"), row=row)
        for name, row in view["volcano"]["rows"].items()
    )
    return Text(words("picture-volcano", rows=rows, count=view["volcano"]["left"]))
