"""Bodies and answers about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AwareDatetime, BaseModel, Field

from praefectus.server.matching.wishes import Pace
from praefectus.server.models.fields import Name, Strict, Word
from praefectus.server.tournaments.plan import Absent

State = Literal["open", "running", "over", "cancelled"]


class NewTournament(Strict):
    """What a tournament plays. Without a board every round has another one."""

    name: Name
    pace: Pace
    rounds: Annotated[int, Field(ge=3, le=7)] = 3
    seats: Annotated[int, Field(ge=3, le=5)] = Field(default=4, description="of most tables; others have one less")
    starts: Annotated[AwareDatetime, Field(strict=False, description="when the first round is drawn")]
    board: Word | None = None
    modules: Annotated[list[Word], Field(max_length=10)] | None = Field(
        default=None, description="beside those that a board needs; null: drawn for each round"
    )
    days: Annotated[int, Field(ge=2, le=60)] = Field(default=14, description="of a daily round")
    pause: Annotated[int, Field(ge=0, le=60)] = Field(default=5, description="minutes between live rounds")
    arrival: Annotated[int, Field(ge=1, le=15)] = Field(
        default=3, description="minutes within which everybody must connect to a live table"
    )
    absent: Absent = Field(
        default="bot", description="who fills the seat of an absent person if nobody waits: a bot, or nobody"
    )
    level: Word | None = Field(default=None, description="of these bots; null: the standard level")


class TournamentInfo(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    state: State
    host: str | None
    starts: str
    pace: Pace
    live: bool
    minutes: int = Field(description="of the clock: for the game, or for each turn of a daily game")
    seconds: int = Field(description="of the clock: for each turn of a live game")
    rounds: int
    round: int = Field(description="the current one; 0 before the first")
    seats: int
    board: str | None
    modules: list[str] | None
    people: int


class TournamentSeat(BaseModel):
    """A seat; rank, score and points are null until the table is decided."""

    entrant: int | None = Field(description="null: a bot")
    name: str | None = Field(description="null: a bot, or a player who was deleted")
    rank: int | None
    score: float | None
    points: float | None = Field(description="for the tournament")
    left: bool


class TournamentTable(BaseModel):
    """A table of a round. An annulled one counts nothing, and the next attempt takes its place."""

    table: str | None = Field(description="null: it was annulled before it was played")
    number: int
    attempt: int
    state: Literal["drawn", "playing", "decided", "annulled"]
    forecast: bool = Field(description="decided by the points that a strong search expected")
    seats: list[TournamentSeat]


class TournamentRound(BaseModel):
    """A round; unfinished tables are decided by a forecast at its end."""

    round: int
    board: str
    modules: list[str]
    ends: str
    tables: list[TournamentTable]


class Ranked(BaseModel):
    """A place in the standings. Equal points are decided by wins, the opponents' points, the shares of the tables'
    scores, and the lot."""

    place: int
    entrant: int
    name: str | None
    points: float
    wins: int
    opponents: float
    share: float
    played: int
    gone: bool
    here: bool = Field(description="plays the next round, as far as known")


class PointScale(BaseModel):
    """Points by place at a table of so many seats."""

    seats: int
    points: list[int]


class Tournament(TournamentInfo):
    """A tournament with its rounds and standings, as they were at one moment."""

    days: int
    pause: int
    arrival: int
    absent: Absent
    level: str
    seed_hash: str = Field(description="SHA-256 of the seed, before anybody could know it")
    seed: str | None = Field(description="from which everything is drawn; null until the first round is drawn")
    next_round: str | None = Field(description="when it is drawn, if that is known")
    scale: list[PointScale]
    standings: list[Ranked]
    played: list[TournamentRound] = Field(description="all rounds, the newest last")


class Tournaments(BaseModel):
    tournaments: list[TournamentInfo]


class MyTournament(BaseModel):
    """One's own part in a tournament."""

    entrant: int | None
    host: bool = Field(description="may cancel the tournament and annul tables")
    table: str | None = Field(description="one's table of the current round, until it is decided")


class TournamentOf(BaseModel):
    """The tournament that a table belongs to."""

    id: str | None
    name: str | None
