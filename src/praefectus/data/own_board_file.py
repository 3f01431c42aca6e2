"""The shape of the file of a custom board; docs/own_boards.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

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
WIDTH = 1600  # of the picture; x and y are shares of it and of its height

Name = Annotated[str, StringConstraints(max_length=NAME_LENGTH)]
ProvinceId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,30}$")]
OfProvince = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{0,30}$")]  # nothing: still to be chosen
Colour = Annotated[str, StringConstraints(pattern="^#[0-9a-f]{6}$")]
Share = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]  # of the width or of the height
Point = Annotated[list[Share], Field(min_length=2, max_length=2)]
Degrees = Annotated[float, Field(ge=-180, le=180, allow_inf_nan=False)]
Stretch = Annotated[list[Degrees], Field(min_length=4, max_length=4)]  # west, south, east, north
Letter = Literal["A", "B", "C", "D"]
Kind = Literal["land", "sea"]


class Part(BaseModel):
    """A part of the file: exactly these keys, each of its own type."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class OwnProvince(Part):
    """A province; `marker` is where its bonus marker lies, by default between its cities."""

    id: ProvinceId
    name: Name
    colour: Colour
    marker: Point | None = None


class OwnCity(Part):
    """A city: its letter says which tokens it draws from."""

    name: Name
    province: OfProvince
    letter: Letter
    x: Share
    y: Share


class OwnStart(Part):
    """A start space: a city without building sites, where these colonists start and enter."""

    name: Name
    x: Share
    y: Share
    colonists: Annotated[list[Kind], Field(max_length=2)] = ["land", "sea"]


class OwnLine(Part):
    """A line between two cities or start spaces; on one that is dotted (`stop: false`) nobody stops."""

    kind: Kind
    ends: Annotated[list[Name], Field(min_length=2, max_length=2)]
    stop: bool = True
    ring: Point | None = None  # where its space for a colonist is; the line bends through it


class OwnBoard(Part):
    """A whole file."""

    format: Literal["praefectus-board"]
    version: Literal[1]
    name: Name
    sentence: Annotated[str, StringConstraints(max_length=SENTENCE_LENGTH)] = ""
    players: Annotated[list[Annotated[int, Field(ge=2, le=5)]], Field(min_length=2, max_length=2)] = [2, 5]
    salt_board: bool = False
    display: Literal["standard", "wine"] = "standard"
    height: Annotated[int, Field(ge=700, le=1700)] = 1200  # of the picture, for a width of 1600
    coast: Stretch | None = None  # the stretch of the world's coast that is drawn; by default land around the cities
    provinces: Annotated[list[OwnProvince], Field(max_length=100)]
    cities: Annotated[list[OwnCity], Field(max_length=100)]
    start: Annotated[list[OwnStart], Field(max_length=10)]
    lines: Annotated[list[OwnLine], Field(max_length=400)]


def schema_of_own_boards() -> dict[str, Any]:
    """The shape as a JSON schema, for editors and other programs; the check asks for more than a shape."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema"} | OwnBoard.model_json_schema()
