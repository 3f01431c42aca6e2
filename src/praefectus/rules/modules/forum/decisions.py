"""The decisions of the forum."""

from praefectus.rules.modules.forum.auction import bid_choose, bid_legal
from praefectus.rules.modules.forum.citizens import (
    exchange_choose,
    exchange_legal,
    free_house_choose,
    free_house_legal,
    half_price_choose,
    half_price_legal,
    offer_last_citizens,
    offer_titus,
    use_forum_choose,
    use_forum_legal,
)
from praefectus.rules.modules.forum.patricians import sell_bonus_choose, sell_bonus_legal
from praefectus.rules.modules.forum.tableau import (
    auction,
    draw_forum_choose,
    draw_forum_legal,
    draw_patrician_choose,
    fill_forum,
    keep_patrician_choose,
    keep_patrician_legal,
    take_forum_choose,
    take_forum_legal,
)
from praefectus.rules.modules.forum.vocabulary import (
    AUCTION,
    BID,
    DRAW_FORUM,
    DRAW_PATRICIAN,
    EXCHANGE,
    FILL_FORUM,
    FREE_HOUSE,
    HALF_PRICE,
    KEEP_PATRICIAN,
    OFFER_CITIZENS,
    OFFER_TITUS,
    SELL_BONUS,
    TAKE_FORUM,
    USE_FORUM,
)
from praefectus.rules.rows import Decision, Personality, automatic, chance, decision
from praefectus.rules.stack import equally_likely

DECISIONS: tuple[Decision, ...] = (
    decision(KEEP_PATRICIAN, "patrician", keep_patrician_legal, keep_patrician_choose),
    decision(BID, "bid", bid_legal, bid_choose, declined="pass"),
    decision(TAKE_FORUM, "forum", take_forum_legal, take_forum_choose, declined="take_none"),
    decision(EXCHANGE, "exchange", exchange_legal, exchange_choose),
    decision(SELL_BONUS, "sell_bonus", sell_bonus_legal, sell_bonus_choose, declined="store_it"),
    decision(FREE_HOUSE, "free_house", free_house_legal, free_house_choose),
    decision(HALF_PRICE, "half_price", half_price_legal, half_price_choose),
    decision(USE_FORUM, "use_forum", use_forum_legal, use_forum_choose),
    chance(DRAW_PATRICIAN, "draw_patrician", draw_forum_legal, draw_patrician_choose, equally_likely),
    chance(DRAW_FORUM, "draw_forum", draw_forum_legal, draw_forum_choose, equally_likely),
    automatic(AUCTION, "auction", auction),
    automatic(OFFER_TITUS, "offer_titus", offer_titus),
    automatic(OFFER_CITIZENS, "offer_citizens", offer_last_citizens),
    automatic(FILL_FORUM, "fill_forum", fill_forum),
)
PERSONALITIES: tuple[Personality, ...] = ()
