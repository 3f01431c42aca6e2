"""One WebSocket connection: it reads, limits and answers messages, and sends views as the game continues."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.responses import JSONResponse
from starlette.websockets import WebSocketDisconnect, WebSocketState

from praefectus import __version__
from praefectus.language import ENGLISH, Message, Words, accepted, explain_error, known
from praefectus.language import of as words_of
from praefectus.server import logs, metrics
from praefectus.server.edge.middleware import AddressLimits
from praefectus.server.edge.outbox import Outbox
from praefectus.server.edge.rate_limits import TokenBucket
from praefectus.server.encoding import encoded, moment
from praefectus.server.errors import NoDatabase, Refused, StorageFailed
from praefectus.server.models.messages import (
    AnswerUndo,
    AskUndo,
    DoneMessage,
    EndTurn,
    Hello,
    Look,
    Move,
    Ping,
    PongMessage,
    RefusedMessage,
    Say,
    Undo,
    WelcomeMessage,
    client_message,
    message_text,
)
from praefectus.server.players.seat_secrets import hashed
from praefectus.server.tables import undo
from praefectus.server.tables.absence import away
from praefectus.server.tables.access import Holder, holder_of
from praefectus.server.tables.chat import said
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table
from praefectus.server.tables.watching import watched_state

router = APIRouter()
logger = logging.getLogger("praefectus.server.edge.socket")

AGAIN_SECONDS = 0.5
FIRST_LINES = 50
PAUSE_FOR_FLOODERS = 0.05
COUNTED = ("too_many", "malformed", "hello_first", "no_secret")
POLICY, TOO_LARGE, TOO_MANY, RESTART = 1008, 1009, 1013, 1012


def what_is_wrong(error: ValidationError) -> Message:
    """Return the first error in a message."""
    first = error.errors(include_url=False, include_input=False)[0]
    where, why = ".".join(str(part) for part in first["loc"]), explain_error(first)
    return Message("message-field-not-understood", field=where, why=why) if where else Message("message-not-understood")


class Connection:
    """A viewer of a table, with or without seats."""

    def __init__(
        self, registry: TableRegistry, limits: AddressLimits, table: Table, websocket: WebSocket, address: str
    ) -> None:
        self.registry = registry
        self.limits = limits
        self.table = table
        self.websocket = websocket
        self.address = address
        self.seats: frozenset[int] = frozenset()
        self.given: list[str] = []  # hashes of the secrets in `hello`
        self.holder = Holder()
        self.opens: list[int | None] = []
        self.detail = "full"
        self.language = accepted(websocket.headers.get("accept-language"))
        self.welcomed = False
        self.look: int | None = None
        self.shown: int | None = None
        self.lines_sent: int | None = None
        self.watched: int | None = None  # the state up to which a watcher saw a game with a delay
        self.outbox = Outbox()
        self.view_due = False
        self.told_away = False
        self.may_look = True
        self.end_reason: Refused | None = None  # why this connection must end
        self.asking = False  # an answer goes out before the view that shows its effect
        self.wake = asyncio.Event()
        self.allowance = TokenBucket(registry.settings.messages_per_second, registry.settings.messages_at_once)
        self.refusals = TokenBucket(registry.settings.refusals_until_close / 60, registry.settings.refusals_until_close)

    @property
    def words(self) -> Words:
        return words_of(self.language)

    # What the table asks of a viewer

    @property
    def wants_views(self) -> bool:
        return self.detail == "full"

    def send(self, text: str) -> None:
        self.outbox.put(text)
        self.wake.set()

    @property
    def muted_seats(self) -> frozenset[int]:
        return self.holder.muted_seats

    async def reload_people(self) -> None:
        """Check sanctions, mutes and the personal link again: they may have changed."""
        if not self.welcomed:
            return
        before, opened = self.holder, bool(self.seats) or self.table.is_host(self.holder.hashes)
        try:
            self.holder = await holder_of(self.table, self.given, hashed(self.address))
            if opened and not self.table.seats_of(self.holder.hashes) and not self.table.is_host(self.holder.hashes):
                raise Refused("no_person", "no-person")
        except NoDatabase:
            return
        except Refused as refused:
            self.end_reason = refused
            self.wake.set()
            return
        if self.holder != before:
            self._welcome()

    def game_changed(self) -> None:
        self.look = None
        if self.holder.opens(self.table) != self.opens:
            self._welcome()
        self.may_look = self.table.watching or bool(self.seats) or self.table.is_host(self.holder.hashes)
        self.view_due = True
        self.wake.set()

    # Sending

    async def send_loop(self) -> None:
        """Send what is waiting; a slow client misses intermediate views."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.outbox or self.end_reason or (self.view_due and not self.asking):
                if self.end_reason or not self.may_look:
                    refused = self.end_reason or Refused("not_watchable", "not-watchable")
                    await self.websocket.send_text(encoded({"type": "bye"} | refused.told(self.words)))
                    await self.close(POLICY, str(refused))
                    return
                if self.outbox.is_full:
                    await self.close(POLICY, "The client does not read what it is sent.")
                    return
                while self.outbox:
                    await self.websocket.send_text(self.outbox.take())
                if self.view_due and not self.asking:
                    self.view_due = False
                    try:
                        view = await self._view()
                    except Refused as refused:
                        if await self._no_view(refused):
                            return
                        continue
                    self.told_away = False
                    if view is not None:
                        await self.websocket.send_text(view)

    async def _no_view(self, refused: Refused) -> bool:
        """Wait until the database answers again; return True if the table no longer exists."""
        if self.table.deleted:
            await self.websocket.send_text(encoded({"type": "bye"} | refused.told(self.words)))
            await self.close(POLICY, str(refused))
            return True
        if not self.told_away:
            self.told_away = True
            self._refuse(None, refused)
        asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._due)
        return False

    def _due(self) -> None:
        self.view_due = True
        self.wake.set()

    async def _view(self) -> str | None:
        table = self.table
        if self.detail == "full" and not self.seats and (limit := await watched_state(table)) is not None:
            return await self._delayed_view(limit)
        self.watched = None
        async with table.held():
            game = table.game
            if game is None:
                return None
            if self.detail == "light":
                return table.light_text(game.to_act in self.seats)
            if self.look in self.seats:
                self.shown = self.look
            elif game.to_act in self.seats:
                self.shown = game.to_act
            elif self.shown not in self.seats:
                self.shown = min(self.seats, default=None)
            view = table.view_text(self.shown, self.language)
            if self.lines_sent is None:
                self.lines_sent = max(0, game.state - FIRST_LINES)
            start = game.changed_since(self.lines_sent)
            lines = encoded(game.log_lines(start, table.names(self.words), self.language))
            self.lines_sent = game.state
            clock = encoded(table.clock_shown())
            more = f'"clock":{clock},"since":{json.dumps(moment(table.changed))}'
        return f'{{"type":"view","seat":{json.dumps(self.shown)},"view":{view},"log":{lines},{more}}}'

    async def _delayed_view(self, state: int) -> str | None:
        """Return what somebody without a seat sees of a rated game, if it is new to them."""
        table = self.table
        if state == self.watched and self.lines_sent is not None:
            return None
        start = max(0, state - FIRST_LINES) if self.lines_sent is None else self.lines_sent
        who, names = hashed(self.address), table.names(self.words)
        asked = ("until", state, "view_at", state, None, self.language, names, table.colours)
        view = await table.history.ask(who, *asked)
        lines = await table.history.ask(who, "until", state, "log_lines", start, names, self.language)
        self.watched = self.lines_sent = state
        more = f'"clock":{encoded(table.clock_shown())},"since":{json.dumps(moment(table.changed))}'
        return f'{{"type":"view","seat":null,"view":{view},"log":{lines},{more}}}'

    async def close(self, code: int, reason: str) -> None:
        if self.websocket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, OSError):
                await self.websocket.close(code, reason[:120])

    async def send_bye(self) -> None:
        """Send `bye`: the server stops."""
        bye = {"type": "bye", "code": "restart", "sentence": self.words("server-restarts")}
        try:
            async with asyncio.timeout(1):
                await self.websocket.send_text(encoded(bye))
                await self.close(RESTART, "The server restarts.")
        except Exception:
            logger.debug("a connection was closed before it got `bye`")

    # Receiving

    async def receive_loop(self) -> None:
        """Read until the client goes or must go."""
        settings = self.registry.settings
        while True:
            if self.welcomed:
                message = await self.websocket.receive()
            else:
                try:
                    async with asyncio.timeout(settings.hello_seconds):
                        message = await self.websocket.receive()
                except TimeoutError:
                    await self.close(POLICY, "The first message, hello, did not come in time.")
                    return
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            ref: str | None = None
            try:
                if self.allowance.take():
                    raise Refused("too_many", "too-many-messages")
                if text is None:
                    raise Refused("malformed", "message-not-text")
                if len(text) > settings.message_bytes or len(text.encode()) > settings.message_bytes:
                    raise Refused("too_large", "message-too-large", most=settings.message_bytes)
                try:
                    ref = await self._take(text)
                except StorageFailed as error:
                    logger.error("the database failed: %s", type(error.__cause__).__name__)
                    raise Refused("busy", "no-database") from error
            except Refused as refused:
                ref = ref if ref is not None else ref_of(text)
                self._refuse(ref, refused)
                if refused.code == "too_large":
                    await self._flush()
                    await self.close(TOO_LARGE, str(refused))
                    return
                if refused.code in ("not_watchable", "banned"):
                    await self._flush()
                    await self.close(POLICY, str(refused))
                    return
                if refused.code in COUNTED and self.refusals.take():
                    logger.warning("a connection is closed: too many refusals", extra={"address": self.address})
                    await self._flush()
                    await self.close(POLICY, "Too many messages were refused.")
                    return
                if refused.code == "too_many":
                    await asyncio.sleep(PAUSE_FOR_FLOODERS)

    async def _flush(self) -> None:
        """Give the sender a moment to send the last refusal."""
        for _ in range(20):
            if not self.outbox:
                return
            await asyncio.sleep(0.01)

    def _refuse(self, ref: str | None, refused: Refused) -> None:
        self.limits.note_refusal(self.address, refused.code)
        sentence = self.words.say(refused.message)
        answer = RefusedMessage(type="refused", ref=ref, code=refused.code, sentence=sentence, state=self.table.state)
        self.send(message_text(answer))
        if refused.code in ("stale", "illegal", "not_your_turn") and self.welcomed:
            self.view_due = True
            self.wake.set()

    async def _take(self, text: str) -> str | None:
        try:
            message = client_message.validate_json(text)
        except ValidationError as error:
            raise Refused("malformed", what_is_wrong(error)) from None
        except (ValueError, RecursionError):
            raise Refused("malformed", "message-not-json") from None
        match message:
            case Hello():
                await self._hello(message)
                return message.ref
            case Ping():
                self.send(message_text(PongMessage(type="pong", ref=message.ref)))
                return message.ref
        if not self.welcomed:
            raise Refused("hello_first", "hello-first")
        if message.seat not in self.seats:
            raise Refused("no_secret", "seat-not-held", seat=message.seat + 1)
        self.asking = True
        try:
            return await self._apply(message)
        finally:
            self.asking = False
            self.wake.set()

    async def _apply(self, message: Move | EndTurn | Undo | AskUndo | AnswerUndo | Say | Look) -> str | None:
        table = self.table
        state: int | None = table.state
        rules = self.registry.people.rules
        if not isinstance(message, Look):
            rules.check_writable()
        match message:
            case Move():
                state = await table.move(message.seat, message.state, message.choice, message.hold, message.then)
            case EndTurn():
                state = await table.end_turn(message.seat, message.state)
            case Undo():
                state = await undo.undo(table, message.seat, message.state, message.what, message.to)
            case AskUndo():
                state = await undo.ask(table, message.seat, message.state, message.what, message.to, self.seats)
            case AnswerUndo():
                state = await undo.answer(table, message.seat, message.request, message.agree)
            case Say():
                if self.limits.chats.take(self.address):
                    raise Refused("too_many", "chat-too-fast")
                rules.check_mute(self.holder.subjects)
                await table.say(message.seat, said(message.text, message.phrase))
            case Look():
                self.look = message.seat
                self.view_due = True
                self.wake.set()
                return message.ref
        self._done(message.ref, state)
        return message.ref

    def _done(self, ref: str | None, state: int | None) -> None:
        self.outbox.put_first(message_text(DoneMessage(type="done", ref=ref, state=state)))
        self.wake.set()

    async def _hello(self, message: Hello) -> None:
        table = self.table
        given = [hashed(secret) for secret in message.secrets]
        try:
            holder = await holder_of(table, given, hashed(self.address))
        except NoDatabase:
            holder = Holder([[each] for each in given])  # without the database, plain secrets still open seats
        seats = table.seats_of(holder.hashes)
        host = table.is_host(holder.hashes)
        if given and not seats and not host:
            self.limits.guess(self.address)
        if not table.watching and not seats and not host:
            raise Refused("not_watchable", "not-watchable")
        table.presence.remove(self)
        self.given, self.holder, self.detail = given, holder, message.detail
        self.language = known(message.language) or ENGLISH
        self.welcomed = True
        self.lines_sent = None
        self.seats = seats
        table.presence.add(self)
        self._welcome(message.ref)
        self.view_due = True
        self.wake.set()
        table.forecasts.greet(self)

    def _welcome(self, ref: str | None = None) -> None:
        """Send which seats the secrets open: after `hello`, and again whenever that has changed."""
        table = self.table
        hashes = self.holder.hashes
        self.opens = self.holder.opens(table)
        self.seats = table.seats_of(hashes)
        welcome = WelcomeMessage(
            type="welcome",
            ref=ref,
            table=table.info(self.words),
            seats=sorted(self.seats),
            opens=self.opens,
            host=table.is_host(hashes),
            muted=sorted(self.holder.muted),
            blocked=sorted(self.holder.blocked),
            away=away(table),
            chat=[line.shown(self.words) for line in table.chat if line.seat not in self.muted_seats],
            server=__version__,
        )
        self.send(message_text(welcome))


REF = re.compile(r'"ref"\s*:\s*"([^"\\]{1,40})"')


def ref_of(text: str | None) -> str | None:
    """Return the ref of a message that was refused before it was parsed."""
    found = REF.search(text[:2000]) if text else None
    return found.group(1) if found else None


async def _deny(websocket: WebSocket, refused: Refused) -> None:
    """Refuse before the upgrade, with an HTTP answer where the server supports it."""
    if "websocket.http.response" in websocket.scope.get("extensions", {}):
        words = words_of(accepted(websocket.headers.get("accept-language")))
        answer = JSONResponse(refused.told(words), refused.status)
        await websocket.send_denial_response(answer)
    else:
        await websocket.close(POLICY, str(refused)[:120])


async def serve_connection(registry: TableRegistry, limits: AddressLimits, websocket: WebSocket, table_id: str) -> None:
    """Serve a connection from its first byte to its last."""
    address = limits.address(websocket)
    logs.request.set(logs.new_request())
    try:
        if not limits.own_origin(websocket):
            raise Refused("foreign_origin", "foreign-page")
        wait = limits.handshakes.take(address)
        if wait:
            raise Refused("too_many", "too-many-connections", wait)
        table = await limits.table(registry, address, table_id)
    except Refused as refused:
        limits.note_refusal(address, refused.code)
        await _deny(websocket, refused)
        return
    await websocket.accept()
    connection = Connection(registry, limits, table, websocket, address)
    if not limits.enter(address, connection):
        limits.note_refusal(address, "too_many")
        await connection.close(TOO_MANY, "Too many connections from one address.")
        return
    sender = asyncio.create_task(connection.send_loop())
    receiver = asyncio.create_task(connection.receive_loop())
    try:
        await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.presence.remove(connection)
        limits.leave(address, connection)
        if not receiver.done() and sender.done():
            await connection.close(POLICY, "The connection is broken.")
        sender.cancel()
        receiver.cancel()
        for result in await asyncio.gather(sender, receiver, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError | OSError):
                metrics.errors.inc()
                logger.error("a connection failed", exc_info=result)


@router.websocket("/api/tables/{table}/ws")
async def socket(websocket: WebSocket, table: str) -> None:
    await serve_connection(websocket.app.state.registry, websocket.app.state.limits, websocket, table)
