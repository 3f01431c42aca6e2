"""The decisions and personalities of team play."""

from praefectus.rules.modules.teams.partners import (
    legatus_start,
    partner_acts,
    play_for_self_choose,
    play_for_self_legal,
    praetor_start,
    proconsul_start,
    start_space_choose,
    start_space_legal,
    suggest_choose,
    suggest_legal,
)
from praefectus.rules.modules.teams.vocabulary import (
    LEGATUS,
    PARTNER_ACTS,
    PLAY_FOR_SELF,
    PRAETOR,
    PROCONSUL,
    START_SPACE,
    SUGGEST,
)
from praefectus.rules.rows import Decision, Personality, automatic, decision

DECISIONS: tuple[Decision, ...] = (
    decision(START_SPACE, "start", start_space_legal, start_space_choose),
    decision(SUGGEST, "suggest", suggest_legal, suggest_choose),
    decision(PLAY_FOR_SELF, "partner", play_for_self_legal, play_for_self_choose),
    automatic(PARTNER_ACTS, "partner_acts", partner_acts),
)
PERSONALITIES: tuple[Personality, ...] = (
    Personality(PRAETOR, praetor_start),
    Personality(LEGATUS, legatus_start),
    Personality(PROCONSUL, proconsul_start),
)
