"""The decisions of Roma."""

from praefectus.rules.modules.roma.ships import (
    bonuses_landed,
    choose_god_choose,
    choose_god_legal,
    open_track,
    sail_choose,
    sail_legal,
    score_byzantium,
    ship_house_choose,
    ship_house_legal,
)
from praefectus.rules.modules.roma.vocabulary import (
    BUILD_TRACK,
    CHOOSE_GOD,
    LAND_SHIPS,
    SAIL,
    SCORE_BYZANTIUM,
    SHIP_HOUSE,
)
from praefectus.rules.rows import Decision, Personality, automatic, decision

DECISIONS: tuple[Decision, ...] = (
    decision(SAIL, "sail", sail_legal, sail_choose, declined="sail_no_ship"),
    decision(SHIP_HOUSE, "ship_house", ship_house_legal, ship_house_choose, declined="build_nothing_there"),
    decision(CHOOSE_GOD, "god", choose_god_legal, choose_god_choose),
    automatic(LAND_SHIPS, "land_ships", bonuses_landed),
    automatic(BUILD_TRACK, "build_track", open_track),
    automatic(SCORE_BYZANTIUM, "score_byzantium", score_byzantium),
)
PERSONALITIES: tuple[Personality, ...] = ()
