"""The interface of the storage, and the rows it returns: implemented by a database and by a browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from praefectus.server.storage.waiting_notices import Happening

CHANNEL = "praefectus"  # for notices between processes


Columns = dict[str, Any]  # values of a row to write, by column name


class Row(Protocol):
    """A stored row of a table, seat, message or log, by column name."""

    def __getitem__(self, name: str, /) -> Any: ...


@dataclass(slots=True)
class Append:
    """New log entries of one game, and what changes with them."""

    table: str
    start: int
    stop: int
    seat: int | None
    entries: str
    at: int
    change: Columns | None = None
    snapshot: bytes | None = None
    notice: str | None = None
    happened: Sequence[Happening] = ()


class LogEnd(NamedTuple):
    """Where a log ends, and when its last entry was made."""

    state: int
    at: int


@dataclass(slots=True)
class Listed:
    """A table as lists need it, without its game."""

    row: Row
    seats: Sequence[Row]
    log_end: LogEnd | None


@dataclass(slots=True)
class Stored(Listed):
    """A table as it is stored, with its log."""

    chat: Sequence[Row]
    snapshot: bytes | None
    snapshot_state: int
    tail: Sequence[Row]
    seen: Mapping[str, int] = field(default_factory=dict)  # when people were last there, by the hash of their secret


class Storage(Protocol):
    """Stores tables, their logs, chats and notes. It raises NoDatabase for a temporary failure, StorageFailed for a
    permanent one, and Overtaken if somebody else wrote first."""

    is_postgresql: bool  # other processes may also write
    seconds: float  # within which it must answer
    away: bool  # it doesn't answer now
    closing: bool
    mark: str | None  # of the current vocabulary

    async def open(self, vocabulary: tuple[str, str] | None = None, back: Callable[[], None] = ...) -> None:
        """Open the storage and store the current vocabulary under its mark. `back` is called when it answers again
        after an outage."""

    async def close(self) -> None: ...

    async def answers(self) -> bool: ...

    @property
    def writes(self) -> bool: ...

    async def has_room(self) -> bool:
        """Return whether the next writes would find room."""

    async def notify(self, notice: str) -> None: ...

    async def append(self, entries: Append) -> None:
        """Return when the entries are stored; Overtaken if the log already continues."""

    async def create_table(self, row: Columns, seats: list[Columns], entries: Append | None = None) -> None: ...

    async def change_table(
        self,
        table: str,
        version: int,
        change: Columns,
        seats: list[Columns] | None = None,
        notice: str | None = None,
        entries: Append | None = None,
        moved: Sequence[int | None] | None = None,
        happened: Sequence[Happening] = (),
    ) -> None:
        """Change what is not in the log; Overtaken if somebody else did so since `version`. Chat lines move with
        their writers: `moved` has the new place of each former seat."""

    async def delete_table(self, table: str, notice: str | None = None) -> None: ...

    async def load(self, table: str, whole_log: bool = False) -> Stored | None:
        """Read a table with its newest snapshot and the log since then."""

    async def entries(self, table: str, since: int) -> Sequence[Row]: ...

    async def listed(self, ids: Sequence[str]) -> Sequence[Listed]: ...

    async def public(self, stage: str | None, limit: int) -> Sequence[Listed]: ...

    async def own_board(self, board: str) -> str | None:
        """Return the file of a custom board on which some table plays."""

    async def vocabulary(self, mark: str | None) -> str | None: ...

    async def notes(self, table: str, secret_hash: str) -> str: ...

    async def set_notes(self, table: str, secret_hash: str, written: str) -> None: ...

    async def chat(self, table: str, before: int | None, limit: int) -> Sequence[Row]: ...

    async def add_chat(
        self, table: str, seat: int | None, name: str, said: str, at: int, notice: Callable[[int], str]
    ) -> int: ...

    async def set_last_seen(self, last_seen: Mapping[tuple[str, str], int]) -> None:
        """Store when people were last there, by table and hash of their secret."""

    async def last_seen(self, table: str) -> Mapping[str, int]:
        """Return when the people of a table were last there, by the hash of their secret."""

    async def unfinished(self, address: str) -> int: ...

    async def unchanged(self, stage: str, since: int, most: int, live: bool = False) -> list[str]: ...

    async def due(self, at: int, most: int) -> list[str]:
        """Return tables whose alarm is due."""

    async def last_alive(self) -> int | None:
        """Return when a server last reported that it runs; None if none ever did."""

    async def set_alive(self, at: int) -> None: ...

    async def move_clocks(self, milliseconds: int) -> int:
        """Move all running clocks by this time; return how many there are."""

    async def bots_to_act(self) -> list[str]: ...
