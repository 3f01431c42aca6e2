"""The rules compiled to WebAssembly, from the same text and through Numba's own intermediate code.

Numba types and lowers the rules as for the CPU, but into modules that are laid out for wasm32 from the start: nothing
of it is optimised for this processor or run on it. All of it is put together, optimised once, and written as one file
(linker.py). A compiled loop becomes an entry of that file: arrays are addresses followed by their sizes, and the file
says itself what its entries take (a note in JSON), so that nothing about records is written down a second time.

Numba never frees what it compiled, so the build runs in its own process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from types import FunctionType
from typing import Any

import numba
from llvmlite import binding
from numba.core.registry import cpu_target
from numba.np.arrayobj import get_cfarray_intrinsic

from praefectus.engine.compile import Linked, compiling, renamed
from praefectus.engine.cpu import Loop, Report, compile_once, njit
from praefectus.engine.linking import Library, LoopCompiler, RuleCompiler, take_in
from praefectus.engine.wasm.linker import module

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"  # what every browser of the last years has
POINTER = "{name}_at"
SIZE = "{name}_{dimension}"
array_at = get_cfarray_intrinsic("C", None)  # an address and sizes as an array


class WasmLibrary(Library):
    """The code of one function: neither optimised nor handed to this processor."""

    def finalize(self) -> None:
        self._finalized = True

    def _optimize_functions(self, ll_module: Any) -> None:
        pass

    def get_pointer_to_function(self, name: str) -> int:
        return 0


def target_machine() -> Any:
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")


@contextmanager
def compiling_for(machine: Any) -> Iterator[None]:
    """Inside this context Numba compiles for wasm32, with its 32-bit pointers."""
    codegen = cpu_target.target_context.codegen()
    before = dict(vars(codegen)), LoopCompiler.library_class, RuleCompiler.library_class
    empty = codegen._create_empty_module

    def create_empty_module(name: str) -> Any:
        made = empty(name)
        made.triple = TRIPLE
        return made

    with compiling:
        codegen._library_class = WasmLibrary
        LoopCompiler.library_class = WasmLibrary
        RuleCompiler.library_class = WasmLibrary
        codegen._data_layout, codegen._target_data = str(machine.target_data), machine.target_data
        codegen._create_empty_module, codegen.set_env = create_empty_module, lambda name, env: None
        try:
            yield
        finally:
            vars(codegen).clear()
            vars(codegen).update(before[0])
            LoopCompiler.library_class, RuleCompiler.library_class = before[1:]


# entries


def is_tuple(kind: Any) -> bool:
    return isinstance(kind, numba.types.NamedTuple | numba.types.NamedUniTuple)


def parameters(loop: Loop) -> list[tuple[str, Any]]:
    """The names and types of what a loop takes, with the arrays of a tuple one by one."""
    names = loop.function.__code__.co_varnames[: loop.function.__code__.co_argcount]
    found: list[tuple[str, Any]] = []
    for name, kind in zip(names, loop.types, strict=True):
        if is_tuple(kind):
            found += zip(kind.fields, kind, strict=True)
        else:
            found.append((name, kind))
    return found


def entry_types(loop: Loop) -> tuple[Any, ...]:
    """As it is called from outside: an array is an address and its sizes."""
    found: list[Any] = []
    for _, kind in parameters(loop):
        if isinstance(kind, numba.types.Array):
            found += [numba.types.CPointer(kind.dtype), *[numba.int64] * kind.ndim]
        else:
            found.append(kind)
    return tuple(found)


def entry_text(loop: Loop) -> FunctionType:
    """The loop around which an entry makes arrays of addresses and sizes."""
    own: list[str] = []
    for name, kind in parameters(loop):
        if isinstance(kind, numba.types.Array):
            own += [POINTER.format(name=name), *[SIZE.format(name=name, dimension=d) for d in range(kind.ndim)]]
        else:
            own.append(name)
    names: dict[str, Any] = {"array_at": array_at, "loop": loop.function, "__name__": __name__}
    given: list[str] = []
    for name, kind in zip(loop.function.__code__.co_varnames, loop.types, strict=False):
        if is_tuple(kind):
            names[kind.instance_class.__name__] = kind.instance_class
            parts = ", ".join(map(made_of, kind.fields, kind))
            given.append(f"{kind.instance_class.__name__}({parts})")
        else:
            given.append(made_of(name, kind))
    exec(f"def entry({', '.join(own)}):\n    loop({', '.join(given)})", names)
    entry: FunctionType = names["entry"]
    return entry


def made_of(name: str, kind: Any) -> str:
    if not isinstance(kind, numba.types.Array):
        return name
    sizes = ", ".join(SIZE.format(name=name, dimension=dimension) for dimension in range(kind.ndim))
    return f"array_at({POINTER.format(name=name)}, ({sizes},))"


def described(loop: Loop, records: dict[Any, str]) -> list[tuple[str, str, int]]:
    """What an entry takes, in order: name, kind of number or record, and how many dimensions (0 for one number)."""
    found = []
    for name, kind in parameters(loop):
        number = kind.dtype if isinstance(kind, numba.types.Array) else kind
        dimensions = kind.ndim if isinstance(kind, numba.types.Array) else 0
        found.append((name, records.get(number) or f"{kind_of(number)}{number.bitwidth // 8}", dimensions))
    return found


def kind_of(number: Any) -> str:
    if isinstance(number, numba.types.Float):
        return "f"
    return "i" if number.signed else "u"


# the file


def compiled(loop: Loop, rules: Linked, report: Callable[[], None]) -> Any:
    """One entry, compiled with all that it reaches."""
    linked = Linked(partial(compile_once, more=loop.names), None, rules, loop.instead)
    for function in linked.to_compile(loop.function):
        if function is not loop.function:
            linked.compile(function)
            report()
    types = dict(zip(loop.function.__code__.co_varnames, loop.types, strict=False))
    linked.jit = partial(compile_once, more=types)
    linked.compile(loop.function)
    entry = entry_text(loop)
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
    names = {**linked.names_for(entry), "array_at": array_at}
    dispatcher = njit(pipeline_class=LoopCompiler, nogil=True, error_model="numpy", **bare)(renamed(entry, names))
    dispatcher.compile(entry_types(loop))
    (result,) = dispatcher.overloads.values()
    return result


def build(loops: Mapping[str, Loop], notes: Mapping[str, bytes], report: Report = lambda done, total: None) -> bytes:
    """One file with these entries, by their names outside, and these notes."""
    machine = target_machine()
    done = 0

    def one_more() -> None:
        nonlocal done
        done += 1
        report(done, 2 * max(done, 500))

    with compiling_for(machine):
        rules = Linked(compile_once)
        entries = [compiled(loop, rules, one_more) for loop in loops.values()]
        whole = entries[0].library._final_module.clone()
        for entry in entries[1:]:
            whole.link_in(entry.library._final_module.clone())
        take_in(whole)
    exports = {entry.fndesc.llvm_func_name: name for entry, name in zip(entries, loops, strict=True)}
    optimise(whole, exports, machine)
    return module(machine.emit_object(whole), exports, notes)


def optimise(whole: Any, exports: dict[str, str], machine: Any) -> None:
    """Only the entries are called from outside; the rest may be taken apart."""
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration:
            each.linkage = "external" if each.name in exports else "internal"
    whole.verify()
    options = binding.create_pipeline_tuning_options(speed_level=3)
    options.slp_vectorization = options.loop_vectorization = False
    builder = binding.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
