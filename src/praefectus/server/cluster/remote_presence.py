"""The viewers of tables at other server processes."""

from __future__ import annotations

import time

HEARTBEAT = 30.0


class RemotePresence:
    """What other processes report about their viewers, also for tables that are not in memory here."""

    def __init__(self) -> None:
        self.reports: dict[str, dict[str, tuple[frozenset[int], int, float]]] = {}  # by table and process

    def at(self, table: str) -> tuple[frozenset[int], int]:
        """Return the seats whose people are connected elsewhere, and the number of watchers there."""
        limit = time.monotonic() - 3 * HEARTBEAT
        there = [report for report in self.reports.get(table, {}).values() if report[2] > limit]
        return frozenset(seat for seats, _, _ in there for seat in seats), sum(watchers for _, watchers, _ in there)

    def update(self, table: str, process: str, seats: frozenset[int], watchers: int) -> None:
        """Store what a process reports about a table."""
        there = self.reports.setdefault(table, {})
        there.pop(process, None)
        if seats or watchers:
            there[process] = (seats, watchers, time.monotonic())
        if not there:
            del self.reports[table]

    def process_left(self, process: str) -> list[str]:
        """Forget a process that has ended; return the tables for which it had reported viewers."""
        tables = [table for table, there in self.reports.items() if process in there]
        for table in tables:
            self.update(table, process, frozenset(), 0)
        return tables

    def forget_old(self) -> None:
        """Forget reports that were not repeated for a while."""
        limit = time.monotonic() - 3 * HEARTBEAT
        for table, there in list(self.reports.items()):
            for process, (_, _, at) in list(there.items()):
                if at <= limit:
                    self.update(table, process, frozenset(), 0)
