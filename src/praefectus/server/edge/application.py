"""The ASGI application: the same for a server and for a browser that plays without one."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response

from praefectus import __version__
from praefectus.language import Message, explain_error
from praefectus.server import metrics
from praefectus.server.edge import socket
from praefectus.server.edge.dependencies import words_for
from praefectus.server.edge.middleware import AddressLimits, LimitsMiddleware
from praefectus.server.edge.routes import boards as own_boards
from praefectus.server.edge.routes import (
    chat,
    games,
    health,
    links,
    play_by_post,
    puzzles,
    reference,
    seats,
    tables,
)
from praefectus.server.edge.static_page import Page, Preview
from praefectus.server.errors import NoDatabase, Refused, StorageFailed
from praefectus.server.players.seat_secrets import TABLE_ID
from praefectus.server.settings import Settings
from praefectus.server.tables.registry import TableRegistry

logger = logging.getLogger("praefectus.server")

CODES = {400: "malformed", 404: "not_found", 405: "wrong_method", 413: "too_large"}
SENTENCES = {400: "request-not-understood", 404: "nothing-at-address", 405: "wrong-method"}

# what a browser without a server also answers; server.py has the rest
PARTS = (health, own_boards, reference, tables, seats, games, chat, links, play_by_post, puzzles, socket)


def application(
    settings: Settings,
    make_registry: Callable[[], TableRegistry],
    page: Page | None = None,
    more: Sequence[APIRouter] = (),
) -> FastAPI:
    """Build the ASGI application; it opens the registry at startup and closes it at shutdown."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry = make_registry()
        registry.cluster.shared |= limits.shared
        await registry.open()
        app.state.registry = registry
        metrics.sockets.set_function(lambda: limits.open)
        try:
            yield
        finally:
            await send_bye(app)
            await registry.close()

    app = FastAPI(
        title="Praefectus",
        version=__version__,
        description="Tables, seats and games. See docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
        # not include_router, which would build all routes a second time
        routes=[route for part in (*(part.router for part in PARTS), *more) for route in part.routes],
    )
    limits = AddressLimits(settings)
    app.state.limits = limits
    app.state.kept = {}
    app.state.readiness = health.Readiness()
    app.add_middleware(LimitsMiddleware, limits=limits)

    if page is not None:
        app.add_api_route("/{path:path}", files_of(page), methods=["GET"], include_in_schema=False)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        limits.note_refusal(limits.address(request), error.code)
        headers = {} if error.retry_after is None else {"Retry-After": str(max(1, round(error.retry_after)))}
        return JSONResponse(error.told(words_for(request)), error.status, headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        limits.note_refusal(limits.address(request), "malformed")
        return JSONResponse(Refused("malformed", what_is_wrong(error)).told(words_for(request)), 422)

    @app.exception_handler(StorageFailed)
    async def no_database(request: Request, error: StorageFailed) -> Response:
        logger.error("the database failed: %s", type(error.__cause__).__name__)
        return JSONResponse(NoDatabase().told(words_for(request)), 503, {"Retry-After": "5"})

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        code = CODES.get(error.status_code, "malformed")
        said = SENTENCES.get(error.status_code)
        sentence = words_for(request)(said) if said else str(error.detail)
        return JSONResponse({"code": code, "sentence": sentence}, error.status_code, error.headers)

    return app


def files_of(page: Page) -> Callable[[Request, str], Awaitable[Response]]:
    """Serve the page for every path outside the API; a table's path gets a preview for messengers."""

    async def files(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise Refused("not_found", "nothing-at-address")
        return page.answer(request, path, await preview_of(request, path))

    return files


async def preview_of(request: Request, path: str) -> Preview | None:
    """Return the preview of the table at a path such as t/NAME; None without such a table or without the database."""
    parts = path.split("/")
    if parts[0] != "t" or len(parts) < 2 or re.match(TABLE_ID, parts[1]) is None:
        return None
    try:
        found = await request.app.state.registry.infos([parts[1]], words_for(request))
    except (Refused, StorageFailed):
        return None
    if (known := found.get(parts[1])) is None:
        return None
    return Preview(known.info.name, known.info.board, known.info.board_title)


def what_is_wrong(error: RequestValidationError) -> Message:
    """Return the first validation error, without repeating what was sent."""
    first: dict[str, Any] = dict(error.errors()[0])
    if first.get("type") == "json_invalid":
        return Message("body-not-json")
    if first["loc"][0] == "path":
        return Message("address-damaged")
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    why = explain_error(first)
    return Message("field-does-not-fit", field=where, why=why) if where else Message("body-does-not-fit", why=why)


async def send_bye(app: FastAPI) -> None:
    """Send `bye` to all connections, so that browsers reconnect later."""
    connections = app.state.limits.all_connections()
    await asyncio.gather(*(connection.send_bye() for connection in connections))
