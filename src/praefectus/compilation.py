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
from functools import partial
from typing import Any

from praefectus.engine.cpu import Loop, compiled_loops
from praefectus.engine.gpu_compiler import known_capability
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


def compile_for_gpu(kind: str, report: Report = lambda done, total: None, processes: int | None = None) -> int:
    """Compile the kernels that are missing for a kind of GPU, and return how many: those of training, of environments,
    and of random games with four seats and no modules. Those that take longest come first."""
    capability = known_capability(kind)
    from praefectus.agents.training import gpu_kernels
    from praefectus.engine.gpu import FAST_MEMORY, random_games_kernel
    from praefectus.envs import gpu

    memory = FAST_MEMORY.get(capability)
    plain = [] if memory is None else [random_games_kernel(0, 4, memory)]
    kernels = [*vars(gpu_kernels.kernels()).values(), *vars(gpu.kernels()).values(), *plain]
    missing = [kernel for kernel in kernels if not kernel.kept_for(capability)]
    wanted = min(processes or os.cpu_count() or 1, len(missing))
    if wanted > 1 and sys.platform.startswith("linux"):
        works = Works()
        waiting = list(missing)
        while waiting or works.running:
            while waiting and len(works.running) < wanted:
                kernel = waiting.pop(0)
                works.begin(kernel.function.__name__, partial(kernel.compile_for, capability))
            works.look()
            report(len(missing) - len(waiting) - len(works.running), len(missing))
        works.check()
    else:
        for done, kernel in enumerate(missing):
            report(done, len(missing))
            kernel.compile_for(capability)
    report(1, 1)
    return len(missing)


class Works:
    """Processes that are born with all that this one has compiled; each compiles one thing more."""

    def __init__(self) -> None:
        self.fork = multiprocessing.get_context("fork")
        self.running: dict[Any, str] = {}
        self.failed: list[str] = []

    def begin(self, name: str, task: Callable[[], object]) -> None:
        process = self.fork.Process(target=task)
        process.start()
        self.running[process] = name

    def look(self) -> None:
        """Wait a moment, then see which are done."""
        time.sleep(LOOK_AGAIN)
        for process in [process for process in self.running if not process.is_alive()]:
            name = self.running.pop(process)
            if process.exitcode:
                self.failed.append(name)

    def check(self) -> None:
        if self.failed:
            raise CompilationError("rules-not-compiled", name=self.failed[0])


def _compile_together(missing: list[Loop], processes: int, report: Report) -> None:
    works = Works()
    told = 0

    def begin(loop: Loop) -> None:
        works.begin(loop.function.__name__, loop.prepare)

    def tell(loops: int, rules: float = 1.0) -> None:
        nonlocal told  # a bar does not go back, though the rules that only a later loop reaches start again
        told = max(told, int(STEPS * (RULES * rules + loops) / (RULES + len(missing))))
        report(told, STEPS)

    tell(0, 0.0)
    first = [loop for loop in missing if loop.modules is not None][: processes - 1]
    for loop in first:
        begin(loop)
    waiting = [loop for loop in missing if loop not in first]
    for loop in waiting:
        if loop.modules is None:
            loop.prepare_rules(lambda done, total: tell(0, done / total))
    gc.freeze()  # what is compiled stays: nobody who is born with it has to look through it for garbage
    while waiting or works.running:
        while waiting and len(works.running) < processes:
            begin(waiting.pop(0))
        works.look()
        tell(len(missing) - len(waiting) - len(works.running))
    works.check()
