"""How moments and messages look on the wire."""

from __future__ import annotations

import time
from typing import Any

from pydantic_core import to_json


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def encoded(message: Any) -> str:
    return to_json(message).decode()
