"""Messages that wait to be sent on a connection, bounded in number and size."""

from __future__ import annotations

import re
import sys
from collections import deque

MOST_MESSAGES = 500
MOST_BYTES = 512 * 1024  # several times the longest welcome
KIND = re.compile(r'\{"type":"(\w+)"')  # the start of every message
REPLACING = frozenset({"welcome", "table", "presence", "thinking", "forecast"})  # only the newest of each matters


class Outbox:
    """A queue of texts. A newer message of a replacing kind takes the place of the older one."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[str | None, str]] = deque()
        self.bytes = 0

    def __bool__(self) -> bool:
        return bool(self.waiting)

    @property
    def is_full(self) -> bool:
        """Whether more waits than a client that reads would ever let wait."""
        return len(self.waiting) >= MOST_MESSAGES or self.bytes > MOST_BYTES

    def put(self, text: str) -> None:
        """Add a text at the end; if it doesn't fit, drop it, and the connection ends."""
        found = KIND.match(text)
        kind = found[1] if found else None
        if kind in REPLACING:
            for each in self.waiting:
                if each[0] == kind:
                    self.waiting.remove(each)
                    self.bytes -= sys.getsizeof(each[1])
                    break
        if not self.is_full:
            self.waiting.append((kind, text))
            self.bytes += sys.getsizeof(text)

    def put_first(self, text: str) -> None:
        """Add a text before all others."""
        self.waiting.appendleft((None, text))
        self.bytes += sys.getsizeof(text)

    def take(self) -> str:
        """Remove and return the next text."""
        _, text = self.waiting.popleft()
        self.bytes -= sys.getsizeof(text)
        return text
