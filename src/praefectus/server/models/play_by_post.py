"""Games by link: what a device saves, what it asks, and the answers. The server stores nothing."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from praefectus.server.models.fields import MOST_SEATS, Options, SeatNumber, StateNumber, Strict, Word
from praefectus.server.models.messages import ClientMessage, ServerMessage
from praefectus.server.models.responses import LogLine

MOST_CHARACTERS = 1_500  # of a link: more than twice the longest measured game
MOST_ENTRIES = 2_000  # of a turn that is not sent yet

Link = Annotated[str, StringConstraints(min_length=1, max_length=4 * MOST_CHARACTERS)]  # with the message around it
Text = Annotated[str, StringConstraints(min_length=1, max_length=MOST_CHARACTERS)]
Root = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
PersonName = Annotated[str, StringConstraints(max_length=80)]
Seats = Annotated[list[SeatNumber], Field(min_length=1, max_length=MOST_SEATS)]


class PostSaved(Strict):
    """What a device saves of a game by link: it sends it with everything it asks, and saves what is answered."""

    link: Text
    roots: Annotated[list[Root], Field(max_length=7)] = Field(default=[], description="of the chains of secrets")
    draft: Annotated[list[int], Field(max_length=MOST_ENTRIES)] = Field(
        default=[], description="log entries of a turn that is not finished"
    )
    held: bool = Field(default=False, description="whether the turn waits for its player to end it")


class PostMake(Strict):
    board: Word
    modules: Annotated[list[Word], Field(max_length=20)] = []
    options: Options = {}
    seats: Annotated[int, Field(ge=2, le=MOST_SEATS)]
    own: Seats
    name: PersonName
    root: Root


class PostOpen(Strict):
    link: Link
    saved: PostSaved | None = None
    instead: bool = Field(default=False, description="of a fork, take the side of the link")


class PostJoin(Strict):
    saved: PostSaved
    seats: Seats
    name: PersonName
    root: Root


class PostAsk(Strict):
    saved: PostSaved
    person: SeatNumber
    name: PersonName
    root: Root


class PostOnly(Strict):
    saved: PostSaved


class PostMessage(Strict):
    saved: PostSaved
    table: Annotated[str, StringConstraints(max_length=40)]
    message: ClientMessage
    look: SeatNumber | None = None


class PostLookBack(Strict):
    saved: PostSaved
    what: Literal["view", "log", "link", "points", "houses", "record", "text"]
    state: StateNumber | None = None
    seat: SeatNumber | None = None


class PostPerson(BaseModel):
    name: str
    seats: list[int]
    you: bool


class PostRequest(BaseModel):
    """Somebody asks for the seat of a person."""

    person: int
    name: str
    agreed: list[int] = Field(description="people who have agreed")
    yours: bool = Field(description="whether this device asks")
    needs_you: bool = Field(description="whether somebody on this device has not agreed yet")


class PostInfo(BaseModel):
    """A game by link as a device sees it."""

    id: str
    stage: Literal["joining", "playing", "over"]
    board: str
    modules: list[str]
    options: dict[str, bool | int | str]
    seats: int
    people: list[PostPerson] = Field(description="the maker first, the others in the order of their seats")
    open_seats: list[int]
    whose: int | None = Field(description="the person who goes on")
    your_turn: bool
    round: int
    asked: PostRequest | None


class PostSide(BaseModel):
    """One of two different turns."""

    name: str
    lines: list[LogLine]


class PostFork(BaseModel):
    here: PostSide
    there: PostSide


class PostAnswer(BaseModel):
    saved: PostSaved
    info: PostInfo
    outcome: Literal["new", "same", "newer", "older", "fork", "other_people", "other_game"]
    fork: PostFork | None = None


class PostMessages(BaseModel):
    saved: PostSaved
    info: PostInfo
    messages: list[ServerMessage]


class PostPrivate(BaseModel):
    link: str
