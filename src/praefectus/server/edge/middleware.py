"""Rate limits per address, request sizes, and the security headers of every answer."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from praefectus.language import accepted
from praefectus.language import of as words_of
from praefectus.server import logs, metrics
from praefectus.server.cluster.coordination import SharedLimit
from praefectus.server.edge.rate_limits import PerAddress, RemoteCounts, TokenBucket, network_of
from praefectus.server.errors import Refused
from praefectus.server.players.seat_secrets import TABLE_ID, hashed
from praefectus.server.settings import Settings
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.table import Table

if TYPE_CHECKING:
    from praefectus.server.edge.socket import Connection

logger = logging.getLogger("praefectus.server.edge.middleware")

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
}
PUZZLES_PER_HOUR = 300
# Pages that other sites can show in a frame: they have no script, no secret and no form.
EMBEDDED = "/embed/"
EMBEDDED_HEADERS = {name: value for name, value in HEADERS.items() if name != "X-Frame-Options"} | {
    "Cross-Origin-Resource-Policy": "cross-origin"
}
ANALYSES_PER_MINUTE = 6
READING = ("GET", "HEAD", "OPTIONS")
API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

EXPORTS = 5  # of one player's data in a day


class AddressLimits:
    """Counts what each address does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.requests = PerAddress(settings.requests_per_second, settings.requests_at_once)
        self.new_tables = PerAddress(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.new_puzzles = PerAddress(PUZZLES_PER_HOUR / 3600, PUZZLES_PER_HOUR)
        self.chats = PerAddress(settings.chat_in_ten_seconds / 10, settings.chat_in_ten_seconds)
        self.guesses = PerAddress(settings.guesses_per_minute / 60, settings.guesses_per_minute)
        self.new_people = PerAddress(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.exports = PerAddress(EXPORTS / (24 * 60 * 60), EXPORTS)  # by player
        self.analyses = PerAddress(ANALYSES_PER_MINUTE / 60, ANALYSES_PER_MINUTE)  # of games that have no table
        self.handshakes = PerAddress(settings.handshakes_per_minute / 60, settings.handshakes_per_minute)
        self.connections: dict[str, set[Connection]] = {}
        self.connections_elsewhere = RemoteCounts(
            lambda: {address: len(there) for address, there in self.connections.items()}
        )
        self.open = 0
        self.log_allowance = TokenBucket(5, 50)
        self.unlogged = 0

    @property
    def shared(self) -> dict[str, SharedLimit]:
        """The limits that all processes count together."""
        return {
            "requests": self.requests,
            "tables": self.new_tables,
            "chats": self.chats,
            "guesses": self.guesses,
            "handshakes": self.handshakes,
            "connections": self.connections_elsewhere,
        }

    def address(self, connection: HTTPConnection) -> str:
        return network_of(connection.client.host if connection.client else "")

    def note_refusal(self, address: str, code: str) -> None:
        """Log refusals, but only a few per address."""
        metrics.refusals.labels(code).inc()
        if self.log_allowance.take():
            self.unlogged += 1
            return
        more = f" (and {self.unlogged} more)" if self.unlogged else ""
        self.unlogged = 0
        logger.info("refused: %s%s", code, more, extra={"address": address})

    def guess(self, address: str) -> None:
        """Count a wrong link or secret."""
        if self.guesses.take(address):
            raise Refused("too_many", "too-many-guesses", 60)

    async def table(self, registry: TableRegistry, address: str, table: str) -> Table:
        """Return a table by its id; count wrong ids, without locking the right ones."""
        try:
            if re.match(TABLE_ID, table) is None:
                raise Refused("no_table", "no-such-table")
            return await registry.get(table)
        except Refused as refused:
            if refused.code == "no_table":
                self.guess(address)
            raise

    def check_ban(self, registry: TableRegistry, address: str) -> None:
        """Refuse banned addresses."""
        if "ban" in registry.people.rules.sanctions:
            registry.people.rules.check_ban([hashed(address)])

    def own_origin(self, connection: HTTPConnection) -> bool:
        """Return whether a browser's page comes from this host; programs send no origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        public = self.settings.public_url
        return urlsplit(origin).netloc in (connection.headers.get("host"), public and urlsplit(public).netloc)

    @contextmanager
    def new_table(self, address: str) -> Iterator[None]:
        """Count a new table, if creating it succeeds."""
        with self._counted(self.new_tables, address, "tables-per-hour", most=self.settings.tables_per_hour):
            yield

    @contextmanager
    def new_puzzle(self, address: str) -> Iterator[None]:
        """Count a new table for a puzzle, if creating it succeeds."""
        with self._counted(self.new_puzzles, address, "tables-per-hour", most=PUZZLES_PER_HOUR):
            yield

    def export(self, player: str) -> None:
        """Count an export of a player's data."""
        if wait := self.exports.take(player):
            raise Refused("too_many", "too-many-exports", wait, most=EXPORTS)

    @contextmanager
    def new_person(self, address: str) -> Iterator[None]:
        """Count a new personal link, if creating it succeeds."""
        with self._counted(self.new_people, address, "too-many-links"):
            yield

    @contextmanager
    def _counted(self, allowances: PerAddress, address: str, sentence: str, **given: int) -> Iterator[None]:
        wait = allowances.take(address)
        if wait:
            raise Refused("too_many", sentence, wait, **given)
        try:
            yield
        except BaseException:
            allowances.give_back(address)
            raise

    def enter(self, address: str, connection: Connection) -> bool:
        there = self.connections.setdefault(address, set())
        all_of_them = len(there) + self.connections_elsewhere.of(address)
        if all_of_them >= self.settings.connections_per_address or self.open >= self.settings.connections:
            if not there:
                del self.connections[address]
            return False
        there.add(connection)
        self.open += 1
        return True

    def leave(self, address: str, connection: Connection) -> None:
        there = self.connections.get(address, set())
        if connection in there:
            there.remove(connection)
            self.open -= 1
            if not there:
                self.connections.pop(address, None)

    def all_connections(self) -> list[Connection]:
        return [connection for there in self.connections.values() for connection in there]


class LimitsMiddleware:
    """ASGI middleware: limits requests and bodies before the application reads them, and adds headers to every
    answer."""

    def __init__(self, app: ASGIApp, limits: AddressLimits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        logs.request.set(request := logs.new_request())
        embedded = str(scope["path"]).startswith(EMBEDDED)
        is_api = str(scope["path"]).startswith("/api/") or embedded
        began, status = time.monotonic(), 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = request
                for name, value in (EMBEDDED_HEADERS if embedded else HEADERS).items():
                    headers[name] = value
                headers.setdefault("Content-Security-Policy", API_POLICY)
                if is_api:
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await (self._api if is_api else self.app)(scope, receive, send_with_headers)
        except Exception:
            metrics.errors.inc()
            logger.exception("a request failed")
            if status:
                raise
            failed = Refused("failed", "something-failed", request=request)
            await answer_refusal(failed, Headers(scope=scope), send_with_headers)
        finally:
            route = getattr(scope.get("route"), "path", "")  # not the path, which may open a table
            took = 1000 * (time.monotonic() - began)
            logger.log(
                logging.ERROR if status >= 500 and status != 503 else logging.DEBUG,
                "%s %s answered with %d after %.0f ms",
                scope["method"], route, status, took,
            )  # fmt: skip

    async def _api(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Apply the limits of the address, and read the whole body."""
        connection = HTTPConnection(scope)
        try:
            address = self.limits.address(connection)
            self.limits.check_ban(scope["app"].state.registry, address)
            if scope["method"] not in READING and not self.limits.own_origin(connection):
                raise Refused("foreign_origin", "foreign-page")
            wait = self.limits.requests.take(address)
            if wait:
                raise Refused("too_many", "too-many-requests", wait)
            async with asyncio.timeout(self.limits.settings.request_seconds):
                body = await self._body(Headers(scope=scope), receive)
        except TimeoutError:
            slow = Refused("too_slow", "request-too-slow")
            await answer_refusal(slow, Headers(scope=scope), send)
            return
        except Refused as refused:
            self.limits.note_refusal(self.limits.address(connection), refused.code)
            await answer_refusal(refused, Headers(scope=scope), send)
            return
        if body is None:
            return
        given = False

        async def receive_again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, receive_again, send)

    async def _body(self, headers: Headers, receive: Receive) -> bytes | None:
        """Read the whole body; refuse it as soon as it is too large. None if the client has gone."""
        limit = self.limits.settings.body_bytes
        too_large = Refused("too_large", "request-too-large", most=limit)
        announced = headers.get("content-length", "")
        if announced.isdecimal() and int(announced) > limit:
            raise too_large
        parts: list[bytes] = []
        size = 0
        while True:
            message: dict[str, Any] = dict(await receive())
            if message["type"] == "http.disconnect":
                return None
            part = message.get("body", b"")
            size += len(part)
            if size > limit:
                raise too_large
            parts.append(part)
            if not message.get("more_body", False):
                return b"".join(parts)


async def answer_refusal(refused: Refused, asked: Headers, send: Send) -> None:
    """Answer without the application."""
    body = json.dumps(refused.told(words_of(accepted(asked.get("accept-language"))))).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.retry_after is not None:
        headers.append((b"retry-after", str(max(1, round(refused.retry_after))).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
