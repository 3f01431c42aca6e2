"""What goes over the wire: bodies of requests, answers, and WebSocket messages."""

from __future__ import annotations

import json
import sys
import unicodedata
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from praefectus.data import COLOURS
from praefectus.game.shapes import Target, untitled
from praefectus.language import ENGLISH
from praefectus.server.names import readable_name
from praefectus.server.seat_secrets import SECRET, TABLE_ID

LARGEST_SEED = 2**53 - 1
MOST_SEATS = len(COLOURS)
MOST_MINUTES = 30 * 24 * 60

# Control characters, unassigned and private ones, lone surrogates, line separators; marks that turn text around.
FORBIDDEN_CATEGORIES = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
FORBIDDEN_MARKS = {
    0x061C,
    0x200E,
    0x200F,
    *range(0x202A, 0x202F),
    *range(0x2060, 0x2070),
    0xFEFF,
    *range(0xE0000, 0xE1000),
}


def plain_text(text: str, line_breaks: bool = False) -> str:
    """Composed text without control characters; blank text is refused."""
    for character in text:
        if character == "\n" and line_breaks:
            continue
        if unicodedata.category(character) in FORBIDDEN_CATEGORIES or ord(character) in FORBIDDEN_MARKS:
            raise ValueError(f"the character U+{ord(character):04X} is not allowed here")
    return unicodedata.normalize("NFC", text)


def one_line(text: str) -> str:
    text = " ".join(plain_text(text).split())
    if not text:
        raise ValueError("there must be something to read")
    return text


def several_lines(text: str) -> str:
    return plain_text(text, line_breaks=True)


Name = Annotated[
    str, StringConstraints(min_length=1, max_length=40), AfterValidator(one_line), AfterValidator(readable_name)
]
ChatText = Annotated[str, StringConstraints(min_length=1, max_length=500), AfterValidator(one_line)]
NotesText = Annotated[str, StringConstraints(max_length=10_000), AfterValidator(several_lines)]
TableId = Annotated[str, StringConstraints(pattern=TABLE_ID)]
Secret = Annotated[str, StringConstraints(pattern=SECRET)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
StateNumber = Annotated[int, Field(ge=0, le=2**31 - 1)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9_:.-]+$")]
Options = Annotated[dict[Word, bool | int | Word], Field(max_length=40)]
Stage = Literal["lobby", "playing", "over"]


def moment(milliseconds: int) -> str:
    """A moment as text, in UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


class Strict(BaseModel):
    """What clients send: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


# Bodies of requests


class PersonSeat(Strict):
    kind: Literal["person"]
    name: Name


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


First = Literal["draw", "as_seated"]  # who starts: drawn when the game begins, or whoever has the first seat


class NewTable(Strict):
    name: Name = "A table"
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
    start: bool = False


class QuickGame(Strict):
    name: Name = "You"
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


class Join(Strict):
    name: Name
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


# Answers


class Refusal(BaseModel):
    code: str
    sentence: str


class SeatInfo(BaseModel):
    seat: int
    colour: str
    kind: Literal["person", "bot", "open"]
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


class Origin(BaseModel):
    table: str | None
    state: int


class ClockAgreed(BaseModel):
    kind: Literal["turn", "game"]
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
    created: str
    changed: str
    seats: list[SeatInfo]
    state: int
    to_act: int | None
    round: int | None
    turn: int | None
    winner: int | None
    watchers: int
    origin: Annotated[Origin | None, Field(alias="from")]
    rematch: str | None
    undo_request: UndoRequest | None


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


# WebSocket: client to server

Ref = Annotated[str, StringConstraints(max_length=40)]


class Message(Strict):
    ref: Ref | None = None


class Hello(Message):
    type: Literal["hello"]
    secrets: Annotated[list[Secret], Field(max_length=2 * MOST_SEATS)] = []
    detail: Literal["full", "light"] = "full"
    language: Annotated[str, Field(max_length=35, description="The tag of the reader's language.")] = ENGLISH


class Move(Message):
    type: Literal["move"]
    seat: SeatNumber
    state: StateNumber
    choice: Annotated[int, Field(ge=0, le=2**31 - 1)]
    then: Annotated[
        list[Annotated[int, Field(ge=0, le=2**31 - 1)]], Field(max_length=4)
    ] = []  # choices that follow at once
    hold: bool = False  # when nothing else is left to choose, the turn waits for end_turn


class EndTurn(Message):
    type: Literal["end_turn"]
    seat: SeatNumber
    state: StateNumber


class Undo(Message):
    type: Literal["undo"]
    seat: SeatNumber
    state: StateNumber
    what: Literal["step", "turn", "to"] = "step"
    to: StateNumber | None = None


class AskUndo(Message):
    type: Literal["ask_undo"]
    seat: SeatNumber
    state: StateNumber
    what: Literal["step", "turn", "to"] = "step"
    to: StateNumber | None = None


class AnswerUndo(Message):
    type: Literal["answer_undo"]
    seat: SeatNumber
    request: StateNumber
    agree: bool


class Say(Message):
    type: Literal["chat"]
    seat: SeatNumber
    text: ChatText


class Look(Message):
    type: Literal["look"]
    seat: SeatNumber


class Ping(Message):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | Move | EndTurn | Undo | AskUndo | AnswerUndo | Say | Look | Ping, Field(discriminator="type")
]
client_message: TypeAdapter[Hello | Move | EndTurn | Undo | AskUndo | AnswerUndo | Say | Look | Ping] = TypeAdapter(
    ClientMessage
)


# WebSocket: server to client


class NewLines(BaseModel):
    start: int
    lines: list[LogLine]


class WelcomeMessage(BaseModel):
    type: Literal["welcome"]
    ref: str | None = None
    table: TableInfo
    seats: list[int]
    opens: list[int | None]
    host: bool
    muted: list[int]
    blocked: list[int]
    chat: list[ChatMessage]
    server: str


class ViewMessage(BaseModel):
    type: Literal["view"]
    seat: int | None
    view: dict[str, Any]
    log: NewLines
    clock: ClockShown | None


class LightMessage(BaseModel):
    type: Literal["light"]
    state: int
    to_act: int | None
    over: bool
    winner: int | None
    choices: list[int] | None = None


class DoneMessage(BaseModel):
    type: Literal["done"]
    ref: str | None = None
    state: int | None


class RefusedMessage(BaseModel):
    type: Literal["refused"]
    ref: str | None = None
    code: str
    sentence: str
    state: int | None


class TableMessage(BaseModel):
    type: Literal["table"]
    table: TableInfo


class PresenceMessage(BaseModel):
    type: Literal["presence"]
    online: list[int]
    watchers: int


class ChatSaid(BaseModel):
    type: Literal["chat"]
    message: ChatMessage


class ForecastMessage(SeatForecasts):
    type: Literal["forecast"]
    state: int


class ThinkingMessage(BaseModel):
    type: Literal["thinking"]
    seat: int
    since: str
    seconds: float


class UndoRequestMessage(BaseModel):
    type: Literal["undo_request"]
    request: UndoRequest


class UndoClosedMessage(BaseModel):
    type: Literal["undo_closed"]
    request: int
    outcome: Literal["agreed", "refused", "lapsed"]
    sentence: str


class PongMessage(BaseModel):
    type: Literal["pong"]
    ref: str | None = None


class ByeMessage(BaseModel):
    type: Literal["bye"]
    code: str
    sentence: str


ServerMessage = Annotated[
    WelcomeMessage
    | ViewMessage
    | LightMessage
    | DoneMessage
    | RefusedMessage
    | TableMessage
    | PresenceMessage
    | ChatSaid
    | ThinkingMessage
    | ForecastMessage
    | UndoRequestMessage
    | UndoClosedMessage
    | PongMessage
    | ByeMessage,
    Field(discriminator="type"),
]


def messages_schema() -> dict[str, Any]:
    """The JSON schema of all WebSocket messages, for programs and for the types of the page."""
    server: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    _, schema = TypeAdapter.json_schemas(
        [("client", "validation", client_message), ("server", "serialization", server)],
        ref_template="#/$defs/{model}",
        title="Praefectus WebSocket messages",
    )
    return schema


def answers_schema() -> dict[str, Any]:
    """The JSON schema of what the page receives besides views: messages, and answers to what it asks for."""
    answers = (TableMade, TableChanged, MyTables, Hint, Analysis, Levels, LogLines, PointsOverTime, HousesBuilt)
    shapes: list[tuple[str, Literal["serialization"], TypeAdapter[Any]]] = [
        ("ServerMessage", "serialization", TypeAdapter(ServerMessage)),
        *((answer.__name__, "serialization", TypeAdapter(answer)) for answer in answers),
    ]
    references, schema = TypeAdapter.json_schemas(shapes)
    shown = {name: references[name, mode] for name, mode, _ in shapes}
    whole = {"type": "object", "properties": shown, "required": list(shown), "$defs": schema["$defs"]}
    return untitled(whole) | {"title": "Received"}  # type: ignore[no-any-return]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(answers_schema()))
