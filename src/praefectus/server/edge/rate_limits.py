"""Limits: so many a second, so many at once, per connection and per address.

They are our own because the `limits` package counts in time windows: it can't return unused tokens, nor add what other
processes have counted.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

KEPT = 20_000

Clock = Callable[[], float]


class TokenBucket:
    """A token bucket: it fills at a steady rate, and each use takes one token."""

    __slots__ = ("at_once", "clock", "left", "per_second", "when")

    def __init__(self, per_second: float, at_once: float, clock: Clock = time.monotonic) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self.left = float(at_once)
        self.when = clock()

    def take(self) -> float:
        """Take one token and return 0; if there is none, return the seconds until there is one."""
        self._fill()
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.per_second

    def use(self, amount: float) -> None:
        """Take an amount that was already used, even if it is more than is left; a negative amount is returned."""
        self._fill()
        self.left = min(self.at_once, max(self.left - amount, -self.at_once))

    def give_back(self) -> None:
        """Return a token that was not used."""
        self._fill()
        self.left = min(self.at_once, self.left + 1)

    def empty(self) -> bool:
        """Return whether no token is left now."""
        self._fill()
        return self.left < 1

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.at_once, self.left + (now - self.when) * self.per_second)
        self.when = now


class PerAddress:
    """One token bucket per address; the longest unused ones are forgotten."""

    def __init__(self, per_second: float, at_once: float, clock: Clock = time.monotonic) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self.kept: OrderedDict[str, TokenBucket] = OrderedDict()
        self.taken: Counter[str] = Counter()  # tokens since the last report to the other processes

    def of(self, address: str) -> TokenBucket:
        allowance = self.kept.get(address)
        if allowance is None:
            allowance = self.kept[address] = TokenBucket(self.per_second, self.at_once, self.clock)
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(address)
        return allowance

    def take(self, address: str) -> float:
        wait = self.of(address).take()
        if not wait:
            self.taken[address] += 1
        return wait

    def give_back(self, address: str) -> None:
        """Return a token that was not used."""
        self.of(address).give_back()
        self.taken[address] -= 1

    def new_usage(self) -> dict[str, float]:
        """Return the tokens taken here since the last call; negative if more were returned."""
        taken, self.taken = self.taken, Counter()
        return {address: amount for address, amount in taken.items() if amount}

    def use(self, process: str, address: str, amount: float) -> None:
        """Count tokens that were taken at another process."""
        self.of(address).use(amount)

    def process_joined(self) -> None: ...

    def process_left(self, process: str) -> None: ...


class RemoteCounts:
    """How many of something each address has at other processes."""

    def __init__(self, here: Callable[[], dict[str, float]]) -> None:
        self.here = here
        self.told: dict[str, float] = {}
        self.there: dict[str, dict[str, float]] = {}

    def of(self, address: str) -> float:
        return sum(counts.get(address, 0) for counts in self.there.values())

    def new_usage(self) -> dict[str, float]:
        """Return the current numbers of the addresses where they have changed."""
        before, self.told = self.told, self.here()
        return {
            address: self.told.get(address, 0)
            for address in before | self.told
            if before.get(address) != self.told.get(address)
        }

    def use(self, process: str, address: str, amount: float) -> None:
        counts = self.there.setdefault(process, {})
        if amount:
            counts[address] = amount
        else:
            counts.pop(address, None)

    def process_joined(self) -> None:
        """Report everything again: the new process knows nothing yet."""
        self.told = {}

    def process_left(self, process: str) -> None:
        self.there.pop(process, None)


def network_of(address: str) -> str:
    """Return what counts as one address: an IPv4 address or an IPv6 /64 network."""
    try:
        parsed = ipaddress.ip_address(address.split("%", 1)[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False).network_address) + "/64"
    return str(parsed)
