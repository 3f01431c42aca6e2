"""Run a function in a thread, or inline where there are none."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

THREADS = sys.platform != "emscripten"  # Python in a browser has none


async def in_thread(function: Callable[..., T], *arguments: Any) -> T:
    """Run something long outside the event loop; where there are no threads, run it here."""
    return await asyncio.to_thread(function, *arguments) if THREADS else function(*arguments)
