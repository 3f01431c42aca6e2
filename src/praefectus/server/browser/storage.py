"""Games stored on a device: append-only logs with snapshots; every change is atomic."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from praefectus.server.browser.object_store import CHAT, LOG, NOTES, SNAPSHOTS, TABLES, WORDS, Key, ObjectStore, Step
from praefectus.server.errors import Overtaken, Refused
from praefectus.server.storage.interface import Append, Columns, Listed, LogEnd, Row, Storage, Stored
from praefectus.server.storage.waiting_notices import Happening

CHAT_SHOWN = 50
SNAPSHOTS_KEPT = 2
# Defaults for fields that tables and seats of older versions lack.
ADDED: Columns = {
    **dict.fromkeys(("undo_refused", "deletion", "patience", "tally", "own_board", "appointment")),
    **dict.fromkeys(("live", "matched", "rated"), False),
}
ADDED_TO_SEATS = dict.fromkeys(("colour", "place", "agreed", "reminded"))


class DeviceStorage(Storage):
    """Storage in one web worker, which is the only writer."""

    is_postgresql = False
    seconds = 60.0
    away = False

    def __init__(self, object_store: ObjectStore) -> None:
        self.object_store = object_store
        self.closing = False
        self.mark: str | None = None
        self.ends: dict[str, int] = {}  # the ends of the logs that were written to

    async def open(self, vocabulary: tuple[str, str] | None = None, back: Callable[[], None] = lambda: None) -> None:
        if vocabulary is not None:
            self.mark = vocabulary[0]
            await self._write([("put", WORDS, [vocabulary[0]], vocabulary[1])])

    async def close(self) -> None:
        self.closing = True

    async def answers(self) -> bool:
        return True

    @property
    def writes(self) -> bool:
        return True

    async def has_room(self) -> bool:
        return True

    async def notify(self, notice: str) -> None:
        """Do nothing: a device has no other processes."""

    async def _read(self, store: str, *start: str | int) -> list[Any]:
        found: list[Any] = json.loads(await self.object_store.read(store, json.dumps(start)))
        return found

    async def _write(self, steps: list[Step]) -> bool:
        return bool(await self.object_store.write(json.dumps(steps)))

    # Writing

    async def append(self, entries: Append) -> None:
        steps = await self._added(entries)
        (row,) = await self._read(TABLES, entries.table)
        change = entries.change or {"state": entries.stop, "changed": entries.at}
        steps.append(("put", TABLES, [entries.table], row | change))
        if not await self._write(steps):
            raise Overtaken(entries.table)
        self.ends[entries.table] = entries.stop

    async def _end(self, table: str) -> int:
        """Return where the log of a table ends."""
        if table not in self.ends:
            log = await self._read(LOG, table)
            self.ends[table] = log[-1]["stop"] if log else 0
        return self.ends[table]

    async def _added(self, entries: Append) -> list[Step]:
        """Return the steps that append to a log, with a snapshot; of the snapshots only the last two stay."""
        if await self._end(entries.table) != entries.start:
            raise Overtaken(entries.table)
        steps: list[Step] = []
        kept = {
            "start": entries.start, "stop": entries.stop, "seat": entries.seat, "entries": entries.entries,
            "at": entries.at, "vocabulary": self.mark,
        }  # fmt: skip
        steps.append(("add", LOG, [entries.table, entries.start], kept))
        if entries.snapshot is not None:
            older = [kept["state"] for kept in await self._read(SNAPSHOTS, entries.table)]
            steps += [("drop", SNAPSHOTS, [entries.table, state], None) for state in older[: 1 - SNAPSHOTS_KEPT]]
            snapshot = {"state": entries.stop, "data": base64.b64encode(entries.snapshot).decode()}
            steps.append(("put", SNAPSHOTS, [entries.table, entries.stop], snapshot))
        return steps

    async def create_table(self, row: Columns, seats: list[Columns], entries: Append | None = None) -> None:
        steps = [] if entries is None else await self._added(entries)
        await self._write([*steps, ("put", TABLES, [row["id"]], row | {"seated": seats})])
        self.ends.pop(row["id"], None)

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
        found = await self._read(TABLES, table)
        if not found or found[0]["version"] != version:
            raise Overtaken(table)
        steps = [] if entries is None else await self._added(entries)
        if moved is not None:
            for line in await self._read(CHAT, table):
                seat = None if line["seat"] is None else moved[line["seat"]]
                steps.append(("put", CHAT, [table, line["number"]], line | {"seat": seat}))
        row = found[0] | change | {"version": version + 1} | ({} if seats is None else {"seated": seats})
        if not await self._write([*steps, ("put", TABLES, [table], row)]):
            raise Overtaken(table)
        self.ends.pop(table, None)

    async def delete_table(self, table: str, notice: str | None = None) -> None:
        key: Key = [table]
        self.ends.pop(table, None)
        await self._write([("drop", store, key, None) for store in (NOTES, CHAT, SNAPSHOTS, LOG, TABLES)])

    async def set_notes(self, table: str, secret_hash: str, written: str) -> None:
        await self._write([("put", NOTES, [table, secret_hash], written)])

    async def add_chat(
        self, table: str, seat: int | None, name: str, said: str, at: int, notice: Callable[[int], str]
    ) -> int:
        number = len(await self._read(CHAT, table))
        kept = {"number": number, "seat": seat, "name": name, "text": said, "at": at}
        await self._write([("add", CHAT, [table, number], kept)])
        return number

    # Reading

    async def vocabulary(self, mark: str | None) -> str | None:
        if mark is None:
            return None
        found = await self._read(WORDS, mark)
        if not found:
            raise Refused("damaged", "words-not-kept")
        return str(found[0])

    async def load(self, table: str, whole_log: bool = False) -> Stored | None:
        found = await self._read(TABLES, table)
        if not found:
            return None
        snapshots = [] if whole_log else await self._read(SNAPSHOTS, table)
        snapshot, state = None, 0
        if snapshots:
            snapshot, state = base64.b64decode(snapshots[-1]["data"]), int(snapshots[-1]["state"])
        tail = await self.entries(table, state)
        chat = await self.chat(table, None, CHAT_SHOWN)
        end = LogEnd(tail[-1]["stop"], tail[-1]["at"]) if tail else LogEnd(state, found[0]["changed"])
        return Stored(ADDED | found[0], _seats(found[0]), end, chat, snapshot, state, tail)

    async def entries(self, table: str, since: int) -> Sequence[Row]:
        """Return the log from a state on; refuse if a part is missing."""
        rows = [row for row in await self._read(LOG, table) if row["start"] >= since]
        for end, row in zip([since, *(row["stop"] for row in rows)], rows, strict=False):
            if row["start"] != end:
                raise Refused("damaged", "log-damaged", what=f"{end} – {row['start']}")
        return rows

    async def listed(self, ids: Sequence[str]) -> Sequence[Listed]:
        """Return tables without reading their logs."""
        found = [row for table in ids for row in await self._read(TABLES, table)]
        return [Listed(ADDED | row, _seats(row), None) for row in found]

    async def public(self, stage: str | None, limit: int) -> Sequence[Listed]:
        """Return nothing: nobody else can see the games of this device."""
        return []

    async def notes(self, table: str, secret_hash: str) -> str:
        found = await self._read(NOTES, table, secret_hash)
        return str(found[0]) if found else ""

    async def chat(self, table: str, before: int | None, limit: int) -> Sequence[Row]:
        said = await self._read(CHAT, table)
        return [message for message in said if before is None or message["number"] < before][-limit:]

    async def set_last_seen(self, last_seen: Mapping[tuple[str, str], int]) -> None:
        """Do nothing: all seats belong to the owner of the device."""

    async def last_seen(self, table: str) -> Mapping[str, int]:
        return {}

    async def unfinished(self, address: str) -> int:
        """Return 0: the owner of the device can start any number of games."""
        return 0

    async def unchanged(self, stage: str, since: int, most: int, live: bool = False) -> list[str]:
        """Return nothing: only the owner deletes tables."""
        return []

    async def due(self, at: int, most: int) -> list[str]:
        """Return nothing: the player who would be warned sees the clock on the screen."""
        return []

    async def last_alive(self) -> int | None:
        return None

    async def set_alive(self, at: int) -> None:
        """Do nothing: no device asks for it."""

    async def move_clocks(self, milliseconds: int) -> int:
        return 0

    async def own_board(self, board: str) -> str | None:
        found = [row for row in await self._read(TABLES) if row["board"] == board and row.get("own_board")]
        return str(found[0]["own_board"]) if found else None

    async def bots_to_act(self) -> list[str]:
        return [str(row["id"]) for row in await self._read(TABLES) if row["bot_to_act"]]


def _seats(row: Mapping[str, Any]) -> list[Columns]:
    return [ADDED_TO_SEATS | seat for seat in row.get("seated", [])]
