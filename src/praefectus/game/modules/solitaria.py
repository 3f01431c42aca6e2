"""Contrarius: his panel, and his last reaction in words, read from the fields of the record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from praefectus import data
from praefectus.game.log_phrases import QUIET, SAID, Facts, Phrase, Sentences
from praefectus.game.message_parts import card_message
from praefectus.game.state import Trial
from praefectus.language import Message, Words
from praefectus.reference.wording import worded
from praefectus.rules import extension, turn
from praefectus.rules.actions import family_of
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.modules.solitaria.contrarius_building import own_houses, rolled_good
from praefectus.rules.modules.solitaria.contrarius_reactions import (
    BUILDS,
    FINISH_REACTION,
    PLACES_COLONIST,
    PRODUCES,
    REACTION_N,
    REACTION_OP,
    SCORES,
    SCORES_GOOD,
    SCORES_PROVINCE,
    TAKES_CARD,
    found_nothing,
    react,
    step_instead,
)
from praefectus.rules.modules.solitaria.contrarius_result import HANDICAP, SOLO_VESTA
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius, forget_reaction, solo_level
from praefectus.rules.modules.solitaria.contrarius_watching import (
    COINS_WAY,
    OTHER_WAY,
    PRODUCE_OR_PLACE,
    REACT,
    answers,
    watches,
)
from praefectus.rules.modules.teams.vocabulary import PROCONSUL
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import COLONIST, KINDS, NONE, PREFECT, SPECIALIST, VESTA

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.notation import Notation


@dataclass(frozen=True)
class Standing:
    """What he has, to compare with later; and what the owners of houses in his province have."""

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
    instead: bool  # did it find nothing, so that he does something else?
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
        any(g.frame_kind[frame] == FINISH_REACTION and g.frame_a[frame] for frame in range(g.depth)),
        [[*goods] for goods in g.goods[:seat]],
    )


def _waiting(g: GameRecord) -> int:
    return sum(g.frame_kind[frame] == REACT and g.frame_a[frame] == 0 for frame in range(g.depth))


def told(notation: Notation, g: GameRecord, b: BoardRecord, was: Standing, action: int) -> list[Phrase]:
    """Return what he did since, with its reason; nothing if he did nothing."""
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
    over = (begun or was.reacting) and not now.reacting and g.solo_kind != NONE
    if (over or now.instead) and not was.instead:
        said += _answered(g, b)
    elif now.points > was.points:
        said.append(("scored at the stand", {"points": now.points - was.points}))
    return [(int(contrarius(g)), f"contrarius {name}", facts) for name, facts in said]


def _rolled(g: GameRecord, face: int) -> tuple[str, Facts]:
    """Return what the white die showed, and what he looked for in the end."""
    good = int(rolled_good(g, face))
    name, facts = "rolled", {"good": good}
    if data.solitaria().white_die[face] == "specialist":
        name, facts = "rolled specialist", {"good": good, "card": SPECIALIST + good}
    if g.solo_rolled == face and g.solo_good not in (NONE, good):
        return f"{name} in vain", facts | {"instead": g.solo_good}
    return name, facts


def _house(notation: Notation, g: GameRecord, city: int) -> tuple[str, Facts]:
    """Return where he built, and which of his preferences led there."""
    if city != g.solo_city or g.solo_rung == NONE:
        return "built", {"city": notation.names[city]}
    return "built there", {"city": notation.names[city], "rung": g.solo_rung, "good": g.solo_good}


def _steps(g: GameRecord) -> dict[int, int]:
    """Return what his reaction to the card consists of, and how much of each."""
    way = PRODUCE_OR_PLACE if g.solo_kind == COLONIST and g.solo_way == OTHER_WAY else g.solo_way
    return dict(zip(REACTION_OP[g.solo_kind][way], REACTION_N[g.solo_kind][way], strict=True))


def _answered(g: GameRecord, b: BoardRecord) -> list[tuple[str, Facts]]:
    """What his reaction to a card came to beside what dice decided, with its reason, also where it is nothing."""
    seat = int(contrarius(g))
    said: list[tuple[str, Facts]] = []
    for op, n in _steps(g).items():
        if op == SCORES_PROVINCE:
            houses = int(own_houses(g, b, seat, b.province_cities[g.solo_province]))
            said.append(_scored("in province", n, houses, {"province": g.solo_province}))
        elif op == SCORES_GOOD:
            houses = int(extension.specialist_houses(g, b, seat, g.solo_kind - SPECIALIST))
            said.append(_scored("in cities", n, houses, {"good": g.solo_kind - SPECIALIST}))
        elif op == SCORES:
            said.append(("scored", {"points": n}))
        elif op == PLACES_COLONIST and g.solo_placed == NONE:
            said.append(("no colonist", {}))
        elif op == PLACES_COLONIST:
            said.append(("placed ship" if g.solo_placed else "placed colonist", {}))
        elif op == TAKES_CARD and g.solo_card == NONE:
            said.append(("no card", {}))
        elif op == BUILDS and g.solo_city == NONE:
            said.append(("no house" if g.house_count[seat] >= HOUSES else "no city", {}))
    if found_nothing(g) and (instead := int(step_instead(g, b))):
        said.append(("builds instead" if instead == BUILDS else "takes instead", {}))
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
    "builds instead",
    "takes instead",
    "scored at the stand",
)
CLAUSES = {f"contrarius {name}": SAID for name in HE} | {"copy role": SAID}
SENTENCES = {
    "draw_specialist card": SAID,
    "city_die": QUIET,
    "card_die": QUIET,
    "city_pick": QUIET,
}
WORDS = {
    "instead": lambda teller, good: teller.good(good),
    "houses": lambda teller, houses: teller.words("log-houses", count=houses),
    "rung": lambda teller, rung: worded(teller.words, f"build-order-{rung}"),
}


# what he will do


def then(g: GameRecord, b: BoardRecord, action: int, words: Words) -> str:
    """Return what he will do about a choice, as far as it decides it."""
    family, argument = family_of(action)
    seat = int(turn.to_act(g))
    if family == "play" and g.frame_kind[g.depth - 1] == PLAY_CARD:
        return _reaction(g, b, argument, words) if answers(g, seat) else ""
    if not _waiting(g) or not watches(g, seat) or g.solo_kind == PROCONSUL:
        return ""
    if family == "produce":
        return _in_words(g, b, PREFECT, PRODUCE_OR_PLACE, words, argument)
    if family in USES:
        return _in_words(g, b, *USES[family], words)
    if family == "copy_seat":
        return _reaction(g, b, g.top[argument], words)
    return _reaction(g, b, argument, words) if family == "role" else ""


def coming(g: GameRecord, b: BoardRecord, words: Words) -> str | None:
    """Return what he will do about the card that is being carried out, as far as it is decided."""
    if not _waiting(g) or g.solo_kind == NONE:
        return None
    if g.solo_way == OTHER_WAY:
        return _reaction(g, b, g.solo_kind, words)
    return _in_words(g, b, g.solo_kind, g.solo_way, words, g.solo_province)


def _reaction(g: GameRecord, b: BoardRecord, kind: int, words: Words) -> str:
    """His reaction to a card, or to both of its uses if it can give coins instead."""
    if kind not in (PREFECT, COLONIST):
        return _in_words(g, b, kind, OTHER_WAY, words)
    points = _carried_out(g, b, kind, COINS_WAY, NONE).solo_gain
    return words("then-or-coins", then=_in_words(g, b, kind, PRODUCE_OR_PLACE, words), points=points)


def _carried_out(g: GameRecord, b: BoardRecord, kind: int, way: int, province: int) -> Trial:
    """A copy in which he has reacted to this card, as far as no dice decide it."""
    after = Trial(g, {"solo_kind": kind, "solo_way": way, "solo_province": province})
    forget_reaction(after)
    for op, n in _steps(after).items():
        if op in (PLACES_COLONIST, SCORES, SCORES_GOOD) or (op == SCORES_PROVINCE and province != NONE):
            react(after, b, contrarius(g), op, n)
    return after


def _in_words(g: GameRecord, b: BoardRecord, card: int, way: int, words: Words, province: int = NONE) -> str:
    """Return what he will do about a card used in this way: the points he will score, or what he does instead."""
    after = _carried_out(g, b, card, way, province)
    ops = set(_steps(after)) - {0}
    if after.solo_gain and ops & {SCORES_GOOD, SCORES_PROVINCE}:
        return words("then-scores", points=after.solo_gain)
    decided = ops <= {PLACES_COLONIST, SCORES, SCORES_GOOD} or (ops == {SCORES_PROVINCE} and province != NONE)
    if ops and decided and found_nothing(after):
        instead: dict[int, str] = {BUILDS: "then-builds-instead", TAKES_CARD: "then-takes-instead"}
        return words(instead.get(int(step_instead(g, b)), "then-nothing"))
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
    """Return what the white die shows: a good, or his specialist."""
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
    last: str | None  # his last reaction, with its reason
    die: str | None  # what he rolled then: a good, specialist, or a number
    city: int | None  # where he built then
    next: str | None  # what he will do about the card that is being carried out


class InView(TypedDict):
    solitaria: Contrarius


def view(g: GameRecord, b: BoardRecord, game: Game, words: Words) -> InView:
    seat = int(contrarius(g))
    phrases = _last_reaction(game, seat)
    told = game.remembered("last reaction", words.language)
    built = [facts["city"] for _, facts in phrases if "city" in facts]
    shown: Contrarius = {
        "seat": seat,
        "level": game.configuration.options.get("solo_level", "standard"),
        "mode": game.configuration.options.get("solo_mode", "solo"),
        "face_up": [kind for kind in range(KINDS) for _ in range(g.hand[seat][kind])],
        "track": int(extension.extra_points(g, seat)),
        "last": told.made(g, lambda g: _told(game, seat, phrases, words), phrases),
        "die": next((die for name, facts in phrases if (die := _die(name, facts))), None),
        "city": data.board(game.configuration.board).names.index(built[0]) if built else None,
        "next": coming(g, b, words),
    }
    return {"solitaria": shown}


def _told(game: Game, seat: int, phrases: list[tuple[str, Facts]], words: Words) -> str | None:
    """His last reaction as a sentence."""
    said = Sentences(game.teller(tag=words.language))
    for name, facts in phrases:
        said.clause(seat, name, facts, {}, {})
    return said.text() or None


def _last_reaction(game: Game, seat: int) -> list[tuple[str, Facts]]:
    """Everything he did in the newest turn in which he did anything."""
    turn_of_it: int | None = None
    found: list[tuple[str, Facts]] = []
    for line in reversed(game.lines()):
        his = [(name, facts) for who, name, facts in line.more if who == seat]
        if turn_of_it not in (None, line.turn):
            break
        if his:
            turn_of_it, found = line.turn, his + found
    return found


def _die(name: str, facts: Facts) -> str | None:
    """Return what a die showed."""
    if name == "contrarius rolled card":
        return str(facts["number"])
    if name.startswith("contrarius rolled specialist"):
        return "specialist"
    return data.GOODS[facts["good"]] if name.startswith("contrarius rolled") else None


def extra_points(g: GameRecord, seat: int) -> list[tuple[str, int, Message]]:
    """Of Contrarius: what he gets for reactions, what his level gives him, and his points in place of money."""
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
