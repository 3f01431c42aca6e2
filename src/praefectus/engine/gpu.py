"""The rules compiled by Numba-CUDA for a GPU: several games per thread.

Threads of a GPU run in warps of 32, and a warp is slow when its threads do different things. So every thread has some
games at hand, and a warp goes on with whatever kind of decision most of its threads have a game waiting for. The rules
are compiled once for each set of modules: what a game never uses only makes the code longer.
"""

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
    Setting,
    SimulationError,
    Table,
    pieces,
)
from praefectus.rules.actions import ACTIONS
from praefectus.rules.boards import board_record
from praefectus.rules.random_play import CHECK_FACTOR, MASK32, draw, next_random, seeded
from praefectus.rules.record import BOARD_DTYPE, GAME_DTYPE
from praefectus.rules.turn import choose, legal
from praefectus.rules.vocabulary import HOUSES, NOBODY, NONE

THREADS = 128  # of a block
BLOCKS = 2  # at work on each multiprocessor: more would only get into each other's way in its cache
REGISTERS = 64  # of a thread
AT_HAND = 8  # games of a thread
GAMES_AT_ONCE = 4_194_304  # of a launch; their results travel back while the next ones are played
ROOM = ACTIONS + 1
WARP = 0xFFFFFFFF  # all its threads
NO_PACKAGE = "The GPU engine needs the package numba-cuda: install praefectus[gpu], or use --engine cpu."
NO_GPU = "The GPU engine finds no NVIDIA GPU that CUDA can use; use --engine cpu."


def most_common(waiting):  # type: ignore[no-untyped-def]
    """The kind of decision that most threads of the warp have waiting, NONE if there is none; bits say what waits."""
    seen = waiting
    for bit in range(5):
        seen |= cuda.shfl_xor_sync(WARP, seen, 1 << bit)  # type: ignore[name-defined]  # noqa: F821
    most = 0
    kind = NONE
    while seen != 0:
        lowest = seen & -seen
        threads = cuda.popc(cuda.ballot_sync(WARP, waiting & lowest != 0))  # type: ignore[name-defined]  # noqa: F821
        if threads > most:
            most = threads
            kind = cuda.ffs(lowest) - 1  # type: ignore[name-defined]  # noqa: F821
        seen ^= lowest
    return kind


def deal(games, template, slot, randoms, seed, number):  # type: ignore[no-untyped-def]
    """A new game in this slot; returns the kind of its first decision."""
    games[slot] = template[0]
    randoms[slot] = seeded(seed, number)
    g = games[slot]
    return g.frame_kind[g.depth - 1]


def note(g, result, decisions, check):  # type: ignore[no-untyped-def]
    """How a game ended."""
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


def random_games(games, boards, template, seed, first, limit, randoms, results):  # type: ignore[no-untyped-def]
    """Play games to the end and write down how each ended: the kernel. A finished game makes room for the next."""
    thread = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821 - bound when the kernel is compiled
    threads = cuda.gridsize(1)  # type: ignore[name-defined]  # noqa: F821
    out = cuda.local.array(ROOM, SHORT)  # type: ignore[name-defined]  # noqa: F821
    kinds = cuda.local.array(AT_HAND, SHORT)  # type: ignore[name-defined]  # noqa: F821
    numbers = cuda.local.array(AT_HAND, INT)  # type: ignore[name-defined]  # noqa: F821
    decisions = cuda.local.array(AT_HAND, INT)  # type: ignore[name-defined]  # noqa: F821
    checks = cuda.local.array(AT_HAND, INT)  # type: ignore[name-defined]  # noqa: F821
    b = boards[0]
    waiting = 0
    for place in range(AT_HAND):
        numbers[place] = place * threads + thread
        decisions[place] = 0
        checks[place] = 0
        kinds[place] = NONE
        if numbers[place] < results.shape[0]:
            kinds[place] = deal(games, template, numbers[place], randoms, seed, first + numbers[place])
            waiting |= 1 << kinds[place]
    while True:
        kind = most_common(waiting)
        if kind == NONE:
            break
        if waiting >> kind & 1:
            place = 0
            while kinds[place] != kind:
                place += 1
            slot = place * threads + thread
            g = games[slot]
            legal(g, b, out)
            x = next_random(randoms[slot])
            randoms[slot] = x
            action = draw(g, b, out, x)
            choose(g, b, action)
            decisions[place] += 1
            checks[place] = (checks[place] * CHECK_FACTOR + action + 1) & MASK32
            kinds[place] = g.frame_kind[g.depth - 1]
            if g.over or decisions[place] >= limit:
                note(g, results[numbers[place]], decisions[place], checks[place])
                numbers[place] += AT_HAND * threads
                decisions[place] = 0
                checks[place] = 0
                kinds[place] = NONE
                if numbers[place] < results.shape[0]:
                    kinds[place] = deal(games, template, slot, randoms, seed, first + numbers[place])
            waiting = 0
            for other in range(AT_HAND):
                if kinds[other] != NONE:
                    waiting |= 1 << kinds[other]


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


LONG_FUNCTION = 600  # bytes of Python code from which on a rule stays a function of its own on the GPU


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
    from numba import cuda, int16, int64
    from numba.cuda.np.numpy_support import from_dtype

    keep_functions_apart()
    if function.__defaults__ is not None:
        return cuda.jit(device=True)(function)
    known = {"g": from_dtype(GAME_DTYPE), "b": from_dtype(BOARD_DTYPE), "out": int16[::1], **more_types}
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    return cuda.jit(tuple(known.get(name, int64) for name in names), device=True)(function)


@cache
def kernel(modules: int) -> Any:
    """The compiled kernel for games with these modules."""
    cuda = cuda_package()
    from numba import int16, int64

    rules = compile_rules(compile_for_device, modules)
    names = {**globals(), **vars(rules), "cuda": cuda, "SHORT": int16, "INT": int64}
    for function in (most_common, deal, note):
        names[function.__name__] = cuda.jit(device=True)(renamed(function, names))
    return cuda.jit(max_registers=REGISTERS)(renamed(random_games, names))


def prepare(setting: Setting) -> None:
    """Compile the kernel for such games with one of them, so that timing begins with a warm machine."""
    list(play_on_gpu(Table.of(setting), 1, 1))


def play_on_gpu(table: Table, seed: int, games: int) -> Iterator[Results]:
    """The results of random games, piece by piece; while one is summed up, the next is played."""
    cuda = cuda_package()
    blocks = BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
    slots = blocks * THREADS * AT_HAND
    boards, template = cuda.to_device(board_record(table.board)), cuda.to_device(table.template())
    playing, randoms = cuda.device_array(slots, GAME_DTYPE), cuda.device_array(slots, np.int64)
    ready: Results | None = None
    for first, count in pieces(games, GAMES_AT_ONCE):
        results = cuda.to_device(np.zeros(count, RESULT))
        play = kernel(table.module_bits)[blocks, THREADS]
        play(playing, boards, template, seed, first, DECISION_LIMIT, randoms, results)
        if ready is not None:
            yield ready
        ready = results.copy_to_host()
    if ready is not None:
        yield ready
