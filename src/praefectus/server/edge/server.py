"""A server that runs the application, with a database and worker processes."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI

from praefectus.server import metrics
from praefectus.server.bots.worker_bots import WorkerBots
from praefectus.server.cluster import supervisor
from praefectus.server.cluster.job_queue import Jobs
from praefectus.server.cluster.processes import Processes
from praefectus.server.edge.application import application, send_bye
from praefectus.server.edge.http_protocol import protocol_with
from praefectus.server.edge.routes import (
    friends,
    mail,
    moderation,
    my_page,
    notices,
    people,
    players,
    profiles,
    seeks,
    tournaments,
    watching,
)
from praefectus.server.edge.static_page import Page
from praefectus.server.errors import WrongSetting
from praefectus.server.logs import show_log
from praefectus.server.settings import Settings, unknown_variables
from praefectus.server.storage.conduct import StoredConduct
from praefectus.server.storage.database import Database
from praefectus.server.storage.friends import StoredFriends
from praefectus.server.storage.mail import StoredMail
from praefectus.server.storage.notices import StoredNotices
from praefectus.server.storage.people import StoredPeople
from praefectus.server.storage.players import StoredPlayers
from praefectus.server.storage.results import StoredResults
from praefectus.server.storage.seeks import StoredSeeks
from praefectus.server.storage.tournaments import StoredTournaments
from praefectus.server.tables.delivery import Delivery
from praefectus.server.tables.mail import Mail
from praefectus.server.tables.mail import check as check_mail
from praefectus.server.tables.meeting import Meeting
from praefectus.server.tables.push import WebPush
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.settling import Settling
from praefectus.server.tables.tournaments import Tournaments

logger = logging.getLogger("praefectus.server")

# all that needs a database of people
PEOPLE = (people, players, my_page, friends, seeks, tournaments, watching, profiles, moderation, notices, mail)


def create_app(settings: Settings | None = None) -> FastAPI:
    """Build the server as an ASGI application; it opens the database at startup and closes it at shutdown."""
    chosen = settings or Settings.found()
    page = Page(chosen.static_dir, chosen.public_url)
    return application(chosen, lambda: registry_of(chosen), page, [part.router for part in PEOPLE])


def registry_of(settings: Settings) -> TableRegistry:
    """Build a registry with a database, and with bots in worker processes here or on other machines."""
    storage, bots = Database(settings), WorkerBots(settings)
    processes = Processes(storage, secrets.token_hex(6)) if storage.is_postgresql else None
    registry = TableRegistry(settings, storage, StoredPeople(storage), bots, processes=processes)
    registry.players = StoredPlayers(storage)
    notices = StoredNotices(storage)
    push, mails = WebPush(registry, notices), Mail(registry, StoredMail(storage), notices)
    registry.delivery = Delivery(registry, notices, push, mails)
    registry.friends = StoredFriends(storage)
    registry.settling = Settling(registry, StoredResults(storage), StoredConduct(storage))
    registry.meeting = Meeting(registry, StoredSeeks(storage), registry.settling)
    registry.tournaments = Tournaments(registry, StoredTournaments(storage), registry.settling)
    if processes is not None:
        registry.answers = jobs = Jobs(storage, processes)
        bots.use_remote_workers(jobs)
    return registry


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None and sockets:
            host, port = sockets[0].getsockname()[:2]
            if host in ("0.0.0.0", "::"):
                host = "127.0.0.1"
            self.ready(f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await send_bye(self.app)
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """Return a listening socket, or raise a sentence that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise WrongSetting("server-port", host=host, port=str(port), why=reason) from error
    listener.set_inheritable(True)
    return listener


async def try_database(settings: Settings) -> None:
    """Check the database before anything else starts, so that a problem is one sentence."""
    storage = Database(settings)
    await storage.open()
    await storage.close()


def stop_in_order(number: int, frame: FrameType | None) -> None:
    """Repeat the signal after the server has stopped, so that the process ends normally."""
    raise SystemExit(0)


def configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Configure uvicorn with the limits of the settings."""
    return uvicorn.Config(
        app,
        http=protocol_with(settings),
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=4 * settings.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        proxy_headers=settings.trusted_proxies is not None,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
    )


def serve(settings: Settings | None = None, ready: Callable[[str], None] | None = None, **given: Any) -> None:
    """Serve until interrupted; `ready` gets the address once people can connect. Settings can be given by name."""
    settings = settings or Settings.found(**given)
    supervisor.check(settings)
    check_mail(settings)
    show_log(settings)
    for name in unknown_variables():
        logger.warning("the variable %s is no setting", name)
    asyncio.run(try_database(settings))
    listener = listening(settings.host, settings.port)
    try:
        if settings.workers > 1:
            supervisor.serve_several(settings, listener, serve_here, ready)
        else:
            serve_here(settings, listener, ready)
    finally:
        listener.close()


def serve_here(settings: Settings, listener: socket.socket, ready: Callable[[str], None] | None) -> None:
    """Serve in this process."""
    show_log(settings)
    app = create_app(settings)
    if settings.metrics_port is not None:
        metrics.serve_metrics(settings.metrics_host, settings.metrics_port)
    signal.signal(signal.SIGTERM, stop_in_order)
    # Games are many small objects that live long: a full garbage collection would delay every table.
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    server = _Server(configured(app, settings), app, ready)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        logger.info("stopped")
    if not server.started:
        raise WrongSetting("server-not-started")
