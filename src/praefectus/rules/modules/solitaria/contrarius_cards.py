"""Contrarius' cards: his first specialist, the one a die takes from the display, and the Diplomat who copies them."""

from praefectus import data
from praefectus.rules.actions import CARD, ROLE
from praefectus.rules.cards import CARRY_OUT
from praefectus.rules.declarations import chance
from praefectus.rules.fields import Choices
from praefectus.rules.modules.solitaria.actions import CARD_DIE
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius
from praefectus.rules.modules.solitaria.vocabulary import DIE_FACES
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.senator import FINISH_PURCHASE, receive_card
from praefectus.rules.stack import equally_likely, offer, pop, push, push_chance
from praefectus.rules.tables import CARD_KIND
from praefectus.rules.vocabulary import KINDS, NONE, SALE_CARDS, SLOTS

_solitaria = data.solitaria()

FIRST_SPECIALISTS = sum(1 << data.CARD_KINDS.index(kind) for kind in _solitaria.start_specialists)
CARD_DIE_FACES = tuple(_solitaria.card_die)
NOT_COPYABLE = sum(1 << data.CARD_KINDS.index(kind) for kind in _solitaria.copy_rule.not_copyable)
COPIED_FACE_DOWN = int(_solitaria.copy_rule.turned_face_down)
assert _solitaria.copy_rule.still_scores, "A copied card that no longer scores would need its god to be forgotten."
assert len(CARD_DIE_FACES) == DIE_FACES


def draw_specialist(g: GameRecord) -> None:
    """Before the display is dealt, he receives a specialist of the first deck."""
    push_chance(g, DRAW_SPECIALIST)


DRAW_SPECIALIST = chance("draw_specialist", weight=equally_likely)


@DRAW_SPECIALIST.legal
def draw_specialist_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    for card in range(SALE_CARDS):
        if FIRST_SPECIALISTS >> CARD_KIND[card] & 1 and g.deck_left[card] > 0:
            offer(out, CARD, card)


@DRAW_SPECIALIST.choose
def draw_specialist_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    pop(g)
    card = action - CARD
    g.deck_left[card] -= 1
    g.cards_left -= 1
    lay_open(g, card)


def lay_open(g: GameRecord, card: int) -> None:
    """A card comes face up into his display."""
    receive_card(g, contrarius(g), card)
    g.hand[contrarius(g)][CARD_KIND[card]] += 1


ROLL_CARD = chance("roll_card", weight=equally_likely)


@ROLL_CARD.legal
def roll_card_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    for face in range(DIE_FACES):
        offer(out, CARD_DIE, face)


@ROLL_CARD.choose
def roll_card_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """The card at the place that was rolled, or the last one before it; the row closes up as after a purchase."""
    pop(g)
    slot = min(CARD_DIE_FACES[action - CARD_DIE], SLOTS) - 1
    while slot > 0 and g.display[slot] == NONE:
        slot -= 1
    card = g.display[slot]
    g.display[slot] = NONE
    lay_open(g, card)
    g.solo_card = card
    push(g, FINISH_PURCHASE, contrarius(g))


def card_lies_open(g: GameRecord, kind: int) -> bool:
    """Can this card of his be copied?"""
    return g.hand[contrarius(g)][kind] > 0 and not NOT_COPYABLE >> kind & 1


def any_card_lies_open(g: GameRecord) -> bool:
    for kind in range(KINDS):
        if card_lies_open(g, kind):
            return True
    return False


def open_cards_legal(g: GameRecord, out: Choices) -> None:
    for kind in range(KINDS):
        if card_lies_open(g, kind):
            offer(out, ROLE, kind)


def copy_open_card(g: GameRecord, seat: int, kind: int) -> None:
    """The card is turned face down; it still scores."""
    if COPIED_FACE_DOWN:
        g.hand[contrarius(g)][kind] -= 1
        g.discard[contrarius(g)][kind] += 1
    push(g, CARRY_OUT, seat, kind)
