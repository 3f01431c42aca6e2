"""Limits: so many a second, so many at once, per connection and per address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

KEPT = 20_000

Clock = Callable[[], float]


class Allowance:
    """A bucket that fills at a steady rate; each use takes one."""

    __slots__ = ("at_once", "clock", "left", "per_second", "when")

    def __init__(self, per_second: float, at_once: float, clock: Clock = time.monotonic) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self.left = float(at_once)
        self.when = clock()

    def take(self) -> float:
        """Take one and return 0; or take nothing and return the seconds until there is one."""
        self._fill()
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.per_second

    def empty(self) -> bool:
        """Whether nothing is left now; takes nothing."""
        self._fill()
        return self.left < 1

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.when) * self.per_second)
        self.when = now


class PerAddress:
    """One allowance for each address; those longest unused are forgotten."""

    def __init__(self, per_second: float, at_once: float, clock: Clock = time.monotonic) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self.kept: OrderedDict[str, Allowance] = OrderedDict()

    def of(self, address: str) -> Allowance:
        allowance = self.kept.get(address)
        if allowance is None:
            allowance = self.kept[address] = Allowance(self.per_second, self.at_once, self.clock)
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(address)
        return allowance

    def take(self, address: str) -> float:
        return self.of(address).take()


def network_of(address: str) -> str:
    """What is counted as one address: an IPv4 address or an IPv6 /64 network."""
    try:
        parsed = ipaddress.ip_address(address.split("%", 1)[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address) + "/64"
    return str(parsed)
