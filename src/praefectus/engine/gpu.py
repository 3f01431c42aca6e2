"""The rules compiled by Numba-CUDA for a GPU, and random games played there.

Threads of a GPU run in warps of 32, and a warp is slow when its threads do different things. So every multiprocessor
has a pool of games in its own fast memory, sorted by the kind of decision that is open, and a warp takes up to 32
games with the same kind, plays that decision in all of them, and puts them back. The rules are compiled once for each
set of modules and number of seats: what a game never uses would only make records and code longer.
"""

# What the kernel and the rules' types need, a GPU or not, is imported late: most machines have neither package nor GPU.

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt

from praefectus.engine.arrays import BOARD_DTYPE, GAME_DTYPE, board_record, small_dtype, small_record
from praefectus.engine.compile import Linked, renamed
from praefectus.engine.cpu import files_of
from praefectus.engine.gpu_cache import Capability, cached_kernel, gpu_elsewhere, keep, place, read
from praefectus.engine.gpu_compiler import (
    LONG_FUNCTION,
    compile_for_device,
    compiled_as_rules,
    cuda_compiler,
    cuda_package,
    lowest_bit,
)
from praefectus.engine.simulate import (
    DECISION_LIMIT,
    LAST_CARD,
    LAST_HOUSE,
    RESULT,
    UNFINISHED,
    Results,
    Setting,
    Table,
    pieces,
)
from praefectus.rules.actions import ACTIONS
from praefectus.rules.bits import lowest
from praefectus.rules.declarations import FIRST_AUTOMATIC
from praefectus.rules.fields import Numbers
from praefectus.rules.random_play import CHECK_FACTOR, MASK32, draw, next_random, seeded
from praefectus.rules.record import GameRecord
from praefectus.rules.tables import HOUSES
from praefectus.rules.turn import choose, legal
from praefectus.rules.vocabulary import NOBODY, NONE

WARPS = 4  # at work on a multiprocessor, all on its one pool: with more of them fewer games wait to be chosen from
LANES = 32  # threads of a warp, and bits of a word
OTHER_USE = 10_240  # bytes of a multiprocessor's fast memory that are not for the games of its pool
GAMES_AT_ONCE = 4_194_304  # of a launch; their results travel back while the next ones are played
ROOM = ACTIONS + 1
KEYS = 2 * LANES  # kinds of decisions, two for each thread of a warp
ALL = 0xFFFFFFFF  # threads of a warp
ALIVE, DEALT = 0, 1  # games that are being played, numbers given out
assert FIRST_AUTOMATIC <= KEYS


# the kernel and its parts; these names are bound when they are compiled
# ruff: noqa: F821

cuda: Any
GAME: Any  # types of CUDA
WORD: Any
NUMBER: Any
SHORT: Any
POOL: int  # games of a multiprocessor
WORDS: int  # that have a bit for each of them


def deal(
    pool: Any,
    template: Any,
    slot: int,
    randoms: Numbers,
    numbers: Numbers,
    decisions: Numbers,
    checks: Numbers,
    seed: int,
    first: int,
    number: int,
) -> int:
    """A new game in this slot; returns the kind of its first decision."""
    pool[slot] = template[0]
    randoms[slot] = seeded(seed, first + number)
    numbers[slot] = number
    decisions[slot] = 0
    checks[slot] = 0
    g: GameRecord = pool[slot]
    return g.frame_kind[g.depth - 1]


def put_back(waiting: Any, counts: Numbers, kind: int, slot: int) -> None:
    """From now on the game in this slot waits for a decision of this kind."""
    cuda.atomic.or_(waiting, (kind, slot // LANES), WORD(1) << WORD(slot % LANES))
    cuda.atomic.add(counts, kind, 1)


def most_common(counts: Numbers, lane: int) -> int:
    """The kind of decision for which most games wait, NONE if none waits."""
    best = max(counts[lane] * KEYS + lane, counts[lane + LANES] * KEYS + lane + LANES)
    for bit in range(5):
        best = max(best, cuda.shfl_xor_sync(ALL, best, 1 << bit))
    return best % KEYS if best >= KEYS else NONE


def up_to(mine: int, lane: int) -> int:
    """The sum of a number over this thread and those before it in the warp."""
    total = mine
    for bit in range(5):
        before = cuda.shfl_up_sync(ALL, total, 1 << bit)
        if lane >= 1 << bit:
            total += before
    return total


def take_games(waiting: Any, counts: Numbers, kind: int, taken: Any, warp: int, lane: int) -> int:
    """Take up to 32 games that wait for this kind, each thread those of one word; returns how many there are."""
    word = waiting[kind, lane] if lane < WORDS else WORD(0)
    too_many = up_to(NUMBER(cuda.popc(word)), lane) - NUMBER(LANES)
    while too_many > 0 and word != 0:
        word &= word - WORD(1)
        too_many -= NUMBER(1)
    if word != 0:  # another warp may have been quicker
        word &= cuda.atomic.and_(waiting, (kind, lane), ~word)
    mine = NUMBER(cuda.popc(word))
    total = up_to(mine, lane)
    place = total - mine
    while word != 0:
        taken[warp, place] = lane * LANES + cuda.ffs(word) - 1
        place += NUMBER(1)
        word &= word - WORD(1)
    games: int = cuda.shfl_sync(ALL, total, LANES - 1)
    if lane == 0:
        cuda.atomic.sub(counts, kind, games)
    return games


def note(g: GameRecord, result: Any, decisions: int, check: int) -> None:
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


def random_games(boards: Any, template: Any, seed: int, first: int, limit: int, results: Any) -> None:
    """Play games to the end and write down how each ended: the kernel. A finished game makes room for the next."""
    pool = cuda.shared.array(0, GAME)  # as large as the launch says
    randoms = cuda.shared.array(POOL, WORD)
    numbers = cuda.shared.array(POOL, NUMBER)
    decisions = cuda.shared.array(POOL, NUMBER)
    checks = cuda.shared.array(POOL, WORD)
    waiting = cuda.shared.array((KEYS, WORDS), WORD)  # for each kind of decision, the slots of its games as bits
    counts = cuda.shared.array(KEYS, NUMBER)
    taken = cuda.shared.array((WARPS, LANES), SHORT)
    tally = cuda.shared.array(2, NUMBER)
    out = cuda.local.array(ROOM, SHORT)
    b = boards[0]
    block, blocks = cuda.blockIdx.x, cuda.gridDim.x
    warp, lane = cuda.threadIdx.x // LANES, cuda.threadIdx.x % LANES
    for kind in range(cuda.threadIdx.x, KEYS, cuda.blockDim.x):
        counts[kind] = 0
        for word in range(WORDS):
            waiting[kind, word] = 0
    if cuda.threadIdx.x == 0:
        tally[ALIVE] = 0
        tally[DEALT] = POOL
    cuda.syncthreads()
    for slot in range(cuda.threadIdx.x, POOL, cuda.blockDim.x):
        number = slot * blocks + block
        if number < results.shape[0]:
            kind = deal(pool, template, slot, randoms, numbers, decisions, checks, seed, first, number)
            put_back(waiting, counts, kind, slot)
            cuda.atomic.add(tally, ALIVE, 1)
    cuda.syncthreads()
    while True:
        cuda.threadfence_block()
        kind = most_common(counts, lane)
        if kind == NONE:  # all games are with other warps, or over
            if cuda.shfl_sync(ALL, tally[ALIVE], 0) == 0:
                break
            cuda.nanosleep(200)
            continue
        games = take_games(waiting, counts, kind, taken, warp, lane)
        cuda.syncwarp()
        if lane < games:
            slot = taken[warp, lane]
            g = pool[slot]
            legal(g, b, out)
            x = next_random(randoms[slot])
            randoms[slot] = x
            action = draw(g, b, out, x)
            choose(g, b, action)
            decisions[slot] += 1
            checks[slot] = (checks[slot] * CHECK_FACTOR + action + 1) & MASK32
            kind = g.frame_kind[g.depth - 1]
            if g.over or decisions[slot] >= limit:
                note(g, results[numbers[slot]], decisions[slot], checks[slot])
                number = cuda.atomic.add(tally, DEALT, 1) * blocks + block
                if number < results.shape[0]:
                    kind = deal(pool, template, slot, randoms, numbers, decisions, checks, seed, first, number)
                else:
                    kind = NONE
                    cuda.atomic.sub(tally, ALIVE, 1)
            cuda.threadfence_block()
            if kind != NONE:
                put_back(waiting, counts, kind, slot)
        cuda.syncwarp()


# compiling it


class Kernel:
    """A kernel over the rules: what Loop is on the CPU.

    A plain function that names the rules as globals, compiled with all that it reaches for the GPU at hand, and read
    from the cache at the next start. `names` are the types of parameters that are not plain numbers; the functions
    called `typed_in_place` take theirs where they are called. `bound` says what names mean that stand for nothing in
    the text; `cuda` is one of them. `types` are those of the arguments, for kernels that are compiled beforehand. Rules
    with more than `long` bytes of code are called: fewer copies of them compile sooner.
    """

    def __init__(
        self,
        function: Any,
        names: Mapping[str, Any] | None = None,
        *,
        types: tuple[Any, ...] = (),
        modules: int | None = None,
        bound: Mapping[str, Any] | None = None,
        typed_in_place: Collection[str] = (),
        registers: int | None = None,
        long: int = LONG_FUNCTION,
    ) -> None:
        self.function, self.names, self.types, self.modules = function, names or {}, types, modules
        self.bound, self.typed_in_place, self.long = bound or {}, typed_in_place, long
        self.options = {} if registers is None else {"max_registers": registers}

    def __getitem__(self, launch: Any) -> Any:
        return self.compiled[launch]

    @cached_property
    def compiled(self) -> Any:
        cuda_package()
        return self.dispatcher

    @cached_property
    def dispatcher(self) -> Any:
        """What launches it: when the first arguments of their types come it is read, or compiled."""
        cuda = cuda_compiler()
        dispatcher = cuda.jit(**self.options)(self.function)
        compile_linked = dispatcher.compile

        def read_or_compile(types: tuple[Any, ...]) -> Any:
            with compiled_as_rules(self.long):
                if types not in dispatcher.overloads:
                    file = self.place(types, cuda.get_current_device().compute_capability)
                    kernel = cached_kernel(file, types)
                    if kernel is not None:
                        dispatcher.add_overload(kernel, types)
                    else:
                        dispatcher.py_func = self._with_rules
                        keep(file, compile_linked(types))
                return dispatcher.overloads[types]

        dispatcher.compile = read_or_compile
        return dispatcher

    def place(self, types: tuple[Any, ...], capability: Capability) -> Path:
        """Return where it is stored for arguments of such types and such a GPU."""
        given = (*sorted(self.names.items()), *sorted(self.bound.items()), *sorted(self.options.items()))
        made_with = [*map(str, types), self.modules, self.long, *sorted(self.typed_in_place), *map(str, given)]
        return place(self.function, files_of(self.function), made_with, capability)

    def kept_for(self, capability: Capability) -> bool:
        return read(self.place(self.types, capability)) is not None

    def compile_for(self, capability: Capability) -> None:
        """Compile it into the cache for such a GPU; this computer need not have one."""
        with gpu_elsewhere(capability):
            self.dispatcher.compile(self.types)

    @cached_property
    def _with_rules(self) -> FunctionType:
        """The function with compiled rules and steps in place of those it was written with."""
        cuda = cuda_compiler()
        known = {**device_types(), **self.names}
        rules = device_rules(self.modules, known["g"], self.long)

        def jit(function: FunctionType) -> Any:
            in_place = function.__name__ in self.typed_in_place
            return cuda.jit(device=True)(function) if in_place else compile_for_device(function, known)

        linked = Linked(jit, self.modules, rules, bound={"cuda": cuda, **self.bound})
        for function in linked.to_compile(self.function):
            if function is not self.function:
                linked.compile(function)
        return renamed(self.function, linked.names_for(self.function))


def device_types() -> dict[str, Any]:
    """The types of the rules' parameters; all others are whole numbers."""
    from numba import int16
    from numba.cuda.np.numpy_support import from_dtype

    return {"g": from_dtype(GAME_DTYPE), "b": from_dtype(BOARD_DTYPE), "out": int16[::1]}


@cache
def device_rules(modules: int | None, game: Any, long: int) -> Linked:
    """The rules compiled so far for games in such records, those longer than this as functions of their own."""
    known = {**device_types(), "g": game}
    return Linked(lambda function: compile_for_device(function, known), modules, instead={lowest: lowest_bit()})


PARTS = ("deal", "put_back", "most_common", "up_to", "take_games", "note")


# fast memory of a multiprocessor that one block may use, in bytes, by the kind of GPU
FAST_MEMORY = {
    (8, 0): 166_912, (8, 6): 101_376, (8, 7): 166_912, (8, 9): 101_376, (9, 0): 232_448, (10, 0): 232_448,
    (10, 3): 232_448, (12, 0): 101_376,
}  # fmt: skip


def pool_of(record: np.dtype[np.void], memory: int) -> int:
    """How many games a multiprocessor has room for: whole words of them."""
    return min(LANES * LANES, (memory - OTHER_USE) // record.itemsize // LANES * LANES)


@cache
def random_games_kernel(modules: int, seats: int, memory: int) -> Kernel:
    """Random games with these modules and so many seats on a GPU with so much fast memory."""
    cuda_compiler()
    from numba import int16, int32, int64, types, uint32
    from numba.cuda.np.numpy_support import from_dtype

    record = small_dtype(modules, seats)
    pool, game = pool_of(record, memory), from_dtype(record)
    sizes = {"POOL": pool, "WORDS": pool // LANES}
    bound = {"GAME": game, "SHORT": int16, "NUMBER": int32, "WORD": uint32, **sizes}
    board, template, results = (types.Array(from_dtype(kind), 1, "C") for kind in (BOARD_DTYPE, record, RESULT))
    given = (board, template, int64, int64, int64, results)
    return Kernel(random_games, {"g": game}, types=given, modules=modules, bound=bound, typed_in_place=PARTS)


class RandomGames:
    """Random games with these modules and so many seats, on the GPU at hand."""

    def __init__(self, modules: int, seats: int) -> None:
        cuda = cuda_package()
        self.cuda, self.device = cuda, cuda.get_current_device()
        self.record = small_dtype(modules, seats)
        memory = self.device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
        self.pool = pool_of(self.record, memory)
        kernel = random_games_kernel(modules, seats, memory)
        self.compiled = kernel.compiled
        machine_code = self.compiled.compile(kernel.types)
        self.compiled._specialized = True  # whatever the numbers of a launch are, it is this one
        calls = cuda.cudadrv.driver
        calls.driver.cuKernelSetAttribute(
            calls.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
            self.pool * self.record.itemsize, machine_code._codelibrary.get_cufunc().handle, self.device.id,
        )  # fmt: skip

    def on_device(self, records: npt.NDArray[np.void]) -> Any:
        """The same records on the GPU; fields may share their place, so they travel as bytes."""
        return self.cuda.to_device(records.view(np.uint8)).view(records.dtype)

    def play(self, table: Table, seed: int, first: int, count: int) -> Any:
        """Begin to play; the results are complete when they are copied."""
        blocks = self.device.MULTIPROCESSOR_COUNT
        boards, template = self.on_device(board_record(table.board)), self.on_device(small_record(table.template()))
        results = self.on_device(np.zeros(count, RESULT))
        launch = self.compiled[blocks, WARPS * LANES, 0, self.pool * self.record.itemsize]
        launch(boards, template, seed, first, DECISION_LIMIT, results)
        return results


@cache
def random_games_on_gpu(modules: int, seats: int) -> RandomGames:
    return RandomGames(modules, seats)


def prepare(setting: Setting) -> None:
    """Compile the kernel for such games with one of them, so that timing starts after compilation."""
    list(play_on_gpu(Table.of(setting), 1, 1))


def play_on_gpu(table: Table, seed: int, games: int) -> Iterator[Results]:
    """The results of random games, piece by piece; while one is summed up, the next is played."""
    ready: Results | None = None
    play = random_games_on_gpu(table.module_bits, int(table.template()["seats"][0])).play
    for first, count in pieces(games, GAMES_AT_ONCE):
        results = play(table, seed, first, count)
        if ready is not None:
            yield ready
        ready = results.copy_to_host()
    if ready is not None:
        yield ready
