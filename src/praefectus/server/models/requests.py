"""Bodies of requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from praefectus.server.models.given import (
    LARGEST_SEED,
    MOST_MINUTES,
    MOST_SEATS,
    ChatText,
    First,
    Name,
    NotesText,
    Options,
    SeatNumber,
    Secret,
    StateNumber,
    Strict,
    TableId,
    Word,
)


class PersonSeat(Strict):
    kind: Literal["person"]
    name: Name | None = None  # None: called by its colour, in the language of each reader


class BotSeat(Strict):
    kind: Literal["bot"]
    level: Word | None = None


class OpenSeat(Strict):
    kind: Literal["open"]


class KeptSeat(Strict):
    kind: Literal["keep"]
    seat: SeatNumber


NewSeat = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]
ChangedSeat = Annotated[PersonSeat | BotSeat | OpenSeat | KeptSeat, Field(discriminator="kind")]
Modules = Annotated[list[Word], Field(max_length=20)]


class ClockWish(Strict):
    """How long a person may think: so many minutes in a turn, or in the whole game; or no clock."""

    kind: Literal["none", "turn", "game"]
    minutes: Annotated[int, Field(ge=1, le=MOST_MINUTES)] = 10


class NewTable(Strict):
    name: Name | None = None  # None: it is called after who sits there, in the language of each reader
    board: Word = "imperium"
    modules: Modules = []
    options: Options = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = None
    public: bool = False
    watching: bool = True
    clock: ClockWish | None = None
    hints: bool = True
    chat: bool | None = None  # while the game is played; None: as its modules say
    first: First = "draw"
    live: bool = False  # people stay until the end; else they come by when they have time
    start: bool = False


class QuickGame(Strict):
    name: Name | None = None
    board: Word = "imperium"
    modules: Modules = []
    options: Options = {}
    bots: Annotated[int, Field(ge=0, lt=MOST_SEATS)] = 3
    level: Word | None = None


class TableChange(Strict):
    name: Name | None = None
    board: Word | None = None
    modules: Modules | None = None
    options: Options | None = None
    public: bool | None = None
    watching: bool | None = None
    clock: ClockWish | None = None
    hints: bool | None = None
    chat: bool | None = None
    seats: Annotated[list[ChangedSeat], Field(min_length=1, max_length=MOST_SEATS)] | None = None
    order: Literal["shuffle"] | None = None
    first: First | None = None
    live: bool | None = None


class Agreement(Strict):
    agree: bool


class Join(Strict):
    name: Name | None = None
    seat: SeatNumber | None = None
    person: Secret | None = None


class Leave(Strict):
    level: Word | None = None


class KnownTable(Strict):
    table: TableId
    secrets: Annotated[list[Secret], Field(max_length=2 * MOST_SEATS)] = []


class Mine(Strict):
    tables: Annotated[list[KnownTable], Field(max_length=100)]


class Fork(Strict):
    state: StateNumber | None = None


class HintQuestion(Strict):
    seat: SeatNumber | None = None
    level: Word | None = None


class ChatLine(Strict):
    text: ChatText


class Notes(Strict):
    text: NotesText


class Webhook(Strict):
    url: Annotated[str, StringConstraints(min_length=1, max_length=500)]


class Report(Strict):
    reason: ChatText
