"""Chat, private notes and turn notices."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from praefectus.server.edge.dependencies import (
    SEAT,
    SIGHT,
    StateInQuery,
    TheLimits,
    TheRegistry,
    TheVisit,
    TheWords,
    refusals,
)
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.tables import seat_changes
from praefectus.server.tables.access import holder_of
from praefectus.server.tables.chat import chat_line, said
from praefectus.server.tables.table import Table
from praefectus.server.tables.webhooks import parsed

router = APIRouter(prefix="/api", responses=refusals)


@router.get("/tables/{table}/chat", openapi_extra=SIGHT)
async def chat(
    visit: TheVisit,
    words: TheWords,
    registry: TheRegistry,
    before: StateInQuery = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> responses.ChatMessages:
    """Return what was said at the table, oldest first."""
    visit.need_sight()
    rows = await registry.storage.chat(visit.table.id, before, limit)
    muted_seats: frozenset[int] = frozenset()
    if visit.secret_hash is not None:
        muted_seats = (await holder_of(visit.table, [visit.secret_hash], visit.who)).muted_seats
    lines = [chat_line(row, visit.table.seats) for row in rows if row["seat"] not in muted_seats]
    return responses.ChatMessages(messages=[line.shown(words) for line in lines])


@router.post("/tables/{table}/chat", status_code=201, openapi_extra=SEAT)
async def say(visit: TheVisit, limits: TheLimits, line: requests.ChatLine) -> responses.ChatMessage:
    """Write to the chat: a `text`, or a `phrase` that everybody reads in their own language."""
    seat = visit.need_seat()
    wait = limits.chats.take(visit.address)
    if wait:
        raise Refused("too_many", "chat-too-fast", wait)
    visit.table.registry.people.rules.check_mute(visit.subjects)
    return (await visit.table.say(seat, said(line.text, line.phrase))).shown(visit.words)


@router.get("/tables/{table}/notes", openapi_extra=SEAT)
async def read_notes(visit: TheVisit, registry: TheRegistry) -> responses.NotesAnswer:
    """Return the player's private notes."""
    visit.need_seat()
    return responses.NotesAnswer(text=await registry.storage.notes(visit.table.id, str(visit.secret_hash)))


@router.put("/tables/{table}/notes", openapi_extra=SEAT)
async def write_notes(visit: TheVisit, registry: TheRegistry, notes: requests.Notes) -> responses.NotesAnswer:
    """Save private notes. Only the player of this seat can read them."""
    visit.need_seat()
    await registry.storage.set_notes(visit.table.id, str(visit.secret_hash), notes.text)
    return responses.NotesAnswer(text=notes.text)


def webhook_shown(table: Table, seat: int) -> responses.WebhookAnswer:
    url = table.seats[seat].webhook
    return responses.WebhookAnswer(set=url is not None, host=None if url is None else parsed(url).hostname)


@router.get("/tables/{table}/webhook", openapi_extra=SEAT)
async def read_webhook(visit: TheVisit) -> responses.WebhookAnswer:
    """Return whether turn notices are sent, and to which host."""
    return webhook_shown(visit.table, visit.need_seat())


@router.put("/tables/{table}/webhook", openapi_extra=SEAT)
async def set_webhook(
    request: Request, visit: TheVisit, registry: TheRegistry, wish: requests.Webhook
) -> responses.WebhookAnswer:
    """Send a notice to this address when it is the player's turn, once per turn.

    The server posts JSON that Discord understands: `content` (a sentence with the link), `username`,
    `allowed_mentions`, `table`, `seat` and `state`. It sends nothing while the player has the table open. Only `http`
    and `https` to public addresses (unless `webhook_private` is set); no redirects; 5 seconds; one retry.
    """
    seat = visit.need_seat()
    await registry.webhooks.check(wish.url)
    await seat_changes.set_webhook(visit.table, seat, wish.url, f"{visit.words.language} {request.base_url}"[:200])
    return webhook_shown(visit.table, seat)


@router.delete("/tables/{table}/webhook", openapi_extra=SEAT)
async def delete_webhook(visit: TheVisit) -> responses.WebhookAnswer:
    """Stop sending notices."""
    seat = visit.need_seat()
    await seat_changes.set_webhook(visit.table, seat, None, None)
    return webhook_shown(visit.table, seat)
