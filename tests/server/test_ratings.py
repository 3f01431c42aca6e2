"""Ratings: simulated people of known strength get the right ratings, and tricks gain nothing.

A person's play is strength plus luck, both normal with spread 1; the order of these sums is the result.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterator

import pytest

from praefectus.server.ratings.model import (
    MONTH,
    WEEK,
    Rating,
    Ratings,
    Result,
    Side,
    category_of,
    chances,
    pair_weight,
    rate,
    recompute,
    rested,
)

PEOPLE, ROUNDS = 160, 60
APART = MONTH // 30  # a round a day


class World:
    """People with known strengths who play tables of four."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.strength = {f"p{number}": self.chance.gauss(0, 1) for number in range(PEOPLE)}
        self.results: list[Result] = []
        self.ratings = Ratings()
        self.said: list[tuple[list[float], int]] = []

    def order(self, people: list[str]) -> list[str]:
        return sorted(people, key=lambda who: -self.strength[who] - self.chance.gauss(0, 1))

    def result(self, order: list[str]) -> Result:
        sides = tuple(Side((who,), place + 1) for place, who in enumerate(order))
        return Result(str(len(self.results)), "live", len(self.results) * APART // (PEOPLE // 4) + 1, sides)

    def add(self, result: Result) -> None:
        self.results.append(result)
        self.ratings.add(result)

    def tables(self) -> Iterator[list[str]]:
        people = list(self.strength)
        self.chance.shuffle(people)
        for start in range(0, len(people), 4):
            yield people[start : start + 4]

    def play(self, rounds: int, say: int = 10_000) -> None:
        for number in range(rounds):
            for table in self.tables():
                told = chances([self.rating(who) for who in table]) if number >= say else None
                order = self.order(table)
                if told:
                    self.said.append((told, table.index(order[0])))
                self.add(self.result(order))

    def rating(self, who: str) -> Rating:
        return self.ratings.standing(who, "live").rating


def correlation(one: list[float], other: list[float]) -> float:
    """Rank correlation."""

    def ranks(values: list[float]) -> list[float]:
        order = sorted(range(len(values)), key=values.__getitem__)
        return [float(order.index(number)) for number in range(len(values))]

    return statistics.correlation(ranks(one), ranks(other))


@pytest.fixture(scope="module")
def worlds() -> list[World]:
    made = [World(seed) for seed in (1, 2, 3)]
    for world in made:
        world.play(ROUNDS, say=20)
    return made


def test_ratings_reach_the_right_order(worlds: list[World]) -> None:
    """Gate of the simulation: rank correlation 0.95 after 60 games each."""
    for world in worlds:
        people = list(world.strength)
        told = [world.rating(who).mu for who in people]
        assert correlation([world.strength[who] for who in people], told) > 0.95


def test_chances_are_right(worlds: list[World]) -> None:
    """Gate: the slope of the forecast chances is 0.9 to 1.1; above 1 they would be too timid, below 1 too bold."""
    said = [each for world in worlds for each in world.said]

    def loss(slope: float) -> float:
        total = 0.0
        for told, winner in said:
            parts = [chance**slope for chance in told]
            total -= math.log(parts[winner] / sum(parts))
        return total

    best = min((step / 50 for step in range(35, 66)), key=loss)
    assert 0.9 <= best <= 1.1


def test_the_told_uncertainty_is_the_true_one(worlds: list[World]) -> None:
    """Gate: sigma divided by the true error is 0.8 to 1.25."""
    for world in worlds:
        people = list(world.strength)
        truth = [world.strength[who] for who in people]
        told = [world.rating(who).mu for who in people]
        line = statistics.linear_regression(truth, told)
        error = statistics.fmean(
            (mu - line.intercept - line.slope * real) ** 2 for mu, real in zip(told, truth, strict=True)
        )
        sigma = statistics.fmean(world.rating(who).sigma for who in people)
        assert 0.8 <= sigma / math.sqrt(error) <= 1.25


def test_ratings_computed_again_are_the_same(worlds: list[World]) -> None:
    """The cache equals a computation from the stored results."""
    assert recompute(worlds[0].results).standings == worlds[0].ratings.standings


def test_beating_fresh_accounts_gains_nothing(worlds: list[World]) -> None:
    """Gate: less than 0.05 of the spread of all ratings, for 40 wins over accounts that lose on purpose."""
    world = worlds[0]
    ratings = recompute(world.results)
    middling = min(world.strength, key=lambda who: abs(world.strength[who]))
    spread = statistics.pstdev(world.rating(who).mu for who in world.strength)
    before = ratings.standing(middling, "live").rating.mu
    for game in range(40):
        order = (middling, *(f"fresh {game} {number}" for number in range(3)))
        sides = tuple(Side((who,), place + 1) for place, who in enumerate(order))
        ratings.add(Result(f"trick {game}", "live", world.results[-1].finished + game, sides))
    assert abs(ratings.standing(middling, "live").rating.mu - before) / spread < 0.05


def test_the_same_losing_accounts_soon_count_nothing(worlds: list[World]) -> None:
    """A pair counts fully in five games a month, then half, a quarter and nothing."""
    assert [pair_weight(met) for met in (0, 4, 5, 6, 7, 50)] == [1, 1, 0.5, 0.25, 0, 0]
    ratings = recompute(worlds[0].results)
    gains = []
    for game in range(10):
        sides = (Side(("p0",), 1), Side(("p1",), 2))
        before = ratings.standing("p0", "duel").rating.mu
        ratings.add(Result(f"pair {game}", "duel", worlds[0].results[-1].finished + game, sides))
        gains.append(ratings.standing("p0", "duel").rating.mu - before)
    assert gains[0] > 0 and gains[-1] == gains[-2] == 0


known = {name: Rating(25.0, 2.0) for name in "abcd"}


def places(*order: str, gone: str = "") -> list[Side]:
    return [Side((who,), place + 1, 5 if who in gone else None) for place, who in enumerate(order)]


def test_a_leaver_is_last_and_the_others_play_among_themselves() -> None:
    """Nobody gains or loses by a leaver: the others' ratings are those of a table without them."""
    after = rate(places("d", "a", "b", "c", gone="d"), known.__getitem__)
    without = rate(places("a", "b", "c"), known.__getitem__)
    last = rate(places("a", "b", "c", "d"), known.__getitem__)
    assert {who: after[who] for who in "abc"} == without
    assert after["d"] == last["d"]


def test_the_first_to_leave_is_last() -> None:
    """Two leave: the earlier one loses more."""
    sides = [Side(("a",), 3), Side(("b",), 1, left=40), Side(("c",), 2, left=10), Side(("d",), 4)]
    after = rate(sides, known.__getitem__)
    assert after["c"].mu < after["b"].mu < 25


def test_a_tie_gives_both_the_same_and_the_third_no_gain_of_a_winner() -> None:
    """openskill gives ranks 1, 1, 3, 4 the same gain for the first three; the mean of both orders does not."""
    after = rate([Side((who,), rank) for who, rank in zip("abcd", (1, 1, 3, 4), strict=True)], known.__getitem__)
    assert after["a"].mu == pytest.approx(after["b"].mu)
    assert after["a"].mu > 25 > after["d"].mu and after["c"].mu < after["b"].mu - 0.1


def test_newcomers_move_nobody_who_is_known() -> None:
    """A known person who loses to a newcomer keeps the rating; the newcomer rises."""
    ratings = known | {"n": Rating()}
    after = rate(places("n", "a"), ratings.__getitem__)
    assert after["n"].mu > 25 and "a" not in after
    plain = rate(places("m", "n"), {"m": Rating(), "n": Rating()}.__getitem__)
    assert plain["m"].mu > 25 > plain["n"].mu


def test_bots_are_anchors() -> None:
    """A bot has a fixed skill: losing to a strong one costs less than losing to a weak one."""
    strong = rate([Side((), 1, anchor=40.0), Side(("a",), 2)], known.__getitem__)
    weak = rate([Side((), 1, anchor=10.0), Side(("a",), 2)], known.__getitem__)
    assert set(strong) == {"a"} and strong["a"].mu > weak["a"].mu


def test_categories() -> None:
    """Live and daily, duels, teams, and games with one person."""
    assert category_of(True, False, 4, 4) == "live" and category_of(False, False, 3, 3) == "daily"
    assert category_of(True, False, 2, 2) == "duel" and category_of(True, True, 2, 4) == "teams"
    assert category_of(True, False, 4, 1) == "bots"


def test_a_voided_result_never_was() -> None:
    """Results of a ban for cheating are voided; the ratings are those without them."""
    one = Result("t", "live", 1, tuple(places("a", "b", "c")))
    void = Result("v", "live", 2, tuple(places("c", "b", "a")), voided=True)
    assert recompute([one, void]).standings == recompute([one]).standings


def test_what_people_see() -> None:
    """1500 is the beginning, with a question mark while the rating is uncertain; idle weeks make it less certain."""
    assert Rating().shown == 1500 and Rating().uncertain
    assert Rating(27.0, 2.0).shown == 1600 and not Rating(27.0, 2.0).uncertain
    assert rested(Rating(25.0, 2.0), 4 * WEEK).sigma == pytest.approx(math.sqrt(5.0))
    assert rested(Rating(25.0, 2.0), 1000 * WEEK).sigma == 6.0
