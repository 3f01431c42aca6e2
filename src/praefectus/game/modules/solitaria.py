"""Contrarius: what he did, in words, read from the fields that tell the story of his last reaction; and his panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from praefectus import data
from praefectus.data import GOODS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.words import GOD_NAMES, kind_names, listed, many
from praefectus.rules import extension
from praefectus.rules.actions import family_of
from praefectus.rules.modules.solitaria.contrarius_result import HANDICAP, SOLO_VESTA
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius, solo_level
from praefectus.rules.vocabulary import HOME, KINDS, NONE, VESTA

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.notation import Notation


@dataclass(frozen=True)
class Standing:
    """What he has, to be compared with a moment later."""

    cards: int
    houses: int
    points: int
    colonists: int
    produced: int
    god: int


def before(g: LightRecord) -> Standing:
    seat = int(contrarius(g))
    colonists = sum(place != HOME for place in g.colonist[seat])
    cards = sum(g.hand[seat]) + sum(g.discard[seat])
    return Standing(cards, g.houses[seat], g.solo_points, colonists, g.solo_produced, g.solo_god)


def rolled(notation: Notation, action: int) -> str:
    """What a die of his showed, when this action was one."""
    family, argument = family_of(action)
    if family == "card_die":
        return f"rolled {data.solitaria().card_die[argument]}"
    if family == "city_die":
        face = data.solitaria().white_die[argument]
        return "rolled his specialist" if face == "specialist" else f"rolled {face}"
    return ""


def told(notation: Notation, g: LightRecord, b: LightRecord, was: Standing, action: int) -> str:
    """One sentence about what he did since; empty when he did nothing."""
    now = before(g)
    said = [rolled(notation, action)] if rolled(notation, action) else []
    if now.cards > was.cards and g.solo_card != NONE:
        said.append(f"took the {notation.sale_card(g.solo_card)}")
    if built := now.houses & ~was.houses:
        said.append(_house(notation, g, built.bit_length() - 1))
    if now.produced > was.produced and g.solo_city != NONE:
        said.append(f"let {notation.provinces[b.city_province[g.solo_city]]} produce for the others")
    if now.colonists > was.colonists:
        said.append("placed a new ship" if g.solo_placed else "placed a new land colonist")
    if now.god != was.god and now.god != NONE:
        said.append(f"scored {GOD_NAMES[now.god]} in Byzantium")
    if (gained := now.points - was.points) > 0:
        said.append(f"scored {gained} point{'' if gained == 1 else 's'}")
    return f"Contrarius {listed(said)}." if said else ""


def _house(notation: Notation, g: LightRecord, city: int) -> str:
    """Where he built, and which of his preferences led there."""
    if city != g.solo_city or g.solo_rung == NONE:
        return f"built in {notation.names[city]}"
    why = data.solitaria().build_order[g.solo_rung].text
    return f"built in {notation.names[city]} ({why}, for {GOODS[g.solo_good]})"


QUIET = {"card_die", "city_die", "city_pick"}  # his dice are part of his sentence
TEXTS = {
    "copy role": lambda notation, g, kind: f"Copy Contrarius' {kind_names()[kind]}",
    "city_die": lambda notation, g, face: (
        f"rolled {data.solitaria().white_die[face].replace('specialist', 'the specialist')}"
    ),
    "card_die": lambda notation, g, face: f"rolled {data.solitaria().card_die[face]}",
    "city_pick": lambda notation, g, city: f"chance chose {notation.names[city]}",
}

VIEW: dict[str, Any] = {"solitaria": None}


def view(g: LightRecord, b: LightRecord, game: Game) -> dict[str, Any]:
    seat = int(contrarius(g))
    lines = [line for line in game.lines()[-24:] if line.reaction]
    reaction = [line.reaction for line in lines if line.turn == lines[-1].turn]
    shown = {
        "seat": seat,
        "level": game.configuration.options.get("solo_level", "standard"),
        "mode": game.configuration.options.get("solo_mode", "solo"),
        "face_up": [kind for kind in range(KINDS) for _ in range(g.hand[seat][kind])],
        "track": int(extension.extra_points(g, seat)),
        "last": " ".join(reaction).replace(". Contrarius ", "; ") or None,
    }
    return {"solitaria": shown}


def extra_points(g: LightRecord, seat: int) -> list[tuple[str, int, str]]:
    """Of Contrarius: what he gets for reactions, what his level gives him, and what stands for money."""
    if seat != contrarius(g):
        return []
    level = list(data.solitaria().handicap)[solo_level(g)]
    cards = g.gods[seat][VESTA]
    return [
        ("reactions", g.solo_points, "His reactions"),
        ("handicap", HANDICAP[solo_level(g)], f"Level {level}"),
        ("vesta", SOLO_VESTA * cards, f"{many(cards, 'card')} of Vesta, {SOLO_VESTA} for each: he has no money"),
    ]
