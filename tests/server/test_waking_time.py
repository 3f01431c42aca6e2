"""Clocks that stop while people sleep or pause: over days, changes to summer time and half-hour time zones."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from praefectus.server.players.waking_time import DAY_MINUTES, WakingTime

HOUR = 3_600_000
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Chatham")


def at(text: str, zone: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_without_sleep_time_simply_passes() -> None:
    assert WakingTime().deadline(1_000, 24 * HOUR) == 1_000 + 24 * HOUR


def test_the_clock_stops_over_a_night() -> None:
    person = WakingTime("Europe/Berlin", 22 * 60, 7 * 60)
    since = at("2026-06-10T20:00", "Europe/Berlin")
    assert person.deadline(since, 12 * HOUR) == at("2026-06-11T17:00", "Europe/Berlin")


def test_a_clock_that_starts_in_the_night_runs_from_the_morning() -> None:
    person = WakingTime("Asia/Kolkata", 23 * 60, 6 * 60 + 30)
    assert person.deadline(at("2026-06-10T02:00", "Asia/Kolkata"), HOUR) == at("2026-06-10T07:30", "Asia/Kolkata")


@pytest.mark.parametrize(
    ("evening", "morning"),
    [("2026-03-28T21:00", "2026-03-29T08:00"), ("2026-10-24T21:00", "2026-10-25T08:00")],
    ids=["spring", "autumn"],
)
def test_sleeping_hours_are_those_of_the_wall_on_both_changes_of_summer_time(evening: str, morning: str) -> None:
    person = WakingTime("Europe/Berlin", 22 * 60, 7 * 60)
    since = at(evening, "Europe/Berlin")
    assert person.deadline(since, 2 * HOUR) == at(morning, "Europe/Berlin")


def test_a_sleep_that_summer_time_swallows_stops_nothing() -> None:
    person = WakingTime("Europe/Berlin", 2 * 60 + 30, 3 * 60 + 10)
    since = at("2026-03-29T01:00", "Europe/Berlin")
    assert person.deadline(since, 2 * HOUR) == since + 2 * HOUR


def test_pause_days_are_days_of_the_wall() -> None:
    person = WakingTime("America/New_York", pauses=((date(2026, 7, 4), date(2026, 7, 5)),))
    since = at("2026-07-03T18:00", "America/New_York")
    assert person.deadline(since, 12 * HOUR) == at("2026-07-06T06:00", "America/New_York")


@given(
    zone=st.sampled_from(ZONES),
    since=st.integers(1_700_000_000_000, 1_900_000_000_000),
    budget=st.integers(0, 240 * HOUR),
    sleep_from=st.integers(0, DAY_MINUTES - 1),
    length=st.integers(0, 9 * 60),
    pause=st.integers(0, 20),
    days=st.integers(0, 6),
)
def test_a_deadline_is_just_when_the_budget_is_used(
    zone: str, since: int, budget: int, sleep_from: int, length: int, pause: int, days: int
) -> None:
    first = date.fromtimestamp(since / 1000).toordinal() + pause
    pauses = ((date.fromordinal(first), date.fromordinal(first + days)),)
    person = WakingTime(zone, sleep_from, (sleep_from + length) % DAY_MINUTES, pauses)
    deadline = person.deadline(since, budget)
    assert person.between(since, deadline) == budget
    assert budget == 0 or person.between(since, deadline - 1) == budget - 1
    middle = (since + deadline) // 2
    assert person.between(since, middle) + person.between(middle, deadline) == budget
