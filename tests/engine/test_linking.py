"""Linking compiled rules: any order of calls works, and other code stays untouched."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import pytest
from numba.core.codegen import JITCodeLibrary

from praefectus.engine.cpu import CACHE_VARIABLE, compile_once, config
from praefectus.engine.linking import LoopCompiler, LoopLibrary, RuleLibrary, declarations, defined_in

FIRST_COMPILATIONS = 200


def library_of(dispatcher: Any) -> Any:
    (compiled,) = dispatcher.overloads.values()
    return compiled.library


def compile_loop(function: Any) -> Any:
    loop = numba.njit(pipeline_class=LoopCompiler, nogil=True, error_model="numpy")(function)
    loop.compile((numba.int64,))
    return loop


def larger(x: int) -> int:
    return max(x, 3)


def never_larger(x: int) -> int:
    if x & NOTHING:  # type: ignore[name-defined]  # noqa: F821 - the optimiser of this function alone sees that the call is never made, and drops it
        return max(x, 3)
    return x


def always_larger(x: int) -> int:
    return max(x, 3) + 1


def sum_of_both(x: int) -> int:
    return first(x) + second(x)  # type: ignore[name-defined, no-any-return]  # noqa: F821


def bound(function: Any, **names: Any) -> FunctionType:
    """The same function with these meanings of its global names."""
    return FunctionType(function.__code__, {"__builtins__": __builtins__, **names}, function.__name__)


def test_a_rule_is_linked_though_its_first_caller_never_calls_it() -> None:
    """What a library that is linked too early defines is lost: its second caller then called nothing."""
    never, always = (compile_once(bound(caller, NOTHING=0)) for caller in (never_larger, always_larger))
    for first, second in ((never, always), (always, never)):
        loop = compile_loop(bound(sum_of_both, first=first, second=second))
        assert loop(2) == 2 + 4 and loop(7) == 7 + 8
        assert not set(declarations(library_of(loop)._final_module)) & set(defined_in), "called, and not linked"


def test_only_our_code_is_compiled_our_way() -> None:
    """Another's function that is compiled in the same process, before or after, has Numba's own library."""
    folder = config.CACHE_DIR
    rule = compile_once(larger)  # type: ignore[arg-type]
    loop = compile_loop(larger)
    assert type(library_of(rule)) is RuleLibrary and type(library_of(loop)) is LoopLibrary
    other = numba.njit(larger)
    assert other(2) == 3 and other(9) == 9  # type: ignore[comparison-overlap, type-var]
    assert type(library_of(other)) is JITCodeLibrary
    assert type(numba.core.registry.cpu_target.target_context.codegen().create_library("other")) is JITCodeLibrary
    assert folder == config.CACHE_DIR


@pytest.mark.long
def test_the_first_compilation_never_fails(tmp_path: Path) -> None:
    """Again and again from an empty cache, each in a process with a hash seed of its own."""

    def compile_from_nothing(number: int) -> str:
        cache = {CACHE_VARIABLE: str(tmp_path / str(number)), "PYTHONHASHSEED": str(number)}
        command = [sys.executable, "-m", "praefectus", "simulate", "--games", "20", "--seed", "5", "--json"]
        done = subprocess.run(command, env=os.environ | cache, capture_output=True, text=True, timeout=1800)
        return done.stdout.partition('"check"')[2] if done.returncode == 0 else done.stderr[-2000:]

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(compile_from_nothing, range(FIRST_COMPILATIONS)))
    assert len(found) == FIRST_COMPILATIONS and len(set(found)) == 1, sorted(set(found))
