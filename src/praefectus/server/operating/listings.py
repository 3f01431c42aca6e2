"""What the commands of the server admin list, as JSON; seats are counted from 0."""

from __future__ import annotations

from typing import Any, TypedDict

from praefectus.server.storage.personal_data import ChatLine


class TableLine(TypedDict):
    """A table in the list."""

    table: str
    mark: str
    public: bool
    name: str
    stage: str
    board: str
    created: str
    changed: str
    round: int | None
    people: list[str]
    bots: int
    damaged: bool


class SeatLine(TypedDict):
    """A seat of a table, without what opens it."""

    seat: int
    kind: str
    name: str | None
    colour: str | None
    level: str | None
    stand_in: str | None
    turn_notices: bool
    personal_link: bool
    order: list[str]


class LogLength(TypedDict):
    """How many entries a table's log has, and in how many writes they came."""

    entries: int
    writes: int


class SignedLine(ChatLine):
    """A line of chat with its writer."""

    seat: int | None
    name: str


class ReportLine(TypedDict):
    """What a player reported."""

    report: int
    table: str
    seat: int | None
    name: str
    reason: str
    said: list[str]
    at: str
    closed: str | None


class WholeTable(TableLine):
    """A table with its people, chat and reports."""

    modules: list[str]
    options: dict[str, Any]
    watching: bool
    seats: list[SeatLine]
    log: LogLength
    chat: list[SignedLine]
    reports: list[ReportLine]


class SanctionedSeat(TypedDict):
    table: str
    seat: int
    name: str


class SanctionLine(TypedDict):
    """A mute or a ban, with the seats it concerns."""

    kind: str
    at: str
    until: str | None
    reason: str
    seats: list[SanctionedSeat]
