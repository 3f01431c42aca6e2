"""A cache of compiled kernels in files, for this computer's GPU or another one.

A file holds one kernel in the GPU's own code. Its path says what it was made of, and nothing of that depends on
paths, times or the machine: a folder with such files can be carried to another one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba

from praefectus.engine.cpu import cache_base, sources_hash

Capability = tuple[int, int]  # the kind of a GPU, as NVIDIA counts them


def place(function: Any, files: tuple[Path, ...], made_with: object, capability: Capability) -> Path:
    """Where a kernel is stored: by its sources, its compilers, the kind of GPU and all that is compiled into it."""
    sources = sources_hash(*files, compiler=f"{numba.__version__} {version('numba-cuda')}")
    how = hashlib.sha256(str(made_with).encode()).hexdigest()[:16]
    folder = cache_base() / f"compiled-{sources}-gpu{capability[0]}.{capability[1]}"
    return folder / f"{function.__module__}.{function.__name__}-{how}.cubin"


def write(file: Path, name: str, code: bytes) -> None:
    """Store a kernel if the folder can be written: a hash, the name of its entry, and the code."""
    part = file.with_name(file.name + ".part")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(f"{digest(name, code)} {name}\n".encode() + code)
        part.replace(file)


def read(file: Path) -> tuple[str, bytes] | None:
    """The name of its entry and the code; None when nothing is stored, or it is damaged."""
    try:
        head, _, code = file.read_bytes().partition(b"\n")
        known, _, name = head.decode().partition(" ")
    except (OSError, UnicodeDecodeError):
        return None
    return (name, code) if known == digest(name, code) else None


def digest(name: str, code: bytes) -> str:
    return hashlib.sha256(name.encode() + code).hexdigest()


def keep(file: Path, kernel: Any) -> None:
    write(file, kernel.entry_name, bytes(kernel.library.get_cubin().code))


def cached_kernel(file: Path, types: tuple[Any, ...]) -> Any:
    """The kernel of a file, ready to be launched; None when there is none that this GPU takes."""
    found = read(file)
    if found is None:
        return None
    from cuda.core import ObjectCode
    from numba.cuda.codegen import CUDACodeLibrary
    from numba.cuda.dispatcher import _Kernel

    name, code = found
    library = CUDACodeLibrary(None, name, entry_name=name)
    library._cubin_cache[library._ensure_cc(None)] = ObjectCode.from_cubin(code)
    library._finalized = True
    kernel = _Kernel._rebuild(
        cooperative=False, name=name, signature=numba.void(*types), codelibrary=library, debug=False, lineinfo=False,
        call_helper=None, extensions=[],
    )  # fmt: skip
    try:
        kernel.bind()
    except Exception:  # of whatever kind the driver's are: code of a newer compiler, say
        return None
    return kernel


@contextmanager
def gpu_elsewhere(capability: Capability) -> Iterator[None]:
    """Inside this context kernels are compiled for such a GPU and not launched."""
    from numba.cuda.cudadrv import devices

    entry = SimpleNamespace(module=SimpleNamespace(initialized=True))
    context = SimpleNamespace(
        device=SimpleNamespace(compute_capability=capability, id=None),
        create_module_image=lambda *image: SimpleNamespace(get_function=lambda name: entry),
    )
    runtime: Any = devices._runtime
    runtime.get_or_create_context = lambda number: context
    try:
        yield
    finally:
        del runtime.get_or_create_context
