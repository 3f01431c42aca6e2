"""When a player's daily clock runs: not during sleeping hours or pause days, in the player's time zone.

Clocks of daily games count only this time. Everything here is a pure function of moments in milliseconds since 1970,
so that a deadline is computed once, stored, and the same after a restart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

from praefectus.server.errors import Refused

DAY_MINUTES = 24 * 60
MOST_SLEEP = 9 * 60  # minutes a night
PAUSE_DAYS = 14  # a year
LONGEST_PAUSE = 7  # days
MOST_DAYS = 800  # of a deadline; a budget of days and all pause days of a year need fewer

Interval = tuple[int, int]
Pause = tuple[date, date]


@dataclass(frozen=True, slots=True)
class WakingTime:
    """When a person's clock runs: always, unless they sleep or pause.

    `sleep_from` and `sleep_to` are minutes after midnight, local time; the first may be the larger one. `pauses` are
    days, both ends included.
    """

    zone: str = "UTC"
    sleep_from: int = 0
    sleep_to: int = 0
    pauses: tuple[Pause, ...] = ()

    def deadline(self, since: int, budget: int) -> int:
        """Return when a budget of milliseconds is used up, counted from `since`."""
        left, at = max(budget, 0), since
        for start, end in self._stops(since):
            if start > at:
                if start - at >= left:
                    return at + left
                left -= start - at
            at = max(at, end)
        return at + left

    def between(self, since: int, until: int) -> int:
        """Return how much waking time passes between two moments."""
        used, at = 0, since
        for start, end in self._stops(since):
            if start >= until:
                break
            used += max(0, start - at)
            at = max(at, end)
        return used + max(0, until - at)

    def today(self, at: int) -> date:
        """Return the person's date at a moment."""
        return datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone)).date()

    def pause_days_left(self, year: int) -> int:
        """Return how many pause days of a year are still free."""
        used = sum(day.year == year for pause in self.pauses for day in _days(pause))
        return max(0, PAUSE_DAYS - used)

    def changed(self, wish: WakingTime, at: int) -> WakingTime:
        """Return what a person wishes from now on, or refuse it. A pause that has started stays as it is."""
        if wish.zone not in available_timezones():
            raise Refused("malformed", "waking-no-zone", zone=wish.zone)
        if (wish.sleep_to - wish.sleep_from) % DAY_MINUTES > MOST_SLEEP:
            raise Refused("malformed", "waking-sleep-too-long", hours=MOST_SLEEP // 60)
        today = wish.today(at)
        begun = [pause for pause in self.pauses if pause[0] <= today and pause[1].year >= today.year]
        coming = [pause for pause in wish.pauses if pause not in begun]
        for first, last in coming:
            if first <= today:
                raise Refused("malformed", "pause-begins-late")
            if last < first:
                raise Refused("malformed", "pause-backwards")
            if (last - first).days >= LONGEST_PAUSE:
                raise Refused("malformed", "pause-too-long", most=LONGEST_PAUSE)
        pauses = sorted([*begun, *coming])
        for (_, last), (first, _) in pairwise(pauses):
            if first <= last + timedelta(days=1):
                raise Refused("malformed", "pauses-touch", most=LONGEST_PAUSE)
        changed = WakingTime(wish.zone, wish.sleep_from, wish.sleep_to, tuple(pauses))
        for year in {day.year for pause in coming for day in pause}:
            if sum(day.year == year for pause in pauses for day in _days(pause)) > PAUSE_DAYS:
                raise Refused("malformed", "pause-too-many", most=PAUSE_DAYS)
        return changed

    def _stops(self, since: int) -> Iterator[Interval]:
        """Yield the times in which the clock stops, from the day before `since` on, in order; some may overlap.

        A sleep that falls into the change to summer time is left out.
        """
        if not self.pauses and self.sleep_from == self.sleep_to:
            return
        zone = ZoneInfo(self.zone)
        first = datetime.fromtimestamp(since / 1000, zone).date() - timedelta(days=1)
        for number in range(MOST_DAYS):
            day = first + timedelta(days=number)
            if any(start <= day <= end for start, end in self.pauses):
                yield _moment(day, 0, zone), _moment(day, DAY_MINUTES, zone)
            if self.sleep_from != self.sleep_to:
                until = self.sleep_to + (DAY_MINUTES if self.sleep_to < self.sleep_from else 0)
                start, end = _moment(day, self.sleep_from, zone), _moment(day, until, zone)
                if start < end:
                    yield start, end


def _days(pause: Pause) -> Iterator[date]:
    """Yield the days of a pause."""
    first, last = pause
    for number in range((last - first).days + 1):
        yield first + timedelta(days=number)


def _moment(day: date, minutes: int, zone: ZoneInfo) -> int:
    """Return the moment of a local time; a time that summer time skips counts as if the clock was changed late."""
    wall = datetime.combine(day + timedelta(days=minutes // DAY_MINUTES), time(), zone)
    wall = wall.replace(hour=minutes % DAY_MINUTES // 60, minute=minutes % 60)
    return round(wall.astimezone(UTC).timestamp() * 1000)
