"""The decisions of the fish market."""

from praefectus.rules.modules.fish_market.market import (
    leave_stand,
    market_choose,
    market_legal,
    stand_choose,
    stand_legal,
)
from praefectus.rules.modules.fish_market.stands import offer_choose, offer_legal
from praefectus.rules.modules.fish_market.vocabulary import LEAVE_STAND, MARKET, OFFER, STAND
from praefectus.rules.rows import Decision, Personality, automatic, decision

DECISIONS: tuple[Decision, ...] = (
    decision(MARKET, "market", market_legal, market_choose, declined="on_to_the_card"),
    decision(STAND, "stand", stand_legal, stand_choose),
    decision(OFFER, "offer", offer_legal, offer_choose),
    automatic(LEAVE_STAND, "leave_stand", leave_stand),
)
PERSONALITIES: tuple[Personality, ...] = ()
