"""One source text, several machines: every function of the rules, compiled by a given compiler."""

import dis
import importlib
import pkgutil
from collections.abc import Callable
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

import praefectus.rules as rules

# Not rules but their make-up: records, board tables, names.
_NOT_COMPILED = {"praefectus.rules.record", "praefectus.rules.boards", "praefectus.rules.names"}


MODULE_NAMES = frozenset(
    "WITH_" + name for name in ["SALT", "FORUM", "VENUS", "TEAMS", "BALEARICA", "FISH", "ROMA", "SICILIA", "SOLITARIA"]
)


def rule_modules() -> list[ModuleType]:
    """All files of the rulebook."""
    names = [info.name for info in pkgutil.walk_packages(rules.__path__, "praefectus.rules.")]
    return [importlib.import_module(name) for name in sorted(names) if name not in _NOT_COMPILED]


def as_constant(value: Any) -> Any:
    """Tables become arrays, which compiled code indexes fastest."""
    if isinstance(value, tuple) and value and isinstance(value[0], int | tuple):
        return np.array(value, np.int64)
    return value


def rule_functions() -> dict[tuple[str, str], FunctionType]:
    """Every rule by file and name. Names are unique, but for the extension points, called as extension.name."""
    found: dict[tuple[str, str], FunctionType] = {}
    owners: dict[str, str] = {}
    for module in rule_modules():
        file = module.__name__.rpartition(".")[2]
        for name, function in vars(module).items():
            if not isinstance(function, FunctionType) or function.__module__ != module.__name__:
                continue
            if name.startswith("_") or module.__name__ == "praefectus.rules.actions":
                continue
            if file != "extension" and name in owners:
                raise ValueError(f"Two rules are called {name!r}: in {owners[name]} and in {module.__name__}.")
            if file != "extension":
                owners[name] = module.__name__
            found[file, name] = function
    return found


def compile_rules(jit: Callable[[FunctionType], Any], modules: int | None = None) -> SimpleNamespace:
    """Compile every rule with one shared set of names, so that compiled rules call compiled rules.

    With `modules` the compiled rules know only these: the others' tests are always false, and the compiler drops them.
    """
    functions = rule_functions()
    shared: dict[str, Any] = {"__builtins__": __builtins__}
    for module in rule_modules():
        shared.update({name: as_constant(value) for name, value in vars(module).items() if name.isupper()})
    if modules is not None:
        shared |= {name: bit & modules for name, bit in shared.items() if name in MODULE_NAMES}
    files = {file: ModuleType(file) for file, _ in functions}
    shared.update(files)
    points = dict(shared)  # what the extension points see: each other before rules of the same name
    for (file, name), function in callees_first(functions):
        names = points if file == "extension" else shared
        compiled = jit(renamed(function, names))
        setattr(files[file], name, compiled)
        names[name] = compiled
        if ("extension", name) not in functions:
            points[name] = compiled
    return SimpleNamespace(**{name: shared[name] for file, name in functions if file != "extension"})


def renamed(function: Any, names: dict[str, Any]) -> FunctionType:
    """The same function text with other meanings of its global names."""
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy


def called_names(function: FunctionType) -> list[tuple[str, str]]:
    """The global names that a function uses, as (file, name) where they are attributes of a file, else ("", name)."""
    names: list[tuple[str, str]] = []
    owner = ""
    for instruction in dis.get_instructions(function):
        if instruction.opname == "LOAD_GLOBAL":
            owner = str(instruction.argval)
            names.append(("", owner))
        elif instruction.opname in ("LOAD_ATTR", "LOAD_METHOD") and owner:
            names.append((owner, str(instruction.argval)))
            owner = ""
        else:
            owner = ""
    return names


def callees_first(functions: dict[tuple[str, str], FunctionType]) -> list[tuple[tuple[str, str], FunctionType]]:
    """The rules in an order in which each comes after all that it calls."""
    by_name = {name: (file, name) for file, name in functions if file != "extension"}
    ordered: dict[tuple[str, str], FunctionType] = {}
    open_calls: list[tuple[str, str]] = []

    def visit(key: tuple[str, str]) -> None:
        if key in ordered:
            return
        if key in open_calls:
            raise ValueError(f"Rules call each other in a circle: {open_calls[open_calls.index(key) :]}.")
        open_calls.append(key)
        for called in called_names(functions[key]):
            target = called if called in functions else None if called[0] else by_name.get(called[1])
            if key[0] == "extension" and not called[0] and ("extension", called[1]) in functions:
                target = ("extension", called[1])
            if target is not None:
                visit(target)
        open_calls.pop()
        ordered[key] = functions[key]

    for key in functions:
        visit(key)
    return list(ordered.items())
