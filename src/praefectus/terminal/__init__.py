"""The game in the terminal: a picture of the table, numbered choices, people and bots."""

from praefectus.terminal.render import table_text
from praefectus.terminal.session import Session

__all__ = ["Session", "table_text"]
