"""Playing a card: it goes onto the player's discard pile, and its personality is carried out."""

from praefectus.rules import extension
from praefectus.rules.actions import PLAY
from praefectus.rules.declarations import automatic, decision
from praefectus.rules.dispatch import begin_personality
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.vocabulary import KINDS

PLAY_CARD = decision("play")


@PLAY_CARD.legal
def play_card_legal(g: GameRecord, b: BoardRecord, seat: int, out: Choices) -> None:
    """Any card in the hand."""
    for kind in range(KINDS):
        if g.hand[seat][kind] > 0:
            offer(out, PLAY, kind)


@PLAY_CARD.choose
def play_card_choose(g: GameRecord, b: BoardRecord, seat: int, action: int) -> None:
    """Lay the card on the player's discard pile and carry it out."""
    kind = action - PLAY
    pop(g)
    discard(g, seat, kind)
    extension.card_played(g, b, seat, kind)
    push(g, CARRY_OUT, seat, kind)
    extension.card_laid(g, b, seat, kind)


def discard(g: GameRecord, seat: int, kind: int) -> None:
    g.hand[seat][kind] -= 1
    g.discard[seat][kind] += 1
    g.below[seat] = g.top[seat]
    g.top[seat] = kind


CARRY_OUT = automatic("carry_out")  # a = personality: carried out by the seat


@CARRY_OUT.run
def carry_out(g: GameRecord, b: BoardRecord, seat: int, kind: int, second: int) -> None:
    """Begin the action of a personality."""
    begin_personality(g, b, seat, kind)
    extension.personality_begun(g, b, seat, kind)
