"""What the acting player may know, as one row of small numbers: the observation of the environments.

The state of a game holds what an open-eyed player at the table knows and nothing else, so the row is the state, turned
so that the acting seat comes first. Every entry is an int8; every board and module set has the same layout.
`python -m praefectus.envs.compiled.facts` prints the table that stands in docs/environments.md.

Plain functions over the records, like the rules, so that they run interpreted, compiled, and on a GPU.
"""

import numpy as np

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.declarations import option_bit
from praefectus.rules.end import side_of
from praefectus.rules.fields import Numbers
from praefectus.rules.modules.fish_market.vocabulary import SPOTS
from praefectus.rules.modules.forum.vocabulary import FORUM_SLOTS
from praefectus.rules.modules.sicilia.vocabulary import TILES
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import (
    COLONISTS,
    GOD_COLUMNS,
    GODS,
    GOODS,
    KINDS,
    LAND,
    NOBODY,
    PLACES,
    PROVINCES,
    SALE_CARDS,
    SEA,
    SEATS,
    SLOTS,
    STACK,
    STORED,
)

MODULES = 9
OPTION_BITS = (  # in the order in which rows show them
    option_bit("intermediate_scoring"),
    option_bit("no_goods"),
    option_bit("wine_side"),
    option_bit("forum_auction"),
    option_bit("fish_side", "mountainside"),
    option_bit("solo_level", "veteran"),
    option_bit("solo_level", "expert"),
    option_bit("solo_mode", "cooperative"),
)
LATER_OPTION_BITS = (
    option_bit("solo_mode", "third_party"),
    option_bit("solo_level", "beginner"),
    option_bit("more_forum_cards"),
)
SHIPS = 3
SOLO_NOTES = 13
SET = 32  # ones and zeros of a small set, places or forum cards
LINE_SET = 64
MOST = 127  # the largest number of a row

_parts: list[tuple[str, int, int, str]] = []


def _part(name: str, size: int, meaning: str) -> int:
    start = _parts[-1][1] + _parts[-1][2] if _parts else 0
    _parts.append((name, start, size, meaning))
    return start


SEAT_PRESENT = _part("seat.present", 1, "1 when the seat takes part")
SEAT_COINS = _part("seat.coins", 2, "sestertii: the first 127, then those beyond")
SEAT_SPACE = _part("seat.free_spaces", 1, "free spaces of the storehouse")
SEAT_ON_BOARD = _part("seat.colonists_on_board", 1, "colonists on the board")
SEAT_HOUSE_COUNT = _part("seat.house_count", 1, "houses built, of 15")
SEAT_MAGNUS = _part("seat.praefectus_magnus", 1, "1 for the owner of the Praefectus Magnus")
SEAT_ENDED = _part("seat.concordia_card", 1, "1 for the seat that took the Concordia card: the last turns are played")
SEAT_PARTNER = _part("seat.is_partner", 1, "1 for a partner of the observing seat")
SEAT_CONTRARIUS = _part("seat.is_contrarius", 1, "1 for Contrarius of the solo game")
SEAT_PASSED = _part("seat.passed", 1, "1 when the seat passed in the auction of a patrician")
SEAT_PAID = _part("seat.auction_paid", 1, "victory points paid for its patrician")
SEAT_MARKS = _part("seat.forum_marks", 1, "what forum cards do for it in this turn (bits)")
SEAT_FISH = _part("seat.fish", 1, "fish in the storehouse")
SEAT_SPOT = _part("seat.market_spot", 1, "its spot of the fish market, or -1")
SEAT_LANDING = _part("seat.ships_landing", 1, "Roma: ships whose bonus is still to come (bits)")
SEAT_GOD_POINTS = _part("seat.god_points", 1, "Roma: points scored in Byzantium, at most 127")
SEAT_INTERMEDIATE = _part("seat.intermediate", 2, "intermediate scoring: the first 127 points, then those beyond")
SEAT_TOP = _part("seat.top_card", 1, "kind of the card on top of its pile, or -1")
SEAT_BELOW = _part("seat.card_below", 1, "kind of the card under it, or -1")
SEAT_GOODS = _part("seat.goods", GOODS, f"goods: {', '.join(data.GOODS)}")
SEAT_ARRIVING = _part("seat.goods_arriving", STORED, "goods, and fish last, that wait to be stored")
SEAT_PRODUCING = _part("seat.houses_by_good", GOODS, "houses by the good of their city")
SEAT_GODS = _part("seat.cards_by_god", GOD_COLUMNS, "cards of Vesta to Venus, then Minerva's for each traded good")
SEAT_COLONISTS = _part("seat.colonists", COLONISTS, "three land, three sea: place, or 32 + line, or -1 at home")
SEAT_SHIP_MOVES = _part("seat.ship_moves", SHIPS, "Roma: moves of each ship in this turn")
SEAT_SHIP_VISIT = _part("seat.ship_visit", SHIPS, "Roma: houses or gods still open where a ship has just landed")
SEAT_HAND = _part("seat.hand", KINDS, "cards in hand by kind")
SEAT_PILE = _part("seat.pile", KINDS, "cards played by kind")
SEAT_HOUSES = _part("seat.houses", SET, "1 for a city with a house of the seat")
SEAT_FORUM = _part("seat.forum_cards", SET, "1 for each forum card that lies beside the seat")
SEAT_GODS_MARKED = _part("seat.gods_marked", GODS, "Roma: 1 for a god with a house of the seat")
SEAT_SIZE = _parts[-1][1] + _parts[-1][2]
SEAT_PARTS = len(_parts)
_part("seats", SEAT_SIZE * (SEATS - 1), "the same for the seats that follow clockwise; zeros for absent ones")

TABLE_BOARD = _part("table.board", 1, "number of the board, in the order of `praefectus boards`")
TABLE_SEATS = _part("table.seats", 1, "seats at the table, Contrarius included")
TABLE_OWN = _part("table.own_seat", 1, "number of the observing seat")
TABLE_ACTS = _part("table.seat_to_act", 1, "who decides now, counted clockwise from the observing seat; -1: over")
TABLE_TURN = _part("table.seat_of_turn", 1, "whose turn it is, counted clockwise from the observing seat")
TABLE_ROUND = _part("table.round", 1, "rounds completed, at most 127")
TABLE_MODULES = _part("table.modules", MODULES, "1 for each module that is played")
TABLE_OPTIONS = _part("table.options", len(OPTION_BITS), "1 for each option that is on")
TABLE_DEPTH = _part("table.open_decisions", 1, "height of the stack of open decisions")
TABLE_KIND = _part("table.decision_kind", STACK, "from the top of the stack: kind of decision plus 1")
TABLE_WHO = _part("table.decision_seat", STACK, "its seat, counted from the observing one; -1: nobody's")
TABLE_FIRST = _part("table.decision_first", 2 * STACK, "its first number n, as n % 128 and n // 128")
TABLE_SECOND = _part("table.decision_second", 2 * STACK, "its second number, likewise")
TABLE_CARD_OF = _part("table.card_of", 1, "team play: whose card is carried out, counted from the observing seat")
TABLE_COPIED = _part("table.copied_from", 1, "team play: whom the Diplomat copied, counted so, plus 1; 0: nobody")
TABLE_CARD_SET = _part("table.card_set", 1, "which cards are used: 0 base, 1 Venus, 2 teams")
TABLE_DECKS = _part("table.decks", 1, "numerals of the deck in play")
TABLE_DECK = _part("table.deck", 1, "numeral being dealt, from 0")
TABLE_CARDS_LEFT = _part("table.cards_left", 1, "cards in the deck")
TABLE_SCORED = _part("table.intermediate_done", 1, "1 after the intermediate scoring")
TABLE_TO_COME = _part("table.cards_to_come", SALE_CARDS, "cards of this numeral that are still in the deck")
TABLE_DISPLAY = _part("table.display", SLOTS, "card in each place of the display, or -1")
TABLE_CITY_GOOD = _part("table.city_good", PLACES, "good of each city")
TABLE_CITY_HOUSES = _part("table.city_houses", PLACES, "houses in each city")
TABLE_PROVINCE_GOOD = _part("table.province_good", PROVINCES, "good of each bonus marker")
TABLE_COIN_SIDE = _part("table.bonus_side", PROVINCES, "1 when the bonus marker shows coins")
TABLE_FISH_SPOT = _part("table.fish_on_spot", PROVINCES, "fish on each province's bonus spot")
TABLE_VOLCANO = _part("table.volcano", PROVINCES, "Sicilia: tiles in the column of each province")
TABLE_LAND = _part("table.land_lines", LINE_SET, "1 for each of up to 56 land lines that is occupied")
TABLE_SEA = _part("table.sea_lines", LINE_SET, "1 for each of up to 56 sea lines that is occupied")
TABLE_TABLEAU = _part("table.forum", FORUM_SLOTS, "forum card in each place of the tableau, or -1")
TABLE_STOCK = _part("table.forum_stock", SET, "1 for a card that is still in the stock")
TABLE_DISCARD = _part("table.forum_discard", SET, "1 for a discarded forum card")
TABLE_SHOWN = _part("table.forum_shown", SET, "set-up: 1 for a patrician handed back, or up for auction")
TABLE_FORUM_COPIED = _part("table.forum_copied", 1, "place of the displayed card that is being copied, plus 1")
TABLE_BID = _part("table.bid", 1, "highest bid, or -1")
TABLE_BIDDER = _part("table.bidder", 1, "who made it, counted from the observing seat")
TABLE_SPOT_COINS = _part("table.coins_on_spots", SPOTS, "sestertii on each spot of the fish market, at most 127")
TABLE_STAND = _part("table.stand", 1, "market stand whose action is carried out, plus 1")
TABLE_TILES = _part("table.tiles_left", TILES, "Sicilia: tiles that nobody has seen")
TABLE_NEUTRAL = _part("table.neutral_tiles_left", 1, "Sicilia: neutral tiles in the pile")
TABLE_SOLO_POINTS = _part("table.contrarius_points", 2, "points of his reactions: the first 127, then those beyond")
TABLE_SOLO_TURNS = _part("table.contrarius_turns_left", 1, "turns left after he ended the game; 0: he has not")
TABLE_SOLO = _part(
    "table.contrarius_last",
    SOLO_NOTES,
    "last: kind, use, province, points, die, good, preference, city, produced, card, placed, space, god",
)
TABLE_CHOSEN_MARKER = _part("table.chosen_marker", 1, "Creta: good of the marker that lies in Gavdos, plus 1; 0: none")
TABLE_NILE = _part("table.nile_marker", 1, "Aegyptus: place of the fertile marker, counted downstream")
TABLE_LATER_OPTIONS = _part(
    "table.later_options", len(LATER_OPTION_BITS), "a third party, Contrarius as beginner, more forum cards: 1 for each"
)
FACTS = _parts[-1][1] + _parts[-1][2]


def observe_facts(g: GameRecord, board: int, me: int, row: np.ndarray) -> None:
    """Write a whole row: how the table looks from one seat."""
    seat = me
    for after in range(SEATS):
        if after < g.seats:
            seat_facts(g, me, seat, row[after * SEAT_SIZE : (after + 1) * SEAT_SIZE])
            seat = seat + 1 if seat + 1 < g.seats else 0
        else:
            for entry in range(after * SEAT_SIZE, (after + 1) * SEAT_SIZE):
                row[entry] = 0
    table_facts(g, board, me, row)
    stack_facts(g, me, row)
    card_facts(g, row)
    map_facts(g, row)
    module_facts(g, me, row)


# Loops as the GPU and the interpreter run them; compiled for a CPU they are single instructions, see blocks.py.


def copy_numbers(source: Numbers, count: int, start: int, row: Numbers) -> None:
    for number in range(count):
        row[start + number] = source[number]


def write_32_bits(bits: int, start: int, row: Numbers) -> None:
    """A set as ones and zeros."""
    for number in range(SET):
        row[start + number] = bits >> number & 1


def write_64_bits(bits: int, start: int, row: Numbers) -> None:
    for number in range(LINE_SET):
        row[start + number] = bits >> number & 1


def counted_from(g: GameRecord, me: int, seat: int) -> int:
    """A seat counted clockwise from another; nobody stays nobody."""
    if seat < 0:
        return NOBODY
    return seat - me if seat >= me else seat - me + g.seats


def seat_facts(g: GameRecord, me: int, seat: int, row: Numbers) -> None:
    row[SEAT_PRESENT] = 1
    row[SEAT_COINS] = min(g.coins[seat], MOST)
    row[SEAT_COINS + 1] = min(max(g.coins[seat] - MOST, 0), MOST)
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
    row[SEAT_INTERMEDIATE] = min(g.intermediate[seat], MOST)
    row[SEAT_INTERMEDIATE + 1] = min(max(g.intermediate[seat] - MOST, 0), MOST)
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
    write_32_bits(g.houses[seat], SEAT_HOUSES, row)
    write_32_bits(g.forum_cards[seat], SEAT_FORUM, row)
    for god in range(GODS):
        row[SEAT_GODS_MARKED + god] = g.gods_marked[god] >> seat & 1


def table_facts(g: GameRecord, board: int, me: int, row: Numbers) -> None:
    modules = g.modules
    options = g.options
    row[TABLE_BOARD] = board
    row[TABLE_SEATS] = g.seats
    row[TABLE_OWN] = me
    row[TABLE_ACTS] = counted_from(g, me, g.frame_seat[g.depth - 1]) if g.depth > 0 else NOBODY
    row[TABLE_TURN] = counted_from(g, me, g.turn)
    row[TABLE_ROUND] = min(g.turns // extension.people(g), MOST)
    for module in range(MODULES):
        row[TABLE_MODULES + module] = modules >> module & 1
    for option in range(len(OPTION_BITS)):
        row[TABLE_OPTIONS + option] = 1 if options & OPTION_BITS[option] else 0
    for option in range(len(LATER_OPTION_BITS)):
        row[TABLE_LATER_OPTIONS + option] = 1 if options & LATER_OPTION_BITS[option] else 0


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
    write_64_bits(g.taken[LAND], TABLE_LAND, row)
    write_64_bits(g.taken[SEA], TABLE_SEA, row)


def module_facts(g: GameRecord, me: int, row: Numbers) -> None:
    """Team play, forum, fish market, volcano, Creta, Aegyptus, Contrarius."""
    row[TABLE_CARD_OF] = counted_from(g, me, g.card_of)
    row[TABLE_COPIED] = counted_from(g, me, g.copied_from - 1) + 1
    copy_numbers(g.forum_tableau, FORUM_SLOTS, TABLE_TABLEAU, row)
    write_32_bits(g.forum_stock, TABLE_STOCK, row)
    write_32_bits(g.forum_discard, TABLE_DISCARD, row)
    write_32_bits(g.forum_shown, TABLE_SHOWN, row)
    row[TABLE_FORUM_COPIED] = g.forum_copied
    row[TABLE_BID] = g.forum_bid
    row[TABLE_BIDDER] = counted_from(g, me, g.forum_bidder)
    for spot in range(SPOTS):
        row[TABLE_SPOT_COINS + spot] = min(g.spot_coins[spot], MOST)
    row[TABLE_STAND] = g.at_stand
    copy_numbers(g.tiles_left, TILES, TABLE_TILES, row)
    row[TABLE_NEUTRAL] = g.neutral_left
    row[TABLE_SOLO_POINTS] = max(min(g.solo_points, MOST), -MOST)
    row[TABLE_SOLO_POINTS + 1] = min(max(g.solo_points - MOST, 0), MOST)
    row[TABLE_SOLO_TURNS] = min(max(g.solo_end - g.turns, 0), MOST)
    row[TABLE_CHOSEN_MARKER] = g.chosen_marker
    row[TABLE_NILE] = g.nile_marker
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
    """Name, start, size and meaning of every part of a row, in order; the parts of a seat stand once."""
    return list(_parts)


def as_markdown() -> str:
    lines = ["| part | start | size | meaning |", "|---|---|---|---|"]
    lines += [f"| `{name}` | {start} | {size} | {meaning} |" for name, start, size, meaning in _parts]
    return "\n".join(lines)
