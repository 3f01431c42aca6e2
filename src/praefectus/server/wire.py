"""How moments and messages look on the wire."""

from __future__ import annotations

import json
import time
from typing import Any


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def encoded(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
