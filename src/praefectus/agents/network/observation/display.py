"""The cards for sale: the display, what the seat can pay, what a card would score, and what is still to come."""

from praefectus.agents.network.observation.layout import LAYOUT, capped
from praefectus.agents.network.observation.seat import SEAT_KINDS, SEAT_PROVINCES
from praefectus.rules.fields import Numbers
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import jupiter, mars
from praefectus.rules.senator import can_buy
from praefectus.rules.tables import CARD_COST, CARD_GOD, DECK_CARDS, MINERVA_POINTS
from praefectus.rules.vocabulary import (
    CARD_ONLY,
    DECKS,
    JUPITER,
    MERCURIUS,
    MINERVA,
    NONE,
    SALE_CARDS,
    SALT,
    SATURNUS,
    SLOTS,
    TRADED,
    WITH_SLOT,
)

TABLE_DECK = LAYOUT.place("table.cards_in_deck")
TABLE_LEFT = LAYOUT.place("table.cards_to_come")
TABLE_DISPLAY = LAYOUT.place("table.display")
TABLE_PAYABLE = LAYOUT.place("table.payable_as_senator")
TABLE_PAYABLE_ALONE = LAYOUT.place("table.payable_as_consul")
TABLE_WORTH = LAYOUT.place("table.card_worth")
# how many of each card the first decks hold, by card set and number of decks, and the goods that cards cost (bits)
CARDS_UNTIL = tuple(
    tuple(tuple(sum(deck[card] for deck in decks[:count]) for card in range(SALE_CARDS)) for count in range(DECKS + 1))
    for decks in DECK_CARDS
)
CARD_GOODS = tuple(sum(1 << good for good, units in enumerate(cost) if units) for cost in CARD_COST)


def observe_cards(g: GameRecord, b: BoardRecord, me: int, row: Numbers) -> None:
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


def observe_decks(g: GameRecord, card_set: int, deck: int, decks: int, row: Numbers) -> None:
    """The cards of the deck being dealt, if any is, and of those after it."""
    dealt = min(deck + 1, decks)
    for card in range(SALE_CARDS):
        left = CARDS_UNTIL[card_set][decks][card] - CARDS_UNTIL[card_set][dealt][card]
        if deck < decks:
            left += g.deck_left[card]
        if left:
            row[TABLE_LEFT + card] = left


def goods_held(g: GameRecord, seat: int) -> int:
    """The goods that the seat could pay one of, if need be with salt (bits)."""
    if g.goods[seat][SALT] > 0:
        return (1 << TRADED) - 1
    held = 0
    for good in range(TRADED):
        if g.goods[seat][good] > 0:
            held |= 1 << good
    return held


def card_worth(g: GameRecord, b: BoardRecord, me: int, god: int, row: Numbers) -> int:
    """Return what a card of this god would add now, roughly for those that need counting over the board."""
    if god >= MINERVA:
        return MINERVA_POINTS[god - MINERVA] * g.producing[me][god - MINERVA]
    if god == SATURNUS:
        return int(row[SEAT_PROVINCES])
    if god == MERCURIUS:
        return 2 * row[SEAT_KINDS]
    if god == JUPITER:
        return jupiter(g, b, me)
    return mars(g, b, me)
