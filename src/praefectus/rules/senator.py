"""Senator and Consul: buy cards from the display. The row closes up and is refilled after the last purchase."""

from praefectus.rules import extension
from praefectus.rules.actions import BUY_CARD, CARD, DONE, PAY_GOOD
from praefectus.rules.declarations import automatic, chance, decision
from praefectus.rules.end import trigger_end
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push, push_chance
from praefectus.rules.storehouse import gain, lacking, pay, stock
from praefectus.rules.tables import CARD_COST, CARD_GOD, CARD_KIND, DECK_CARDS, SENATOR_CARDS
from praefectus.rules.vocabulary import (
    CARD_ONLY,
    CONSUL,
    GOODS,
    NONE,
    SALE_CARDS,
    SALT,
    SENATOR,
    SLOTS,
    TRADED,
    WINE_SIDE,
    WITH_SLOT,
)


@SENATOR.start
def senator_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    push(g, FINISH_PURCHASE, seat)
    push(g, BUY, seat, extension.senator_cards(g, seat, SENATOR_CARDS), WITH_SLOT)


@CONSUL.start
def consul_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    push(g, FINISH_PURCHASE, seat)
    push(g, BUY, seat, 1, CARD_ONLY)


def slot_good(g: GameRecord, b: BoardRecord, seat: int, how: int, slot: int, good: int) -> int:
    """Return how many of a good the slot costs in addition to the card."""
    if how % 8 != WITH_SLOT or extension.slot_paid_freely(g, seat):
        return 0
    return b.slot_cost[1 if g.options & WINE_SIDE else 0][slot][good]


def slot_any(g: GameRecord, b: BoardRecord, seat: int, how: int, slot: int) -> int:
    """Return how many goods of any type the slot costs."""
    if how % 8 != WITH_SLOT:
        return 0
    side = 1 if g.options & WINE_SIDE else 0
    total = b.slot_any[side][slot]
    if extension.slot_paid_freely(g, seat):
        for good in range(TRADED):
            total += b.slot_cost[side][slot][good]
    return total


def can_buy(g: GameRecord, b: BoardRecord, seat: int, how: int, slot: int) -> bool:
    """Can the seat pay the card and its slot, with salt where a good is missing?"""
    card = g.display[slot]
    if card == NONE or not extension.for_sale(g, seat, how, slot):
        return False
    needed = slot_any(g, b, seat, how, slot)
    salt = 0
    for good in range(TRADED):
        amount = CARD_COST[card][good] + slot_good(g, b, seat, how, slot, good)
        needed += amount
        salt += lacking(g, seat, good, amount)
    return salt <= g.goods[seat][SALT] and needed <= stock(g, seat)


BUY = decision("buy")  # a = cards still allowed, b = how the price is calculated


@BUY.legal
def buy_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    if extension.may_decline(g, b, BUY, seat):
        offer(out, DONE)
    how = g.frame_b[g.depth - 1]
    for slot in range(SLOTS):
        if can_buy(g, b, seat, how, slot):
            offer(out, BUY_CARD, slot)


@BUY.choose
def buy_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Pay the fixed goods, take the card into the hand, then pay the goods of free choice."""
    top = g.depth - 1
    if action == DONE:
        pop(g)
        return
    slot = action - BUY_CARD
    how = g.frame_b[top]
    card = g.display[slot]
    for good in range(TRADED):
        amount = CARD_COST[card][good] + slot_good(g, b, seat, how, slot, good)
        if amount > 0:
            pay(g, seat, good, amount)
    free_choice = slot_any(g, b, seat, how, slot)
    g.display[slot] = NONE
    receive_card(g, seat, card)
    g.hand[seat][CARD_KIND[card]] += 1
    extension.card_paid(g, seat)
    g.frame_a[top] -= 1
    if g.frame_a[top] == 0:
        pop(g)
    if free_choice > 0:
        push(g, PAY, seat, free_choice)


def receive_card(g: GameRecord, seat: int, card: int) -> None:
    """The card's god counts for its owner from now on."""
    g.gods[seat][CARD_GOD[card]] += 1


PAY = decision("pay")  # a = any goods still to pay


@PAY.legal
def pay_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any good in the storehouse, salt too."""
    for good in range(GOODS):
        if g.goods[seat][good] > 0:
            offer(out, PAY_GOOD, good)


@PAY.choose
def pay_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    top = g.depth - 1
    gain(g, seat, action - PAY_GOOD, -1)
    g.frame_a[top] -= 1
    if g.frame_a[top] == 0:
        pop(g)


FINISH_PURCHASE = automatic("finish_purchase")  # a = seat that bought


@FINISH_PURCHASE.run
def finish_purchase(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """Close the row up to the left and draw until it is full; an empty display ends the game."""
    if extension.refill_waits(g, seat):
        return
    left = 0
    for slot in range(SLOTS):
        card = g.display[slot]
        if card != NONE:
            g.display[slot] = NONE
            g.display[left] = card
            left += 1
    if left < SLOTS and g.cards_left > 0:
        push(g, FINISH_PURCHASE, seat)
        push_chance(g, DRAW_CARD)
    elif left == 0:
        trigger_end(g, seat)


DRAW_CARD = chance("draw_card")


@DRAW_CARD.legal
def draw_card_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    for card in range(SALE_CARDS):
        if g.deck_left[card] > 0:
            offer(out, CARD, card)


@DRAW_CARD.choose
def draw_card_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The card goes to the first free slot of the display."""
    pop(g)
    card = action - CARD
    slot = 0
    while g.display[slot] != NONE:
        slot += 1
    g.display[slot] = card
    g.deck_left[card] -= 1
    g.cards_left -= 1
    for other in range(SALE_CARDS):
        if g.deck_left[other] > 0:
            return
    next_deck(g)


@DRAW_CARD.weight
def card_weight(g: GameRecord, b: BoardRecord, action: int) -> int:
    """Each card of the numeral being dealt is as likely as another."""
    return g.deck_left[action - CARD]


def next_deck(g: GameRecord) -> None:
    """Open the next numeral, if this number of players uses it."""
    g.deck += 1
    if g.deck < g.decks:
        for card in range(SALE_CARDS):
            g.deck_left[card] = DECK_CARDS[g.card_set][g.deck][card]
