"""Answers to requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AliasChoices, BaseModel, Field

from praefectus.game.view_types import Target
from praefectus.server.models.fields import ClockKind, First, NoticeKind, Rhythm, SeatKind, Stage
from praefectus.server.models.reference import BoardFacts

# A View of game/view_types.py (docs/protocol.md, section 4): validating one would cost more than making it.
ViewJson = dict[str, Any]


class Refusal(BaseModel):
    code: str = Field(description="for programs")
    sentence: str = Field(description="for people, in the reader's language")


class SeatInfo(BaseModel):
    seat: int = Field(description="in the order of play")
    place: int = Field(description="around the table; it stays when the game starts")
    colour: str
    kind: SeatKind
    name: str | None = Field(description="as the player gave it")
    called: str = Field(description="the name to show, or the colour; Marcus I and Marcus II where two are the same")
    level: str | None
    stand_in: str | None = Field(description="the level of the bot that is playing for this person")
    agreed: bool | None = Field(description="whether they agree to the rematch that this table is; null: not asked")
    reminded: str | None = Field(description="when the others last reminded them that the game waits")
    online: bool


class UndoRequest(BaseModel):
    request: int
    seat: int
    to: int
    sentence: str
    needed: list[int]
    agreed: list[int]


class Deletion(BaseModel):
    """A request to delete a running game."""

    seat: int | None
    agreed: list[int]
    needed: list[int]
    sentence: str


class Away(BaseModel):
    """A person who is away, or who does not answer a reminder."""

    seat: int
    here: bool = Field(description="whether they look at the table, and do not answer")
    since: str
    stand_in_from: str | None = Field(description="when the others can let a bot play; null: when the time is up")


class Origin(BaseModel):
    """Where a copy comes from."""

    table: str | None = Field(description="null for readers who may not see that table")
    state: int


class ClockAgreed(BaseModel):
    kind: ClockKind
    minutes: int = Field(description="for each turn (`turn`, `daily`), or for the game (`game`, `live`)")
    seconds: int = Field(default=0, description="added at the end of each turn (`live`)")


class ClockShown(BaseModel):
    left: list[int] = Field(description="milliseconds of each seat; below 0 its time is up")
    running: int | None = Field(description="the seat whose time is running")


class TallyShown(BaseModel):
    """Who won the games that led to this rematch."""

    games: int
    wins: list[int] = Field(description="of each seat; partners win together")


class TableInfo(BaseModel):
    """A table. Everything that describes a table looks like this."""

    table: str = Field(description="its id")
    name: str
    stage: Stage
    board: str = Field(
        description="its name in the address of `/api/boards/…`; that of a custom board begins with `own-`"
    )
    board_title: str
    modules: list[str]
    options: dict[str, bool | int | str]
    public: bool
    watching: bool = Field(description="whether anyone with the link can watch")
    clock: ClockAgreed | None
    hints: bool = Field(description="whether players can ask for hints and see forecasts")
    rated: bool = Field(description="whether the game counts for ratings")
    watch_delay: int | None = Field(description="turns by which people without a seat see the game later")
    matched: bool = Field(description="whether strangers met here through `/api/person/seeks`")
    chat: bool = Field(description="whether players can chat during the game")
    seed: int | None = Field(description="the set-up code, if the host chose one and may know what comes up")
    first: First
    live: bool = Field(description="whether players stay until the end; it decides when they count as away")
    patience: int | None = Field(description="minutes until a bot can play for somebody who is away; null: by `live`")
    created: str
    changed: str
    seats: list[SeatInfo]
    state: int = Field(description="the number of entries in the log; it only grows")
    to_act: int | None
    round: int | None
    turn: int | None
    winner: int | None
    watchers: int
    origin: Annotated[Origin | None, Field(validation_alias=AliasChoices("from", "origin"), serialization_alias="from")]
    rematch: str | None = Field(description="the id of the table that continues this one")
    tally: TallyShown | None = Field(default=None, description="the games before this rematch; null: there were none")
    appointment: str | None = Field(default=None, description="when the players want to begin")
    undo_request: UndoRequest | None
    deletion: Deletion | None


class SeatSecret(BaseModel):
    seat: int
    secret: str


class TableMade(BaseModel):
    table: TableInfo
    host: str = Field(description="the host's secret")
    secrets: list[SeatSecret]


class TableChanged(BaseModel):
    table: TableInfo
    secrets: list[SeatSecret] = Field(default=[], description="those of new seats")


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
    person: str = Field(description="the secret of the personal link")
    id: str = Field(description="of the player; it never changes and may be shown to others")


class PasskeyInfo(BaseModel):
    id: str
    label: str
    made: str
    used: str | None


class SessionInfo(BaseModel):
    link: bool = Field(description="the personal link, with which any device can be signed in; else one device")
    label: str | None
    here: bool = Field(description="the one that asks")
    made: str
    used: str = Field(description="to the hour")


class PauseInfo(BaseModel):
    first: str = Field(description="a day, such as 2027-01-31")
    last: str = Field(description="included")


class WakingInfo(BaseModel):
    """When a player's clocks run in daily games."""

    zone: str
    sleep_from: int = Field(description="minutes after midnight")
    sleep_to: int
    pauses: list[PauseInfo]
    days_left: int = Field(description="pause days of this year that are still free")


class BoardResult(BaseModel):
    """A player's finished games on one board with the same modules."""

    board: str
    modules: list[str]
    games: int
    won: int


class OpponentResult(BaseModel):
    """A player's finished games with one other person."""

    name: str
    games: int
    won: int = Field(description="by the player")
    lost: int = Field(description="won by the other person; partners win and lose together")


class Results(BaseModel):
    boards: list[BoardResult] = Field(description="those played most first")
    opponents: list[OpponentResult] = Field(description="those met most often first")


class PlayerAnswer(BaseModel):
    id: str
    name: str | None
    moderates: bool = Field(description="whether they see the moderation page")
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    waking: WakingInfo | None = Field(description="null: nothing is set, their clocks always run")
    closing: str | None = Field(description="when everything about them will be deleted; null: never")


class Wishes(BaseModel):
    """The seats that you have muted and blocked."""

    muted: list[int]
    blocked: list[int]


class TopicsFound(BaseModel):
    topics: list[str]


class LogLine(BaseModel):
    """One turn, or one event of the set-up (round 0): what led from state `start` to `state`."""

    start: int
    state: int
    round: int
    seat: int | None
    text: str
    taken_back: list[str] = Field(description="what was done in this turn and undone, in sentences")


class LogLines(BaseModel):
    start: int
    state: int
    lines: list[LogLine]


class GameLink(BaseModel):
    """A game as the text of a link; in an address it follows `#/g/`."""

    link: str


class OpenedLink(BaseModel):
    """A game from its link, at its end; or why it can't be read, and the link of its certain beginning."""

    link: str | None = Field(description="clean text of the link, or of the certain beginning; null if there is none")
    problem: Literal["newer", "damaged"] | None
    sentence: str | None = Field(description="the problem in words")
    table: TableInfo | None
    view: ViewJson | None
    log: LogLines | None
    board: BoardFacts | None = Field(description="a custom board, as `/api/boards/{board}` returns it")


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
    seat: int | None = Field(description="where the writer sits now; null: no longer at the table")
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


class PushKey(BaseModel):
    key: str | None = Field(description="the server's public VAPID key, in Base64 for URLs; null: it sends no web push")


class PushDevice(BaseModel):
    id: str = Field(description="by which the device can be removed")


class QuietInfo(BaseModel):
    zone: str
    start: int = Field(description="minutes after midnight")
    end: int


class MailInfo(BaseModel):
    mail: str
    rhythm: Rhythm = Field(description="how often a mail comes at most")
    confirmed: bool
    bounced: bool = Field(description="whether mails were switched off because they came back")


class Confirmed(BaseModel):
    mail: str


class NoticesAnswer(BaseModel):
    off: list[NoticeKind] = Field(description="the kinds that are switched off")
    quiet: QuietInfo | None = Field(description="hours in which notices wait; null: none")
    devices: list[str] = Field(description="the ids of the devices that get notices")
    can_mail: bool = Field(description="whether this server sends e-mail")
    mail: MailInfo | None


class HintChoice(BaseModel):
    id: int
    share: float | None = Field(description="how often a strong player would choose it; null: unknown")
    sentence: str


class Hint(BaseModel):
    state: int
    choice: int | None
    then: int | None = Field(default=None, description="the choice after it, if `choice` is only the first step")
    reason: str = Field(description="why, in one plain sentence")
    numbers: str | None = Field(description="what was calculated; null at tables of beginners")
    sentence: str = Field(description="both")
    choices: list[HintChoice]


class SeatForecast(BaseModel):
    seat: int
    points: float
    chance: float


class SeatForecasts(BaseModel):
    seats: list[SeatForecast]


class Moment(BaseModel):
    """The start of a turn, or the end of the game."""

    state: int
    round: int
    turn: int
    seat: int | None
    forecast: SeatForecasts | None


class Loss(BaseModel):
    """A choice that cost points or win chance."""

    state: int
    round: int
    turn: int
    seat: int
    taken: str
    better: str
    taken_target: Target
    better_target: Target
    chance: float | None = Field(description="lost win chance: 0.08 is 8 percentage points")
    points: float = Field(description="lost points")
    sentence: str
    why: str | None = Field(
        description="how the game ends otherwise with the better choice; null if nothing was played out"
    )
    puzzle: str | None = Field(default=None, description="the link of a puzzle that asks for this turn again")


class PuzzleBrief(BaseModel):
    id: str
    board: str
    board_title: str
    seats: int
    modules: list[str]
    level: int = Field(description="how difficult it is, on the scale of the levels' ratings")
    themes: list[str]


class PuzzleList(BaseModel):
    puzzles: list[PuzzleBrief]
    openings: int = Field(description="games in which first cards were counted")


class PuzzleTable(TableMade):
    """A table at which to try a puzzle."""

    id: str = Field(description="of the puzzle")
    seat: int = Field(description="whose turn it asks for")
    colour: str
    level: int
    themes: list[str]


class PuzzleGrade(BaseModel):
    """How good a turn is."""

    grade: Literal["solved", "nearly", "half", "missed"]
    loss: float = Field(description="win chance lost against the best turn: 0.08 is 8 percentage points")
    foreseen: bool = Field(description="whether the turn was judged when the puzzle was made")
    sentences: list[str] = Field(description="what the turn gains now, what the solution gains later, what others do")
    solution: str
    solution_link: str = Field(description="the game after the solution")


Opening = Annotated[list[Any], Field(description="a card, how often it is chosen, wins in a thousand, what follows")]


class Openings(BaseModel):
    """The first cards of strong players."""

    games: int
    each: int = Field(description="games of each board and number of seats")
    player: str
    tables: dict[str, list[Opening]] = Field(description="by board and seats, such as `imperium-4`")


class Analysis(BaseModel):
    judge: str
    seats: int
    moments: list[Moment]
    losses: list[Loss] = Field(description="the costliest first")


class Level(BaseModel):
    name: str
    title: str
    sentence: str
    seconds: float
    rating: int | None
    ready: bool = Field(description="while false, a searching bot answers without searching")


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
