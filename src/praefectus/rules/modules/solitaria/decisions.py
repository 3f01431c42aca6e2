"""The dice and reactions of Contrarius."""

from praefectus.rules.modules.solitaria.contrarius_building import (
    break_tie_choose,
    break_tie_legal,
    roll_city_choose,
    roll_city_legal,
)
from praefectus.rules.modules.solitaria.contrarius_cards import (
    draw_specialist_choose,
    draw_specialist_legal,
    roll_card_choose,
    roll_card_legal,
)
from praefectus.rules.modules.solitaria.contrarius_reactions import finish_reaction, react
from praefectus.rules.modules.solitaria.vocabulary import (
    BREAK_TIE,
    DRAW_SPECIALIST,
    FINISH_REACTION,
    REACT,
    ROLL_CARD,
    ROLL_CITY,
)
from praefectus.rules.rows import Decision, Personality, automatic, chance
from praefectus.rules.stack import equally_likely

DECISIONS: tuple[Decision, ...] = (
    chance(DRAW_SPECIALIST, "draw_specialist", draw_specialist_legal, draw_specialist_choose, equally_likely),
    chance(ROLL_CITY, "roll_city", roll_city_legal, roll_city_choose, equally_likely),
    chance(ROLL_CARD, "roll_card", roll_card_legal, roll_card_choose, equally_likely),
    chance(BREAK_TIE, "break_tie", break_tie_legal, break_tie_choose, equally_likely),
    automatic(REACT, "react", react),
    automatic(FINISH_REACTION, "finish_reaction", finish_reaction),
)
PERSONALITIES: tuple[Personality, ...] = ()
