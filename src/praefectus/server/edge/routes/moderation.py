"""The moderation page: reports, what moderators do about them, undo, and appeals."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPAuthorizationCredentials

from praefectus.server.edge.dependencies import PERSONAL, TheLimits, TheRegistry, TheWords, bearer, refusals
from praefectus.server.edge.routes.people import ThePlayer
from praefectus.server.edge.routes.profiles import settling_of
from praefectus.server.errors import Refused
from praefectus.server.models import moderation as models
from praefectus.server.players.player import Player
from praefectus.server.players.seat_secrets import hashed
from praefectus.server.storage.moderating import Action, StoredModeration
from praefectus.server.tables.registry import TableRegistry

router = APIRouter(prefix="/api", responses=refusals)


async def moderator(player: ThePlayer) -> Player:
    if not player.moderates:
        raise Refused("not_yours", "moderators-only")
    return player


TheModerator = Annotated[Player, Depends(moderator)]


def stored(registry: TableRegistry) -> StoredModeration:
    return StoredModeration(settling_of(registry).results.storage)


@router.get("/moderation", openapi_extra=PERSONAL)
async def moderation(registry: TheRegistry, words: TheWords, player: TheModerator) -> models.Moderation:
    """Return open reports and appeals, and what moderators did; for moderators (`praefectus admin moderator NAME`)."""
    reports = stored(registry)
    return models.Moderation(reports=await reports.queue(words), done=await reports.audited())


@router.post("/moderation/actions", status_code=201, openapi_extra=PERSONAL)
async def do_something(
    registry: TheRegistry, words: TheWords, player: TheModerator, wish: models.ModeratorAction
) -> models.Moderation:
    """Act on a report and close it. Every action can be undone."""
    action = Action(wish.report, wish.kind, wish.days, wish.reason, wish.sentence)
    await stored(registry).act(player.id, action)
    await _order_changed(registry)
    return await moderation(registry, words, player)


@router.delete("/moderation/actions/{action}", openapi_extra=PERSONAL)
async def undo(registry: TheRegistry, words: TheWords, player: TheModerator, action: int) -> models.Moderation:
    """Undo what a moderator did; the list shows both."""
    await stored(registry).undo(player.id, action)
    await _order_changed(registry)
    return await moderation(registry, words, player)


@router.delete("/moderation/reports/{report}", openapi_extra=PERSONAL)
async def close_report(registry: TheRegistry, words: TheWords, player: TheModerator, report: int) -> models.Moderation:
    """Close a report without action."""
    if not await stored(registry).close(report):
        raise Refused("not_found", "moderation-no-report")
    return await moderation(registry, words, player)


async def _order_changed(registry: TableRegistry) -> None:
    """Apply sanctions at once."""
    await registry.people.reload_rules()
    await registry.people_changed()


@router.post("/person/appeal", status_code=204, response_class=Response, openapi_extra=PERSONAL)
async def appeal(
    request: Request,
    registry: TheRegistry,
    limits: TheLimits,
    shown: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
    wish: models.Appeal,
) -> Response:
    """Ask moderators to look again at what they did; also for people who are banned. One appeal waits at a time."""
    if shown is None:
        raise Refused("no_secret", "needs-person-secret")
    player = await registry.people.player_of(hashed(shown.credentials))
    if player is None:
        limits.guess(limits.address(request))
        raise Refused("no_person", "no-person")
    await stored(registry).appeal(player.id, player.name or "", wish.text)
    return Response(status_code=204)
