"""The set-up: goods, coins, hands and colonists; then chance deals the city tokens and the card display."""

from praefectus.rules import extension
from praefectus.rules.actions import TOKEN
from praefectus.rules.declarations import chance
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import FINISH_PURCHASE
from praefectus.rules.stack import offer, pop, push, push_chance
from praefectus.rules.storehouse import stock
from praefectus.rules.tables import (
    DECK_CARDS,
    DECK_SIZE,
    HAND,
    HAND_GODS,
    NO_GOODS_COINS,
    SALT_SWAP,
    SPACES,
    START_COINS,
    START_GOODS,
)
from praefectus.rules.turn import BEGIN
from praefectus.rules.vocabulary import (
    COLONISTS,
    GOD_COLUMNS,
    GOODS,
    HOME,
    KINDS,
    NO_GOODS,
    NOBODY,
    NONE,
    SALE_CARDS,
    SALT,
    SEATS,
    SLOTS,
    TRADED,
)

LETTERS = 4


def set_up(g: GameRecord, b: BoardRecord, seats: int, modules: int, options: int) -> None:
    """A new game in an empty record, up to the first outcome of chance."""
    g.seats = seats
    g.modules = modules
    g.options = options
    g.end_by = NOBODY
    g.winner = NOBODY
    g.magnus = seats - 1
    g.card_set = extension.card_set(g)
    g.decks = extension.decks(g)
    set_up_cards(g)
    for seat in range(SEATS):
        g.top[seat] = NONE
        g.below[seat] = NONE
        for slot in range(COLONISTS):
            g.colonist[seat][slot] = HOME
    for seat in range(seats):
        set_up_seat(g, b, seat)
    set_up_tokens(g, b)
    push(g, BEGIN, 0)
    extension.set_up(g, b)
    push(g, FINISH_PURCHASE, NOBODY)
    push_chance(g, DRAW_TOKEN, first_city(g, b, 0))
    extension.drawn_first(g)


def set_up_cards(g: GameRecord) -> None:
    for slot in range(SLOTS):
        g.display[slot] = NONE
    for card in range(SALE_CARDS):
        g.deck_left[card] = DECK_CARDS[g.card_set][0][card]
    for deck in range(g.decks):
        g.cards_left += DECK_SIZE[g.card_set][deck]


def set_up_seat(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """Hand, goods, coins, and the first colonists on the board."""
    for kind in range(KINDS):
        g.hand[seat][kind] = HAND[g.card_set][kind]
    for god in range(GOD_COLUMNS):
        g.gods[seat][god] = HAND_GODS[g.card_set][god]
    g.coins[seat] = START_COINS[seat] if seat < len(START_COINS) else START_COINS[len(START_COINS) - 1]
    if g.options & NO_GOODS:
        g.coins[seat] += NO_GOODS_COINS
    else:
        for good in range(GOODS):
            g.goods[seat][good] = START_GOODS[1 if extension.with_salt(g) else 0][good]
    for slot in range(COLONISTS):
        g.colonist[seat][slot] = b.start[slot]
        if b.start[slot] != HOME:
            g.on_board[seat] += 1
    g.space[seat] = SPACES - (COLONISTS - g.on_board[seat]) - stock(g, seat)
    extension.set_up_seat(g, b, seat)


def set_up_tokens(g: GameRecord, b: BoardRecord) -> None:
    """The tokens of each letter."""
    for letter in range(LETTERS):
        for good in range(GOODS):
            g.tokens_left[letter][good] = b.tokens[letter][good]
    extension.tokens_laid_out(g)


def first_city(g: GameRecord, b: BoardRecord, city: int) -> int:
    """The next city that draws a token; a site with a printed good takes that."""
    while city < b.cities and b.city_letter[city] == NONE:
        g.city_good[city] = b.printed_good[city]
        city += 1
    return city


DRAW_TOKEN = chance("draw_token")  # a = city


@DRAW_TOKEN.legal
def draw_token_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    letter = b.city_letter[g.frame_a[g.depth - 1]]
    for good in range(GOODS):
        if g.tokens_left[letter][good] > 0:
            offer(out, TOKEN, good)


@DRAW_TOKEN.choose
def draw_token_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The city gets its good. Without the salt module a salt token is swapped for one of the unused letter."""
    top = g.depth - 1
    city = g.frame_a[top]
    letter = b.city_letter[city]
    good = action - TOKEN
    g.tokens_left[letter][good] -= 1
    g.city_good[city] = token_good(g, b, city, good)
    g.frame_a[top] = first_city(g, b, city + 1)
    if g.frame_a[top] == b.cities:
        pop(g)
        lay_bonus_markers(g, b)


def token_good(g: GameRecord, b: BoardRecord, city: int, good: int) -> int:
    """Return what the city gets for a token that was drawn."""
    if good == SALT and not extension.with_salt(g):
        return SALT_SWAP[b.city_letter[city]]
    return good


@DRAW_TOKEN.weight
def token_weight(g: GameRecord, b: BoardRecord, action: int) -> int:
    """Each token of the city's letter is as likely as another."""
    return g.tokens_left[b.city_letter[g.frame_a[g.depth - 1]]][action - TOKEN]


def lay_bonus_markers(g: GameRecord, b: BoardRecord) -> None:
    """Each province shows the most valuable good of its cities; salt does not count."""
    for province in range(b.provinces):
        best = 0
        for city in range(b.cities):
            if b.city_province[city] == province and g.city_good[city] < TRADED:
                best = max(best, g.city_good[city])
        g.province_good[province] = best
    extension.markers_laid(g, b)
