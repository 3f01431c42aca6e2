"""Requests and answers about searches for players."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from praefectus.server.matching.wishes import Pace, Rated
from praefectus.server.models.fields import Name, Strict, Word

Size = Annotated[int, Field(ge=2, le=5)]
Words = Annotated[list[Word], Field(max_length=40)]


class NewSeek(Strict):
    """What somebody wants to play. Empty lists of boards and modules mean any."""

    pace: Pace
    sizes: Annotated[list[Size], Field(min_length=1, max_length=4)]
    boards: Words = []
    required: Words = Field(default=[], description="modules that must be there")
    excluded: Words = Field(default=[], description="modules that must not be there")
    rated: Rated = Field(default="no", description="whether the game counts for ratings")
    bots: bool = Field(default=False, description="bots may fill empty seats after a while")
    name: Name | None = Field(default=None, description="for players without a name of their own")


class SeekAnswer(Strict):
    agree: bool


class PaceInfo(BaseModel):
    """A pace: minutes for the game and seconds for every turn, or minutes for every turn of a daily game."""

    pace: Pace
    live: bool
    minutes: int
    seconds: int


class Wanted(BaseModel):
    """What somebody searches for, without a name."""

    pace: Pace
    sizes: list[int]
    boards: list[str]
    rated: Rated
    bots: bool
    since: str


class Looking(BaseModel):
    """How many people search for a game, what they want, and when people usually meet."""

    people: int
    wanted: list[Wanted]
    hours: list[int] = Field(description="people who found a game within four weeks, by hour of the day (UTC)")
    paces: list[PaceInfo]
    modules: list[str] = Field(description="modules that people can wish or exclude")


class Widens(BaseModel):
    """From when on a search accepts more, or ends."""

    what: Literal["ratings", "sizes", "bots", "end"]
    at: str


class TableOffer(BaseModel):
    """A table that waits for everybody's answer. Who the others are is shown at the table."""

    board: str
    modules: list[str]
    players: int
    bots: int
    rated: bool
    seconds: float = Field(description="left for the answer")
    accepted: bool


class MySeek(BaseModel):
    """A search of the person who asks."""

    id: str
    state: Literal["open", "offered", "starting", "seated", "cancelled", "late", "declined", "silent", "no_show"]
    since: str
    pace: Pace
    live: bool
    sizes: list[int]
    boards: list[str]
    required: list[str]
    excluded: list[str]
    rated: Rated
    bots: bool
    widens: list[Widens]
    offer: TableOffer | None
    table: str | None = Field(description="the table that was found")
    first_choice_hours: int | None = Field(
        description="of a daily game: within which everybody must make their first choice, or lose the seat"
    )
    come_by: str | None = Field(description="when everybody must have come to that table; null: they have")


class MySeeks(BaseModel):
    seeks: list[MySeek]
    people: int = Field(description="who look for a game now")
