"""The GPU plays what the CPU plays, with every module; on a machine without one these tests say so and are left out."""

from __future__ import annotations

import numpy as np
import pytest

from praefectus.engine.gpu import NO_GPU, NO_PACKAGE, Kernel, cuda_package
from praefectus.engine.simulate import SimulationError, simulate
from praefectus.game import Configuration
from praefectus.language import Message
from tests.conformance.combinations import name
from tests.engine.test_cutting import TABLES


def has_gpu() -> bool:
    try:
        cuda_package()
    except SimulationError:
        return False
    return True


on_gpu = pytest.mark.skipif(not has_gpu(), reason="There is no GPU here that CUDA can use.")


@on_gpu
def test_environments_are_the_same():
    """All set-ups in one batch: observation, mask, seat, reward, scores and ends after every step."""
    from praefectus.envs.gpu import compare

    compare(TABLES, games=10 * len(TABLES), count=600)


@on_gpu
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_random_games_are_the_same(table: Configuration):
    """The check over all actions of all games, points, winners and endings, for each module."""
    there, here = (simulate(table, 2000, seed=4, engine=engine, threads=1) for engine in ("gpu", "cpu"))
    there.seconds = there.games_per_s = there.decisions_per_s = 0.0
    here.seconds = here.games_per_s = here.decisions_per_s = 0.0
    assert there == here


@on_gpu
def test_nothing_of_numba_and_numpy_stays_changed():
    from numba.cuda.lowering import CUDALower

    before, stacks = CUDALower.pre_lower, hasattr(np, "row_stack")
    assert Kernel(nothing).compiled
    assert CUDALower.pre_lower is before and hasattr(np, "row_stack") == stacks


def nothing(numbers):
    numbers[0] = 0


def test_without_a_gpu_one_is_asked_for_in_a_sentence():
    if has_gpu():
        pytest.skip("This machine has a GPU.")
    with pytest.raises(SimulationError) as error:
        Kernel(nothing).compiled  # noqa: B018
    assert error.value.message in (Message(NO_GPU), Message(NO_PACKAGE))
