"""Everything that can be compiled beforehand: `praefectus compile`, a server's image, and the tests use it.

The rules are compiled once, which most of the loops share; then each loop is put together with them by a process of its
own, as many at a time as there are cores. A loop with rules of its own (for some modules alone) does not wait for them.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from typing import Any

from praefectus.engine.cpu import Loop, compiled_loops
from praefectus.engine.gpu import known_capability
from praefectus.game import PraefectusError

Report = Callable[[int, int], None]
LOOK_AGAIN = 0.2  # seconds
RULES = 3  # the rules, which come first, take about as long as so many loops
STEPS = 100


class CompilationError(PraefectusError):
    """A loop that could not be compiled."""


def loops() -> list[Loop]:
    """The loops of this installation, those that take longest first."""
    from praefectus.agents.search.loops import all_loops
    from praefectus.arena.loop.compiled import play_on
    from praefectus.engine.invariants import checked_games
    from praefectus.envs.compiled.loops import drive_loop, feature_loop

    own = [
        compiled_loops().recorded_games,
        compiled_loops().random_games,
        compiled_loops(0).random_games,
        compiled_loops().ask,
    ]
    return [*all_loops(), play_on(), drive_loop(), drive_loop(0), feature_loop(), checked_games(), *own]


def compile_all(report: Report = lambda done, total: None, processes: int | None = None) -> int:
    """Compile what is missing and return how many loops it was; `report` hears how much is done, in hundredths."""
    missing = [loop for loop in loops() if not loop.kept]
    wanted = min(processes or os.cpu_count() or 1, len(missing))
    if wanted > 1 and sys.platform.startswith("linux"):
        _compile_together(missing, wanted, report)
    else:  # elsewhere a process begins with nothing, and would compile all rules for itself
        for done, loop in enumerate(missing):
            report(STEPS * done // len(missing), STEPS)
            loop.prepare()
    report(STEPS, STEPS)
    return len(missing)


def compile_for_gpu(kind: str, report: Report = lambda done, total: None) -> int:
    """Compile the kernels of training and environments that are missing for a kind of GPU, and return how many."""
    capability = known_capability(kind)
    from praefectus.agents.training import gpu_kernels
    from praefectus.envs import gpu

    kernels = [*vars(gpu_kernels.kernels()).values(), *vars(gpu.kernels()).values()]
    missing = [kernel for kernel in kernels if not kernel.kept_for(capability)]
    for done, kernel in enumerate(missing):
        report(done, len(missing))
        kernel.compile_for(capability)
    report(1, 1)
    return len(missing)


def _compile_together(missing: list[Loop], processes: int, report: Report) -> None:
    fork = multiprocessing.get_context("fork")  # each finds the rules compiled in the memory that it was born with
    working: dict[Any, Loop] = {}
    failed: list[Loop] = []
    told = 0

    def begin(loop: Loop) -> None:
        process = fork.Process(target=loop.prepare)
        process.start()
        working[process] = loop

    def tell(loops: int, rules: float = 1.0) -> None:
        nonlocal told  # a bar does not go back, though the rules that only a later loop reaches start again
        told = max(told, int(STEPS * (RULES * rules + loops) / (RULES + len(missing))))
        report(told, STEPS)

    tell(0, 0.0)
    for loop in [loop for loop in missing if loop.modules is not None][: processes - 1]:
        begin(loop)
    waiting = [loop for loop in missing if loop not in working.values()]
    for loop in waiting:
        if loop.modules is None:
            loop.prepare_rules(lambda done, total: tell(0, done / total))
    gc.freeze()  # what is compiled stays: nobody who is born with it has to look through it for garbage
    while waiting or working:
        while waiting and len(working) < processes:
            begin(waiting.pop(0))
        for process in [process for process in working if not process.is_alive()]:
            loop = working.pop(process)
            if process.exitcode:
                failed.append(loop)
            tell(len(missing) - len(waiting) - len(working))
        time.sleep(LOOK_AGAIN)
    if failed:
        name = failed[0].function.__name__
        raise CompilationError("rules-not-compiled", name=name)
