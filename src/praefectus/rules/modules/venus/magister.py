"""Venus for single players: the goddess, the Magister, and cards that offer two personalities."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.actions import ROLE
from praefectus.rules.cards import CARRY_OUT
from praefectus.rules.declarations import decision
from praefectus.rules.fields import Choices
from praefectus.rules.modules.venus.vocabulary import ARCHITECT_MERCATOR, MAGISTER, PREFECT_ARCHITECT, PREFECT_MERCATOR
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.vocabulary import DIPLOMAT, NONE, SENATOR

_cards = data.cards()
# the two personalities of a double-choice card, the smaller number first; NONE twice for all others
ROLES = tuple(
    tuple(sorted(data.CARD_KINDS.index(role) for role in personality.actions))
    if len(personality.actions) == 2
    else (NONE, NONE)
    for personality in _cards.kinds
)
VENUS_POINTS = _cards.venus_points("venus")


# the goddess


def settled_provinces(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Venus: points for every province with at least two of the seat's houses."""
    provinces = 0
    for province in range(b.provinces):
        houses = g.houses[seat] & b.province_cities[province]
        if houses & (houses - 1):
            provinces += 1
    return VENUS_POINTS * provinces


# the Magister


@MAGISTER.start
def magister_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    """Repeat the own card just below; a Senator is never repeated, and a Magister has nothing of its own to repeat."""
    card = g.below[seat]
    if card != NONE and card != SENATOR and card != MAGISTER:
        push(g, CARRY_OUT, seat, card)


def magister_copyable(g: GameRecord, seat: int, other: int) -> bool:
    """A copied Magister repeats the card below the own Diplomat: another Diplomat there would lead back to here."""
    return g.top[other] != MAGISTER or g.below[seat] != DIPLOMAT


# cards with two personalities


def is_double_choice(kind: int) -> bool:
    return ROLES[kind][0] != NONE


def other_role(card: int, role: int) -> int:
    """The half of a double-choice card that was not chosen."""
    return ROLES[card][0] + ROLES[card][1] - role


@PREFECT_MERCATOR.start
@ARCHITECT_MERCATOR.start
@PREFECT_ARCHITECT.start
def double_choice_start(g: GameRecord, b: BoardRecord, seat: int, card: int) -> None:
    push(g, CHOOSE_ROLE, seat, card)


# a = the double-choice card; a single personality: does the partner carry it out too?
CHOOSE_ROLE = decision("role", declined="leave_it_out")


@CHOOSE_ROLE.legal
def role_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Either personality of the card; a single one is a partner's to share."""
    card = g.frame_a[g.depth - 1]
    if not is_double_choice(card):
        extension.share_legal(g, b, seat, out)
        return
    offer(out, ROLE, ROLES[card][0])
    offer(out, ROLE, ROLES[card][1])


@CHOOSE_ROLE.choose
def role_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    card = g.frame_a[g.depth - 1]
    if not is_double_choice(card):
        extension.share_choose(g, b, seat, action)
        return
    role = action - ROLE
    pop(g)
    extension.role_taken(g, card, role)
    push(g, CARRY_OUT, seat, role)
