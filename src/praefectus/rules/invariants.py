"""What must be true of a game after every decision: nothing is lost, nothing appears, everybody is asked for a reason.

Read from the rules' tables, not from the rules: cards, goods, houses, colonists and tokens are counted again. A check
returns 0, or the number of its fault times 8 plus the seat that it concerns, TABLE where it is nobody's. The base
game's checks are here, those of a module in its home.
"""

from praefectus.rules import extension
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.declarations import FIRST_AUTOMATIC, FIRST_CHANCE, TABLE, fault
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import DRAW_CARD, FINISH_PURCHASE
from praefectus.rules.setup import DRAW_TOKEN
from praefectus.rules.stack import is_open
from praefectus.rules.storehouse import GET_GOOD, TAKE
from praefectus.rules.tables import (
    CARD_GOD,
    CARD_KIND,
    DECK_CARDS,
    HAND,
    HAND_GODS,
    HOUSES,
    SALT_REPLACES,
    SALT_SWAP,
)
from praefectus.rules.vocabulary import (
    COIN_SIDE,
    COLONISTS,
    DECKS,
    GOD_COLUMNS,
    GOODS,
    HOME,
    KINDS,
    LINES,
    NOBODY,
    NONE,
    PLACES,
    SALE_CARDS,
    SALT,
    SEATS,
    SLOTS,
    STACK,
    STORED,
    TRADED,
)

STACK_SIZE = fault("the stack of open decisions is empty or overflows")
STACK_TOP = fault("an automatic step waits on top of the stack")
STACK_SEAT = fault("a decision belongs to a seat that does not exist")
TURN = fault("somebody plays a card out of turn")
EMPTY_HAND = fault("a card is to be played from an empty hand")
NEGATIVE = fault("a number of coins, goods, fish, cards or tokens is below zero")
SALT_STRAY = fault("there is salt in a game without salt")
SPACE = fault("free spaces, colonists at home, goods and fish do not fill the storehouse")
EMPTY_SEAT = fault("a seat that nobody has owns something")
PENDING = fault("goods wait to be stored and nobody is asked about them")
ON_BOARD = fault("the colonists on the board are miscounted")
COLONIST_PLACE = fault("a colonist stands where no colonist can stand")
COLONIST_CITY = fault("a colonist stands in a city without a house of its own")
LINE_SHARED = fault("two colonists stand on one line")
LINE_TAKEN = fault("the occupied lines are not those with a colonist")
HOUSE_COUNT = fault("the houses on the board are miscounted")
HOUSE_SUPPLY = fault("more than 15 houses are used")
HOUSE_CITY = fault("a house stands outside the cities")
CITY_HOUSES = fault("the houses of a city are miscounted")
PRODUCING = fault("houses and the goods they produce do not match")
CARD_COUNT = fault("a personality card was lost or appeared")
CARDS_LEFT = fault("the cards left in the stack are miscounted")
GOD_COUNT = fault("the gods of the cards do not match the cards")
SEAT_CARDS = fault("the cards of a seat do not match their gods")
PILE_TOP = fault("the top of a pile is not one of its cards")
DISPLAY_GAP = fault("the card display has a gap, or is not filled up")
END_MISSED = fault("the game should have ended")
END_EARLY = fault("somebody has the Concordia card without a reason")
MAGNUS = fault("nobody at the table has the Praefectus Magnus")
TOKEN_COUNT = fault("the goods of the cities are not those of their tokens")
MARKER_GOOD = fault("a bonus marker does not show the dearest good of its province")
MARKER_SIDE = fault("a bonus marker stands on its edge")
WINNER = fault("the game is over and nobody at the table has won it")


def stack_fault(g: GameRecord) -> int:
    if g.over:
        return 0
    if g.depth < 1 or g.depth > STACK:
        return STACK_SIZE * 8 + TABLE
    for frame in range(g.depth):
        kind = g.frame_kind[frame]
        seat = g.frame_seat[frame]
        if kind < FIRST_CHANCE and (seat < 0 or seat >= extension.people(g)):
            return STACK_SEAT * 8 + TABLE
        if FIRST_CHANCE <= kind < FIRST_AUTOMATIC and seat != NOBODY:
            return STACK_SEAT * 8 + TABLE
        if kind >= FIRST_AUTOMATIC and (seat < NOBODY or seat >= g.seats):
            return STACK_SEAT * 8 + TABLE
    top = g.depth - 1
    if g.frame_kind[top] >= FIRST_AUTOMATIC:
        return STACK_TOP * 8 + TABLE
    if g.turn < 0 or g.turn >= extension.people(g):
        return TURN * 8 + TABLE
    if g.frame_kind[top] == PLAY_CARD:
        holder = g.frame_seat[top]
        if holder != g.turn:
            return TURN * 8 + holder
        cards = 0
        for kind in range(KINDS):
            cards += g.hand[holder][kind]
        if cards == 0:
            return EMPTY_HAND * 8 + holder
    return 0


def storehouse_fault(g: GameRecord) -> int:
    """Spaces are filled by colonists at home, goods and fish; nothing is below zero; nothing waits unasked."""
    for seat in range(g.seats):
        home = 0
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] == HOME:
                home += 1
        stored = 0
        waiting = 0
        for good in range(GOODS):
            if g.goods[seat][good] < 0:
                return NEGATIVE * 8 + seat
            stored += g.goods[seat][good]
        for good in range(STORED):
            if g.pending[seat][good] < 0:
                return NEGATIVE * 8 + seat
            waiting += g.pending[seat][good]
        if g.coins[seat] < 0 or extension.other_things(g, seat) < 0 or g.space[seat] < 0:
            return NEGATIVE * 8 + seat
        if not extension.with_salt(g) and g.goods[seat][SALT] > 0:
            return SALT_STRAY * 8 + seat
        if extension.storehouse_spaces(g, seat) != home + stored + extension.other_spaces(g, seat) + g.space[seat]:
            return SPACE * 8 + seat
        if waiting > 0 and not g.over:
            asked = is_open(g, TAKE, seat) or is_open(g, GET_GOOD, seat)
            if not asked and not extension.goods_may_wait(g, seat):
                return PENDING * 8 + seat
    for seat in range(g.seats, SEATS):
        owned = g.coins[seat] + extension.other_things(g, seat) + g.on_board[seat] + g.house_count[seat]
        if owned or g.houses[seat]:
            return EMPTY_SEAT * 8 + seat
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] != HOME:
                return EMPTY_SEAT * 8 + seat
    return 0


def colonist_fault(g: GameRecord, b: BoardRecord) -> int:
    """Colonists on places or lines of their kind; one on a line; in a city only with a house, or at a team's start."""
    for kind in range(2):
        lines = 0
        for seat in range(g.seats):
            for slot in range(3 * kind, 3 * kind + 3):
                place = g.colonist[seat][slot]
                if place < HOME or (b.places <= place < PLACES) or place >= PLACES + b.lines[kind]:
                    return COLONIST_PLACE * 8 + seat
                second_partner = extension.partners_play(g) and extension.people(g) // 2 <= seat < extension.people(g)
                if 0 <= place < b.cities and not g.houses[seat] >> place & 1 and not second_partner:
                    return COLONIST_CITY * 8 + seat
                if PLACES <= place < PLACES + LINES and extension.blocks(g, kind):
                    line = place - PLACES
                    if b.no_stop[kind] >> line & 1:
                        return COLONIST_PLACE * 8 + seat
                    if lines >> line & 1:
                        return LINE_SHARED * 8 + seat
                    lines |= 1 << line
        if lines != g.taken[kind]:
            return LINE_TAKEN * 8 + TABLE
    for seat in range(g.seats):
        standing = 0
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] != HOME:
                standing += 1
        if standing != g.on_board[seat]:
            return ON_BOARD * 8 + seat
    return 0


def house_fault(g: GameRecord, b: BoardRecord) -> int:
    """Every house stands in a city or on a god of Byzantium, and what it produces is known."""
    for seat in range(g.seats):
        if g.houses[seat] >> b.cities:
            return HOUSE_CITY * 8 + seat
        standing = 0
        for city in range(b.cities):
            standing += g.houses[seat] >> city & 1
        if standing + extension.houses_elsewhere(g, seat) != g.house_count[seat]:
            return HOUSE_COUNT * 8 + seat
        if g.house_count[seat] > HOUSES:
            return HOUSE_SUPPLY * 8 + seat
        for good in range(GOODS):
            houses = 0
            for city in range(b.cities):
                if g.houses[seat] >> city & 1 and g.city_good[city] == good:
                    houses += 1
            if houses != g.producing[seat][good]:
                return PRODUCING * 8 + seat
    for city in range(b.cities):
        houses = 0
        for seat in range(g.seats):
            houses += g.houses[seat] >> city & 1
        if houses != g.city_houses[city]:
            return CITY_HOUSES * 8 + TABLE
    return 0


def unsold(g: GameRecord, card: int) -> int:
    """Cards of a type in the display, in the deck being dealt, and in those below it."""
    left = g.deck_left[card]
    for slot in range(SLOTS):
        if g.display[slot] == card:
            left += 1
    for deck in range(DECKS):
        if g.deck < deck < g.decks:
            left += DECK_CARDS[g.card_set][deck][card]
    return left


def dealt_in_all(g: GameRecord, card: int) -> int:
    """Cards of a type among those for sale in the whole game."""
    total = 0
    for deck in range(DECKS):
        if deck < g.decks:
            total += DECK_CARDS[g.card_set][deck][card]
    return total


def first_cards(g: GameRecord, kind: int) -> int:
    """Cards of a personality that all seats together start with."""
    total = HAND[g.card_set][kind] * extension.people(g)
    return total + extension.other_first_cards(g, kind)


def first_gods(g: GameRecord, column: int) -> int:
    """The same for the gods of the cards."""
    total = HAND_GODS[g.card_set][column] * extension.people(g)
    return total + extension.other_first_gods(g, column)


def card_fault(g: GameRecord) -> int:
    """Every card is in one hand, one pile, the display or the stack; its god counts for the card's owner."""
    left = 0
    for card in range(SALE_CARDS):
        if g.deck_left[card] < 0:
            return NEGATIVE * 8 + TABLE
        left += g.deck_left[card]
        for deck in range(DECKS):
            if g.deck < deck < g.decks:
                left += DECK_CARDS[g.card_set][deck][card]
    if left != g.cards_left:
        return CARDS_LEFT * 8 + TABLE
    for kind in range(KINDS):
        total = first_cards(g, kind)
        for card in range(SALE_CARDS):
            if CARD_KIND[card] == kind:
                total += dealt_in_all(g, card) - unsold(g, card)
        for seat in range(g.seats):
            if g.hand[seat][kind] < 0 or g.discard[seat][kind] < 0:
                return NEGATIVE * 8 + seat
            total -= g.hand[seat][kind] + g.discard[seat][kind]
        if total != 0:
            return CARD_COUNT * 8 + TABLE
    for column in range(GOD_COLUMNS):
        total = first_gods(g, column)
        for card in range(SALE_CARDS):
            if CARD_GOD[card] == column:
                total += dealt_in_all(g, card) - unsold(g, card)
        for seat in range(g.seats):
            total -= g.gods[seat][column]
        if total != 0:
            return GOD_COUNT * 8 + TABLE
    return 0


def pile_fault(g: GameRecord) -> int:
    """Check that the cards a seat bought count for its gods, and that its discard pile shows its top two cards."""
    for seat in range(g.seats):
        first = 0
        first_reward = 0
        pile = 0
        cards = 0
        rewards = 0
        for kind in range(KINDS):
            cards += g.hand[seat][kind] + g.discard[seat][kind]
            pile += g.discard[seat][kind]
            first += extension.first_hand(g, seat, kind)
        for column in range(GOD_COLUMNS):
            rewards += g.gods[seat][column]
            first_reward += extension.first_hand_gods(g, seat, column)
        if cards - first != rewards - first_reward:
            return SEAT_CARDS * 8 + seat
        if seat >= extension.people(g):
            continue
        top = g.top[seat]
        below = g.below[seat]
        if (top == NONE) != (pile == 0) or (below == NONE) != (pile < 2):
            return PILE_TOP * 8 + seat
        if top != NONE and g.discard[seat][top] < 1:
            return PILE_TOP * 8 + seat
        if below != NONE and g.discard[seat][below] < (2 if below == top else 1):
            return PILE_TOP * 8 + seat
    return 0


def display_fault(g: GameRecord) -> int:
    """Outside a purchase the row is closed up and filled; an empty one, or 15 houses, has ended the game."""
    if g.magnus < 0 or g.magnus >= g.seats:
        return MAGNUS * 8 + TABLE
    if g.over and (g.winner < 0 or g.winner >= g.seats):
        return WINNER * 8 + TABLE
    open_purchase = is_open(g, FINISH_PURCHASE, NOBODY) or is_open(g, DRAW_CARD, NOBODY)
    filled = 0
    for slot in range(SLOTS):
        card = g.display[slot]
        if card < NONE or card >= SALE_CARDS:
            return DISPLAY_GAP * 8 + TABLE
        if card != NONE:
            if filled < slot and not open_purchase:
                return DISPLAY_GAP * 8 + TABLE
            filled += 1
    if not open_purchase and not g.over and filled < SLOTS and g.cards_left > 0:
        return DISPLAY_GAP * 8 + TABLE
    fifteen = False
    for seat in range(g.seats):
        fifteen = fifteen or g.house_count[seat] == HOUSES
    sold_out = filled == 0 and g.cards_left == 0
    if g.end_by == NOBODY and (fifteen or (sold_out and not open_purchase)):
        return END_MISSED * 8 + TABLE
    if g.end_by != NOBODY and not fifteen and not sold_out:
        return END_EARLY * 8 + TABLE
    return 0


def token_fault(g: GameRecord, b: BoardRecord) -> int:
    """The cities' goods are the tokens of their letter; the markers show the most valuable good of each province."""
    dealt_up_to = b.cities
    for frame in range(g.depth):
        if not g.over and g.frame_kind[frame] == DRAW_TOKEN:
            dealt_up_to = g.frame_a[frame]
    for letter in range(4):
        for good in range(GOODS):
            expected = b.tokens[letter][good] - g.tokens_left[letter][good]
            if g.tokens_left[letter][good] < 0:
                return NEGATIVE * 8 + TABLE
            made_for_salt = b.tokens[letter][SALT] > 0
            if good == SALT and not made_for_salt and extension.with_salt(g):
                expected += 1
            if not made_for_salt and extension.with_salt(g) and good == SALT_REPLACES[letter]:
                expected -= 1
            if made_for_salt and not extension.with_salt(g):
                if good == SALT:
                    expected = 0
                elif good == SALT_SWAP[letter]:
                    expected += 1 - g.tokens_left[letter][SALT]
            for city in range(dealt_up_to):
                if b.city_letter[city] == letter and g.city_good[city] == good:
                    expected -= 1
            if expected != 0:
                return TOKEN_COUNT * 8 + TABLE
    if dealt_up_to < b.cities:
        return 0
    for city in range(b.cities):
        if b.city_letter[city] == NONE and g.city_good[city] != b.printed_good[city]:
            return TOKEN_COUNT * 8 + TABLE
    for province in range(b.provinces):
        best = 0
        for city in range(b.cities):
            if b.city_province[city] == province and g.city_good[city] < TRADED:
                best = max(best, g.city_good[city])
        if g.province_good[province] != best:
            return MARKER_GOOD * 8 + TABLE
        if g.bonus_side[province] < 0 or g.bonus_side[province] > COIN_SIDE:
            return MARKER_SIDE * 8 + TABLE
    return 0


def fault_of(g: GameRecord, b: BoardRecord) -> int:
    """The first fault of a position as a number; 0 when there is none."""
    found = stack_fault(g)
    if found == 0:
        found = storehouse_fault(g)
    if found == 0:
        found = colonist_fault(g, b)
    if found == 0:
        found = house_fault(g, b)
    if found == 0:
        found = card_fault(g)
    if found == 0:
        found = pile_fault(g)
    if found == 0:
        found = display_fault(g)
    if found == 0:
        found = token_fault(g, b)
    if found == 0:
        found = extension.module_fault(g, b)
    return found
