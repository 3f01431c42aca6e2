"""DLPack as array packages read it, here with NumPy over ordinary memory (https://dmlc.github.io/dlpack)."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from praefectus.envs.dlpack import HOST, DeviceArray, capsule


class Lender:
    """An array in ordinary memory, lent as a GPU's would be."""

    def __init__(self, array: np.ndarray[Any, np.dtype[Any]]) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return HOST, 0

    def __dlpack__(self, **_: object) -> Any:
        return capsule(self.array.ctypes.data, self.array.shape, self.array.dtype, self.__dlpack_device__(), self)


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int64, np.float32, np.bool_])
def test_an_array_is_shared_with_its_shape_and_type(kind: type[np.generic]) -> None:
    mine = np.arange(12).reshape(3, 4).astype(kind)
    theirs = np.from_dlpack(Lender(mine))
    assert theirs.dtype == mine.dtype and np.array_equal(theirs, mine)
    mine[1, 2] = 1 - mine[1, 2]
    assert np.array_equal(theirs, mine)


def test_memory_is_held_as_long_as_it_is_used() -> None:
    lender = Lender(np.arange(5))
    gone = weakref.ref(lender)
    theirs = np.from_dlpack(lender)
    del lender
    gc.collect()
    assert gone() is not None and theirs.tolist() == [0, 1, 2, 3, 4]
    del theirs
    gc.collect()
    assert gone() is None


def test_a_capsule_that_nobody_takes_holds_nothing() -> None:
    lender = Lender(np.arange(5))
    gone, made = weakref.ref(lender), lender.__dlpack__()
    del lender
    assert gone() is not None
    del made
    gc.collect()
    assert gone() is None


class Memory:
    """As much of Numba's array as the class uses."""

    shape, dtype = (4,), np.dtype(np.uint8)
    __cuda_array_interface__ = {"data": (4096, False), "shape": (4,), "typestr": "|u1", "version": 3}  # noqa: RUF012


def test_an_array_of_a_gpu_says_where_it_is_and_waits_for_other_streams() -> None:
    waited: list[bool] = []
    array = DeviceArray(Memory(), lambda: waited.append(True), np.bool_)
    assert array.__cuda_array_interface__["typestr"] == "|b1" and array.address == 4096
    assert array.__dlpack_device__() == (2, 0) and len(array) == 4
    array.__dlpack__(stream=1)
    assert not waited
    array.__dlpack__(stream=77)
    assert waited
    with pytest.raises(BufferError):
        array.__dlpack__(copy=True)
