"""WebSocket messages in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints, TypeAdapter

from praefectus.language import ENGLISH
from praefectus.server.models.fields import (
    MOST_SEATS,
    ChatText,
    Phrase,
    SeatNumber,
    Secret,
    StateNumber,
    Strict,
    UndoKind,
)
from praefectus.server.models.responses import (
    Away,
    ChatMessage,
    ClockShown,
    LogLine,
    SeatForecasts,
    TableInfo,
    UndoRequest,
    ViewJson,
)

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
    hold: bool = False  # the turn waits for end_turn when there is nothing left to choose


class EndTurn(Message):
    type: Literal["end_turn"]
    seat: SeatNumber
    state: StateNumber


class Undo(Message):
    type: Literal["undo"]
    seat: SeatNumber
    state: StateNumber
    what: UndoKind = "step"
    to: StateNumber | None = None


class AskUndo(Message):
    type: Literal["ask_undo"]
    seat: SeatNumber
    state: StateNumber
    what: UndoKind = "step"
    to: StateNumber | None = None


class AnswerUndo(Message):
    type: Literal["answer_undo"]
    seat: SeatNumber
    request: StateNumber
    agree: bool


class Say(Message):
    type: Literal["chat"]
    seat: SeatNumber
    text: ChatText | None = None
    phrase: Phrase | None = None


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
    away: list[Away]
    chat: list[ChatMessage]
    server: str


class ViewMessage(BaseModel):
    type: Literal["view"]
    seat: int | None
    view: ViewJson
    log: NewLines
    clock: ClockShown | None
    since: str | None  # when the last choice was made; since then the game waits for the seat to act


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
    away: list[Away]


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


UndoOutcome = Literal["agreed", "refused", "lapsed"]


class UndoClosedMessage(BaseModel):
    type: Literal["undo_closed"]
    request: int
    outcome: UndoOutcome
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


def message_text(message: BaseModel) -> str:
    """Encode a message, without `ref` if the client gave none and without `choices` if nobody chooses."""
    left_out = {name for name in ("ref", "choices") if getattr(message, name, "") is None}
    return message.model_dump_json(by_alias=True, exclude=left_out)


def messages_schema() -> dict[str, Any]:
    """Return the JSON schema of all WebSocket messages, for programs and for the page's types."""
    server: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    _, schema = TypeAdapter.json_schemas(
        [("client", "validation", client_message), ("server", "serialization", server)],
        ref_template="#/$defs/{model}",
        title="Praefectus WebSocket messages",
    )
    return schema
