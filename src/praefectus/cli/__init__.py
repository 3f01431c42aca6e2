"""The command praefectus: play, serve, simulate, replay, analyse, train, and look things up."""

from praefectus.cli.command import app
from praefectus.cli.running import main

__all__ = ["app", "main"]
