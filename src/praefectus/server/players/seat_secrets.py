"""Ids of tables and players, and secrets: drawn at random, stored as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

TABLE_ID = r"^[A-Za-z0-9_-]{22}$"
SECRET = r"^[A-Za-z0-9_-]{32}$"


def new_table_id() -> str:
    return drawn(16)


def new_player_id() -> str:
    return drawn(16)


def new_secret() -> str:
    return drawn(24)


def drawn(size: int) -> str:
    """Return random letters that never begin with a dash: on a command line that would be an option."""
    while (letters := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return letters


def hashed(secret: str) -> str:
    """Return the hash that is stored. A secret has 192 random bits, so one round of a plain hash is enough."""
    return hashlib.sha256(b"praefectus:" + secret.encode()).hexdigest()


def fits(secret_hash: str | None, stored: str | None) -> bool:
    """Return whether the hash of a secret is the stored one."""
    return hmac.compare_digest(secret_hash or "", stored or "-")


def opened(secret_hashes: Sequence[str], stored: Sequence[str | None]) -> list[int]:
    """Return which of the stored hashes these secrets open. Every one is compared with every other."""
    return [
        number for number, kept in enumerate(stored) if sum(fits(secret_hash, kept) for secret_hash in secret_hashes)
    ]
