"""Numba's compiler for GPUs, as the rules need it: found where it is installed, with hints that it can't find itself.

Long rules stay functions of their own, and an index is never negative.
"""

# What needs numba-cuda is imported late: most machines don't have it.

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from typing import Any

import numpy as np

from praefectus.engine.compile import RULES, compiling
from praefectus.engine.gpu_cache import Capability
from praefectus.engine.linking import NOT_FOR_RULES, count_from_the_front
from praefectus.engine.simulate import SimulationError

NO_PACKAGE = "gpu-no-package"
NO_GPU = "gpu-none"
NO_COMPILER = "gpu-no-compiler"
UNKNOWN_GPU = "gpu-unknown"
LONG_FUNCTION = 1200  # bytes of Python code from which on a rule stays a function of its own on the GPU
LONG_RULE = 300  # the same with all modules in one kernel, where copies of longer rules would compile for many minutes


def cuda_package() -> Any:
    """Numba's CUDA package, when there is a GPU for it; a sentence when not."""
    cuda = cuda_compiler()
    if not cuda.is_available():
        raise SimulationError(NO_GPU)
    return cuda


@cache
def cuda_compiler() -> Any:
    """Numba's CUDA package, a GPU or not."""
    try:
        with vertical_stacks():
            import numba_cuda  # noqa: F401
            from numba import cuda

            import_module("numba.cuda.cudaimpl")  # the rest of it, which would else be read when something is compiled
    except ImportError:
        raise SimulationError(NO_PACKAGE) from None
    return cuda


def known_capability(text: str) -> Capability:
    """The kind of GPU that is meant, where there is a compiler that knows it; a sentence when not."""
    try:
        tools = cuda_compiler().cudadrv
        whole = tools.nvvm.is_available() and tools.driver._have_nvjitlink()
        known = sorted(tools.nvrtc.get_supported_ccs()) if whole else []
    except (SimulationError, RuntimeError):
        known = []
    if not known:
        raise SimulationError(NO_COMPILER)
    names = {f"{major}.{minor}": (major, minor) for major, minor in known}
    if text not in names:
        raise SimulationError(UNKNOWN_GPU, given=text, known=", ".join(names))
    return names[text]


@contextmanager
def vertical_stacks() -> Iterator[None]:
    """While numba-cuda is read it still asks NumPy for row_stack, which NumPy 2.5 no longer has."""
    numpy: Any = np
    missing = not hasattr(np, "row_stack")
    if missing:
        numpy.row_stack = np.vstack
    try:
        yield
    finally:
        if missing:
            del numpy.row_stack


@contextmanager
def replaced(owner: Any, name: str, wrap: Any) -> Iterator[None]:
    """Inside this context a method of Numba's is another one, made of the one before."""
    before = getattr(owner, name)
    setattr(owner, name, wrap(before))
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextmanager
def compiled_as_rules(long: int) -> Iterator[None]:
    """What is compiled inside this context is ours; everything else Numba compiles as usual."""
    from numba.cuda.compiler import CUDACompiler
    from numba.cuda.lowering import CUDALower

    with (
        compiling,
        replaced(CUDALower, "pre_lower", partial(functions_apart, long)),
        replaced(CUDACompiler, "define_pipelines", shorter_pipelines),
    ):
        yield


def functions_apart(long: int, before: Any) -> Any:
    """Long rules are called, not copied into every caller: otherwise a kernel compiles for minutes and is slow."""

    def pre_lower(self: Any) -> None:
        before(self)
        attributes = self.builder.function.attributes
        if len(self.func_ir.func_id.func.__code__.co_code) > long and "alwaysinline" not in attributes:
            attributes.add("noinline")

    return pre_lower


def shorter_pipelines(before: Any) -> Any:
    """No index is negative; a rule needs no steps for what the language of the rules lacks."""

    def define_pipelines(self: Any) -> Any:
        (steps,) = before(self)
        passes: list[Any] = []
        is_rule = self.state.func_id.func.__module__.startswith(RULES)
        for step, said in steps.passes:
            if step.__name__ == "IRLegalization":
                passes.append((front_pass(), "count from the front"))
            if not is_rule or step.__name__ not in NOT_FOR_RULES:
                passes.append((step, said))
        steps.passes[:] = passes
        return [steps]

    return define_pipelines


@cache
def front_pass() -> Any:
    """The step of linking.py for Numba's other compiler, which has classes of its own."""
    from numba.cuda import types
    from numba.cuda.core import ir
    from numba.cuda.core.compiler_machinery import FunctionPass, register_pass
    from numba.cuda.typing.templates import Signature

    register: Any = register_pass

    @register(mutates_CFG=False, analysis_only=False)
    class CountFromTheFrontOnGpu(FunctionPass):  # type: ignore[misc]
        _name = "count_from_the_front_on_gpu"

        def __init__(self) -> None:
            FunctionPass.__init__(self)

        def run_pass(self, state: Any) -> bool:
            count_from_the_front(state.calltypes, ir, types, Signature)
            return True

    return CountFromTheFrontOnGpu


def compile_for_device(function: Any, known: Mapping[str, Any]) -> Any:
    """Compile a rule for the GPU: as on the CPU once, for wide numbers."""
    from numba import cuda, int64

    if function.__defaults__ is not None:
        return cuda.jit(device=True)(function)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    return cuda.jit(tuple(known.get(name, int64) for name in names), device=True)(function)


@cache
def lowest_bit() -> Any:
    """The rule `lowest` in two instructions."""
    cuda = cuda_compiler()

    def lowest(bits: int) -> int:
        place: int = cuda.ffs(bits) - 1
        return place

    return compile_for_device(lowest, {})
