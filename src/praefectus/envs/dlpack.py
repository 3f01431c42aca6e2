"""Arrays in a GPU's memory that every array package takes without copying, by DLPack or the CUDA array interface.

DLPack (https://dmlc.github.io/dlpack) is a structure in C that says where an array is, and whom to tell when it is no
longer used. ctypes writes it, so nothing has to be built or installed for it.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

HOST, CUDA = 1, 2  # kinds of memory
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # NumPy's letters
NAME = b"dltensor"  # of a capsule whose array nobody has taken yet
DEFAULT_STREAMS = (None, -1, 0, 1)  # of CUDA: the one on which steps run, or the caller asks for no waiting


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.c_void_p),
        ("offset", ctypes.c_uint64),
    )


class _Lent(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("release", ctypes.c_void_p))


_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_is_named = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_inside = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_in_use: dict[int, tuple[Any, ...]] = {}  # what must live as long as somebody uses the array


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _release(address: int) -> None:
    _in_use.pop(address, None)


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _forget(capsule: int) -> None:
    """A capsule that nobody took is deleted; one that was taken has another name."""
    if _is_named(capsule, NAME):
        _in_use.pop(_inside(capsule, NAME), None)


def capsule(address: int, shape: tuple[int, ...], dtype: np.dtype[Any], memory: tuple[int, int], owner: object) -> Any:
    """The array at this address, in C order, for `from_dlpack`; `owner` lives as long as it is used."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    kind = _Type(KINDS[dtype.kind], 8 * dtype.itemsize, 1)
    tensor = _Tensor(address, _Device(*memory), len(shape), kind, sizes, None, 0)
    lent = _Lent(tensor, None, ctypes.cast(_release, ctypes.c_void_p))
    place = ctypes.addressof(lent)
    _in_use[place] = lent, sizes, owner
    return _new(place, NAME, ctypes.cast(_forget, ctypes.c_void_p))


class DeviceArray:
    """An array in the GPU's memory, which steps overwrite.

    `torch.from_dlpack`, `jax.numpy.from_dlpack`, `cupy.from_dlpack` and all that read `__cuda_array_interface__` share
    it; `copy_to_host` copies it into a NumPy array.
    """

    def __init__(self, memory: Any, synchronize: Any, dtype: npt.DTypeLike | None = None) -> None:
        self.memory = memory  # Numba's array
        self.shape: tuple[int, ...] = tuple(memory.shape)
        self.dtype: np.dtype[Any] = np.dtype(dtype or memory.dtype)
        self._synchronize = synchronize

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {**self.memory.__cuda_array_interface__, "typestr": self.dtype.str}

    @property
    def address(self) -> int:
        return int(self.memory.__cuda_array_interface__["data"][0])

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("The array is shared where it is, in the GPU's memory; copy it afterwards.")
        if stream not in DEFAULT_STREAMS:
            self._synchronize()
        return capsule(self.address, self.shape, self.dtype, self.__dlpack_device__(), self.memory)

    def copy_to_host(self) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = self.memory.copy_to_host()
        return found.view(self.dtype)

    def __len__(self) -> int:
        return self.shape[0]
