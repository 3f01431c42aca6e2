"""Public profiles and leaderboards."""

from __future__ import annotations

from pydantic import BaseModel, Field

from praefectus.server.ratings.model import Category


class RatingInfo(BaseModel):
    """A rating: 1500 is where everybody begins."""

    category: Category
    rating: int
    spread: int = Field(description="the true skill is almost surely within this distance")
    uncertain: bool = Field(description="too few games; shown with a question mark")
    games: int
    wins: int
    level: str | None = Field(description="the level of bots that is about as strong")


class CurvePoint(BaseModel):
    """A rating after a game."""

    category: Category
    at: str
    rating: int


class Counted(BaseModel):
    """Games that have something in common: a board, a module, a number of players or a seat."""

    key: str
    games: int
    won: int
    points: float = Field(description="the mean")


class GodPoints(BaseModel):
    god: str
    points: float = Field(description="the mean over all games")


class GameResult(BaseModel):
    """One of the best games."""

    table: str
    at: str
    board: str
    modules: list[str]
    players: int
    rank: int
    points: int
    rated: bool


class Profile(BaseModel):
    """What everybody may know about a player, from finished public games."""

    name: str
    games: int
    finishes: int | None = Field(description="of 100 games with other people; null: too few games")
    ratings: list[RatingInfo]
    curve: list[CurvePoint]
    boards: list[Counted]
    modules: list[Counted]
    sizes: list[Counted]
    seats: list[Counted] = Field(description="by seat in the order of play, from 1")
    openings: list[Counted] = Field(description="the most frequent first three cards, with spaces between them")
    gods: list[GodPoints]
    best: list[GameResult] = Field(description="won games with the most points whose tables still exist")


class SeatPlayer(BaseModel):
    """A player at a table, with the rating that fits it."""

    seat: int
    name: str
    finishes: int | None
    rating: RatingInfo | None = Field(description="null: not rated in this category yet")


class Place(BaseModel):
    """A person on a leaderboard."""

    place: int | None = Field(description="null while too little is known")
    name: str
    rating: int
    spread: int
    uncertain: bool
    games: int
    wins: int


class Leaderboard(BaseModel):
    category: Category
    categories: list[Category] = Field(description="all that have a leaderboard")
    month: str | None
    people: list[Place]
