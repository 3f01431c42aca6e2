"""Tables stored by the browser: rows by name and key, changed together or not at all.

It has several stores; entries of a store are read in the order of their keys, which are strings and numbers. In a
browser it is IndexedDB (web/src/device/indexed_db.ts); the one here is in memory, for tests and for building the site.
"""

from __future__ import annotations

import json
from typing import Any, Literal, Protocol, TypeAlias

Key: TypeAlias = list[str | int]
# put writes over what is there, add refuses to, drop removes everything whose key begins like this
Step: TypeAlias = tuple[Literal["put", "add", "drop"], str, Key, Any]

TABLES, LOG, SNAPSHOTS, CHAT, NOTES, WORDS = STORES = ("tables", "log", "snapshots", "chat", "notes", "vocabularies")


class ObjectStore(Protocol):
    """What a browser gives; everything goes through as JSON."""

    async def read(self, store: str, start: str) -> str:
        """The values of a store whose keys begin like this, in their order."""

    async def write(self, steps: str) -> bool:
        """All of the steps, or none: False where an `add` found its place taken."""


class MemoryObjectStore:
    """Keeps everything for as long as it lives."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[tuple[str | int, ...], Any]] = {store: {} for store in STORES}

    async def read(self, store: str, start: str) -> str:
        first = tuple(json.loads(start))
        found = [(key, value) for key, value in self.stores[store].items() if key[: len(first)] == first]
        return json.dumps([value for _, value in sorted(found, key=lambda entry: entry[0])])

    async def write(self, steps: str) -> bool:
        wanted: list[Step] = json.loads(steps)
        if any(what == "add" and tuple(key) in self.stores[store] for what, store, key, _ in wanted):
            return False
        for what, store, key, value in wanted:
            if what == "drop":
                gone = [each for each in self.stores[store] if each[: len(key)] == tuple(key)]
                for each in gone:
                    del self.stores[store][each]
            else:
                self.stores[store][tuple(key)] = value
        return True
