"""The turn: what is legal now, what a choice does, and what follows by itself."""

from praefectus.rules import extension
from praefectus.rules.actions import CARD, PLAY, TOKEN
from praefectus.rules.architect import (
    architect_start,
    build_choose,
    build_legal,
    move_choose,
    move_legal,
    walk_choose,
    walk_legal,
)
from praefectus.rules.colonist import colonist_choose, colonist_legal, colonist_start, settle_choose, settle_legal
from praefectus.rules.diplomat import copy_choose, copy_legal, diplomat_start
from praefectus.rules.end import finish
from praefectus.rules.mercator import mercator_start, start_goods_choose, start_goods_legal, trade_choose, trade_legal
from praefectus.rules.prefect import prefect_choose, prefect_legal, prefect_start
from praefectus.rules.senator import (
    buy_choose,
    buy_legal,
    consul_start,
    draw_card_choose,
    draw_card_legal,
    finish_purchase,
    pay_choose,
    pay_legal,
    senator_start,
)
from praefectus.rules.setup import draw_token_choose, draw_token_legal
from praefectus.rules.specialists import specialist_start
from praefectus.rules.stack import offer, pop, push
from praefectus.rules.storehouse import take_choose, take_legal
from praefectus.rules.tables import BOUGHT_MERCATOR_COINS, MERCATOR_COINS
from praefectus.rules.tribune import finish_tribune, tribune_actions, tribune_start
from praefectus.rules.vocabulary import (
    ARCHITECT,
    BEGIN,
    BUILD,
    BUY,
    BUY_START_GOODS,
    CARRY_OUT,
    CHOOSE_COLONIST,
    CHOOSE_PREFECT,
    COLONIST,
    CONSUL,
    COPY,
    DIPLOMAT,
    DRAW_CARD,
    DRAW_TOKEN,
    FINISH_PURCHASE,
    FINISH_TRIBUNE,
    FIRST_AUTOMATIC,
    FIRST_CHANCE,
    KINDS,
    MERCATOR,
    MERCATOR5,
    MOVE,
    NO_GOODS,
    NOBODY,
    PAY,
    PLAY_CARD,
    PREFECT,
    SENATOR,
    SETTLE,
    SPECIALIST,
    TAKE,
    TRADE,
    TRADED,
    TRIBUNE,
    TRIBUNE_ACTIONS,
    WALK,
)


def to_act(g):
    """The seat that decides now; NOBODY when chance does, or when the game is over."""
    if g.over:
        return NOBODY
    return g.frame_seat[g.depth - 1]


def is_chance(g):
    return not g.over and g.frame_kind[g.depth - 1] >= FIRST_CHANCE


# what is legal


def legal(g, b, out):
    """Write the legal actions of the open decision into out: out[0] says how many, then they follow."""
    out[0] = 0
    if g.over:
        return
    top = g.depth - 1
    kind = g.frame_kind[top]
    seat = g.frame_seat[top]
    if kind == PLAY_CARD:
        play_card_legal(g, b, seat, out)
    elif kind == MOVE:
        move_legal(g, b, seat, g.frame_a[top], out)
    elif kind == WALK:
        walk_legal(g, b, seat, g.frame_a[top], g.frame_b[top], out)
    elif kind == BUILD:
        build_legal(g, b, seat, out)
    elif kind == CHOOSE_PREFECT:
        prefect_legal(g, b, seat, out)
    elif kind == TAKE:
        take_legal(g, b, seat, out)
    elif kind == CHOOSE_COLONIST:
        colonist_legal(g, b, seat, out)
    elif kind == SETTLE:
        settle_legal(g, b, seat, g.frame_b[top], out)
    elif kind == TRADE:
        trade_legal(g, b, seat, out)
    elif kind == BUY:
        buy_legal(g, b, seat, out)
    elif kind == PAY:
        pay_legal(g, b, seat, out)
    elif kind == COPY:
        copy_legal(g, b, seat, out)
    elif kind == DRAW_CARD:
        draw_card_legal(g, b, out)
    elif kind == DRAW_TOKEN:
        draw_token_legal(g, b, out)
    elif kind == BUY_START_GOODS:
        start_goods_legal(g, b, seat, out)
    else:
        extension.legal(g, b, kind, seat, out)
    extension.also_legal(g, b, kind, seat, out)


def play_card_legal(g, b, seat, out):
    """Any card in the hand."""
    for kind in range(KINDS):
        if g.hand[seat][kind] > 0:
            offer(out, PLAY, kind)


def weight(g, b, action):
    """How likely an outcome of chance is, in whole parts."""
    kind = g.frame_kind[g.depth - 1]
    if kind == DRAW_CARD:
        return g.deck_left[action - CARD]
    if kind == DRAW_TOKEN:
        return g.tokens_left[b.city_letter[g.frame_a[g.depth - 1]]][action - TOKEN]
    return extension.weight(g, b, kind, action)


# what a choice does


def choose(g, b, action):
    """Carry out a legal action, and everything that follows without a decision."""
    top = g.depth - 1
    kind = g.frame_kind[top]
    seat = g.frame_seat[top]
    if extension.also_chosen(g, b, kind, seat, action):
        pass
    elif kind == PLAY_CARD:
        play_card(g, b, seat, action - PLAY)
    elif kind == MOVE:
        move_choose(g, b, seat, action)
    elif kind == WALK:
        walk_choose(g, b, seat, action)
    elif kind == BUILD:
        build_choose(g, b, seat, action)
    elif kind == CHOOSE_PREFECT:
        prefect_choose(g, b, seat, action)
    elif kind == TAKE:
        take_choose(g, b, seat, action)
    elif kind == CHOOSE_COLONIST:
        colonist_choose(g, b, seat, action)
    elif kind == SETTLE:
        settle_choose(g, b, seat, action)
    elif kind == TRADE:
        trade_choose(g, b, seat, action)
    elif kind == BUY:
        buy_choose(g, b, seat, action)
    elif kind == PAY:
        pay_choose(g, b, seat, action)
    elif kind == COPY:
        copy_choose(g, b, seat, action)
    elif kind == DRAW_CARD:
        draw_card_choose(g, b, action)
    elif kind == DRAW_TOKEN:
        draw_token_choose(g, b, action)
    elif kind == BUY_START_GOODS:
        start_goods_choose(g, b, seat, action)
    else:
        extension.choose(g, b, kind, seat, action)
    advance(g, b)


def play_card(g, b, seat, kind):
    """Lay the card on the own pile and carry it out."""
    pop(g)
    discard(g, seat, kind)
    extension.card_played(g, b, seat, kind)
    push(g, CARRY_OUT, seat, kind)
    extension.card_laid(g, b, seat, kind)


def discard(g, seat, kind):
    g.hand[seat][kind] -= 1
    g.discard[seat][kind] += 1
    g.below[seat] = g.top[seat]
    g.top[seat] = kind


def advance(g, b):
    """Run automatic steps until somebody, or chance, has to decide."""
    while not g.over:
        if g.depth == 0:
            next_turn(g, b)
            continue
        top = g.depth - 1
        kind = g.frame_kind[top]
        if kind < FIRST_AUTOMATIC:
            return
        pop(g)
        run(g, b, kind, g.frame_seat[top], g.frame_a[top], g.frame_b[top])


def run(g, b, kind, seat, first, second):
    """One automatic step."""
    if kind == CARRY_OUT:
        carry_out(g, b, seat, first)
    elif kind == FINISH_PURCHASE:
        finish_purchase(g, b, seat)
    elif kind == TRIBUNE_ACTIONS:
        tribune_actions(g, b, seat)
    elif kind == FINISH_TRIBUNE:
        finish_tribune(g, b, seat)
    elif kind == BEGIN:
        begin_turn(g, b, seat)
    else:
        extension.run(g, b, kind, seat, first, second)


def carry_out(g, b, seat, kind):
    """Begin the action of a personality."""
    if kind == ARCHITECT:
        architect_start(g, b, seat)
    elif kind == PREFECT:
        prefect_start(g, b, seat)
    elif kind == TRIBUNE:
        tribune_start(g, b, seat)
    elif kind == MERCATOR:
        mercator_start(g, b, seat, MERCATOR_COINS)
    elif kind == MERCATOR5:
        mercator_start(g, b, seat, BOUGHT_MERCATOR_COINS)
    elif kind == SENATOR:
        senator_start(g, b, seat)
    elif kind == DIPLOMAT:
        diplomat_start(g, b, seat)
    elif kind == COLONIST:
        colonist_start(g, b, seat)
    elif kind == CONSUL:
        consul_start(g, b, seat)
    elif SPECIALIST <= kind < SPECIALIST + TRADED:
        specialist_start(g, b, seat, kind - SPECIALIST)
    else:
        extension.carry_out(g, b, seat, kind)
    extension.personality_begun(g, b, seat, kind)


def next_turn(g, b):
    """Clockwise to the next seat; when it would be the turn of whoever ended the game, it is over."""
    g.turns += 1
    seat = extension.next_seat(g)
    if extension.game_ends(g, seat):
        finish(g, b)
    else:
        g.turn = seat
        begin_turn(g, b, seat)


def begin_turn(g, b, seat):
    push(g, PLAY_CARD, seat)
    extension.turn_begins(g, b, seat)
    if g.options & NO_GOODS:
        extension.buy_start_goods(g, b, seat)
