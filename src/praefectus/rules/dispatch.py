"""From a number to its rule: the tables that declarations fill, and the functions that look a rule up in them.

A declaration (declarations.py) puts its rules into these tables. Interpreted, the functions below read the tables.
Compiled engines have no tables of functions: for them engine/dispatch.py writes each function as a chain of
comparisons over the same table. A module declares a function of its own in the same way.
"""

from collections.abc import Callable
from types import FunctionType
from typing import NamedTuple

from praefectus.rules.declarations import CHOOSE, LEGAL, RUN, START, WEIGHT, F, Rule, Rules
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord


class Dispatch(NamedTuple):
    """The rules that a function chooses from, by which of its parameters, and what it does for other numbers."""

    rules: Rules
    by: str
    passes: str  # arguments of the rule
    otherwise: Rule | None


DISPATCH: dict[FunctionType, Dispatch] = {}


def dispatch(rules: Rules, by: str, passes: str, otherwise: Rule | None = None) -> Callable[[F], F]:
    """Declare that a function calls the rule that a table has for one of its parameters."""

    def declared(function: F) -> F:
        assert isinstance(function, FunctionType)
        DISPATCH[function] = Dispatch(rules, by, passes, otherwise)
        return function

    return declared


# decisions and personalities


@dispatch(LEGAL, by="kind", passes="g, b, seat, out")
def list_choices(g: GameRecord, b: BoardRecord, kind: int, seat: int, out: Choices) -> None:
    """List the choices of a decision."""
    LEGAL[kind](g, b, seat, out)


@dispatch(CHOOSE, by="kind", passes="g, b, seat, action")
def carry_out_choice(g: GameRecord, b: BoardRecord, kind: int, seat: int, action: int) -> None:
    """Carry out one of them."""
    CHOOSE[kind](g, b, seat, action)


@dispatch(WEIGHT, by="kind", passes="g, b, action")
def weigh_outcome(g: GameRecord, b: BoardRecord, kind: int, action: int) -> int:
    """Return how likely an outcome of chance is, in whole parts."""
    return int(WEIGHT[kind](g, b, action))


@dispatch(RUN, by="kind", passes="g, b, seat, first, second")
def run_step(g: GameRecord, b: BoardRecord, kind: int, seat: int, first: int, second: int) -> None:
    """Run a step that nobody decides."""
    RUN[kind](g, b, seat, first, second)


@dispatch(START, by="kind", passes="g, b, seat, kind")
def begin_personality(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    """Begin the action of a personality."""
    START[kind](g, b, seat, kind)
