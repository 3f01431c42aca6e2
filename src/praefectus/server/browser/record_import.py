"""Import a saved game as a table, on a device only: a server does not replay what strangers send."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from praefectus.game import PraefectusError
from praefectus.server.edge.dependencies import TheRegistry, made
from praefectus.server.errors import Refused
from praefectus.server.models import fields, responses
from praefectus.server.tables import creation

router = APIRouter(prefix="/api")


class RecordImport(fields.Strict):
    name: fields.Name
    record: dict[str, Any]


@router.post("/records", status_code=201)
async def bring(request: Request, registry: TheRegistry, wish: RecordImport) -> responses.TableMade:
    """Create a table for a saved game; the importer gets all seats."""
    try:
        return await made(request, registry, lambda owner: creation.bring(registry, wish.name, wish.record, owner))
    except PraefectusError as error:
        raise Refused("wrong_setup", error.message) from error
