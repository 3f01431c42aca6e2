"""Answers about games to watch."""

from __future__ import annotations

from pydantic import BaseModel, Field

from praefectus.server.models.responses import TableInfo


class WatchedGame(BaseModel):
    """A game that is being played, and how strong its players are."""

    table: TableInfo
    rating: int | None = Field(description="mean of the players whose rating is known; null: of nobody")


class WatchedGames(BaseModel):
    games: list[WatchedGame]
