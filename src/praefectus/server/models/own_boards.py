"""Answers about custom boards: what the check finds, what a link holds, and how bots played on one."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from praefectus.server.models.reference import BoardFacts


class BoardProblem(BaseModel):
    """A sentence on what is wrong with a custom board."""

    about: Literal["board", "province", "city", "start", "line"]
    number: int | None = Field(description="which entry of that list in the file, from 0")
    name: str | None
    sentence: str


class LetterTokens(BaseModel):
    letter: str
    tokens: int = Field(description="how many cities have this letter on a board that uses it")
    cities: int = Field(description="how many have it now")


class BoardLimits(BaseModel):
    """How much fits on a custom board."""

    sites: int = Field(description="cities and start spaces")
    provinces: int
    lines: int = Field(description="of each kind")
    name: int = Field(description="characters")


class CheckedBoard(BaseModel):
    """What is wrong with a custom board; if nothing is, its facts."""

    problems: list[BoardProblem]
    letters: list[LetterTokens]
    limits: BoardLimits
    board: BoardFacts | None = Field(description="as `/api/boards/{board}` returns it")
    link: str | None = Field(description="the file as the text of a link; null if it is too large for one")


class BoardFile(BaseModel):
    """What a link to a board holds; it may be wrong."""

    board: dict[str, Any] = Field(description="a file as docs/own_boards.md describes it")


class BoardTrial(BaseModel):
    """How games between bots on a board went."""

    level: str
    games: int
    rounds: list[int] = Field(description="of each game")
    wins: list[int] = Field(description="of each seat, in the order of play")
    points: list[float] = Field(description="of each seat, on average")
    shared: float = Field(description="the share of cities with houses of several players at the end, on average")
    houses: float = Field(description="houses per city at the end, on average")
