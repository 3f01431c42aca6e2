"""The rules compiled by Numba for the CPU: batches of games in one array, threads without the GIL."""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numba
import numpy as np
import platformdirs

from praefectus.engine.compile import compile_rules
from praefectus.rules.actions import ACTIONS
from praefectus.rules.record import BOARD_DTYPE, GAME_DTYPE

CACHE_VARIABLE = "PRAEFECTUS_CACHE_DIR"


def sources_hash() -> str:
    """A hash over rules, engine and data: compiled code of other sources is never reused."""
    digest = hashlib.sha256(numba.__version__.encode())
    package = Path(__file__).parent.parent
    for folder, pattern in (("rules", "*.py"), ("engine", "*.py"), ("data", "*.json")):
        for path in sorted((package / folder).rglob(pattern)):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: a user cache folder, one per state of the sources."""
    base = os.environ.get(CACHE_VARIABLE) or platformdirs.user_cache_dir("praefectus")
    bounds = "-bounds" if numba.config.BOUNDSCHECK else ""
    return Path(base) / f"compiled-{sources_hash()}{bounds}"


def compile_once(function: FunctionType) -> Any:
    """Compile a rule for 64-bit numbers only: otherwise each width of a field would give another copy of it."""
    dispatcher = numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    if function.__defaults__ is None:
        known = {"g": numba.from_dtype(GAME_DTYPE), "b": numba.from_dtype(BOARD_DTYPE), "out": numba.int64[::1]}
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        dispatcher.compile(tuple(known.get(name, numba.int64) for name in names))
        dispatcher.disable_compile()
    return dispatcher


@cache
def machine() -> SimpleNamespace:
    """The compiled entry points; they compile on first use, and are then read from the cache."""
    numba.config.CACHE_DIR = str(cache_folder())
    rules = compile_rules(compile_once)
    entry: Callable[[Any], Any] = numba.njit(nogil=True, cache=True, error_model="numpy")
    legal, choose, weight = rules.legal, rules.choose, rules.weight
    seeded, play, points, god_value = rules.seeded, rules.play_random, rules.points, rules.god_value
    room = ACTIONS + 1

    @entry
    def random_games(games, boards, template, seed, first, count, limit, decisions, checks):  # type: ignore[no-untyped-def]
        """Play games to the end, each from its own random number; games[k] holds the k-th afterwards."""
        out = np.zeros(room, np.int64)
        for k in range(count):
            games[k] = template[0]
            decisions[k], checks[k] = play(games[k], boards[0], seeded(seed, first + k), out, limit)

    @entry
    def ask(games, index, boards, what, action, out):  # type: ignore[no-untyped-def]
        """One game driven from Python: 0 list what is legal, 1 choose, 2 weigh an outcome, 3 points, 4 gods."""
        g = games[index]
        b = boards[0]
        if what == 0:
            legal(g, b, out)
        elif what == 1:
            choose(g, b, action)
            legal(g, b, out)
        elif what == 2:
            for i in range(1, out[0] + 1):
                out[room + i] = weight(g, b, out[i])
        elif what == 3:
            for seat in range(g.seats):
                out[seat] = points(g, b, seat)
        elif what == 4:
            for seat in range(g.seats):
                for god in range(7):
                    out[7 * seat + god] = god_value(g, b, seat, god)

    return SimpleNamespace(random_games=random_games, ask=ask, rules=rules)
