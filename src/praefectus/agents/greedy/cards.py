"""What it is worth to play a card: provinces, purchases, trade, new colonists."""

from praefectus.agents.greedy.houses import architect_worth
from praefectus.agents.greedy.weights import (
    COLONISTS_WANTED,
    PURSE_WANTED,
    W_BACK,
    W_CARD,
    W_CARD_COIN,
    W_COIN,
    W_COLONIST,
    W_IN_HAND,
    W_JUPITER,
    W_MARS,
    W_MERCURIUS,
    W_MISSING,
    W_OTHERS_COIN,
    W_SATURNUS,
    W_SPECIALIST,
    W_TRIBUNE,
    W_VENUS,
    W_VESTA,
)
from praefectus.rules import extension
from praefectus.rules.actions import (
    BUY_GOODS,
    SELL_GOODS,
)
from praefectus.rules.bits import lowest
from praefectus.rules.colonist import can_settle
from praefectus.rules.modules.teams.vocabulary import PRAETOR, PROCONSUL
from praefectus.rules.modules.venus.vocabulary import ARCHITECT_MERCATOR, MAGISTER, PREFECT_ARCHITECT, PREFECT_MERCATOR
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import can_buy, slot_any, slot_good
from praefectus.rules.tables import (
    CARD_COST,
    CARD_GOD,
    MINERVA_POINTS,
    PRICE,
    SENATOR_CARDS,
    VALUE,
)
from praefectus.rules.vocabulary import (
    ARCHITECT,
    BRICK,
    CAPITAL_OR_OWN_CITY,
    CARD_ONLY,
    COLONIST,
    CONSUL,
    DIPLOMAT,
    FOOD_AND_TOOL,
    JUPITER,
    KINDS,
    MARS,
    MERCATOR,
    MERCATOR5,
    MERCURIUS,
    MINERVA,
    PREFECT,
    SATURNUS,
    SEATS,
    SENATOR,
    SLOTS,
    SPACES_MAX,
    SPECIALIST,
    TOOL,
    TRADED,
    TRIBUNE,
    VENUS,
    VESTA,
    WITH_SLOT,
)


def built_cities(g: GameRecord) -> int:
    """Cities with houses (bits)."""
    cities = 0
    for seat in range(SEATS):
        cities |= g.houses[seat]
    return cities


def province_worth(g: GameRecord, b: BoardRecord, seat: int, province: int, built: int) -> int:
    """What the seat gets from producing, less what the others get."""
    bonus = 2 if g.magnus == seat else 1
    mine = PRICE[g.province_good[province]] * bonus
    units = bonus
    others = 0
    cities = b.province_cities[province] & built
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        price = VALUE[g.city_good[city]]
        others += price * g.city_houses[city]
        if g.houses[seat] >> city & 1:
            mine += price
            units += 1
            others -= price
    if units > g.space[seat]:
        mine = mine * g.space[seat] // units
    return W_COIN * mine + W_OTHERS_COIN * others


def prefect_worth(g: GameRecord, b: BoardRecord, seat: int) -> int:
    best = W_COIN * extension.cash_bonus(g, b)
    built = built_cities(g)
    for province in range(b.producing_provinces):
        if extension.province_active(g, province):
            best = max(best, province_worth(g, b, seat, province, built))
    return best


def card_worth_to(g: GameRecord, seat: int, card: int) -> int:
    """Return what owning this card is worth, less its price."""
    god = CARD_GOD[card]
    worth = W_CARD
    if god == VESTA:
        worth += W_VESTA
    elif god == JUPITER:
        worth += W_JUPITER * g.house_count[seat]
    elif god == SATURNUS:
        worth += W_SATURNUS * g.house_count[seat]
    elif god == MERCURIUS:
        worth += W_MERCURIUS
    elif god == MARS:
        worth += W_MARS * g.on_board[seat]
    elif god == VENUS:
        worth += W_VENUS
    else:
        worth += W_SPECIALIST * MINERVA_POINTS[god - MINERVA] * (1 + g.producing[seat][god - MINERVA])
    for good in range(TRADED):
        worth += W_CARD_COIN * PRICE[good] * CARD_COST[card][good]
    return worth


def slot_worth(g: GameRecord, b: BoardRecord, seat: int, how: int, slot: int) -> int:
    """A card in its slot: the goods under the slot count as a cost."""
    worth = card_worth_to(g, seat, g.display[slot])
    worth += W_CARD_COIN * 4 * slot_any(g, b, seat, how, slot)
    for good in range(TRADED):
        worth += W_CARD_COIN * PRICE[good] * slot_good(g, b, seat, how, slot, good)
    return worth


def purchase_worth(g: GameRecord, b: BoardRecord, seat: int, how: int) -> int:
    best = 0
    for slot in range(SLOTS):
        if can_buy(g, b, seat, how, slot):
            best = max(best, slot_worth(g, b, seat, how, slot))
    return best


def mercator_worth(g: GameRecord, seat: int, coins: int) -> int:
    coins += extension.mercator_coins(g, seat)
    worth = W_COIN * coins
    for good in range(TRADED):
        if g.goods[seat][good] == 0 and g.coins[seat] + coins >= PRICE[good] + 4:
            worth += W_MISSING
        if g.goods[seat][good] > 2:
            worth += 10 * (g.goods[seat][good] - 2)
    return worth


def trade_worth(g: GameRecord, seat: int, action: int) -> int:
    """Sell surplus goods when coins or room are short; buy what is missing."""
    if action >= SELL_GOODS:
        good = (action - SELL_GOODS) // SPACES_MAX
        amount = (action - SELL_GOODS) % SPACES_MAX + 1
        keep = 2 if good <= TOOL else 1
        spare = g.goods[seat][good] - keep
        if amount > spare or (g.coins[seat] >= PURSE_WANTED and g.space[seat] >= 3):
            return -10
        return 5 * amount * PRICE[good]
    good = (action - BUY_GOODS) // SPACES_MAX
    amount = (action - BUY_GOODS) % SPACES_MAX + 1
    wanted = 2 if good == BRICK else 1
    missing = wanted - g.goods[seat][good]
    if amount > missing or g.coins[seat] < PRICE[good] * amount + 4:
        return -10
    return W_MISSING * amount - good


def tribune_worth(g: GameRecord, b: BoardRecord, seat: int) -> int:
    worth = W_TRIBUNE
    for kind in range(KINDS):
        worth += W_BACK * g.discard[seat][kind] + W_IN_HAND * g.hand[seat][kind]
    if g.on_board[seat] < COLONISTS_WANTED and can_settle(g, b, seat, CAPITAL_OR_OWN_CITY, FOOD_AND_TOOL):
        worth += W_COLONIST
    return worth


def action_worth(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> int:
    """The worth of carrying out a personality that is not a Diplomat."""
    if kind == ARCHITECT:
        return architect_worth(g, b, seat)
    if kind == PREFECT:
        return prefect_worth(g, b, seat)
    if kind == PREFECT_ARCHITECT:
        return max(prefect_worth(g, b, seat), architect_worth(g, b, seat))
    if kind == ARCHITECT_MERCATOR:
        return max(architect_worth(g, b, seat), mercator_worth(g, seat, 5))
    if kind == PREFECT_MERCATOR:
        return max(prefect_worth(g, b, seat), mercator_worth(g, seat, 5))
    if kind == MERCATOR:
        return mercator_worth(g, seat, 3)
    if kind == MERCATOR5:
        return mercator_worth(g, seat, 5)
    if kind == COLONIST:
        worth = W_COIN * (5 + g.on_board[seat])
        if g.on_board[seat] < COLONISTS_WANTED and can_settle(g, b, seat, CAPITAL_OR_OWN_CITY, FOOD_AND_TOOL):
            worth += W_COLONIST
        return worth
    if kind == SENATOR or kind == PRAETOR:
        cards = extension.senator_cards(g, seat, SENATOR_CARDS) if kind == SENATOR else SENATOR_CARDS
        return cards * purchase_worth(g, b, seat, WITH_SLOT)
    if kind == CONSUL or kind == PROCONSUL:
        return 3 * purchase_worth(g, b, seat, CARD_ONLY) // 2
    if SPECIALIST <= kind < SPECIALIST + TRADED:
        good = kind - SPECIALIST
        return W_COIN * PRICE[good] * min(g.producing[seat][good], g.space[seat])
    if kind == TRIBUNE:
        return 0
    return 30


def play_worth(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> int:
    """The worth of playing a card now."""
    if kind == TRIBUNE:
        return tribune_worth(g, b, seat)
    if kind == DIPLOMAT:
        best = -50
        for other in range(g.seats):
            if other != seat and g.top[other] >= 0 and g.top[other] != DIPLOMAT:
                best = max(best, action_worth(g, b, seat, g.top[other]))
        return best
    if kind == MAGISTER:
        return -20 if g.top[seat] < 0 or g.top[seat] == DIPLOMAT else action_worth(g, b, seat, g.top[seat])
    return action_worth(g, b, seat, kind)
