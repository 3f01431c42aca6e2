"""What each module adds to the picture of the table: a file of its name with a function `picture`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module, util
from typing import Any

from rich.console import RenderableType

from praefectus.rules.declarations import MODULES


def pictures(view: Mapping[str, Any]) -> Iterator[RenderableType]:
    """Of the modules in play that have something to show."""
    for name in MODULES:
        if name in view["modules"] and util.find_spec(f"{__name__}.{name}") is not None:
            yield import_module(f"{__name__}.{name}").picture(view)
