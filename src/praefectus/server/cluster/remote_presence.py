"""Who looks at tables through other server processes."""

from __future__ import annotations

import time

HEARTBEAT = 30.0


class RemotePresence:
    """Who looks at tables at other server processes, as they say it: also at tables that are not in memory here."""

    def __init__(self) -> None:
        self.said: dict[str, dict[str, tuple[frozenset[int], int, float]]] = {}  # by table and process

    def at(self, table: str) -> tuple[frozenset[int], int]:
        """The seats whose people look on elsewhere, and how many watch there."""
        limit = time.monotonic() - 3 * HEARTBEAT
        there = [said for said in self.said.get(table, {}).values() if said[2] > limit]
        return frozenset(seat for seats, _, _ in there for seat in seats), sum(watchers for _, watchers, _ in there)

    def hear(self, table: str, process: str, seats: frozenset[int], watchers: int) -> None:
        """What a process says of a table."""
        there = self.said.setdefault(table, {})
        there.pop(process, None)
        if seats or watchers:
            there[process] = (seats, watchers, time.monotonic())
        if not there:
            del self.said[table]

    def gone(self, process: str) -> list[str]:
        """A process has ended; returns the tables at which it had said that somebody looks on."""
        tables = [table for table, there in self.said.items() if process in there]
        for table in tables:
            self.hear(table, process, frozenset(), 0)
        return tables

    def forget_old(self) -> None:
        """Forget what was not repeated for long."""
        limit = time.monotonic() - 3 * HEARTBEAT
        for table, there in list(self.said.items()):
            for process, (_, _, at) in list(there.items()):
                if at <= limit:
                    self.hear(table, process, frozenset(), 0)
