"""What tables need of their storage, and the rows it returns: implemented by a database and by a browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

CHANNEL = "praefectus"  # on which processes with one database tell each other what happens


Columns = dict[str, Any]  # values of a row to write, by the names of their columns


class Row(Protocol):
    """What is stored of a table, a seat, a message or a part of a log, by name."""

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
    """A table as it is found again."""

    chat: Sequence[Row]
    snapshot: bytes | None
    snapshot_state: int
    tail: Sequence[Row]
    seen: Mapping[str, int] = field(default_factory=dict)  # when people were last there, by the hash of their secret


class Storage(Protocol):
    """Keeps tables, their logs, chats and notes. What it cannot do it refuses: NoDatabase for a while, StorageFailed
    permanently, Overtaken where somebody else came first."""

    is_postgresql: bool  # other processes may also write
    seconds: float  # that an answer may take
    away: bool  # it does not answer now
    closing: bool
    mark: str | None  # of the vocabulary of today

    async def open(self, vocabulary: tuple[str, str] | None = None, back: Callable[[], None] = ...) -> None:
        """Begin; what the numbers of logs mean is stored by its mark. `back` is called when it answers again after it
        had been away."""

    async def close(self) -> None: ...

    async def answers(self) -> bool: ...

    @property
    def writes(self) -> bool: ...

    async def has_room(self) -> bool:
        """Whether what is written next would find room."""

    async def notify(self, notice: str) -> None: ...

    async def append(self, entries: Append) -> None:
        """Returns when the entries are stored; Overtaken if the log already goes on from there."""

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
    ) -> None:
        """Change what does not belong to the log; Overtaken if somebody else did so since `version`. What was said goes
        with those who said it: `moved` names the new place of each former seat."""

    async def delete_table(self, table: str, notice: str | None = None) -> None: ...

    async def load(self, table: str, whole_log: bool = False) -> Stored | None:
        """A table with its newest snapshot and the log since then."""

    async def entries(self, table: str, since: int) -> Sequence[Row]: ...

    async def listed(self, ids: Sequence[str]) -> Sequence[Listed]: ...

    async def public(self, stage: str | None, limit: int) -> Sequence[Listed]: ...

    async def vocabulary(self, mark: str | None) -> str | None: ...

    async def notes(self, table: str, secret_hash: str) -> str: ...

    async def set_notes(self, table: str, secret_hash: str, written: str) -> None: ...

    async def chat(self, table: str, before: int | None, limit: int) -> Sequence[Row]: ...

    async def add_chat(
        self, table: str, seat: int | None, name: str, said: str, at: int, notice: Callable[[int], str]
    ) -> int: ...

    async def saw(self, sightings: Mapping[tuple[str, str], int]) -> None:
        """When people were last there, by their table and the hash of their secret."""

    async def seen(self, table: str) -> Mapping[str, int]:
        """When the people of a table were last there, as far as that was written."""

    async def unfinished(self, address: str) -> int: ...

    async def unchanged(self, stage: str, since: int, most: int) -> list[str]: ...

    async def due(self, at: int, most: int) -> list[str]:
        """Tables whose alarm has come."""

    async def last_alive(self) -> int | None:
        """When a server last said that it runs; None if none ever did."""

    async def set_alive(self, at: int) -> None: ...

    async def move_clocks(self, milliseconds: int) -> int:
        """Stop all running clocks for so long; returns how many there are."""

    async def bots_to_act(self) -> list[str]: ...
