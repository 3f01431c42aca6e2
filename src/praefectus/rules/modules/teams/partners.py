"""Team play: partners sit opposite, carry out each other's cards, pay for each other and win together."""

from praefectus import data
from praefectus.rules import cards, colonist, diplomat, end, extension
from praefectus.rules.actions import DONE, PLACE_LAND, PLACE_SEA, PLAY, ROLE
from praefectus.rules.cards import CARRY_OUT
from praefectus.rules.declarations import automatic, decision
from praefectus.rules.fields import Choices
from praefectus.rules.mercator import BUY_START_GOODS
from praefectus.rules.modules.teams.actions import SUGGEST_CARD
from praefectus.rules.modules.teams.vocabulary import CARD_ONLY_NO_PROCONSUL, LEGATUS, PRAETOR, PROCONSUL
from praefectus.rules.modules.venus import magister
from praefectus.rules.modules.venus.magister import CHOOSE_ROLE
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import BUY, FINISH_PURCHASE
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.tables import CARD_KIND, NO_GOODS_COINS
from praefectus.rules.vocabulary import (
    COLONISTS,
    DIPLOMAT,
    HOME,
    KINDS,
    LAND,
    NO_GOODS,
    NOBODY,
    NONE,
    PREFECT,
    SEA,
    SLOTS,
    SPECIALIST,
    TRADED,
    TRIBUNE,
    WITH_SLOT,
)

_cards = data.cards()
_dropped = (_cards.team_drop["first"], _cards.team_drop["second"])
# the card that the first and the second partner give up, and its god
DROPPED_CARD = tuple(data.CARD_KINDS.index(kind) for kind in _dropped)
DROPPED_GOD = tuple(
    next(data.GODS.index(card.gods[0]) for card in _cards.hands["teams"] if card.kind == kind) for kind in _dropped
)
TEAM_COINS = tuple(data.setup().money_by_team)
TEAM_VENUS_POINTS = _cards.venus_points("teams")
ASKED = 1 << TRIBUNE | 1 << PREFECT | 1 << DIPLOMAT | ((1 << TRADED) - 1) << SPECIALIST  # personalities (bits)
PARTNERS = 2
SAME_ACTION = 0  # what PARTNER_ACTS opens
OWN_CARD = 1
FOR_BOTH = 0  # what PLAY_FOR_SELF plays: Legatus, Proconsul
FOR_ONE = 1


def team_count(g: GameRecord) -> int:
    return extension.people(g) // PARTNERS


def partner(g: GameRecord, seat: int) -> int:
    """The partner sits opposite."""
    return (seat + team_count(g)) % extension.people(g)


def team_of(g: GameRecord, seat: int) -> int:
    return seat % team_count(g)


# set-up


def set_up_partner(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """Coins by team. The first partner gives up the Diplomat; the second the Architect, and starts elsewhere."""
    second = 1 if seat >= team_count(g) else 0
    g.hand[seat][DROPPED_CARD[second]] -= 1
    g.gods[seat][DROPPED_GOD[second]] -= 1
    g.coins[seat] = TEAM_COINS[team_of(g, seat)]
    if g.options & NO_GOODS:
        g.coins[seat] += NO_GOODS_COINS
    if second and has_capital(b):
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] != HOME:
                g.colonist[seat][slot] = HOME
                g.on_board[seat] -= 1
                g.space[seat] -= 1


def has_capital(b: BoardRecord) -> bool:
    """Is there one city where everybody starts? Elsewhere both partners start as usual."""
    return b.entry[LAND] != NONE and b.entry[LAND] == b.entry[SEA]


def open_start_spaces(g: GameRecord, b: BoardRecord) -> None:
    """The second partners choose their cities, clockwise."""
    if not has_capital(b):
        return
    people = extension.people(g)
    for back in range(team_count(g)):
        push(g, START_SPACE, people - 1 - back)


START_SPACE = decision("start")  # a team's second partner places the first colonists


@START_SPACE.legal
def start_space_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any city that no line joins to the start city: by land if it has a land line, else by sea."""
    for city in range(b.cities):
        if b.has_line[LAND] >> city & 1 and not b.near_start >> city & 1:
            offer(out, PLACE_LAND, city)
    for city in range(b.cities):
        if not b.has_line[LAND] >> city & 1 and not b.near_start >> city & 1:
            offer(out, PLACE_SEA, city)


@START_SPACE.choose
def start_space_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """One colonist of each kind, or two of the kind whose lines the city has."""
    pop(g)
    if action >= PLACE_SEA:
        colonist.place_colonist(g, seat, SEA, action - PLACE_SEA)
        colonist.place_colonist(g, seat, SEA, action - PLACE_SEA)
    else:
        city = action - PLACE_LAND
        colonist.place_colonist(g, seat, LAND, city)
        colonist.place_colonist(g, seat, SEA if b.has_line[SEA] >> city & 1 else LAND, city)


def partners_buy_start_goods(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """The start without goods: both partners act in their team's first turn, so both buy before it."""
    if g.turns < team_count(g):
        push(g, BUY_START_GOODS, partner(g, seat))
        push(g, BUY_START_GOODS, seat)


# the partner's share of a card


def partner_follows(g: GameRecord, seat: int, kind: int) -> None:
    """The partner carries out the same action after the player; after a Proconsul a card of their own."""
    begin_card(g, seat)
    if kind == PROCONSUL:
        push(g, PARTNER_ACTS, partner(g, seat), NONE, OWN_CARD)
    elif kind != LEGATUS:
        if kind == PRAETOR:
            push(g, FINISH_PURCHASE, seat)
        push(g, PARTNER_ACTS, partner(g, seat), kind, SAME_ACTION)


def begin_card(g: GameRecord, seat: int) -> None:
    g.card_of = seat
    g.copied_from = 0


def market_before_card(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    """With the fish market both lay their cards first; then each goes to the market before carrying out the own."""
    if kind == PROCONSUL:
        if extension.cards_first(g):
            push(g, PLAY_FOR_SELF, partner(g, seat), FOR_ONE)
    elif kind != LEGATUS:
        extension.market_phase(g, b, seat)


def role_left(g: GameRecord, card: int, role: int) -> None:
    """The player chose one half of a double-choice card: the partner gets the other."""
    for down in range(g.depth):
        frame = g.depth - 1 - down
        if g.frame_kind[frame] == PARTNER_ACTS and g.frame_a[frame] == card:
            g.frame_a[frame] = magister.other_role(card, role)
            return


# a = personality, b = 1 when it is the partner's own card (a = NONE: not yet laid)
PARTNER_ACTS = automatic("partner_acts")


@PARTNER_ACTS.run
def partner_acts(g: GameRecord, b: BoardRecord, seat: int, kind: int, how: int) -> None:
    """Now it is the partner's part of the card."""
    if how == OWN_CARD and kind == NONE:
        push(g, PLAY_FOR_SELF, seat, FOR_ONE)
        return
    extension.partner_begins(g, b, seat)
    if how == OWN_CARD:
        begin_card(g, seat)
        push(g, CARRY_OUT, seat, kind)
    elif could_be_unwelcome(kind):
        push(g, CHOOSE_ROLE, seat, kind)
    else:
        push(g, CARRY_OUT, seat, kind)
    extension.market_phase(g, b, seat)


def partner_on_top(g: GameRecord) -> int:
    """The partner whose part of a card is the next step; NOBODY where another step or a decision is."""
    top = g.depth - 1
    return g.frame_seat[top] if top >= 0 and g.frame_kind[top] == PARTNER_ACTS else NOBODY


def could_be_unwelcome(kind: int) -> bool:
    """Partners may leave the action out. Only for these are they asked: the others let everybody stop at once."""
    return ASKED >> kind & 1 == 1


def join_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Carry out what the partner played, if it does anything, or leave it out."""
    kind = g.frame_a[g.depth - 1]
    offer(out, DONE)
    if kind == DIPLOMAT and not diplomat.can_copy(g, b, seat):
        return
    if kind >= SPECIALIST and extension.specialist_houses(g, b, seat, kind - SPECIALIST) == 0:
        return
    offer(out, ROLE, kind)


def join_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    if action != DONE:
        push(g, CARRY_OUT, seat, action - ROLE)


# Praetor, Proconsul, Legatus


@PRAETOR.start
def praetor_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    """Buy one card at the Senator's price."""
    push(g, FINISH_PURCHASE, seat)
    push(g, BUY, seat, 1, WITH_SLOT)


@PROCONSUL.start
def proconsul_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    """Buy one card, but no Proconsul, without paying its place in the display."""
    push(g, FINISH_PURCHASE, seat)
    push(g, BUY, seat, 1, CARD_ONLY_NO_PROCONSUL)


def praetor_open(g: GameRecord, seat: int) -> bool:
    """The display is refilled only after both partners of a Praetor bought; an empty one ends the game anyway."""
    for frame in range(g.depth):
        if g.frame_kind[frame] == FINISH_PURCHASE:
            if g.cards_left == 0 and display_empty(g):
                end.trigger_end(g, seat)
            return True
    return False


def display_empty(g: GameRecord) -> bool:
    for slot in range(SLOTS):
        if g.display[slot] != NONE:
            return False
    return True


@LEGATUS.start
def legatus_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    push(g, SUGGEST, seat)


SUGGEST = decision("suggest")


@SUGGEST.legal
def suggest_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any card in the partner's hand but a Legatus."""
    other = partner(g, seat)
    for kind in range(KINDS):
        if kind != LEGATUS and g.hand[other][kind] > 0:
            offer(out, SUGGEST_CARD, kind)


@SUGGEST.choose
def suggest_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Everyone sees the suggestion; the partner may follow it or not."""
    pop(g)
    push(g, PLAY_FOR_SELF, partner(g, seat), FOR_BOTH, action - SUGGEST_CARD + 1)


PLAY_FOR_SELF = decision("partner")  # a = 1 for the Proconsul's partner, 0 for the Legatus', b = card suggested, plus 1


@PLAY_FOR_SELF.legal
def play_for_self_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any card in the hand but a Legatus."""
    for kind in range(KINDS):
        if kind != LEGATUS and g.hand[seat][kind] > 0:
            offer(out, PLAY, kind)


@PLAY_FOR_SELF.choose
def play_for_self_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """After a Legatus the card counts for both, its player first; after a Proconsul only for its player."""
    kind = action - PLAY
    alone = g.frame_a[g.depth - 1] == FOR_ONE
    pop(g)
    cards.discard(g, seat, kind)
    if not alone:
        extension.card_played(g, b, seat, kind)
        push(g, CARRY_OUT, seat, kind)
        extension.card_laid(g, b, seat, kind)
    elif extension.cards_first(g):
        lay_beside_proconsul(g, seat, kind)
        extension.market_phase(g, b, partner(g, seat))
    else:
        partner_acts(g, b, seat, kind, OWN_CARD)


def lay_beside_proconsul(g: GameRecord, seat: int, kind: int) -> None:
    """The card waits until the Proconsul is carried out."""
    for frame in range(g.depth):
        if g.frame_kind[frame] == PARTNER_ACTS and g.frame_seat[frame] == seat and g.frame_b[frame] == OWN_CARD:
            g.frame_a[frame] = kind


def for_sale_to(g: GameRecord, how: int, slot: int) -> bool:
    """No Proconsul buys a Proconsul."""
    return how % 8 != CARD_ONLY_NO_PROCONSUL or CARD_KIND[g.display[slot]] != PROCONSUL


# Diplomat and Prefect


def partner_may_copy(g: GameRecord, seat: int, other: int) -> bool:
    """Never the partner's card, nor the player's whom the partner has just copied; a Legatus has no action to copy."""
    return other != partner(g, seat) and other != g.copied_from - 1 and g.top[other] != LEGATUS


def partner_copied(g: GameRecord, seat: int, other: int) -> None:
    if seat == g.card_of:
        g.copied_from = other + 1


def own_prefect(g: GameRecord, seat: int) -> bool:
    """The Praefectus Magnus serves only who played the card."""
    return seat == g.card_of


# money


def team_purse(g: GameRecord, seat: int) -> int:
    """A partner cannot refuse to pay."""
    return g.coins[seat] + g.coins[partner(g, seat)]


def team_spend(g: GameRecord, seat: int, coins: int) -> None:
    """The own coins first."""
    own = min(coins, g.coins[seat])
    g.coins[seat] -= own
    g.coins[partner(g, seat)] -= coins - own


# end and scoring


def team_ends(g: GameRecord, seat: int) -> bool:
    """Return whether the next turn would belong to the team that ended the game: all others have had their last."""
    return g.end_by != NOBODY and team_of(g, seat) == team_of(g, g.end_by)


def shared_provinces(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Venus: points for every province where both partners have a house."""
    other = partner(g, seat)
    provinces = 0
    for province in range(b.provinces):
        cities = b.province_cities[province]
        if g.houses[seat] & cities and g.houses[other] & cities:
            provinces += 1
    return TEAM_VENUS_POINTS * provinces


def team_result(g: GameRecord, seat: int) -> int:
    """Both partners' points together, or the seat's own without a partner."""
    if seat >= extension.people(g):
        return g.score[seat]
    return g.score[seat] + g.score[partner(g, seat)]
