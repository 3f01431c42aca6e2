"""The decisions and personalities of Venus."""

from praefectus.rules.modules.venus.magister import double_choice_start, magister_start, role_choose, role_legal
from praefectus.rules.modules.venus.vocabulary import (
    ARCHITECT_MERCATOR,
    CHOOSE_ROLE,
    MAGISTER,
    PREFECT_ARCHITECT,
    PREFECT_MERCATOR,
)
from praefectus.rules.rows import Decision, Personality, decision

DECISIONS: tuple[Decision, ...] = (decision(CHOOSE_ROLE, "role", role_legal, role_choose, declined="leave_it_out"),)
PERSONALITIES: tuple[Personality, ...] = (
    Personality(MAGISTER, magister_start),
    Personality(PREFECT_ARCHITECT, double_choice_start),
    Personality(ARCHITECT_MERCATOR, double_choice_start),
    Personality(PREFECT_MERCATOR, double_choice_start),
)
