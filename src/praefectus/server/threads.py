"""The one place where work goes to a thread."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

THREADS = sys.platform != "emscripten"  # a browser gives Python none


async def in_thread(function: Callable[..., T], *arguments: Any) -> T:
    """Do something long beside the event loop; where there are no threads, here and now."""
    return await asyncio.to_thread(function, *arguments) if THREADS else function(*arguments)
