"""What the moderation page receives and sends."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from praefectus.server.models.fields import Strict
from praefectus.server.players.moderation import ActionKind, ActionReason

Sentence = Annotated[str, Field(max_length=500)]


class OpenReport(BaseModel):
    """A report, with what the reported person said last and the state of the game at that moment; or an appeal."""

    report: int
    kind: Literal["report", "appeal"]
    table: str | None
    state: int | None
    seat: int
    name: str
    reason: str
    said: list[str]
    at: str


class Done(BaseModel):
    """An entry of the audit list."""

    action: int
    at: str
    by: str | None = Field(description="null: the operator, or a moderator who was deleted")
    name: str | None
    kind: ActionKind
    report: int | None
    table: str | None
    seat: int | None
    until: str | None = Field(description="null: permanently")
    reason: ActionReason
    sentence: str
    undone: str | None


class Moderation(BaseModel):
    reports: list[OpenReport]
    done: list[Done]


class ModeratorAction(Strict):
    """What to do about the person of a report: a note, a mute, no searches, no rated games, a ban; or void a result."""

    report: int
    kind: ActionKind
    days: Annotated[float | None, Field(gt=0, le=3650, description="null: permanently")] = None
    reason: ActionReason
    sentence: Sentence = Field(default="", description="to the person")


class Appeal(Strict):
    text: Annotated[str, Field(min_length=1, max_length=1000)]
