"""Several server processes that share one port and one PostgreSQL; a process that ends is started again.

It is our own because uvicorn's `--workers` gives all processes the same settings, imports everything again in each, and
can't report when the first one is ready.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from types import FrameType
from typing import TYPE_CHECKING, Any

from praefectus.server.errors import WrongSetting
from praefectus.server.settings import Settings

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

logger = logging.getLogger("praefectus.server.cluster.supervisor")

STOPPING_SECONDS = 10.0
AGAIN_SECONDS = 1.0  # at least between two starts of a process
LOOK_SECONDS = 0.2

Serve = Callable[[Settings, socket.socket, Callable[[str], None]], None]


def check(settings: Settings) -> None:
    """Refuse several processes on a SQLite file: they would not learn of each other's moves."""
    if settings.workers > 1 and not settings.is_postgresql:
        raise WrongSetting("one-file", workers=settings.workers)


def settings_of_process(settings: Settings, number: int) -> Settings:
    """Divide what a machine has once: processor cores for bots, and ports for metrics."""
    share = {"bot_workers": settings.bot_workers // settings.workers}
    if settings.bot_workers:
        share["bot_workers"] = max(1, share["bot_workers"])
    if settings.metrics_port is not None:
        share["metrics_port"] = settings.metrics_port + number
    return settings.model_copy(update=share)


def _stop_with_parent() -> None:
    """Stop in an orderly way if the parent is killed, and so free the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _one(serve: Serve, settings: Settings, listener: socket.socket, pipe: Any) -> None:
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    try:
        serve(settings, listener, pipe.send)
    except WrongSetting as error:
        logger.error("%s", error)
        raise SystemExit(1) from None


def context() -> Any:
    """Return the way to start processes: forked from one that has imported everything where that is safe, so that a
    new process is soon ready and costs the running ones little."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    forks = multiprocessing.get_context("forkserver")
    forks.set_forkserver_preload(["praefectus.server.edge.preload"])
    return forks


class ServerProcess:
    """One of the server processes."""

    def __init__(self, serve: Serve, settings: Settings, listener: socket.socket) -> None:
        self.given = (serve, settings, listener)
        self.process: BaseProcess | None = None
        self.began = 0.0

    def ensure_running(self) -> None:
        """Start the process if it isn't running."""
        if self.process is not None and self.process.exitcode is None:
            return
        if time.monotonic() - self.began < AGAIN_SECONDS:
            return
        if self.process is not None:
            logger.error("a server process ended with %s; a new one is started", self.process.exitcode)
        forks = context()
        self.pipe, theirs = forks.Pipe(duplex=False)
        self.process = forks.Process(target=_one, args=(*self.given, theirs))
        self.process.start()
        theirs.close()
        self.began = time.monotonic()

    def address(self) -> str | None:
        """The address at which it serves people, once it does."""
        try:
            return str(self.pipe.recv()) if self.pipe.poll() else None
        except EOFError:
            return None


def _stop(number: int, frame: FrameType | None) -> None:
    raise SystemExit(0)


def serve_several(
    settings: Settings, listener: socket.socket, serve: Serve, ready: Callable[[str], None] | None
) -> None:
    """Serve until interrupted; `ready` gets the address when the first process serves people."""
    signal.signal(signal.SIGTERM, _stop)
    shares = [settings_of_process(settings, number) for number in range(settings.workers)]
    servers = [ServerProcess(serve, share, listener) for share in shares]
    waiting = True
    try:
        while True:
            for server in servers:
                server.ensure_running()
            processes = [server.process for server in servers if server.process is not None]
            if not waiting:
                wait([process.sentinel for process in processes], timeout=LOOK_SECONDS)
                continue
            time.sleep(LOOK_SECONDS)
            addresses = [address for server in servers if (address := server.address()) is not None]
            if addresses:
                waiting = False
                if ready is not None:
                    ready(addresses[0])
            elif all(process.exitcode is not None for process in processes):
                raise WrongSetting("server-not-started")
    except KeyboardInterrupt:
        logger.info("stopped")
    finally:
        processes = [server.process for server in servers if server.process is not None]
        for process in processes:
            process.terminate()
        until = time.monotonic() + STOPPING_SECONDS
        for process in processes:
            process.join(max(0.1, until - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()
