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


class Onlooker(Protocol):
    """A connection, as the table uses it."""

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
    """Who is connected. Changes within a moment are announced together."""

    def __init__(self, table: Table) -> None:
        self.of = weakref.ref(table)  # weak, so that an unused table is freed at once
        self.onlookers: set[Onlooker] = set()
        self.here: Counter[frozenset[int]] = Counter()  # number of connections by the seats they hold
        self.seen: dict[str, int] = {}  # when people were last there, by the hash of their secret
        self.told = PresenceMessage(type="presence", online=[], watchers=0, away=[])
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

    def heard(self, seen: Mapping[str, int]) -> None:
        """Take over what is stored; what this process knows may be newer."""
        self.seen |= {who: max(min(at, now()), self.seen.get(who, 0)) for who, at in seen.items()}

    def last_there(self, seat: int) -> int:
        """Return when the person of a seat was last there; if nothing is known, when the table last changed."""
        table, at = self.of(), now()
        if seat in self.online or table is None:
            return at
        (who,) = self._people([seat]) or [""]
        return min(at, self.seen.get(who, table.changed))

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
            self.seen |= dict.fromkeys(people, min(until, now()))
            if table.stage == "playing":
                table.registry.sightings.note(table.id, people, until)

    def come(self, onlooker: Onlooker) -> None:
        """Add a viewer."""
        self.onlookers.add(onlooker)
        self.here[onlooker.seats] += 1
        self._note(onlooker.seats, now() + LEASE)
        self.tell()

    def go(self, onlooker: Onlooker) -> None:
        if onlooker in self.onlookers:
            self.onlookers.remove(onlooker)
            self.here -= Counter([onlooker.seats])
            self._note(onlooker.seats - self._seats_here(), now())
            self.tell()

    def count(self) -> None:
        """Count again: viewers may hold other seats now."""
        self.here = Counter(onlooker.seats for onlooker in self.onlookers)

    def tell(self) -> None:
        """Send `presence` if it changed; once for many changes at the same time."""
        if self.due is None:
            self.due = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell)

    def _tell(self) -> None:
        """Send it. Other processes get it repeatedly, because they forget what is not repeated."""
        self.due = None
        table = self.of()
        if table is None:
            return
        seats, watchers = sorted(self._seats_here()), self.here[frozenset()]
        table.registry.bus.later("presence", table.id, seats=seats, watchers=watchers)
        online = self.online
        self.seen |= dict.fromkeys(self._people({*self.told.online} - {*online}), now())  # at other processes too
        news = PresenceMessage(type="presence", online=online, watchers=self.watchers, away=away(table))
        if news != self.told:
            self.told = news
            table.tell(news)
