"""Questions about the history of a game; answers are cached until the next move."""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING, Any

from praefectus.server.errors import Refused

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table

LOOKS_KEPT = 8


class HistoryQuestions:
    """The questions about one table."""

    def __init__(self, table: Table) -> None:
        self.of = weakref.ref(table)  # weak, so that an unused table is freed at once
        self.state: int | None = None  # for which the answers are cached
        self.kept: dict[tuple[Any, ...], asyncio.Task[Any]] = {}
        self.lines: tuple[str, ...] | None = None

    async def ask(self, who: str, what: str, *arguments: Any) -> Any:
        """Answer from what is stored, without delaying moves. Equal questions at the same time share one answer."""
        table = self.of()
        if table is None or table.header is None:
            raise Refused("not_started", "game-not-begun")
        if self.state != table.state:
            self.state, self.kept, self.lines = table.state, {}, None
        key = (what, *arguments)
        task = self.kept.get(key)
        if task is None or _failed(task):
            while len(self.kept) >= LOOKS_KEPT:
                del self.kept[next(iter(self.kept))]
            task = self.kept[key] = asyncio.create_task(self._ask(table, who, what, *arguments))
        return await asyncio.shield(task)

    async def _ask(self, table: Table, who: str, what: str, *arguments: Any) -> Any:
        if self.lines is None:
            entries = await table.registry.storage.entries(table.id, 0)
            self.lines = tuple(await table.registry.in_current_numbers(entries))
        return await table.registry.bots.look_back(who, (str(table.header), self.lines), what, *arguments)

    async def stop(self) -> None:
        for look in self.kept.values():
            look.cancel()
        await asyncio.gather(*self.kept.values(), return_exceptions=True)


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
