"""Team play: partners, their cards and suggestions."""

from __future__ import annotations

from praefectus.game.log_phrases import SAID
from praefectus.game.message_parts import card_message
from praefectus.game.modules.venus import role_asked, role_facts, role_text
from praefectus.language import Message, Translatable
from praefectus.rules import extension
from praefectus.rules.modules.teams.partners import FOR_ONE
from praefectus.rules.record import GameRecord

PROMPTS = ("start", "suggest", "partner")

TEXTS = {
    "role": role_text,
    "suggest": lambda notation, g, kind: Message("choice-suggest", card=card_message(kind)),
    "start place_land": lambda notation, g, place: Message("choice-start", where=notation.where(notation.names[place])),
    "start place_sea": lambda notation, g, place: Message("choice-start", where=notation.where(notation.names[place])),
}

CLAUSES = {
    "suggest": SAID,
    "start place_land": SAID,
    "start place_sea": SAID,
    "role joined": SAID,
}
FACTS = {"role role": role_facts}


def asked(g: GameRecord, name: str, title: Translatable, sentence: Translatable) -> tuple[Translatable, Translatable]:
    top = g.depth - 1
    if name == "partner":
        return title, _partner_asks(g.frame_a[top] == FOR_ONE, g.frame_b[top])
    return role_asked(g, name, title, sentence)


def _partner_asks(alone: bool, suggested: int) -> Message:
    """After a Proconsul the card is for its player alone, after a Legatus for both."""
    if alone:
        return Message("prompt-partner-alone")
    if not suggested:
        return Message("prompt-partner-both")
    return Message("prompt-partner-suggests", card=card_message(suggested - 1))


def venus_together(g: GameRecord, seat: int) -> bool:
    """Partners count provinces where both have a house."""
    return bool(extension.partners_play(g)) and seat < int(extension.people(g))
