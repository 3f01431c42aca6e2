"""Who meets whom: every seat, every deal and every pair equally often."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from praefectus.arena.errors import ArenaError
from praefectus.arena.plan import LADDER, MIXED, Piece, Plan, make_plan
from praefectus.game import SetupError, configure

THREE = ("random", "beginner", "greedy")


def plan_of(
    agents: tuple[str, ...], seats: int = 4, games: int = 8, form: str = "round-robin", **setting: object
) -> Plan:
    return make_plan(agents, configure("imperium", seats, **setting), games, form)  # type: ignore[arg-type]


def tables(plan: Plan, number: int) -> list[tuple[str, ...]]:
    start = number * plan.games_each
    return [plan.seating(game) for game in range(start, start + plan.games_each)]


def test_every_ordered_pair_meets() -> None:
    plan = plan_of(THREE)
    assert [(m.one, m.rest) for m in plan.match_ups] == [
        ("random", "beginner"),
        ("random", "greedy"),
        ("beginner", "random"),
        ("beginner", "greedy"),
        ("greedy", "random"),
        ("greedy", "beginner"),
    ]
    assert plan.total == 6 * 8


def test_the_one_sits_at_every_seat_of_every_deal() -> None:
    plan = plan_of(("greedy", "random"))
    seen = Counter((plan.deal(game), plan.seating(game).index("greedy")) for game in range(plan.games_each))
    assert seen == {(deal, seat): 1 for deal in range(2) for seat in range(4)}
    assert all(table.count("greedy") == 1 and table.count("random") == 3 for table in tables(plan, 0))


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert plan_of(("greedy", "random"), seats=3, games=10).games_each == 12


def test_with_two_seats_one_table_serves_both_directions() -> None:
    plan = make_plan(THREE, configure("italia", 2), 4)
    assert [(m.one, m.rest) for m in plan.match_ups] == [
        ("random", "beginner"),
        ("random", "greedy"),
        ("beginner", "greedy"),
    ]
    assert Counter(table.index("random") for table in tables(plan, 0)) == {0: 2, 1: 2}


def test_neighbours_of_a_ladder_meet() -> None:
    pairs = {(m.one, m.rest) for m in plan_of(THREE, form=LADDER).match_ups}
    assert pairs == {("random", "beginner"), ("beginner", "random"), ("beginner", "greedy"), ("greedy", "beginner")}


def test_a_challenge_is_one_seat_of_the_first_against_each_other() -> None:
    plan = plan_of(("greedy", "random", "beginner"), form="challenge")
    assert [(each.one, each.rest) for each in plan.match_ups] == [("greedy", "random"), ("greedy", "beginner")]
    assert plan.seating(0).count("greedy") == 1


def test_mixed_tables_when_there_are_enough_agents() -> None:
    plan = plan_of(THREE, seats=3, games=30)
    mixed = plan.match_ups[-1]
    assert mixed.one == MIXED and mixed.agents == THREE
    assert all(set(table) == set(THREE) for table in tables(plan, mixed.number))
    assert Counter(table.index("greedy") for table in tables(plan, mixed.number)) == {0: 10, 1: 10, 2: 10}
    assert all(m.one != MIXED for m in plan_of(THREE, seats=4).match_ups)


def test_partners_are_of_one_agent() -> None:
    plan = plan_of(("greedy", "random"), seats=6, games=9, modules=["teams"])
    assert plan.sides == 3 and plan.games_each == 9
    assert tables(plan, 0)[0] == ("greedy", "random", "random") * 2
    assert tables(plan, 0)[1] == ("random", "greedy", "random") * 2


def test_alone_against_contrarius() -> None:
    plan = plan_of(("greedy",), seats=1, games=5, modules=["solitaria"])
    assert [m.title for m in plan.match_ups] == ["greedy"] and plan.total == 5


def test_pieces_cover_every_game_once() -> None:
    plan = plan_of(("random", "beginner", "greedy"), games=2100)
    games = [game for piece in plan.pieces() for game in range(piece.first, piece.first + piece.count)]
    assert sorted(games) == list(range(plan.total))


def test_what_is_finished_is_not_played_again() -> None:
    plan = plan_of(("random", "greedy"), games=12)
    finished = frozenset({3, 4, 5, 14})
    assert plan.pieces(finished) == [Piece(0, 3), Piece(6, 6), Piece(12, 2), Piece(15, 9)]


def test_games_of_agents_from_outside_are_kept_one_by_one(tmp_path: Path) -> None:
    """A language model plays for minutes and costs money: whatever it has finished is there."""
    (tmp_path / "mine.py").write_text("def choose(game, rng):\n    return game.legal()[0]\n")
    assert plan_of((str(tmp_path / "mine.py"), "random"), games=4).pieces()[:2] == [Piece(0, 1), Piece(1, 1)]
    assert plan_of(("beginner", "random"), games=4).pieces()[0] == Piece(0, 4)


def test_what_is_refused() -> None:
    with pytest.raises(SetupError, match=r"“hal”.*greedy"):
        plan_of(("greedy", "hal"))
    with pytest.raises(ArenaError, match="2 times"):
        plan_of(("greedy", "greedy"))
    with pytest.raises(ArenaError, match="nobody to play against"):
        plan_of(("greedy",))
    with pytest.raises(ArenaError, match="needs agents"):
        plan_of(("", " "))
    with pytest.raises(ArenaError, match="not 0"):
        plan_of(("greedy", "random"), games=0)
    with pytest.raises(ArenaError, match=r"“swiss”.*ladder"):
        plan_of(("greedy", "random"), form="swiss")
