"""Every decision of the game and every personality, a row each: the base game's here, a module's in its home."""

from praefectus.rules import ladders
from praefectus.rules.architect import (
    architect_start,
    build_choose,
    build_legal,
    move_choose,
    move_legal,
    walk_choose,
    walk_legal,
)
from praefectus.rules.cards import carry_out, play_card_choose, play_card_legal
from praefectus.rules.colonist import colonist_choose, colonist_legal, colonist_start, settle_choose, settle_legal
from praefectus.rules.diplomat import copy_choose, copy_legal, diplomat_start
from praefectus.rules.mercator import (
    mercator_start,
    start_goods_choose,
    start_goods_legal,
    trade_choose,
    trade_legal,
)
from praefectus.rules.prefect import prefect_choose, prefect_legal, prefect_start
from praefectus.rules.rows import Personality, automatic, by_number, chance, decision, homes
from praefectus.rules.senator import (
    buy_choose,
    buy_legal,
    card_weight,
    consul_start,
    draw_card_choose,
    draw_card_legal,
    finish_purchase,
    pay_choose,
    pay_legal,
    senator_start,
)
from praefectus.rules.setup import draw_token_choose, draw_token_legal, token_weight
from praefectus.rules.specialists import specialist_start
from praefectus.rules.storehouse import get_good_choose, get_good_legal, take_choose, take_legal
from praefectus.rules.tribune import finish_tribune, tribune_actions, tribune_start
from praefectus.rules.turn import begin
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
    GET_GOOD,
    KINDS,
    MERCATOR,
    MERCATOR5,
    MOVE,
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

_base = (
    decision(PLAY_CARD, "play", play_card_legal, play_card_choose),
    decision(MOVE, "move", move_legal, move_choose, declined="done_moving"),
    decision(WALK, "walk", walk_legal, walk_choose),
    decision(BUILD, "build", build_legal, build_choose),
    decision(CHOOSE_PREFECT, "prefect", prefect_legal, prefect_choose),
    decision(TAKE, "take", take_legal, take_choose),
    decision(CHOOSE_COLONIST, "colonist", colonist_legal, colonist_choose),
    decision(SETTLE, "settle", settle_legal, settle_choose),
    decision(TRADE, "trade", trade_legal, trade_choose),
    decision(BUY, "buy", buy_legal, buy_choose),
    decision(PAY, "pay", pay_legal, pay_choose),
    decision(COPY, "copy", copy_legal, copy_choose),
    decision(BUY_START_GOODS, "start_goods", start_goods_legal, start_goods_choose),
    decision(GET_GOOD, "get", get_good_legal, get_good_choose),
    chance(DRAW_CARD, "draw_card", draw_card_legal, draw_card_choose, card_weight),
    chance(DRAW_TOKEN, "draw_token", draw_token_legal, draw_token_choose, token_weight),
    automatic(CARRY_OUT, "carry_out", carry_out),
    automatic(FINISH_PURCHASE, "finish_purchase", finish_purchase),
    automatic(TRIBUNE_ACTIONS, "tribune_actions", tribune_actions),
    automatic(FINISH_TRIBUNE, "finish_tribune", finish_tribune),
    automatic(BEGIN, "begin", begin),
)
DECISIONS = by_number([*_base, *(row for home in homes("decisions") for row in home.DECISIONS)])

_personalities = (
    Personality(TRIBUNE, tribune_start),
    Personality(ARCHITECT, architect_start),
    Personality(PREFECT, prefect_start),
    Personality(COLONIST, colonist_start),
    Personality(MERCATOR, mercator_start),
    Personality(MERCATOR5, mercator_start),
    Personality(DIPLOMAT, diplomat_start),
    Personality(SENATOR, senator_start),
    Personality(CONSUL, consul_start),
    *(Personality(SPECIALIST + good, specialist_start) for good in range(TRADED)),
)
PERSONALITIES = by_number([*_personalities, *(row for home in homes("decisions") for row in home.PERSONALITIES)])
assert list(PERSONALITIES) == list(range(KINDS)), "Every personality of the cards needs a row."

ladders.fill(DECISIONS.values(), PERSONALITIES.values())
