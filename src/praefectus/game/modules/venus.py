"""Venus: cards that offer two personalities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praefectus.game.log_phrases import SAID
from praefectus.game.message_parts import card_message
from praefectus.language import Message, Translatable
from praefectus.rules.modules.venus.magister import is_double_choice
from praefectus.rules.record import GameRecord

if TYPE_CHECKING:
    from praefectus.game.notation import Notation

PROMPTS = ("role",)


def role_text(notation: Notation, g: GameRecord, kind: int) -> Message:
    """One of two personalities, or a partner's card."""
    own = is_double_choice(g.frame_a[g.depth - 1])
    return Message("choice-role" if own else "choice-role-too", card=card_message(kind))


def role_asked(
    g: GameRecord, name: str, title: Translatable, sentence: Translatable
) -> tuple[Translatable, Translatable]:
    card = g.frame_a[g.depth - 1]
    if name != "role" or is_double_choice(card):
        return title, sentence
    return Message("prompt-partners-card"), Message("prompt-partners-card.sentence", card=card_message(card))


def role_facts(notation: Notation, g: GameRecord, kind: int) -> dict[str, Any]:
    double = is_double_choice(g.frame_a[g.depth - 1])
    return {"card": kind} if double else {"card": kind, "phrase": "role joined"}


TEXTS = {"role": role_text}
CLAUSES = {"role joined": SAID}
FACTS = {"role role": role_facts}
