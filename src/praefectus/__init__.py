"""Praefectus: Concordia with all its expansions, as open-source software."""

from importlib.metadata import PackageNotFoundError, version

from praefectus.game import Action, Game, IllegalAction, PraefectusError

try:
    __version__ = version("praefectus")
except PackageNotFoundError:  # run from a source tree that is not installed
    __version__ = "0.0.0"

__all__ = ["Action", "Game", "IllegalAction", "PraefectusError"]
