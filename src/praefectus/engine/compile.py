"""One source text, several machines: every function of the rules, compiled by a given compiler."""

import dis
import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

import praefectus.rules as rules
from praefectus.engine.ladders import is_ladder, written
from praefectus.rules.rows import homes

RULES = rules.__name__
EXTENSION = f"{RULES}.extension"
# Not rules but their make-up: rows, actions, ladders, records, board tables, names.
_MAKE_UP = {f"{RULES}.{name}" for name in ("rows", "actions", "ladders", "decisions", "record", "boards", "names")}


def rule_modules() -> list[ModuleType]:
    """All files of the rulebook."""
    names = [info.name for info in pkgutil.walk_packages(rules.__path__, f"{RULES}.")]
    return [importlib.import_module(name) for name in sorted(names) if name not in _MAKE_UP]


def is_rule(value: Any) -> bool:
    return isinstance(value, FunctionType) and value.__module__.startswith(f"{RULES}.")


def is_point(function: FunctionType) -> bool:
    """Is it an extension point? These may be called like the rule that they extend."""
    return function.__module__.startswith(f"{EXTENSION}.")


@cache
def rule_functions() -> tuple[FunctionType, ...]:
    """Every rule. Their names are unique, and so are those of the extension points among themselves."""
    found: dict[tuple[bool, str], FunctionType] = {}
    for module in rule_modules():
        for name, function in vars(module).items():
            if not is_rule(function) or function.__module__ != module.__name__ or name.startswith("_"):
                continue
            key = is_point(function), name
            if key in found:
                raise ValueError(f"Two rules are called {name!r}: in {found[key].__module__} and in {module.__name__}.")
            found[key] = function
    return tuple(found.values())


# what a function names


def named(function: FunctionType) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The globals that a function uses and what they mean: NAME as (NAME,), file.name as (file, name)."""
    owner = ""
    for instruction in dis.get_instructions(function):
        if owner and instruction.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            yield (owner, str(instruction.argval)), getattr(function.__globals__[owner], instruction.argval)
        owner = ""
        if instruction.opname == "LOAD_GLOBAL" and instruction.argval in function.__globals__:
            value = function.__globals__[instruction.argval]
            if isinstance(value, ModuleType):
                owner = str(instruction.argval)
            else:
                yield (str(instruction.argval),), value


def itself(function: FunctionType) -> FunctionType:
    return function


def callees_first(
    functions: Iterable[FunctionType],
    belongs: Callable[[FunctionType], bool] = is_rule,
    text: Callable[[FunctionType], FunctionType] = itself,
) -> list[FunctionType]:
    """These functions and all others that belong to them and that they reach, each after all that it calls."""
    ordered: dict[FunctionType, None] = {}
    open_calls: list[FunctionType] = []

    def visit(function: FunctionType) -> None:
        if function in ordered:
            return
        if function in open_calls:
            circle = [each.__name__ for each in open_calls[open_calls.index(function) :]]
            raise ValueError(f"Rules call each other in a circle: {circle}.")
        open_calls.append(function)
        for _, called in named(text(function)):
            if isinstance(called, FunctionType) and belongs(called):
                visit(called)
        open_calls.pop()
        ordered[function] = None

    for function in functions:
        visit(function)
    return list(ordered)


# compiling


@cache
def _table(value: tuple[Any, ...]) -> Any:
    return np.array(value, np.int64)


def as_constant(value: Any) -> Any:
    """Tables become arrays, which compiled code indexes fastest."""
    if isinstance(value, tuple) and value and isinstance(value[0], int | tuple):
        return _table(value)
    return value


@cache
def module_names() -> frozenset[str]:
    """What the rules call the bits of the modules."""
    return frozenset(name for home in homes("vocabulary") for name in vars(home) if name.startswith("WITH_"))


def text_of(function: FunctionType) -> FunctionType:
    """A rule as it is compiled: a ladder is written out from the rows."""
    return written(function) if is_ladder(function) else function


class Linked:
    """Compiled rules by the rules they were made of, and the names under which other functions find them."""

    def __init__(self, modules: int | None = None) -> None:
        self.modules = modules
        self.compiled: dict[FunctionType, Any] = {}

    def meaning(self, name: str, value: Any) -> Any:
        if is_rule(value):
            return self.compiled[value]
        if self.modules is not None and name in module_names():
            return value & self.modules
        return as_constant(value)

    def names_for(self, function: FunctionType) -> dict[str, Any]:
        """The globals of a function, with compiled rules in place of the rules."""
        names: dict[str, Any] = {"__builtins__": __builtins__}
        for path, value in named(function):
            meaning = self.meaning(path[-1], value)
            if len(path) == 1:
                names[path[0]] = meaning
            else:
                setattr(names.setdefault(path[0], ModuleType(path[0])), path[1], meaning)
        return names


def compile_rules(jit: Callable[[FunctionType], Any], modules: int | None = None) -> SimpleNamespace:
    """Compile every rule so that compiled rules call compiled rules; returns them by name, the points in `extension`.

    With `modules` the compiled rules know only these: the others' tests are always false, and the compiler drops them.
    """
    linked = Linked(modules)
    texts = {function: text_of(function) for function in rule_functions()}

    def text(function: FunctionType) -> FunctionType:
        return texts.setdefault(function, text_of(function))

    for function in callees_first(rule_functions(), text=text):
        linked.compiled[function] = jit(renamed(text(function), linked.names_for(text(function))))
    extension = ModuleType("extension")
    found = SimpleNamespace(extension=extension)
    for function, compiled in linked.compiled.items():
        setattr(extension if is_point(function) else found, function.__name__, compiled)
    return found


def renamed(function: Any, names: dict[str, Any]) -> FunctionType:
    """The same function text with other meanings of its global names."""
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy
