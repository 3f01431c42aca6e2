"""Times and messages as they are sent and stored."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from typing import Any

from pydantic_core import to_json

from praefectus.language import ENGLISH, Message, Translatable, Words, of

LAST_MOMENT = 253_402_300_799_000  # milliseconds: the end of the year 9999, the last that can be formatted


def system_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


clock = system_clock  # the clock of this process; tests replace it to let days pass


def now() -> int:
    """Milliseconds since 1970, by the clock of this process."""
    return clock()


def moment(milliseconds: int) -> str:
    """Format a time as text, in UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def encoded(message: Any, words: Words | None = None) -> str:
    """Encode as JSON, with messages of the catalogue in these words; English by default."""
    return to_json(message, fallback=(words or of(ENGLISH)).say).decode()


MESSAGE_MARK = "\x1f"  # marks a stored message of the catalogue among people's texts; no person can type it


def stored_text(text: Translatable) -> str:
    """Encode a text or message for storage, before it has a language."""
    return MESSAGE_MARK + json.dumps(text.as_json()) if isinstance(text, Message) else text


def read_text(kept: str) -> Translatable:
    """Decode a stored text or message."""
    if not kept.startswith(MESSAGE_MARK):
        return kept
    return Message.from_json(json.loads(kept.removeprefix(MESSAGE_MARK)))
