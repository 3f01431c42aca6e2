"""What each module asks, says and shows: a file of its name, with the parts that the table looks for.

A file may have

- PROMPTS    what its decisions ask, by their names: messages prompt-NAME, and guide-NAME for newcomers
- asked      a function that puts a prompt of any decision into other words
- TEXTS      what an action says, by its family, or by decision and family ("copy role")
- AMOUNTS    families whose choices are amounts: how many an argument means
- TARGETS    what an action lights up, by what its argument is, where that is not what it is in the base game
- InView, InSeat, InProvince   the shapes of what it adds to a view, to every seat and province: `view`, `seat_view` and
             `province_view` make them; a province whose "good" is None gives none
- `extra_points`  the points beside the gods of a seat: name, points and sentence of each kind; extra-NAME is its title
- `then`     what the module will do automatically after a choice, or let the seat do, in somebody's words
- `idle_card`  why a card leaves nothing to do because of the module, in somebody's words
- `venus_together`  whether Venus counts what partners have together
- `magnus`   what the Praefectus Magnus is called (see `words_of`)
- `catalogue`  texts of its cards and things for the page; TOPICS, where the rules reference explains them
- CLAUSES, SENTENCES, FACTS, WORDS   the words of the log for its actions (see `log_phrases`)
- `before` and `told`   what is remembered before an action, and the phrases about what the module did automatically
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module, util
from types import ModuleType
from typing import Any

from praefectus.language import Words
from praefectus.rules.declarations import MODULES, module_bit, with_dependencies
from praefectus.rules.record import GameRecord

ALL = sum(module_bit(name) for name in MODULES)


@cache
def module_files() -> tuple[tuple[int, ModuleType], ...]:
    """The files, each with the bit of its module."""
    found = [(name, f"{__name__}.{name}") for name in MODULES if util.find_spec(f"{__name__}.{name}") is not None]
    return tuple((module_bit(name), import_module(file)) for name, file in found)


@cache
def gathered(part: str, modules: int = ALL) -> dict[str, Any]:
    """A table of all these modules together."""
    table: dict[str, Any] = {}
    for bit, home in module_files():
        if bit & with_dependencies(modules):
            table |= getattr(home, part, {})
    return table


def catalogues() -> Iterator[Callable[[Words], dict[str, Any]]]:
    """The modules' parts of the page's catalogue."""
    yield from _functions("catalogue", ALL)


@cache
def _functions(part: str, modules: int) -> tuple[Callable[..., Any], ...]:
    on = with_dependencies(modules)
    return tuple(getattr(file, part) for bit, file in module_files() if bit & on and hasattr(file, part))


def in_play(g: GameRecord, part: str) -> tuple[Callable[..., Any], ...]:
    """The functions of this name of the modules that are on."""
    return _functions(part, g.modules)


def all_words_of(g: GameRecord, part: str, *given: Any) -> list[str]:
    """The answers of all modules in play, in order."""
    return [said for say in _functions(part, g.modules) if (said := say(*given))]


def words_of(g: GameRecord, part: str, *given: Any) -> str | None:
    """A module's own word for a thing; None if no module in play has one."""
    for say in _functions(part, g.modules):
        if said := say(*given):
            return said  # type: ignore[no-any-return]
    return None
