"""A seek: what a player wants to play, and how the search widens while they wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

LivePace = Literal["quick", "normal", "slow"]
DailyPace = Literal["hours_12", "hours_24", "hours_48", "hours_72"]
Pace = Literal[LivePace, DailyPace]
Rated = Literal["yes", "no", "either"]

LIVE_PACES: tuple[LivePace, ...] = get_args(LivePace)
DAILY_PACES: tuple[DailyPace, ...] = get_args(DailyPace)
LIVE_CLOCKS: dict[str, tuple[int, int]] = {"quick": (4, 10), "normal": (8, 15), "slow": (15, 30)}  # minutes, seconds
HOURS: dict[str, int] = {"hours_12": 12, "hours_24": 24, "hours_48": 48, "hours_72": 72}
LIKED_SIZE = 4  # the number of players that the game is liked most with, if somebody wishes several


def is_live(pace: str) -> bool:
    return pace in LIVE_PACES


@dataclass(frozen=True, slots=True)
class Widening:
    """How long a wish stays strict, in milliseconds of waiting."""

    step: int  # the rating window grows with every step
    any_rating: int
    other_sizes: int
    bots: int
    until: int  # when the seek ends automatically


LIVE = Widening(20 * SECOND, 3 * MINUTE, 45 * SECOND, 90 * SECOND, 15 * MINUTE)
DAILY = Widening(HOUR, 12 * HOUR, DAY, DAY, 14 * DAY)
FIRST_WINDOW = 6.0  # of mu: odds of about 2.7 to 1
WINDOW_STEP = 2.0


@dataclass(frozen=True, slots=True)
class Wishes:
    """Sets of what somebody would play; no boards means any board."""

    pace: Pace
    sizes: frozenset[int]
    boards: frozenset[str] = frozenset()
    required: frozenset[str] = frozenset()  # modules that must be there
    excluded: frozenset[str] = frozenset()  # modules that must not be there
    rated: Rated = "either"
    bots: bool = False  # bots may fill seats after a while

    @property
    def live(self) -> bool:
        return is_live(self.pace)

    @property
    def widening(self) -> Widening:
        return LIVE if self.live else DAILY

    @property
    def liked(self) -> int:
        """The size that is tried first."""
        return LIKED_SIZE if LIKED_SIZE in self.sizes else max(self.sizes)


@dataclass(frozen=True, slots=True)
class Seek:
    """Somebody who waits for a game."""

    id: str
    person: str
    wishes: Wishes
    since: int
    mu: float = 25.0
    rated_allowed: bool = True
    blocked: frozenset[str] = frozenset()  # people whom this person has blocked
    origins: frozenset[str] = frozenset()  # hashes of the device and address

    def waited(self, now: int) -> int:
        return max(0, now - self.since)

    def sizes_at(self, now: int) -> frozenset[int]:
        """The numbers of players that this person accepts by now."""
        if self.waited(now) >= self.wishes.widening.other_sizes:
            return self.wishes.sizes
        return frozenset({self.wishes.liked})

    def bots_at(self, now: int) -> bool:
        return self.wishes.bots and self.waited(now) >= self.wishes.widening.bots

    def window_at(self, now: int) -> float | None:
        """Return how far the ratings of the others may be from one's own; None after long waiting: any rating."""
        waited, widening = self.waited(now), self.wishes.widening
        if waited >= widening.any_rating:
            return None
        return FIRST_WINDOW + WINDOW_STEP * (waited // widening.step)
