"""The application, and a server to run it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from praefectus.language import Message
from praefectus.server import measures, rulebook
from praefectus.server.edge import health, people, several
from praefectus.server.edge.api import router, sockets, words_for
from praefectus.server.edge.gate import Gate, Guard
from praefectus.server.edge.page import Page
from praefectus.server.edge.protocol import protocol_with
from praefectus.server.errors import NoDatabase, Refused, WrongSetting
from praefectus.server.logs import show_log
from praefectus.server.settings import Settings, unknown_variables
from praefectus.server.storage.storage import Storage
from praefectus.server.tables.hall import Hall

logger = logging.getLogger("praefectus.server")

CODES = {400: "malformed", 404: "not_found", 405: "wrong_method", 413: "too_large"}
SENTENCES = {400: "request-not-understood", 404: "nothing-at-address", 405: "wrong-method"}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application; it opens the database when it starts and closes it when it stops."""
    settings = settings or Settings.found()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(settings)
        hall.company.shared |= gate.shared
        await hall.open()
        app.state.hall = hall
        measures.sockets.set_function(lambda: gate.open)
        try:
            yield
        finally:
            await say_goodbye(app)
            await hall.close()

    app = FastAPI(
        title="Praefectus",
        version=rulebook.VERSION,
        description="Tables, seats and games. See docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    gate = Gate(settings)
    page = Page(settings.static_dir)
    app.state.gate = gate
    app.state.kept = {}
    app.state.readiness = health.Readiness()
    app.include_router(health.router)
    app.include_router(router)
    app.include_router(people.router)
    app.include_router(sockets)
    app.add_middleware(Guard, gate=gate)

    @app.get("/{path:path}", include_in_schema=False)
    def files(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise Refused("not_found", "nothing-at-address")
        return page.answer(request, path)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        gate.note_refusal(gate.address(request), error.code)
        headers = {} if error.retry_after is None else {"Retry-After": str(max(1, round(error.retry_after)))}
        return JSONResponse(error.told(words_for(request)), error.status, headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        gate.note_refusal(gate.address(request), "malformed")
        return JSONResponse(Refused("malformed", what_is_wrong(error)).told(words_for(request)), 422)

    @app.exception_handler(SQLAlchemyError)
    async def no_database(request: Request, error: SQLAlchemyError) -> Response:
        logger.error("the database failed: %s", type(error).__name__)
        return JSONResponse(NoDatabase().told(words_for(request)), 503, {"Retry-After": "5"})

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        code = CODES.get(error.status_code, "malformed")
        said = SENTENCES.get(error.status_code)
        sentence = words_for(request)(said) if said else str(error.detail)
        return JSONResponse({"code": code, "sentence": sentence}, error.status_code, error.headers)

    return app


def what_is_wrong(error: RequestValidationError) -> Message:
    """The first thing that does not fit, without repeating what was sent."""
    first: dict[str, Any] = dict(error.errors()[0])
    if first.get("type") == "json_invalid":
        return Message("body-not-json")
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    why = str(first["msg"])[:250]
    return Message("field-does-not-fit", field=where, why=why) if where else Message("body-does-not-fit", why=why)


async def say_goodbye(app: FastAPI) -> None:
    """Tell all connections that the server stops, so that browsers come back by themselves."""
    connections = app.state.gate.all_connections()
    await asyncio.gather(*(connection.say_goodbye() for connection in connections))


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
        await say_goodbye(self.app)
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence why it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise WrongSetting(f"The server cannot listen at {host}, port {port}: {reason}.") from error
    listener.set_inheritable(True)
    return listener


async def try_database(settings: Settings) -> None:
    """Say what is wrong with the database before anything else starts."""
    storage = Storage(settings)
    await storage.open()
    await storage.close()


def stop_in_order(number: int, frame: FrameType | None) -> None:
    """After the server has stopped it is told of the signal once more; then the process ends like any other."""
    raise SystemExit(0)


def configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """uvicorn with the limits of the settings."""
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
    several.check(settings)
    show_log(settings)
    for name in unknown_variables():
        logger.warning("the variable %s is no setting", name)
    asyncio.run(try_database(settings))
    listener = listening(settings.host, settings.port)
    try:
        if settings.workers > 1:
            several.serve_several(settings, listener, serve_here, ready)
        else:
            serve_here(settings, listener, ready)
    finally:
        listener.close()


def serve_here(settings: Settings, listener: socket.socket, ready: Callable[[str], None] | None) -> None:
    """Serve in this process."""
    show_log(settings)
    app = create_app(settings)
    if settings.metrics_port is not None:
        measures.tell(settings.metrics_host, settings.metrics_port)
    signal.signal(signal.SIGTERM, stop_in_order)
    # Games are many small objects that live long: looking through all of them for garbage would hold up every table.
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    server = _Server(configured(app, settings), app, ready)
    try:
        server.run([listener])
    except KeyboardInterrupt:
        logger.info("stopped")
    if not server.started:
        raise WrongSetting("The server could not start; the reason stands above.")
