"""From the number of a decision or a personality to its rule, by the rows of rules/decisions.py.

Interpreted, these functions look the rule up. Compiled machines have no tables of functions: for them the linker writes
each of these functions anew, as a ladder over the same rows (engine/ladders.py).
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.rows import Decision, Personality, Rule

_rules: dict[str, dict[int, Rule]] = {}


def list_choices(g: GameRecord, b: BoardRecord, kind: int, seat: int, out: Choices) -> None:
    """The choices of a decision."""
    _rules["legal"][kind](g, b, seat, out)


def carry_out_choice(g: GameRecord, b: BoardRecord, kind: int, seat: int, action: int) -> None:
    """One of them is carried out."""
    _rules["choose"][kind](g, b, seat, action)


def weigh_outcome(g: GameRecord, b: BoardRecord, kind: int, action: int) -> int:
    """How likely an outcome of chance is, in whole parts."""
    return int(_rules["weight"][kind](g, b, action))


def run_step(g: GameRecord, b: BoardRecord, kind: int, seat: int, first: int, second: int) -> None:
    """A step that nobody decides."""
    _rules["run"][kind](g, b, seat, first, second)


def begin_personality(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    """The action of a personality begins."""
    _rules["start"][kind](g, b, seat, kind)


class Ladder(NamedTuple):
    """Which rule of a row a ladder calls, with which of its own arguments, and whether it returns something."""

    rule: str
    arguments: str
    returns: bool = False


LADDERS = {
    "list_choices": Ladder("legal", "g, b, seat, out"),
    "carry_out_choice": Ladder("choose", "g, b, seat, action"),
    "weigh_outcome": Ladder("weight", "g, b, action", returns=True),
    "run_step": Ladder("run", "g, b, seat, first, second"),
    "begin_personality": Ladder("start", "g, b, seat, kind"),
}


def fill(decisions: Iterable[Decision], personalities: Iterable[Personality]) -> None:
    """Take the rules from the rows."""
    rows: list[Any] = [*decisions, *personalities]
    for rule in (ladder.rule for ladder in LADDERS.values()):
        _rules[rule] = {row.number: getattr(row, rule) for row in rows if getattr(row, rule, None) is not None}


def rungs(ladder: str) -> dict[int, Rule]:
    """What a ladder leads to, by number."""
    return _rules[LADDERS[ladder].rule]
