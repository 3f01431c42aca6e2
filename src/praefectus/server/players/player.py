"""A player: one person on all their devices."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a request. The id never changes and may be shown to others; the name is unique."""

    id: str
    name: str | None  # None until they choose one
    closing: int | None  # when everything about them will be deleted, unless they come back
    secret_hash: str  # of the secret that was shown
    role: str | None = None

    @property
    def moderates(self) -> bool:
        return self.role == "moderator"
