"""Sicilia: how far each province of the volcano has come."""

from praefectus.agents.network.observation.layout import LAYOUT, PROVINCE_SIZE, PROVINCE_TOKENS
from praefectus.rules.fields import Numbers
from praefectus.rules.modules.sicilia.volcano import VOLCANO_COLUMN
from praefectus.rules.record import BoardRecord, GameRecord

TABLE_VOLCANO = LAYOUT.place("table.volcano")
PROVINCE_STAGE = LAYOUT.place("province.volcano")


def observe_volcano(g: GameRecord, b: BoardRecord, row: Numbers) -> None:
    for province in range(b.provinces):
        row[PROVINCE_TOKENS + province * PROVINCE_SIZE + PROVINCE_STAGE] = g.volcano[province]
        if VOLCANO_COLUMN[province] >= 0:
            row[TABLE_VOLCANO + VOLCANO_COLUMN[province]] = g.volcano[province]
