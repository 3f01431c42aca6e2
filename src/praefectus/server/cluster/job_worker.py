"""A process that only computes: it takes questions for bots, hints and analysis from PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable

from praefectus.server.bots import job_codec, tasks
from praefectus.server.bots.workers import Workers
from praefectus.server.cluster import job_queue
from praefectus.server.cluster.other_processes import BEAT_SECONDS
from praefectus.server.cluster.processes import WORK, Processes
from praefectus.server.errors import NoDatabase, WrongSetting
from praefectus.server.logs import show_log
from praefectus.server.settings import Settings
from praefectus.server.storage.database import Database

logger = logging.getLogger("praefectus.server.cluster.job_worker")

FUNCTIONS = {
    function.__name__: function
    for function in (
        tasks.choose,
        tasks.explain,
        tasks.prepare,
        tasks.forecast,
        tasks.look_back,
        tasks.grade,
        tasks.read_link,
        tasks.try_out,
    )
}


def work(settings: Settings, ready: Callable[[int], None] = lambda places: None) -> None:
    """Work until interrupted; `ready` gets the number of questions that can be computed at a time."""
    if not settings.is_postgresql:
        raise WrongSetting("work-needs-postgresql")
    show_log(settings)
    asyncio.run(_work(settings, ready))


async def _work(settings: Settings, ready: Callable[[int], None]) -> None:
    storage = Database(settings)
    await storage.open()
    await job_queue.install(storage)
    places = max(1, settings.bot_workers)
    workers, compiler = Workers(places, 0, settings), Workers(1, 12, settings)
    processes = Processes(storage, secrets.token_hex(6), WORK, places)

    async def think(letter: bytes) -> bytes:
        try:
            name, arguments = job_codec.asked(letter)
            those = compiler if name == tasks.prepare.__name__ else workers
            return job_codec.answer(await those.run(FUNCTIONS[name], *arguments))
        except Exception as error:
            logger.error("a question could not be answered: %s", type(error).__name__)
            return job_codec.refusal(error)

    running = [
        asyncio.create_task(job_queue.work_loop(storage, processes.name, places, think, lambda: ready(places))),
        asyncio.create_task(_heartbeat_loop(processes)),
        asyncio.create_task(compiler.run(tasks.prepare)),  # until then searching bots play without search
    ]
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, lambda: [task.cancel() for task in running])
    try:
        await asyncio.gather(*running[:2])
    except asyncio.CancelledError:
        logger.info("stopped")
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await processes.close()
        workers.close()
        compiler.close()
        await storage.close()


async def _heartbeat_loop(processes: Processes) -> None:
    while True:
        try:
            await processes.beat()
        except NoDatabase:
            logger.warning("the servers cannot be notified of this process")
        await asyncio.sleep(BEAT_SECONDS)
