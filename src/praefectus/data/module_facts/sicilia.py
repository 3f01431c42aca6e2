"""The data of Sicilia."""

from functools import cache
from typing import Literal

from praefectus.data.boards import board
from praefectus.data.files import DataError, read
from praefectus.data.schema import Fact, Gain, Grade


class VolcanoTile(Fact):
    """A kind of volcano tile: the province whose column it fills (none: neutral) and what its drawer takes."""

    province: str | None
    gain: dict[Gain, int]
    count: int
    grade: Grade


class VolcanoRow(Fact):
    row: int
    effect: Literal["none", "smoke", "no_building", "eruption"]
    text: str


class Sicilia(Fact):
    tiles: list[VolcanoTile]
    neutral_by_players: dict[int, int]
    drawn_before_by_players: dict[int, int]
    redraw_same_province: int
    rows: list[VolcanoRow]
    smoke_marker_coins: int
    smoke_marker_keeps_side: bool
    magnus_used_without_bonus: bool
    readings: dict[str, Grade]
    grades: dict[str, Grade]


@cache
def sicilia() -> Sicilia:
    loaded = read("sicilia.json", Sicilia)
    columns = board("sicilia").volcano
    for tile in loaded.tiles:
        if tile.province is not None and tile.province not in columns:
            raise DataError(f"sicilia.json: a tile names '{tile.province}'; the volcano has {', '.join(columns)}.")
    return loaded
