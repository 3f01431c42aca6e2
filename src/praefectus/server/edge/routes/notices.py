"""Notices for people whose page is closed: which they want, when, and on which devices."""

from __future__ import annotations

from typing import Annotated
from zoneinfo import available_timezones

from fastapi import APIRouter, Response
from fastapi import Path as PathParameter

from praefectus.server.edge.dependencies import PERSONAL, TheRegistry, refusals
from praefectus.server.edge.routes.people import ThePlayer
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.models.fields import NoticeKind
from praefectus.server.players.waking_time import WakingTime
from praefectus.server.storage.waiting_notices import MOST_BOUNCES
from praefectus.server.tables.delivery import Delivery
from praefectus.server.tables.events import KINDS
from praefectus.server.tables.push import WebPush
from praefectus.server.tables.registry import TableRegistry

router = APIRouter(prefix="/api", responses=refusals)


def delivery_of(registry: TableRegistry) -> Delivery:
    if registry.delivery is None:
        raise Refused("wrong_setup", "people-need-server")
    return registry.delivery


def push_of(registry: TableRegistry) -> WebPush:
    push = delivery_of(registry).push
    if push.key is None:
        raise Refused("wrong_setup", "push-none")
    return push


@router.get("/push")
async def push_key(registry: TheRegistry) -> responses.PushKey:
    """Return the key that a browser needs to subscribe to notices of this server (`applicationServerKey`)."""
    return responses.PushKey(key=None if registry.delivery is None else registry.delivery.push.key)


def quiet_hours(wish: requests.Quiet) -> WakingTime | None:
    if wish.zone not in available_timezones():
        raise Refused("malformed", "waking-no-zone", zone=wish.zone)
    return None if wish.start == wish.end else WakingTime(wish.zone, wish.start, wish.end)


async def shown(registry: TableRegistry, person: str) -> responses.NoticesAnswer:
    delivery = delivery_of(registry)
    off, quiet = await delivery.store.wishes(person)
    kinds: list[NoticeKind] = [kind for kind in dict.fromkeys(KINDS.values()) if kind in off]
    box = await delivery.mail.store.mailbox(person)
    return responses.NoticesAnswer(
        off=kinds,
        quiet=None
        if quiet is None
        else responses.QuietInfo(zone=quiet.zone, start=quiet.sleep_from, end=quiet.sleep_to),
        devices=[device.id for device in await delivery.store.devices(person)],
        can_mail=delivery.mail.on,
        mail=None
        if box is None
        else responses.MailInfo(
            mail=box.mail,
            rhythm=box.rhythm,
            confirmed=box.confirmed is not None,
            bounced=box.bounces >= MOST_BOUNCES,
        ),
    )


@router.get("/person/notices", openapi_extra=PERSONAL)
async def read_notices(registry: TheRegistry, player: ThePlayer) -> responses.NoticesAnswer:
    """Return which kinds of notices the person has switched off, their quiet hours, and where the others go."""
    return await shown(registry, player.id)


@router.put("/person/notices", openapi_extra=PERSONAL)
async def choose_notices(
    registry: TheRegistry, player: ThePlayer, wish: requests.NoticeWishes
) -> responses.NoticesAnswer:
    """Set which kinds of notices are off, and the quiet hours.

    `turn`: your turn; `start`: a game, rematch or appointment starts; `time`: time is short or up, or a bot plays for
    you; `undo`: somebody asks to undo; `reminder`: somebody is waiting; `over`: a game is over; `invitation`: somebody
    invites you. In quiet hours notices wait, and come as one at their end; not those of short time and of an
    appointment.
    """
    _, quiet = await delivery_of(registry).store.wishes(player.id)
    if "quiet" in wish.model_fields_set:
        quiet = None if wish.quiet is None else quiet_hours(wish.quiet)
    await delivery_of(registry).store.change_wishes(player.id, wish.off, quiet)
    return await shown(registry, player.id)


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
