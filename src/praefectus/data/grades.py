"""How certain a rule is: as certain as the weakest fact it rests on.

A fact has a name: the file, and the way to it inside the file (`setup.prices`, `cards.kinds.praetor`, `forum.novius`,
`fish_market.sides.coastal`). A file alone stands for everything in it. What a text says without data rests on
`print`, on `inference` or on a `proposal`.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from praefectus.data.boards import board, setup
from praefectus.data.catalogue import cards, modules
from praefectus.data.files import DataError
from praefectus.data.module_facts.aegyptus import aegyptus
from praefectus.data.module_facts.coin_field import coin_field
from praefectus.data.module_facts.creta import creta
from praefectus.data.module_facts.fish_market import fish_market
from praefectus.data.module_facts.forum import forum
from praefectus.data.module_facts.gallia import gallia
from praefectus.data.module_facts.germania import germania
from praefectus.data.module_facts.roma import roma
from praefectus.data.module_facts.sicilia import sicilia
from praefectus.data.module_facts.solitaria import solitaria
from praefectus.data.schema import GRADES, Fact, Grade

WITHOUT_DATA: dict[str, tuple[str, Grade]] = {
    "print": ("what is printed", "certain"),
    "inference": ("what is inferred here", "inferred"),
    "proposal": ("house readings", "proposed"),
}
FILES: dict[str, Callable[[], Any]] = {
    "setup": setup,
    "cards": cards,
    "forum": forum,
    "fish_market": fish_market,
    "modules": modules,
    "roma": roma,
    "sicilia": sicilia,
    "solitaria": solitaria,
    "coin_field": coin_field,
    "creta": creta,
    "gallia": gallia,
    "germania": germania,
    "aegyptus": aegyptus,
}
NAMES = ("id", "kind", "name")  # what a record of a list can be called by


def weakest(grades: Iterable[Grade]) -> Grade:
    """The least sure of them; certain when there is none."""
    return max(grades, key=GRADES.index, default=GRADES[0])


def grade_of(facts: Iterable[str]) -> Grade:
    """No surer than the weakest of these facts."""
    return weakest(grade for fact in facts for grade in graded(fact).values())


def doubts(facts: Iterable[str]) -> list[tuple[str, Grade]]:
    """Return what of these facts is not certain, with its grade: (House stand, proposed)."""
    found = {name: grade for fact in facts for name, grade in graded(fact).items() if grade != GRADES[0]}
    return list(found.items())


@cache
def graded(fact: str) -> dict[str, Grade]:
    """The grades under a fact's name, each with the words for what it grades."""
    if fact in WITHOUT_DATA:
        return {WITHOUT_DATA[fact][0]: WITHOUT_DATA[fact][1]}
    file, *way = fact.split(".")
    if file == "boards" and way:
        content: Any = board(way.pop(0))
    elif file in FILES:
        content = FILES[file]()
    else:
        raise DataError(f"There is no fact '{fact}'; facts are in {', '.join(FILES)} and boards.")
    listed = list(_listed(content, ".".join(way)))
    for step in way:
        content = _step(fact, content, step)
    found: dict[str, Grade] = {}
    for name, grade in [*listed, *_inside(content, way[-1:])]:
        words = name.replace("_", " ").replace(".", " ").strip()
        found[words] = weakest([grade, found.get(words, grade)])
    if not found:
        raise DataError(f"The fact '{fact}' has no grade.")
    return found


def _listed(file: Any, way: str) -> Iterator[tuple[str, Grade]]:
    """The grades that the file lists for a fact, for a part of it or for what it is a part of."""
    if isinstance(file, Fact) and way:
        for name, grade in getattr(file, "grades", {}).items():
            if f"{name}.".startswith(f"{way}.") or f"{way}.".startswith(f"{name}."):
                yield name, grade


def _inside(content: Any, way: list[str]) -> Iterator[tuple[str, Grade]]:
    """All grades within a fact."""
    if isinstance(content, Fact):
        for field in type(content).model_fields:
            value = getattr(content, field)
            if field == "grade":
                yield " ".join(way), value
            elif field in ("grades", "readings"):
                yield from value.items()
            else:
                yield from _inside(value, [*way, field])
    elif isinstance(content, dict):
        for key, value in content.items():
            yield from _inside(value, [*way, str(key)])
    elif isinstance(content, list):
        for value in content:
            yield from _inside(value, _called(value)[-1:] or way)


def _called(content: Any) -> list[str]:
    """The names of a record in a list, if it has any; the last is the one for people."""
    return [str(getattr(content, name)) for name in NAMES if hasattr(content, name)]


def _step(fact: str, content: Any, step: str) -> Any:
    if isinstance(content, Fact) and step in type(content).model_fields:
        return getattr(content, step)
    if isinstance(content, dict) and step in content:
        return content[step]
    if isinstance(content, list):
        found = [entry for entry in content if step in _called(entry)]
        if found:
            return found
    raise DataError(f"There is no fact '{fact}': nothing is called '{step}'.")
