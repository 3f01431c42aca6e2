"""Dispatch for engines without tables of functions: a chain of comparisons, written from the tables of the rules.

The functions of `rules/dispatch.py`, and those that modules declare, look a rule up by its number. Compiled, the same
function is a chain of comparisons over the same table, which the compiler turns into a jump.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from praefectus.rules.dispatch import DISPATCH


def is_dispatch(function: FunctionType) -> bool:
    return function in DISPATCH


def written(function: FunctionType, is_in_play: Callable[[Any], bool] = lambda rule: True) -> FunctionType:
    """The function as a chain of comparisons, which names the rules as they are called; of those that are in play."""
    table = DISPATCH[function]
    returns = "" if function.__annotations__["return"] is None else "return "
    parameters = function.__code__.co_varnames[: function.__code__.co_argcount]
    lines = [f"def {function.__name__}({', '.join(parameters)}):"]
    names: dict[str, Any] = {"__name__": function.__module__}
    for number, rule in sorted(table.rules.items()):
        if not is_in_play(rule):
            continue
        names[rule.__name__] = rule
        lines += [f"    {'elif' if len(lines) > 1 else 'if'} {table.by} == {number:d}:"]
        lines += [f"        {returns}{rule.__name__}({table.passes})"]
    rest = "    pass"
    if table.otherwise is not None:
        names[table.otherwise.__name__] = table.otherwise
        rest = f"    {returns}{table.otherwise.__name__}({', '.join(parameters)})"
    elif returns:
        rest = "    return 0"
    lines += [rest] if len(lines) == 1 else ["    else:", f"    {rest}"]
    exec("\n".join(lines), names)
    chain: FunctionType = names[function.__name__]
    return chain
