"""Contrarius' reaction to a card, step by step as the data says."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.declarations import automatic
from praefectus.rules.modules.sicilia.volcano import DRAW_TILE
from praefectus.rules.modules.solitaria.contrarius_building import can_build_somewhere, own_houses
from praefectus.rules.modules.solitaria.contrarius_cards import ROLL_CARD
from praefectus.rules.modules.solitaria.contrarius_colonists import place_his_colonist
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius, forget_reaction
from praefectus.rules.modules.solitaria.contrarius_ships import ROLL_CITY
from praefectus.rules.modules.solitaria.contrarius_watching import (
    COINS_WAY,
    OTHER_WAY,
    PRODUCE_OR_PLACE,
    REACT,
    WAYS,
    answers,
)
from praefectus.rules.prefect import houses_produce, pass_magnus, store_produce
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import push, push_chance
from praefectus.rules.tables import HOUSES
from praefectus.rules.vocabulary import COLONIST, NOBODY, NONE, SPECIALIST, TRIBUNE

_solitaria = data.solitaria()

# what a reaction consists of
TAKES_CARD = 1  # the first three one after the other, if there are several
BUILDS = 2
PLACES_COLONIST = 3
PRODUCES = 4
SCORES = 5
SCORES_PROVINCE = 6
SCORES_GOOD = 7
_ops = {
    "take_card": TAKES_CARD,
    "build": BUILDS,
    "produce_where_built": PRODUCES,
    "points": SCORES,
    "points_per_house_in_province": SCORES_PROVINCE,
    "points_per_house_of_good": SCORES_GOOD,
    "place_colonist": PLACES_COLONIST,
    # what was copied, repeated or chosen is known by then and has a reaction of its own
    "reaction_of_copied_card": 0,
    "reaction_of_chosen_half": 0,
}
_option = {None: OTHER_WAY, "produce": PRODUCE_OR_PLACE, "place": PRODUCE_OR_PLACE, "coins": COINS_WAY}
REACTION_STEPS = max(len(reaction.effects) for reaction in _solitaria.reactions)


def _steps(kind: str, way: int) -> list[tuple[int, int]]:
    """What he does after a card used in this way; a way that the data does not tell apart has the general reaction."""
    for reaction in _solitaria.reactions:
        if kind in reaction.on and _option[reaction.option] in (OTHER_WAY, way):
            return [(_ops[effect.op], effect.n) for effect in reaction.effects]
    return []


_reactions = [
    [[*_steps(kind, way), *[(0, 0)] * REACTION_STEPS][:REACTION_STEPS] for way in range(WAYS)]
    for kind in data.CARD_KINDS
]
REACTION_OP = tuple(tuple(tuple(step[0] for step in steps) for steps in ways) for ways in _reactions)
REACTION_N = tuple(tuple(tuple(step[1] for step in steps) for steps in ways) for ways in _reactions)
INSTEAD = tuple(_ops[op] for op in _solitaria.instead)
STAND_POINTS = _solitaria.stand_points
PRODUCTION_GIVES_BONUS = int(_solitaria.production_gives_bonus)
REACTS_TO_LAST_CARD = int(_solitaria.reaction_after_human_end)
TILE_FIRST = int(_solitaria.sicilia_draws_before_colonist)


@REACT.run
def react(g: GameRecord, b: BoardRecord, seat: int, step: int, n: int) -> None:
    """Begin the reaction, or carry out one step of it."""
    seat = contrarius(g)
    if step == 0:
        begin_reaction(g)
    elif step == TAKES_CARD:
        if g.display[0] != NONE:
            push_chance(g, ROLL_CARD)
    elif step == BUILDS:
        if g.house_count[seat] < HOUSES:
            push_chance(g, ROLL_CITY)
    elif step == PRODUCES:
        province_of_house_produces(g, b)
    elif step == SCORES:
        reaction_scores(g, n)
    elif step == SCORES_PROVINCE:
        reaction_scores(g, n * own_houses(g, b, seat, b.province_cities[g.solo_province]))
    elif step == SCORES_GOOD:
        reaction_scores(g, n * extension.specialist_houses(g, b, seat, g.solo_kind - SPECIALIST))
    elif step == PLACES_COLONIST:
        place_his_colonist(g, b)


def begin_reaction(g: GameRecord) -> None:
    """Open the steps of the reaction to what was carried out; the first one on top."""
    forget_reaction(g)
    if g.solo_kind == NONE or (g.end_by != NOBODY and not REACTS_TO_LAST_CARD):
        return
    seat = contrarius(g)
    push(g, FINISH_REACTION, seat)
    draws_tile = g.solo_kind == TRIBUNE and extension.tribune_draws_tile(g)
    if draws_tile and not TILE_FIRST:
        push_chance(g, DRAW_TILE, seat + 1)
    way = g.solo_way
    if g.solo_kind == COLONIST and way == OTHER_WAY:
        way = PRODUCE_OR_PLACE
    for back in range(REACTION_STEPS):
        step = REACTION_STEPS - 1 - back
        op = REACTION_OP[g.solo_kind][way][step]
        if op != 0:
            push_steps(g, seat, op, REACTION_N[g.solo_kind][way][step])
    if draws_tile and TILE_FIRST:
        push_chance(g, DRAW_TILE, seat + 1)


def push_steps(g: GameRecord, seat: int, op: int, n: int) -> None:
    """Cards, houses and colonists come one after the other; points are multiplied."""
    if op <= PLACES_COLONIST:
        for _ in range(n):
            push(g, REACT, seat, op, 1)
    else:
        push(g, REACT, seat, op, n)


FINISH_REACTION = automatic("finish_reaction")  # a = 1 after a reaction that found nothing and did something else


@FINISH_REACTION.run
def finish_reaction(g: GameRecord, b: BoardRecord, seat: int, instead: int, second: int) -> None:
    """Nobody starves him; and if he ended the game, everybody has one last turn, partners one together."""
    if instead == 0 and found_nothing(g) and step_instead(g, b) != 0:
        push(g, FINISH_REACTION, contrarius(g), 1)
        push(g, REACT, contrarius(g), step_instead(g, b), 1)
    elif g.end_by == contrarius(g) and g.solo_end == 0:
        last_turns = 1 if extension.partners_play(g) else extension.people(g)
        g.solo_end = g.turns + 1 + last_turns


def found_nothing(g: GameRecord) -> bool:
    """Did his reaction bring him no card, no house, no colonist and no point?"""
    return g.solo_card == NONE and g.solo_city == NONE and g.solo_placed == NONE and g.solo_gain == 0


def step_instead(g: GameRecord, b: BoardRecord) -> int:
    """What he does where a reaction finds nothing: the first that he can, or 0."""
    for place in range(len(INSTEAD)):
        if INSTEAD[place] == BUILDS and g.house_count[contrarius(g)] < HOUSES and can_build_somewhere(g, b):
            return BUILDS
        if INSTEAD[place] == TAKES_CARD and g.display[0] != NONE:
            return TAKES_CARD
    return 0


def reaction_scores(g: GameRecord, points: int) -> None:
    g.solo_gain += points
    g.solo_points += points


def react_to_stand(g: GameRecord, seat: int) -> None:
    """A house, a colonist, a card or a trade at the fish market is no card of the person's, but some points of his."""
    if answers(g, seat):
        forget_reaction(g)
        reaction_scores(g, STAND_POINTS)


def province_of_house_produces(g: GameRecord, b: BoardRecord) -> None:
    """The province of the new house produces for the people, if it is active; its marker counts as used."""
    if g.solo_city == NONE:
        return
    province = b.city_province[g.solo_city]
    if not extension.province_active(g, province):
        return
    if PRODUCTION_GIVES_BONUS:
        extension.take_bonus(g, b, g.turn, province)
    else:
        extension.use_marker(g, province)
    houses_produce(g, b, province)
    if not extension.bonus_waits(g):
        store_produce(g, g.turn)
    g.solo_produced = 1
    if g.magnus == contrarius(g):
        pass_magnus(g)
