"""Turn notices: one POST to an address the holder of a seat gave, never into a private network.

It does not use httpx, which looks up the host again to connect: after the check the name could lead to a private
address.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import json
import logging
import socket
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import NamedTuple, TypedDict
from urllib.parse import SplitResult, urlsplit

from praefectus.server.errors import Refused

logger = logging.getLogger("praefectus.server.tables.webhooks")

LONGEST = 500
LONGEST_STATUS = 4096
MOST_OF_ONE = 5
MOST_WAITING = 500
MOST_HEADERS = 50
JSON = {"Content-Type": "application/json"}
PORTS = {"http": 80, "https": 443}
# IPv6 networks behind which any IPv4 address may be, or one's own site, whatever Python's version says of them.
LEADING_INWARDS = [
    ipaddress.IPv6Network(network)
    for network in (
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 of one's own network
        "fec0::/10",  # site-local
        "::/96",  # IPv4-compatible
    )
]


def parsed(url: str, longest: int = LONGEST) -> SplitResult:
    """The address in parts, or a refusal."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Refused("malformed", "hook-no-address") from error
    if len(url) > longest or not url.isascii() or any(c.isspace() for c in url):
        raise Refused("malformed", "hook-too-long", most=longest)
    if parts.scheme not in PORTS or not parts.hostname:
        raise Refused("malformed", "hook-scheme")
    if parts.username is not None or parts.password is not None:
        raise Refused("malformed", "hook-no-password")
    if port is not None and not 0 < port < 65536:
        raise Refused("malformed", "hook-port")
    return parts


def is_public(address: str) -> bool:
    """Return whether an address belongs to the public internet."""
    parsed_address = ipaddress.ip_address(address.split("%", 1)[0])
    if isinstance(parsed_address, ipaddress.IPv6Address):
        if any(parsed_address in network for network in LEADING_INWARDS):
            return False
        inner = parsed_address.ipv4_mapped or parsed_address.sixtofour
        if inner is None and parsed_address.teredo is not None:
            inner = parsed_address.teredo[1]
        if inner is not None:
            return inner.is_global and not inner.is_multicast
    return parsed_address.is_global and not parsed_address.is_multicast


async def addresses_of(host: str, port: int, names: Executor) -> list[str]:
    """All addresses of a host, found once."""
    look_up = functools.partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(names, look_up)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Mentions(TypedDict):
    """Whom Discord may notify because of the text."""

    parse: list[str]


class TurnNotice(TypedDict):
    """What is posted to a webhook: the first three as Discord understands them."""

    content: str
    username: str
    allowed_mentions: Mentions
    table: str
    seat: int
    state: int | None


class Webhooks:
    """Sends turn notices in the background, a few at a time, and only so many of one address."""

    def __init__(self, seconds: float, private_allowed: bool) -> None:
        self.seconds = seconds
        self.private_allowed = private_allowed
        self.at_once = asyncio.Semaphore(20)
        self.sending: Counter[str] = Counter()
        self.names = ThreadPoolExecutor(4, "praefectus-names")  # looking up a name blocks a thread
        self.tasks: set[asyncio.Task[None]] = set()

    async def check(self, url: str) -> str:
        """The host of an acceptable address; a refusal for any other."""
        parts = parsed(url)
        await self.target(parts)
        return str(parts.hostname)

    def send(self, url: str, content: TurnNotice, who: str) -> asyncio.Task[None] | None:
        """Send in the background; `who` may have a few under way, what comes on top of that is left out."""
        if self.sending[who] >= MOST_OF_ONE or len(self.tasks) >= MOST_WAITING:
            logger.info("a turn notice is left out: too many are under way")
            return None
        self.sending[who] += 1
        task = asyncio.create_task(self._send(url, content))
        self.tasks.add(task)
        task.add_done_callback(lambda done: self._sent(done, who))
        return task

    def _sent(self, task: asyncio.Task[None], who: str) -> None:
        self.tasks.discard(task)
        self.sending -= Counter([who])

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.names.shutdown(wait=False, cancel_futures=True)

    async def target(self, parts: SplitResult) -> str:
        """The checked address of a host, to which the request goes."""
        host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
        try:
            async with asyncio.timeout(self.seconds):
                addresses = await addresses_of(host, port, self.names)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise Refused("malformed", "hook-unknown-host", host=host) from error
        if not addresses:
            raise Refused("malformed", "hook-unknown-host", host=host)
        if not self.private_allowed and not all(is_public(address) for address in addresses):
            raise Refused("malformed", "hook-not-public", host=host)
        return addresses[0]

    async def _send(self, url: str, content: TurnNotice) -> None:
        parts = parsed(url)
        for attempt in (1, 2):
            async with self.at_once:
                try:
                    async with asyncio.timeout(self.seconds):
                        body = json.dumps(content).encode()
                        status, _ = await post(parts, await self.target(parts), body, JSON)
                except (Refused, OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
                    logger.info("a turn notice to %s failed: %s", parts.hostname, type(error).__name__)
                else:
                    if status < 500 and status != 429:
                        return
                    logger.info("a turn notice to %s was answered with %d", parts.hostname, status)
            if attempt == 1:
                await asyncio.sleep(self.seconds)


class Answer(NamedTuple):
    """Of a web server: whether it took a request, and else when to ask again."""

    status: int
    retry_after: int | None  # seconds


async def post(parts: SplitResult, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
    """One POST to the very address that was checked, under the name that was given, without redirects, proxies or
    cookies; of the answer only the status is read, and how long to wait."""
    import ssl

    host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        target, port, ssl=secure, server_hostname=host if secure else None, limit=LONGEST_STATUS
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        name = f"[{host}]" if ":" in host else host
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {name if parts.port is None else f'{name}:{port}'}",
            *(f"{name}: {value}" for name, value in headers.items()),
            f"Content-Length: {len(body)}",
            "User-Agent: Praefectus",
            "Connection: close",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
        await writer.drain()
        version, _, status = (await reader.readuntil(b"\n")).decode("latin-1").partition(" ")
        if not version.startswith("HTTP/") or not status[:3].isdecimal():
            raise ValueError("this is no answer of a web server")
        code = int(status[:3])
        return Answer(code, await _retry_after(reader) if code == 429 or code >= 500 else None)
    finally:
        writer.close()


async def _retry_after(reader: asyncio.StreamReader) -> int | None:
    """The seconds that a busy server asks to wait; a date counts as nothing."""
    for _ in range(MOST_HEADERS):
        line = await reader.readline()
        name, _, value = line.decode("latin-1").partition(":")
        if name.strip().lower() == "retry-after":
            return int(value) if value.strip().isdecimal() and len(value.strip()) < 8 else None
        if not line.strip():
            break
    return None
