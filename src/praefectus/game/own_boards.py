"""A board that somebody made: what is missing or wrong with it, in sentences that name the city, line or province."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from praefectus.data.boards import setup
from praefectus.data.catalogue import BASE_SEATS
from praefectus.data.schema import COLONIST_KINDS, LETTERS, ColonistKind, DisplaySide, Letter, TradeGood
from praefectus.language import Message
from praefectus.rules.vocabulary import ALL_LINES, LINES, PLACES, PROVINCES

NAME = re.compile(r"[^\W\d_][\w .,'’()/-]*")  # letters of any alphabet first; nothing that a page could read as markup
LONGEST = 40  # letters of a name
Name = Annotated[str, StringConstraints(max_length=LONGEST)]
Share = Annotated[float, Field(ge=0, le=1)]  # of the width or the height of the board
Spot = tuple[Share, Share]
Longitude = Annotated[float, Field(ge=-180, le=180)]
Latitude = Annotated[float, Field(ge=-90, le=90)]


class Part(BaseModel):
    """A part of a board file: unknown keys are refused."""

    model_config = ConfigDict(extra="forbid")


class OwnProvince(Part):
    id: Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
    name: Name
    colour: Annotated[str, StringConstraints(pattern=r"^#[0-9a-f]{6}$")]
    marker: Spot | None = None


class OwnCity(Part):
    name: Name
    province: Name
    letter: Letter | None
    good: TradeGood | None = None
    x: Share
    y: Share


class StartCity(Part):
    name: Name
    kind: Annotated[str, StringConstraints(pattern="^capital$")] = "capital"
    x: Share
    y: Share


class OwnLine(Part):
    kind: ColonistKind
    ends: tuple[Name, Name]
    stop: bool = True
    ring: Spot | None = None


class Drawing(Part):
    height: Annotated[int, Field(ge=700, le=1700)]
    coast: tuple[Longitude, Latitude, Longitude, Latitude] | None = None


class OwnBoard(Part):
    """A whole board file; docs/own_boards.md explains each part."""

    name: Name
    sentence: Annotated[str, StringConstraints(max_length=300)] = ""
    players: tuple[int, int]
    salt_board: bool = False
    display: DisplaySide = "standard"
    drawing: Drawing
    provinces: Annotated[list[OwnProvince], Field(max_length=100)]
    cities: Annotated[list[OwnCity], Field(max_length=200)]
    places: Annotated[list[StartCity], Field(max_length=20)]
    lines: Annotated[list[OwnLine], Field(max_length=400)]
    start: dict[ColonistKind, list[Name]]
    new_colonists: dict[ColonistKind, Name | None]


class Problem(NamedTuple):
    """One thing that is missing or wrong, and what it is about: `city:Roma`, `line:3`, `province:italia`, `letter:A`."""

    sentence: Message
    about: list[str] = []


def tokens(letter: str, salt: bool) -> int:
    """How many city tokens bear this letter."""
    return sum(setup().tokens[letter].values()) + (setup().salt_tokens[letter] if salt else 0)


def problems(content: Any) -> list[Problem]:
    """Everything that is missing or wrong; an empty list for a board that can be played."""
    try:
        board = OwnBoard.model_validate(content)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = " ".join(str(step) for step in first["loc"]) or "board"
        return [Problem(Message("own-board-shape", where=where))]
    return [*_names(board), *_provinces(board), *_letters(board), *_lines(board), *_start(board), *_sizes(board)]


def _names(board: OwnBoard) -> Iterator[Problem]:
    if not board.name.strip():
        yield Problem(Message("own-board-no-name"))
    elif not NAME.fullmatch(board.name):
        yield Problem(Message("own-board-bad-name", name=board.name))
    if re.search(r"[<>{}\x00-\x1f]", board.sentence):
        yield Problem(Message("own-board-bad-sentence"))
    named = [("city", city.name) for city in board.cities] + [("place", place.name) for place in board.places]
    counts = Counter(name for _, name in named)
    for kind, name in dict.fromkeys(named):
        if not NAME.fullmatch(name):
            yield Problem(Message("own-board-bad-name", name=name), [f"{kind}:{name}"])
        if counts[name] > 1:
            yield Problem(Message("own-board-twice", name=name, count=counts[name]), [f"{kind}:{name}"])


def _provinces(board: OwnBoard) -> Iterator[Problem]:
    known = Counter(province.id for province in board.provinces)
    for province in board.provinces:
        about = [f"province:{province.id}"]
        if not NAME.fullmatch(province.name):
            yield Problem(Message("own-board-bad-name", name=province.name), about)
        if known[province.id] > 1:
            yield Problem(Message("own-board-province-twice", province=province.id), about)
        if all(city.province != province.id for city in board.cities):
            yield Problem(Message("own-board-empty-province", province=province.name), about)
    for city in board.cities:
        if city.province not in known:
            yield Problem(Message("own-board-no-province", city=city.name), [f"city:{city.name}"])


def _letters(board: OwnBoard) -> Iterator[Problem]:
    for city in board.cities:
        if (city.letter is None) == (city.good is None):
            yield Problem(Message("own-board-letter-or-good", city=city.name), [f"city:{city.name}"])
    counts = Counter(city.letter for city in board.cities)
    for letter in LETTERS:
        there = tokens(letter, board.salt_board)
        if counts[letter] not in (0, there):
            sentence = Message("own-board-letters", letter=letter, cities=counts[letter], tokens=there)
            yield Problem(sentence, [f"letter:{letter}"])


def _lines(board: OwnBoard) -> Iterator[Problem]:
    places = {city.name for city in board.cities} | {place.name for place in board.places}
    seen: set[tuple[str, ...]] = set()
    for number, line in enumerate(board.lines):
        one, other = line.ends
        about = [f"line:{number}"]
        if one not in places or other not in places or one == other:
            yield Problem(Message("own-board-line-ends", one=one, other=other), about)
        key = (line.kind, *sorted(line.ends))
        if key in seen:
            yield Problem(Message("own-board-line-twice", kind=line.kind, one=one, other=other), about)
        seen.add(key)
    ends = {end for line in board.lines for end in line.ends}
    for city in board.cities:
        if city.name not in ends:
            yield Problem(Message("own-board-no-line", city=city.name), [f"city:{city.name}"])
    yield from _cut_off(board, ends)


def _cut_off(board: OwnBoard, ends: set[str]) -> Iterator[Problem]:
    """Cities with lines that no colonist can follow from where colonists begin."""
    reached = {name for kind in COLONIST_KINDS for name in board.start.get(kind, [])}
    if not reached & ends:
        return
    grown = True
    while grown:
        before = len(reached)
        for line in board.lines:
            if reached.intersection(line.ends):
                reached.update(line.ends)
        grown = len(reached) > before
    for city in board.cities:
        if city.name in ends and city.name not in reached:
            yield Problem(Message("own-board-cut-off", city=city.name), [f"city:{city.name}"])


def _start(board: OwnBoard) -> Iterator[Problem]:
    places = {place.name for place in board.places}
    if not places:
        yield Problem(Message("own-board-no-start"))
        return
    for kind in COLONIST_KINDS:
        begin = board.start.get(kind, [])
        if len(begin) != 1 or begin[0] not in places:
            yield Problem(Message("own-board-start", kind=kind))
        elif all(begin[0] not in line.ends for line in board.lines if line.kind == kind):
            sentence = Message("own-board-start-no-line", kind=kind, place=begin[0])
            yield Problem(sentence, [f"place:{begin[0]}"])
        if board.new_colonists.get(kind) not in places:
            yield Problem(Message("own-board-new", kind=kind))


def _sizes(board: OwnBoard) -> Iterator[Problem]:
    fewest, most = board.players
    if not BASE_SEATS[0] <= fewest <= most <= BASE_SEATS[-1]:
        yield Problem(Message("own-board-players", fewest=BASE_SEATS[0], most=BASE_SEATS[-1]))
    if not board.cities:
        yield Problem(Message("own-board-no-cities"))
    if len(board.cities) + len(board.places) > PLACES:
        yield Problem(Message("own-board-places", count=len(board.cities) + len(board.places), most=PLACES))
    if len(board.provinces) > PROVINCES:
        yield Problem(Message("own-board-provinces", count=len(board.provinces), most=PROVINCES))
    for kind, limit in zip(COLONIST_KINDS, (ALL_LINES, LINES), strict=True):
        count = sum(line.kind == kind for line in board.lines)
        if count > limit:
            yield Problem(Message("own-board-lines", kind=kind, count=count, most=limit))
