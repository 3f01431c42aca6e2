"""Ratings of people by Plackett-Luce, from who came first, second, third and so on at a table.

The numbers were chosen by simulation with people of known strength (tests/server/test_ratings.py): with gamma 1 the
uncertainty is as large as the true error, and beta falls with the number of sides, so that chances are right at every
table.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, permutations, product
from typing import Literal, NamedTuple, Protocol

from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3
SCALE = 6.0  # the divisor of a chance for people who are known well, at tables of every size
TAU = 0.2  # what a game adds to the uncertainty, since people improve
KNOWN = 5.0  # a sigma above this is uncertain: such a person moves nobody who is known
NEW_CATEGORY_SIGMA = 6.0  # at least, when somebody known from another category begins a new one
ANCHOR_SIGMA = 1.0  # of bots, whose ratings never change
ARENA_SCALE = 2 * MU / 6  # the divisor of a chance among four known sides in the arena, which rates the bots
IDLE_PER_WEEK, MOST_IDLE = 0.5, 6.0  # the uncertainty of somebody who does not play grows up to this
WEEK = 7 * 24 * 3_600_000
MONTH = 30 * 24 * 3_600_000
FULL_PAIRS = 5  # rated games of the same two people within a month that count fully
FALLING = (0.5, 0.25, 0.0)  # what the next ones count
MOST_TIED = 3  # sides that truly share a rank and are rated in every order

Category = Literal["live", "daily", "duel", "teams", "contrarius", "bots"]
CATEGORIES: tuple[Category, ...] = ("live", "daily", "duel", "teams", "contrarius", "bots")
ALONE: tuple[Category, ...] = ("contrarius", "bots")  # of one person, and of no use to know how they play with others


class Rating(NamedTuple):
    """Skill and its uncertainty; everybody begins at 25."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The number that people see."""
        return round(1500 + 50 * (self.mu - MU))

    @property
    def uncertain(self) -> bool:
        return self.sigma > KNOWN

    @property
    def low(self) -> float:
        """The order of leaderboards: skill that is nearly certain."""
        return self.mu - 2 * self.sigma


@dataclass(frozen=True, slots=True)
class Side:
    """A player or team of a finished game."""

    people: tuple[str, ...]  # empty: a bot
    rank: int  # 1 is best; ties are broken by the rules of the game
    left: int | None = None  # when its person left; None: played to the end
    anchor: float | None = None  # the fixed skill of a bot


@dataclass(frozen=True, slots=True)
class Result:
    """A finished rated game."""

    table: str
    category: Category
    finished: int
    sides: tuple[Side, ...]
    voided: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known about a person in a category."""

    rating: Rating
    games: int = 0
    wins: int = 0
    last: int = 0


def in_teams(modules: Collection[str]) -> bool:
    return "teams" in modules


def category_of(live: bool, teams: bool, sides: int, people: int) -> Category:
    """Return the category of a game: tables with one person count only against bots."""
    if people <= 1:
        return "bots"
    if teams:
        return "teams"
    if sides == 2:
        return "duel"
    return "live" if live else "daily"


@cache
def model(sides: int) -> PlackettLuce:
    return PlackettLuce(mu=MU, sigma=SIGMA, beta=SCALE / math.sqrt(sides), tau=TAU, gamma=lambda *_: 1.0)


def chances(ratings: Sequence[Rating]) -> list[float]:
    """Return how likely each side is to win."""
    beta = SCALE / math.sqrt(len(ratings))
    divisor = math.sqrt(sum(each.sigma**2 + beta**2 for each in ratings))
    top = max(each.mu for each in ratings)
    parts = [math.exp((each.mu - top) / divisor) for each in ratings]
    return [part / sum(parts) for part in parts]


Teams = list[list[Rating]]


def _rated(teams: Teams) -> Teams:
    """Rate teams that are ordered from first to last."""
    rules = model(len(teams))
    given = [[rules.rating(each.mu, each.sigma) for each in team] for team in teams]
    after = rules.rate(given, ranks=[float(place) for place in range(len(teams))])
    return [[Rating(float(each.mu), float(each.sigma)) for each in team] for team in after]


def _rated_with_ties(teams: Teams, ranks: Sequence[int]) -> Teams:
    """Rate teams with ranks; sides that truly share a rank get the mean over their orders, since openskill gives the
    side behind a tie the gain of a winner."""
    order = sorted(range(len(teams)), key=lambda side: ranks[side])
    orders = [order]
    for rank in set(ranks):
        tied = [side for side in order if ranks[side] == rank]
        if 1 < len(tied) <= MOST_TIED:
            first = order.index(tied[0])
            orders = [
                [*each[:first], *some, *each[first + len(tied) :]] for each in orders for some in permutations(tied)
            ]
    results: list[Teams] = []
    for each in orders:
        after = _rated([teams[side] for side in each])
        results.append([after[each.index(side)] for side in range(len(teams))])
    return [
        [
            Rating(
                sum(result[side][member].mu for result in results) / len(results),
                sum(result[side][member].sigma for result in results) / len(results),
            )
            for member in range(len(teams[side]))
        ]
        for side in range(len(teams))
    ]


def rate(sides: Sequence[Side], before: Callable[[str], Rating], weight: float = 1.0) -> dict[str, Rating]:
    """Return the new ratings of the people at a table.

    Somebody who left is last and is rated against the whole table; the others are rated among themselves. Newcomers
    are rated by the whole table but move nobody who is known, unless all or none are new.
    """
    ranked = sorted(sides, key=lambda side: (side.left is not None, -(side.left or 0), side.rank))
    staying = [side for side in ranked if side.left is None]
    after: dict[str, Rating] = {}
    if len(staying) < len(ranked):
        gone = {person for side in ranked if side.left is not None for person in side.people}
        places = list(range(len(ranked)))
        after |= {who: new for who, new in _moved(ranked, places, before).items() if who in gone}
    if len(staying) > 1:
        after |= _moved_among_known(staying, before)
    return {who: _weighted(before(who), new, weight) for who, new in after.items()}


def _moved_among_known(sides: Sequence[Side], before: Callable[[str], Rating]) -> dict[str, Rating]:
    ranks = [side.rank for side in sides]
    known = [side for side in sides if not any(before(person).uncertain for person in side.people)]
    after = _moved(sides, ranks, before)
    if len(known) == len(sides) or not any(side.people for side in known):
        return after
    for side in known:
        for person in side.people:
            after.pop(person)
    if len(known) > 1:
        after |= _moved(known, [side.rank for side in known], before)
    return after


def _moved(sides: Sequence[Side], ranks: Sequence[int], before: Callable[[str], Rating]) -> dict[str, Rating]:
    teams = [
        [before(person) for person in side.people]
        or [Rating(side.anchor if side.anchor is not None else MU, ANCHOR_SIGMA)]
        for side in sides
    ]
    after = _rated_with_ties(teams, ranks)
    return {
        person: new
        for side, team in zip(sides, after, strict=True)
        for person, new in zip(side.people, team, strict=False)
    }


def _weighted(old: Rating, new: Rating, weight: float) -> Rating:
    """Return the part of a change that counts."""
    return Rating(old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma))


def pair_weight(met: int) -> float:
    """Return what a game counts whose people met so often within a month before it."""
    if met < FULL_PAIRS:
        return 1.0
    return FALLING[min(met - FULL_PAIRS, len(FALLING) - 1)]


def rested(rating: Rating, idle: int) -> Rating:
    """Return a rating after so many milliseconds without a game: it is less certain."""
    if rating.sigma >= MOST_IDLE or idle < WEEK:
        return rating
    return rating._replace(sigma=min(MOST_IDLE, math.sqrt(rating.sigma**2 + IDLE_PER_WEEK**2 * (idle // WEEK))))


class Ratings:
    """All ratings, as a function of the results in their order; a cache stores what this computes."""

    def __init__(self) -> None:
        self.standings: dict[tuple[str, Category], Standing] = {}
        self.meetings: dict[frozenset[str], list[int]] = {}

    def standing(self, person: str, category: Category) -> Standing:
        """Return what is known; in a new category somebody begins at their best-known skill, less certain."""
        found = self.standings.get((person, category))
        if found is not None:
            return found
        others = [
            there.rating for name in CATEGORIES if name not in ALONE and (there := self.standings.get((person, name)))
        ]
        if category in ALONE or not others:
            return Standing(Rating())
        best = min(others, key=lambda rating: rating.sigma)
        return Standing(Rating(best.mu, max(best.sigma, NEW_CATEGORY_SIGMA)))

    def strength(self, person: str, category: Category) -> Rating | None:
        """Return a rating that is certain: in this category, or else the most certain one of all."""
        found = [there.rating for name in CATEGORIES if (there := self.standings.get((person, name)))]
        here = self.standings.get((person, category))
        if here is not None and not here.rating.uncertain:
            return here.rating
        best = min(found, key=lambda rating: rating.sigma, default=None)
        return None if best is None or best.uncertain else best

    def add(self, result: Result) -> dict[str, Standing]:
        """Take one more result; return the standings that changed."""
        if result.voided:
            return {}
        people = [person for side in result.sides for person in side.people]

        def before(person: str) -> Rating:
            standing = self.standing(person, result.category)
            return rested(standing.rating, result.finished - standing.last) if standing.last else standing.rating

        after = rate(result.sides, before, self._weight(result))
        best = min(side.rank for side in result.sides)
        winners = {person for side in result.sides if side.rank == best and side.left is None for person in side.people}
        changed = {}
        for person in people:
            old = self.standing(person, result.category)
            changed[person] = replace(
                old,
                rating=after.get(person, before(person)),
                games=old.games + 1,
                wins=old.wins + (person in winners),
                last=result.finished,
            )
        for person, new in changed.items():
            self.standings[person, result.category] = new
        return changed

    def _weight(self, result: Result) -> float:
        """Return what a game counts by its most frequent pair of opponents, and note the meeting."""
        recent = result.finished - MONTH
        met = max((sum(at > recent for at in self.meetings.get(pair, ())) for pair in _pairs(result)), default=0)
        self.meet(result)
        return pair_weight(met)

    def meet(self, result: Result) -> None:
        """Note that the opponents of a game have met."""
        for pair in _pairs(result):
            earlier = [at for at in self.meetings.get(pair, ()) if at > result.finished - MONTH]
            self.meetings[pair] = [*earlier, result.finished]


def _pairs(result: Result) -> Iterator[frozenset[str]]:
    """Return the pairs of opponents, each once."""
    for one, other in combinations([side for side in result.sides if side.people], 2):
        for pair in product(one.people, other.people):
            yield frozenset(pair)


def recompute(results: Collection[Result]) -> Ratings:
    """Compute all ratings from the results, in the order in which the games ended."""
    ratings = Ratings()
    for result in results:
        ratings.add(result)
    return ratings


def anchor_of(rating: int | None) -> float | None:
    """Return a bot's fixed skill on the scale of people, from its rating in the arena."""
    return None if rating is None else MU + (rating - MU) * SCALE / ARENA_SCALE


class RatedLevel(Protocol):
    """A bot with a rating from the arena, or without one."""

    @property
    def name(self) -> str: ...

    @property
    def rating(self) -> int | None: ...


def anchors_of(levels: Iterable[RatedLevel]) -> dict[str, float]:
    """Return the fixed skills of the bots that have a rating, by name."""
    return {level.name: anchor for level in levels if (anchor := anchor_of(level.rating)) is not None}


def nearest_level(rating: Rating, anchors: Mapping[str, float]) -> str | None:
    """Return the bot whose skill is nearest: "about as strong as Hard"."""
    return min(anchors, key=lambda level: abs(anchors[level] - rating.mu)) if anchors else None
