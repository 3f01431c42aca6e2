"""The matcher: strangers with wishes become tables."""

from __future__ import annotations

import random
import statistics
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from praefectus import data
from praefectus.server.matching.matcher import Begun, Group, fits_in, match
from praefectus.server.matching.setups import draw, playable, possible, wishable
from praefectus.server.matching.wishes import DAILY_PACES, HOUR, LIVE_PACES, MINUTE, SECOND, Pace, Seek, Wishes

NOW = 1_800_000_000_000
PEOPLE = [f"person {number}" for number in range(14)]

wishes = st.builds(
    Wishes,
    pace=st.sampled_from(["quick", "normal", "hours_24"]),
    sizes=st.frozensets(st.integers(2, 5), min_size=1),
    boards=st.one_of(st.just(frozenset()), st.frozensets(st.sampled_from(["imperium", "roma", "corsica"]), min_size=1)),
    required=st.frozensets(st.sampled_from(["salt", "venus"]), max_size=1),
    excluded=st.frozensets(st.sampled_from(["salt", "venus", "roma"]), max_size=1),
    rated=st.sampled_from(["yes", "no", "either"]),
    bots=st.booleans(),
)
waiting = st.lists(
    st.builds(
        Seek,
        id=st.uuids().map(str),
        person=st.sampled_from(PEOPLE),
        wishes=wishes,
        since=st.integers(0, 240).map(lambda seconds: NOW - seconds * SECOND),
        mu=st.floats(10, 40),
        rated_allowed=st.booleans(),
        blocked=st.frozensets(st.sampled_from(PEOPLE), max_size=2),
        origins=st.frozensets(st.sampled_from(["phone", "laptop", "tablet", "home"]), max_size=1),
    ),
    max_size=14,
    unique_by=lambda seek: seek.id,
)


def seek(name: str, seconds: int = 0, mu: float = 25.0, pace: Pace = "quick", **wished: object) -> Seek:
    """Somebody who has waited for some seconds."""
    asked = Wishes(pace, **({"sizes": frozenset({4})} | wished))  # type: ignore[arg-type]
    return Seek(name, name, asked, NOW - seconds * SECOND, mu)


def names(groups: list[Group]) -> list[set[str]]:
    return [{each.person for each in group.seeks} for group in groups]


@settings(deadline=None, max_examples=300)
@given(waiting)
def test_every_group_satisfies_every_wish(seeks: list[Seek]) -> None:
    """Elsewhere pairing took daily seeks for live games, one's own seek, and ignored rating ranges."""
    groups = match(seeks, NOW, possible)
    used = [each.id for group in groups for each in group.seeks]
    assert len(used) == len(set(used))
    live = [each.person for group in groups for each in group.seeks if each.wishes.live]
    assert len(live) == len(set(live)), "nobody is at two live tables"
    for group in groups:
        assert_all_wishes(group)


def assert_all_wishes(group: Group) -> None:
    """Check a group wish by wish and member by member, on a set-up as it would be drawn."""
    setup = draw(group.boards, group.required, group.excluded, group.size, random.Random(1))
    members = group.seeks
    assert 2 <= len(members) <= group.size
    for member in members:
        waited = NOW - member.since
        wish = member.wishes
        assert group.size in wish.sizes
        assert not wish.boards or setup.board in wish.boards
        assert wish.required <= set(setup.modules) and not wish.excluded & set(setup.modules)
        assert wish.rated == "either" or (wish.rated == "yes") == group.rated
        assert group.bots == 0 or (wish.bots and waited >= (90 * SECOND if wish.live else 24 * HOUR))
    for one, other in combinations(members, 2):
        assert one.person != other.person and one.wishes.pace == other.wishes.pace
        assert one.person not in other.blocked and other.person not in one.blocked
        if group.rated:
            assert one.rated_allowed and not set(one.origins) & set(other.origins)
            for each in (one, other):
                waited = NOW - each.since
                strict = waited < (3 * MINUTE if each.wishes.live else 12 * HOUR)
                step = 20 * SECOND if each.wishes.live else HOUR
                assert not strict or abs(one.mu - other.mu) <= 6 + 2 * (waited // step)


begun = st.builds(
    Begun,
    board=st.sampled_from(["imperium", "roma", "corsica"]),
    modules=st.frozensets(st.sampled_from(["salt", "venus"])),
    size=st.integers(2, 5),
    rated=st.booleans(),
    bots=st.booleans(),
)


@settings(deadline=None, max_examples=500)
@given(begun, waiting)
def test_who_gets_a_seat_in_a_running_game_wishes_that_game(begun: Begun, seeks: list[Seek]) -> None:
    """The others have agreed to it; the new person must be one of those whom they could have met."""
    *there, seek = [*seeks, Seek("new", "new", Wishes("hours_24", frozenset({2, 3, 4, 5})), NOW)][:4]
    if not fits_in(begun, seek, there, NOW):
        return
    wish = seek.wishes
    assert begun.size in wish.sizes and (not wish.boards or begun.board in wish.boards)
    assert wish.required <= begun.modules and not wish.excluded & begun.modules
    assert wish.rated == "either" or (wish.rated == "yes") == begun.rated
    assert not begun.bots or wish.bots
    for other in there:
        assert other.person != seek.person and other.wishes.pace == wish.pace
        assert other.person not in seek.blocked and seek.person not in other.blocked
        assert not begun.rated or not set(other.origins) & set(seek.origins)


def test_a_seat_in_a_running_game_fits_somebody() -> None:
    one, other = seek("a", sizes=frozenset({2}), pace="hours_24"), seek("b", sizes=frozenset({2}), pace="hours_24")
    plain = Begun("imperium", frozenset(), 2, False, False)
    assert fits_in(plain, one, [other], NOW)
    assert not fits_in(Begun("imperium", frozenset(), 3, False, False), one, [other], NOW)
    assert not fits_in(Begun("imperium", frozenset(), 2, False, True), one, [other], NOW)


def test_four_people_who_wish_the_same_begin_at_once() -> None:
    """A full table of the liked size needs no waiting."""
    assert names(match([seek(name) for name in "abcd"], NOW, possible)) == [set("abcd")]
    assert match([seek(name) for name in "abc"], NOW, possible) == []


def test_the_oldest_seek_is_served_first() -> None:
    """Five wait for four seats: the one who came last waits on."""
    five = [seek(name, seconds) for name, seconds in zip("abcde", (50, 40, 30, 20, 10), strict=True)]
    (first,) = names(match(five, NOW, possible))
    assert "a" in first and len(first) == 4


def test_pairwise_fit_is_not_enough() -> None:
    """Three boards, each shared by two of three people, and none by all."""
    pairs = ({"imperium", "italia"}, {"italia", "hellas"}, {"hellas", "imperium"})
    three = [
        seek(name, 60, sizes=frozenset({3}), boards=frozenset(boards))
        for name, boards in zip("abc", pairs, strict=True)
    ]
    assert match(three, NOW, possible) == []


def test_other_sizes_after_45_seconds() -> None:
    """Three people who would play with three or four get their table of three then, not before."""
    three = [seek(name, 44, sizes=frozenset({3, 4})) for name in "abc"]
    assert match(three, NOW, possible) == []
    assert names(match(three, NOW + SECOND, possible)) == [set("abc")]


def test_bots_fill_after_90_seconds_if_all_allow_them() -> None:
    """Two people and two bots; not while one of them wants people only."""
    two = [seek(name, 90, bots=True) for name in "ab"]
    (group,) = match(two, NOW, possible)
    assert group.bots == 2
    assert match([two[0], seek("c", 200)], NOW, possible) == []


def test_ratings_far_apart_meet_after_three_minutes() -> None:
    """The window of a rated game is 6 at first and grows by 2 every 20 seconds."""
    four = [seek(name, 179, mu, rated="yes") for name, mu in zip("abcd", (5.0, 25.0, 35.0, 45.0), strict=True)]
    assert match(four, NOW, possible) == []
    assert names(match(four, NOW + SECOND, possible)) == [set("abcd")]


def test_people_who_met_today_meet_others_first() -> None:
    """Two equal groups: the one whose people have not played together today is taken."""
    three = [seek("a", 9, sizes=frozenset({2})), seek("b", sizes=frozenset({2})), seek("c", sizes=frozenset({2}))]
    (group,) = match(three, NOW, possible, {frozenset("ab")})
    assert {each.person for each in group.seeks} == {"a", "c"}


def test_the_draw_knows_every_board() -> None:
    """ "Any board" does not always mean Imperium, and every draw is allowed by the rules."""
    chance = random.Random(4)
    drawn = [draw(None, frozenset(), frozenset(), 4, chance) for _ in range(600)]
    fitting = {board for board in data.board_ids() if playable(board, frozenset(), 4) is not None}
    assert {setup.board for setup in drawn} == fitting
    assert all(data.why_not(setup.board, 4, list(setup.modules)) is None for setup in drawn)
    plain = [draw(None, frozenset({"salt"}), frozenset(wishable()) - {"salt"}, 3, chance) for _ in range(50)]
    assert all(set(setup.modules) & set(wishable()) == {"salt"} for setup in plain)


def arrivals(per_hour: float, hours: float, chance: random.Random) -> list[Seek]:
    """People who come by chance, with drawn wishes and strengths."""
    at, number, seeks = 0.0, 0, []
    while (at := at + chance.expovariate(per_hour / 3600)) < hours * 3600:
        number += 1
        sizes = frozenset(chance.choice(((4,), (3, 4), (2, 3, 4), (2, 3, 4, 5))))
        wish = Wishes(
            chance.choice(("quick", "quick", "normal")),
            sizes,
            frozenset(chance.sample(["imperium", "italia", "hellas"], 2)) if chance.random() < 0.3 else frozenset(),
            excluded=frozenset(wishable()) if chance.random() < 0.5 else frozenset(),
            rated=chance.choice(("yes", "either", "either", "no")),
            bots=chance.random() < 0.5,
        )
        seeks.append(Seek(str(number), str(number), wish, NOW + round(at * SECOND), chance.gauss(25, 6)))
    return seeks


def waits(per_hour: float, hours: float, seed: int) -> tuple[list[float], float]:
    """Seconds waited by those who got a table, and the share of people who did, looking every 3 seconds."""
    coming = arrivals(per_hour, hours, random.Random(seed))
    everyone = len(coming)
    there: list[Seek] = []
    waited: list[float] = []
    now = NOW
    while coming or there:
        now += 3 * SECOND
        while coming and coming[0].since <= now:
            there.append(coming.pop(0))
        there = [seek for seek in there if seek.waited(now) < seek.wishes.widening.until]
        groups = match(there, now, possible)
        seated = {each.id for group in groups for each in group.seeks}
        waited += [each.waited(now) / SECOND for group in groups for each in group.seeks]
        there = [seek for seek in there if seek.id not in seated]
    return waited, len(waited) / everyone


@pytest.mark.parametrize(("per_hour", "most", "share"), [(60, 180, 0.9), (20, 420, 0.75)])
def test_waiting_times_of_an_evening(per_hour: int, most: float, share: float) -> None:
    """Half of the people wait at most so many seconds, and this share of them gets a table within 15 minutes."""
    waited, seated = waits(per_hour, 3, seed=7)
    assert statistics.median(waited) <= most
    assert seated >= share


@pytest.mark.long
def test_waiting_times_by_quantile() -> None:
    """A week of arrivals: prints quantiles for 3 to 60 people an hour."""
    medians = []
    for per_hour in (3, 6, 12, 30, 60):
        waited, seated = waits(per_hour, 168, seed=per_hour)
        quantiles = statistics.quantiles(waited, n=10)
        medians.append(statistics.median(waited))
        print(
            f"{per_hour:>3} an hour: {seated:4.0%} seated; waits 50% {medians[-1]:4.0f} s, "
            f"80% {quantiles[7]:4.0f} s, 90% {quantiles[8]:4.0f} s"
        )
    assert medians[-1] < medians[0]


def test_paces_are_all_known() -> None:
    """Every pace is either live or daily."""
    assert not set(LIVE_PACES) & set(DAILY_PACES)
