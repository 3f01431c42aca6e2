"""What a server does for as long as it runs: writing, listening, looking who else is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from praefectus.server import metrics

logger = logging.getLogger("praefectus.server.background")

AGAIN_SECONDS = 0.5  # until a duty that failed is begun again

Duty = Callable[[], Awaitable[None]]


async def keep_running(duty: Duty) -> None:
    """Until it is done or cancelled; whatever else ends it, it is begun again."""
    while True:
        try:
            return await duty()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            _failed()  # what it waited for was cancelled, and not the duty
        except Exception:
            _failed()
        await asyncio.sleep(AGAIN_SECONDS)


def _failed() -> None:
    metrics.errors.inc()
    logger.exception("a duty of the server failed and is begun again")
