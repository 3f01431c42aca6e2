"""Creta: the bonus of choice."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from praefectus.game.log_phrases import SAID
from praefectus.rules import extension
from praefectus.rules.modules.creta.gavdos import GAVDOS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import GOODS_SIDE

PROMPTS = ("bonus",)

CLAUSES = {"bonus get": SAID}
FACTS = {"bonus get": lambda notation, g, good: {"good": good}}


class InProvince(TypedDict):
    any_good: bool  # its bonus is any good


def province_view(g: GameRecord, b: BoardRecord, province: int) -> dict[str, Any]:
    """Gavdos shows no good of its own."""
    if province == GAVDOS and g.bonus_side[province] == GOODS_SIDE and not extension.has_bonus_good(g, province):
        return {"good": None, "any_good": True}
    return {}
