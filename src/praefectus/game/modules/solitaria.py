"""Contrarius: what he did, in words, read from the fields that tell the story of his last reaction; and his panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from praefectus import data
from praefectus.data.wording import worded
from praefectus.game.phrases import QUIET, TOLD, Facts, Phrase, Sentences
from praefectus.game.words import card_message
from praefectus.language import Message, Words
from praefectus.rules import extension, turn
from praefectus.rules.actions import family_of
from praefectus.rules.modules.solitaria.contrarius_building import own_houses, rolled_good
from praefectus.rules.modules.solitaria.contrarius_reactions import (
    BUILDS,
    LEAST_POINTS,
    PLACES_COLONIST,
    PRODUCES,
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
from praefectus.rules.modules.solitaria.vocabulary import FINISH_REACTION, REACT
from praefectus.rules.modules.teams.vocabulary import PROCONSUL
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import COLONIST, KINDS, NONE, PLAY_CARD, PREFECT, SPECIALIST, VESTA

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.narration import Line
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
    answering: bool  # will a card that is played now be answered?
    reacting: bool  # has a reaction begun that is not over?
    goods: list[list[int]]


def before(g: GameRecord) -> Standing:
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
        not turn.is_chance(g) and bool(answers(g, int(turn.to_act(g)))),
        any(g.frame_kind[frame] == FINISH_REACTION for frame in range(g.depth)),
        [[*goods] for goods in g.goods[:seat]],
    )


def _waiting(g: GameRecord) -> int:
    return sum(g.frame_kind[frame] == REACT and g.frame_a[frame] == 0 for frame in range(g.depth))


def told(notation: Notation, g: GameRecord, b: BoardRecord, was: Standing, action: int) -> list[Phrase]:
    """What he did since, with its reason; nothing when he had nothing to do."""
    now = before(g)
    said: list[tuple[str, Facts]] = []
    family, argument = family_of(action)
    if family == "card_die":
        said.append(("rolled card", {"number": data.solitaria().card_die[argument]}))
    if family == "city_die":
        said.append(_rolled(g, argument))
    if now.cards > was.cards and g.solo_card != NONE:
        said.append(("took", {"sale": g.solo_card}))
    if built := now.houses & ~was.houses:
        said.append(_house(notation, g, built.bit_length() - 1))
    if now.space != was.space and now.space != NONE:
        said.append(("sailed his ship", {"line": notation.line(1, now.space)}))
    if now.god != was.god and now.god != NONE:
        said.append(("god scored", {"god": now.god, "points": now.god_points - was.god_points}))
    if now.produced > was.produced and g.solo_city != NONE:
        nobody = all([*g.goods[seat]] == goods for seat, goods in enumerate(was.goods))
        province = b.city_province[g.solo_city]
        said.append(("produced in vain" if nobody else "produced", {"province": province}))
    elif built and g.solo_city != NONE and PRODUCES in _steps(g):
        said.append(("not active", {"province": b.city_province[g.solo_city]}))
    begun = was.waiting + (family == "play" and was.answering) > now.waiting
    if (begun or was.reacting) and not now.reacting and g.solo_kind != NONE:
        said += _answered(notation, g, b)
    elif now.points > was.points:
        said.append(("scored at the stand", {"points": now.points - was.points}))
    return [(int(contrarius(g)), f"contrarius {name}", facts) for name, facts in said]


def _rolled(g: GameRecord, face: int) -> tuple[str, Facts]:
    """What the white die showed, and what he looked for in the end."""
    good = int(rolled_good(g, face))
    name, facts = "rolled", {"good": good}
    if data.solitaria().white_die[face] == "specialist":
        name, facts = "rolled specialist", {"good": good, "card": SPECIALIST + good}
    if g.solo_rolled == face and g.solo_good not in (NONE, good):
        return f"{name} in vain", facts | {"instead": g.solo_good}
    return name, facts


def _house(notation: Notation, g: GameRecord, city: int) -> tuple[str, Facts]:
    """Where he built, and which of his preferences led there."""
    if city != g.solo_city or g.solo_rung == NONE:
        return "built", {"city": notation.names[city]}
    return "built there", {"city": notation.names[city], "rung": g.solo_rung, "good": g.solo_good}


def _steps(g: GameRecord) -> dict[int, int]:
    """What his reaction to the card consists of, and how much of each."""
    way = PRODUCE_OR_PLACE if g.solo_kind == COLONIST and g.solo_way == OTHER_WAY else g.solo_way
    return dict(zip(REACTION_OP[g.solo_kind][way], REACTION_N[g.solo_kind][way], strict=True))


def _answered(notation: Notation, g: GameRecord, b: BoardRecord) -> list[tuple[str, Facts]]:
    """What his reaction to a card came to beside what dice decided, with its reason, also where it is nothing."""
    seat, scored = int(contrarius(g)), 0
    said: list[tuple[str, Facts]] = []
    for op, n in _steps(g).items():
        if op == SCORES_PROVINCE:
            houses = int(own_houses(g, b, seat, b.province_cities[g.solo_province]))
            scored += n * houses
            said.append(_scored("in province", n, houses, {"province": g.solo_province}))
        elif op == SCORES_GOOD:
            houses = int(extension.specialist_houses(g, b, seat, g.solo_kind - SPECIALIST))
            scored += n * houses
            said.append(_scored("in cities", n, houses, {"good": g.solo_kind - SPECIALIST}))
        elif op == SCORES:
            scored += n
            said.append(("scored", {"points": n}))
        elif op == PLACES_COLONIST and g.solo_placed == NONE:
            said.append(("no colonist", {}))
        elif op == PLACES_COLONIST:
            said.append(("placed ship" if g.solo_placed else "placed colonist", {}))
        elif op == TAKES_CARD and g.solo_card == NONE:
            said.append(("no card", {}))
        elif op == BUILDS and g.solo_city == NONE:
            said.append(("no house" if g.house_count[seat] >= HOUSES else "no city", {}))
    if g.solo_gain > scored:
        least = LEAST_POINTS[solo_level(g)]
        more = "scored more" if scored else "not starved"  # he scored nothing, or less than a card brings at least
        said.append((more, {"points": g.solo_gain - scored, "least": least}))
    return said


def _scored(where: str, each: int, houses: int, facts: Facts) -> tuple[str, Facts]:
    if not houses:
        return f"nothing {where}", facts
    return f"scored {where}", facts | {"points": each * houses, "houses": houses}


HE = (
    "rolled card",
    "rolled",
    "rolled in vain",
    "rolled specialist",
    "rolled specialist in vain",
    "took",
    "built",
    "built there",
    "sailed his ship",
    "god scored",
    "produced",
    "produced in vain",
    "scored in province",
    "scored in cities",
    "nothing in province",
    "nothing in cities",
    "scored",
    "placed ship",
    "placed colonist",
    "no colonist",
    "no card",
    "no house",
    "no city",
    "not active",
    "not starved",
    "scored more",
    "scored at the stand",
)
CLAUSES = {f"contrarius {name}": TOLD for name in HE} | {"copy role": TOLD}
SENTENCES = {
    "draw_specialist card": TOLD,
    "city_die": QUIET,
    "card_die": QUIET,
    "city_pick": QUIET,
}
WORDS = {
    "instead": lambda teller, good: teller.good(good),
    "least": lambda teller, points: teller.words("log-points", count=points),
    "houses": lambda teller, houses: teller.words("log-houses", count=houses),
    "rung": lambda teller, rung: worded(teller.words, f"build-order-{rung}"),
}


# what he will do


def then(g: GameRecord, b: BoardRecord, action: int, words: Words) -> str:
    """What he will do about a choice, as far as it decides it."""
    family, argument = family_of(action)
    seat = int(turn.to_act(g))
    if family == "play" and g.frame_kind[g.depth - 1] == PLAY_CARD:
        return _reaction(g, argument, words) if answers(g, seat) else ""
    if not _waiting(g) or not watches(g, seat) or g.solo_kind == PROCONSUL:
        return ""
    if family == "produce":
        houses = int(own_houses(g, b, int(contrarius(g)), b.province_cities[argument]))
        return words("then-produce", then=_in_words(g, PREFECT, PRODUCE_OR_PLACE, words), houses=houses)
    if family in USES:
        return _in_words(g, *USES[family], words)
    if family == "copy_seat":
        return _reaction(g, g.top[argument], words)
    return _reaction(g, argument, words) if family == "role" else ""


def _reaction(g: GameRecord, kind: int, words: Words) -> str:
    """His reaction to a card; to both uses of one that brings coins instead."""
    if kind not in (PREFECT, COLONIST):
        return _in_words(g, kind, OTHER_WAY, words)
    coins = _in_words(g, kind, COINS_WAY, words)
    return words("then-or-coins", then=_in_words(g, kind, PRODUCE_OR_PLACE, words), coins=coins)


def _in_words(g: GameRecord, card: int, way: int, words: Words) -> str:
    kind = data.CARD_KINDS[card]
    options = {PRODUCE_OR_PLACE: ("produce", "place"), COINS_WAY: ("coins",)}.get(way, ())
    number, reaction = next(
        (number, reaction)
        for number, reaction in enumerate(data.solitaria().reactions)
        if kind in reaction.on and (reaction.option is None or reaction.option in options)
    )
    said = worded(words, f"reaction-{number}").rstrip(".")
    tile = reaction.on_sicilia and extension.tribune_draws_tile(g)
    return words("then-tile", then=said) if tile else said


def _face(shown: str) -> Message:
    """What the white die shows: a good, or his specialist."""
    return Message("outcome-specialist") if shown == "specialist" else Message(f"good-{shown}")


TEXTS = {
    "copy role": lambda notation, g, kind: Message("choice-copy_contrarius", card=card_message(kind)),
    "city_die": lambda notation, g, face: Message("outcome-rolled", what=_face(data.solitaria().white_die[face])),
    "card_die": lambda notation, g, face: Message("outcome-rolled", what=data.solitaria().card_die[face]),
    "city_pick": lambda notation, g, city: Message("outcome-city_pick", city=notation.called(notation.names[city])),
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


def view(g: GameRecord, b: BoardRecord, game: Game, words: Words) -> InView:
    seat = int(contrarius(g))
    lines = [line for line in game.lines()[-24:] if any(who == seat for who, _, _ in line.more)]
    shown: Contrarius = {
        "seat": seat,
        "level": game.configuration.options.get("solo_level", "standard"),
        "mode": game.configuration.options.get("solo_mode", "solo"),
        "face_up": [kind for kind in range(KINDS) for _ in range(g.hand[seat][kind])],
        "track": int(extension.extra_points(g, seat)),
        "last": _last_reaction(game, lines, words),
    }
    return {"solitaria": shown}


def _last_reaction(game: Game, lines: list[Line], words: Words) -> str | None:
    """What he did in this turn or the one before: else he did not react."""
    g = game.position
    last = max((line.turn for line in lines), default=NONE)
    said, seat = Sentences(game.teller(tag=words.language)), int(contrarius(g))
    for line in lines:
        if line.turn == last >= g.turns - 1:
            for who, name, facts in line.more:
                if who == seat:
                    said.clause(who, name, facts, {}, {})
    return said.text() or None


def extra_points(g: GameRecord, seat: int) -> list[tuple[str, int, Message]]:
    """Of Contrarius: what he gets for reactions, what his level gives him, and what stands for money."""
    if seat != contrarius(g):
        return []
    level = list(data.solitaria().handicap)[solo_level(g)]
    cards = g.gods[seat][VESTA]
    return [
        ("reactions", g.solo_points, Message("extra-reactions.sentence")),
        (
            "handicap",
            HANDICAP[solo_level(g)],
            Message("extra-handicap.sentence", level=Message(f"option-solo_level-{level}")),
        ),
        ("vesta", SOLO_VESTA * cards, Message("extra-vesta.sentence", cards=cards, each=SOLO_VESTA)),
    ]
