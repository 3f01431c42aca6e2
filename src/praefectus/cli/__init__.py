"""The command praefectus: play, serve, simulate, replay, analyse, train, and look things up."""

from praefectus.cli.app import app
from praefectus.cli.main import main

__all__ = ["app", "main"]
