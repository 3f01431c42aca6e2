"""How strong Contrarius is at each of his levels, on the scale of people's ratings.

The numbers explain best how often `greedy`, `learned` and a careful newcomer beat him (docs/strength.md, *Contrarius*);
tests/server/test_contrarius_ladder.py computes them again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

STRENGTH = {"beginner": 12.9, "standard": 27.3, "veteran": 43.7, "expert": 54.3}
USUAL_LEVEL = "standard"


def plays_alone(modules: Collection[str], seats: int) -> bool:
    """Return whether a game is one person's against Contrarius."""
    return "solitaria" in modules and seats == 1


def level_of(options: Mapping[str, Any]) -> str:
    return str(options.get("solo_level", USUAL_LEVEL))
