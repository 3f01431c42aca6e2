"""The kinds of clocks as pure functions: budgets, increments, time banks and deadlines."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from praefectus.server.players.waking_time import WakingTime
from praefectus.server.tables.clock import ALWAYS_AWAKE, HOUR, MINUTE, Clock

AWAKE = (ALWAYS_AWAKE, ALWAYS_AWAKE)


def started(kind: str, minutes: int, seconds: int = 0, waking: tuple[WakingTime, ...] = AWAKE) -> Clock:
    agreed = TypeAdapter(Clock).validate_python({"kind": kind, "minutes": minutes, "seconds": seconds})
    return agreed.started(waking, 0, 0, 0)


def test_only_the_seat_to_act_spends_time() -> None:
    clock = started("game", 10, waking=(ALWAYS_AWAKE,) * 3)
    clock = clock.charged(0, 4 * MINUTE).charged(1, 5 * MINUTE).charged(None, 9 * MINUTE)
    assert clock.left(0, 10 * MINUTE) == [5 * MINUTE, 9 * MINUTE, 10 * MINUTE]


def test_a_clock_for_turns_starts_again_with_every_turn() -> None:
    clock = started("turn", 2).charged(0, MINUTE)
    assert clock.left(None, MINUTE) == [MINUTE, 2 * MINUTE]
    assert clock.turn_begun(1, 1).left(None, MINUTE) == [2 * MINUTE, 2 * MINUTE]


def test_a_clock_that_was_set_back_takes_nothing() -> None:
    assert started("game", 1).charged(0, 5000).charged(0, 2000).used == (5000, 0)


def test_a_live_budget_grows_by_its_increment_with_every_turn_and_never_above_the_budget() -> None:
    clock = started("live", 4, 10)
    clock = clock.charged(0, 1 * MINUTE).turn_begun(1, 1)
    assert clock.left(None, MINUTE) == [3 * MINUTE + 10_000, 4 * MINUTE]
    clock = clock.charged(1, MINUTE + 3_000).turn_begun(2, 0)
    assert clock.left(None, MINUTE)[1] == 4 * MINUTE


def test_a_turn_that_is_taken_back_and_ended_again_is_credited_once() -> None:
    clock = started("live", 4, 10).charged(0, MINUTE).turn_begun(1, 1)
    again = clock.charged(1, MINUTE).turn_begun(0, 0).charged(0, 2 * MINUTE).turn_begun(1, 1)
    assert again.left(None, 2 * MINUTE) == [2 * MINUTE + 10_000, 4 * MINUTE]


def test_a_daily_turn_uses_its_hours_first_then_the_bank() -> None:
    clock = started("daily", 24 * 60)
    assert clock.deadline(0) == 4 * 24 * HOUR
    clock = clock.charged(0, 30 * HOUR).turn_begun(1, 1)
    assert clock.bank == (72 * HOUR - 6 * HOUR + HOUR, 72 * HOUR)
    assert clock.deadline(1) == 30 * HOUR + 4 * 24 * HOUR
    clock = clock.charged(1, 31 * HOUR).turn_begun(2, 0)
    assert clock.bank == (67 * HOUR, 72 * HOUR)
    assert clock.deadline(0) == 31 * HOUR + 24 * HOUR + 67 * HOUR


def test_a_daily_clock_stops_while_the_person_sleeps() -> None:
    sleeper = WakingTime("UTC", 0, 8 * 60)
    clock = started("daily", 12 * 60, waking=(sleeper, ALWAYS_AWAKE))
    assert clock.left(0, 10 * HOUR)[0] == 48 * HOUR - 2 * HOUR
    assert clock.deadline(0) == 72 * HOUR  # three days of sixteen hours


def test_clocks_of_older_tables_go_on() -> None:
    old = TypeAdapter(Clock).validate_python({"kind": "turn", "minutes": 5, "used": [1000, 0], "since": 7})
    assert old.left(0, 8) == [5 * MINUTE - 1001, 5 * MINUTE]
    assert old.charged(0, 9).turn_begun(3, 1).used == (0, 0)


def test_a_clock_is_read_as_it_was_stored() -> None:
    sleeper = WakingTime("Europe/Berlin", 60, 8 * 60)
    clock = started("daily", 60, waking=(sleeper, ALWAYS_AWAKE)).charged(0, 5).turn_begun(1, 1)
    assert TypeAdapter(Clock).validate_python(json.loads(clock.stored())) == clock


def test_a_daily_player_who_comes_back_late_owes_nothing() -> None:
    """The others called a bot a day after the time was up; their next turn has its whole time and an hour more."""
    clock = started("daily", 24 * 60, 0).charged(0, (24 * 4 + 24) * HOUR).turn_begun(1, 1)
    assert clock.charged(1, clock.since).turn_begun(2, 0).left(0, clock.since)[0] == 25 * HOUR


steps = st.lists(st.tuples(st.integers(0, 5 * HOUR), st.sampled_from(["act", "end", "back", "bot"])), max_size=40)


@given(kind=st.sampled_from(["turn", "game", "live", "daily"]), steps=steps)
def test_no_step_gives_more_than_one_credit_a_turn_and_time_spent_is_time_passed(
    kind: str, steps: list[tuple[int, str]]
) -> None:
    """Walk through acts, ends of turns, undos past them and turns of bots."""
    clock, at, turn, given_turns, passed = started(kind, 120, 30), 0, 0, 0, [0, 0]
    for length, what in steps:
        seat, at = turn % 2, at + length
        left = clock.left(seat, at)
        assert (clock.deadline(seat) <= at) == (left[seat] <= 0)
        clock = clock.charged(None if what == "bot" else seat, at)
        passed[seat] += 0 if what == "bot" else length
        if what == "end":
            highest = clock.turn
            turn += 1
            clock = clock.turn_begun(turn, turn % 2)
            given_turns += turn > highest
        elif what == "back" and turn > 0:
            turn -= 1
            clock = clock.turn_begun(turn, turn % 2)
    assert clock.turn == given_turns
    if kind == "game":
        assert list(clock.used) == passed
    if kind == "live":
        assert sum(clock.used) >= sum(passed) - given_turns * 30_000
