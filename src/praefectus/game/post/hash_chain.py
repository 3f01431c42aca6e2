"""Chains of secrets: each secret is the hash of the next one.

A person's link first shows the end of their chain. Every stint shows one secret more. Anyone can check that a secret
belongs to the chain; nobody but its owner knows the next one, and the owner can't replace it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from praefectus.game.links.people import SECRET_BYTES

CHAIN_LENGTH = 600  # how often one person can show a secret


def digest(*parts: bytes) -> bytes:
    """SHA-256 over the parts, each with its length before it."""
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(4, "big") + part)
    return found.digest()


def earlier(secret: bytes, steps: int = 1) -> bytes:
    """Return the secret that was shown so many times before this one."""
    for _ in range(steps):
        secret = digest(b"chain", secret)[:SECRET_BYTES]
    return secret


def secret_of(root: bytes, number: int) -> bytes:
    """Return a secret of the chain that begins with this root; number 0 is the end, which joining shows."""
    return earlier(root[:SECRET_BYTES], CHAIN_LENGTH - number)


def draw(seed: bytes, number: int, outcomes: Sequence[int], weights: Sequence[int]) -> int:
    """Return the outcome to which a stint's seed leads in its draw with this number."""
    ticket = int.from_bytes(digest(seed, number.to_bytes(4, "big")), "big") % sum(weights)
    for outcome, weight in zip(outcomes, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return outcome
    raise AssertionError
