"""What the arena refuses, or cannot continue."""

from __future__ import annotations

from praefectus.game import PraefectusError


class ArenaError(PraefectusError):
    """One sentence for a person: what is wrong, and what would be right."""
