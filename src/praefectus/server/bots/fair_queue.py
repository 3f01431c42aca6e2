"""A fair queue: people come before tables with only bots, and light users before heavy ones."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from praefectus.server.bots.workers import Workers
from praefectus.server.errors import Refused

T = TypeVar("T")

PEOPLE, HINT, LOOK_BACK, FORECAST, BOTS_ONLY = range(5)  # priorities, the highest first
MEMORY_SECONDS = 60.0  # half-life of past use
MOST_WAITING = 2000


@dataclass(slots=True)
class _Question:
    rank: int
    who: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """Questions to workers, queued by asker; workers get only as many as they can answer at once."""

    def __init__(self, workers: Workers, most_of_one: int) -> None:
        self.workers = workers
        self.most_of_one = most_of_one
        self.waiting: dict[tuple[int, str], deque[_Question]] = {}
        self.used: dict[str, tuple[float, float]] = {}  # seconds of computing, and when they were counted
        self.asked: set[asyncio.Task[None]] = set()
        self.spent: defaultdict[str, float] = defaultdict(float)  # seconds since the last report to the others

    @property
    def length(self) -> int:
        return sum(map(len, self.waiting.values()))

    @property
    def under_way(self) -> int:
        return len(self.asked)

    async def ask(self, rank: int, who: str, function: Callable[..., T], *arguments: Any) -> T:
        """Wait for this question's turn and return the worker's answer."""
        place = self.waiting.setdefault((rank, who), deque())
        if len(place) >= self.most_of_one:
            raise Refused("too_many", "questions-wait", 5)
        if self.length >= MOST_WAITING:
            raise Refused("busy", "bots-busy", 10)
        question = _Question(rank, who, function, arguments)
        place.append(question)
        self._serve()
        try:
            answer: T = await question.answer
        finally:
            question.answer.cancel()  # the asker has gone
        return answer

    def _serve(self) -> None:
        while len(self.asked) < self.workers.places:
            question = self._next()
            if question is None:
                return
            task = asyncio.create_task(self._answer(question))
            self.asked.add(task)
            task.add_done_callback(self._answered)

    def _next(self) -> _Question | None:
        while self.waiting:
            place = min(self.waiting, key=lambda place: (place[0], self.seconds_of(place[1])))
            questions = self.waiting[place]
            while questions:
                question = questions.popleft()
                if not questions:
                    del self.waiting[place]
                if not question.answer.done():
                    return question
            self.waiting.pop(place, None)
        return None

    def seconds_of(self, who: str) -> float:
        """Recent use of one asker."""
        seconds, when = self.used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - when) / MEMORY_SECONDS))

    def _use(self, who: str, seconds: float) -> None:
        self.used[who] = (self.seconds_of(who) + seconds, time.monotonic())
        if len(self.used) > 4 * MOST_WAITING:
            self.used = {each: kept for each, kept in self.used.items() if self.seconds_of(each) > 0.01}

    async def _answer(self, question: _Question) -> None:
        began = time.monotonic()
        try:
            answer = await self.workers.run(question.function, *question.arguments, priority=BOTS_ONLY - question.rank)
        except Exception as error:
            if not question.answer.done():
                question.answer.set_exception(error)
        else:
            if not question.answer.done():
                question.answer.set_result(answer)
        finally:
            seconds = time.monotonic() - began
            self.spent[question.who] += seconds
            self._use(question.who, seconds)

    def new_usage(self) -> dict[str, float]:
        """Return the use by each asker since the last call."""
        spent, self.spent = self.spent, defaultdict(float)
        return {who: round(seconds, 3) for who, seconds in spent.items()}

    def use(self, process: str, who: str, seconds: float) -> None:
        """Count what an asker used at another process."""
        self._use(who, seconds)

    def process_joined(self) -> None: ...

    def process_left(self, process: str) -> None: ...

    def _answered(self, task: asyncio.Task[None]) -> None:
        self.asked.discard(task)
        self._serve()

    def close(self) -> None:
        for questions in self.waiting.values():
            for question in questions:
                question.answer.cancel()
        self.waiting.clear()
        for task in self.asked:
            task.cancel()
        self.workers.close()
