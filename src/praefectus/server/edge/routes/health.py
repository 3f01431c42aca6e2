"""Is the process alive, and can it serve people: for load balancers, supervisors and people."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from starlette.responses import Response

from praefectus.server.tables.registry import TableRegistry

router = APIRouter(prefix="/health", include_in_schema=False)

FRESH_SECONDS = 1.0  # for so long an answer is given again


class Readiness:
    """Asks the parts of the server, at most once a second."""

    def __init__(self) -> None:
        self.when = 0.0
        self.parts: dict[str, bool] = {}

    async def ask(self, registry: TableRegistry) -> dict[str, bool]:
        if time.monotonic() - self.when > FRESH_SECONDS:
            self.parts = await registry.parts()
            self.when = time.monotonic()
        return self.parts


@router.api_route("/live", methods=["GET", "HEAD"])
async def live() -> Response:
    """The process answers."""
    return JSONResponse({"live": True}, headers={"Cache-Control": "no-store"})


@router.api_route("/ready", methods=["GET", "HEAD"])
async def ready(request: Request) -> Response:
    """People can play: database, writer, listener and the bots' workers do their work."""
    parts = await request.app.state.readiness.ask(request.app.state.registry)
    well = all(parts.values())
    return JSONResponse({"ready": well, "parts": parts}, 200 if well else 503, {"Cache-Control": "no-store"})
