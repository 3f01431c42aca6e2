"""The application inside a worker of the browser: calls instead of requests, lines instead of sockets."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starlette.types import Message, Scope

from praefectus.server.browser import record_import, record_questions
from praefectus.server.browser.bots import DeviceBots, Thinker
from praefectus.server.browser.no_moderation import NoModeration
from praefectus.server.browser.object_store import MemoryObjectStore, ObjectStore
from praefectus.server.browser.storage import DeviceStorage
from praefectus.server.edge.application import application
from praefectus.server.errors import Refused
from praefectus.server.settings import Settings
from praefectus.server.tables.registry import TableRegistry
from praefectus.server.tables.webhooks import TurnNotice, Webhooks

ASKED_FIRST = ("/catalogue", "/boards", "/levels")  # by every page
PLENTY = 1_000_000  # a server's limits don't apply: only the device's owner comes here
LARGEST_BODY = 4 * 1024 * 1024
HERE = ("127.0.0.1", 0)

Tell = Callable[[str, str], None]


class NoWebhooks(Webhooks):
    """Nothing to do: a page can't announce that it closes."""

    async def check(self, url: str) -> str:
        raise Refused("wrong_setup", "hook-needs-server")

    def send(self, url: str, content: TurnNotice, who: str) -> None: ...


def device_settings() -> Settings:
    return Settings.model_validate(
        {
            "data_dir": Path("/"),
            "bot_workers": 0,
            "body_bytes": LARGEST_BODY,
            "requests_per_second": PLENTY,
            "requests_at_once": PLENTY,
            "messages_per_second": PLENTY,
            "messages_at_once": PLENTY,
            "tables_per_hour": PLENTY,
            "chat_in_ten_seconds": PLENTY,
            "guesses_per_minute": PLENTY,
            "handshakes_per_minute": PLENTY,
            "connections_per_address": PLENTY,
            "unfinished_tables": PLENTY,
            "lobby_days": 0,
            "playing_days": 0,
        }
    )


Answers = dict[Any, Any]


async def prepared(language: str) -> Answers:
    """Answer what every page asks first, in advance. The bridge is then discarded: its clocks would be wrong."""
    bridge = AsgiBridge()
    for path in ASKED_FIRST:
        await bridge.ask("GET", f"/api{path}", json.dumps({"accept-language": language}), "")
    return dict(bridge.app.state.kept)


class AsgiBridge:
    """Through it the page asks, and opens lines to tables."""

    def __init__(self, answers: Answers | None = None) -> None:
        settings = device_settings()
        webhooks = NoWebhooks(settings.webhook_seconds, False)
        self.storage, self.bots = DeviceStorage(MemoryObjectStore()), DeviceBots()
        self.registry = TableRegistry(settings, self.storage, NoModeration(), self.bots, webhooks)
        self.app = application(settings, lambda: self.registry, more=[record_import.router, record_questions.router])
        self.app.state.registry = self.registry
        self.app.state.kept |= answers or {}

    async def open(self, object_store: ObjectStore, thinker: Thinker) -> None:
        """Open the bridge with the browser's storage and thinker."""
        logging.getLogger("praefectus").setLevel(logging.WARNING)
        self.storage.object_store, self.bots.thinker = object_store, thinker
        await self.registry.open()

    async def ask(self, method: str, url: str, headers: str, body: str) -> tuple[int, str, str, str]:
        """Status, media type, file name and body of an answer."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Any) -> None:
            sent.append(dict(message))

        await self.app(_scope("http", method, url, json.loads(headers)), receive, send)
        said = {name.decode(): value.decode("latin-1") for name, value in sent[0]["headers"]}
        content = b"".join(message.get("body", b"") for message in sent[1:]).decode()
        return sent[0]["status"], said.get("content-type", ""), said.get("content-disposition", ""), content

    def line(self, url: str, tell: Tell) -> Line:
        return Line(self.app, url, tell)


class Line:
    """A connection to a table; `tell` hears "open", "message" and "close"."""

    def __init__(self, app: Any, url: str, tell: Tell) -> None:
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.tell = tell
        self.ended = False
        scope = {**_scope("websocket", "GET", url, {}), "subprotocols": []}
        self.task = asyncio.create_task(self._serve(app, scope))

    async def _serve(self, app: Any, scope: Scope) -> None:
        async def send(message: Any) -> None:
            match message["type"]:
                case "websocket.accept":
                    self.tell("open", "")
                case "websocket.send":
                    self.tell("message", message["text"])
                case "websocket.close":
                    self._end(message.get("reason") or "")

        try:
            await app(scope, self.inbox.get, send)
        finally:
            self._end("")

    def _end(self, reason: str) -> None:
        if not self.ended:
            self.ended = True
            self.tell("close", reason)

    def put(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})


def _scope(kind: str, method: str, url: str, headers: dict[str, str]) -> Scope:
    path, _, query = url.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "scheme": "http" if kind == "http" else "ws",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": HERE,
        "server": ("device", 80),
        "state": {},
        "extensions": {},
    }
