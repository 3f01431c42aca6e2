"""Team play: partners, their cards and suggestions."""

from __future__ import annotations

from praefectus.engine.interpreted import LightRecord
from praefectus.game.modules.venus import role_asked, role_text
from praefectus.game.words import kind_names

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


def asked(g: LightRecord, name: str, title: str, sentence: str) -> tuple[str, str]:
    suggested = g.frame_b[g.depth - 1]
    if name == "partner" and suggested:
        said = f"Your partner suggests the {kind_names()[suggested - 1]}; play any card of yours, for yourself alone."
        return title, said
    return role_asked(g, name, title, sentence)
