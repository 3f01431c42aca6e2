"""The shape of an own board: a file that somebody made for a board of their own. docs/own_boards.md describes it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

FORMAT: Literal["praefectus-board"] = "praefectus-board"
VERSION: Literal[1] = 1
SUFFIX = ".json"
MAX_BYTES = 65_536

# what the record of a board has room for
MOST_SITES = 32  # cities and start spaces
MOST_PROVINCES = 14
MOST_LINES = 56  # of one kind

NAME_LENGTH = 30
SENTENCE_LENGTH = 300
MOST_RINGS = 80
MOST_POINTS = 600

Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LENGTH)]
ProvinceId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,30}$")]
Colour = Annotated[str, StringConstraints(pattern="^#[0-9a-f]{6}$")]
Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]  # of the width or of the height
Point = Annotated[list[Share], Field(min_length=2, max_length=2)]
Ring = Annotated[list[Point], Field(min_length=3, max_length=MOST_POINTS)]
Rings = Annotated[list[Ring], Field(max_length=MOST_RINGS)]
Letter = Literal["A", "B", "C", "D"]
Kind = Literal["land", "sea"]


class Part(BaseModel):
    """A part of the file: exactly these keys, each of its own type."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class OwnProvince(Part):
    """A province; `area` is where it is painted, `marker` where its bonus marker lies on the mini map."""

    id: ProvinceId
    name: Name
    colour: Colour
    area: Rings = []
    marker: Point | None = None


class OwnCity(Part):
    """A city: its letter says which tokens it draws from."""

    name: Name
    province: ProvinceId
    letter: Letter
    x: Share
    y: Share


class OwnStart(Part):
    """A start space: a city without building sites, where these colonists start and enter."""

    name: Name
    x: Share
    y: Share
    colonists: Annotated[list[Kind], Field(min_length=1, max_length=2)] = ["land", "sea"]


class OwnLine(Part):
    """A line between two cities or start spaces; on one that is dotted (`stop: false`) nobody stops."""

    kind: Kind
    ends: Annotated[list[Name], Field(min_length=2, max_length=2)]
    stop: bool = True


class OwnBoard(Part):
    """A whole file."""

    format: Literal["praefectus-board"]
    version: Literal[1]
    name: Name
    sentence: Annotated[str, StringConstraints(max_length=SENTENCE_LENGTH)] = ""
    players: Annotated[list[Annotated[int, Field(ge=2, le=5)]], Field(min_length=2, max_length=2)] = [2, 5]
    salt_board: bool = False
    display: Literal["standard", "wine"] = "standard"
    proportion: Annotated[float, Field(ge=0.5, le=2, allow_inf_nan=False)] = 1.4  # width for a height of 1
    provinces: Annotated[list[OwnProvince], Field(max_length=100)]
    cities: Annotated[list[OwnCity], Field(max_length=100)]
    start: Annotated[list[OwnStart], Field(max_length=10)]
    lines: Annotated[list[OwnLine], Field(max_length=400)]
    land: Rings = []  # coasts: what is inside is land
