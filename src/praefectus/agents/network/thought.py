"""Run a thought: a generator that yields questions for the network or the playouts, and is sent the answers.

One loop serves a process that computes every answer at once and a browser that has to wait for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from typing import Any, TypeVar

Question = TypeVar("Question")
Result = TypeVar("Result")


async def run(thought: Generator[Question, Any, Result], answer: Callable[[Question], Awaitable[Any]]) -> Result:
    """The result of a thought whose questions are answered by awaiting."""
    try:
        question = next(thought)
        while True:
            question = thought.send(await answer(question))
    except StopIteration as end:
        result: Result = end.value
        return result


def run_now(thought: Generator[Question, Any, Result], answer: Callable[[Question], Any]) -> Result:
    """The result of a thought whose questions are answered without waiting."""

    async def answered(question: Question) -> Any:
        return answer(question)

    try:
        run(thought, answered).send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    raise AssertionError("nothing in it waits")
