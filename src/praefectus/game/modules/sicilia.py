"""Sicilia: the volcano and its tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from praefectus import data
from praefectus.game.log_phrases import SAID
from praefectus.game.message_parts import amount_message, party_message
from praefectus.language import Message, Words
from praefectus.reference.wording import worded
from praefectus.rules import extension
from praefectus.rules.modules.sicilia.volcano import (
    LAST_ROW,
    TILE_PROVINCE,
    ash_covered_cities,
    erupted,
    smokes,
    tiles_in_pile,
)
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NONE, SPECIALIST, TRADED

if TYPE_CHECKING:
    from praefectus.game.game import Game
    from praefectus.game.notation import Notation


def _tile(notation: Notation, g: GameRecord, number: int) -> Message:
    """Return who draws what, and what it does to its province."""
    drawer, province = g.frame_a[g.depth - 1] - 1, TILE_PROVINCE[number]
    goods = [amount_message(count, name) for name, count in data.sicilia().tiles[number].gain.items()]
    tile = (
        Message("outcome-tile-neutral")
        if province == NONE
        else Message("outcome-tile-of", province=notation.province(province))
    )
    if drawer != NONE:
        tile = Message("outcome-drawn-by", tile=tile, seat=party_message(g, drawer))
    if province == NONE:
        return Message("outcome-tile", tile=tile, goods=goods)
    row = min(g.volcano[province] + 1, LAST_ROW)
    return Message("outcome-tile-row", tile=tile, goods=goods, row=row, happens=Message(f"volcano-row-{row}"))


TEXTS = {"tile": _tile}


def _drawn(notation: Notation, g: GameRecord, number: int) -> dict[str, Any]:
    """Return who drew it, which province it stirs, and the row that its tile takes there."""
    province, drawer = TILE_PROVINCE[number], g.frame_a[g.depth - 1] - 1
    phrase, drawn = ("tile before", {}) if drawer == NONE else ("tile", {"seat": drawer, "tile": number})
    if drawer >= extension.people(g):
        phrase, drawn = "tile idle", {"seat": drawer}
    if province == NONE:
        return drawn | {"phrase": f"{phrase} neutral"}
    row = min(g.volcano[province] + 1, LAST_ROW)
    return drawn | {"phrase": phrase, "province": province, "row": row, "happens": row}


SENTENCES = {
    "tile": SAID,
    "tile neutral": SAID,
    "tile idle": SAID,
    "tile idle neutral": SAID,
    "tile before": SAID,
    "tile before neutral": SAID,
}
FACTS = {"tile": _drawn}
WORDS = {
    "tile": lambda teller, tile: teller.amounts(data.sicilia().tiles[tile].gain),
    "happens": lambda teller, row: worded(teller.words, f"volcano-row-{row}"),
}


def idle_card(g: GameRecord, b: BoardRecord, seat: int, kind: int, words: Words) -> str:
    """A specialist whose houses are all in provinces where the volcano has erupted."""
    good = kind - SPECIALIST
    if not 0 <= good < TRADED or not g.producing[seat][good] or extension.specialist_houses(g, b, seat, good):
        return ""
    return words("idle-erupted", good=words(f"good-{data.GOODS[good]}"))


class Volcano(TypedDict):
    rows: dict[str, int]  # how far it has come, by province
    left: int  # tiles


class InView(TypedDict):
    volcano: Volcano


class InProvince(TypedDict, total=False):
    stage: int  # how far the volcano has come there
    smoke: bool  # no bonus is to be had
    no_building: bool
    closed: bool  # it never produces again


def view(g: GameRecord, b: BoardRecord, game: Game, words: Words) -> InView:
    board = data.board(game.board)
    provinces = [province.id for province in board.provinces]
    rows = {name: g.volcano[provinces.index(name)] for name in board.volcano}
    return {"volcano": {"rows": rows, "left": int(tiles_in_pile(g))}}


def province_view(g: GameRecord, b: BoardRecord, province: int) -> dict[str, Any]:
    """Return what the volcano did to it: with `smoke` no bonus is to be had, a `closed` one never produces again."""
    shown: dict[str, Any] = {
        "stage": g.volcano[province],
        "no_building": bool(ash_covered_cities(g, b) & b.province_cities[province]),
        "closed": bool(erupted(g, province)),
    }
    return shown | {"good": None, "smoke": True} if smokes(g, province) else shown
