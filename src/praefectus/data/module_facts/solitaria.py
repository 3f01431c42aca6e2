"""The data of Contrarius."""

from functools import cache
from typing import Annotated, Literal

from praefectus.data.files import DataError, read
from praefectus.data.schema import GOODS, CardKind, ColonistKind, Fact, God, Grade, SoloLevel, TradeGood, one_of


class ReactionEffect(Fact):
    op: str  # a step that rules/modules/solitaria/contrarius_reactions.py declares
    n: int


class Reaction(Fact):
    """What Contrarius does after a person's card; `option` tells the two uses of a card apart."""

    on: list[CardKind]
    option: Literal["produce", "coins", "place"] | None
    effects: list[ReactionEffect]
    text: str
    on_sicilia: str | None = None  # what he does there before it
    grade: Grade


class CopyRule(Fact):
    """What a person's Diplomat may copy from Contrarius, and what becomes of that card."""

    turned_face_down: bool
    still_scores: bool
    not_copyable: list[CardKind]
    grade: Grade


class BuildPreference(Fact):
    """One rung of Contrarius' ladder when he looks for a city."""

    province: Literal["new", "own"]
    city: Literal["empty", "fewest_houses"]
    text: str
    grade: Grade


class Solitaria(Fact):
    handicap: dict[SoloLevel, int]
    instead: list[str]  # the first that he can do where a reaction finds nothing
    decks: int
    human_coins: int
    white_die: list[Annotated[str, one_of(*GOODS[:5], "specialist")]]
    card_die: list[int]
    start_cards: list[tuple[CardKind, God]]
    start_specialists: list[CardKind]
    colonists_on_board: dict[ColonistKind, int]
    max_colonists: int
    new_colonist_first: ColonistKind
    magnus_starts_with_contrarius: bool
    reactions: list[Reaction]
    copy_rule: CopyRule
    specialist_ranking: list[CardKind]
    good_order: list[TradeGood]
    build_order: list[BuildPreference]
    salt_city_is_of_every_kind: bool
    build_ties: list[Literal["fewest_human_houses_in_province", "random"]]
    production_gives_bonus: bool
    vesta_vp: int
    reaction_after_human_end: bool
    last_turn_reaction: bool
    tie_wins: bool
    cooperative_divisor: int
    cooperative_venus_vp: int
    roma_stops: list[str]
    roma_builds_on_track: dict[SoloLevel, bool]
    sicilia_draws_before_colonist: bool
    stand_points: int  # when a stand of the fish market does what a personality does
    grades: dict[str, Grade]

    def reaction(self, kind: CardKind, option: str | None = None) -> Reaction:
        """The reaction to a card, used in this way."""
        for reaction in self.reactions:
            if kind in reaction.on and reaction.option == option:
                return reaction
        raise DataError(f"solitaria.json: there is no reaction to '{kind}' with the option '{option}'.")


@cache
def solitaria() -> Solitaria:
    return read("solitaria.json", Solitaria)
