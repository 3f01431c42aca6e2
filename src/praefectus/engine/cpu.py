"""The rules compiled by Numba for the CPU: batches of games in one array, threads without the GIL."""

import hashlib
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numba
import platformdirs
from llvmlite import binding

from praefectus.engine import batches
from praefectus.engine.compile import as_constant, compile_rules, renamed, rule_functions
from praefectus.engine.linking import LoopCompiler, RuleCompiler
from praefectus.rules.record import BOARD_DTYPE, GAME_DTYPE

njit: Any = numba.njit
config: Any = numba.config

CACHE_VARIABLE = "PRAEFECTUS_CACHE_DIR"
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

Report = Callable[[int, int], None]  # so many steps done, of so many
compiling = threading.RLock()  # one at a time


@cache
def sources_hash(*more: Path) -> str:
    """A hash over rules, engine, data and other files: compiled code of other sources is never reused."""
    digest = hashlib.sha256(numba.__version__.encode())
    package = Path(__file__).parent.parent
    found = [path for name in ("rules", "engine", "data") for path in sorted((package / name).rglob("*"))]
    for path in (*found, *more, *[file.with_suffix(".json") for file in more]):
        if path.suffix in (".py", ".json") and path.exists():
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(*more: Path) -> Path:
    """Where compiled code is kept: a user cache folder, one per state of the sources."""
    base = os.environ.get(CACHE_VARIABLE) or platformdirs.user_cache_dir("praefectus")
    bounds = "-bounds" if config.BOUNDSCHECK else ""
    return Path(base) / f"compiled-{sources_hash(*more)}-{binding.get_host_cpu_name()}{bounds}"


def compile_once(function: FunctionType, more: Mapping[str, Any] | None = None) -> Any:
    """Compile a rule for 64-bit numbers only: otherwise each width of a field would give another copy of it."""
    known = {**ARGUMENTS, **(more or {})}
    options = {"nogil": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = njit(pipeline_class=RuleCompiler, **options)(function)
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

    It compiles when it is first called, and is read from the cache at the next start. `steps` are plain functions
    that it calls beside the rules, each after those that it calls itself.
    """

    def __init__(
        self, function: Any, types: tuple[Any, ...], steps: Sequence[Any] = (), names: Mapping[str, Any] | None = None
    ) -> None:
        self.function = function
        self.types = types
        self.steps = steps
        self.folder = cache_folder(*sorted({Path(step.__code__.co_filename) for step in (function, *steps)}))
        self.names = names  # types of the steps' parameters that are not plain numbers
        self._compiled: Any = None

    def __call__(self, *arguments: Any) -> Any:
        if self._compiled is None:
            self.prepare()
        return self._compiled(*arguments)

    @property
    def kept(self) -> bool:
        """Was it compiled before, so that it only has to be read?"""
        return self._compiled is not None or self._mark().exists()

    def _mark(self) -> Path:
        return self.folder / f"{self.function.__module__}.{self.function.__name__}.kept"

    def prepare(self, report: Report = lambda done, total: None) -> None:
        """Read the compiled code, or compile: all rules one by one, then the loop around them."""
        with compiling:
            if self._compiled is None:
                self._compiled = self._read() or self._compile(report)
        report(1, 1)

    def _read(self) -> Any:
        """The code that was kept; None when there is none, or it is of another place or time and cannot be used."""
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

    def _with_rules(self, report: Report) -> FunctionType:
        """The function with compiled rules and steps in place of those it was written with."""
        rules = compiled_rules(report)
        names: dict[str, Any] = {}
        for function in (*self.steps, self.function):
            own = function.__globals__
            names |= {**own, **{name: as_constant(value) for name, value in own.items() if name.isupper()}}
        names |= vars(rules)
        for step in self.steps:
            names[step.__name__] = compile_once(renamed(step, names), self.names)
        return renamed(self.function, names)


@contextmanager
def caching_in(folder: Path) -> Iterator[None]:
    """Functions made in here are kept in this folder; others' functions stay where they were."""
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


class Machine:
    """The compiled loops, and the rules for loops of other parts."""

    def __init__(self) -> None:
        self.random_games = Loop(batches.random_games, (GAMES, BOARDS, GAMES, INT, INT, INT, INT, INTS, INTS))
        self.recorded_games = Loop(
            batches.recorded_games,
            (GAMES, BOARDS, GAMES, INT, INT, INT, INT, ROWS, SHORTS, INTS, INTS),
            steps=[batches.record_game],
        )
        self.ask = Loop(batches.ask, (GAMES, INT, BOARDS, INT, INT, INTS))

    @property
    def rules(self) -> SimpleNamespace:
        return compiled_rules()


@cache
def machine() -> Machine:
    return Machine()


_compiled_rules: SimpleNamespace | None = None


def compiled_rules(report: Report = lambda done, total: None) -> SimpleNamespace:
    """Every rule, compiled: this is what takes long, and what the cache saves."""
    global _compiled_rules
    if _compiled_rules is None:
        done, total = 0, 2 * len(rule_functions())  # the second half: putting them together

        def compile_and_count(function: FunctionType) -> Any:
            nonlocal done
            done += 1
            report(done, total)
            return compile_once(function)

        _compiled_rules = compile_rules(compile_and_count)
    return _compiled_rules
