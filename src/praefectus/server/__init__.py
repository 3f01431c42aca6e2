"""The server: tables, seats and games for browsers and programs."""

from praefectus.server.edge.app import create_app, serve
from praefectus.server.errors import WrongSetting
from praefectus.server.settings import Settings

__all__ = ["Settings", "WrongSetting", "create_app", "serve"]
