"""Answers to requests."""

from __future__ import annotations

from typing import Annotated

from pydantic import AliasChoices, BaseModel, Field

from praefectus.game.shapes import Target
from praefectus.server.models.given import ClockKind, First, SeatKind, Stage


class Refusal(BaseModel):
    code: str
    sentence: str


class SeatInfo(BaseModel):
    seat: int
    colour: str
    kind: SeatKind
    name: str | None
    called: str
    level: str | None
    stand_in: str | None
    online: bool


class UndoRequest(BaseModel):
    request: int
    seat: int
    to: int
    sentence: str
    needed: list[int]
    agreed: list[int]


class Deletion(BaseModel):
    """Somebody asks to delete a game that is being played."""

    seat: int | None
    agreed: list[int]
    needed: list[int]
    sentence: str


class Away(BaseModel):
    """A person who is not there, and from when on the others may let a bot play; with a clock: when time is up."""

    seat: int
    since: str
    stand_in_from: str | None


class Origin(BaseModel):
    table: str | None
    state: int


class ClockAgreed(BaseModel):
    kind: ClockKind
    minutes: int


class ClockShown(BaseModel):
    left: list[int]
    running: int | None


class TableInfo(BaseModel):
    table: str
    name: str
    stage: Stage
    board: str
    modules: list[str]
    options: dict[str, bool | int | str]
    public: bool
    watching: bool
    clock: ClockAgreed | None
    hints: bool
    chat: bool
    seed: int | None
    first: First
    live: bool
    created: str
    changed: str
    seats: list[SeatInfo]
    state: int
    to_act: int | None
    round: int | None
    turn: int | None
    winner: int | None
    watchers: int
    origin: Annotated[Origin | None, Field(validation_alias=AliasChoices("from", "origin"), serialization_alias="from")]
    rematch: str | None
    undo_request: UndoRequest | None
    deletion: Deletion | None


class SeatSecret(BaseModel):
    seat: int
    secret: str


class TableMade(BaseModel):
    table: TableInfo
    host: str
    secrets: list[SeatSecret]


class TableChanged(BaseModel):
    table: TableInfo
    secrets: list[SeatSecret] = []


class TableAnswer(BaseModel):
    table: TableInfo


class TableList(BaseModel):
    tables: list[TableInfo]


class Joined(BaseModel):
    seat: int
    secret: str
    table: TableInfo


class MyTable(BaseModel):
    table: TableInfo
    seats: list[int]
    host: bool
    your_turn: bool


class MyTables(BaseModel):
    tables: list[MyTable]


class Person(BaseModel):
    person: str


class Wishes(BaseModel):
    muted: list[int]
    blocked: list[int]


class TopicsFound(BaseModel):
    topics: list[str]


class LogLine(BaseModel):
    """What the log tells of one turn, or one thing of the set-up (round 0)."""

    start: int
    state: int
    round: int
    seat: int | None
    text: str
    taken_back: list[str]


class LogLines(BaseModel):
    start: int
    state: int
    lines: list[LogLine]


class PointsRow(BaseModel):
    state: int
    round: int
    turn: int
    seats: list[int]


class PointsOverTime(BaseModel):
    points: list[PointsRow]


class HouseBuilt(BaseModel):
    city: int
    seat: int
    state: int
    round: int
    turn: int


class HousesBuilt(BaseModel):
    houses: list[HouseBuilt]


class ChatMessage(BaseModel):
    number: int
    seat: int | None
    name: str
    text: str
    at: str


class ChatMessages(BaseModel):
    messages: list[ChatMessage]


class NotesAnswer(BaseModel):
    text: str


class WebhookAnswer(BaseModel):
    set: bool
    host: str | None


class HintChoice(BaseModel):
    id: int
    share: float | None  # how often a strong player would choose it, where one has judged
    sentence: str


class Hint(BaseModel):
    state: int
    choice: int | None
    then: int | None = None  # what comes next in this turn, where the choice is but its beginning
    sentence: str
    choices: list[HintChoice]


class SeatForecast(BaseModel):
    seat: int
    points: float
    chance: float


class SeatForecasts(BaseModel):
    seats: list[SeatForecast]


class Moment(BaseModel):
    state: int
    round: int
    turn: int
    seat: int | None
    forecast: SeatForecasts | None


class Loss(BaseModel):
    state: int
    round: int
    turn: int
    seat: int
    taken: str
    better: str
    taken_target: Target
    better_target: Target
    chance: float | None
    points: float
    sentence: str


class Analysis(BaseModel):
    judge: str
    seats: int
    moments: list[Moment]
    losses: list[Loss]


class Level(BaseModel):
    name: str
    title: str
    sentence: str
    seconds: float
    rating: int | None
    ready: bool  # until its rules are compiled, a bot that searches plays at sight


class Levels(BaseModel):
    levels: list[Level]
    standard: str


class Health(BaseModel):
    ok: bool
    version: str
    database: str
    tables_open: int
    connections: int


class About(BaseModel):
    version: str
    contact: str | None
    lobby_days: float
    playing_days: float
    over_days: float
    log_addresses: bool
