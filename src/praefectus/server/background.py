"""Tasks that run as long as the server: the writer, the listener, the heartbeat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from praefectus.server import metrics
from praefectus.server.errors import Refused

logger = logging.getLogger("praefectus.server.background")

AGAIN_SECONDS = 0.5  # before a failed task starts again

Duty = Callable[[], Awaitable[None]]


async def keep_running(duty: Duty) -> None:
    """Run a task until it ends or is cancelled; start it again after any error."""
    while True:
        try:
            return await duty()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            _failed()  # something that the task awaited was cancelled, not the task
        except Exception:
            _failed()
        await asyncio.sleep(AGAIN_SECONDS)


async def step_by_step(step: Duty, due: asyncio.Event, seconds: float, paused: Callable[[], bool], task: str) -> None:
    """Take a step every so many seconds, and at once when `due` is set; not while paused. A refusal is logged."""
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await due.wait()
        due.clear()
        if paused():
            continue
        try:
            await step()
        except Refused as refused:
            logger.warning("a step of the task %s was refused: %s", task, refused)


def _failed() -> None:
    metrics.errors.inc()
    logger.exception("a background task failed and starts again")
