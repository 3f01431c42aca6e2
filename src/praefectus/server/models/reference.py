"""What is constant during a game, as the server sends it: boards, the catalogue of texts, the rules reference."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from praefectus.data.own_board_file import OwnLine, OwnProvince, Stretch
from praefectus.data.schema import BoardPlace, City, Grade, HouseCost, Line, Province, TrackSpace

Suits = Literal["well", "tight", "roomy"]


class BoardInfo(BaseModel):
    """A board in short."""

    name: str
    title: str
    seats: list[int] = Field(description="for how many players the board was made")
    modules_by_seats: dict[int, str | None] = Field(
        description="every playable number of players, with the module that it needs"
    )
    suits: list[Suits] = Field(description="how the board suits 1, 2, 3 ... players")
    sentence: str
    modules_needed: list[str]
    letters: list[str]


class Boards(BaseModel):
    boards: list[BoardInfo]


class Drawing(BaseModel):
    """How a custom board is drawn; x and y are then shares of width and height."""

    height: int = Field(description="of the picture, for a width of 1600")
    coast: Stretch | None = Field(description="the stretch of the world's coast that is drawn")


class BoardFacts(BoardInfo):
    """Everything about a board, in the order of the numbers used in a view."""

    cities: list[City]
    places: list[BoardPlace]
    provinces: list[Province | OwnProvince]
    lines: dict[str, list[Line | OwnLine]] = Field(description="by `land` and `sea`")
    drawing: Drawing | None = Field(description="of a custom board")
    ship_track: list[TrackSpace]
    volcano: list[str]
    grades: dict[str, Grade]
    doubts: list[str] = Field(description="what is not certain, in sentences")


class GoodEntry(BaseModel):
    id: int
    name: str
    title: str
    price: int | None


class HouseCostEntry(HouseCost):
    """What a house costs in a city of a good."""

    prices: list[int] = Field(description="in sestertii, of the first house, the second ...")


class GodEntry(BaseModel):
    name: str
    title: str
    text: str
    points: int | None
    grade: Grade


class CardEntry(BaseModel):
    """A kind of personality card."""

    id: int
    name: str
    title: str
    text: str
    actions: list[str]
    gods: list[str]
    grade: Grade


class SaleCardEntry(BaseModel):
    id: int
    name: str
    kind: str
    god: str
    cost: list[str]
    venus_points: int | None
    grade: Grade


class PlaceEntry(BaseModel):
    name: str
    title: str


class ModuleEntry(BaseModel):
    """A module: where it goes (no boards: all of them; no seats: those of the game it joins) and with what not."""

    name: str
    title: str
    version: int
    sentence: str
    boards: list[str] | None
    seats: list[int] | None
    needs: list[str]
    excludes: dict[str, str] = Field(description="why not, by module or option")
    not_on: dict[str, str] = Field(description="why not, by board")
    one_start: bool = Field(description="whether a custom board needs one start space for it")
    talk: bool = Field(description="whether those who play may talk about the game")
    required_on: list[str] = Field(description="the boards that always use it")
    grade: Grade


class OptionEntry(BaseModel):
    name: str
    title: str
    sentence: str
    values: list[bool | str]
    default: bool | str
    needs: list[str]
    excludes: dict[str, str] = Field(description="why not, by module or option")
    seats_by_value: dict[str, list[int]]
    rests_on: list[str]
    value_titles: dict[str, str]
    grade: Grade


class Catalogue(BaseModel):
    """Names and texts of what a game is made of. Modules add parts of their own."""

    model_config = ConfigDict(extra="allow")

    format: int
    colours: list[str]
    goods: list[GoodEntry]
    house_costs: dict[str, HouseCostEntry]
    gods: list[GodEntry]
    cards: list[CardEntry]
    sale_cards: list[SaleCardEntry]
    places: list[PlaceEntry]
    modules: list[ModuleEntry]
    options: list[OptionEntry]
    guide: dict[str, str]


class Topic(BaseModel):
    """A topic of the rules reference: a text has one paragraph per line; lines that begin with `- ` are a list."""

    id: str
    title: str
    aliases: list[str]
    text: str
    grade: Grade
    source: str
    part: str
    module: str | None
    boards: list[str]
    tells: list[str]


class Topics(BaseModel):
    topics: list[Topic]
