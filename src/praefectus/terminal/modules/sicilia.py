"""The rows of the volcano."""

from __future__ import annotations

from rich.text import Text

from praefectus.terminal.picture import View


def picture(view: View) -> Text:
    rows = ", ".join(f"{name.capitalize()} row {row}" for name, row in view["volcano"]["rows"].items())
    return Text(f"Volcano: {rows}; {view['volcano']['left']} tiles left.")
