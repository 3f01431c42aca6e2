"""The server: tables, seats and games for browsers and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praefectus.server.errors import WrongSetting
from praefectus.server.settings import Settings

if TYPE_CHECKING:
    from praefectus.server.edge.server import create_app, serve

__all__ = ["Settings", "WrongSetting", "create_app", "serve"]


def __getattr__(name: str) -> Any:
    """Import the application only when it is used: `praefectus boards` needs no web framework."""
    if name in ("create_app", "serve"):
        from praefectus.server.edge import server

        return getattr(server, name)
    raise AttributeError(f"praefectus.server has no {name!r}")
