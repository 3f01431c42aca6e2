"""What the rulebook's tables are made of. A decision, a personality and a family of actions are a row each.

Numbers live in memory, names on disk: a family, a personality, a module or an option gets its number here, from its
place among the others. Everything that goes over all of them (what is legal, what a choice does, what people are
asked) is made from the rows.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module, util
from types import ModuleType
from typing import Any, NamedTuple

from praefectus import data

Rule = Callable[..., Any]

# names of the data files as numbers

MODULES = tuple(module.name for module in data.modules())  # a bit each, in this order
OPTIONS = tuple(
    (option.name, value) for option in data.options() for value in option.values if value != option.default
)  # likewise


def personality(name: str) -> int:
    """The number of a personality: its place among the cards."""
    return data.CARD_KINDS.index(name)


def module_bit(name: str) -> int:
    """The bit of a module in g.modules: its place in the list of modules."""
    return 1 << MODULES.index(name)


def option_bit(name: str, value: str | bool = True) -> int:
    """The bit of an option's value in g.options; what an option is by default has none."""
    return 1 << OPTIONS.index((name, value)) if (name, value) in OPTIONS else 0


@cache
def reached(modules: int) -> int:
    """These modules (bits) and those whose rules they use, too."""
    for home in homes("vocabulary"):
        if home.BIT & modules:
            modules |= sum(module_bit(name) for name in getattr(home, "BRINGS", ()))
    return modules


def homes(part: str) -> Iterator[ModuleType]:
    """The files of this name in the homes of the modules, in the order of the list of modules."""
    for name in MODULES:
        file = f"praefectus.rules.modules.{name}.{part}"
        if util.find_spec(file) is not None:
            yield import_module(file)


def numbered(names: Iterable[str]) -> list[str]:
    """Names that occur several times are told apart by a number: diplomat, diplomat 2, diplomat 3."""
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

BY_SEAT, BY_CHANCE, BY_NOBODY = "seat", "chance", "nobody"


class Decision(NamedTuple):
    """A kind of frame on the stack: what its choices are and what one does, or what runs by itself.

    `asks` names the prompt, `declined` the words for choosing nothing, both in the catalogue of what people read.
    """

    number: int
    name: str
    by: str
    legal: Rule | None = None  # (g, b, seat, out)
    choose: Rule | None = None  # (g, b, seat, action)
    weight: Rule | None = None  # (g, b, action)
    run: Rule | None = None  # (g, b, seat, first, second)
    asks: str = ""
    declined: str = ""


class Personality(NamedTuple):
    """What a personality's card does when it is carried out."""

    number: int
    start: Rule  # (g, b, seat, kind)


def decision(number: int, name: str, legal: Rule, choose: Rule, asks: str = "", declined: str = "done") -> Decision:
    """A seat decides."""
    return Decision(number, name, BY_SEAT, legal, choose, asks=asks or name, declined=declined)


def chance(number: int, name: str, legal: Rule, choose: Rule, weight: Rule) -> Decision:
    """Chance decides, by the weights of the outcomes."""
    return Decision(number, name, BY_CHANCE, legal, choose, weight)


def automatic(number: int, name: str, run: Rule) -> Decision:
    """Nobody decides: it runs as soon as it comes to the top."""
    return Decision(number, name, BY_NOBODY, run=run)


def by_number(rows: Iterable[Any]) -> dict[int, Any]:
    """The rows by their numbers, which must all be different."""
    table: dict[int, Any] = {}
    for row in rows:
        if row.number in table:
            raise ValueError(f"{row} and {table[row.number]} have the same number.")
        table[row.number] = row
    return dict(sorted(table.items()))
