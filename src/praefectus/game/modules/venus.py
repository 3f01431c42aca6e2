"""Venus: cards that offer two personalities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praefectus.engine.interpreted import LightRecord
from praefectus.game.phrases import TOLD
from praefectus.game.words import kind_names
from praefectus.rules.modules.venus.magister import is_double_choice

if TYPE_CHECKING:
    from praefectus.game.notation import Notation

PROMPTS = {"role": ("Two personalities", "Choose which of the two you carry out.")}
DECLINED = {"leave_it_out": "Leave it out"}


def role_text(notation: Notation, g: LightRecord, kind: int) -> str:
    """One of two personalities, or a partner's card."""
    if is_double_choice(g.frame_a[g.depth - 1]):
        return f"Act as {kind_names()[kind]}"
    return f"Carry out the {kind_names()[kind]} too"


def role_asked(g: LightRecord, name: str, title: str, sentence: str) -> tuple[str, str]:
    card = g.frame_a[g.depth - 1]
    if name != "role" or is_double_choice(card):
        return title, sentence
    said = f"Your partner played the {kind_names()[card]}; you may carry it out, too, or leave it out."
    return "Your partner's card", said


def role_facts(notation: Notation, g: LightRecord, kind: int) -> dict[str, Any]:
    double = is_double_choice(g.frame_a[g.depth - 1])
    return {"card": kind} if double else {"card": kind, "phrase": "role joined"}


TEXTS = {"role": role_text}
CLAUSES = {"role joined": TOLD}
FACTS = {"role role": role_facts}
