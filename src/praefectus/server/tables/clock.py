"""The clock of a table: how long each person may think, in a turn or in the whole game.

Nothing happens by itself when a time is up: the seat is marked, and the others may let a bot play on for it. Only the
seat to act spends time, and only while a person plays it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace

from praefectus.server.encoding import encoded
from praefectus.server.models.fields import ClockKind
from praefectus.server.models.responses import ClockAgreed, ClockShown

MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Clock:
    """What was agreed, what each seat has spent, and since when the time of the seat to act runs."""

    kind: ClockKind
    minutes: int
    used: tuple[int, ...] = ()  # milliseconds of each seat, up to `since`
    since: int = 0

    def kept(self) -> str:
        return encoded(asdict(self))

    def started(self, seats: int, at: int) -> Clock:
        return replace(self, used=(0,) * seats, since=at)

    def pressed(self, seat: int | None, at: int, new_turn: bool = False) -> Clock:
        """Charge `seat` for the time until now and start the clock of the next turn."""
        used = list(self.used)
        if seat is not None:
            used[seat] += max(0, at - self.since)
        if new_turn and self.kind == "turn":
            used = [0] * len(used)
        return replace(self, used=tuple(used), since=at)

    def left(self, seat: int | None, at: int) -> list[int]:
        """Milliseconds of every seat, less than nothing when its time is up; the time of `seat` runs."""
        limit = self.minutes * MINUTE
        return [
            limit - used - (max(0, at - self.since) if number == seat else 0) for number, used in enumerate(self.used)
        ]

    def shown(self, seat: int | None, at: int) -> ClockShown:
        """For those who look at the table."""
        return ClockShown(left=self.left(seat, at), running=seat)

    @property
    def agreed(self) -> ClockAgreed:
        return ClockAgreed(kind=self.kind, minutes=self.minutes)
