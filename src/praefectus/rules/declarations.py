"""What the rulebook's tables are made of. A decision, a personality and a family of actions are a row each.

Numbers live in memory, names on disk: a family, a personality, a module or an option gets its number here, from its
place among the others. Everything that goes over all of them (what is legal, what a choice does, what people are
asked) is made from the rows.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module, util
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeVar

from praefectus import data

Rule = Callable[..., Any]
Rules = dict[int, Rule]
F = TypeVar("F", bound=Rule)

# names of the data files as numbers

MODULES = tuple(module.name for module in data.modules())  # a bit each, in this order
OPTIONS = tuple(
    (option.name, value) for option in data.options() for value in option.values if value != option.default
)  # likewise


def module_bit(name: str) -> int:
    """The bit of a module in g.modules: its place in the list of modules."""
    return 1 << MODULES.index(name)


def option_bit(name: str, value: str | bool = True) -> int:
    """The bit of an option's value in g.options; what an option is by default has none."""
    return 1 << OPTIONS.index((name, value)) if (name, value) in OPTIONS else 0


@cache
def with_dependencies(modules: int) -> int:
    """These modules (bits) and those whose rules they use."""
    for home in module_files("vocabulary"):
        if home.BIT & modules:
            modules |= sum(module_bit(name) for name in getattr(home, "USES_MODULES", ()))
    return modules


def module_files(part: str) -> Iterator[ModuleType]:
    """The files of this name in the module_files of the modules, in the order of the list of modules."""
    for name in MODULES:
        file = f"praefectus.rules.modules.{name}.{part}"
        if util.find_spec(file) is not None:
            yield import_module(file)


def number_duplicates(names: Iterable[str]) -> list[str]:
    """A number distinguishes names that occur several times: diplomat, diplomat 2, diplomat 3."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return found


# families of actions

FIRST_CHANCE_ACTION = 1000  # outcomes of chance have numbers from here on, apart from what a seat may choose


class Family(NamedTuple):
    """Actions that differ in their argument: the first number is the family's, the argument is added to it.

    `of` says what the argument is, `lights` what the page lights up for it; both are names for programs.
    """

    name: str
    first: int
    size: int
    of: str
    lights: str

    @property
    def by_chance(self) -> bool:
        return self.first >= FIRST_CHANCE_ACTION


FAMILIES: dict[str, Family] = {}
_room = {False: 0, True: FIRST_CHANCE_ACTION}  # the next number of choices and of outcomes


def family(name: str, size: int = 1, of: str = "nothing", lights: str = "button") -> int:
    """Declare a family of choices; returns the number of its first action."""
    return _declare(name, size, of, lights, by_chance=False)


def outcome(name: str, size: int, of: str) -> int:
    """Declare a family of outcomes of chance."""
    return _declare(name, size, of, "", by_chance=True)


def _declare(name: str, size: int, of: str, lights: str, by_chance: bool) -> int:
    first = _room[by_chance]
    if name in FAMILIES:
        raise ValueError(f"Two families of actions are called {name!r}.")
    if not by_chance and first + size > FIRST_CHANCE_ACTION:
        raise ValueError(
            f"There is no room for the actions {name!r}: choices have the numbers below {FIRST_CHANCE_ACTION}."
        )
    FAMILIES[name] = Family(name, first, size, of, lights)
    _room[by_chance] += size
    return first


# faults

FAULTS: dict[int, str] = {}
TABLE = 7  # in the place of a seat: it is nobody's


def fault(sentence: str) -> int:
    """Declare what can be wrong with a position; returns its number."""
    FAULTS[len(FAULTS) + 1] = sentence
    return len(FAULTS)


# decisions and personalities

FIRST_CHANCE: Final = 40  # decisions of a seat have the numbers below
FIRST_AUTOMATIC: Final = 60  # what chance decides has the numbers below, what nobody decides those from here on
BY_SEAT, BY_CHANCE, BY_NOBODY = "seat", "chance", "nobody"
_NUMBERS = {BY_SEAT: (0, FIRST_CHANCE), BY_CHANCE: (FIRST_CHANCE, FIRST_AUTOMATIC), BY_NOBODY: (FIRST_AUTOMATIC, 128)}
# What saved positions and networks already call by number. A new decision gets the next free one and is not listed.
_GIVEN: dict[str, int] = json.loads((Path(__file__).parent / "decision_numbers.json").read_text(encoding="utf-8"))


# the rules of decisions and personalities by number; rules/dispatch.py looks them up
LEGAL: Rules = {}
CHOOSE: Rules = {}
WEIGHT: Rules = {}
RUN: Rules = {}
START: Rules = {}


class Declared(int):
    """A number that its rules are declared with: `@NUMBER.part` above a function puts it into a table of rules."""

    name: str

    def take(self, rules: Rules, rule: F) -> F:
        if int(self) in rules:
            raise ValueError(f"{self.name!r} has two rules: {rules[int(self)].__name__} and {rule.__name__}.")
        rules[int(self)] = rule
        return rule


class Decision(Declared):
    """A kind of frame on the stack: what its choices are and what one does, or what runs without a choice.

    `asks` names the prompt, `declined` the words for choosing nothing, both in the catalogue of what people read.
    """

    by: str
    asks: str
    declined: str

    def legal(self, rule: F) -> F:
        """Lists the choices: (g, b, seat, out)."""
        return self.take(LEGAL, rule)

    def choose(self, rule: F) -> F:
        """Carries a choice out: (g, b, seat, action)."""
        return self.take(CHOOSE, rule)

    def weight(self, rule: F) -> F:
        """Says how likely an outcome of chance is: (g, b, action)."""
        return self.take(WEIGHT, rule)

    def run(self, rule: F) -> F:
        """Runs as soon as it comes to the top: (g, b, seat, first, second)."""
        return self.take(RUN, rule)

    @property
    def tables(self) -> tuple[Rules, ...]:
        """The tables in which it needs a rule."""
        return {BY_SEAT: (LEGAL, CHOOSE), BY_CHANCE: (LEGAL, CHOOSE, WEIGHT), BY_NOBODY: (RUN,)}[self.by]


DECISIONS: dict[int, Decision] = {}


def decision(name: str, asks: str = "", declined: str = "done") -> Decision:
    """Declare a decision of a seat."""
    return _declare_decision(name, BY_SEAT, asks or name, declined)


def chance(name: str, weight: Rule | None = None) -> Decision:
    """Declare a decision that chance makes, by the weights of the outcomes."""
    row = _declare_decision(name, BY_CHANCE)
    if weight is not None:
        row.weight(weight)
    return row


def automatic(name: str) -> Decision:
    """Declare a step that nobody decides."""
    return _declare_decision(name, BY_NOBODY)


def _declare_decision(name: str, by: str, asks: str = "", declined: str = "") -> Decision:
    if any(row.name == name for row in DECISIONS.values()):
        raise ValueError(f"Two decisions are called {name!r}.")
    first, end = _NUMBERS[by]
    free = (number for number in range(first, end) if number not in DECISIONS and number not in _GIVEN.values())
    number = _GIVEN.get(name, next(free, end))
    if not first <= number < end:
        raise ValueError(f"There is no number left for the decision {name!r}: there are only {end - first}.")
    row = DECISIONS[number] = Decision(number)
    row.name, row.by, row.asks, row.declined = name, by, asks, declined
    return row


class Personality(Declared):
    """What a personality's card does when it is carried out."""

    def start(self, rule: F) -> F:
        """Begins its action: (g, b, seat, kind)."""
        return self.take(START, rule)


def personality(name: str) -> Personality:
    """The number of a personality: its place among the cards."""
    row = Personality(data.CARD_KINDS.index(name))
    row.name = name
    return row


# what is checked once all rules are declared

_checks: list[Callable[[], None]] = []


def when_declared(check: Callable[[], None]) -> Callable[[], None]:
    """Run a check as soon as all files of the rulebook are loaded."""
    _checks.append(check)
    return check


def check_declarations() -> None:
    """Every decision and every personality has its rules, and every module what it needs."""
    for row in DECISIONS.values():
        if any(int(row) not in rules for rules in row.tables):
            raise ValueError(f"The decision {row.name!r} has not all its rules.")
    for number, name in enumerate(data.CARD_KINDS):
        if number not in START:
            raise ValueError(f"The personality {name!r} of the cards has no rule.")
    for check in _checks:
        check()
