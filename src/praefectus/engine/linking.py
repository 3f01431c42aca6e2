"""Compiled rules are linked and optimised once, in the loop that uses them.

Numba links every function with all that it calls and optimises the whole, one function after the other. In a rulebook,
where everything hangs together, that would be the same work hundreds of times over. Here the library of a rule holds
only its own code; the library of a loop gathers all rules that it reaches and is optimised as one.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.registry import cpu_target


class RuleLibrary(JITCodeLibrary):
    """The code of one rule, neither linked nor optimised."""

    called: list[Any]

    def finalize(self) -> None:
        self.called, self._linking_libraries = self._linking_libraries, []
        super().finalize()

    def _optimize_final_module(self) -> None:
        pass

    def _verify_declare_only_symbols(self) -> None:
        pass


class LoopLibrary(JITCodeLibrary):
    """The code of a loop with all rules that it reaches."""

    def finalize(self) -> None:
        reached: dict[Any, None] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in reached:
                reached[library] = None
                waiting += getattr(library, "called", [])
        self._linking_libraries = list(reached)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Nobody else calls these copies of the rules: the optimiser may take them apart as it likes."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        super()._optimize_final_module()


@contextmanager
def compiling_rules() -> Iterator[None]:
    """What is compiled in here is compiled as rules; afterwards everything is compiled as loops, which may use them."""
    codegen = cpu_target.target_context.codegen()
    codegen._library_class = RuleLibrary
    try:
        yield
    finally:
        codegen._library_class = LoopLibrary
