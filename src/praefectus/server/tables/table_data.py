"""The stored data of a table, and its public part: read and shown by the same code everywhere.

A table in memory differs from one in the database only in who is connected.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache, lru_cache
from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field, TypeAdapter

from praefectus import data
from praefectus.agents.players import BEGINNERS
from praefectus.language import Translatable, Words
from praefectus.server.encoding import LAST_MOMENT, moment
from praefectus.server.games.setup import may_talk
from praefectus.server.games.table_game import TableGame
from praefectus.server.models.fields import MOST_MINUTES, MOST_SEATS, First, Stage
from praefectus.server.models.responses import Origin, SeatInfo, TableInfo
from praefectus.server.storage.interface import LogEnd, Row
from praefectus.server.tables.clock import Clock
from praefectus.server.tables.deletion import Deletion
from praefectus.server.tables.seats import Seat, arranged, called, table_title
from praefectus.server.tables.tally import Tally
from praefectus.server.tables.undo import Refusals, Request


def _from_json(stored: str | None) -> Any:
    return None if stored is None else json.loads(stored)


@lru_cache(maxsize=64)
def _own_board(stored: str | None) -> data.Board | None:
    return None if stored is None else data.own_board(json.loads(stored))


def _known_board(name: str) -> str:
    if not name.startswith(data.OWN) and name not in data.board_ids():
        raise ValueError("this version has no such board")
    return name


FromJson = BeforeValidator(_from_json)
Moment = Annotated[int, Field(ge=0, le=LAST_MOMENT)]
Number = Annotated[int, Field(ge=0)]


@dataclass(frozen=True, slots=True)
class GameSummary:
    """The state of a game as lists of tables show it."""

    state: Number
    to_act: Number | None
    round: Number | None
    turn: Number | None
    winner: Number | None

    @classmethod
    def of(cls, game: TableGame) -> GameSummary:
        return cls(game.state, game.to_act, game.round, game.turn, game.winner)

    def columns(self) -> dict[str, int | None]:
        return asdict(self)


@dataclass(eq=False)
class TableData:
    """What is stored about a table besides its log and its chat."""

    id: str
    name: str
    stage: Stage
    board: Annotated[str, AfterValidator(_known_board)]
    own_board: Annotated[data.Board | None, BeforeValidator(_own_board)]  # `board` is its id
    modules: Annotated[list[str], FromJson]
    options: Annotated[dict[str, bool | int | str], FromJson]
    seed: int | None
    header: str | None
    rules: str | None
    vocabulary: str | None
    public: bool
    watching: bool
    host_hash: str
    address: str
    created: Moment
    changed: Moment
    version: int
    from_table: str | None
    from_state: Number | None
    rematch: str | None
    clock: Annotated[Clock | None, FromJson]
    hints: bool
    talk: bool | None  # None: as the modules say
    first: First
    request: Annotated[Request | None, FromJson]
    refusals: Annotated[Refusals, BeforeValidator(lambda stored: _from_json(stored or "{}"))]
    live: bool
    patience: Annotated[int, Field(ge=1, le=MOST_MINUTES)] | None  # minutes
    deletion: Annotated[Deletion | None, FromJson]
    tally: Annotated[Tally | None, FromJson]
    appointment: Moment | None
    matched: bool
    rated: bool
    seats: Annotated[list[Seat], Field(min_length=1, max_length=MOST_SEATS)]
    known: GameSummary

    @property
    def title(self) -> Translatable:
        """The title, before it has a language."""
        people = [seat.name for seat in sorted(self.seats, key=lambda seat: seat.place or 0) if seat.kind == "person"]
        return table_title(self.name, self.board, people, self.from_state is not None)

    @property
    def played_on(self) -> data.Board:
        return self.own_board or data.board(self.board)

    @property
    def people(self) -> list[int]:
        """The seats of people, including those for whom a bot plays now."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def chat_open(self) -> bool:
        """Whether the players may chat during the game."""
        return may_talk(self.modules) if self.talk is None else self.talk

    def names(self, words: Words) -> tuple[str, ...]:
        """Return the players' names in the log."""
        return called(self.seats, words)

    @property
    def for_beginners(self) -> bool:
        """Whether people play here against beginner bots only."""
        levels = [seat.level for seat in self.seats if seat.kind == "bot"]
        return bool(levels) and all(level in BEGINNERS for level in levels)

    @property
    def watch_delay(self) -> int | None:
        """The turns by which people without a seat see a rated game later: one of each seat."""
        return len(self.seats) if self.rated and self.stage == "playing" else None

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(str(seat.colour) for seat in self.seats)

    def shown(self, online: Collection[int], watchers: int, words: Words) -> TableInfo:
        """Return the public data of the table, in the reader's language."""
        names = self.names(words)
        return TableInfo(
            table=self.id,
            name=words.say(self.title),
            stage=self.stage,
            board=self.board,
            board_title=self.played_on.name,
            modules=self.modules,
            options=self.options,
            public=self.public,
            watching=self.watching,
            clock=self.clock.agreed if self.clock else None,
            hints=self.hints,
            rated=self.rated,
            watch_delay=self.watch_delay,
            matched=self.matched,
            chat=self.chat_open,
            seed=self.seed,
            first=self.first,
            live=self.live,
            patience=self.patience,
            created=moment(self.created),
            changed=moment(self.changed),
            seats=[
                SeatInfo(
                    seat=number,
                    colour=str(seat.colour),
                    place=number if seat.place is None else seat.place,
                    kind=seat.kind,
                    name=seat.name,
                    called=names[number],
                    level=seat.level,
                    stand_in=seat.stand_in,
                    agreed=seat.agreed,
                    reminded=None if seat.reminded is None else moment(seat.reminded),
                    online=seat.kind == "bot" or number in online,
                )
                for number, seat in enumerate(self.seats)
            ],
            state=self.known.state,
            to_act=self.known.to_act,
            round=self.known.round,
            turn=self.known.turn,
            winner=self.known.winner,
            watchers=watchers,
            origin=None if self.from_state is None else Origin(table=None, state=self.from_state),
            rematch=self.rematch,
            tally=None if self.tally is None else self.tally.shown(self.seats),
            appointment=None if self.appointment is None else moment(self.appointment),
            undo_request=None if self.request is None else self.request.shown(words, self.seats),
            deletion=None if self.deletion is None else self.deletion.shown(self.people, names, words),
        )


def awaits_its_people(table: TableInfo) -> bool:
    """Return whether this is a rematch that has not started and has no open seat for others."""
    seats = table.seats
    asked = any(seat.agreed is not None for seat in seats)
    return table.stage == "lobby" and asked and all(seat.kind != "open" for seat in seats)


@dataclass(frozen=True, slots=True)
class Known:
    """A table in a list: its public data, and the hashes of the secrets that open its seats."""

    info: TableInfo
    seat_hashes: list[str | None]
    host_hash: str

    @classmethod
    def of(cls, table: TableData, info: TableInfo) -> Known:
        return cls(info, [seat.secret_hash for seat in table.seats], table.host_hash)


@cache
def _adapter() -> TypeAdapter[TableData]:
    return TypeAdapter(TableData)


@cache
def _moments() -> TypeAdapter[int]:
    return TypeAdapter(Moment)


COLUMNS = tuple({field.name for field in fields(TableData)} - {"request", "refusals", "seats", "known"})
SUMMARY = tuple(field.name for field in fields(GameSummary))
SEAT_COLUMNS = tuple(field.name for field in fields(Seat))


def read_table(row: Row, seats: Sequence[Row], log_end: LogEnd | None) -> TableData:
    """Read a table from its row, its seats and the end of its log; ValueError if that fails.

    The row is written at the end of a turn and the log with every choice, so state and time come from the log.
    """
    numbers = [seat["seat"] for seat in seats]
    if numbers != list(range(len(seats))):
        raise ValueError(f"it has the seats {numbers}")
    stored: Mapping[str, Any] = {name: row[name] for name in COLUMNS} | {
        "request": row["undo_request"],
        "refusals": row["undo_refused"],
        "seats": [{name: seat[name] for name in SEAT_COLUMNS} for seat in seats],
        "known": {name: row[name] for name in SUMMARY} | ({} if log_end is None else {"state": log_end.state}),
    }
    read = _adapter().validate_python(stored)
    read.seats = arranged(read.seats)
    if log_end is not None:
        read.changed = max(read.changed, _moments().validate_python(log_end.at))
    if read.board.startswith(data.OWN) and (read.own_board is None or read.own_board.id != read.board):
        raise ValueError("its own board is not there")
    named = [read.known.to_act, read.known.winner]
    if read.request is not None:
        named += [read.request.seat, *read.request.needed, *read.request.agreed]
    if read.deletion is not None:
        named += [read.deletion.seat, *read.deletion.agreed]
    if any(seat is not None and seat >= len(seats) for seat in named):
        raise ValueError("it names a seat that is not there")
    if read.clock is not None and len(read.clock.used) not in (0, len(seats)):
        raise ValueError("its clock counts for other seats")
    if read.request is not None and read.request.state != read.known.state:
        read.request = None  # another process has played without knowing of it
    return read
