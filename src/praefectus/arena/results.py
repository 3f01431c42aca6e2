"""The results of games as rows of a table: one row a game, its lists in the order of the seats (Contrarius last).

Columns: game (its number in the plan), match_up, deal, agents, winner (a seat; of a team the first partner), won,
result (of the seat's side: what is compared to find the winner), rank (of the side, 1 is the best), points, parts
(points by god, then the Concordia card, then others), houses (seat, city, turn), turns, ended_by, ender (who took the
Concordia card, or -1), choices (real choices made), seconds (time thought), opening (the first
cards that each seat played), log (every
decision, as in a record of the game).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from praefectus import data
from praefectus.arena.loop.games import RANK, RESULT
from praefectus.arena.plan import Plan
from praefectus.engine import simulate
from praefectus.rules.vocabulary import NOBODY, NONE

CONTRARIUS = "Contrarius"
PART_NAMES = (*data.GODS, "concordia", "other")
ENDINGS = ("stopped", "last_card", "last_house")
STOPPED = 0

SCHEMA = pa.schema(
    [
        ("game", pa.int64()),
        ("match_up", pa.int32()),
        ("deal", pa.int32()),
        ("agents", pa.list_(pa.string())),
        ("winner", pa.int8()),
        ("won", pa.list_(pa.bool_())),
        ("result", pa.list_(pa.int16())),
        ("rank", pa.list_(pa.int8())),
        ("points", pa.list_(pa.int16())),
        ("parts", pa.list_(pa.list_(pa.int16()))),
        ("houses", pa.list_(pa.struct([("seat", pa.int8()), ("city", pa.int8()), ("turn", pa.int16())]))),
        ("turns", pa.int16()),
        ("ended_by", pa.string()),
        ("ender", pa.int8()),
        ("choices", pa.list_(pa.int32())),
        ("seconds", pa.list_(pa.float32())),
        ("opening", pa.list_(pa.list_(pa.string()))),
        ("log", pa.list_(pa.int16())),
    ]
)
Array = npt.NDArray[Any]


def lists(values: Any, length: int) -> Any:
    """Lists of one length, one after the other in values."""
    return cut(np.arange(0, len(values) + 1, length), values)


def cut(offsets: Array, values: Any) -> Any:
    """Values cut into lists at these places."""
    cuts: Any = pa.array(offsets.astype(np.int32))
    return pa.ListArray.from_arrays(cuts, pa.array(values) if isinstance(values, np.ndarray) else values)


def table_of(
    plan: Plan, numbers: Sequence[int], seating: Sequence[Sequence[str]], games: Array, built: Array, choices: Array,
    parts: Array, standings: Array, seconds: Array, openings: Array, logs: Sequence[Sequence[int]],
) -> pa.Table:  # fmt: skip
    """Finished games as rows."""
    parties, count = plan.configuration.parties, len(games)
    rivals = [CONTRARIUS] * (parties - plan.seats)
    names = [name for table in seating for name in (*table, *rivals)]
    columns = [
        pa.array(numbers, pa.int64()),
        pa.array([number // plan.games_each for number in numbers], pa.int32()),
        pa.array([plan.deal(number) for number in numbers], pa.int32()),
        lists(pa.array(names, pa.string()), parties),
        pa.array(games["winner"].astype(np.int8)),
        lists((standings[:, :parties, RANK] == 1).ravel(), parties),
        lists(standings[:, :parties, RESULT].ravel(), parties),
        lists(standings[:, :parties, RANK].ravel().astype(np.int8), parties),
        lists(games["score"][:, :parties].ravel(), parties),
        lists(lists(parts[:, :parties].ravel(), parts.shape[2]), parties),
        houses(built, count),
        pa.array(games["turns"]),
        pa.array([ENDINGS[way] for way in endings(games)]),
        pa.array(games["end_by"].astype(np.int8)),
        lists(choices[:, :parties].ravel(), parties),
        lists(seconds[:, :parties].ravel(), parties),
        lists(first_cards(openings[:, :parties]), parties),
        cut(np.cumsum([0, *map(len, logs)]), np.concatenate([np.asarray(log, np.int16) for log in logs])),
    ]
    return pa.Table.from_arrays(columns, schema=SCHEMA)


def first_cards(openings: Array) -> Any:
    """The personalities of the first cards of each seat; fewer where it played fewer."""
    played = openings != NONE
    names: Any = pa.array(data.CARD_KINDS).take(pa.array(openings[played].astype(np.int32)))
    return cut(np.concatenate(([0], np.cumsum(played.sum(axis=2).ravel()))), names)


def endings(games: Array) -> Array:
    """The last card, the last house, or stopped without either."""
    ways: Array = simulate.summed_up(games, np.zeros(len(games), simulate.RESULT))["ended_by"]
    return np.where(games["end_by"] == NOBODY, STOPPED, ways)


def houses(built: Array, count: int) -> Any:
    """Every house with its seat, its city and the turn in which it was built, in the order of building."""
    game, seat, city = np.nonzero(built >= 0)
    turn = built[game, seat, city]
    order = np.lexsort((city, seat, turn, game))
    offsets = np.concatenate(([0], np.cumsum(np.bincount(game, minlength=count))))
    fields = [
        pa.array(seat[order].astype(np.int8)), pa.array(city[order].astype(np.int8)), pa.array(turn[order])
    ]  # fmt: skip
    return cut(offsets, pa.StructArray.from_arrays(fields, names=["seat", "city", "turn"]))
