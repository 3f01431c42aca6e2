"""The viewers of a table, in this process and in others."""

from __future__ import annotations

import asyncio
import weakref
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Protocol

from praefectus.server.encoding import now
from praefectus.server.models.messages import PresenceMessage
from praefectus.server.tables.absence import LEASE, away

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table

PRESENCE_SECONDS = 0.1


class Viewer(Protocol):
    """A connection, as the table uses it."""

    seats: frozenset[int]
    language: str

    @property
    def muted_seats(self) -> frozenset[int]: ...

    async def reload_people(self) -> None: ...

    @property
    def wants_views(self) -> bool: ...

    def send(self, text: str) -> None: ...

    def game_changed(self) -> None: ...


class Presence:
    """Who is connected. Changes within a moment are announced together."""

    def __init__(self, table: Table) -> None:
        self.of = weakref.ref(table)  # weak, so that an unused table is freed at once
        self.viewers: set[Viewer] = set()
        self.here: Counter[frozenset[int]] = Counter()  # number of connections by the seats they hold
        self.last_seen: dict[str, int] = {}  # when people were last there, by the hash of their secret
        self.last_sent = PresenceMessage(type="presence", online=[], watchers=0, away=[])
        self.due: asyncio.TimerHandle | None = None

    @property
    def online(self) -> list[int]:
        return sorted(self._seats_here() | self._elsewhere()[0])

    @property
    def watchers(self) -> int:
        return self.here[frozenset()] + self._elsewhere()[1]

    def _seats_here(self) -> set[int]:
        return {seat for held in self.here for seat in held}

    def _elsewhere(self) -> tuple[frozenset[int], int]:
        table = self.of()
        return (frozenset(), 0) if table is None else table.registry.elsewhere.at(table.id)

    # When people were last there

    def _people(self, seats: Iterable[int]) -> list[str]:
        """Return the hashes of the secrets of these seats."""
        table = self.of()
        known = [] if table is None else [table.seats[seat].secret_hash for seat in seats if seat < len(table.seats)]
        return [who for who in known if who is not None]

    def people_here(self) -> list[str]:
        return self._people(self._seats_here())

    def merge_last_seen(self, seen: Mapping[str, int]) -> None:
        """Take over what is stored; what this process knows may be newer."""
        self.last_seen |= {who: max(min(at, now()), self.last_seen.get(who, 0)) for who, at in seen.items()}

    def last_there(self, seat: int) -> int:
        """Return when the person of a seat was last there; if nothing is known, when the table last changed."""
        table, at = self.of(), now()
        if seat in self.online or table is None:
            return at
        (who,) = self._people([seat]) or [""]
        return min(at, self.last_seen.get(who, table.changed))

    def away_since(self, seat: int) -> int | None:
        """Return since when the person of a seat is away; None while they are there."""
        return None if seat in self.online else self.last_there(seat)

    def was_there(self, seat: int) -> None:
        """Note that the person of a seat has just acted, perhaps without a connection."""
        self._note([seat], now())

    def all_seen(self) -> None:
        """Reset all absences: the game begins."""
        table = self.of()
        if table is not None:
            online = set(self.online)
            self._note(online, now() + LEASE)
            self._note(set(table.people) - online, now())

    def _note(self, seats: Iterable[int], until: int) -> None:
        """Note until when these people were there, or will be."""
        table = self.of()
        if table is not None:
            people = self._people(seats)
            self.last_seen |= dict.fromkeys(people, min(until, now()))
            if table.stage == "playing":
                table.registry.last_seen.note(table.id, people, until)

    def add(self, viewer: Viewer) -> None:
        """Add a viewer."""
        self.viewers.add(viewer)
        self.here[viewer.seats] += 1
        self._note(viewer.seats, now() + LEASE)
        self.announce()

    def remove(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.here -= Counter([viewer.seats])
            self._note(viewer.seats - self._seats_here(), now())
            self.announce()

    def count(self) -> None:
        """Count again: viewers may hold other seats now."""
        self.here = Counter(viewer.seats for viewer in self.viewers)

    def announce(self) -> None:
        """Send `presence` if it changed; once for many changes at the same time."""
        if self.due is None:
            self.due = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._announce)

    def _announce(self) -> None:
        """Send it. Other processes get it repeatedly, because they forget what is not repeated."""
        self.due = None
        table = self.of()
        if table is None:
            return
        seats, watchers = sorted(self._seats_here()), self.here[frozenset()]
        table.registry.bus.later("presence", table.id, seats=seats, watchers=watchers)
        online = self.online
        left = {*self.last_sent.online} - {*online}  # at other processes too
        self.last_seen |= dict.fromkeys(self._people(left), now())
        message = PresenceMessage(type="presence", online=online, watchers=self.watchers, away=away(table))
        if message != self.last_sent:
            self.last_sent = message
            table.send_all(message)
