"""What the acting player may know, as a row of small numbers of fixed size: the same for every board and module.

Plain functions over the records, like the rules, so that they run interpreted, compiled, and on a GPU. The row has
five parts: a block for each seat (the acting one first), the table as a whole, then tokens for provinces, cities and
lines, which mean the same on every board. `SCALES` brings each number to about one; docs/observation.md lists them.
"""

from praefectus.rules import extension
from praefectus.rules.architect import destinations, distance
from praefectus.rules.colonist import can_settle
from praefectus.rules.houses import building_sites, can_build, house_coins
from praefectus.rules.scoring import mercurius, points, saturnus
from praefectus.rules.senator import can_buy
from praefectus.rules.tables import CARD_GOD, DECK_CARDS, MINERVA_POINTS, PRICE
from praefectus.rules.vocabulary import (
    BRICK,
    CAPITAL_OR_OWN_CITY,
    CARD_ONLY,
    COLONISTS,
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
    WITH_FISH,
    WITH_FORUM,
    WITH_ROMA,
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


def observe(g, b, board, me, row):
    """Write the non-zero numbers of the acting seat's view into a row of zeros."""
    for after in range(g.seats):
        observe_seat(g, b, me, (me + after) % g.seats, after * SEAT_SIZE, row)
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
    observe_cities(g, b, me, min(steps, 7), row)
    if kind == WALK:
        observe_lines(g, b, me, g.frame_a[top], steps, row)


def observe_seat(g, b, me, seat, start, row):
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
    row[start + SEAT_POINTS] = capped(points(g, b, seat) // 2)
    row[start + SEAT_EXTRA] = capped(extension.extra_points(g, seat) // 2)
    row[start + SEAT_PROVINCES] = saturnus(g, b, seat)
    row[start + SEAT_KINDS] = mercurius(g, b, seat) // 2
    if seat != me and extension.team(g, seat) != NONE and extension.team(g, seat) == extension.team(g, me):
        row[start + SEAT_PARTNER] = 1
    if seat >= extension.people(g):
        row[start + SEAT_AUTOMATIC] = 1
    for good in range(GOODS):
        row[start + SEAT_GOODS + good] = g.goods[seat][good]
        row[start + SEAT_PRODUCING + good] = g.producing[seat][good]
    for god in range(GOD_COLUMNS):
        row[start + SEAT_GODS + god] = g.gods[seat][god]
    hand = 0
    pile = 0
    for kind in range(KINDS):
        hand += g.hand[seat][kind]
        pile += g.discard[seat][kind]
        row[start + SEAT_HAND + kind] = g.hand[seat][kind]
        row[start + SEAT_PILE + kind] = g.discard[seat][kind]
    row[start + SEAT_HAND_SIZE] = hand
    row[start + SEAT_PILE_SIZE] = pile
    if g.top[seat] >= 0:
        row[start + SEAT_TOP + g.top[seat]] = 1
    for slot in range(COLONISTS):
        if g.colonist[seat][slot] == HOME:
            row[start + (SEAT_LAND_HOME if slot < 3 else SEAT_SEA_HOME)] += 1


def observe_table(g, b, board, me, row):
    row[TABLE_BOARD + board] = 1
    for module in range(9):
        if g.modules >> module & 1:
            row[TABLE_MODULES + module] = 1
    for option in range(8):
        if g.options >> option & 1:
            row[TABLE_OPTIONS + option] = 1
    row[TABLE_SEATS + g.seats] = 1
    row[TABLE_OWN_SEAT + me] = 1
    row[TABLE_ROUND] = capped(g.turns // extension.people(g))
    row[TABLE_CASH] = capped(extension.cash_bonus(g, b))
    if can_settle(g, b, me, CAPITAL_OR_OWN_CITY, FOOD_AND_TOOL):
        row[TABLE_CAN_SETTLE] = 1
    if g.end_by != NOBODY:
        row[TABLE_LAST_TURNS + (g.end_by + g.seats - me) % g.seats] = 1
    if g.below[me] >= 0:
        row[TABLE_BELOW + g.below[me]] = 1
    for seat in range(g.seats):
        if seat != me and g.top[seat] >= 0:
            row[TABLE_COPIES + g.top[seat]] = 1


def observe_decision(g, b, me, kind, first, second, row):
    """What is being decided, and its details."""
    row[TABLE_DECISION + kind] = 1
    row[TABLE_FIRST] = capped(first)
    for bit in range(12):
        if second >> bit & 1:
            row[TABLE_SECOND + bit] = 1
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
    for card in range(SALE_CARDS):
        left = g.deck_left[card] if g.deck < g.decks else 0
        for deck in range(g.deck + 1, g.decks):
            left += DECK_CARDS[g.card_set][deck][card]
        row[TABLE_LEFT + card] = left
    for slot in range(SLOTS):
        card = g.display[slot]
        if card != NONE:
            row[TABLE_DISPLAY + slot * SALE_CARDS + card] = 1
            if can_buy(g, b, me, WITH_SLOT, slot):
                row[TABLE_PAYABLE + slot] = 1
            if can_buy(g, b, me, CARD_ONLY, slot):
                row[TABLE_PAYABLE_ALONE + slot] = 1
            row[TABLE_WORTH + slot] = capped(card_worth(g, b, me, CARD_GOD[card]))


def card_worth(g, b, seat, god):
    """What a card of this god would add now, roughly for those that need counting over the board."""
    if god >= MINERVA:
        return MINERVA_POINTS[god - MINERVA] * g.producing[seat][god - MINERVA]
    if god == SATURNUS:
        return saturnus(g, b, seat)
    if god == MERCURIUS:
        return mercurius(g, b, seat)
    if god == JUPITER:
        houses = 0
        for good in range(BRICK + 1, GOODS):
            houses += g.producing[seat][good]
        return houses
    return 2 * g.on_board[seat]


def observe_modules(g, b, me, row):
    """Forum, fish market, ship track, volcano."""
    for after in range(g.seats):
        seat = (me + after) % g.seats
        start = after * SEAT_SIZE
        for card in range(27):
            if g.forum_cards[seat] >> card & 1:
                row[start + SEAT_FORUM + card] = 1
        if g.modules & WITH_FISH and g.market_spot[seat] >= 0:
            row[start + SEAT_SPOT + g.market_spot[seat]] = 1
    for slot in range(4):
        if g.modules & WITH_FORUM and g.forum_tableau[slot] >= 0:
            row[TABLE_FORUM + 27 * slot + g.forum_tableau[slot]] = 1
    for spot in range(9):
        row[TABLE_SPOT_COINS + spot] = capped(g.spot_coins[spot])
    for god in range(GODS):
        if g.gods_marked[god] & (1 << me):
            row[TABLE_GODS_MARKED_MINE + god] = 1
        if g.gods_marked[god] & ~(1 << me):
            row[TABLE_GODS_MARKED + god] = 1
    for province in range(b.provinces):
        if b.volcanic[province] >= 0:
            row[TABLE_VOLCANO + b.volcanic[province]] = g.volcano[province]
    if g.modules & WITH_ROMA:
        for slot in range(3, COLONISTS):
            if g.colonist[me][slot] >= PLACES:
                row[TABLE_SHIPS + slot] = g.colonist[me][slot] - PLACES


def observe_provinces(g, b, me, row):
    for province in range(b.provinces):
        start = PROVINCE_TOKENS + province * PROVINCE_SIZE
        row[start + PROVINCE_EXISTS] = 1
        cities = b.province_cities[province]
        row[start + PROVINCE_GOOD + g.province_good[province]] = 1
        if province < b.producing_provinces:
            if extension.province_active(g, province):
                row[start + PROVINCE_ACTIVE] = 1
            else:
                row[start + PROVINCE_COINS] = extension.marker_coins(g, province)
            row[start + PROVINCE_FISH] = g.fish_spot[province]
            row[start + PROVINCE_BONUS_VALUE] = PRICE[g.province_good[province]] * (2 if g.magnus == me else 1)
        row[start + PROVINCE_STAGE] = g.volcano[province]
        mine = 0
        others = 0
        own_value = 0
        other_value = 0
        for city in range(b.cities):
            if cities >> city & 1 and g.city_houses[city] > 0:
                price = PRICE[min(g.city_good[city], TRADED - 1)]
                if g.houses[me] >> city & 1:
                    mine += 1
                    own_value += price
                    other_value -= price
                    others -= 1
                others += g.city_houses[city]
                other_value += price * g.city_houses[city]
        row[start + PROVINCE_OWN] = mine
        row[start + PROVINCE_OTHERS] = others
        row[start + PROVINCE_UNITS] = min(mine + 1, 127)
        row[start + PROVINCE_OWN_YIELD] = capped(own_value)
        row[start + PROVINCE_OTHER_YIELD] = capped(other_value)


def house_gain(g, b, seat, city):
    """Points that a house in this city would add with the cards held."""
    good = g.city_good[city]
    gain = 0
    if good != BRICK:
        gain += g.gods[seat][JUPITER]
    if not g.houses[seat] & b.province_cities[b.city_province[city]]:
        gain += g.gods[seat][SATURNUS]
    if good < TRADED:
        if g.producing[seat][good] == 0:
            gain += 2 * g.gods[seat][MERCURIUS]
        gain += g.gods[seat][MINERVA + good] * MINERVA_POINTS[good]
    return gain


def observe_cities(g, b, me, steps, row):
    """What a house would cost and bring, and whether colonists get there with the steps left."""
    sites = building_sites(g, b, me)
    reach = sites
    if steps > 0:
        for slot in range(COLONISTS):
            if g.colonist[me][slot] >= 0 and not (g.modules & WITH_ROMA and slot >= 3):
                lines = destinations(g, b, me, slot, steps)
                found = 0
                kind = SEA if slot >= 3 else LAND
                for line in range(b.lines[kind]):
                    if lines >> line & 1:
                        found |= b.line_cities[kind][line]
                found &= ~g.houses[me]
                reach |= found
                observe_mover(g, b, me, slot, found, row)
    for city in range(b.cities):
        start = CITY_TOKENS + city * CITY_SIZE
        row[start + CITY_EXISTS] = 1
        row[start + CITY_GOOD + g.city_good[city]] = 1
        row[start + CITY_HOUSES] = g.city_houses[city]
        own = g.houses[me] >> city & 1
        row[start + CITY_OWN] = own
        for after in range(1, g.seats):
            if g.houses[(me + after) % g.seats] >> city & 1:
                row[start + CITY_OTHERS + after - 1] = 1
        row[start + CITY_COINS] = capped(house_coins(g, b, me, city))
        if not own:
            payable = can_build(g, b, me, city)
            if payable:
                row[start + CITY_PAYABLE] = 1
            if sites >> city & 1:
                row[start + CITY_SITE] = 1
            if reach >> city & 1:
                row[start + CITY_REACH] = 1
                if payable:
                    row[start + CITY_BOTH] = 1
        mine = g.houses[me] & b.province_cities[b.city_province[city]]
        if mine == 0:
            row[start + CITY_NEW_PROVINCE] = 1
        elif mine & (mine - 1) == 0:
            row[start + CITY_SECOND_IN_PROVINCE] = 1
        if g.city_good[city] != SALT and g.producing[me][g.city_good[city]] == 0:
            row[start + CITY_NEW_KIND] = 1
        row[start + CITY_GAIN] = house_gain(g, b, me, city)
        if b.city_province[city] < b.producing_provinces and extension.province_active(g, b.city_province[city]):
            row[start + CITY_ACTIVE] = 1
        observe_place(g, b, me, city, row)
    for place in range(b.cities, b.places):
        row[CITY_TOKENS + place * CITY_SIZE + CITY_EXISTS] = 1
        row[CITY_TOKENS + place * CITY_SIZE + CITY_START] = 1
        observe_place(g, b, me, place, row)


def observe_place(g, b, me, place, row):
    start = CITY_TOKENS + place * CITY_SIZE
    if b.has_line[LAND] >> place & 1:
        row[start + CITY_LAND_LINES] = 1
    if b.has_line[SEA] >> place & 1:
        row[start + CITY_SEA_LINES] = 1
    for slot in range(COLONISTS):
        if g.colonist[me][slot] == place:
            row[start + (CITY_OWN_LAND if slot < 3 else CITY_OWN_SEA)] += 1


def observe_mover(g, b, me, slot, cities, row):
    """How many cities a colonist could build in, and the best of them."""
    count = 0
    best = 0
    for city in range(b.cities):
        if cities >> city & 1 and can_build(g, b, me, city):
            count += 1
            best = max(best, house_gain(g, b, me, city) + 1)
    row[TABLE_MOVERS + slot] = count
    row[TABLE_MOVER_BEST + slot] = best


def observe_lines(g, b, me, slot, steps, row):
    """The lines where the chosen colonist may stop, and the cities at their ends."""
    kind = SEA if slot >= 3 else LAND
    if g.modules & WITH_ROMA and kind == SEA:
        for space in range(9):
            row[LINE_TOKENS + (LINES * kind + space) * LINE_SIZE + LINE_EXISTS] = 1
            row[LINE_TOKENS + (LINES * kind + space) * LINE_SIZE + LINE_STEPS] = space
        return
    lines = destinations(g, b, me, slot, steps)
    sites = building_sites(g, b, me)
    for line in range(b.lines[kind]):
        if lines >> line & 1:
            start = LINE_TOKENS + (LINES * kind + line) * LINE_SIZE
            row[start + LINE_EXISTS] = 1
            row[start + LINE_STEPS] = distance(g, b, me, slot, line)
            end = 0
            best = 0
            second = 0
            for city in range(b.cities):
                if b.line_cities[kind][line] >> city & 1:
                    at = start + LINE_END + LINE_END_SIZE * end
                    gain = house_gain(g, b, me, city)
                    own = g.houses[me] >> city & 1
                    row[at + 1] = own
                    row[at + 2] = sites >> city & 1
                    row[at + 3] = gain
                    row[at + 4 + g.city_good[city]] = 1
                    if not own and can_build(g, b, me, city):
                        row[at] = 1
                        if gain + 1 > best:
                            second = best
                            best = gain + 1
                        else:
                            second = gain + 1
                    end += 1
            row[start + LINE_BEST] = best
            row[start + LINE_SECOND] = second

