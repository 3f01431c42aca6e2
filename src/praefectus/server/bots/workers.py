"""Pools of worker processes: they start with the first question, restart after a crash and end with the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

from praefectus.server import metrics
from praefectus.server.bots import job_codec, tasks
from praefectus.server.errors import NoRemoteWorker, Refused
from praefectus.server.logs import show_log
from praefectus.server.settings import Settings

logger = logging.getLogger("praefectus.server.bots.workers")

T = TypeVar("T")

ATTEMPTS = 2
RETRY_SECONDS = 5.0  # between attempts to start workers after a crash
STOPPING_SECONDS = 5.0
IDLE = 19  # niceness: run only when no other process wants the core


def _begin(niceness: int, settings: Settings | None) -> None:
    """Set up a worker: ignore Ctrl-C, end with the server, give way to the server's own work, and log as the server
    does."""
    if settings is not None:
        show_log(settings)
    try:
        if hasattr(os, "nice"):
            os.nice(niceness)
        if niceness == IDLE and hasattr(os, "SCHED_IDLE"):  # niceness alone would delay a move by a time slice
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    except OSError as error:  # a sandbox may forbid it
        logger.warning("a worker cannot stand back for the server: %s", error.strerror)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_stop_with_server, daemon=True).start()


def _stop_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class RemoteWorkers(Protocol):
    """Worker processes on other machines."""

    @property
    def places(self) -> int: ...

    async def ask(self, priority: int, question: bytes) -> bytes: ...


class Workers:
    """A pool of processes, which start when there is work and restart after a crash."""

    def __init__(self, count: int, niceness: int = 0, settings: Settings | None = None) -> None:
        self.count = count
        self.niceness = niceness  # the niceness of the processes
        self.settings = settings  # for their log
        self.pool: ProcessPoolExecutor | None = None
        self.elsewhere: RemoteWorkers | None = None
        self.died = False  # and no worker has answered since
        self.retrying: asyncio.Task[None] | None = None

    @property
    def places(self) -> int:
        """How many questions can be computed at a time."""
        return max(1, self.count, self.elsewhere.places if self.elsewhere is not None else 0)

    @property
    def healthy(self) -> bool:
        """False from the crash of a worker until one answers again."""
        return not self.died and (self.pool is None or not getattr(self.pool, "_broken", False))

    async def run(self, function: Callable[..., T], *arguments: Any, priority: int = 0) -> T:
        """Return a worker's answer, from another machine if one is there. If the worker crashes, another one is
        asked."""
        if self.elsewhere is not None and self.elsewhere.places:
            try:
                letter = await self.elsewhere.ask(priority, job_codec.question(function.__name__, arguments))
            except NoRemoteWorker:
                pass
            else:
                answer: T = job_codec.answered(letter)
                return answer
        return await self._ask(function, *arguments)

    async def _ask(self, function: Callable[..., T], *arguments: Any) -> T:
        """Return the answer of a local worker."""
        for _ in range(ATTEMPTS):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(
                    max(1, self.count), context, initializer=_begin, initargs=(self.niceness, self.settings)
                )
            pool = self.pool
            try:
                answer = await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                if self.pool is pool:
                    logger.error("a bot's worker process died; new ones are started")
                    metrics.worker_deaths.inc()
                    self.pool = None
                    self.died = True
            else:
                self.died = False
                return answer
        if self.retrying is None:
            self.retrying = asyncio.create_task(self._retry())
        raise Refused("busy", "bot-failed")

    async def _retry(self) -> None:
        """Try until a worker answers. A server that reports itself as not ready gets no questions, so nothing else
        would try."""
        try:
            while self.died:
                await asyncio.sleep(RETRY_SECONDS)
                with contextlib.suppress(Refused):
                    await self._ask(tasks.present)
        finally:
            self.retrying = None

    def close(self) -> None:
        """Stop the workers at once; nobody needs their answers any more."""
        if self.retrying is not None:
            self.retrying.cancel()
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            manager: threading.Thread | None = getattr(self.pool, "_executor_manager_thread", None)
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            if manager is not None:
                manager.join(STOPPING_SECONDS)
            self.pool = None
