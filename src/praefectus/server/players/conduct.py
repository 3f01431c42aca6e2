"""How reliable people are: points for leaving games and missing tables, which finished games and time reduce."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

DAY = 24 * 3_600_000
WEEK = 7 * DAY
ALLOWED = 10  # points; each further one means a day without rated games
FINISHED_PRIOR, GAMES_PRIOR = 9, 10  # a person's share of finished games begins as if they had finished 9 of 10
SHOWN_FROM = 5  # games
COUNTED = 100  # latest games that count for the share

Misdeed = Literal["left", "left_early", "no_show", "declined"]
POINTS: dict[Misdeed, int] = {"left": 6, "left_early": 12, "no_show": 4, "declined": 1}
EARLY = 1 / 3  # of a game


class Fact(NamedTuple):
    """A moment at which a person got points, or finished a game (-1)."""

    at: int
    points: int


class Conduct(NamedTuple):
    """The points of a person, and until when they play no rated games."""

    points: int
    suspended_until: int | None


def leaving(at: int, length: int) -> Misdeed:
    """Return what leaving a game of this length counts as, at a state of it."""
    return "left_early" if at < EARLY * length else "left"


def conduct(facts: Iterable[Fact], now: int) -> Conduct:
    """Add the points up in their order: every finished game and every week takes one away, never below none."""
    points, since, until = 0, now, None
    for fact in sorted(facts):
        points = max(0, max(0, points - max(0, fact.at - since) // WEEK) + fact.points)
        since = fact.at
        until = fact.at + (points - ALLOWED) * DAY if points > ALLOWED else None
    points = max(0, points - max(0, now - since) // WEEK)
    return Conduct(points, until if until is not None and until > now and points > ALLOWED else None)


def finishing_share(finished: int, games: int) -> int | None:
    """Return how many of 100 games somebody finishes; None while they have played too few."""
    if games < SHOWN_FROM:
        return None
    return round(100 * (finished + FINISHED_PRIOR) / (games + GAMES_PRIOR))
