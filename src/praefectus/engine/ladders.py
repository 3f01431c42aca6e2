"""Ladders for machines without tables of functions: from the number of a decision to its rule, written from the rows.

`rules/ladders.py` looks a rule up by its number. Compiled, the same function is a chain of comparisons over the same
rows, which the compiler turns into a jump.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from praefectus.rules import ladders


def is_ladder(function: FunctionType) -> bool:
    return function.__module__ == ladders.__name__ and function.__name__ in ladders.LADDERS


def written(ladder: FunctionType, is_in_play: Callable[[Any], bool] = lambda rule: True) -> FunctionType:
    """The ladder as a chain of comparisons, which names the rules as they are called; of those that are in play."""
    row = ladders.LADDERS[ladder.__name__]
    parameters = ladder.__code__.co_varnames[: ladder.__code__.co_argcount]
    lines = [f"def {ladder.__name__}({', '.join(parameters)}):"]
    names: dict[str, Any] = {"__name__": ladder.__module__}
    for number, rule in ladders.rungs(ladder.__name__).items():
        if not is_in_play(rule):
            continue
        names[rule.__name__] = rule
        lines += [f"    {'elif' if len(lines) > 1 else 'if'} kind == {number}:"]
        lines += [f"        {'return ' if row.returns else ''}{rule.__name__}({row.arguments})"]
    lines += ["    return 0"] if row.returns else []
    exec("\n".join(lines), names)
    chain: FunctionType = names[ladder.__name__]
    return chain
