"""The compact selection: the state of a game as one row of bytes, turned so that the observing seat comes first.

The state of a game holds what an attentive player at the table knows and nothing else, so nothing public is left out:
numbers beyond 127 take several places. Every entry is written, so a row need not be cleared before.
"""

import numpy as np

from praefectus.agents.network.observation.layout import COMPACT_LAYOUT, LISTS, MOST, SHIPS, write_beyond
from praefectus.rules import extension
from praefectus.rules.declarations import MODULES, OPTIONS
from praefectus.rules.end import side_of
from praefectus.rules.fields import Numbers
from praefectus.rules.modules.fish_market.vocabulary import SPOTS
from praefectus.rules.modules.forum.vocabulary import FORUM_CARDS, FORUM_SLOTS
from praefectus.rules.modules.germania.vocabulary import CASTLES
from praefectus.rules.modules.sicilia.vocabulary import TILES
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import (
    COLONISTS,
    FAR_LINES,
    GOD_COLUMNS,
    GODS,
    GOODS,
    KINDS,
    LAND,
    LINES,
    NOBODY,
    PLACES,
    PROVINCES,
    SALE_CARDS,
    SEA,
    SEATS,
    SLOTS,
    STACK,
    STORED,
    TRADED,
)

place = COMPACT_LAYOUT.place
FACTS = COMPACT_LAYOUT.size
SEAT_SIZE = COMPACT_LAYOUT.sizes["seat"]
MODULE_COUNT, OPTION_COUNT = len(MODULES), len(OPTIONS)
LONGEST_SET = 64
assert max(PLACES, LINES, FORUM_CARDS) <= LONGEST_SET
SEAT_PRESENT = place("seat.present")
SEAT_COINS = place("seat.coins")
SEAT_COINS_BEYOND = place("seat.coins_beyond")
SEAT_SPACE = place("seat.free_spaces")
SEAT_ON_BOARD = place("seat.colonists_on_board")
SEAT_HOUSE_COUNT = place("seat.houses")
SEAT_MAGNUS = place("seat.praefectus_magnus")
SEAT_ENDED = place("seat.concordia_card")
SEAT_PARTNER = place("seat.is_partner")
SEAT_CONTRARIUS = place("seat.is_contrarius")
SEAT_PASSED = place("seat.passed")
SEAT_PAID = place("seat.auction_paid")
SEAT_MARKS = place("seat.forum_marks")
SEAT_FISH = place("seat.fish")
SEAT_SPOT = place("seat.market_spot")
SEAT_LANDING = place("seat.ships_landing")
SEAT_GOD_POINTS = place("seat.god_points")
SEAT_GOD_POINTS_BEYOND = place("seat.god_points_beyond")
SEAT_INTERMEDIATE = place("seat.intermediate")
SEAT_INTERMEDIATE_BEYOND = place("seat.intermediate_beyond")
SEAT_SCORE = place("seat.score")
SEAT_TOP = place("seat.top_card")
SEAT_BELOW = place("seat.card_below")
SEAT_GOODS = place("seat.goods")
SEAT_ARRIVING = place("seat.arriving")
SEAT_PRODUCING = place("seat.houses_by_good")
SEAT_GODS = place("seat.cards_by_god")
SEAT_COLONISTS = place("seat.colonists")
SEAT_SHIP_MOVES = place("seat.ship_moves")
SEAT_SHIP_VISIT = place("seat.ship_visit")
SEAT_HAND = place("seat.hand")
SEAT_PILE = place("seat.pile")
SEAT_HOUSES = place("seat.houses_in")
SEAT_FORUM = place("seat.forum_cards")
SEAT_GODS_MARKED = place("seat.gods_marked")
TABLE_BOARD = place("table.board")
TABLE_SEATS = place("table.seats")
TABLE_OWN = place("table.own_seat")
TABLE_OVER = place("table.over")
TABLE_ACTS = place("table.seat_to_act")
TABLE_TURN = place("table.seat_of_turn")
TABLE_TURNS = place("table.turns")
TABLE_ROUND = place("table.round")
TABLE_MODULES = place("table.modules")
TABLE_OPTIONS = place("table.options")
TABLE_DEPTH = place("table.open_decisions")
TABLE_KIND = place("table.decision_kind")
TABLE_WHO = place("table.decision_seat")
TABLE_FIRST = place("table.decision_first")
TABLE_SECOND = place("table.decision_second")
TABLE_CARD_OF = place("table.card_of")
TABLE_COPIED = place("table.copied_from")
TABLE_CARD_SET = place("table.card_set")
TABLE_DECKS = place("table.decks")
TABLE_DECK = place("table.deck")
TABLE_CARDS_LEFT = place("table.cards_in_deck")
TABLE_SCORED = place("table.intermediate_done")
TABLE_TO_COME = place("table.cards_of_numeral")
TABLE_DISPLAY = place("table.display")
TABLE_CITY_GOOD = place("table.city_good")
TABLE_CITY_HOUSES = place("table.city_houses")
TABLE_PROVINCE_GOOD = place("table.province_good")
TABLE_COIN_SIDE = place("table.bonus_side")
TABLE_FISH_SPOT = place("table.fish_on_spot")
TABLE_VOLCANO = place("table.volcano_by_province")
TABLE_LAND = place("table.land_lines")
TABLE_SEA = place("table.sea_lines")
TABLE_TABLEAU = place("table.forum")
TABLE_STOCK = place("table.forum_stock")
TABLE_DISCARD = place("table.forum_discard")
TABLE_SHOWN = place("table.forum_shown")
TABLE_FORUM_COPIED = place("table.forum_copied")
TABLE_BID = place("table.bid")
TABLE_BIDDER = place("table.bidder")
TABLE_SPOT_COINS = place("table.coins_on_spots")
TABLE_SPOT_COINS_BEYOND = place("table.coins_on_spots_beyond")
TABLE_STAND = place("table.stand")
TABLE_TILES = place("table.tiles_left")
TABLE_NEUTRAL = place("table.neutral_tiles_left")
TABLE_SOLO_POINTS = place("table.contrarius_points")
TABLE_SOLO_POINTS_BEYOND = place("table.contrarius_points_beyond")
TABLE_SOLO_TURNS = place("table.contrarius_turns_left")
TABLE_SOLO = place("table.contrarius_last")
TABLE_CHOSEN_MARKER = place("table.chosen_marker")
TABLE_NILE = place("table.nile_marker")
TABLE_FAR_LAND = place("table.far_land_lines")
TABLE_CASTLES = place("table.castles")
TABLE_MARKERS = place("table.markers_left")


def observe_compact(g: GameRecord, board: int, me: int, own: int, row: np.ndarray) -> None:
    """Write a whole row: how the table looks from one seat, whose number is shown with `own`."""
    seat = me
    for after in range(SEATS):
        if after < g.seats:
            seat_facts(g, me, seat, row[after * SEAT_SIZE : (after + 1) * SEAT_SIZE])
            seat = seat + 1 if seat + 1 < g.seats else 0
        else:
            for entry in range(after * SEAT_SIZE, (after + 1) * SEAT_SIZE):
                row[entry] = 0
    table_facts(g, board, me, own, row)
    stack_facts(g, me, row)
    card_facts(g, row)
    map_facts(g, row)
    module_facts(g, me, row)


# Loops as the GPU and the interpreter run them; compiled for a CPU they are single instructions, see blocks.py.


def copy_numbers(source: Numbers, count: int, start: int, row: Numbers) -> None:
    for number in range(count):
        row[start + number] = source[number]


def write_bits(bits: int, count: int, start: int, row: Numbers) -> None:
    """A set as ones and zeros."""
    for number in range(count):
        row[start + number] = bits >> number & 1


def counted_from(g: GameRecord, me: int, seat: int) -> int:
    """A seat counted clockwise from another; nobody stays nobody."""
    if seat < 0:
        return NOBODY
    return seat - me if seat >= me else seat - me + g.seats


def seat_facts(g: GameRecord, me: int, seat: int, row: Numbers) -> None:
    row[SEAT_PRESENT] = 1
    row[SEAT_COINS] = min(g.coins[seat], MOST)
    write_beyond(g.coins[seat], SEAT_COINS_BEYOND, row)
    row[SEAT_SPACE] = g.space[seat]
    row[SEAT_ON_BOARD] = g.on_board[seat]
    row[SEAT_HOUSE_COUNT] = g.house_count[seat]
    row[SEAT_MAGNUS] = 1 if g.magnus == seat else 0
    row[SEAT_ENDED] = 1 if g.end_by == seat else 0
    row[SEAT_PARTNER] = 1 if seat != me and side_of(g, seat) == side_of(g, me) else 0
    row[SEAT_CONTRARIUS] = 1 if seat >= extension.people(g) else 0
    row[SEAT_PASSED] = g.forum_passed >> seat & 1
    row[SEAT_PAID] = g.forum_paid[seat]
    row[SEAT_MARKS] = g.forum_marks[seat]
    row[SEAT_FISH] = g.fish[seat]
    row[SEAT_SPOT] = g.market_spot[seat]
    row[SEAT_LANDING] = g.ships_landing[seat]
    row[SEAT_GOD_POINTS] = min(g.god_points[seat], MOST)
    write_beyond(g.god_points[seat], SEAT_GOD_POINTS_BEYOND, row)
    row[SEAT_INTERMEDIATE] = min(g.intermediate[seat], MOST)
    write_beyond(g.intermediate[seat], SEAT_INTERMEDIATE_BEYOND, row)
    row[SEAT_SCORE] = g.score[seat] & MOST
    row[SEAT_SCORE + 1] = g.score[seat] >> 7
    row[SEAT_TOP] = g.top[seat]
    row[SEAT_BELOW] = g.below[seat]
    copy_numbers(g.goods[seat], GOODS, SEAT_GOODS, row)
    copy_numbers(g.pending[seat], STORED, SEAT_ARRIVING, row)
    copy_numbers(g.producing[seat], GOODS, SEAT_PRODUCING, row)
    copy_numbers(g.gods[seat], GOD_COLUMNS, SEAT_GODS, row)
    copy_numbers(g.colonist[seat], COLONISTS, SEAT_COLONISTS, row)
    copy_numbers(g.ship_moves[seat], SHIPS, SEAT_SHIP_MOVES, row)
    copy_numbers(g.ship_visit[seat], SHIPS, SEAT_SHIP_VISIT, row)
    copy_numbers(g.hand[seat], KINDS, SEAT_HAND, row)
    copy_numbers(g.discard[seat], KINDS, SEAT_PILE, row)
    write_bits(g.houses[seat], PLACES, SEAT_HOUSES, row)
    write_bits(g.forum_cards[seat], FORUM_CARDS, SEAT_FORUM, row)
    for god in range(GODS):
        row[SEAT_GODS_MARKED + god] = g.gods_marked[god] >> seat & 1


def table_facts(g: GameRecord, board: int, me: int, own: int, row: Numbers) -> None:
    row[TABLE_BOARD] = board
    row[TABLE_SEATS] = g.seats
    row[TABLE_OWN] = me if own else NOBODY
    row[TABLE_OVER] = g.over
    row[TABLE_ACTS] = counted_from(g, me, g.frame_seat[g.depth - 1]) if g.depth > 0 else NOBODY
    row[TABLE_TURN] = counted_from(g, me, g.turn)
    row[TABLE_ROUND] = min(g.turns // extension.people(g), MOST)
    row[TABLE_TURNS] = g.turns & MOST
    row[TABLE_TURNS + 1] = g.turns >> 7
    write_bits(g.modules, MODULE_COUNT, TABLE_MODULES, row)
    write_bits(g.options, OPTION_COUNT, TABLE_OPTIONS, row)


def stack_facts(g: GameRecord, me: int, row: Numbers) -> None:
    """The open decisions from the top down: what is decided now, and what will be after it."""
    depth = g.depth
    row[TABLE_DEPTH] = depth
    for entry in range(TABLE_KIND, TABLE_SECOND + 2 * STACK):
        row[entry] = 0
    for down in range(depth):
        frame = depth - 1 - down
        row[TABLE_KIND + down] = g.frame_kind[frame] + 1
        row[TABLE_WHO + down] = counted_from(g, me, g.frame_seat[frame])
        row[TABLE_FIRST + 2 * down] = g.frame_a[frame] & MOST
        row[TABLE_FIRST + 2 * down + 1] = g.frame_a[frame] >> 7
        row[TABLE_SECOND + 2 * down] = g.frame_b[frame] & MOST
        row[TABLE_SECOND + 2 * down + 1] = g.frame_b[frame] >> 7


def card_facts(g: GameRecord, row: Numbers) -> None:
    row[TABLE_CARD_SET] = g.card_set
    row[TABLE_DECKS] = g.decks
    row[TABLE_DECK] = g.deck
    row[TABLE_CARDS_LEFT] = g.cards_left
    row[TABLE_SCORED] = g.intermediate_done
    copy_numbers(g.deck_left, SALE_CARDS, TABLE_TO_COME, row)
    copy_numbers(g.display, SLOTS, TABLE_DISPLAY, row)


def map_facts(g: GameRecord, row: Numbers) -> None:
    copy_numbers(g.city_good, PLACES, TABLE_CITY_GOOD, row)
    copy_numbers(g.city_houses, PLACES, TABLE_CITY_HOUSES, row)
    copy_numbers(g.province_good, PROVINCES, TABLE_PROVINCE_GOOD, row)
    copy_numbers(g.bonus_side, PROVINCES, TABLE_COIN_SIDE, row)
    copy_numbers(g.fish_spot, PROVINCES, TABLE_FISH_SPOT, row)
    copy_numbers(g.volcano, PROVINCES, TABLE_VOLCANO, row)
    write_bits(g.taken[LAND], LINES, TABLE_LAND, row)
    write_bits(g.taken[SEA], LINES, TABLE_SEA, row)


def module_facts(g: GameRecord, me: int, row: Numbers) -> None:
    """Team play, forum, fish market, volcano, Creta, Aegyptus, Contrarius."""
    row[TABLE_CARD_OF] = counted_from(g, me, g.card_of)
    row[TABLE_COPIED] = counted_from(g, me, g.copied_from - 1) + 1
    copy_numbers(g.forum_tableau, FORUM_SLOTS, TABLE_TABLEAU, row)
    write_bits(g.forum_stock, FORUM_CARDS, TABLE_STOCK, row)
    write_bits(g.forum_discard, FORUM_CARDS, TABLE_DISCARD, row)
    write_bits(g.forum_shown, FORUM_CARDS, TABLE_SHOWN, row)
    row[TABLE_FORUM_COPIED] = g.forum_copied
    row[TABLE_BID] = g.forum_bid
    row[TABLE_BIDDER] = counted_from(g, me, g.forum_bidder)
    for spot in range(SPOTS):
        row[TABLE_SPOT_COINS + spot] = min(g.spot_coins[spot], MOST)
        write_beyond(g.spot_coins[spot], TABLE_SPOT_COINS_BEYOND + 3 * spot, row)
    row[TABLE_STAND] = g.at_stand
    copy_numbers(g.tiles_left, TILES, TABLE_TILES, row)
    row[TABLE_NEUTRAL] = g.neutral_left
    row[TABLE_SOLO_POINTS] = max(min(g.solo_points, MOST), -MOST)
    write_beyond(g.solo_points, TABLE_SOLO_POINTS_BEYOND, row)
    row[TABLE_SOLO_TURNS] = min(max(g.solo_end - g.turns, 0), MOST)
    row[TABLE_CHOSEN_MARKER] = g.chosen_marker
    row[TABLE_NILE] = g.nile_marker
    write_bits(g.far_taken, FAR_LINES, TABLE_FAR_LAND, row)
    copy_numbers(g.castle_good, CASTLES, TABLE_CASTLES, row)
    copy_numbers(g.markers_left, TRADED, TABLE_MARKERS, row)
    contrarius_facts(g, row)


def contrarius_facts(g: GameRecord, row: Numbers) -> None:
    row[TABLE_SOLO] = g.solo_kind
    row[TABLE_SOLO + 1] = g.solo_way
    row[TABLE_SOLO + 2] = g.solo_province
    row[TABLE_SOLO + 3] = g.solo_gain
    row[TABLE_SOLO + 4] = g.solo_rolled
    row[TABLE_SOLO + 5] = g.solo_good
    row[TABLE_SOLO + 6] = g.solo_rung
    row[TABLE_SOLO + 7] = g.solo_city
    row[TABLE_SOLO + 8] = g.solo_produced
    row[TABLE_SOLO + 9] = g.solo_card
    row[TABLE_SOLO + 10] = g.solo_placed
    row[TABLE_SOLO + 11] = g.solo_space
    row[TABLE_SOLO + 12] = g.solo_god


def layout() -> list[tuple[str, int, int, str]]:
    """Name, start, size and meaning of every fact, in order; those of the other seats are listed once, as `seats`."""
    found = []
    for part, meaning, value in COMPACT_LAYOUT.facts:
        refers = f", by its number in the list `{value}`; -1: none" if value in LISTS else ""
        found.append((part.name, part.first, COMPACT_LAYOUT.numbers_of(part.of), meaning + refers))
        if len(found) == SEAT_PARTS:
            found.append(
                (
                    "seats",
                    SEAT_SIZE,
                    SEAT_SIZE * (SEATS - 1),
                    "the same for the seats that follow; zeros for absent ones",
                )
            )
    return found


SEAT_PARTS = sum(part.name.startswith("seat.") for part in COMPACT_LAYOUT.parts)


def as_markdown() -> str:
    lines = ["| part | start | size | meaning |", "|---|---|---|---|"]
    lines += [f"| `{name}` | {start} | {size} | {meaning} |" for name, start, size, meaning in layout()]
    return "\n".join(lines)
