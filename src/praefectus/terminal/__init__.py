"""The game in the terminal: a picture of the table, numbered choices, people and bots."""

from praefectus.terminal.session import Session

__all__ = ["Session"]
