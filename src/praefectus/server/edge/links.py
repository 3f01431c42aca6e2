"""Links that hold a whole game: written for a table, and opened without one."""

from __future__ import annotations

from fastapi import APIRouter, Response

from praefectus.server.edge.api import SIGHT, StateInQuery, TheVisit, json_text, refusals
from praefectus.server.models import answers
from praefectus.server.wire import encoded

router = APIRouter(prefix="/api", responses=refusals)


@router.get("/tables/{table}/link", response_model=answers.GameLink, openapi_extra=SIGHT)
async def link(visit: TheVisit, state: StateInQuery = None) -> Response:
    """Return the game up to now, or up to a past state, as the text of a link."""
    visit.need_sight()
    return json_text(encoded({"link": await visit.table.looks.back(visit.who, "link_text", state)}))
