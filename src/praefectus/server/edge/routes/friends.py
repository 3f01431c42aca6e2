"""Friends, and invitations to tables by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

from praefectus.server.edge.dependencies import (
    PERSONAL,
    SEAT_OR_HOST,
    TheLimits,
    TheRegistry,
    TheVisit,
    TheWords,
    refusals,
)
from praefectus.server.edge.routes.people import ThePlayer
from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.models import requests
from praefectus.server.models.fields import TableId
from praefectus.server.models.friends import FriendInfo, Friends, Invitation, Invitations
from praefectus.server.players.seat_secrets import TABLE_ID
from praefectus.server.storage.waiting_notices import Notice
from praefectus.server.tables.delivery import NO_SEAT
from praefectus.server.tables.notices import DELAY
from praefectus.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from praefectus.server.storage.friends import StoredFriends

router = APIRouter(prefix="/api", responses=refusals)

WEEK = 7 * 24 * 60 * 60 * 1000
PlayerInPath = Annotated[str, PathParameter(pattern=TABLE_ID)]
TableInPath = Annotated[TableId, PathParameter()]


def friends_of(registry: TableRegistry) -> StoredFriends:
    if registry.friends is None:
        raise Refused("wrong_setup", "people-need-server")
    return registry.friends


async def shown(registry: TableRegistry, player: str) -> Friends:
    found = await friends_of(registry).friends(player)
    return Friends(friends=[FriendInfo(id=each.id, name=each.name) for each in found])


@router.get("/person/friends", openapi_extra=PERSONAL)
async def read_friends(registry: TheRegistry, player: ThePlayer) -> Friends:
    """Return the player's friends. Nobody else sees them, not even the friends."""
    return await shown(registry, player.id)


@router.post("/person/friends", openapi_extra=PERSONAL)
async def add_friend(
    request: Request, registry: TheRegistry, limits: TheLimits, player: ThePlayer, wish: requests.FriendName
) -> Friends:
    """Add the player with this name to the friends, whom one can invite with one click."""
    limits.guess(limits.address(request))
    friends = friends_of(registry)
    await friends.add(player.id, await friends.called(wish.name))
    return await shown(registry, player.id)


@router.delete("/person/friends/{friend}", openapi_extra=PERSONAL)
async def remove_friend(registry: TheRegistry, player: ThePlayer, friend: PlayerInPath) -> Friends:
    """Remove a player from the friends."""
    await friends_of(registry).remove(player.id, friend)
    return await shown(registry, player.id)


@router.post("/tables/{table}/invitations", status_code=204, response_class=Response, openapi_extra=SEAT_OR_HOST)
async def invite(visit: TheVisit, registry: TheRegistry, limits: TheLimits, wish: requests.FriendName) -> Response:
    """Invite the player with this name to an open seat: they get a notice, and *My page* shows it.

    Somebody who has blocked you gets nothing; the answer is the same.
    """
    if not visit.host:
        visit.need_seat()
    table, friends = visit.table, friends_of(registry)
    if table.stage != "lobby":
        raise Refused("already_started", "game-begun")
    if all(seat.kind != "open" for seat in table.seats):
        raise Refused("no_open_seat", "seats-taken")
    limits.guess(visit.address)
    player, host = await friends.called(wish.name), await friends.owner(str(visit.secret_hash))
    known = [visit.who, str(visit.secret_hash)] + ([] if host is None else [host])
    if await registry.people.blocked([player], known) or player == host:
        return Response(status_code=204)
    at = now()
    await friends.invite(table.id, player, host, Notice("invitation", table.id, NO_SEAT, at, at + DELAY, at + WEEK))
    return Response(status_code=204)


@router.get("/person/invitations", openapi_extra=PERSONAL)
async def invitations(registry: TheRegistry, player: ThePlayer, words: TheWords) -> Invitations:
    """Return the tables to which the player is invited and where a seat is open."""
    found = await friends_of(registry).invitations(player.id)
    infos = await registry.infos([each.table for each in found], words)
    return Invitations(
        invitations=[Invitation(table=infos[each.table].info, host=each.host) for each in found if each.table in infos]
    )


@router.delete("/person/invitations/{table}", status_code=204, response_class=Response, openapi_extra=PERSONAL)
async def decline(registry: TheRegistry, player: ThePlayer, table: TableInPath) -> Response:
    """Decline an invitation. Nobody gets a notice of that."""
    await friends_of(registry).decline(player.id, table)
    return Response(status_code=204)
