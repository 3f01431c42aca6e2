"""What Contrarius did, in words: read from the fields that tell the story of his last reaction."""

from __future__ import annotations

from dataclasses import dataclass

from praefectus import data
from praefectus.engine.interpreted import LightRecord
from praefectus.game.notation import GOD_NAMES, GOODS, Notation, listed
from praefectus.rules.actions import family_of
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius
from praefectus.rules.modules.solitaria.vocabulary import WITH_SOLITARIA
from praefectus.rules.vocabulary import HOME, NONE


@dataclass(frozen=True)
class Standing:
    """What he has, to be compared with a moment later."""

    cards: int
    houses: int
    points: int
    colonists: int
    produced: int
    god: int

    @classmethod
    def of(cls, g: LightRecord) -> Standing | None:
        """None in a game without him."""
        if not g.modules & WITH_SOLITARIA:
            return None
        seat = int(contrarius(g))
        colonists = sum(place != HOME for place in g.colonist[seat])
        return cls(
            sum(g.hand[seat]) + sum(g.discard[seat]),
            g.houses[seat],
            g.solo_points,
            colonists,
            g.solo_produced,
            g.solo_god,
        )


def rolled(notation: Notation, action: int) -> str:
    """What a die of his showed, when this action was one."""
    family, argument = family_of(action)
    if family == "card_die":
        return f"rolled {data.solitaria().card_die[argument]}"
    if family == "city_die":
        face = data.solitaria().white_die[argument]
        return "rolled his specialist" if face == "specialist" else f"rolled {face}"
    return ""


def reaction(notation: Notation, g: LightRecord, b: LightRecord, before: Standing | None, action: int) -> str:
    """One sentence about what he did since; empty when he did nothing."""
    now = Standing.of(g)
    if before is None or now is None:
        return ""
    said = [rolled(notation, action)] if rolled(notation, action) else []
    if now.cards > before.cards and g.solo_card != NONE:
        said.append(f"took the {notation.sale_card(g.solo_card)}")
    if built := now.houses & ~before.houses:
        said.append(_house(notation, g, built.bit_length() - 1))
    if now.produced > before.produced and g.solo_city != NONE:
        said.append(f"let {notation.provinces[b.city_province[g.solo_city]]} produce for the others")
    if now.colonists > before.colonists:
        said.append("placed a new ship" if g.solo_placed else "placed a new land colonist")
    if now.god != before.god and now.god != NONE:
        said.append(f"scored {GOD_NAMES[now.god]} in Byzantium")
    if (gained := now.points - before.points) > 0:
        said.append(f"scored {gained} point{'' if gained == 1 else 's'}")
    return f"Contrarius {listed(said)}." if said else ""


def _house(notation: Notation, g: LightRecord, city: int) -> str:
    """Where he built, and which of his preferences led there."""
    if city != g.solo_city or g.solo_rung == NONE:
        return f"built in {notation.names[city]}"
    why = data.solitaria().build_order[g.solo_rung].text
    return f"built in {notation.names[city]} ({why}, for {GOODS[g.solo_good]})"
