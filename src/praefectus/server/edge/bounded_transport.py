"""A bound on bytes that clients don't read: none waits forever, and no address can let many wait."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from typing import Any

logger = logging.getLogger("praefectus.server.edge.bounded_transport")

LOOK_SECONDS = 1.0
LITTLE = 64 * 1024  # bytes on one connection below which the others of its address are not counted
MOST_OF_ADDRESS = 64 * 1024 * 1024  # bytes that may wait on all connections of one address


class UnsentBytes:
    """The connections of each address on which bytes wait to be sent."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # without progress before a connection is cut
        self.waiting: defaultdict[str, set[BoundedTransport]] = defaultdict(set)

    def of(self, address: str) -> int:
        """Return how many bytes wait for an address."""
        return sum(transport.unsent for transport in self.waiting.get(address, ()))

    def forget(self, address: str, transport: BoundedTransport) -> None:
        there = self.waiting.get(address)
        if there is not None:
            there.discard(transport)
            if not there:
                del self.waiting[address]


class BoundedTransport:
    """A transport that counts what is written. It is cut when nothing is read for so many seconds, or too much
    waits. Without an address, behind a proxy, only this connection is counted."""

    def __init__(self, transport: Any, unsent: UnsentBytes, address: str) -> None:
        self.transport = transport
        self.all_unsent = unsent
        self.address = address
        self.most: int | None = None  # bytes that may wait on this connection
        self.written = 0
        self.left = 0  # bytes that the system had taken at the last check
        self.looks = 0  # checks since then
        self.timer: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    @property
    def unsent(self) -> int:
        size: int = self.transport.get_write_buffer_size()
        return size

    def write(self, data: bytes) -> None:
        self.transport.write(data)
        self.written += len(data)
        if self.timer is None:
            self.looks = 0
            self.timer = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)
            self.all_unsent.waiting[self.address].add(self)
        unsent = self.unsent
        if self.most is not None and unsent > self.most:
            logger.info("a connection is cut: too much waits to be read")
            self._cut()
        elif self.address and unsent > LITTLE and self.all_unsent.of(self.address) > MOST_OF_ADDRESS:
            logger.info("a connection is cut: too much waits to be read by one address")
            self._cut()

    def _look(self) -> None:
        """Check once a second while bytes wait."""
        self.timer = None
        unsent = self.unsent
        left = self.written - unsent
        self.looks = 0 if left > self.left else self.looks + 1
        self.left = left
        if not unsent:
            self.all_unsent.forget(self.address, self)
        elif self.looks * LOOK_SECONDS >= self.all_unsent.seconds:
            logger.info("a connection is cut: nothing of it was read in time")
            self._cut()
        else:
            self.timer = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _cut(self) -> None:
        self.all_unsent.forget(self.address, self)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.transport.abort()
