"""The decision of Creta."""

from praefectus.rules.modules.creta.gavdos import choose_bonus_choose, choose_bonus_legal
from praefectus.rules.modules.creta.vocabulary import CHOOSE_BONUS
from praefectus.rules.rows import Decision, Personality, decision

DECISIONS: tuple[Decision, ...] = (decision(CHOOSE_BONUS, "bonus", choose_bonus_legal, choose_bonus_choose),)
PERSONALITIES: tuple[Personality, ...] = ()
