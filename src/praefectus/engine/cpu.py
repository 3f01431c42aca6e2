"""The rules compiled by Numba for the CPU: batches of games in one array, threads without the GIL."""

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property, partial
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import platformdirs
from llvmlite import binding, ir

from praefectus.engine import batches
from praefectus.engine.arrays import BOARD_DTYPE, GAME_DTYPE
from praefectus.engine.compile import Linked, callees_first, compiling, is_ours, is_rule, renamed
from praefectus.engine.linking import LoopCompiler, RuleCompiler
from praefectus.rules.bits import lowest

njit: Any = numba.njit
config: Any = numba.config

CACHE_VARIABLE = "PRAEFECTUS_CACHE_DIR"
LONG_RUN = 20_000  # games: from so many games on, compiling an engine for their modules saves time
GAMES = numba.from_dtype(GAME_DTYPE)[::1]
BOARDS = numba.from_dtype(BOARD_DTYPE)[::1]
INTS = numba.int64[::1]
INT = numba.int64
SHORTS = numba.int16[::1]
ROWS = numba.int16[:, ::1]
ARGUMENTS = {
    "g": numba.from_dtype(GAME_DTYPE),
    "b": numba.from_dtype(BOARD_DTYPE),
    "out": INTS,
    "rows": ROWS,
    "offered": SHORTS,
}  # the types of arguments by their names; all others are whole numbers


def tuple_of(kind: type, *types: Any) -> Any:
    """The type of a named tuple of arrays; Numba has another for arrays that are all alike."""
    if len(set(types)) == 1:
        return numba.types.NamedUniTuple(types[0], len(types), kind)
    return numba.types.NamedTuple(types, kind)


COUNTED = tuple_of(batches.Counted, INT, INTS, INTS)
_PLAYED = {
    "games": GAMES, "boards": BOARDS, "template": GAMES, "decisions": INTS, "checks": INTS, "board_of": SHORTS,
    "tables": tuple_of(batches.Played, GAMES, BOARDS, SHORTS), "counted": COUNTED,
}  # fmt: skip
# types of the parameters of loops over random games by name, for each kind of notes
RANDOM_NAMES: dict[type, dict[str, Any]] = {
    batches.Counted: {**_PLAYED, "notes": COUNTED},
    batches.Recorded: {**_PLAYED, "notes": tuple_of(batches.Recorded, COUNTED, ROWS, SHORTS, INTS)},
    batches.Checked: {**_PLAYED, "notes": tuple_of(batches.Checked, COUNTED, INTS)},
}

Report = Callable[[int, int], None]  # so many steps done, of so many


@cache
def sources_hash(*more: Path, compiler: str = numba.__version__) -> str:
    """A hash over rules, engine, data and other files: compiled code of other sources is never reused."""
    digest = hashlib.sha256(compiler.encode())
    package = Path(__file__).parent.parent
    found = [path for name in ("rules", "engine", "data") for path in sorted((package / name).rglob("*"))]
    for path in (*found, *more, *[file.with_suffix(".json") for file in more]):
        if path.suffix in (".py", ".json") and path.exists():
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_base() -> Path:
    """The user's cache folder."""
    return Path(os.environ.get(CACHE_VARIABLE) or platformdirs.user_cache_dir("praefectus"))


def cache_folder(*more: Path, modules: int | None = None) -> Path:
    """Return where compiled code is stored: a folder for each state of the sources."""
    games = "" if modules is None else f"-modules{modules:x}"
    bounds = "-bounds" if config.BOUNDSCHECK else ""
    processor = config.CPU_NAME or binding.get_host_cpu_name()  # NUMBA_CPU_NAME=generic makes code for any of them
    return cache_base() / f"compiled-{sources_hash(*more)}-{processor}{games}{bounds}"


def files_of(function: Any) -> tuple[Path, ...]:
    """The files that a loop or kernel is made of, beside the rules."""
    functions = callees_first([function], lambda called: is_ours(called) and not is_rule(called))
    return tuple(sorted({Path(each.__code__.co_filename) for each in functions}))


@numba.extending.intrinsic
def lowest_bit(typing: Any, bits: Any) -> Any:
    """The rule `lowest` is a single instruction of the processor."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return INT(INT), code


def compile_once(function: FunctionType, more: Mapping[str, Any] | None = None) -> Any:
    """Compile a rule for 64-bit numbers only: otherwise each width of a field would give another copy of it."""
    known = {**ARGUMENTS, **(more or {})}
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}  # they are called by compiled code
    dispatcher = njit(pipeline_class=RuleCompiler, nogil=True, error_model="numpy", **bare)(function)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    types = [known.get(name, INT) for name in names]
    defaults = [numba.types.Omitted(value) for value in function.__defaults__ or ()]
    for omitted in range(len(defaults) + 1):
        given = len(types) - omitted
        dispatcher.compile((*types[:given], *defaults[len(defaults) - omitted :]))
    dispatcher.disable_compile()
    return dispatcher


class Loop:
    """A loop over the rules: a plain function that names them as globals, compiled for one set of types.

    It compiles when it is first called, with all functions that it reaches, and is read from the cache at the next
    start. With `modules` it plays games with these alone (or with none of them), and takes less time to compile.
    """

    def __init__(
        self,
        function: Any,
        types: tuple[Any, ...],
        names: Mapping[str, Any] | None = None,
        *,
        modules: int | None = None,
        instead: Mapping[Any, Any] | None = None,
    ) -> None:
        self.function, self.types, self.modules = function, types, modules
        self.names = names  # types of the parameters, other than of rules, that are not plain numbers
        self.instead = instead  # functions in whose place others are called
        self._compiled: Any = None

    @cached_property
    def folder(self) -> Path:
        """Its place in the cache: one for each state of the files that it is made of, and for each set of modules."""
        return cache_folder(*files_of(self.function), modules=self.modules)

    def __call__(self, *arguments: Any) -> Any:
        if self._compiled is None:
            self.prepare()
        return self._compiled(*arguments)

    @property
    def kept(self) -> bool:
        """Whether the cache has it, so that it need not be compiled."""
        return self._compiled is not None or self._mark().exists()

    def _mark(self) -> Path:
        """Like Numba's own index it belongs to one file: at another path, or rewritten, none of it is used."""
        file = Path(self.function.__code__.co_filename)
        stamp = file.stat()
        of = hashlib.sha256(f"{file} {stamp.st_mtime_ns} {stamp.st_size}".encode()).hexdigest()[:16]
        return self.folder / f"{self.function.__module__}.{self.function.__name__}-{of}.kept"

    def prepare(self, report: Report = lambda done, total: None) -> None:
        """Read the compiled code, or compile: all rules one by one, then the loop around them."""
        with compiling:
            if self._compiled is None:
                self._compiled = self._read() or self._compile(report)
        report(1, 1)

    def _read(self) -> Any:
        """The cached code; None when there is none, or it is of another place or time and cannot be used."""
        try:
            return self._typed(self.function, True) if self._mark().exists() else None
        except (numba.errors.NumbaError, RuntimeError, OSError):  # nothing to read: the rules would have to be compiled
            return None

    def _compile(self, report: Report) -> Any:
        keep = may_write(self.folder)
        loop = self._typed(self._with_rules(report), keep)
        if keep:
            self._mark().touch()
        return loop

    def _typed(self, function: Any, keep: bool) -> Any:
        with caching_in(self.folder):
            loop = njit(pipeline_class=LoopCompiler, nogil=True, cache=keep, error_model="numpy")(function)
        loop.compile(self.types)
        loop.disable_compile()
        return loop

    def prepare_rules(self, report: Report = lambda done, total: None) -> None:
        """Compile the rules that it reaches, and nothing else: they are there for other loops too."""
        with compiling:
            linked = self._linked()
            waiting = [function for function in linked.to_compile(self.function) if is_rule(function)]
            for done, function in enumerate(waiting):
                report(done, len(waiting))
                linked.compile(function)

    def _linked(self) -> Linked:
        step = partial(compile_once, more=self.names)
        linked = Linked(step, self.modules, compiled_rules(self.modules), self.instead)
        linked.text.leave_whole(self.function)  # by its text it is found in the cache
        return linked

    def _with_rules(self, report: Report) -> FunctionType:
        """The function with compiled rules and steps in place of those it was written with."""
        linked = self._linked()
        waiting = [function for function in linked.to_compile(self.function) if function is not self.function]
        for done, function in enumerate(waiting):
            linked.compile(function)
            report(done, 2 * len(waiting))  # the second half: putting them together
        return renamed(self.function, linked.names_for(self.function))


@contextmanager
def caching_in(folder: Path) -> Iterator[None]:
    """Functions made in here are stored in this folder; others' functions stay where they were."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def may_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


class CompiledLoops:
    """The compiled loops for games with these modules, or with any."""

    def __init__(self, modules: int | None = None) -> None:
        games = (GAMES, BOARDS, GAMES, INT, INT, INT, INT)
        counted, recorded = RANDOM_NAMES[batches.Counted], RANDOM_NAMES[batches.Recorded]
        self.random_games = Loop(batches.random_games, (*games, INTS, INTS), counted, modules=modules)
        self.recorded_games = Loop(
            batches.recorded_games, (*games, ROWS, SHORTS, INTS, INTS), recorded, modules=modules
        )
        self.ask = Loop(batches.ask, (GAMES, INT, BOARDS, INT, INT, INTS), modules=modules)


@cache
def compiled_loops(modules: int | None = None) -> CompiledLoops:
    return CompiledLoops(modules)


def loops_for(modules: int, loop: str = "random_games", games: int = 0) -> CompiledLoops:
    """The loops for games with these modules alone; for a short run those for all games, if only they are ready."""
    small, large = compiled_loops(modules), compiled_loops()
    wanted = games >= LONG_RUN or getattr(small, loop).kept or not getattr(large, loop).kept
    return small if wanted else large


@cache
def compiled_rules(modules: int | None = None) -> Linked:
    """The rules compiled so far: this is what takes long, and what the cache saves."""
    return Linked(compile_once, modules, instead={lowest: lowest_bit})
