"""What a hall keeps and finds again, and what it needs of whoever keeps it: a database, or a browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

CHANNEL = "praefectus"  # on which processes with one database tell each other what happens


class Row(Protocol):
    """What is kept of a table, a seat, a message or a part of a log, by name."""

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
    change: dict[str, Any] | None = None
    snapshot: bytes | None = None
    notice: str | None = None


@dataclass(slots=True)
class Stored:
    """A table as it is found again."""

    row: Row
    seats: Sequence[Row]
    chat: Sequence[Row]
    snapshot: bytes | None
    snapshot_state: int
    tail: Sequence[Row]


class Storage(Protocol):
    """Keeps tables, their logs, chats and notes. What it cannot do it refuses: NoDatabase for a while, StorageFailed
    for good, Overtaken where somebody else came first."""

    is_postgresql: bool  # other processes may write, too
    seconds: float  # that an answer may take
    away: bool  # it does not answer now
    closing: bool
    mark: str | None  # of the vocabulary of today

    async def open(self, vocabulary: tuple[str, str] | None = None, back: Callable[[], None] = ...) -> None:
        """Begin; what the numbers of logs mean is kept by its mark. `back` is called when it answers again after it
        had been away."""

    async def close(self) -> None: ...

    async def answers(self) -> bool: ...

    @property
    def writes(self) -> bool: ...

    async def notify(self, notice: str) -> None: ...

    async def append(self, entries: Append) -> None:
        """Returns when the entries are kept; Overtaken if the log already goes on from there."""

    async def create_table(
        self, row: dict[str, Any], seats: list[dict[str, Any]], entries: Append | None = None
    ) -> None: ...

    async def change_table(
        self,
        table: str,
        version: int,
        change: dict[str, Any],
        seats: list[dict[str, Any]] | None = None,
        notice: str | None = None,
        entries: Append | None = None,
    ) -> None:
        """Change what does not belong to the log; Overtaken if somebody else did so since `version`."""

    async def delete_table(self, table: str, notice: str | None = None) -> None: ...

    async def load(self, table: str, whole_log: bool = False) -> Stored | None:
        """A table with its newest snapshot and the log since then."""

    async def entries(self, table: str, since: int) -> Sequence[Row]: ...

    async def rows(self, ids: Sequence[str]) -> Sequence[tuple[Row, Sequence[Row]]]: ...

    async def public(self, stage: str | None, limit: int) -> Sequence[tuple[Row, Sequence[Row]]]: ...

    async def vocabulary(self, mark: str | None) -> str | None: ...

    async def notes(self, table: str, secret_hash: str) -> str: ...

    async def set_notes(self, table: str, secret_hash: str, written: str) -> None: ...

    async def chat(self, table: str, before: int | None, limit: int) -> Sequence[Row]: ...

    async def add_chat(
        self, table: str, seat: int | None, name: str, said: str, at: int, notice: Callable[[int], str]
    ) -> int: ...

    async def unfinished(self, address: str) -> int: ...

    async def unchanged(self, stage: str, since: int, most: int) -> list[str]: ...

    async def bots_to_act(self) -> list[str]: ...
