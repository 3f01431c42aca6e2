"""Web push: notices for people whose page is closed, through the push service of their browser.

A notice says ids and numbers only: what a locked screen shows is worded by the person's own browser.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import logging
import os
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Required, TypedDict
from urllib.parse import SplitResult

from praefectus.server.encoding import now
from praefectus.server.errors import Refused
from praefectus.server.storage.waiting_notices import Device, Place, WaitingNotice
from praefectus.server.tables.events import URGENT, most_urgent
from praefectus.server.tables.webhooks import parsed, post

if TYPE_CHECKING:
    from praefectus.server.storage.notices import StoredNotices
    from praefectus.server.tables.registry import TableRegistry

logger = logging.getLogger("praefectus.server.tables.push")

SECOND, DAY = 1000, 24 * 60 * 60 * 1000
LONGEST_TTL = 28 * DAY
SHORTEST_TTL = 60 * SECOND
MOST_TRIES = 5
LONGEST_ENDPOINT = 1000
MOST_BYTES = 3993  # of text: push services take 4,096 with what encryption adds
FIRST_WAIT = 30 * SECOND  # after a failure; it doubles each time
STOPPED_FOR = 60 * 60 * SECOND  # no notices to a push service that refuses our key
SIGNED_FOR = 12 * 60 * 60  # seconds
NOBODY = "mailto:admin@localhost"

Outcome = Literal["sent", "gone", "later", "stopped", "failed"]


class Sent(NamedTuple):
    """What a push service answered."""

    outcome: Outcome
    wait: int = 0  # milliseconds


def encoded64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def origin(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc}"


class Pushed(TypedDict, total=False):
    """What a notice says: an event and its table, or how many games there are."""

    event: Required[str]
    table: str
    count: int


class WebPush:
    """Opened with the registry; `key` is None where the packages for it are missing."""

    def __init__(self, registry: TableRegistry, store: StoredNotices) -> None:
        self.registry = registry
        self.store = store
        self.vapid: Any = None
        self.key: str | None = None  # the public one, which browsers need
        self.stopped: dict[str, int] = {}  # until when nothing goes to a push service that refuses our key

    async def open(self) -> None:
        """Read the server's key or make one, and sign once to see that it works."""
        try:
            import http_ece  # noqa: F401
            from cryptography.hazmat.primitives.asymmetric import ec
            from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
            from py_vapid import Vapid02
        except ImportError:
            logger.warning("web push is off: the packages of the extra praefectus[people] are missing")
            return
        drawn = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
        try:
            stored = await self.store.vapid_key(encoded64(drawn))
        except Refused as refused:  # maintenance mode before the first start
            logger.warning("web push is off until the server starts again: %s", refused)
            return
        self.vapid = Vapid02.from_raw(stored.encode())
        public = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.signature("https://example.org")
        self.key = encoded64(public)

    def signature(self, audience: str) -> str:
        """Proof for a push service that it is this server who sends."""
        claims = {"aud": audience, "exp": now() // 1000 + SIGNED_FOR, "sub": self.contact}
        return str(self.vapid.sign(claims)["Authorization"])

    @property
    def contact(self) -> str:
        """Where the people of a push service reach the server admin."""
        settings = self.registry.settings
        for given in (settings.contact or "", settings.public_url or ""):
            if given.startswith(("https://", "mailto:")):
                return given.rstrip("/")
            if "@" in given and " " not in given:
                return f"mailto:{given}"
        return NOBODY

    # Devices

    async def device(self, endpoint: str, p256dh: str, auth: str) -> Device:
        """A device as its browser describes it, if it can be one."""
        if self.key is None:
            raise Refused("wrong_setup", "push-none")
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            point, secret = decoded64(p256dh), decoded64(auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
            parts = parsed(endpoint, LONGEST_ENDPOINT)
            if len(secret) != 16 or (parts.scheme != "https" and not self.registry.webhooks.private_allowed):
                raise ValueError
            await self.registry.webhooks.target(parts)
        except (ValueError, Refused) as error:
            raise Refused("malformed", "push-unfit") from error
        return Device(hashlib.sha256(endpoint.encode()).hexdigest(), endpoint, encoded64(point), encoded64(secret))

    # Sending

    async def send(self, person: str, notices: Sequence[WaitingNotice], places: Sequence[Place]) -> None:
        """To all devices of a person that have not got it yet."""
        devices = await self.store.devices(person)
        open_ones = [each for each in devices if any(each.id not in notice.reached for notice in notices)]
        said = wording(notices, [place.table for place in places if place.waits])
        life = min(LONGEST_TTL, max(SHORTEST_TTL, max(notice.until for notice in notices) - now()))
        urgency = "high" if any(notice.event in URGENT for notice in notices) else "normal"
        answers = await asyncio.gather(*(self._send(each, said, life // SECOND, urgency) for each in open_ones))
        by = list(zip(open_ones, answers, strict=True))
        sent = _devices(by, "sent")
        if by:
            await self.store.used(sent, _devices(by, "later", "failed"), _devices(by, "gone"))
        waits = [answer.wait for answer in answers if answer.outcome in ("later", "stopped")]
        tries = max(notice.tries for notice in notices)
        if not waits or tries >= MOST_TRIES:
            await self.store.finish(notices)
        else:
            wait = max(min(waits), FIRST_WAIT * 2 ** (tries - 1))
            await self.store.postpone([notice.reaching(sent) for notice in notices], now() + wait)

    async def _send(self, device: Device, said: Pushed, seconds: int, urgency: str) -> Sent:
        """One notice to one device."""
        webhooks = self.registry.webhooks
        parts = parsed(device.endpoint, LONGEST_ENDPOINT)
        until = self.stopped.get(origin(parts), 0)
        if until > now():
            return Sent("stopped", until - now())
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(seconds),
            "Urgency": urgency,
            "Topic": topic(said.get("table", "")),
            "Authorization": self.signature(origin(parts)),
        }
        try:
            async with webhooks.at_once, asyncio.timeout(webhooks.seconds):
                target = await webhooks.target(parts)
                status, wait = await post(parts, target, encrypted(said, device), headers)
        except (Refused, OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            logger.info("a notice to %s failed: %s", parts.hostname, type(error).__name__)
            return Sent("later")
        if 200 <= status < 300:
            return Sent("sent")
        logger.info("a notice to %s was answered with %d", parts.hostname, status)
        if status in (404, 410):
            return Sent("gone")
        if status in (401, 403):
            logger.error(
                "the push service %s refuses this server's key (%d): no notices go there for an hour; no device was "
                "deleted. Was the database replaced? Set contact or public_url.",
                parts.hostname,
                status,
            )
            self.stopped[origin(parts)] = now() + STOPPED_FOR
            return Sent("stopped", STOPPED_FOR)
        return Sent("later", (wait or 0) * SECOND) if status == 429 or status >= 500 else Sent("failed")


def _devices(sent: Iterable[tuple[Device, Sent]], *outcomes: Outcome) -> list[str]:
    return [device.id for device, answer in sent if answer.outcome in outcomes]


def wording(notices: Sequence[WaitingNotice], waiting: Sequence[str]) -> Pushed:
    """What the person's browser puts into words: the event of one table, or how many games there is something to do or
    to see in."""
    first = most_urgent(notices)
    tables = {notice.table for notice in notices if notice.table}
    if first.event in ("turn", "reminder"):
        tables |= set(waiting)
    if len(tables) > 1:
        return {"event": "several", "count": len(tables)}
    return {"event": first.event, "table": first.table} if first.table else {"event": first.event}


def topic(table: str) -> str:
    """The newest notice of a table replaces older ones on their way; the push service does not learn which table."""
    return encoded64(hashlib.sha256(f"topic {table}".encode()).digest())[:32]


def encrypted(said: Pushed, device: Device) -> bytes:
    """So that only the device can read it."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    text = json.dumps(said, separators=(",", ":")).encode()
    if len(text) > MOST_BYTES:
        raise ValueError("this is too long for a push service")
    return bytes(
        http_ece.encrypt(
            text,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded64(device.p256dh),
            auth_secret=decoded64(device.auth),
            version="aes128gcm",
        )
    )
