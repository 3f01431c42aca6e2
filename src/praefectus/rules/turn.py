"""The turn: what is legal now, what a choice does, and what follows automatically."""

from praefectus.rules import extension
from praefectus.rules.cards import PLAY_CARD
from praefectus.rules.declarations import FIRST_AUTOMATIC, FIRST_CHANCE, automatic
from praefectus.rules.dispatch import carry_out_choice, list_choices, run_step, weigh_outcome
from praefectus.rules.end import finish
from praefectus.rules.fields import Choices
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.stack import pop, push
from praefectus.rules.vocabulary import NO_GOODS, NOBODY


def to_act(g: GameRecord) -> int:
    """The seat that decides now; NOBODY when chance does, or when the game is over."""
    if g.over:
        return NOBODY
    return g.frame_seat[g.depth - 1]


def is_chance(g: GameRecord) -> bool:
    return not g.over and g.frame_kind[g.depth - 1] >= FIRST_CHANCE


def legal(g: GameRecord, b: BoardRecord, out: Choices) -> None:
    """Write the legal actions of the open decision into out: out[0] says how many, then they follow."""
    out[0] = 0
    if g.over:
        return
    top = g.depth - 1
    kind = g.frame_kind[top]
    seat = g.frame_seat[top]
    list_choices(g, b, kind, seat, out)
    extension.also_legal(g, b, kind, seat, out)


def weight(g: GameRecord, b: BoardRecord, action: int) -> int:
    """Return how likely an outcome of chance is, in whole parts."""
    return weigh_outcome(g, b, g.frame_kind[g.depth - 1], action)


def choose(g: GameRecord, b: BoardRecord, action: int) -> None:
    """Carry out a legal action, and everything that follows without a decision."""
    choose_only(g, b, action)
    advance(g, b)


def choose_only(g: GameRecord, b: BoardRecord, action: int) -> None:
    """Carry out a legal action; automatic steps have to follow."""
    top = g.depth - 1
    kind = g.frame_kind[top]
    seat = g.frame_seat[top]
    if not extension.also_chosen(g, b, kind, seat, action):
        carry_out_choice(g, b, kind, seat, action)


def advance(g: GameRecord, b: BoardRecord) -> None:
    """Run automatic steps until somebody, or chance, has to decide."""
    while goes_on_by_itself(g):
        run_next_step(g, b)


def goes_on_by_itself(g: GameRecord) -> bool:
    """Does an automatic step or the next turn follow without a decision?"""
    return not g.over and (g.depth == 0 or g.frame_kind[g.depth - 1] >= FIRST_AUTOMATIC)


def run_next_step(g: GameRecord, b: BoardRecord) -> None:
    """One automatic step, or the next turn."""
    if g.depth == 0:
        next_turn(g, b)
        return
    top = g.depth - 1
    kind = g.frame_kind[top]
    seat = g.frame_seat[top]
    first = g.frame_a[top]
    second = g.frame_b[top]
    pop(g)
    run_step(g, b, kind, seat, first, second)


def next_turn(g: GameRecord, b: BoardRecord) -> None:
    """Clockwise to the next seat; when it would be the turn of the player who ended the game, the game is over."""
    g.turns += 1
    seat = extension.next_seat(g)
    if extension.game_ends(g, seat):
        finish(g, b)
    else:
        g.turn = seat
        begin_turn(g, b, seat)


BEGIN = automatic("begin")  # the set-up is done


@BEGIN.run
def begin(g: GameRecord, b: BoardRecord, seat: int, first: int, second: int) -> None:
    """The set-up is done."""
    begin_turn(g, b, seat)


def begin_turn(g: GameRecord, b: BoardRecord, seat: int) -> None:
    push(g, PLAY_CARD, seat)
    extension.turn_begins(g, b, seat)
    if g.options & NO_GOODS:
        extension.buy_start_goods(g, b, seat)
