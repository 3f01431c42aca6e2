"""My page: waking time, results, everything that is stored about a player, and deleting it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

from fastapi import APIRouter
from fastapi.responses import StreamingResponse

from praefectus.server.edge.dependencies import PERSONAL, TheLimits, TheRegistry, refusals
from praefectus.server.edge.routes.mail import check_guard
from praefectus.server.edge.routes.people import ThePlayer
from praefectus.server.edge.routes.players import shown_now, stored
from praefectus.server.encoding import encoded
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.players.waking_time import WakingTime
from praefectus.server.storage.personal_data import PersonalData
from praefectus.server.tables import seat_changes
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.results import results_of

logger = logging.getLogger("praefectus.server.edge.routes.my_page")

router = APIRouter(prefix="/api", responses=refusals)


@router.put("/person/waking", openapi_extra=PERSONAL)
async def change_waking(registry: TheRegistry, player: ThePlayer, wish: requests.Waking) -> responses.PlayerAnswer:
    """Set the time zone, the sleeping hours (at most 9) and the pause days: the player's daily clocks stop then.

    A pause begins tomorrow or later, takes at most 7 days, and a year has at most 14 pause days; `pauses` is the whole
    new list, but a pause that has begun stays. Pauses also apply to games that are being played; time zone and
    sleeping hours to games that start later.
    """
    pauses = tuple((pause.first, pause.last) for pause in wish.pauses)
    waking = WakingTime(wish.zone, wish.sleep_from, wish.sleep_to, pauses)
    waking = await stored(registry).change_waking(player.id, waking)
    for table, seat in await stored(registry).timed_seats(player.id):
        try:
            await seat_changes.pause(await registry.get(table), seat, waking)
        except Refused as refused:
            logger.warning("the clock of table %s does not know the pause: %s", table, refused)
    return await shown_now(registry, player)


@router.get("/person/results", openapi_extra=PERSONAL)
async def results(registry: TheRegistry, player: ThePlayer) -> responses.Results:
    """Return the player's finished games by board and modules, and by the people they played with."""
    return await results_of(registry, stored(registry), player.id)


@router.get("/person/export", response_class=StreamingResponse, openapi_extra=PERSONAL)
async def export(registry: TheRegistry, limits: TheLimits, player: ThePlayer) -> StreamingResponse:
    """Download everything that is stored about the player, with the records of their finished games, as JSON."""
    limits.export(player.id)
    about = await stored(registry).export(player.id)
    headers = {"Content-Disposition": 'attachment; filename="praefectus-my-data.json"'}
    return StreamingResponse(_written(registry, player.id, about), media_type="application/json", headers=headers)


async def _written(registry: TableRegistry, player: str, about: PersonalData) -> AsyncIterator[str]:
    """Write the export piece by piece: one game at a time is in memory."""
    yield f'{{"about": {encoded(about)}, "games": {{'
    separator = ""
    for table in dict.fromkeys(seat["table"] for seat in about["seats"]):
        try:
            there = await registry.get(table)
            if there.stage != "over":
                continue
            record = await there.history.ask(player, "record_text")
        except Refused as refused:
            logger.warning("an export leaves table %s out: %s", table, refused)
            continue
        yield f"{separator}{encoded(table)}: {record}"
        separator = ", "
    yield "}}"


@router.delete("/person", openapi_extra=PERSONAL)
async def close(registry: TheRegistry, player: ThePlayer) -> responses.PlayerAnswer:
    """Delete everything about the player in 7 days, unless they change their mind (`POST /person/stay`) or sign in.

    Then a bot takes over their seats. Their moves stay without a name, because they are part of other people's games.
    """
    await check_guard(registry, player.id)
    await stored(registry).close(player.id)
    return await shown_now(registry, player)


@router.post("/person/stay", openapi_extra=PERSONAL)
async def stay(registry: TheRegistry, player: ThePlayer) -> responses.PlayerAnswer:
    """Cancel the deletion."""
    await stored(registry).stay(player.id)
    return await shown_now(registry, player)
