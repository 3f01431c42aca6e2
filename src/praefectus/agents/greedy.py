"""The greedy player: a readable heuristic. It asks what each choice brings now, and looks no further than its card.

Plain functions over the records, like the rules. The weights stand in greedy.json, in tenths of a victory point.
"""

import json
from pathlib import Path

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
from praefectus.rules.architect import MOVE, WALK, destinations, distance
from praefectus.rules.bits import lowest
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.colonist import SETTLE, can_settle
from praefectus.rules.fields import Choices
from praefectus.rules.houses import building_sites, can_build, house_coins
from praefectus.rules.modules.fish_market.actions import ENTER, TAKE_OFFER, USE_STAND
from praefectus.rules.modules.fish_market.vocabulary import SPOTS
from praefectus.rules.modules.forum.actions import GIVE, TAKE_CARD
from praefectus.rules.modules.forum.vocabulary import FORUM_SLOTS
from praefectus.rules.modules.roma.actions import SCORE_GOD
from praefectus.rules.modules.teams.actions import SUGGEST_CARD
from praefectus.rules.modules.teams.vocabulary import PRAETOR, PROCONSUL
from praefectus.rules.modules.venus.vocabulary import ARCHITECT_MERCATOR, MAGISTER, PREFECT_ARCHITECT, PREFECT_MERCATOR
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import god_value, specialist
from praefectus.rules.senator import BUY, can_buy, slot_any, slot_good
from praefectus.rules.tables import (
    CARD_COST,
    CARD_GOD,
    CARD_KIND,
    INCOME_COINS,
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
    COLONISTS,
    CONSUL,
    DIPLOMAT,
    FISH,
    FOOD_AND_TOOL,
    GODS,
    GOODS,
    JUPITER,
    KINDS,
    LAND,
    LINES,
    MARS,
    MAX_STEPS,
    MERCATOR,
    MERCATOR5,
    MERCURIUS,
    MINERVA,
    PLACES,
    PREFECT,
    PROVINCES,
    SATURNUS,
    SEA,
    SEATS,
    SENATOR,
    SLOTS,
    SPACES_MAX,
    SPECIALIST,
    STORED,
    TOOL,
    TRADED,
    TRIBUNE,
    VENUS,
    VESTA,
    WITH_SLOT,
)

AMOUNTS = TRADED * SPACES_MAX
_weights: dict[str, int] = json.loads((Path(__file__).parent / "greedy.json").read_text(encoding="utf-8"))
W_HOUSE = _weights["house"]
W_HOUSE_GOOD = _weights["house_per_price_of_good"]
W_HOUSE_COIN = _weights["house_per_coin"]
W_PROVINCE = _weights["new_province_per_saturnus_card"]
W_KIND = _weights["new_kind_per_mercurius_card"]
W_TEMPLE = _weights["temple_per_jupiter_card"]
W_SPECIALIST = _weights["point_of_a_specialist"]
W_STEP = _weights["step"]
W_COIN = _weights["coin"]
W_OTHERS_COIN = _weights["others_coin"]
W_CARD = _weights["card"]
W_CARD_COIN = _weights["card_per_coin_of_its_price"]
W_VESTA = _weights["vesta_card"]
W_MERCURIUS = _weights["mercurius_card"]
W_VENUS = _weights["venus_card"]
W_JUPITER = _weights["jupiter_per_house"]
W_SATURNUS = _weights["saturnus_per_house"]
W_MARS = _weights["mars_per_colonist"]
W_TRIBUNE = _weights["tribune"]
W_BACK = _weights["tribune_per_card_back"]
W_IN_HAND = _weights["tribune_per_card_in_hand"]
W_COLONIST = _weights["new_colonist"]
COLONISTS_WANTED = _weights["colonists_wanted"]
W_MISSING = _weights["missing_good"]
PURSE_WANTED = _weights["purse_wanted"]
W_FORUM = _weights["forum_card"]
W_FISH = _weights["market_fish"]


# houses


def city_worth(g: GameRecord, b: BoardRecord, seat: int, city: int) -> int:
    """A house in this city, less what it costs."""
    good = g.city_good[city]
    saturnus = g.gods[seat][SATURNUS]  # read whether they count or not: then nothing waits for a comparison
    jupiter = g.gods[seat][JUPITER]
    mercurius = g.gods[seat][MERCURIUS]
    worth = W_HOUSE + W_HOUSE_GOOD * VALUE[good] + W_HOUSE_COIN * house_coins(g, b, seat, city)
    worth += 0 if g.houses[seat] & b.province_cities[b.city_province[city]] else W_PROVINCE * saturnus
    worth += 0 if good == BRICK else W_TEMPLE * jupiter
    if good < TRADED:
        worth += 0 if g.producing[seat][good] > 0 else W_KIND * mercurius
        worth += W_SPECIALIST * g.gods[seat][MINERVA + good] * MINERVA_POINTS[good]
    return worth


def best_two(g: GameRecord, b: BoardRecord, seat: int, sites: int, best: int, second: int) -> tuple[int, int]:
    """The two dearest of these and of the houses here that the seat can pay."""
    while sites:
        city = lowest(sites)
        sites &= sites - 1
        worth = city_worth(g, b, seat, city)
        if worth > second and can_build(g, b, seat, city):
            second = min(worth, best)
            best = max(worth, best)
    return best, second


def sites_worth(g: GameRecord, b: BoardRecord, seat: int, sites: int) -> int:
    """The best two houses that the seat can pay one by one."""
    best, second = best_two(g, b, seat, sites, 0, 0)
    return best + second // 2


def cities_in_reach(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int) -> int:
    """Cities next to lines where this colonist could stop (bits)."""
    kind = SEA if slot >= 3 else LAND
    if extension.on_track(g, slot):
        return 0
    lines = destinations(g, b, seat, slot, steps)
    cities = 0
    while lines:
        cities |= b.line_cities[kind][lowest(lines)]
        lines &= lines - 1
    return cities & ~g.houses[seat]


def architect_worth(g: GameRecord, b: BoardRecord, seat: int) -> int:
    sites = building_sites(g, b, seat)
    steps = min(extension.steps(g, b, seat), 7)
    if steps > 0:
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] >= 0:
                sites |= cities_in_reach(g, b, seat, slot, steps)
    return sites_worth(g, b, seat, sites)


def kept_sites(g: GameRecord, b: BoardRecord, seat: int, slot: int) -> int:
    """Cities next to the other colonists (bits)."""
    sites = 0
    for other in range(COLONISTS):
        place = g.colonist[seat][other]
        if other != slot and place >= PLACES and not extension.on_track(g, other):
            sites |= b.line_cities[SEA if other >= 3 else LAND][place - PLACES]
    return sites & ~g.houses[seat]


def walk_worth(g: GameRecord, b: BoardRecord, seat: int, slot: int, line: int) -> int:
    """What could be built after this walk, against what can be built without it."""
    kind = SEA if slot >= 3 else LAND
    if extension.on_track(g, slot):
        return 20 + 5 * line if g.house_count[seat] > 4 else 30 - 2 * line
    after = kept_sites(g, b, seat, slot) | (b.line_cities[kind][line] & ~g.houses[seat])
    return sites_worth(g, b, seat, after) + W_STEP * distance(g, b, seat, slot, line)


def best_walk(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int) -> int:
    """The worth of a colonist's best walk; what the other colonists can build is the same after each of them."""
    kind = SEA if slot >= 3 else LAND
    lines = destinations(g, b, seat, slot, steps)
    best = -1000
    if extension.on_track(g, slot):
        for line in range(b.lines[kind]):
            if lines >> line & 1:
                best = max(best, walk_worth(g, b, seat, slot, line))
        return best
    kept = kept_sites(g, b, seat, slot)
    first_kept, second_kept = best_two(g, b, seat, kept, 0, 0)
    away = ~(kept | g.houses[seat])
    near = 0
    for step in range(1, MAX_STEPS + 1):
        if step < MAX_STEPS:
            arrived = extension.reach(g, b, seat, slot, step) & lines & ~near
        else:
            arrived = lines & ~near
        near |= arrived
        while arrived:
            cities = b.line_cities[kind][lowest(arrived)] & away
            first, second = best_two(g, b, seat, cities, first_kept, second_kept)
            best = max(best, first + second // 2 + W_STEP * step)
            arrived &= arrived - 1
        if near == lines:
            break
    return best


def select_worth(g: GameRecord, b: BoardRecord, seat: int, slot: int) -> int:
    """The worth of moving this colonist with the steps that are left."""
    return best_walk(g, b, seat, slot, min(max(g.frame_a[g.depth - 1], 1), 7))


# provinces, cards, trade


def built_cities(g: GameRecord) -> int:
    """Cities with houses (bits)."""
    cities = 0
    for seat in range(SEATS):
        cities |= g.houses[seat]
    return cities


def province_worth(g: GameRecord, b: BoardRecord, seat: int, province: int, built: int) -> int:
    """Own produce and bonus against what the others get."""
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


def card_worth_to(g: GameRecord, b: BoardRecord, seat: int, card: int) -> int:
    """What owning this card is worth, less its price."""
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
    """A card in its place: the goods of the place cost too."""
    worth = card_worth_to(g, b, seat, g.display[slot])
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


def mercator_worth(g: GameRecord, b: BoardRecord, seat: int, coins: int) -> int:
    coins += extension.mercator_coins(g, seat)
    worth = W_COIN * coins
    for good in range(TRADED):
        if g.goods[seat][good] == 0 and g.coins[seat] + coins >= PRICE[good] + 4:
            worth += W_MISSING
        if g.goods[seat][good] > 2:
            worth += 10 * (g.goods[seat][good] - 2)
    return worth


def trade_worth(g: GameRecord, seat: int, action: int) -> int:
    """Sell what is plenty when coins or room are short; buy what is missing."""
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
        return max(architect_worth(g, b, seat), mercator_worth(g, b, seat, 5))
    if kind == PREFECT_MERCATOR:
        return max(prefect_worth(g, b, seat), mercator_worth(g, b, seat, 5))
    if kind == MERCATOR:
        return mercator_worth(g, b, seat, 3)
    if kind == MERCATOR5:
        return mercator_worth(g, b, seat, 5)
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


# a choice


def unit_worth(g: GameRecord, seat: int, unit: int) -> int:
    """A good is worth more the less of it there is."""
    if unit == FISH:
        return 4
    return VALUE[unit] * 2 - 5 * g.goods[seat][unit]


def choice_worth(g: GameRecord, b: BoardRecord, seat: int, kind: int, action: int) -> int:
    """What the greedy player thinks of one legal action in the open decision."""
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
    if SCORE_GOD <= action < SCORE_GOD + GODS:
        return god_worth(g, b, seat, action - SCORE_GOD)
    if SUGGEST_CARD <= action < SUGGEST_CARD + KINDS:
        return 1000 + action_worth(g, b, seat, action - SUGGEST_CARD)
    return 20


def market_worth(g: GameRecord, seat: int) -> int:
    """Fish are for spending, as long as coins for the way are left."""
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
    kept = kept_sites(g, b, seat, slot)
    first_kept, second_kept = best_two(g, b, seat, kept, 0, 0)
    best = -1000000
    chosen = out[1]
    for i in range(1, out[0] + 1):
        if lines <= out[i] < lines + LINES:
            line = out[i] - lines
            near = b.line_cities[kind][line] & ~(kept | g.houses[seat])
            first, second = best_two(g, b, seat, near, first_kept, second_kept)
            worth = first + second // 2 + W_STEP * distance(g, b, seat, slot, line)
        else:
            worth = choice_worth(g, b, seat, WALK, out[i])
        if worth > best:
            best = worth
            chosen = out[i]
    return chosen
