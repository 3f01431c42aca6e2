"""Who looks at a table: here, and at other server processes."""

from __future__ import annotations

import asyncio
import time
import weakref
from collections import Counter
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table

PRESENCE_SECONDS = 0.1
HEARTBEAT = 30.0


class Onlooker(Protocol):
    """A connection, as the table sees it."""

    seats: frozenset[int]
    language: str

    @property
    def unheard(self) -> frozenset[int]: ...

    async def look_at_people(self) -> None: ...

    @property
    def wants_views(self) -> bool: ...

    def send(self, text: str) -> None: ...

    def game_changed(self) -> None: ...


class Presence:
    """What is said about it is said once for all who come and go within a moment."""

    def __init__(self, table: Table, seats: int) -> None:
        self.of = weakref.ref(table)  # so that a table nobody holds is freed at once
        self.onlookers: set[Onlooker] = set()
        self.here: Counter[frozenset[int]] = Counter()  # how many connections hold which seats
        self.elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        self.last_seen: dict[int, float] = dict.fromkeys(range(seats), time.monotonic())
        self.told: tuple[list[int], int] = ([], 0)
        self.due: asyncio.TimerHandle | None = None

    @property
    def online(self) -> list[int]:
        seats = self._seats_here()
        for there, _, _ in self._elsewhere():
            seats |= there
        return sorted(seats)

    @property
    def watchers(self) -> int:
        return self.here[frozenset()] + sum(watchers for _, watchers, _ in self._elsewhere())

    def _seats_here(self) -> set[int]:
        return {seat for held in self.here for seat in held}

    def _elsewhere(self) -> list[tuple[frozenset[int], int, float]]:
        limit = time.monotonic() - 3 * HEARTBEAT
        return [there for there in self.elsewhere.values() if there[2] > limit]

    def is_there(self, seat: int) -> bool:
        """Whether the person of a seat looks on, or did so a moment ago."""
        table = self.of()
        recent = 0.0 if table is None else table.hall.settings.away_seconds
        return seat in self.online or time.monotonic() - self.last_seen.get(seat, 0.0) < recent

    def come(self, onlooker: Onlooker) -> None:
        """Somebody looks on."""
        self.onlookers.add(onlooker)
        self.here[onlooker.seats] += 1
        self.tell()

    def go(self, onlooker: Onlooker) -> None:
        if onlooker in self.onlookers:
            self.onlookers.remove(onlooker)
            self.here -= Counter([onlooker.seats])
            self.last_seen |= dict.fromkeys(onlooker.seats, time.monotonic())
            self.tell()

    def count(self) -> None:
        """Those who look on may hold other seats now."""
        self.here = Counter(onlooker.seats for onlooker in self.onlookers)

    def changed_elsewhere(self, process: str, seats: frozenset[int], watchers: int) -> None:
        if seats or watchers:
            self.elsewhere[process] = (seats, watchers, time.monotonic())
        else:
            self.elsewhere.pop(process, None)
        self.tell()

    def tell(self) -> None:
        """Say who is there, if that is news; when many come and go, once for all of them."""
        if self.due is None:
            self.due = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell)

    def _tell(self) -> None:
        """To the other processes it is said again from time to time, because what is not repeated is forgotten."""
        self.due = None
        table = self.of()
        if table is None:
            return
        seats, watchers = sorted(self._seats_here()), self.here[frozenset()]
        table.hall.exchange.later("presence", table.id, seats=seats, watchers=watchers)
        news = (self.online, self.watchers)
        if news != self.told:
            self.told = news
            table.tell({"type": "presence", "online": news[0], "watchers": news[1]})
