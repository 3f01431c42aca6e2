"""A WebSocket client that does as little as it can: thousands of them fit into one process beside the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
LAST = 0x80
MASKED = 0x80


class LightSocket(asyncio.Protocol):
    """Says each text that comes to `heard`, and to `lost` that no more will come."""

    def __init__(self, address: str, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.address, self.path = address, path
        self.heard, self.lost = heard, lost
        self.transport: asyncio.Transport
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("the connection was refused"))
        else:
            self.lost()

    def data_received(self, data: bytes) -> None:
        data = self.unread + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.unread = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head[:40].decode("latin-1")))
                self.transport.close()
                return
            self.open.set_result(None)
        start = 0
        while start + 2 <= len(data):
            length, begin = data[start + 1], start + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                length = int.from_bytes(data[start + 2 : begin], "big")
            if len(data) < begin or len(data) < begin + length:
                break
            kind, payload = data[start] & 0xF, data[begin : begin + length]
            start = begin + length
            if kind == TEXT:
                self.heard(payload)
            elif kind == PING:
                self._frame(PONG, payload)
            elif kind == CLOSE:
                self.transport.close()
        self.unread = data[start:]

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        """Clients must mask what they send; with zeros it stays what it is."""
        length = len(payload)
        size = bytes([MASKED | length]) if length < 126 else bytes([MASKED | 126]) + length.to_bytes(2, "big")
        self.transport.write(bytes([LAST | kind]) + size + bytes(4) + payload)

    def close(self) -> None:
        self.transport.abort()


async def connected(url: str, table: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> LightSocket:
    """A connection to a table, as soon as the server has taken it."""
    where = urlsplit(url)
    path = f"/api/tables/{table}/ws"
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LightSocket(where.netloc, path, heard, lost), str(where.hostname), int(where.port or 80)
    )
    await socket.open
    return socket
