"""Tasks that run as long as the server: the writer, the listener, the heartbeat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from praefectus.server import metrics

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


def _failed() -> None:
    metrics.errors.inc()
    logger.exception("a duty of the server failed and is begun again")
