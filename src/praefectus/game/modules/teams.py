"""Team play: partners, their cards and suggestions."""

from __future__ import annotations

from praefectus.engine.interpreted import LightRecord
from praefectus.game.modules.venus import role_asked, role_facts, role_text
from praefectus.game.phrases import TOLD
from praefectus.game.words import kind_names
from praefectus.rules import extension
from praefectus.rules.modules.teams.partners import FOR_ONE

PROMPTS = {
    "start": (
        "Where to start",
        "Your partner starts in the capital; choose a city away from it for your own first colonists.",
    ),
    "suggest": ("Legatus", "Lay out the card you want your partner to play."),
    "partner": ("Your partner asks", "Play a card from your hand."),
}
TEXTS = {
    "role": role_text,
    "suggest": lambda notation, g, kind: f"Suggest the {kind_names()[kind]}",
    "start place_land": lambda notation, g, place: f"Start in {notation.names[place]}",
    "start place_sea": lambda notation, g, place: f"Start in {notation.names[place]}",
}

CLAUSES = {
    "suggest": TOLD,
    "start place_land": TOLD,
    "start place_sea": TOLD,
    "role joined": TOLD,
}
FACTS = {"role role": role_facts}


def asked(g: LightRecord, name: str, title: str, sentence: str) -> tuple[str, str]:
    top = g.depth - 1
    if name == "partner":
        return title, _partner_asks(g.frame_a[top] == FOR_ONE, g.frame_b[top])
    return role_asked(g, name, title, sentence)


def _partner_asks(alone: bool, suggested: int) -> str:
    """After a Proconsul the card is for its player alone, after a Legatus for both."""
    if alone:
        return "Your partner played the Proconsul: play any card of yours but a Legatus, for yourself alone."
    said = f"Your partner suggests the {kind_names()[suggested - 1]}; " if suggested else ""
    return f"{said}play any card of yours but a Legatus: you carry it out first, then your partner does."


def venus_together(g: LightRecord, seat: int) -> bool:
    """Partners count provinces where both have a house."""
    return bool(g.partners) and seat < int(extension.people(g))
