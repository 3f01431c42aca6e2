"""Shares with intervals, and ratings."""

from __future__ import annotations

import numpy as np
import pytest

from praefectus.arena.ratings import rate, wilson


def test_wilson_interval() -> None:
    """Values of the formula, worked out by hand for 15 of 50, none of 10 and all of 10."""
    assert wilson(15, 50) == pytest.approx((0.19103, 0.43750), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.72247, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def games(strengths: list[float], count: int, seed: int = 3) -> tuple[np.ndarray, np.ndarray]:
    """Tables of four, drawn from the agents; the rank follows strength and luck."""
    chance = np.random.default_rng(seed)
    sides = chance.integers(0, len(strengths), (count, 4))
    luck = np.array(strengths)[sides] + chance.normal(0, 1, (count, 4))
    return sides, (-luck).argsort(1).argsort(1)


def test_the_stronger_is_rated_higher() -> None:
    worst, middle, best = rate(3, *games([0.0, 1.0, 2.0], 400), seed=1)
    assert worst.interval[1] < middle.interval[0] and middle.interval[1] < best.interval[0]


def test_equals_are_rated_alike() -> None:
    first, second = rate(2, *games([0.0, 0.0], 2000), seed=1)
    assert first.interval[0] < second.mu < first.interval[1]


def test_more_games_make_it_surer() -> None:
    few, many = (rate(2, *games([0.0, 0.5], count), seed=1)[0] for count in (30, 600))
    assert many.sigma < few.sigma


def test_the_order_comes_from_the_seed() -> None:
    table = games([0.0, 1.0], 50)
    assert rate(2, *table, seed=1) == rate(2, *table, seed=1) != rate(2, *table, seed=2)
