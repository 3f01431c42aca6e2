"""E-mail: an address for notices, confirmed by a link; and signing in by a link when every device is lost."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter
from fastapi.responses import RedirectResponse

from praefectus.language import Words
from praefectus.server.edge.dependencies import PERSONAL, TheLimits, TheRegistry, TheWords, refusals
from praefectus.server.edge.routes.notices import delivery_of
from praefectus.server.edge.routes.notices import shown as shown_notices
from praefectus.server.edge.routes.people import ThePlayer
from praefectus.server.edge.routes.players import stored
from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.players.seat_secrets import SECRET
from praefectus.server.storage.waiting_notices import Notice
from praefectus.server.tables.delivery import DAY, NO_SEAT
from praefectus.server.tables.events import ENTERED
from praefectus.server.tables.mail import Mail
from praefectus.server.tables.registry import TableRegistry

logger = logging.getLogger("praefectus.server.edge.routes.mail")

router = APIRouter(prefix="/api", responses=refusals)

GUARDED = 3 * DAY  # after signing in by e-mail, the address and the player stay
StopKey = Annotated[str, PathParameter(pattern=SECRET)]


def mail_of(registry: TableRegistry) -> Mail:
    mail = delivery_of(registry).mail
    if not mail.on:
        raise Refused("wrong_setup", "mail-none")
    return mail


async def check_guard(registry: TableRegistry, player: str) -> None:
    """Refuse changes with which a mailbox thief could lock the owner out."""
    if registry.delivery is not None and await registry.delivery.mail.store.recovered_since(player, now() - GUARDED):
        raise Refused("not_yours", "mail-guarded", hours=GUARDED // DAY * 24)


@router.put("/person/mail", openapi_extra=PERSONAL)
async def change_mailbox(
    registry: TheRegistry, limits: TheLimits, request: Request, player: ThePlayer, words: TheWords,
    wish: requests.NewMailbox,
) -> responses.NoticesAnswer:  # fmt: skip
    """Set an address for notices and recovery. It is used once the link in the mail it gets has been confirmed."""
    mail = mail_of(registry)
    before = await mail.store.mailbox(player.id)
    if before is None or before.mail != wish.mail:
        limits.guess(limits.address(request))
        await check_guard(registry, player.id)
    former = await mail.store.change(player.id, wish.mail, words.language, wish.rhythm)
    box = await mail.store.mailbox(player.id)
    if box is not None and box.confirmed is None:
        await mail.send_confirmation(player.id, box)
    if former is not None:
        await mail.send_farewell(former)
    return await shown_notices(registry, player.id)


@router.delete("/person/mail", openapi_extra=PERSONAL)
async def remove_mailbox(registry: TheRegistry, player: ThePlayer) -> responses.NoticesAnswer:
    """Remove the address: no mails, and no signing in by e-mail."""
    await check_guard(registry, player.id)
    await delivery_of(registry).mail.store.remove(player.id)
    return await shown_notices(registry, player.id)


@router.post("/mail/confirm")
async def confirm(
    registry: TheRegistry, limits: TheLimits, request: Request, given: requests.MailLink
) -> responses.Confirmed:
    """Confirm an address by the link in its mail."""
    limits.guess(limits.address(request))
    mail = await mail_of(registry).store.confirm(given.link)
    if mail is None:
        raise Refused("no_link", "mail-link-old")
    return responses.Confirmed(mail=mail)


@router.get("/mail/stop/{key}", include_in_schema=False)
async def ask_stop(key: StopKey) -> Response:
    """Show the page that asks; opening a link never acts."""
    return RedirectResponse(f"/mail#stop.{key}", 303)


@router.post("/mail/stop/{key}", status_code=204, response_class=Response)
async def stop(registry: TheRegistry, limits: TheLimits, request: Request, key: StopKey) -> Response:
    """Switch mails off, as mail programs do it with one click (RFC 8058)."""
    limits.guess(limits.address(request))
    if not await delivery_of(registry).mail.store.stop(key):
        raise Refused("no_link", "mail-link-old")
    return Response(status_code=204)


@router.post("/mail/recover", status_code=202, response_class=Response)
async def recover(
    registry: TheRegistry, limits: TheLimits, request: Request, words: TheWords, wish: requests.Recovery
) -> Response:
    """Send a link to sign in to this address, if a player has confirmed it. The answer is the same for every address.

    The link works once, for 15 minutes.
    """
    mail = mail_of(registry)
    limits.guess(limits.address(request))
    browser = request.headers.get("user-agent", "")[:120]
    task = asyncio.create_task(_send_entrances(mail, wish.mail, words, browser))
    registry.under_way.add(task)
    task.add_done_callback(registry.under_way.discard)
    return Response(status_code=202)


async def _send_entrances(mail: Mail, address: str, words: Words, browser: str) -> None:
    try:
        await mail.send_entrances(address, words, browser)
    except Refused as refused:
        logger.warning("a link to sign in was not sent: %s", refused)
    except Exception:
        logger.exception("a link to sign in was not sent")


@router.post("/mail/enter", status_code=201)
async def enter(registry: TheRegistry, limits: TheLimits, request: Request, given: requests.Enter) -> responses.Person:
    """Sign in with the link of a mail: open a session. The player's devices get a notice, and for three days neither
    the player can be deleted nor the address be changed."""
    mail = mail_of(registry)
    limits.guess(limits.address(request))
    found = await mail.store.enter(given.link)
    if found is None:
        raise Refused("no_link", "mail-link-old")
    registry.people.rules.check_ban([found.person])
    secret = await stored(registry).open_session(found.person, given.label)
    at = now()
    await delivery_of(registry).store.add_for(found.person, None, Notice(ENTERED, "", NO_SEAT, at, at, at + 7 * DAY))
    return responses.Person(person=secret, id=found.person)
