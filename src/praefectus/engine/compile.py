"""Compiles every function of the rules with a given compiler: one source for several engines."""

import dis
import importlib
import pkgutil
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

import praefectus.rules as rules
from praefectus.engine.specialise import Specialised

compiling = threading.RLock()  # one at a time
RULES = rules.__name__
EXTENSION = f"{RULES}.extension"
# Not rules but their make-up: rows, actions, dispatch, records, board tables.
_MAKE_UP = {
    f"{RULES}.{name}"
    for name in (
        "declarations",
        "actions",
        "dispatch",
        "decisions",
        "stored_names",
        "fields",
        "record",
        "boards",
    )
}


def rule_modules() -> list[ModuleType]:
    """All files of the rulebook."""
    names = [info.name for info in pkgutil.walk_packages(rules.__path__, f"{RULES}.")]
    return [importlib.import_module(name) for name in sorted(names) if name not in _MAKE_UP]


def is_ours(function: FunctionType) -> bool:
    return function.__module__.startswith("praefectus.")


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


def is_table(value: Any) -> bool:
    """Numbers, or rows of them?"""
    return (
        isinstance(value, tuple) and len(value) > 0 and all(isinstance(each, int) or is_table(each) for each in value)
    )


def as_constant(value: Any) -> Any:
    """Tables become arrays, which compiled code indexes fastest."""
    return _table(value) if is_table(value) else value


class Linked:
    """Functions compiled so that they call each other: those asked for and all that they reach, each once.

    For games with `modules` alone, where they are given: what never happens there is not compiled. `instead` names
    functions in whose place others are called, `bound` what names mean that stand for nothing in the text. What others
    have compiled before (`rules`) is used again.
    """

    def __init__(
        self,
        jit: Callable[[FunctionType], Any],
        modules: int | None = None,
        rules: "Linked | None" = None,
        instead: Mapping[Any, Any] | None = None,
        bound: Mapping[str, Any] | None = None,
    ) -> None:
        self.jit, self.rules, self.bound = jit, rules, bound or {}
        self.text: Specialised = rules.text if rules else Specialised(modules)
        self.compiled: dict[Any, Any] = dict(instead or {})

    def to_compile(self, *functions: FunctionType) -> list[FunctionType]:
        """All that still has to be compiled for these, each after what it calls."""
        return [each for each in callees_first(functions, self.belongs, self.text) if not self.is_compiled(each)]

    def belongs(self, function: FunctionType) -> bool:
        return is_ours(function) and function not in self.compiled

    def is_compiled(self, function: FunctionType) -> bool:
        return function in self.compiled or (self.rules is not None and function in self.rules.compiled)

    def compile(self, function: FunctionType) -> Any:
        """Compile one function after all that it calls; a rule where the rules are."""
        if self.rules is not None and is_rule(function):
            return self.rules.compile(function)
        text = self.text(function)
        self.compiled[function] = self.jit(renamed(text, self.names_for(text)))
        return self.compiled[function]

    def meaning(self, value: Any) -> Any:
        if not isinstance(value, FunctionType):
            return as_constant(value)
        if value in self.compiled:
            return self.compiled[value]
        return self.rules.meaning(value) if self.rules is not None else value

    def names_for(self, function: FunctionType) -> dict[str, Any]:
        """The globals of a function, with compiled functions in place of those it was written with."""
        names: dict[str, Any] = {"__builtins__": __builtins__, **self.bound}
        for path, value in named(function):
            if len(path) == 1:
                names[path[0]] = self.meaning(value)
            elif function.__globals__[path[0]].__name__.startswith("praefectus."):
                setattr(names.setdefault(path[0], ModuleType(path[0])), path[1], self.meaning(value))
            else:
                names[path[0]] = function.__globals__[path[0]]
        return names


def renamed(function: Any, names: dict[str, Any]) -> FunctionType:
    """The same function text with other meanings of its global names."""
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy
