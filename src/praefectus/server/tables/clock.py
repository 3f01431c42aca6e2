"""The clock of a table: how long each person may think, and when their time is up.

Only the seat to act spends time, and only while a person plays it. There are four kinds:

- `turn`: minutes for each turn;
- `game`: minutes for the whole game;
- `live`: a budget of minutes, to which every turn that a person ends adds some seconds, never above the budget;
- `daily`: hours for each turn and a time bank, which pays for what a turn needs beyond that and grows by an hour with
  every turn. A daily clock stops in people's sleeping hours and on their pause days.

Time is credited once for a turn: taking it back gives none back, and ending it again credits nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date

from praefectus.server.encoding import encoded
from praefectus.server.models.fields import ClockKind
from praefectus.server.models.responses import ClockAgreed, ClockShown
from praefectus.server.players.waking_time import WakingTime

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SHORT = 3 * HOUR  # time left of a daily turn when its player is warned, or a quarter of a shorter one
BANK_TURNS = 3  # a full time bank pays for so many turns
ALWAYS_AWAKE = WakingTime()


@dataclass(frozen=True, slots=True)
class Clock:
    """The agreed clock, what each seat has used, and since when the time of the seat to act runs."""

    kind: ClockKind
    minutes: int
    seconds: int = 0  # added to a `live` budget at the end of a turn
    used: tuple[int, ...] = ()  # milliseconds of each seat up to `since`: in this turn, in the game, or of its budget
    bank: tuple[int, ...] = ()  # milliseconds of each seat, for `daily` clocks
    since: int = 0
    turn: int = 0  # the latest turn for which time was given
    turn_of: int | None = None  # whose turn that is
    waking: tuple[WakingTime, ...] = ()  # of each seat, for `daily` clocks

    def stored(self) -> str:
        return encoded(asdict(self))

    @property
    def as_agreed(self) -> Clock:
        """Return the same clock before a game: nobody has used any time."""
        return Clock(self.kind, self.minutes, self.seconds)

    @property
    def _limit(self) -> int:
        return self.minutes * MINUTE

    @property
    def _full_bank(self) -> int:
        return BANK_TURNS * self._limit if self.kind == "daily" else 0

    def started(self, waking: Sequence[WakingTime], turn: int, turn_of: int | None, at: int) -> Clock:
        """Start the clock, with one entry in `waking` for each seat."""
        seats = len(waking)
        return replace(
            self.as_agreed,
            used=(0,) * seats,
            bank=(self._full_bank,) * seats,
            since=at,
            turn=turn,
            turn_of=turn_of,
            waking=tuple(waking) if self.kind == "daily" else (),
        )

    def charged(self, seat: int | None, at: int) -> Clock:
        """Charge `seat` for the time until now; None charges nobody."""
        used = list(self.used)
        if seat is not None:
            used[seat] += self._spent(seat, at)
        return replace(self, used=tuple(used), since=max(at, self.since))

    def refreshed(self, seat: int, at: int, running: bool) -> Clock:
        """Give a new person of this seat all the time; their time runs from now on, if it does."""
        used = tuple(0 if number == seat else used for number, used in enumerate(self.used))
        bank = tuple(self._full_bank if number == seat else bank for number, bank in enumerate(self.bank))
        return replace(self, used=used, bank=bank, since=max(at, self.since) if running else self.since)

    def turn_begun(self, turn: int, turn_of: int | None) -> Clock:
        """Credit the time of a new turn, unless this turn had started before and was undone."""
        if turn <= self.turn:
            return self
        clock = replace(self, turn=turn, turn_of=turn_of)
        if self.kind == "turn":
            return replace(clock, used=(0,) * len(self.used))
        if self.kind == "live":
            credited = [max(0, used - self._increment(seat)) for seat, used in enumerate(self.used)]
            return replace(clock, used=tuple(credited))
        if self.kind == "daily":
            banks = [
                min(self._full_bank, max(0, self.bank[seat] - max(0, used - self._limit)) + self._increment(seat))
                for seat, used in enumerate(self.used)
            ]
            return replace(clock, used=(0,) * len(self.used), bank=tuple(banks))
        return clock

    def _increment(self, seat: int) -> int:
        """Return what the ended turn adds to the time of a seat."""
        if seat != self.turn_of:
            return 0
        return HOUR if self.kind == "daily" else 1000 * self.seconds

    def _spent(self, seat: int, at: int) -> int:
        return self._waking(seat).between(self.since, at) if at > self.since else 0

    def _waking(self, seat: int) -> WakingTime:
        return self.waking[seat] if self.waking else ALWAYS_AWAKE

    def _left(self, seat: int) -> int:
        """Return the milliseconds of a seat at `since`."""
        return self._limit + (self.bank[seat] if self.bank else 0) - self.used[seat]

    def left(self, seat: int | None, at: int) -> list[int]:
        """Return the milliseconds of every seat, negative when its time is up; the time of `seat` runs."""
        return [
            self._left(number) - (self._spent(number, at) if number == seat else 0) for number in range(len(self.used))
        ]

    def deadline(self, seat: int) -> int:
        """Return when the time of a seat is up if it does not act."""
        return self._waking(seat).deadline(self.since, self._left(seat))

    def first_choice_due(self, seat: int) -> int:
        """Return when somebody who has not played yet must have made a choice, in a game of strangers."""
        return self._waking(seat).deadline(self.since, min(self._limit, DAY) - self.used[seat])

    def handed_over(self, seat: int, waking: WakingTime, at: int) -> Clock:
        """Return the clock for another person in a seat that has not played yet."""
        used, awake, bank = list(self.used), list(self.waking), list(self.bank)
        used[seat], bank[seat] = 0, self._full_bank
        if awake:
            awake[seat] = waking
        return replace(self, used=tuple(used), bank=tuple(bank), waking=tuple(awake), since=at)

    def with_pauses(self, seat: int, pauses: tuple[tuple[date, date], ...]) -> Clock:
        """Return the clock with other pause days of a seat."""
        waking = list(self.waking)
        waking[seat] = replace(waking[seat], pauses=pauses)
        return replace(self, waking=tuple(waking))

    def warning(self, seat: int) -> int:
        """Return when to warn a seat that its time is short; clocks of one sitting warn when it is up."""
        if self.kind != "daily":
            return self.deadline(seat)
        return self._waking(seat).deadline(self.since, self._left(seat) - min(self._limit // 4, SHORT))

    def shown(self, seat: int | None, at: int) -> ClockShown:
        """Return the clock for viewers."""
        return ClockShown(left=self.left(seat, at), running=seat)

    @property
    def agreed(self) -> ClockAgreed:
        return ClockAgreed(kind=self.kind, minutes=self.minutes, seconds=self.seconds)
