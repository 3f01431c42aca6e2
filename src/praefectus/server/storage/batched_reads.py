"""Reads that arrive during another read, and are then made together.

After a restart thousands of clients reconnect at once. One by one, some would wait beyond the time limit although the
database is well; together they are a few round trips.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from itertools import islice
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BatchedReads(Generic[K, V]):
    """One round trip at a time, for a bounded number of keys. A key that is already being read waits for the next
    trip, so that no answer is older than its question."""

    def __init__(self, ask: Callable[[list[K]], Awaitable[Mapping[K, V]]], most: int) -> None:
        self.ask = ask
        self.most = most
        self.waiting: dict[K, asyncio.Future[V]] = {}
        self.task: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V:
        answer = self.waiting.get(key)
        if answer is None:
            answer = self.waiting[key] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # the caller may be gone
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._ask_loop())
        return await asyncio.shield(answer)

    async def _ask_loop(self) -> None:
        while self.waiting:
            asked = {key: self.waiting.pop(key) for key in list(islice(self.waiting, self.most))}
            try:
                found = await self.ask(list(asked))
            except Exception as error:
                for answer in asked.values():
                    answer.set_exception(error)
            else:
                for key, answer in asked.items():
                    answer.set_result(found[key])
