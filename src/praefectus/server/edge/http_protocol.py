"""Limits on incoming requests: the size of a head, the time it takes, how many may be incomplete, and unread
answers."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from praefectus.server.edge.bounded_transport import BoundedTransport, UnsentBytes
from praefectus.server.edge.rate_limits import network_of
from praefectus.server.settings import Settings

MOST_ON_A_SOCKET = 1024 * 1024  # bytes that wait to be sent, including answers to pings
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n"


def protocol_with(settings: Settings) -> type[HttpToolsProtocol]:
    """Return the protocol of a server with these limits."""
    half_open: Counter[str] = Counter()
    unsent = UnsentBytes(settings.send_seconds)

    class LimitedProtocol(HttpToolsProtocol):
        """Counts the bytes of a head until it is complete, within a time limit."""

        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            self.head_bytes = 0
            self.network = ""  # the client's address, if there is no proxy
            self.address: str | None = None  # the same, until a request's head is complete
            self.head_timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            peer = transport.get_extra_info("peername")
            self.network = network_of(str(peer[0])) if peer and settings.trusted_proxies is None else ""
            super().connection_made(BoundedTransport(transport, unsent, self.network))  # type: ignore[arg-type]
            self._await_head()

        def handle_websocket_upgrade(self) -> None:
            self.transport.most = MOST_ON_A_SOCKET  # type: ignore[attr-defined]
            super().handle_websocket_upgrade()

        def _await_head(self) -> None:
            address = self.network
            self.head_bytes, self.address = 0, address
            half_open[address] += 1
            self.head_timer = self.loop.call_later(settings.request_seconds, self._give_up, TOO_SLOW)
            if address and half_open[address] > settings.open_requests:
                self._give_up(TOO_MANY)

        def _head_came(self) -> None:
            if self.head_timer is not None:
                self.head_timer.cancel()
                self.head_timer = None
            if self.address is not None:
                half_open[self.address] -= 1
                if half_open[self.address] <= 0:
                    del half_open[self.address]
                self.address = None

        def _give_up(self, answer: bytes) -> None:
            self._head_came()
            if not self.transport.is_closing():
                self.transport.write(answer)
                self.transport.close()

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            if self.address is not None:
                self.head_bytes += len(data)
            super().data_received(data)  # the body has its own limit
            if self.address is not None and self.head_bytes > settings.header_bytes:
                self._give_up(TOO_LARGE)

        def on_headers_complete(self) -> None:
            self._head_came()
            super().on_headers_complete()

        def on_message_begin(self) -> None:
            if self.address is None:
                self._await_head()
            super().on_message_begin()

        def connection_lost(self, exc: Exception | None) -> None:
            self._head_came()
            super().connection_lost(exc)

    return LimitedProtocol
