"""Bodies of requests."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, AwareDatetime, Field, StringConstraints

from praefectus.game.links.link_text import MAX_CHARACTERS
from praefectus.server.models.fields import (
    LARGEST_SEED,
    MOST_MINUTES,
    MOST_SEATS,
    ChatText,
    First,
    Name,
    NotesText,
    NoticeKind,
    Options,
    Phrase,
    Rhythm,
    SeatNumber,
    Secret,
    StateNumber,
    Strict,
    TableId,
    Word,
    one_line,
)


class PersonSeat(Strict):
    kind: Literal["person"]
    name: Name | None = Field(default=None, description="null: the seat's colour, in the reader's language")


class BotSeat(Strict):
    kind: Literal["bot"]
    level: Word | None = Field(default=None, description="null: the standard level")


class OpenSeat(Strict):
    kind: Literal["open"]


class KeptSeat(Strict):
    """The person or bot of this seat stays, in this place of the list."""

    kind: Literal["keep"]
    seat: SeatNumber


NewSeat = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]
ChangedSeat = Annotated[PersonSeat | BotSeat | OpenSeat | KeptSeat, Field(discriminator="kind")]
MOST_INCREMENT = 300  # seconds that a turn may add to a budget
Patience = Annotated[int, Field(ge=1, le=MOST_MINUTES)]  # minutes before a bot may play for an absent person
Modules = Annotated[list[Word], Field(max_length=20)]


class ClockWish(Strict):
    """How long each person may think. Only the seat to act spends time.

    `turn`: minutes for each turn. `game`: minutes for the whole game. `live`: minutes for the whole game, and every
    turn adds some seconds. `daily`: minutes for each turn, and a time bank of three times that; the clock stops while
    the person sleeps or pauses.
    """

    kind: Literal["none", "turn", "game", "live", "daily"]
    minutes: Annotated[int, Field(ge=1, le=MOST_MINUTES)] = 10
    seconds: Annotated[int, Field(ge=0, le=MOST_INCREMENT)] = Field(
        default=0, description="added at the end of each turn (`live`)"
    )


BoardWish = Word | dict[str, Any]  # the name of a board, or the file of a custom one (docs/own_boards.md)


Appointment = Annotated[AwareDatetime, Field(strict=False)]


class NewTable(Strict):
    name: Name | None = Field(default=None, description="null: named after its players, in the reader's language")
    board: BoardWish = "imperium"
    modules: Modules = []
    options: Options = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = Field(
        default=None, description="the set-up code: fixes the set-up and every draw; null: random"
    )
    public: bool = False
    watching: bool = Field(default=True, description="whether anyone with the link can watch")
    clock: ClockWish | None = None
    hints: bool = Field(default=True, description="whether players can ask for hints and see forecasts")
    chat: bool | None = Field(
        default=None, description="whether players can chat during the game; null: off in team games, on in others"
    )
    first: First = "draw"
    live: bool = Field(
        default=False, description="whether players stay until the end; it decides when they count as away"
    )
    patience: Patience | None = Field(
        default=None, description="minutes until a bot can play for somebody who is away; null: by `live`"
    )
    appointment: Appointment | None = Field(
        default=None,
        description="when the players want to begin, with its time zone; a notice comes 15 minutes before",
    )
    rated: bool = Field(
        default=False,
        description="whether the game counts for the ladder against Contrarius: one person alone, public, with a "
        "live or daily clock, without hints and set-up code",
    )
    start: bool = Field(default=False, description="whether the game starts at once")


class QuickGame(Strict):
    name: Name | None = None
    board: BoardWish = "imperium"
    modules: Modules = []
    options: Options = {}
    bots: Annotated[int, Field(ge=0, lt=MOST_SEATS)] = 3
    level: Word | None = None


class TableChange(Strict):
    name: Name | None = None
    board: BoardWish | None = None
    modules: Modules | None = None
    options: Options | None = None
    public: bool | None = None
    watching: bool | None = None
    clock: ClockWish | None = None
    hints: bool | None = None
    chat: bool | None = None
    seats: Annotated[list[ChangedSeat], Field(min_length=1, max_length=MOST_SEATS)] | None = None
    order: Literal["shuffle"] | None = Field(default=None, description="shuffles the seats")
    first: First | None = None
    live: bool | None = None
    patience: Patience | None = None
    appointment: Appointment | Literal["none"] | None = Field(default=None, description="`none` removes it")


class Agreement(Strict):
    agree: bool


class ColourWish(Strict):
    colour: Word


class Join(Strict):
    name: Name | None = None
    seat: SeatNumber | None = None
    person: Secret | None = Field(
        default=None, description="the secret of a personal link that should include the seat"
    )


class Leave(Strict):
    level: Word | None = None


class KnownTable(Strict):
    table: TableId
    secrets: Annotated[list[Secret], Field(max_length=2 * MOST_SEATS)] = []


class Mine(Strict):
    tables: Annotated[list[KnownTable], Field(max_length=100)]


class Fork(Strict):
    bots: bool = Field(default=False, description="whether bots play their seats in the copy; else the asker does")
    state: StateNumber | None = Field(default=None, description="null: now")


class HintQuestion(Strict):
    seat: SeatNumber | None = None
    level: Word | None = None


class ChatLine(Strict):
    text: ChatText | None = None
    phrase: Phrase | None = None


class Notes(Strict):
    text: NotesText


class Webhook(Strict):
    url: Annotated[str, StringConstraints(min_length=1, max_length=500)]


Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,100}={0,2}$")]


Label = Annotated[str, StringConstraints(min_length=1, max_length=80), AfterValidator(one_line)]


class PushDevice(Strict):
    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1000)]
    p256dh: Key = Field(description="the browser's public key, as `PushSubscription.toJSON()` gives it")
    auth: Key


MinuteOfDay = Annotated[int, Field(ge=0, lt=24 * 60)]
Zone = Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Quiet(Strict):
    zone: Zone = Field(description="such as Europe/Berlin")
    start: MinuteOfDay = Field(description="minutes after midnight")
    end: MinuteOfDay


# What a mail server can take; the confirmation shows whether somebody reads it.
ADDRESS = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$"
MailAddress = Annotated[str, StringConstraints(max_length=254, to_lower=True, pattern=ADDRESS)]


class NewMailbox(Strict):
    mail: MailAddress
    rhythm: Rhythm = Field(default="each", description="how often a mail comes at most; `each`: every 10 minutes")


class MailLink(Strict):
    link: Secret = Field(description="the secret of the link in the mail")


class Enter(MailLink):
    label: Label = Field(description="of the device, for the person's own list")


class Recovery(Strict):
    mail: MailAddress


class NoticeWishes(Strict):
    off: Annotated[list[NoticeKind], Field(max_length=7)] = Field(description="the kinds that are switched off")
    quiet: Quiet | None = Field(
        default=None, description="hours in which notices wait; null: none; without it: as before"
    )


class Report(Strict):
    reason: ChatText


# including the message around it
Link = Annotated[str, StringConstraints(min_length=1, max_length=4 * MAX_CHARACTERS)]


class InLink(Strict):
    link: Link
    state: StateNumber | None = Field(default=None, description="null: the end of the link")


class PlayOn(InLink):
    seats: Annotated[
        list[Annotated[PersonSeat | BotSeat, Field(discriminator="kind")]],
        Field(min_length=1, max_length=MOST_SEATS),
    ]


class PuzzleBegun(Strict):
    puzzle: Link = Field(description="its link, or the id of one of this installation")
    name: Name | None = None


class PuzzleTried(Strict):
    puzzle: Link = Field(description="its link, or the id of one of this installation")
    game: Link = Field(description="the link of the game that plays on from its position")


# Players

Credential = dict[str, Any]  # what `toJSON` of a browser's PublicKeyCredential returns; `webauthn` checks it


class PlayerName(Strict):
    name: Name


class NewPasskey(Strict):
    credential: Credential
    label: Label = Field(description="of the device, for the person's own list")


class FriendName(Strict):
    name: Name


class OtherPlayer(Strict):
    person: Secret


Day = Annotated[date, Field(strict=False)]


class Pause(Strict):
    first: Day
    last: Day = Field(description="included")


class Waking(Strict):
    zone: Zone = Field(description="such as Europe/Berlin")
    sleep_from: MinuteOfDay = Field(description="minutes after midnight; the same as `sleep_to`: no sleeping hours")
    sleep_to: MinuteOfDay
    pauses: Annotated[list[Pause], Field(max_length=40)] = []


# Custom boards


class BoardInLink(Strict):
    link: Link


class BoardTrial(Strict):
    board: BoardWish
    seats: Annotated[int, Field(ge=2, le=5)]
    games: Annotated[int, Field(ge=1, le=20)] = 10
