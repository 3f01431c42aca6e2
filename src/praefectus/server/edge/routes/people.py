"""What people do for themselves and about each other: the personal link, muting, blocking and reporting."""

from __future__ import annotations

import io
import json
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials

from praefectus.language import ENGLISH, of
from praefectus.server.edge.dependencies import (
    PERSONAL,
    SEAT,
    SeatInPath,
    TheLimits,
    TheRegistry,
    TheVisit,
    TheWords,
    Visit,
    bearer,
    refusals,
    seat_at,
)
from praefectus.server.edge.routes.tables import my_tables
from praefectus.server.encoding import stored_text
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.players.player import Player
from praefectus.server.players.seat_secrets import hashed, new_secret, opened
from praefectus.server.tables.access import holder_of

router = APIRouter(prefix="/api", responses=refusals)

LINES_REPORTED = 20
MOST_TABLES = 100  # that are shown at once


# The player


async def player(
    request: Request,
    registry: TheRegistry,
    limits: TheLimits,
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Player:
    """The player to whom the secret belongs; refuse banned ones."""
    if shown is None:
        raise Refused("no_secret", "needs-person-secret")
    found = await registry.people.player_of(hashed(shown.credentials))
    if found is None:
        limits.guess(limits.address(request))
        raise Refused("no_person", "no-person")
    registry.people.rules.check_ban([found.id])
    return found


ThePlayer = Annotated[Player, Depends(player)]
TheSecret = Annotated[HTTPAuthorizationCredentials, Depends(bearer)]


@router.post("/person", status_code=201)
async def make_person(request: Request, registry: TheRegistry, limits: TheLimits) -> responses.Person:
    """Create a player with a personal link, empty at first. Its secret is shown only once.

    The page opens it as `/me#SECRET`. Wherever a secret of a seat or of the host is needed, also in `hello` and
    `/mine`, the personal secret works for all seats that the player has, and for their rematches.
    """
    secret = new_secret()
    with limits.new_person(limits.address(request)):
        player = await registry.people.make(hashed(secret))
    return responses.Person(person=secret, id=player)


@router.get("/person", openapi_extra=PERSONAL)
async def person_tables(
    registry: TheRegistry, player: ThePlayer, shown: TheSecret, words: TheWords
) -> responses.MyTables:
    """Return the tables of the player, first those where it is their turn."""
    tables = (await registry.people.tables_of(player.id))[:MOST_TABLES]
    known = [requests.KnownTable(table=table, secrets=[shown.credentials]) for table in tables]
    return await my_tables(requests.Mine(tables=known), registry, words)


@router.put("/person/tables", status_code=204, response_class=Response, openapi_extra=PERSONAL)
async def keep_tables(registry: TheRegistry, player: ThePlayer, known: requests.Mine) -> Response:
    """Add the seats that these secrets open to the player; secrets that open nothing are ignored."""
    infos = await registry.infos([entry.table for entry in known.tables], of(ENGLISH))
    kept: list[str] = []
    for entry in known.tables:
        if (table := infos.get(entry.table)) is not None:
            locks = [*table.seat_hashes, table.host_hash]
            kept += [each for each in map(hashed, entry.secrets) if opened([each], locks)]
    await registry.people.keep(player.id, kept)
    return Response(status_code=204)


@router.post("/person/renew", openapi_extra=PERSONAL)
async def renew_person(registry: TheRegistry, player: ThePlayer) -> responses.Person:
    """Replace the personal link. The new one opens the same tables.

    The old secret stops working everywhere; connections that used it get a `bye` with `no_person`. A browser that
    took a seat itself keeps it.
    """
    new = new_secret()
    await registry.people.renew(player.id, hashed(new))
    await registry.people_changed()
    return responses.Person(person=new, id=player.id)


@router.get("/person/code", response_class=Response, openapi_extra=PERSONAL)
async def person_code(request: Request, registry: TheRegistry, player: ThePlayer, shown: TheSecret) -> Response:
    """Return the personal link as a QR code (SVG)."""
    base = (registry.settings.public_url or str(request.base_url)).rstrip("/")
    drawn = io.BytesIO()
    import segno

    segno.make(f"{base}/me#{shown.credentials}", error="m").save(
        drawn, kind="svg", scale=4, border=2, xmldecl=False, svgns=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


# Each other


def other_person(visit: Visit, seat: int) -> str:
    """The hash of the secret of another person's seat."""
    visit.need_seat()
    other = visit.table.seats[seat_at(visit, seat)]
    if other.kind != "person" or other.secret_hash is None or seat in visit.seats:
        raise Refused("not_yours", "nobody-else-sits", seat=seat + 1)
    return other.secret_hash


async def wish(visit: Visit, seat: int, kind: Literal["mute", "block"], on: bool) -> responses.Wishes:
    other = other_person(visit, seat)
    subjects = [other]
    theirs, mine = visit.table.seats[seat].address, visit.table.seats[min(visit.seats)].address
    if (
        kind == "block" and theirs is not None and theirs != mine
    ):  # people who share an address can't be distinguished by it
        subjects.append(theirs)
    people = visit.table.registry.people
    await people.wish(kind, str(visit.secret_hash), subjects, on)
    await visit.table.reload_people()
    visit.table.registry.bus.later("people", visit.table.id)
    holder = await holder_of(visit.table, [str(visit.secret_hash)], visit.who)
    return responses.Wishes(muted=sorted(holder.muted), blocked=sorted(holder.blocked))


@router.put("/tables/{table}/seats/{seat}/mute", openapi_extra=SEAT)
async def mute(visit: TheVisit, seat: SeatInPath) -> responses.Wishes:
    """Mute this person: leave their messages out of `chat`, `welcome` and `GET .../chat`.

    With a personal link this applies to all its tables.
    """
    return await wish(visit, seat, "mute", True)


@router.delete("/tables/{table}/seats/{seat}/mute", openapi_extra=SEAT)
async def unmute(visit: TheVisit, seat: SeatInPath) -> responses.Wishes:
    """Unmute this person."""
    return await wish(visit, seat, "mute", False)


@router.put("/tables/{table}/seats/{seat}/block", openapi_extra=SEAT)
async def block(visit: TheVisit, seat: SeatInPath) -> responses.Wishes:
    """Block this person: mute them, and refuse them at tables where you play or are the host."""
    return await wish(visit, seat, "block", True)


@router.delete("/tables/{table}/seats/{seat}/block", openapi_extra=SEAT)
async def unblock(visit: TheVisit, seat: SeatInPath) -> responses.Wishes:
    """Unblock this person."""
    return await wish(visit, seat, "block", False)


@router.post("/tables/{table}/seats/{seat}/report", status_code=204, response_class=Response, openapi_extra=SEAT)
async def report(visit: TheVisit, registry: TheRegistry, seat: SeatInPath, report: requests.Report) -> Response:
    """Report this person to the server admin, together with their last messages."""
    other_person(visit, seat)
    table = visit.table
    said = [line for line in table.chat if line.seat == seat][-LINES_REPORTED:]
    await registry.people.report(
        table_id=table.id,
        seat=seat,
        name=table.seats[seat].name or "",
        reporter=visit.secret_hash,
        reason=report.reason,
        state=table.state,
        chat=json.dumps([{"at": line.at, "text": stored_text(line.text)} for line in said], ensure_ascii=False),
    )
    return Response(status_code=204)
