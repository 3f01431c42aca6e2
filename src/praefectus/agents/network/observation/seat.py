"""A seat: what it has, holds and has played."""

from praefectus.agents.network.observation.layout import LAYOUT, capped, write_beyond
from praefectus.agents.network.observation.modules import observe_seat_modules
from praefectus.agents.network.observation.table import TABLE_COPIES
from praefectus.rules import extension
from praefectus.rules.fields import Numbers
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import card_points, mercurius, saturnus
from praefectus.rules.tables import CARD_KIND, DECK_CARDS, HAND
from praefectus.rules.vocabulary import GOD_COLUMNS, GOODS, HOME, KINDS

SEAT_PRESENT = LAYOUT.place("seat.present")
SEAT_COINS = LAYOUT.place("seat.coins")
SEAT_COINS_BEYOND = LAYOUT.place("seat.coins_beyond")
SEAT_SPACE = LAYOUT.place("seat.free_spaces")
SEAT_ON_BOARD = LAYOUT.place("seat.colonists_on_board")
SEAT_HOUSES = LAYOUT.place("seat.houses")
SEAT_MAGNUS = LAYOUT.place("seat.praefectus_magnus")
SEAT_END = LAYOUT.place("seat.concordia_card")
SEAT_POINTS = LAYOUT.place("seat.points_halved")
SEAT_HAND_SIZE = LAYOUT.place("seat.hand_size")
SEAT_PILE_SIZE = LAYOUT.place("seat.pile_size")
SEAT_PROVINCES = LAYOUT.place("seat.provinces")
SEAT_KINDS = LAYOUT.place("seat.kinds_of_goods")
SEAT_LAND_HOME = LAYOUT.place("seat.land_colonists_at_home")
SEAT_SEA_HOME = LAYOUT.place("seat.ships_at_home")
SEAT_EXTRA = LAYOUT.place("seat.other_points_halved")
SEAT_GOODS = LAYOUT.place("seat.goods")
SEAT_PRODUCING = LAYOUT.place("seat.houses_by_good")
SEAT_GODS = LAYOUT.place("seat.cards_by_god")
SEAT_HAND = LAYOUT.place("seat.hand")
SEAT_PILE = LAYOUT.place("seat.pile")
SEAT_TOP = LAYOUT.place("seat.top_card")
_base = [kind for kind in range(KINDS) if HAND[0][kind]]
_base += [CARD_KIND[card] for deck in DECK_CARDS[0] for card, count in enumerate(deck) if count]
BASE_KINDS = 1 + max(_base)  # personalities from here on are in play only with other sets of cards


def observe_seat(g: GameRecord, b: BoardRecord, me: int, side: int, seat: int, start: int, row: Numbers) -> None:
    provinces = saturnus(g, b, seat)
    kinds = mercurius(g, b, seat)
    extra = extension.extra_points(g, seat)
    row[start + SEAT_PRESENT] = 1
    row[start + SEAT_COINS] = capped(g.coins[seat])
    write_beyond(g.coins[seat], start + SEAT_COINS_BEYOND, row)
    row[start + SEAT_SPACE] = g.space[seat]
    row[start + SEAT_ON_BOARD] = g.on_board[seat]
    row[start + SEAT_HOUSES] = g.house_count[seat]
    if g.magnus == seat:
        row[start + SEAT_MAGNUS] = 1
    if g.end_by == seat:
        row[start + SEAT_END] = 1
    row[start + SEAT_POINTS] = capped((extra + card_points(g, b, seat, provinces, kinds)) // 2)
    row[start + SEAT_EXTRA] = capped(extra // 2)
    row[start + SEAT_PROVINCES] = provinces
    row[start + SEAT_KINDS] = kinds // 2
    observe_seat_modules(g, me, side, seat, start, row)
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


def observe_hand(g: GameRecord, me: int, seat: int, start: int, row: Numbers) -> None:
    """Hand, pile and its top card, which the others may copy."""
    for kind in range(BASE_KINDS):
        observe_kind(g, seat, kind, start, row)
    if g.card_set > 0:
        for kind in range(BASE_KINDS, KINDS):
            observe_kind(g, seat, kind, start, row)
    top = g.top[seat]
    if top >= 0:
        row[start + SEAT_TOP + top] = 1
        if seat != me:
            row[TABLE_COPIES + top] = 1


def observe_kind(g: GameRecord, seat: int, kind: int, start: int, row: Numbers) -> None:
    """How many cards of a personality the seat holds and has played."""
    held = g.hand[seat][kind]
    if held:
        row[start + SEAT_HAND + kind] = held
        row[start + SEAT_HAND_SIZE] += held
    played = g.discard[seat][kind]
    if played:
        row[start + SEAT_PILE + kind] = played
        row[start + SEAT_PILE_SIZE] += played
