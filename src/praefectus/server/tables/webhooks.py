"""Turn notices: one POST to an address the holder of a seat gave, never into a private network."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from typing import Any
from urllib.parse import SplitResult, urlsplit

from praefectus.server.errors import Refused

logger = logging.getLogger("praefectus.server.tables.webhooks")

LONGEST = 500
PORTS = {"http": 80, "https": 443}


def parsed(url: str) -> SplitResult:
    """The address in parts, or a refusal."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Refused("malformed", "This is not a web address; give one like https://example.org/hook.") from error
    if len(url) > LONGEST or not url.isascii() or any(c.isspace() for c in url):
        raise Refused("malformed", f"A web hook address has at most {LONGEST} plain characters without spaces.")
    if parts.scheme not in PORTS or not parts.hostname:
        raise Refused("malformed", "A web hook address begins with https:// or http:// and names a host.")
    if parts.username is not None or parts.password is not None:
        raise Refused("malformed", "A web hook address holds no user name and no password.")
    if port is not None and not 0 < port < 65536:
        raise Refused("malformed", "The port of a web hook address lies between 1 and 65535.")
    return parts


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet."""
    parsed_address = ipaddress.ip_address(address.split("%", 1)[0])
    if isinstance(parsed_address, ipaddress.IPv6Address):
        inner = parsed_address.ipv4_mapped or parsed_address.sixtofour
        if inner is None and parsed_address.teredo is not None:
            inner = parsed_address.teredo[1]
        if inner is not None:
            return inner.is_global and not inner.is_multicast
    return parsed_address.is_global and not parsed_address.is_multicast


async def addresses_of(host: str, port: int) -> list[str]:
    """All addresses of a host, found once."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Webhooks:
    """Sends turn notices in the background, a few at a time."""

    def __init__(self, seconds: float, private_allowed: bool) -> None:
        self.seconds = seconds
        self.private_allowed = private_allowed
        self.at_once = asyncio.Semaphore(20)
        self.tasks: set[asyncio.Task[None]] = set()

    async def check(self, url: str) -> str:
        """The host of an acceptable address; a refusal for any other."""
        parts = parsed(url)
        await self._target(parts)
        return str(parts.hostname)

    def send(self, url: str, content: dict[str, Any]) -> None:
        """Send in the background."""
        task = asyncio.create_task(self._send(url, content))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _target(self, parts: SplitResult) -> str:
        host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
        try:
            async with asyncio.timeout(self.seconds):
                addresses = await addresses_of(host, port)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise Refused("malformed", f"The host {host} of the web hook is not known.") from error
        if not addresses:
            raise Refused("malformed", f"The host {host} of the web hook is not known.")
        if not self.private_allowed and not all(is_public(address) for address in addresses):
            raise Refused("malformed", f"The host {host} is not on the public internet; web hooks go only there.")
        return addresses[0]

    async def _send(self, url: str, content: dict[str, Any]) -> None:
        parts = parsed(url)
        async with self.at_once:
            for attempt in (1, 2):
                try:
                    target = await self._target(parts)
                    status = await self._post(parts, target, content)
                except (http.client.HTTPException, Refused, OSError) as error:
                    logger.info("a turn notice to %s failed: %s", parts.hostname, type(error).__name__)
                else:
                    if status < 500 and status != 429:
                        return
                    logger.info("a turn notice to %s was answered with %d", parts.hostname, status)
                if attempt == 1:
                    await asyncio.sleep(self.seconds)

    async def _post(self, parts: SplitResult, target: str, content: dict[str, Any]) -> int:
        """Post to the very address that was checked, under the name that was given."""
        return await asyncio.to_thread(post, parts, target, json.dumps(content).encode(), self.seconds)


def post(parts: SplitResult, target: str, body: bytes, seconds: float) -> int:
    """One POST without redirects, proxies or cookies; the answer's body is not read."""
    host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
    sock = socket.create_connection((target, port), seconds)
    try:
        if parts.scheme == "https":
            sock = ssl.create_default_context().wrap_socket(sock, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=seconds)
        connection.sock = sock
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        name = f"[{host}]" if ":" in host else host
        headers = {"Content-Type": "application/json", "User-Agent": "Praefectus", "Connection": "close"}
        connection.request("POST", path, body, headers | {"Host": name if parts.port is None else f"{name}:{port}"})
        return connection.getresponse().status
    finally:
        sock.close()
