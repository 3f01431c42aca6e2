"""Checks a custom board; every problem is one sentence, with the thing it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import hypot
from typing import Any, Literal

from pydantic import ValidationError

from praefectus.data.boards import setup
from praefectus.data.own_board_file import (
    FORMAT,
    MOST_LINES,
    MOST_PROVINCES,
    MOST_SITES,
    VERSION,
    Kind,
    OwnBoard,
)
from praefectus.data.schema import COLONIST_KINDS
from praefectus.language import Message, row

About = Literal["board", "province", "city", "start", "line"]
LISTS: dict[str, About] = {"provinces": "province", "cities": "city", "start": "start", "lines": "line"}
MOST_PROBLEMS = 50
LEAST_APART = 0.01
FORBIDDEN = set('<>&{}[]\\`|"=;')  # what a page, a message or a command could read as more than a name
SHAPES = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_type": "text",
    "list_type": "list",
    "bool_type": "yes-no",
    "int_type": "whole-number",
    "int_from_float": "whole-number",
    "float_type": "number",
    "finite_number": "number",
    "model_type": "object",
    "model_attributes_type": "object",
    "dict_type": "object",
}
BOUNDS = {
    "string_too_short": ("short-text", "min_length"),
    "string_too_long": ("long-text", "max_length"),
    "too_short": ("few", "min_length"),
    "too_long": ("many", "max_length"),
    "greater_than_equal": ("small", "ge"),
    "less_than_equal": ("large", "le"),
}


@dataclass(frozen=True)
class Problem:
    """A sentence, and what it is about: which entry of a list of the file, and what that is called."""

    message: Message
    about: About = "board"
    number: int | None = None
    name: str | None = None


def shape_problems(content: Any) -> tuple[OwnBoard | None, list[Problem]]:
    """The file in its shape, or what of it has not the right form."""
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        return None, [Problem(Message("own-board-none", form=f'"{FORMAT}"'))]
    version = content.get("version")
    if isinstance(version, int) and not isinstance(version, bool) and version > VERSION:
        return None, [Problem(Message("own-board-newer", version=str(version)[:9], known=VERSION))]
    try:
        return OwnBoard.model_validate(content), []
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False)[:MOST_PROBLEMS]
        return None, [_shape_problem(each, content) for each in found]


def _shape_problem(error: Any, content: dict[Any, Any]) -> Problem:
    way = [str(step)[:20] if isinstance(step, str) else step for step in error["loc"]]
    about, number, name = LISTS.get(str(way[0]), "board") if way else "board", None, None
    if len(way) > 1 and isinstance(way[1], int):
        number = way[1]
        entry = content[way[0]][number]
        called = entry.get("name", entry.get("id")) if isinstance(entry, dict) else None
        name = called if isinstance(called, str) and not _name_problem(called) else None
    where = " ".join(str(step + 1) if isinstance(step, int) else _plain(step) for step in way)
    kind = error["type"]
    if kind in BOUNDS:
        words, bound = BOUNDS[kind]
        message = Message(f"own-board-{words}", where=where, bound=str(error["ctx"][bound]))
    elif kind == "literal_error":
        message = Message("own-board-one-of", where=where, known=error["ctx"]["expected"])
    else:
        message = Message(f"own-board-{SHAPES.get(kind, 'form')}", where=where)
    return Problem(message, about, number, name)


def _plain(text: str) -> str:
    """A key of a user's file, made safe for a sentence."""
    return "".join(letter if letter.isalnum() or letter == "_" else "?" for letter in text)


def _name_problem(name: str) -> bool:
    """A name is one line of printable text with a letter in it, and without anything that looks like markup."""
    strange = not name.isprintable() or not any(letter.isalpha() for letter in name) or bool(FORBIDDEN & set(name))
    return strange or name != name.strip()


def _one_line(text: str) -> bool:
    """Printable, with the spaces that French has before its punctuation."""
    return all(letter.isprintable() or letter in "\u00a0\u202f" for letter in text)


def problems(board: OwnBoard) -> list[Problem]:
    """Return what is wrong with a board of the right form: names first, then sizes, letters, lines and ways."""
    named = [*_names(board)]
    ways = [*_starts(board), *([] if named else [*_lines(board)])]
    found = [*_title(board), *named, *_sizes(board), *_letters(board), *ways]
    if not named:
        found += [*_provinces(board), *_places(board)]
    if not named and not ways:
        found += _ways(board)
    return found[:MOST_PROBLEMS]


def _title(board: OwnBoard) -> Iterator[Problem]:
    if _name_problem(board.name):
        yield Problem(Message("own-board-name"))
    if not _one_line(board.sentence) or set("<>{}") & set(board.sentence):
        yield Problem(Message("own-board-sentence"))
    if board.players[0] > board.players[1]:
        yield Problem(Message("own-board-players"))
    if board.coast is not None and (board.coast[0] >= board.coast[2] or board.coast[1] >= board.coast[3]):
        yield Problem(Message("own-board-coast"))


def _names(board: OwnBoard) -> Iterator[Problem]:
    seen: Counter[str] = Counter()
    sites: list[tuple[About, int, str]] = [("city", number, city.name) for number, city in enumerate(board.cities)]
    sites += [("start", number, start.name) for number, start in enumerate(board.start)]
    for about, number, name in sites:
        if _name_problem(name):
            yield Problem(Message("own-board-strange-name", what=about, number=number + 1), about, number)
            continue
        seen[name.casefold()] += 1
        if seen[name.casefold()] == 2:
            yield Problem(Message("own-board-name-twice", name=name), about, number, name)
    ids: Counter[str] = Counter()
    titles: Counter[str] = Counter()
    for number, province in enumerate(board.provinces):
        if _name_problem(province.name):
            yield Problem(Message("own-board-strange-name", what="province", number=number + 1), "province", number)
            continue
        ids[province.id] += 1
        titles[province.name.casefold()] += 1
        if ids[province.id] == 2:
            yield Problem(Message("own-board-id-twice", id=province.id), "province", number, province.name)
        elif titles[province.name.casefold()] == 2:
            yield Problem(Message("own-board-province-twice", name=province.name), "province", number, province.name)


def _sizes(board: OwnBoard) -> Iterator[Problem]:
    sites = len(board.cities) + len(board.start)
    if sites > MOST_SITES:
        yield Problem(Message("own-board-sites", count=sites, most=MOST_SITES))
    if len(board.provinces) > MOST_PROVINCES:
        yield Problem(Message("own-board-provinces", count=len(board.provinces), most=MOST_PROVINCES))
    for kind in COLONIST_KINDS:
        count = sum(line.kind == kind for line in board.lines)
        if count > MOST_LINES:
            yield Problem(Message("own-board-lines", kind=kind, count=count, most=MOST_LINES))


def _provinces(board: OwnBoard) -> Iterator[Problem]:
    if not board.provinces:
        yield Problem(Message("own-board-no-province"))
    known = {province.id for province in board.provinces}
    used = {city.province for city in board.cities}
    for number, province in enumerate(board.provinces):
        if province.id not in used:
            message = Message("own-board-province-empty", province=province.name)
            yield Problem(message, "province", number, province.name)
    for number, city in enumerate(board.cities):
        if city.province not in known:
            yield Problem(Message("own-board-city-nowhere", city=city.name), "city", number, city.name)


def tokens(letter: str, salt_board: bool) -> int:
    """Return how many city tokens there are of a letter, and so how many cities a board has with it: these, or none."""
    return sum(setup().tokens[letter].values()) + (setup().salt_tokens[letter] if salt_board else 0)


def _letters(board: OwnBoard) -> Iterator[Problem]:
    if not board.cities:
        yield Problem(Message("own-board-no-city"))
    counts = Counter(city.letter for city in board.cities)
    for letter, count in sorted(counts.items()):
        right = tokens(letter, board.salt_board)
        if count != right:
            yield Problem(Message("own-board-letter", letter=letter, count=count, tokens=right))


def _starts(board: OwnBoard) -> Iterator[Problem]:
    for number, start in enumerate(board.start):
        if not start.colonists:
            yield Problem(Message("own-board-start-unused", number=number + 1), "start", number)
    kinds: Counter[Kind] = Counter(kind for start in board.start for kind in set(start.colonists))
    for kind in COLONIST_KINDS:
        if not kinds[kind]:  # type: ignore[index]
            yield Problem(Message("own-board-no-start", kind=kind))
        elif kinds[kind] > 1:  # type: ignore[index]
            yield Problem(Message("own-board-two-starts", kind=kind))


def _lines(board: OwnBoard) -> Iterator[Problem]:
    sites = {city.name for city in board.cities} | {start.name for start in board.start}
    seen: set[tuple[str, tuple[str, ...]]] = set()
    for number, line in enumerate(board.lines):
        for end in line.ends:
            if end not in sites:
                name = end if not _name_problem(end) else "?"
                yield Problem(Message("own-board-line-end", number=number + 1, name=name), "line", number)
        ends = tuple(sorted(line.ends))
        if ends[0] == ends[1] and ends[0] in sites:
            yield Problem(Message("own-board-line-loop", city=ends[0]), "line", number)
        elif (line.kind, ends) in seen and sites.issuperset(ends):
            message = Message("own-board-line-twice", kind=line.kind, cities=row(ends))
            yield Problem(message, "line", number)
        seen.add((line.kind, ends))
    joined = {end for line in board.lines for end in line.ends}
    for number, city in enumerate(board.cities):
        if city.name not in joined:
            yield Problem(Message("own-board-city-alone", city=city.name), "city", number, city.name)
    for number, start in enumerate(board.start):
        for kind in COLONIST_KINDS:
            if kind in start.colonists and not any(
                start.name in line.ends for line in board.lines if line.kind == kind
            ):
                message = Message("own-board-start-alone", kind=kind, start=start.name)
                yield Problem(message, "start", number, start.name)


def _places(board: OwnBoard) -> Iterator[Problem]:
    """Two cities at one place would hide each other."""
    for (number, first), (_, second) in combinations(enumerate(board.cities), 2):
        if hypot(first.x - second.x, first.y - second.y) < LEAST_APART:
            message = Message("own-board-overlap", first=first.name, second=second.name)
            yield Problem(message, "city", number, first.name)


def _ways(board: OwnBoard) -> Iterator[Problem]:
    """Every city is on a line that a colonist can reach from where its kind starts."""
    reached: set[str] = set()
    for kind in COLONIST_KINDS:
        lines = [line.ends for line in board.lines if line.kind == kind]
        there = {start.name for start in board.start if kind in start.colonists}
        while further := {end for ends in lines if there.intersection(ends) for end in ends} - there:
            there |= further
        reached |= there
    for number, city in enumerate(board.cities):
        if city.name not in reached:
            yield Problem(Message("own-board-no-way", city=city.name), "city", number, city.name)
