"""The game as people and programs use it: play, undo, fork, replay, save, view."""

from praefectus.game.configuration import Configuration, configure
from praefectus.game.errors import IllegalAction, PraefectusError, RecordError, SetupError, UndoRefused
from praefectus.game.game import Action, Game

__all__ = [
    "Action",
    "Configuration",
    "Game",
    "IllegalAction",
    "PraefectusError",
    "RecordError",
    "SetupError",
    "UndoRefused",
    "configure",
]
