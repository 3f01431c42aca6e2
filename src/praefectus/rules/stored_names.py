"""What the numbers of actions mean, by name, as files store it; and how old numbers become new ones.

A vocabulary gives every number of a row a name, made of the part it belongs to (a family of actions, a part of an
observation) and of the things it is counted by: `use spurius`, `buy_goods cloth 2`. Whatever is stored carries the
vocabulary it was written with. Two vocabularies translate into each other by these names alone.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, Final

from praefectus import data
from praefectus.language import MessageError
from praefectus.rules.actions import FAMILIES
from praefectus.rules.declarations import Family, module_files, number_duplicates
from praefectus.rules.vocabulary import SPACES_MAX, TRADED

ABSENT: Final = -1  # the number of what a vocabulary has no name for
MOST: Final = 1_000_000  # numbers of a vocabulary; a file that announces more is damaged

Things = Mapping[str, Sequence[str]]
Of = tuple[str | int, ...]


class VocabularyError(MessageError, ValueError):
    """A vocabulary that does not fit together, in one sentence for people."""


@dataclass(frozen=True)
class Part:
    """Numbers that belong together, from `first` on, one for each combination of what they are counted by.

    `of` names lists of things, or says how many there are of what has no names. A part that belongs to several things
    stands once for `each` of them, `every` so many numbers.
    """

    name: str
    first: int
    of: Of = ()
    each: Of = ()
    every: int = 0
    scale: float | None = None  # what brings a number of an observation to about one; for readers only


class Vocabulary:
    """Parts, and the lists of things that they are counted by, in their order."""

    def __init__(self, parts: Iterable[Part], things: Things) -> None:
        self.parts = tuple(parts)
        used = {of for part in self.parts for of in (*part.of, *part.each) if isinstance(of, str)}
        self.things = {name: tuple(ids) for name, ids in things.items() if name in used}
        for name in sorted(used.difference(self.things)):
            raise VocabularyError("vocabulary-no-list", name=name)
        for name, ids in self.things.items():
            for twice in (thing for thing, count in Counter(ids).items() if count > 1):
                raise VocabularyError("vocabulary-twice", thing=twice, name=name)

    def size_of(self, of: Of) -> int:
        return prod(len(self.things[each]) if isinstance(each, str) else each for each in of)

    @cached_property
    def names(self) -> dict[int, str]:
        """The name of every number."""
        if sum(self.size_of(part.of) * self.size_of(part.each) for part in self.parts) > MOST:
            raise VocabularyError("vocabulary-too-large", most=MOST)
        found: dict[int, str] = {}
        for part in self.parts:
            for repeat, each in enumerate(self._counted(part.each)):
                for number, of in enumerate(self._counted(part.of), part.first + repeat * part.every):
                    name = " ".join((part.name, *each, *of))
                    if number in found:
                        raise VocabularyError("vocabulary-both", number=str(number), one=found[number], other=name)
                    found[number] = name
        return found

    def _counted(self, of: Of) -> Iterable[tuple[str, ...]]:
        return product(*[self.things[each] if isinstance(each, str) else map(str, range(each)) for each in of])

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every name."""
        found = {name: number for number, name in self.names.items()}
        if len(found) != len(self.names):
            raise VocabularyError("vocabulary-name-twice")
        return found

    @cached_property
    def size(self) -> int:
        return max(self.names, default=-1) + 1

    @cached_property
    def mark(self) -> str:
        """Two vocabularies with the same mark are the same."""
        return hashlib.sha256(json.dumps(self.as_json(), sort_keys=True).encode()).hexdigest()[:16]

    def only(self, used: Collection[int]) -> Vocabulary:
        """The parts to which these numbers belong."""
        parts = {name.split(" ")[0] for number in set(used) if (name := self.names.get(number)) is not None}
        return Vocabulary([part for part in self.parts if part.name in parts], self.things)

    # on disk

    def as_json(self) -> dict[str, Any]:
        parts: dict[str, dict[str, Any]] = {}
        for part in self.parts:
            said = parts[part.name] = {"first": part.first, "size": self.size_of(part.of)}
            if part.of:
                said["of"] = list(part.of)
            if part.each:
                said |= {"each": list(part.each), "every": part.every}
            if part.scale is not None:
                said["scale"] = round(part.scale, 6)
        return {"parts": parts, "things": {name: list(ids) for name, ids in self.things.items()}}

    @classmethod
    def from_json(cls, said: Any) -> Vocabulary:
        """Read a vocabulary from a file and check it."""
        try:
            things = {name: [_word(thing) for thing in ids] for name, ids in said["things"].items()}
            parts = [
                Part(
                    _word(name),
                    _number(part["first"]),
                    _counts(part.get("of", [])),
                    _counts(part.get("each", [])),
                    _number(part.get("every", 0)),
                )
                for name, part in said["parts"].items()
            ]
            sizes = [part["size"] for part in said["parts"].values()]
        except (KeyError, TypeError, AttributeError, ValueError):
            raise VocabularyError("vocabulary-damaged") from None
        found = cls(parts, things)
        for part, size in zip(parts, sizes, strict=True):
            if found.size_of(part.of) != size:
                raise VocabularyError("vocabulary-unnamed", name=part.name, count=size)
        assert found.names is not None
        return found


def _word(given: Any) -> str:
    if not isinstance(given, str):
        raise TypeError
    return given


def _number(given: Any) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= MOST:
        raise TypeError
    return given


def _counts(given: Any) -> Of:
    if not isinstance(given, list):
        raise TypeError
    return tuple(each if isinstance(each, str) else _number(each) for each in given)


def translation(source: Vocabulary, target: Vocabulary) -> list[int]:
    """For every number of the source the number of the same name in the target, or ABSENT."""
    found = [ABSENT] * source.size
    for number, name in source.names.items():
        found[number] = target.numbers.get(name, ABSENT)
    return found


# the words of today

THINGS: dict[str, tuple[str, ...]] = {
    "good": data.GOODS,
    "traded_good": data.GOODS[:TRADED],
    "unit": (*data.GOODS, "fish"),
    "personality": tuple(kind.kind for kind in data.cards().kinds),
    "god": data.GODS,
    "sale_card": tuple(number_duplicates(card.kind for card in data.cards().types)),
}
# things of which a game holds those that it began with: the list, and the field of the record for those left out
LEFT_OUT: dict[str, str] = {}
for _home in module_files("vocabulary"):  # the lists of the modules
    THINGS |= {name: tuple(number_duplicates(ids)) for name, ids in getattr(_home, "THINGS", {}).items()}
    LEFT_OUT |= getattr(_home, "LEFT_OUT", {})


def counted_by(row: Family) -> Of:
    """Return what the argument of a family counts: listed things, or plain numbers such as seats, slots and places."""
    if row.of == "amount":
        return ("traded_good", SPACES_MAX)
    if row.of in THINGS:
        return (row.of,)
    return () if row.size == 1 else (row.size,)


@cache
def action_vocabulary() -> Vocabulary:
    """The actions of today."""
    found = Vocabulary([Part(row.name, row.first, counted_by(row)) for row in FAMILIES.values()], THINGS)
    for part, row in zip(found.parts, FAMILIES.values(), strict=True):
        if found.size_of(part.of) != row.size:
            raise VocabularyError(
                f"The family of actions '{row.name}' has {row.size} numbers, and there are {found.size_of(part.of)} of "
                f"what it counts ({row.of})."
            )
    assert found.names is not None
    return found


@cache
def first_vocabulary() -> Vocabulary:
    """The actions as they were before files carried a vocabulary."""
    return Vocabulary.from_json(json.loads((Path(__file__).parent / "vocabulary_1.json").read_text(encoding="utf-8")))


action_vocabulary()  # a table of actions that does not fit its lists is an error before anything is played
