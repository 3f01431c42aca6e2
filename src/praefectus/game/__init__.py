"""The game as people and programs use it: play, undo, fork, replay, save, view."""

from praefectus.game.configuration import Configuration, configure
from praefectus.game.entries import Action
from praefectus.game.errors import IllegalAction, PraefectusError, RecordError, SetupError, UndoRefused
from praefectus.game.game import Game
from praefectus.game.result import Result, Side

__all__ = [
    "Action",
    "Configuration",
    "Game",
    "IllegalAction",
    "PraefectusError",
    "RecordError",
    "Result",
    "SetupError",
    "Side",
    "UndoRefused",
    "configure",
]
