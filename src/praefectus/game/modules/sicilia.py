"""Sicilia: the volcano and its tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from praefectus import data
from praefectus.engine.interpreted import LightRecord
from praefectus.game.words import amount, listed
from praefectus.rules.modules.sicilia.volcano import ash_covered_cities, erupted, smokes, tiles_in_pile

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.notation import Notation


def _tile(notation: Notation, g: LightRecord, number: int) -> str:
    tile = data.sicilia().tiles[number]
    shown = listed([amount(count, name) for name, count in tile.gain.items()])
    if tile.province is None:
        return f"a volcano tile without a province: {shown}"
    province = next(p.name for p in notation.board.provinces if p.id == tile.province)
    return f"a volcano tile of {province}: {shown}"


TEXTS = {"tile": _tile}

VIEW: dict[str, Any] = {"volcano": None}


def view(g: LightRecord, b: LightRecord, game: Game) -> dict[str, Any]:
    board = data.board(game.board)
    provinces = [province.id for province in board.provinces]
    rows = {name: g.volcano[provinces.index(name)] for name in board.volcano}
    return {"volcano": {"rows": rows, "left": int(tiles_in_pile(g))}}


def province_view(g: LightRecord, b: LightRecord, province: int) -> dict[str, Any]:
    """What the volcano did to it: with `smoke` no bonus is to be had, a `closed` one never produces again."""
    shown: dict[str, Any] = {
        "stage": g.volcano[province],
        "no_building": bool(ash_covered_cities(g, b) & b.province_cities[province]),
        "closed": bool(erupted(g, province)),
    }
    return shown | {"good": None, "smoke": True} if smokes(g, province) else shown
