"""Games by post over HTTP: computed from what the page sends, nothing is stored (docs/links.md, docs/privacy.md)."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from praefectus.game import PraefectusError
from praefectus.server.aside import aside
from praefectus.server.edge.api import TheWords, json_text, refusals
from praefectus.server.errors import Refused

router = APIRouter(prefix="/api", responses=refusals)


@router.post("/post/{what}")
async def by_post(
    what: Literal["make", "open", "join", "ask", "agree", "decline", "private", "table", "look-back"],
    request: Request,
    words: TheWords,
) -> Response:
    """Compute something of a game by post; docs/protocol.md says what each takes and answers."""
    from praefectus.server.tables import by_post as computed  # most pages never ask

    body = await request.body()
    async with work_of(request):
        try:
            return json_text(await aside(computed.answer, what, body, words))
        except ValidationError as error:
            raise RequestValidationError(error.errors(include_url=False)) from None
        except PraefectusError as error:
            raise Refused("wrong_setup", error.message) from error


def work_of(request: Request) -> asyncio.Semaphore:
    """One game at a time is replayed here: that is work, and tables come first."""
    state = request.app.state
    if not hasattr(state, "post_work"):
        state.post_work = asyncio.Semaphore(1)
    work: asyncio.Semaphore = state.post_work
    return work
