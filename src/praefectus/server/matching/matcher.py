"""Who plays together: a function of the seeks and the time.

The oldest seek comes first. Of the seeks that fit it, the nearest ratings form groups; the best group becomes a table
if its score is high enough. A group fits only if the wishes of all its members have something in common.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from praefectus.server.matching.wishes import SECOND, Seek

NEAREST = 12  # seeks that are combined with the oldest one
ENOUGH = 14.0  # the score from which on a group becomes a table
FULL, WAITING, SPREAD, MET, OTHER_SIZE = 20.0, 0.2, 1 / 3, 4.0, 6.0  # weights of the score
DAILY_SECOND = 1800 * SECOND  # waiting for a daily game weighs by half hours

# Whether there is a set-up with one of these boards (none: any), with and without these modules, for so many players.
Possible = Callable[[frozenset[str] | None, frozenset[str], frozenset[str], int], bool]


@dataclass(frozen=True, slots=True)
class Group:
    """People who fit together, and what they can play."""

    seeks: tuple[Seek, ...]
    size: int
    rated: bool
    boards: frozenset[str] | None  # None: any
    required: frozenset[str]
    excluded: frozenset[str]

    @property
    def bots(self) -> int:
        return self.size - len(self.seeks)


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that has begun, in which a seat is free again."""

    board: str
    modules: frozenset[str]
    size: int
    rated: bool
    bots: bool  # whether some of its seats are bots'


def fits_in(begun: Begun, seek: Seek, there: Sequence[Seek], now: int) -> bool:
    """Return whether somebody can take a free seat of a game, with the people who are there."""
    wishes = seek.wishes
    if begun.size not in seek.sizes_at(now) or (begun.bots and not seek.bots_at(now)):
        return False
    if (wishes.boards and begun.board not in wishes.boards) or not wishes.required <= begun.modules:
        return False
    if wishes.excluded & begun.modules or wishes.rated == ("no" if begun.rated else "yes"):
        return False
    if any(
        other.person == seek.person
        or other.wishes.pace != wishes.pace
        or other.person in seek.blocked
        or seek.person in other.blocked
        for other in there
    ):
        return False
    return not begun.rated or (
        seek.rated_allowed and all(not seek.origins & other.origins and _near(seek, other, now) for other in there)
    )


def match(seeks: Iterable[Seek], now: int, possible: Possible, met: Collection[frozenset[str]] = ()) -> list[Group]:
    """Return the groups that should begin now. `met` has the pairs of people who played together today."""
    waiting = sorted(seeks, key=lambda seek: (seek.since, seek.id))
    groups: list[Group] = []
    taken: set[str] = set()  # people who have a live group now, and seeks that are used
    for oldest in waiting:
        if oldest.id in taken or oldest.person in taken:
            continue
        others = [
            seek
            for seek in waiting
            if seek is not oldest
            and seek.id not in taken
            and seek.person not in taken
            and common((oldest, seek), now) is not None
        ]
        others.sort(key=lambda seek: (abs(seek.mu - oldest.mu), seek.since, seek.id))
        best = _best(oldest, others[:NEAREST], now, possible, met)
        if best is not None:
            groups.append(best)
            taken |= {seek.id for seek in best.seeks}
            taken |= {seek.person for seek in best.seeks if seek.wishes.live}
    return groups


def _best(
    oldest: Seek, others: Sequence[Seek], now: int, possible: Possible, met: Collection[frozenset[str]]
) -> Group | None:
    best, best_score = None, ENOUGH
    for members in _combinations(oldest, others):
        shared = common(members, now)
        if shared is None:
            continue
        boards, required, excluded, rated = shared
        for size in sizes_of(members, rated, now):
            reached = score(members, size, now, met)
            if reached > best_score and possible(boards, required, excluded, size):
                best, best_score = Group(members, size, rated, boards, required, excluded), reached
    return best


def _combinations(oldest: Seek, others: Sequence[Seek]) -> Iterator[tuple[Seek, ...]]:
    most = max(oldest.wishes.sizes)
    for count in range(2, most + 1):
        for rest in combinations(others, count - 1):
            yield (oldest, *rest)


def common(
    members: Sequence[Seek], now: int
) -> tuple[frozenset[str] | None, frozenset[str], frozenset[str], bool] | None:
    """Return what all wish: boards, modules with and without, and whether the game is rated; None if they don't fit."""
    wishes = [seek.wishes for seek in members]
    people = {seek.person for seek in members}
    if len(people) < len(members) or len({wish.pace for wish in wishes}) > 1:
        return None
    if any(seek.blocked & people for seek in members):
        return None
    required = frozenset[str]().union(*(wish.required for wish in wishes))
    excluded = frozenset[str]().union(*(wish.excluded for wish in wishes))
    if required & excluded:
        return None
    boards: frozenset[str] | None = None
    for wish in wishes:
        if wish.boards:
            boards = wish.boards if boards is None else boards & wish.boards
    if boards is not None and not boards:
        return None
    rated = _rated(members, now)
    return None if rated is None else (boards, required, excluded, rated)


def _rated(members: Sequence[Seek], now: int) -> bool | None:
    """Return whether all can play a rated game, otherwise whether all would play an unrated one."""
    wishes = [seek.wishes.rated for seek in members]
    pairs = list(combinations(members, 2))
    if (
        "no" not in wishes
        and all(seek.rated_allowed for seek in members)
        and not any(one.origins & other.origins for one, other in pairs)
        and all(_near(one, other, now) for one, other in pairs)
    ):
        return True
    return None if "yes" in wishes else False


def _near(one: Seek, other: Seek, now: int) -> bool:
    """Return whether the rating of each is in the window of the other."""
    windows = [window for seek in (one, other) if (window := seek.window_at(now)) is not None]
    return all(abs(one.mu - other.mu) <= window for window in windows)


def sizes_of(members: Sequence[Seek], rated: bool, now: int) -> list[int]:
    """Return the numbers of players that all accept by now, with bots only where all allow them."""
    accepted = frozenset.intersection(*(seek.sizes_at(now) for seek in members))
    people = len(members)
    bots = all(seek.bots_at(now) for seek in members)
    return sorted(
        size for size in accepted if size == people or (bots and size > people and (not rated or 2 * people >= size))
    )


def score(members: Sequence[Seek], size: int, now: int, met: Collection[frozenset[str]]) -> float:
    """Return how good a table is: full, long awaited, of similar strength, with new faces and of the size they like."""
    count = len(members)
    liked = max(seek.wishes.liked for seek in members)
    unit = SECOND if members[0].wishes.live else DAILY_SECOND
    waited = sum(seek.waited(now) for seek in members) / count / unit
    ratings = [seek.mu for seek in members]
    again = sum(frozenset({one.person, other.person}) in met for one, other in combinations(members, 2))
    unliked = sum(seek.wishes.liked != size for seek in members) / count
    return (
        FULL * count / max(liked, size)
        + WAITING * waited
        - SPREAD * (max(ratings) - min(ratings))
        - MET * again
        - OTHER_SIZE * unliked
    )
