"""Import a saved game as a table, on a device only: a server does not replay what strangers send."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from praefectus.game import PraefectusError
from praefectus.server.edge.api import TheHall, made
from praefectus.server.errors import Refused
from praefectus.server.models import answers, given
from praefectus.server.tables import making

router = APIRouter(prefix="/api")


class Brought(given.Strict):
    name: given.Name
    record: dict[str, Any]


@router.post("/records", status_code=201, response_model=answers.TableMade)
async def bring(request: Request, hall: TheHall, wish: Brought) -> dict[str, Any]:
    """Create a table for a saved game; the importer gets all seats."""
    try:
        return await made(request, hall, lambda owner: making.bring(hall, wish.name, wish.record, owner))
    except PraefectusError as error:
        raise Refused("wrong_setup", error.message) from error
