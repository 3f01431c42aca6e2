"""Contrarius' reaction to a card, step by step as the data says."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.declarations import Declared, F, Rules, automatic, when_declared
from praefectus.rules.dispatch import dispatch
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

# the rules of the steps that a reaction consists of, by number; 0 is no step
CARRIES_OUT: Rules = {}
CAN_DO: Rules = {}
# what was copied, repeated or chosen is known by then and has a reaction of its own
_WITHOUT_STEP = ("reaction_of_copied_card", "reaction_of_chosen_half")


class ReactionStep(Declared):
    """A step of a reaction; the data names it (`op`)."""

    one_by_one: bool

    def carries_out(self, rule: F) -> F:
        """Carries it out: (g, b, seat, n)."""
        return self.take(CARRIES_OUT, rule)

    def can(self, rule: F) -> F:
        """Says whether he can do it: (g, b, seat). A step that he may do instead of another needs this rule."""
        return self.take(CAN_DO, rule)


_declared: dict[str, ReactionStep] = {}


def reaction_step(name: str, one_by_one: bool = False) -> ReactionStep:
    """Declare a step; the order of the declarations gives the numbers. Several of a step come one after the other, or
    their number multiplies the points."""
    if name in _declared:
        raise ValueError(f"Two steps of a reaction are called {name!r}.")
    if name not in _named_in_data:
        raise ValueError(f"There are rules for the reaction {name!r}, which data/solitaria.json does not have.")
    step = ReactionStep(len(_declared) + 1)
    step.name, step.one_by_one = name, one_by_one
    _declared[name] = step
    return step


_named_in_data = {effect.op for reaction in _solitaria.reactions for effect in reaction.effects}

TAKES_CARD = reaction_step("take_card", one_by_one=True)


@TAKES_CARD.can
def can_take_card(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    """Is there a card in the display?"""
    return g.display[0] != NONE


@TAKES_CARD.carries_out
def takes_card(g: GameRecord, b: BoardRecord, seat: int, n: int) -> None:
    if g.display[0] != NONE:
        push_chance(g, ROLL_CARD)


BUILDS = reaction_step("build", one_by_one=True)


@BUILDS.can
def can_build_house(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    """Does he have a house left and a city for it?"""
    return g.house_count[seat] < HOUSES and can_build_somewhere(g, b)


@BUILDS.carries_out
def builds(g: GameRecord, b: BoardRecord, seat: int, n: int) -> None:
    if g.house_count[seat] < HOUSES:
        push_chance(g, ROLL_CITY)


PLACES_COLONIST = reaction_step("place_colonist", one_by_one=True)


@PLACES_COLONIST.carries_out
def places_colonist(g: GameRecord, b: BoardRecord, seat: int, n: int) -> None:
    place_his_colonist(g, b)


PRODUCES = reaction_step("produce_where_built")


@PRODUCES.carries_out
def province_of_house_produces(g: GameRecord, b: BoardRecord, seat: int, n: int) -> None:
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
    if g.magnus == seat:
        pass_magnus(g)


SCORES = reaction_step("points")


@SCORES.carries_out
def scores(g: GameRecord, b: BoardRecord, seat: int, n: int) -> None:
    reaction_scores(g, n)


SCORES_PROVINCE = reaction_step("points_per_house_in_province")


@SCORES_PROVINCE.carries_out
def scores_province(g: GameRecord, b: BoardRecord, seat: int, n: int) -> None:
    reaction_scores(g, n * own_houses(g, b, seat, b.province_cities[g.solo_province]))


SCORES_GOOD = reaction_step("points_per_house_of_good")


@SCORES_GOOD.carries_out
def scores_good(g: GameRecord, b: BoardRecord, seat: int, n: int) -> None:
    reaction_scores(g, n * extension.specialist_houses(g, b, seat, g.solo_kind - SPECIALIST))


def reaction_scores(g: GameRecord, points: int) -> None:
    g.solo_gain += points
    g.solo_points += points


@when_declared
def check_reactions() -> None:
    """Each step that the data names needs a rule, and one that he may do instead a second one."""
    for name in sorted(_named_in_data - set(_WITHOUT_STEP)):
        if _declared.get(name, 0) not in CARRIES_OUT:
            raise ValueError(f"The reaction {name!r} of data/solitaria.json has no rule.")
    for name in _solitaria.instead:
        if _declared.get(name, 0) not in CAN_DO:
            raise ValueError(
                f"What Contrarius does instead ({name!r} in data/solitaria.json) has no rule for when he can."
            )


# which steps a card leads to

_option = {None: OTHER_WAY, "produce": PRODUCE_OR_PLACE, "place": PRODUCE_OR_PLACE, "coins": COINS_WAY}
REACTION_STEPS = max(len(reaction.effects) for reaction in _solitaria.reactions)


def _steps(kind: str, way: int) -> list[tuple[int, int]]:
    """What he does after a card used in this way; a way without its own reaction in the data has the general one."""
    for reaction in _solitaria.reactions:
        if kind in reaction.on and _option[reaction.option] in (OTHER_WAY, way):
            return [(int(_declared.get(effect.op, 0)), effect.n) for effect in reaction.effects]
    return []


_reactions = [
    [[*_steps(kind, way), *[(0, 0)] * REACTION_STEPS][:REACTION_STEPS] for way in range(WAYS)]
    for kind in data.CARD_KINDS
]
REACTION_OP = tuple(tuple(tuple(step[0] for step in steps) for steps in ways) for ways in _reactions)
REACTION_N = tuple(tuple(tuple(step[1] for step in steps) for steps in ways) for ways in _reactions)
INSTEAD = tuple(int(_declared.get(op, 0)) for op in _solitaria.instead)
ONE_BY_ONE = sum(1 << step for step in _declared.values() if step.one_by_one)
STAND_POINTS = _solitaria.stand_points
PRODUCTION_GIVES_BONUS = int(_solitaria.production_gives_bonus)
REACTS_TO_LAST_CARD = int(_solitaria.reaction_after_human_end)
TILE_FIRST = int(_solitaria.sicilia_draws_before_colonist)


@dispatch(CARRIES_OUT, by="step", passes="g, b, seat, n")
def carry_out_step(g: GameRecord, b: BoardRecord, seat: int, step: int, n: int) -> None:
    """Carry out one step of a reaction."""
    CARRIES_OUT[step](g, b, seat, n)


@dispatch(CAN_DO, by="step", passes="g, b, seat")
def can_do_step(g: GameRecord, b: BoardRecord, seat: int, step: int) -> bool:
    """Can he do this instead of a reaction that found nothing?"""
    return bool(CAN_DO[step](g, b, seat))


@REACT.run
def react(g: GameRecord, b: BoardRecord, seat: int, step: int, n: int) -> None:
    """Begin the reaction, or carry out one step of it."""
    if step == 0:
        begin_reaction(g)
    else:
        carry_out_step(g, b, contrarius(g), step, n)


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
    if ONE_BY_ONE >> op & 1:
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
    """Return what he does where a reaction finds nothing: the first that he can, or 0."""
    for place in range(len(INSTEAD)):
        if can_do_step(g, b, contrarius(g), INSTEAD[place]):
            return INSTEAD[place]
    return 0


def react_to_stand(g: GameRecord, seat: int) -> None:
    """A house, a colonist, a card or a trade at the fish market is no card of the person's, but some points of his."""
    if answers(g, seat):
        forget_reaction(g)
        reaction_scores(g, STAND_POINTS)
