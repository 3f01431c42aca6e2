"""What one legal choice is worth, and the choice of the greedy player."""

from praefectus.agents.greedy.cards import (
    action_worth,
    built_cities,
    play_worth,
    province_worth,
    slot_worth,
    trade_worth,
)
from praefectus.agents.greedy.houses import best_two, city_worth, select_worth, sites_of_others, sites_worth, walk_worth
from praefectus.agents.greedy.weights import COLONISTS_WANTED, W_COIN, W_FISH, W_FORUM, W_STEP
from praefectus.rules import extension
from praefectus.rules.actions import (
    BUILD_HOUSE,
    BUY_CARD,
    BUY_GOODS,
    CASH_BONUS,
    COPY_DISPLAY,
    COPY_SEAT,
    DONE,
    GET,
    INCOME,
    MOVE_LAND,
    MOVE_SEA,
    NEW_COLONISTS,
    PAY_GOOD,
    PLACE_LAND,
    PLACE_SEA,
    PLAY,
    PRODUCE,
    ROLE,
    SELECT,
    SELL_GOODS,
    TAKE_GOOD,
)
from praefectus.rules.architect import MOVE, WALK, distance
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.colonist import SETTLE
from praefectus.rules.fields import Choices
from praefectus.rules.houses import building_sites
from praefectus.rules.modules.fish_market.actions import ENTER, TAKE_OFFER, USE_STAND
from praefectus.rules.modules.fish_market.vocabulary import SPOTS
from praefectus.rules.modules.forum.actions import GIVE, TAKE_CARD
from praefectus.rules.modules.forum.vocabulary import FORUM_SLOTS
from praefectus.rules.modules.germania.actions import MOVE_FAR
from praefectus.rules.modules.roma.actions import SCORE_GOD
from praefectus.rules.modules.teams.actions import SUGGEST_CARD
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import god_value, specialist
from praefectus.rules.senator import BUY
from praefectus.rules.tables import (
    CARD_KIND,
    INCOME_COINS,
    VALUE,
)
from praefectus.rules.vocabulary import (
    ARCHITECT,
    COLONISTS,
    DIPLOMAT,
    FAR_LINES,
    FISH,
    GODS,
    GOODS,
    KINDS,
    LAND,
    LINES,
    MINERVA,
    PLACES,
    PREFECT,
    PROVINCES,
    SEA,
    SEATS,
    SLOTS,
    SPACES_MAX,
    STORED,
    TRADED,
    WITH_SLOT,
)

AMOUNTS = TRADED * SPACES_MAX


def unit_worth(g: GameRecord, seat: int, unit: int) -> int:
    """A good is worth more if the seat has less of it."""
    if unit == FISH:
        return 4
    return VALUE[unit] * 2 - 5 * g.goods[seat][unit]


def choice_worth(g: GameRecord, b: BoardRecord, seat: int, kind: int, action: int) -> int:
    """Return what the greedy player thinks of one legal action in the open decision."""
    if action == DONE:
        return 0
    if BUY_GOODS <= action < BUY_GOODS + AMOUNTS or SELL_GOODS <= action < SELL_GOODS + AMOUNTS:
        return trade_worth(g, seat, action)
    if PLAY <= action < PLAY + KINDS:
        return play_worth(g, b, seat, action - PLAY)
    if PRODUCE <= action < PRODUCE + PROVINCES:
        return province_worth(g, b, seat, action - PRODUCE, built_cities(g))
    if action == CASH_BONUS:
        return W_COIN * extension.cash_bonus(g, b)
    if action == INCOME:
        return W_COIN * (INCOME_COINS + g.on_board[seat])
    if action == NEW_COLONISTS:
        return 1000 if g.on_board[seat] < COLONISTS_WANTED else -10
    if COPY_SEAT <= action < COPY_SEAT + SEATS:
        return action_worth(g, b, seat, g.top[action - COPY_SEAT])
    if COPY_DISPLAY <= action < COPY_DISPLAY + SLOTS:
        return action_worth(g, b, seat, CARD_KIND[g.display[action - COPY_DISPLAY]])
    if ROLE <= action < ROLE + KINDS:
        return action_worth(g, b, seat, action - ROLE)
    if SELECT <= action < SELECT + COLONISTS:
        stay = sites_worth(g, b, seat, building_sites(g, b, seat)) if kind == MOVE else 0
        return select_worth(g, b, seat, action - SELECT) - stay
    if MOVE_LAND <= action < MOVE_LAND + LINES:
        return walk_worth(g, b, seat, g.frame_a[g.depth - 1], action - MOVE_LAND)
    if MOVE_SEA <= action < MOVE_SEA + LINES:
        return walk_worth(g, b, seat, g.frame_a[g.depth - 1], action - MOVE_SEA)
    if BUILD_HOUSE <= action < BUILD_HOUSE + PLACES:
        return city_worth(g, b, seat, action - BUILD_HOUSE)
    if PLACE_LAND <= action < PLACE_LAND + PLACES or PLACE_SEA <= action < PLACE_SEA + PLACES:
        return 50 - action % 7 if g.on_board[seat] < COLONISTS_WANTED or kind != SETTLE else -10
    if TAKE_GOOD <= action < TAKE_GOOD + STORED:
        return 1000 + unit_worth(g, seat, action - TAKE_GOOD)
    if BUY_CARD <= action < BUY_CARD + SLOTS:
        how = g.frame_b[g.depth - 1] if kind == BUY else WITH_SLOT
        return slot_worth(g, b, seat, how, action - BUY_CARD)
    if PAY_GOOD <= action < PAY_GOOD + GOODS:
        return 1000 - unit_worth(g, seat, action - PAY_GOOD)
    if GET <= action < GET + GOODS:
        return 1000 + unit_worth(g, seat, action - GET)
    return module_choice_worth(g, b, seat, action)


def module_choice_worth(g: GameRecord, b: BoardRecord, seat: int, action: int) -> int:
    """The same for what only modules offer."""
    if GIVE <= action < GIVE + GOODS:
        return 5 - unit_worth(g, seat, action - GIVE)
    if TAKE_CARD <= action < TAKE_CARD + FORUM_SLOTS:
        return W_FORUM + action - TAKE_CARD
    if ENTER <= action < ENTER + SPOTS or USE_STAND <= action < USE_STAND + 2 or TAKE_OFFER <= action < TAKE_OFFER + 2:
        return market_worth(g, seat)
    if MOVE_FAR <= action < MOVE_FAR + FAR_LINES:
        return walk_worth(g, b, seat, g.frame_a[g.depth - 1], extension.far_line(action))
    if SCORE_GOD <= action < SCORE_GOD + GODS:
        return god_worth(g, b, seat, action - SCORE_GOD)
    if SUGGEST_CARD <= action < SUGGEST_CARD + KINDS:
        return 1000 + action_worth(g, b, seat, action - SUGGEST_CARD)
    return 20


def market_worth(g: GameRecord, seat: int) -> int:
    """Spend fish while there are coins to pay for skipped spots."""
    return 30 + W_FISH // 4 if g.fish[seat] > 1 else 5


def god_worth(g: GameRecord, b: BoardRecord, seat: int, god: int) -> int:
    if god < MINERVA:
        return 10 * god_value(g, b, seat, god)
    best = 0
    for good in range(TRADED):
        best = max(best, specialist(g, b, seat, good))
    return 10 * best


def greedy_choice(g: GameRecord, b: BoardRecord, out: Choices) -> int:
    """The action with the highest worth; the first of equals."""
    top = g.depth - 1
    kind = g.frame_kind[top]
    seat = g.frame_seat[top]
    best = -1000000
    chosen = out[1]
    if kind == WALK and not extension.on_track(g, g.frame_a[top]):
        return greedy_walk(g, b, seat, g.frame_a[top], out)
    stay = 0
    if kind == MOVE:
        stay = sites_worth(g, b, seat, building_sites(g, b, seat))  # the same for every colonist
    for i in range(1, out[0] + 1):
        if kind == MOVE and SELECT <= out[i] < SELECT + COLONISTS:
            worth = select_worth(g, b, seat, out[i] - SELECT) - stay
        elif kind == PLAY_CARD and out[i] == PLAY + DIPLOMAT:
            worth = other_copies_worth(g, b, seat)
        else:
            worth = choice_worth(g, b, seat, kind, out[i])
        if worth > best:
            best = worth
            chosen = out[i]
    return chosen


def other_copies_worth(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """A Diplomat's worth, without copying an Architect or Prefect that is in hand: that is worth as much, and first."""
    best = -50
    for other in range(g.seats):
        top = g.top[other]
        if other == seat or top < 0 or top == DIPLOMAT:
            continue
        if (top != ARCHITECT and top != PREFECT) or g.hand[seat][top] == 0:
            best = max(best, action_worth(g, b, seat, top))
    return best


def greedy_walk(g: GameRecord, b: BoardRecord, seat: int, slot: int, out: Choices) -> int:
    """The same among the lines that a colonist can walk to: what the others can build is calculated once."""
    kind = SEA if slot >= 3 else LAND
    lines = MOVE_SEA if slot >= 3 else MOVE_LAND
    others = sites_of_others(g, b, seat, slot)
    first_other, second_other = best_two(g, b, seat, others, 0, 0)
    best = -1000000
    chosen = out[1]
    for i in range(1, out[0] + 1):
        if lines <= out[i] < lines + LINES or MOVE_FAR <= out[i] < MOVE_FAR + FAR_LINES:
            line = out[i] - lines if out[i] < lines + LINES else extension.far_line(out[i])
            near = b.line_cities[kind][line] & ~(others | g.houses[seat])
            first, second = best_two(g, b, seat, near, first_other, second_other)
            worth = first + second // 2 + W_STEP * distance(g, b, seat, slot, line)
        else:
            worth = choice_worth(g, b, seat, WALK, out[i])
        if worth > best:
            best = worth
            chosen = out[i]
    return chosen
