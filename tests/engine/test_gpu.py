"""The GPU plays the same games as the CPU, with every module; without a GPU these tests are skipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from praefectus.engine.cpu import CACHE_VARIABLE
from praefectus.engine.gpu import Kernel
from praefectus.engine.gpu_cache import write
from praefectus.engine.gpu_compiler import NO_GPU, NO_PACKAGE, cuda_package
from praefectus.engine.simulate import SimulationError, simulate
from praefectus.game import Configuration
from praefectus.language import Message
from tests.conformance.combinations import name
from tests.engine.test_specialise import TABLES


def has_gpu() -> bool:
    try:
        cuda_package()
    except SimulationError:
        return False
    return True


on_gpu = pytest.mark.skipif(not has_gpu(), reason="There is no GPU here that CUDA can use.")


@on_gpu
def test_environments_are_the_same() -> None:
    """All set-ups in one batch: observation, mask, seat, reward, scores and ends after every step."""
    from praefectus.envs.gpu import compare

    compare(TABLES, games=10 * len(TABLES), count=600)


@on_gpu
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_random_games_are_the_same(table: Configuration) -> None:
    """The check over all actions of all games, points, winners and endings, for each module."""
    there, here = (simulate(table, 2000, seed=4, engine=engine, threads=1) for engine in ("gpu", "cpu"))
    there.seconds = there.games_per_s = there.decisions_per_s = 0.0
    here.seconds = here.games_per_s = here.decisions_per_s = 0.0
    assert there == here


@on_gpu
def test_nothing_of_numba_and_numpy_stays_changed() -> None:
    from numba.cuda.lowering import CUDALower

    before, stacks = CUDALower.pre_lower, hasattr(np, "row_stack")
    Kernel(nothing)[1, 1](cuda_package().to_device(np.ones(1)))
    assert CUDALower.pre_lower is before and hasattr(np, "row_stack") == stacks


@on_gpu
def test_a_file_that_the_gpu_does_not_take_is_made_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    cuda = cuda_package()
    numbers, types = cuda.to_device(np.ones(1)), (numba.float64[::1],)
    first, second = Kernel(nothing), Kernel(nothing)
    write(first.place(types, cuda.get_current_device().compute_capability), "nothing", b"no code")
    first[1, 1](numbers)
    assert numbers.copy_to_host()[0] == 0 and first.dispatcher.py_func is not nothing
    numbers.copy_to_device(np.ones(1))
    second[1, 1](numbers)
    assert numbers.copy_to_host()[0] == 0 and second.dispatcher.py_func is nothing


@on_gpu
def test_what_is_launched_is_what_is_compiled_beforehand() -> None:
    from praefectus.envs.gpu import GpuBatch, kernels

    batch = GpuBatch(games=8)
    batch.step(batch.sample())
    for kernel in vars(kernels()).values():
        assert list(kernel.dispatcher.overloads) == [kernel.types]


def nothing(numbers: Any) -> None:
    numbers[0] = 0


def test_without_a_gpu_one_is_asked_for_in_a_sentence() -> None:
    if has_gpu():
        pytest.skip("This machine has a GPU.")
    with pytest.raises(SimulationError) as error:
        Kernel(nothing).compiled  # noqa: B018
    assert error.value.message in (Message(NO_GPU), Message(NO_PACKAGE))
