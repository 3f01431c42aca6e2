"""The rules compiled by Numba-CUDA for a GPU: one game per thread."""

# What the kernel and the rules' types need, a GPU or not, is imported late: most machines have neither package nor GPU.

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from praefectus.engine.compile import compile_rules, renamed
from praefectus.engine.simulate import (
    DECISION_LIMIT,
    LAST_CARD,
    LAST_HOUSE,
    RESULT,
    UNFINISHED,
    Results,
    SimulationError,
    Table,
    pieces,
)
from praefectus.rules.actions import ACTIONS
from praefectus.rules.boards import board_record
from praefectus.rules.random_play import play_random, seeded
from praefectus.rules.record import BOARD_DTYPE, GAME_DTYPE
from praefectus.rules.vocabulary import HOUSES, NOBODY

THREADS = 128  # of a block
GAMES_AT_ONCE = 524_288
ROOM = ACTIONS + 1
NO_PACKAGE = "The GPU engine needs the package numba-cuda: install praefectus[gpu], or use --engine cpu."
NO_GPU = "The GPU engine finds no NVIDIA GPU that CUDA can use; use --engine cpu."


def random_games(games, boards, seed, first, limit, results):  # type: ignore[no-untyped-def]
    """Play one game to the end and write down how it ended: the kernel."""
    k = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821 - bound when the kernel is compiled
    if k < results.shape[0]:
        out = cuda.local.array(ROOM, OUT)  # type: ignore[name-defined]  # noqa: F821
        g = games[k]
        decisions, check = play_random(g, boards[0], seeded(seed, first + k), out, limit)
        result = results[k]
        result.decisions = decisions
        result.check = check
        result.turns = g.turns
        result.winner = g.winner
        for seat in range(g.seats):
            result.score[seat] = g.score[seat]
        if g.over == 0:
            result.ended_by = UNFINISHED
        elif g.end_by != NOBODY and g.house_count[g.end_by] >= HOUSES:
            result.ended_by = LAST_HOUSE
        else:
            result.ended_by = LAST_CARD


@cache
def cuda_package() -> Any:
    """Numba's CUDA package, when there is a GPU for it; a sentence when not."""
    if not hasattr(np, "row_stack"):  # numba-cuda still asks NumPy for it
        numpy: Any = np
        numpy.row_stack = np.vstack
    try:
        import numba_cuda  # noqa: F401
        from numba import cuda
    except ImportError:
        raise SimulationError(NO_PACKAGE) from None
    if not cuda.is_available():
        raise SimulationError(NO_GPU)
    return cuda


LONG_FUNCTION = 200  # bytes of Python code from which on a rule stays a function of its own on the GPU


def keep_functions_apart() -> None:
    """Long rules are called, not copied into every caller: otherwise the kernel compiles for minutes and is slow."""
    from numba.cuda.lowering import CUDALower

    if getattr(CUDALower, "keeps_functions_apart", False):
        return
    before = CUDALower.pre_lower

    def pre_lower(self: Any) -> None:
        before(self)
        attributes = self.builder.function.attributes
        if len(self.func_ir.func_id.func.__code__.co_code) > LONG_FUNCTION and "alwaysinline" not in attributes:
            attributes.add("noinline")

    CUDALower.pre_lower = pre_lower
    CUDALower.keeps_functions_apart = True


def compile_for_device(function: FunctionType, **more_types: Any) -> Any:
    """Compile a rule for the GPU: as on the CPU once, for wide numbers."""
    from numba import cuda, int32, int64
    from numba.cuda.np.numpy_support import from_dtype

    keep_functions_apart()
    if function.__defaults__ is not None:
        return cuda.jit(device=True)(function)
    known = {"g": from_dtype(GAME_DTYPE), "b": from_dtype(BOARD_DTYPE), "out": int32[::1], **more_types}
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    return cuda.jit(tuple(known.get(name, int64) for name in names), device=True)(function)


@cache
def kernel() -> Any:
    """The compiled kernel."""
    cuda = cuda_package()
    from numba import int32

    rules = compile_rules(compile_for_device)
    return cuda.jit(renamed(random_games, {**globals(), **vars(rules), "cuda": cuda, "OUT": int32}))


def games_at_once(cuda: Any, games: int) -> int:
    """As many as asked for, and as fit into the memory: each game, its beginning and its result."""
    fits = 0.8 * cuda.current_context().get_memory_info().free / (2 * GAME_DTYPE.itemsize + RESULT.itemsize)
    return max(THREADS, int(min(fits, games, GAMES_AT_ONCE)))


def prepare() -> None:
    """Compile the kernel with one game, so that timing begins with a warm machine."""
    list(play_on_gpu(Table("imperium", 4, 0, 0), 1, 1))


def play_on_gpu(table: Table, seed: int, games: int) -> Iterator[Results]:
    """The results of random games, piece by piece; while one is summed up, the next is played."""
    cuda = cuda_package()
    size = games_at_once(cuda, games)
    boards = cuda.to_device(board_record(table.board))
    beginnings = cuda.to_device(np.repeat(table.template(), size))
    played = cuda.device_array(size, GAME_DTYPE)
    ready: Results | None = None
    for first, count in pieces(games, size):
        played.copy_to_device(beginnings)
        results = cuda.to_device(np.zeros(count, RESULT))
        kernel()[(count + THREADS - 1) // THREADS, THREADS](played, boards, seed, first, DECISION_LIMIT, results)
        if ready is not None:
            yield ready
        ready = results.copy_to_host()
    if ready is not None:
        yield ready
