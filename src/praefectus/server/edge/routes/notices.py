"""Web push: notices for people whose page is closed."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Response
from fastapi import Path as PathParameter

from praefectus.server.edge.dependencies import PERSONAL, TheRegistry, refusals
from praefectus.server.edge.routes.people import ThePlayer
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.models.fields import NoticeKind
from praefectus.server.tables.push import KINDS, WebPush
from praefectus.server.tables.registry import TableRegistry

router = APIRouter(prefix="/api", responses=refusals)


def push_of(registry: TableRegistry) -> WebPush:
    if registry.push is None or registry.push.key is None:
        raise Refused("wrong_setup", "push-none")
    return registry.push


@router.get("/push")
async def push_key(registry: TheRegistry) -> responses.PushKey:
    """Return the key that a browser needs to subscribe to notices of this server (`applicationServerKey`)."""
    return responses.PushKey(key=None if registry.push is None else registry.push.key)


async def shown(push: WebPush, person: str) -> responses.NoticesAnswer:
    off = set(await push.store.switched_off(person))
    kinds: list[NoticeKind] = [kind for kind in dict.fromkeys(KINDS.values()) if kind in off]
    return responses.NoticesAnswer(off=kinds, devices=[device.id for device in await push.store.devices(person)])


@router.get("/person/notices", openapi_extra=PERSONAL)
async def read_notices(registry: TheRegistry, player: ThePlayer) -> responses.NoticesAnswer:
    """Return which kinds of notices the person has switched off, and which devices get the others."""
    return await shown(push_of(registry), player.id)


@router.put("/person/notices", openapi_extra=PERSONAL)
async def choose_notices(
    registry: TheRegistry, player: ThePlayer, wish: requests.NoticeWishes
) -> responses.NoticesAnswer:
    """Switch kinds of notices off, and the others on.

    `turn`: your turn; `start`: a game or rematch starts; `time`: time is short or up, or a bot plays for you; `undo`:
    somebody asks to undo; `reminder`: somebody is waiting; `over`: a game is over.
    """
    push = push_of(registry)
    await push.store.switch_off(player.id, wish.off)
    return await shown(push, player.id)


@router.post("/person/push", status_code=201, openapi_extra=PERSONAL)
async def add_device(registry: TheRegistry, player: ThePlayer, given: requests.PushDevice) -> responses.PushDevice:
    """Send notices to this device: for all seats that the personal link includes, while the table is not open.

    What is sent is encrypted for the device and has an `event`, and either its `table` or the `count` of games. One
    event makes one notice. A person has at most 5 devices; a sixth replaces the oldest. Only `https` to public
    addresses (unless `webhook_private` is set); no redirects.
    """
    push = push_of(registry)
    device = await push.device(given.endpoint, given.p256dh, given.auth)
    await push.store.add_device(player.id, device)
    return responses.PushDevice(id=device.id)


@router.delete("/person/push/{device}", status_code=204, response_class=Response, openapi_extra=PERSONAL)
async def remove_device(
    registry: TheRegistry, player: ThePlayer, device: Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]
) -> Response:
    """Stop sending notices to this device."""
    await push_of(registry).store.remove_device(player.id, device)
    return Response(status_code=204)
