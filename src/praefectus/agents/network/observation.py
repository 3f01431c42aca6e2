"""What the acting player may know, as a row of small numbers of fixed size: the same for every board and module.

Plain functions over the records, like the rules, so that they run interpreted, compiled, and on a GPU. The row has
five parts: a block for each seat (the acting one first), the table as a whole, then tokens for provinces, cities and
lines, which mean the same on every board. `SCALES` brings each number to about one; docs/observation.md lists them.
"""

from praefectus.rules import extension
from praefectus.rules.architect import destinations
from praefectus.rules.colonist import can_settle
from praefectus.rules.houses import building_sites, can_build, house_coins
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.vocabulary import WITH_FORUM
from praefectus.rules.modules.roma.vocabulary import WITH_ROMA
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.modules.venus.vocabulary import MAGISTER
from praefectus.rules.scoring import card_points, jupiter, mars, mercurius, saturnus
from praefectus.rules.senator import can_buy
from praefectus.rules.tables import CARD_COST, CARD_GOD, DECK_CARDS, HOUSES, MINERVA_POINTS, PRICE
from praefectus.rules.vocabulary import (
    BRICK,
    CAPITAL_OR_OWN_CITY,
    CARD_ONLY,
    COLONISTS,
    DECKS,
    FIRST_CHANCE,
    FOOD_AND_TOOL,
    GOD_COLUMNS,
    GODS,
    GOODS,
    HOME,
    JUPITER,
    KINDS,
    LAND,
    LINES,
    MAX_STEPS,
    MERCURIUS,
    MINERVA,
    MOVE,
    NOBODY,
    NONE,
    PLACES,
    PROVINCES,
    SALE_CARDS,
    SALT,
    SATURNUS,
    SEA,
    SEATS,
    SLOTS,
    STORED,
    TRADED,
    WALK,
    WITH_SLOT,
)

_FORUM_CARDS = 27
_SPOTS = 9
_BOARDS = 10
_layout: list[tuple[str, int, float]] = []


def _part(name: str, size: int, scale: float) -> int:
    start = sum(entry[1] for entry in _layout)
    _layout.append((name, size, scale))
    return start


# a seat
SEAT_PRESENT = _part("seat.present", 1, 1.0)
SEAT_COINS = _part("seat.coins", 1, 1 / 20)
SEAT_SPACE = _part("seat.free_spaces", 1, 1 / 5)
SEAT_ON_BOARD = _part("seat.colonists_on_board", 1, 1 / 3)
SEAT_HOUSES = _part("seat.houses", 1, 1 / 5)
SEAT_MAGNUS = _part("seat.praefectus_magnus", 1, 1.0)
SEAT_END = _part("seat.concordia_card", 1, 1.0)
SEAT_POINTS = _part("seat.points_halved", 1, 1 / 20)
SEAT_HAND_SIZE = _part("seat.hand_size", 1, 1 / 4)
SEAT_PILE_SIZE = _part("seat.pile_size", 1, 1 / 4)
SEAT_PROVINCES = _part("seat.provinces", 1, 1 / 4)
SEAT_KINDS = _part("seat.kinds_of_goods", 1, 1 / 2)
SEAT_LAND_HOME = _part("seat.land_colonists_at_home", 1, 1 / 2)
SEAT_SEA_HOME = _part("seat.ships_at_home", 1, 1 / 2)
SEAT_FISH = _part("seat.fish", 1, 1 / 3)
SEAT_PARTNER = _part("seat.is_partner", 1, 1.0)
SEAT_AUTOMATIC = _part("seat.is_contrarius", 1, 1.0)
SEAT_EXTRA = _part("seat.other_points_halved", 1, 1 / 10)
SEAT_GOODS = _part("seat.goods", GOODS, 1 / 2)
SEAT_PRODUCING = _part("seat.houses_by_good", GOODS, 1 / 2)
SEAT_GODS = _part("seat.cards_by_god", GOD_COLUMNS, 1 / 2)
SEAT_HAND = _part("seat.hand", KINDS, 1.0)
SEAT_PILE = _part("seat.pile", KINDS, 1.0)
SEAT_TOP = _part("seat.top_card", KINDS, 1.0)
SEAT_FORUM = _part("seat.forum_cards", _FORUM_CARDS, 1.0)
SEAT_SPOT = _part("seat.market_spot", _SPOTS, 1.0)
SEAT_SIZE = sum(entry[1] for entry in _layout)
_seat = list(_layout)
for _ in range(SEATS - 1):
    _layout += _seat

# the table
TABLE_BOARD = _part("table.board", _BOARDS, 1.0)
TABLE_MODULES = _part("table.modules", 9, 1.0)
TABLE_OPTIONS = _part("table.options", 8, 1.0)
TABLE_SEATS = _part("table.seats", SEATS + 1, 1.0)
TABLE_OWN_SEAT = _part("table.own_seat", SEATS, 1.0)
TABLE_DECISION = _part("table.decision", FIRST_CHANCE, 1.0)
TABLE_FIRST = _part("table.decision_first_number", 1, 1 / 4)
TABLE_SECOND = _part("table.decision_second_number_bits", 12, 1.0)
TABLE_STEPS = _part("table.steps_left", 9, 1.0)
TABLE_COLONIST = _part("table.colonist_chosen", COLONISTS, 1.0)
TABLE_ROUND = _part("table.round", 1, 1 / 20)
TABLE_DECK = _part("table.cards_in_deck", 1, 1 / 8)
TABLE_LEFT = _part("table.cards_to_come", SALE_CARDS, 1.0)
TABLE_DISPLAY = _part("table.display", SLOTS * SALE_CARDS, 1.0)
TABLE_PAYABLE = _part("table.payable_as_senator", SLOTS, 1.0)
TABLE_PAYABLE_ALONE = _part("table.payable_as_consul", SLOTS, 1.0)
TABLE_WORTH = _part("table.card_worth", SLOTS, 1 / 10)
TABLE_FORUM = _part("table.forum", 4 * _FORUM_CARDS, 1.0)
TABLE_SPOT_COINS = _part("table.coins_on_spots", _SPOTS, 1 / 2)
TABLE_PENDING = _part("table.goods_arriving", STORED, 1 / 2)
TABLE_CASH = _part("table.cash_bonus", 1, 1 / 10)
TABLE_CAN_SETTLE = _part("table.can_pay_colonist", 1, 1.0)
TABLE_GODS_MARKED = _part("table.gods_marked_by_others", GODS, 1.0)
TABLE_GODS_MARKED_MINE = _part("table.gods_marked", GODS, 1.0)
TABLE_VOLCANO = _part("table.volcano", 3, 1 / 2)
TABLE_LAST_TURNS = _part("table.seat_that_ended", SEATS, 1.0)
TABLE_COPIES = _part("table.cards_to_copy", KINDS, 1.0)
TABLE_BELOW = _part("table.card_under_own_top", KINDS, 1.0)
TABLE_MOVERS = _part("table.colonist_has_targets", COLONISTS, 1 / 3)
TABLE_MOVER_BEST = _part("table.colonist_best_target", COLONISTS, 1 / 10)
TABLE_SHIPS = _part("table.ship_space", COLONISTS, 1 / 4)
TABLE_END = sum(entry[1] for entry in _layout)
TABLE_SIZE = (TABLE_END + 63) // 64 * 64
_part("padding", TABLE_SIZE - TABLE_END, 0.0)

# a province
PROVINCE_TOKENS = TABLE_SIZE
PROVINCE_EXISTS, PROVINCE_GOOD, PROVINCE_ACTIVE, PROVINCE_COINS, PROVINCE_FISH = 0, 1, 6, 7, 8
PROVINCE_OWN_YIELD, PROVINCE_OTHER_YIELD, PROVINCE_OWN, PROVINCE_OTHERS = 9, 10, 11, 12
PROVINCE_STAGE, PROVINCE_UNITS, PROVINCE_BONUS_VALUE = 13, 14, 15
PROVINCE_SIZE = 16
PROVINCE_SCALES = (1, *[1] * 5, 1, 1 / 2, 1, 1 / 10, 1 / 15, 1, 1 / 2, 1 / 2, 1 / 3, 1 / 7)

# a city
CITY_TOKENS = PROVINCE_TOKENS + PROVINCES * PROVINCE_SIZE
CITY_EXISTS, CITY_GOOD, CITY_HOUSES, CITY_OWN, CITY_OTHERS = 0, 1, 7, 8, 9
CITY_PAYABLE, CITY_SITE, CITY_REACH, CITY_BOTH, CITY_COINS = 14, 15, 16, 17, 18
CITY_NEW_PROVINCE, CITY_NEW_KIND, CITY_GAIN, CITY_ACTIVE, CITY_START = 19, 20, 21, 22, 23
CITY_LAND_LINES, CITY_SEA_LINES, CITY_OWN_LAND, CITY_OWN_SEA = 24, 25, 26, 27
CITY_SECOND_IN_PROVINCE = 28  # 29 to 31 are free
CITY_SIZE = 32
CITY_SCALES = (1, *[1] * 6, 1 / 2, 1, *[1] * 5, 1, 1, 1, 1, 1 / 8, 1, 1, 1 / 5, 1, 1, 1, 1, 1, 1, 1, 1 / 10, 1, 1)

# a line
LINE_TOKENS = CITY_TOKENS + PLACES * CITY_SIZE
LINE_EXISTS, LINE_STEPS, LINE_BEST, LINE_SECOND = 0, 1, 2, 3
LINE_END = 4  # for both ends: payable, own, already a site, gain, good
LINE_END_SIZE = 10
LINE_SIZE = 24
LINE_SCALES = (1, 1 / 2, 1 / 5, 1 / 5, *[1, 1, 1, 1 / 5, *[1] * 6] * 2)

FEATURES = LINE_TOKENS + 2 * LINES * LINE_SIZE
SCALES = (
    *[scale for _, size, scale in _layout for _ in range(size)],
    *PROVINCE_SCALES * PROVINCES,
    *CITY_SCALES * PLACES,
    *LINE_SCALES * (2 * LINES),
)
# cards for sale: how many of each the first decks hold, by card set and number of decks, and the goods they cost (bits)
CARDS_UNTIL = tuple(
    tuple(tuple(sum(deck[card] for deck in decks[:count]) for card in range(SALE_CARDS)) for count in range(DECKS + 1))
    for decks in DECK_CARDS
)
CARD_GOODS = tuple(sum(1 << good for good, units in enumerate(cost) if units) for cost in CARD_COST)
SECOND_BITS = (1 << 12) - 1  # of a decision's second number
assert len(SCALES) == FEATURES and len(CITY_SCALES) == CITY_SIZE and len(PROVINCE_SCALES) == PROVINCE_SIZE


def layout() -> list[tuple[str, int, int, float]]:
    """Name, start, size and scale of every part before the tokens; docs and checks read it."""
    parts, start = [], 0
    for name, size, scale in _layout:
        parts.append((name, start, size, scale))
        start += size
    return parts


def capped(number):
    """Numbers of a row are small: 8 bits."""
    return max(-127, min(127, number))


def lowest(bits):
    """The number of the lowest of these bits."""
    number = 0
    half = 32
    while half:
        if not bits & ((1 << half) - 1):
            bits >>= half
            number += half
        half >>= 1
    return number


def seat_after(g, me, after):
    """The seat so many places after the acting one."""
    seat = me + after
    return seat - g.seats if seat >= g.seats else seat


def observe(g, b, board, me, row):
    """Write the non-zero numbers of the acting seat's view into a row of zeros."""
    side = extension.team(g, me)
    for after in range(g.seats):
        observe_seat(g, b, me, side, seat_after(g, me, after), after * SEAT_SIZE, row)
    top = g.depth - 1
    kind = g.frame_kind[top]
    observe_table(g, b, board, me, row)
    observe_decision(g, b, me, kind, g.frame_a[top], g.frame_b[top], row)
    observe_cards(g, b, me, row)
    observe_modules(g, b, me, row)
    observe_provinces(g, b, me, row)
    steps = extension.steps(g, b, me)
    if kind == MOVE:
        steps = g.frame_a[top]
    elif kind == WALK:
        steps = g.frame_b[top]
    payable = observe_cities(g, b, me, row)
    observe_places(g, b, me, row)
    observe_movers(g, b, me, min(steps, 7), payable, row)
    if kind == WALK:
        observe_lines(g, b, me, g.frame_a[top], steps, row)


def observe_seat(g, b, me, side, seat, start, row):
    provinces = saturnus(g, b, seat)
    kinds = mercurius(g, b, seat)
    extra = extension.extra_points(g, seat)
    row[start + SEAT_PRESENT] = 1
    row[start + SEAT_COINS] = capped(g.coins[seat])
    row[start + SEAT_SPACE] = g.space[seat]
    row[start + SEAT_ON_BOARD] = g.on_board[seat]
    row[start + SEAT_HOUSES] = g.house_count[seat]
    row[start + SEAT_FISH] = g.fish[seat]
    if g.magnus == seat:
        row[start + SEAT_MAGNUS] = 1
    if g.end_by == seat:
        row[start + SEAT_END] = 1
    row[start + SEAT_POINTS] = capped((extra + card_points(g, b, seat, provinces, kinds)) // 2)
    row[start + SEAT_EXTRA] = capped(extra // 2)
    row[start + SEAT_PROVINCES] = provinces
    row[start + SEAT_KINDS] = kinds // 2
    if seat != me and side != NONE and extension.team(g, seat) == side:
        row[start + SEAT_PARTNER] = 1
    if seat >= extension.people(g):
        row[start + SEAT_AUTOMATIC] = 1
    for good in range(GOODS):
        row[start + SEAT_GOODS + good] = g.goods[seat][good]
        row[start + SEAT_PRODUCING + good] = g.producing[seat][good]
    for god in range(GOD_COLUMNS):
        row[start + SEAT_GODS + god] = g.gods[seat][god]
    observe_hand(g, me, seat, start, row)
    land, sea = 0, 0
    for slot in range(3):
        land += 1 if g.colonist[seat][slot] == HOME else 0
        sea += 1 if g.colonist[seat][slot + 3] == HOME else 0
    row[start + SEAT_LAND_HOME] = land
    row[start + SEAT_SEA_HOME] = sea


def observe_hand(g, me, seat, start, row):
    """Hand, pile and its top card, which the others may copy."""
    for kind in range(MAGISTER):
        observe_kind(g, seat, kind, start, row)
    if g.card_set > 0:
        for kind in range(MAGISTER, KINDS):
            observe_kind(g, seat, kind, start, row)
    top = g.top[seat]
    if top >= 0:
        row[start + SEAT_TOP + top] = 1
        if seat != me:
            row[TABLE_COPIES + top] = 1


def observe_kind(g, seat, kind, start, row):
    """How many cards of a personality the seat holds and has played."""
    held = g.hand[seat][kind]
    if held:
        row[start + SEAT_HAND + kind] = held
        row[start + SEAT_HAND_SIZE] += held
    played = g.discard[seat][kind]
    if played:
        row[start + SEAT_PILE + kind] = played
        row[start + SEAT_PILE_SIZE] += played


def observe_bits(bits, start, row):
    """A number for each of the bits."""
    while bits:
        if bits & 1:
            row[start] = 1
        bits >>= 1
        start += 1


def observe_table(g, b, board, me, row):
    row[TABLE_BOARD + board] = 1
    observe_bits(g.modules, TABLE_MODULES, row)
    observe_bits(g.options, TABLE_OPTIONS, row)
    row[TABLE_SEATS + g.seats] = 1
    row[TABLE_OWN_SEAT + me] = 1
    row[TABLE_ROUND] = capped(g.turns // extension.people(g))
    row[TABLE_CASH] = capped(extension.cash_bonus(g, b))
    if can_settle(g, b, me, CAPITAL_OR_OWN_CITY, FOOD_AND_TOOL):
        row[TABLE_CAN_SETTLE] = 1
    if g.end_by != NOBODY:
        row[TABLE_LAST_TURNS + g.end_by - me + (g.seats if g.end_by < me else 0)] = 1
    if g.below[me] >= 0:
        row[TABLE_BELOW + g.below[me]] = 1


def observe_decision(g, b, me, kind, first, second, row):
    """What is being decided, and its details."""
    row[TABLE_DECISION + kind] = 1
    row[TABLE_FIRST] = capped(first)
    observe_bits(second & SECOND_BITS, TABLE_SECOND, row)
    if kind == MOVE and first <= 8:
        row[TABLE_STEPS + first] = 1
    elif kind == WALK:
        row[TABLE_COLONIST + first] = 1
        row[TABLE_STEPS + min(second, 8)] = 1
    for good in range(STORED):
        row[TABLE_PENDING + good] = g.pending[me][good]


def observe_cards(g, b, me, row):
    """The display, what the seat can pay, what a card would score, and which cards are still to come."""
    row[TABLE_DECK] = g.cards_left
    observe_decks(g, g.card_set, g.deck, g.decks, row)
    held = goods_held(g, me)
    for slot in range(SLOTS):
        card = g.display[slot]
        if card != NONE:
            row[TABLE_DISPLAY + slot * SALE_CARDS + card] = 1
            row[TABLE_WORTH + slot] = capped(card_worth(g, b, me, CARD_GOD[card], row))
            if not CARD_GOODS[card] & ~held:
                if can_buy(g, b, me, WITH_SLOT, slot):
                    row[TABLE_PAYABLE + slot] = 1
                    row[TABLE_PAYABLE_ALONE + slot] = 1
                elif can_buy(g, b, me, CARD_ONLY, slot):
                    row[TABLE_PAYABLE_ALONE + slot] = 1


def observe_decks(g, card_set, deck, decks, row):
    """The cards of the deck being dealt, if any is, and of those after it."""
    dealt = min(deck + 1, decks)
    for card in range(SALE_CARDS):
        left = CARDS_UNTIL[card_set][decks][card] - CARDS_UNTIL[card_set][dealt][card]
        if deck < decks:
            left += g.deck_left[card]
        if left:
            row[TABLE_LEFT + card] = left


def goods_held(g, seat):
    """The goods that the seat could pay one of, if need be with salt (bits)."""
    if g.goods[seat][SALT] > 0:
        return (1 << TRADED) - 1
    held = 0
    for good in range(TRADED):
        if g.goods[seat][good] > 0:
            held |= 1 << good
    return held


def card_worth(g, b, me, god, row):
    """What a card of this god would add now, roughly for those that need counting over the board."""
    if god >= MINERVA:
        return MINERVA_POINTS[god - MINERVA] * g.producing[me][god - MINERVA]
    if god == SATURNUS:
        return int(row[SEAT_PROVINCES])
    if god == MERCURIUS:
        return 2 * row[SEAT_KINDS]
    if god == JUPITER:
        return jupiter(g, b, me)
    return mars(g, b, me)


def observe_modules(g, b, me, row):
    """Forum, fish market, ship track, volcano."""
    if g.modules & WITH_FORUM:
        observe_forum(g, me, row)
    if g.modules & WITH_FISH:
        observe_market(g, b, me, row)
    if g.modules & WITH_ROMA:
        observe_track(g, me, row)
    if g.modules & WITH_SICILIA:
        for province in range(b.provinces):
            row[PROVINCE_TOKENS + province * PROVINCE_SIZE + PROVINCE_STAGE] = g.volcano[province]
            if b.volcanic[province] >= 0:
                row[TABLE_VOLCANO + b.volcanic[province]] = g.volcano[province]


def observe_forum(g, me, row):
    for after in range(g.seats):
        observe_bits(g.forum_cards[seat_after(g, me, after)], after * SEAT_SIZE + SEAT_FORUM, row)
    for slot in range(4):
        if g.forum_tableau[slot] >= 0:
            row[TABLE_FORUM + 27 * slot + g.forum_tableau[slot]] = 1


def observe_market(g, b, me, row):
    for after in range(g.seats):
        spot = g.market_spot[seat_after(g, me, after)]
        if spot >= 0:
            row[after * SEAT_SIZE + SEAT_SPOT + spot] = 1
    for spot in range(9):
        row[TABLE_SPOT_COINS + spot] = capped(g.spot_coins[spot])
    for province in range(b.producing_provinces):
        row[PROVINCE_TOKENS + province * PROVINCE_SIZE + PROVINCE_FISH] = g.fish_spot[province]


def observe_track(g, me, row):
    for god in range(GODS):
        if g.gods_marked[god] & (1 << me):
            row[TABLE_GODS_MARKED_MINE + god] = 1
        if g.gods_marked[god] & ~(1 << me):
            row[TABLE_GODS_MARKED + god] = 1
    for slot in range(3, COLONISTS):
        if g.colonist[me][slot] >= PLACES:
            row[TABLE_SHIPS + slot] = g.colonist[me][slot] - PLACES


def observe_provinces(g, b, me, row):
    """What every province is; its houses are counted with the cities."""
    bonus = 2 if g.magnus == me else 1
    for province in range(b.provinces):
        start = PROVINCE_TOKENS + province * PROVINCE_SIZE
        good = g.province_good[province]
        row[start + PROVINCE_EXISTS] = 1
        row[start + PROVINCE_GOOD + good] = 1
        row[start + PROVINCE_UNITS] = 1
        if province < b.producing_provinces:
            row[start + PROVINCE_BONUS_VALUE] = PRICE[good] * bonus
            if extension.province_active(g, province):
                row[start + PROVINCE_ACTIVE] = 1
            else:
                row[start + PROVINCE_COINS] = extension.marker_coins(g, province)


def observe_cities(g, b, me, row):
    """What a house would cost and bring in every city; returns the cities where the seat could pay one (bits)."""
    gains = gains_by_good(g, me)
    missing = missing_kinds(g, me)
    for_province = g.gods[me][SATURNUS]
    purse = extension.purse(g, me) if g.house_count[me] < HOUSES else NONE
    asked, goods_paid, payable = 0, 0, 0
    province, settled, active = NONE, 0, 0
    houses = g.houses[me]
    for city in range(b.cities):
        start = CITY_TOKENS + city * CITY_SIZE
        good = g.city_good[city]
        coins = house_coins(g, b, me, city)
        own = houses & 1
        houses >>= 1
        if b.city_province[city] != province:
            province = b.city_province[city]
            settled = g.houses[me] & b.province_cities[province]
            active = row[PROVINCE_TOKENS + province * PROVINCE_SIZE + PROVINCE_ACTIVE]
        if g.city_houses[city] > 0:
            observe_houses(g, b, me, city, own, row)
        row[start + CITY_EXISTS] = 1
        row[start + CITY_GOOD + good] = 1
        row[start + CITY_COINS] = coins
        gain = gains >> 8 * good & 255
        if settled == 0:
            gain += for_province
            row[start + CITY_NEW_PROVINCE] = 1
        elif settled & (settled - 1) == 0:
            row[start + CITY_SECOND_IN_PROVINCE] = 1
        row[start + CITY_GAIN] = gain
        bit = 1 << good
        if missing & bit:
            row[start + CITY_NEW_KIND] = 1
        if active:
            row[start + CITY_ACTIVE] = 1
        if not own and coins <= purse:
            if not asked & bit:  # cities of one good take the same goods
                asked |= bit
                if can_build(g, b, me, city):
                    goods_paid |= bit
            if goods_paid & bit:
                payable |= 1 << city
                row[start + CITY_PAYABLE] = 1
    return payable


def gains_by_good(g, seat):
    """Points that a house would add with the cards held, its province aside: 8 bits for each good of a city."""
    gains = g.gods[seat][JUPITER] << 8 * SALT
    for good in range(TRADED):
        gain = g.gods[seat][MINERVA + good] * MINERVA_POINTS[good]
        if good != BRICK:
            gain += g.gods[seat][JUPITER]
        if g.producing[seat][good] == 0:
            gain += 2 * g.gods[seat][MERCURIUS]
        gains |= gain << 8 * good
    return gains


def missing_kinds(g, seat):
    """The goods that no house of the seat produces; salt is no kind of its own (bits)."""
    missing = 0
    for good in range(TRADED):
        if g.producing[seat][good] == 0:
            missing |= 1 << good
    return missing


def observe_houses(g, b, me, city, own, row):
    """Whose houses stand in a city, and what they add to its province."""
    start = CITY_TOKENS + city * CITY_SIZE
    province = PROVINCE_TOKENS + b.city_province[city] * PROVINCE_SIZE
    price = PRICE[min(g.city_good[city], TRADED - 1)]
    others = g.city_houses[city] - own
    row[start + CITY_HOUSES] = others + own
    if own:
        row[start + CITY_OWN] = 1
        row[province + PROVINCE_OWN] += 1
        row[province + PROVINCE_UNITS] += 1
        row[province + PROVINCE_OWN_YIELD] = capped(row[province + PROVINCE_OWN_YIELD] + price)
    if others:
        row[province + PROVINCE_OTHERS] += others
        row[province + PROVINCE_OTHER_YIELD] = capped(row[province + PROVINCE_OTHER_YIELD] + price * others)
        for after in range(1, g.seats):
            if g.houses[seat_after(g, me, after)] >> city & 1:
                row[start + CITY_OTHERS + after - 1] = 1


def observe_places(g, b, me, row):
    """Start spaces, lines and own colonists of every place."""
    for place in range(b.cities, b.places):
        row[CITY_TOKENS + place * CITY_SIZE + CITY_EXISTS] = 1
        row[CITY_TOKENS + place * CITY_SIZE + CITY_START] = 1
    land, sea = b.has_line[LAND], b.has_line[SEA]
    for place in range(b.places):
        if land & 1:
            row[CITY_TOKENS + place * CITY_SIZE + CITY_LAND_LINES] = 1
        if sea & 1:
            row[CITY_TOKENS + place * CITY_SIZE + CITY_SEA_LINES] = 1
        land >>= 1
        sea >>= 1
    for slot in range(COLONISTS):
        place = g.colonist[me][slot]
        if 0 <= place < PLACES:
            row[CITY_TOKENS + place * CITY_SIZE + (CITY_OWN_LAND if slot < 3 else CITY_OWN_SEA)] += 1


def observe_movers(g, b, me, steps, payable, row):
    """Where the seat may build now, and where colonists get with the steps left."""
    sites = building_sites(g, b, me)
    reach = sites
    if steps > 0:
        for slot in range(COLONISTS):
            if g.colonist[me][slot] >= 0 and not (g.modules & WITH_ROMA and slot >= 3):
                lines = destinations(g, b, me, slot, steps)
                found = cities_beside(b, SEA if slot >= 3 else LAND, lines) & ~g.houses[me]
                reach |= found
                observe_mover(slot, found & payable, row)
    start = CITY_TOKENS
    while reach:
        if reach & 1:
            row[start + CITY_REACH] = 1
            if sites & 1:
                row[start + CITY_SITE] = 1
            if payable & 1:
                row[start + CITY_BOTH] = 1
        reach >>= 1
        sites >>= 1
        payable >>= 1
        start += CITY_SIZE


def cities_beside(b, kind, lines):
    """The cities at the ends of these lines (bits)."""
    cities = 0
    for line in range(b.lines[kind]):
        cities |= b.line_cities[kind][line] & -(lines >> line & 1)
    return cities


def observe_mover(slot, cities, row):
    """How many cities a colonist could build in, and the best of them."""
    count = 0
    best = 0
    start = CITY_TOKENS
    while cities:
        if cities & 1:
            count += 1
            best = max(best, row[start + CITY_GAIN] + 1)
        cities >>= 1
        start += CITY_SIZE
    row[TABLE_MOVERS + slot] = count
    row[TABLE_MOVER_BEST + slot] = best


def observe_lines(g, b, me, slot, steps, row):
    """The lines where the chosen colonist may stop, from near to far."""
    kind = SEA if slot >= 3 else LAND
    if g.modules & WITH_ROMA and kind == SEA:
        for space in range(9):
            row[LINE_TOKENS + (LINES * kind + space) * LINE_SIZE + LINE_EXISTS] = 1
            row[LINE_TOKENS + (LINES * kind + space) * LINE_SIZE + LINE_STEPS] = space
        return
    lines = destinations(g, b, me, slot, steps)
    away = 0
    while lines:
        away += 1
        near = lines
        if away < MAX_STEPS:
            near &= extension.reach(g, b, me, slot, away)
        lines &= ~near
        while near:
            observe_line(g, b, kind, lowest(near), away, row)
            near &= near - 1


def observe_line(g, b, kind, line, away, row):
    """How far a line is, and the cities at its ends as their tokens show them."""
    start = LINE_TOKENS + (LINES * kind + line) * LINE_SIZE
    row[start + LINE_EXISTS] = 1
    row[start + LINE_STEPS] = away
    end = start + LINE_END
    best = 0
    second = 0
    cities = b.line_cities[kind][line]
    while cities:
        city = lowest(cities)
        token = CITY_TOKENS + city * CITY_SIZE
        gain = row[token + CITY_GAIN]
        row[end + 1] = row[token + CITY_OWN]
        row[end + 2] = row[token + CITY_SITE]
        row[end + 3] = gain
        row[end + 4 + g.city_good[city]] = 1
        if row[token + CITY_PAYABLE]:
            row[end] = 1
            if gain + 1 > best:
                second = best
                best = gain + 1
            else:
                second = gain + 1
        cities &= cities - 1
        end += LINE_END_SIZE
    row[start + LINE_BEST] = best
    row[start + LINE_SECOND] = second
