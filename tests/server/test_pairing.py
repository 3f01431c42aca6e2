"""Swiss rounds of tables and their standings: properties of two pure functions."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from praefectus.server.tournaments.pairing import History, Table, draw_round, table_sizes
from praefectus.server.tournaments.standings import POINTS, Placed, points_of, standings


def played(table: Table, chance: random.Random) -> list[Placed]:
    ranks = list(range(1, len(table) + 1))
    chance.shuffle(ranks)
    return [Placed(each, rank, 150 - 20 * rank) for each, rank in zip(table, ranks, strict=True)]


def tournament(people: int, seats: int, rounds: int, seed: str) -> list[list[Table]]:
    """Draw and play rounds with random results."""
    done: list[list[Placed]] = []
    drawn: list[list[Table]] = []
    chance = random.Random(seed)
    for number in range(1, rounds + 1):
        ranking = standings(range(1, people + 1), done, seed)
        history = History.of([table for each in drawn for table in each], seats)
        points = [one.points for one in ranking]
        drawn.append(draw_round([one.entrant for one in ranking], points, history, seats, seed, number))
        done += [played(table, chance) for table in drawn[-1]]
    return drawn


@given(st.integers(3, 200), st.integers(3, 5))
def test_nobody_sits_out_and_no_table_is_too_small(people: int, seats: int) -> None:
    sizes = table_sizes(people, seats)
    assert sum(sizes) == people
    assert set(sizes) <= {3, 4, 5}
    if people >= 12:
        assert set(sizes) <= ({3, 4} if seats < 5 else {4, 5}), "the wished size, and one beside it"
    assert max(sizes) - min(sizes) <= 1


def test_the_sizes_of_few_people() -> None:
    """PEOPLE.md 2.9: tables of 4, the rest of 3; five people sit at one table; never two."""
    assert [table_sizes(people) for people in range(9)] == [[], [], [], [3], [4], [5], [3, 3], [4, 3], [4, 4]]


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 24), st.integers(3, 5), st.integers(1, 5), st.text("abc", min_size=1, max_size=6))
def test_everybody_plays_once_in_each_round_and_the_draw_can_be_repeated(
    people: int, seats: int, rounds: int, seed: str
) -> None:
    drawn = tournament(people, seats, rounds, seed)
    for tables in drawn:
        assert sorted(each for table in tables for each in table) == list(range(1, people + 1))
        assert sorted(map(len, tables)) == sorted(table_sizes(people, seats))
    assert tournament(people, seats, rounds, seed) == drawn


@pytest.mark.parametrize(("people", "rounds"), [(16, 3), (24, 3), (64, 4)])
def test_people_do_not_meet_again_where_there_are_enough(people: int, rounds: int) -> None:
    drawn = tournament(people, 4, rounds, "a seed")
    pairs = Counter(pair for tables in drawn for table in tables for pair in combinations(sorted(table), 2))
    assert set(pairs.values()) == {1}


def test_people_sit_in_different_seats() -> None:
    drawn = tournament(32, 4, 4, "a seed")
    seats = Counter((each, seat) for tables in drawn for table in tables for seat, each in enumerate(table))
    assert max(seats.values()) <= 2


def test_neighbours_in_the_standings_sit_together() -> None:
    """In the second round the winners meet, as far as possible: 16 winners of 16 tables fill 4 tables."""
    ranking = list(range(1, 65))
    points = [7.0] * 16 + [4.0] * 16 + [2.0] * 16 + [1.0] * 16
    for table in draw_round(ranking, points, History(), 4, "a seed", 2):
        assert len({points[each - 1] for each in table}) == 1


def test_a_small_table_is_not_always_for_the_same() -> None:
    drawn = tournament(7, 4, 4, "a seed")
    small = Counter(each for tables in drawn for table in tables if len(table) == 3 for each in table)
    assert max(small.values()) <= 3


def test_points_by_place() -> None:
    """PEOPLE.md 2.9: 7-4-2-1 at a table of four; who left, and bots, come last and get nothing."""
    four = [Placed(1, 3, 90), Placed(2, 1, 120), Placed(3, 4, 80), Placed(4, 2, 100)]
    assert points_of(four) == [2, 7, 1, 4]
    left = [Placed(1, 3, 90), Placed(2, 1, 120, left=True), Placed(3, 4, 80), Placed(None, 2, 100)]
    assert points_of(left) == [7, 0, 4, 0]
    shared = [Placed(1, 1, 90), Placed(2, 1, 90), Placed(3, 3, 80)]
    assert points_of(shared) == [5.5, 5.5, 1]


@given(st.lists(st.tuples(st.integers(1, 5), st.booleans(), st.booleans()), min_size=3, max_size=5))
def test_a_table_gives_no_more_points_than_its_scale(seats: list[tuple[int, bool, bool]]) -> None:
    table = [
        Placed(None if bot else number, rank, 100 - rank, left) for number, (rank, bot, left) in enumerate(seats, 1)
    ]
    points = points_of(table)
    assert sum(points) <= sum(POINTS[len(table)]) + 0.05
    assert all(gained == 0 for seat, gained in zip(table, points, strict=True) if seat.entrant is None or seat.left)
    for one, other in combinations(range(len(table)), 2):
        if points[one] and points[other] and table[one].rank < table[other].rank:
            assert points[one] > points[other]


def test_what_decides_among_equal_points() -> None:
    """Wins, then the points of the opponents, then the shares of the scores, then the lot."""
    first = [Placed(1, 1, 100), Placed(2, 2, 90), Placed(3, 3, 80)]
    other = [Placed(4, 1, 150), Placed(5, 2, 90), Placed(6, 3, 30)]
    order = [one.entrant for one in standings(range(1, 7), [first, other], "a seed")]
    assert order[:4] == [4, 1, 2, 5] and set(order[4:]) == {3, 6}
    unseen = [one.entrant for one in standings(range(1, 30), [], "a seed")]
    assert unseen != sorted(unseen) and unseen == [one.entrant for one in standings(range(29, 0, -1), [], "a seed")]
    assert unseen != [one.entrant for one in standings(range(1, 30), [], "another seed")]
