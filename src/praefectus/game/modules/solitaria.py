"""Contrarius: what he did, in words, read from the fields that tell the story of his last reaction; and his panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from praefectus import data
from praefectus.data import GOODS
from praefectus.engine.interpreted import LightRecord
from praefectus.game.modules import words_of
from praefectus.game.words import GOD_NAMES, amount, kind_names, listed, many, party_name, seat_name
from praefectus.rules import extension, turn
from praefectus.rules.actions import family_of
from praefectus.rules.modules.solitaria.contrarius_building import own_houses, rolled_good
from praefectus.rules.modules.solitaria.contrarius_reactions import (
    BUILDS,
    PLACES_COLONIST,
    REACTION_N,
    REACTION_OP,
    SCORES,
    SCORES_GOOD,
    SCORES_PROVINCE,
    TAKES_CARD,
)
from praefectus.rules.modules.solitaria.contrarius_result import HANDICAP, SOLO_VESTA
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius, solo_level
from praefectus.rules.modules.solitaria.contrarius_watching import (
    COINS_WAY,
    OTHER_WAY,
    PRODUCE_OR_PLACE,
    answers,
    watches,
)
from praefectus.rules.modules.solitaria.vocabulary import REACT
from praefectus.rules.modules.teams.vocabulary import PROCONSUL
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import COLONIST, KINDS, NONE, PLAY_CARD, PREFECT, SPECIALIST, VESTA

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.notation import Notation


@dataclass(frozen=True)
class Standing:
    """What he has, to be compared with a moment later; and what others have whom his house may let produce."""

    cards: int
    houses: int
    points: int
    produced: int
    god: int
    god_points: int
    space: int
    magnus: int
    waiting: int  # reactions that have not begun
    goods: list[list[int]]


def before(g: LightRecord) -> Standing:
    seat = int(contrarius(g))
    return Standing(
        sum(g.hand[seat]) + sum(g.discard[seat]),
        g.houses[seat],
        g.solo_points,
        g.solo_produced,
        g.solo_god,
        g.god_points[seat],
        g.solo_space,
        g.magnus,
        _waiting(g),
        [[*goods] for goods in g.goods[:seat]],
    )


def _waiting(g: LightRecord) -> int:
    return sum(g.frame_kind[frame] == REACT and g.frame_a[frame] == 0 for frame in range(g.depth))


def told(notation: Notation, g: LightRecord, b: LightRecord, was: Standing, action: int) -> str:
    """One sentence about what he did since, with its reason; empty when he had nothing to do."""
    now, said = before(g), []
    family, argument = family_of(action)
    if family == "card_die":
        said.append(f"rolled {data.solitaria().card_die[argument]}")
    if family == "city_die":
        said.append(_rolled(g, argument))
    if now.cards > was.cards and g.solo_card != NONE:
        said.append(f"took the {notation.sale_card(g.solo_card)}")
    if built := now.houses & ~was.houses:
        said.append(_house(notation, g, built.bit_length() - 1))
    if now.space != was.space and now.space != NONE:
        said.append(f"sailed a ship to {notation.line(1, now.space)}")
    if now.god != was.god and now.god != NONE:
        scored = many(now.god_points - was.god_points, "point")
        said.append(f"scored {GOD_NAMES[now.god]} in Byzantium for {scored}")
    if now.produced > was.produced and g.solo_city != NONE:
        said.append(_produced(notation, g, b, was))
    if was.waiting > now.waiting and g.solo_kind != NONE:
        said += _answered(notation, g, b, now.points - was.points)
    elif now.points > was.points:
        said.append(f"scored {many(now.points - was.points, 'point')}")
    if family in QUIET and now.magnus != was.magnus:
        said.append(f"the {words_of(g, 'magnus') or 'Praefectus Magnus'} goes to {party_name(g, now.magnus)}")
    return f"Contrarius {listed(said)}." if said else ""


def _rolled(g: LightRecord, face: int) -> str:
    """What the white die showed, and what he looked for in the end."""
    shown = data.solitaria().white_die[face]
    good = int(rolled_good(g, face))
    said = f"rolled his specialist, for {GOODS[good]}" if shown == "specialist" else f"rolled {shown}"
    if g.solo_rolled == face and g.solo_good not in (NONE, good):
        return f"{said} (no {GOODS[good]} city is open to him, so {GOODS[g.solo_good]}, the next in his order)"
    return said


def _house(notation: Notation, g: LightRecord, city: int) -> str:
    """Where he built, and which of his preferences led there."""
    if city != g.solo_city or g.solo_rung == NONE:
        return f"built in {notation.names[city]}"
    why = data.solitaria().build_order[g.solo_rung].text
    return f"built in {notation.names[city]} ({why}, for {GOODS[g.solo_good]})"


def _produced(notation: Notation, g: LightRecord, b: LightRecord, was: Standing) -> str:
    """Which province produced, and what it gave to whom."""
    given = []
    for seat, goods in enumerate(was.goods):
        gained = [
            amount(n - old, GOODS[good])
            for good, (n, old) in enumerate(zip(g.goods[seat], goods, strict=True))
            if n > old
        ]
        given += [f"{seat_name(seat)} gets {listed(gained)}"] if gained else []
    province = notation.provinces[b.city_province[g.solo_city]]
    return f"let {province} produce for the others ({', '.join(given) or 'nobody gets anything'})"


def _answered(notation: Notation, g: LightRecord, b: LightRecord, gained: int) -> list[str]:
    """What his reaction to a card came to, with its reason, also where it is worth nothing."""
    seat, said, scored = int(contrarius(g)), [], 0
    way = PRODUCE_OR_PLACE if g.solo_kind == COLONIST and g.solo_way == OTHER_WAY else g.solo_way
    for op, n in zip(REACTION_OP[g.solo_kind][way], REACTION_N[g.solo_kind][way], strict=True):
        if op == SCORES_PROVINCE:
            houses = int(own_houses(g, b, seat, b.province_cities[g.solo_province]))
            scored += n * houses
            said.append(_scored(n * houses, houses, f"in {notation.provinces[g.solo_province]}"))
        elif op == SCORES_GOOD:
            houses = int(extension.specialist_houses(g, b, seat, g.solo_kind - SPECIALIST))
            scored += n * houses
            said.append(_scored(n * houses, houses, f"in {GOODS[g.solo_kind - SPECIALIST]} cities"))
        elif op == SCORES:
            scored += n
            said.append(f"scored {many(n, 'point')}")
        elif op == PLACES_COLONIST and g.solo_placed != NONE:
            said.append("placed a new ship" if g.solo_placed else "placed a new land colonist")
        elif op == PLACES_COLONIST and not turn.is_chance(g):
            said.append("has no colonist left to place")
        elif op == TAKES_CARD and g.display[0] == NONE:
            said.append("finds no card in the display")
        elif op == BUILDS and g.house_count[seat] >= HOUSES:
            said.append("has no house left to build")
    if gained > scored:
        said.append(f"scored {many(gained - scored, 'point')} more, so that he is not starved")
    return said


def _scored(points: int, houses: int, where: str) -> str:
    if not houses:
        return f"scored nothing (no house of his {where})"
    return f"scored {many(points, 'point')} ({many(houses, 'house')} of his {where})"


# what he will do


def then(g: LightRecord, b: LightRecord, action: int) -> str:
    """What he will do about a choice, as far as it decides it."""
    family, argument = family_of(action)
    seat = int(turn.to_act(g))
    if family == "play" and g.frame_kind[g.depth - 1] == PLAY_CARD:
        return _reaction(g, argument) if answers(g, seat) else ""
    if not _waiting(g) or not watches(g, seat) or g.solo_kind == PROCONSUL:
        return ""
    if family == "produce":
        houses = int(own_houses(g, b, int(contrarius(g)), b.province_cities[argument]))
        return f"{_in_words(g, PREFECT, PRODUCE_OR_PLACE)} (he has {many(houses, 'house')} there)"
    if family in USES:
        return _in_words(g, *USES[family])
    if family == "copy_seat":
        return _reaction(g, g.top[argument])
    return _reaction(g, argument) if family == "role" else ""


def _reaction(g: LightRecord, kind: int) -> str:
    """His reaction to a card; to both uses of one that brings coins instead."""
    if kind not in (PREFECT, COLONIST):
        return _in_words(g, kind, OTHER_WAY)
    coins = _in_words(g, kind, COINS_WAY).replace("Contrarius", "he", 1)
    return f"{_in_words(g, kind, PRODUCE_OR_PLACE)}; if you take coins, {coins}"


def _in_words(g: LightRecord, card: int, way: int) -> str:
    kind = data.CARD_KINDS[card]
    options = {PRODUCE_OR_PLACE: ("produce", "place"), COINS_WAY: ("coins",)}.get(way, ())
    for reaction in data.solitaria().reactions:
        if kind in reaction.on and (reaction.option is None or reaction.option in options):
            said, _, on_sicilia = reaction.text.rstrip(".").partition("; on Sicilia ")
            return f"{said}; {on_sicilia}" if on_sicilia and extension.tribune_draws_tile(g) else said
    return "Contrarius does nothing"


QUIET = {"card_die", "city_die", "city_pick"}  # his dice are part of his sentence
TEXTS = {
    "copy role": lambda notation, g, kind: f"Copy Contrarius' {kind_names()[kind]}",
    "city_die": lambda notation, g, face: (
        f"rolled {data.solitaria().white_die[face].replace('specialist', 'the specialist')}"
    ),
    "card_die": lambda notation, g, face: f"rolled {data.solitaria().card_die[face]}",
    "city_pick": lambda notation, g, city: f"chance chose {notation.names[city]}",
}

USES = {
    "cash_bonus": (PREFECT, COINS_WAY),
    "income": (COLONIST, COINS_WAY),
    "new_colonists": (COLONIST, PRODUCE_OR_PLACE),
}


class Contrarius(TypedDict):
    seat: int
    level: str
    mode: str
    face_up: list[int]
    track: int  # points beside the gods
    last: str | None  # his last reaction


class InView(TypedDict):
    solitaria: Contrarius


def view(g: LightRecord, b: LightRecord, game: Game) -> InView:
    seat = int(contrarius(g))
    lines = [line for line in game.lines()[-24:] if line.reaction]
    last = max((line.turn for line in lines), default=NONE)  # of this turn or the one before: else he did not react
    reaction = [line.reaction for line in lines if line.turn == last >= g.turns - 1]
    shown: Contrarius = {
        "seat": seat,
        "level": game.configuration.options.get("solo_level", "standard"),
        "mode": game.configuration.options.get("solo_mode", "solo"),
        "face_up": [kind for kind in range(KINDS) for _ in range(g.hand[seat][kind])],
        "track": int(extension.extra_points(g, seat)),
        "last": " ".join(reaction).replace(". Contrarius ", "; ") or None,
    }
    return {"solitaria": shown}


def extra_points(g: LightRecord, seat: int) -> list[tuple[str, str, int, str]]:
    """Of Contrarius: what he gets for reactions, what his level gives him, and what stands for money."""
    if seat != contrarius(g):
        return []
    level = list(data.solitaria().handicap)[solo_level(g)]
    cards = g.gods[seat][VESTA]
    return [
        ("reactions", "Reactions", g.solo_points, "His reactions"),
        ("handicap", "Handicap", HANDICAP[solo_level(g)], f"Level {level}"),
        (
            "vesta",
            "Vesta",
            SOLO_VESTA * cards,
            f"{many(cards, 'card')} of Vesta, {SOLO_VESTA} for each: he has no money",
        ),
    ]
