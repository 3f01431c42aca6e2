"""Games as a data set: every decision with what was legal, what was chosen, and how the game ended for the seat.

Columns: game, decision (from 0 in each game), turn, seat (-1: chance), action, legal (all actions that were possible),
points and won (of the seat that decided, at the end), agent (who decided); the last three are null for chance. The rows
of a game in their order are its log. The file's metadata `praefectus` holds board, seats, modules, options, seed and
where the numbers come from as JSON, `praefectus_vocabulary` the names of its actions; `read` translates them into the
numbers of today.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from praefectus.engine.arrays import GAME_DTYPE, board_record, light_game, to_array
from praefectus.engine.batches import Counted, Played, Recorded, run_recorded
from praefectus.engine.game_loop import ROOM
from praefectus.engine.interpreted import light_board
from praefectus.engine.simulate import (
    DECISION_LIMIT,
    RESULT,
    Results,
    Setting,
    Simulation,
    SimulationError,
    Table,
    Totals,
    check_request,
    folded,
    pieces,
    summed_up,
)
from praefectus.rules.random_play import seeded
from praefectus.rules.stored_names import (
    ABSENT,
    Vocabulary,
    VocabularyError,
    action_vocabulary,
    first_vocabulary,
    translation,
)
from praefectus.rules.turn import choose, legal, to_act
from praefectus.rules.vocabulary import NOBODY, NONE

SCHEMA = pa.schema(
    [
        ("game", pa.int64()),
        ("decision", pa.int32()),
        ("turn", pa.int16()),
        ("seat", pa.int8()),
        ("action", pa.int16()),
        ("legal", pa.list_(pa.int16())),
        ("points", pa.int16()),
        ("won", pa.bool_()),
        ("agent", pa.dictionary(pa.int8(), pa.string())),
    ]
)
RANDOM = "random"  # who plays where no agents are named
ABOUT, VOCABULARY = "praefectus", "praefectus_vocabulary"  # keys of the metadata
PIECE = 64  # games
ROWS = 4000 * PIECE
OFFERED = 48_000 * PIECE
Piece = tuple[Results, pa.RecordBatch]


def record(
    setting: Setting,
    games: int,
    seed: int,
    path: Path,
    *,
    engine: str = "cpu",
    threads: int | None = None,
    about: Mapping[str, Any],
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play random games and write their decisions into a Parquet file, which appears when it is complete."""
    check_request(games, engine, threads, recorded=True)
    table = Table.of(setting)
    totals = Totals(table)
    seed = folded(seed)
    began = time.perf_counter()
    with written(path, {**about, "seed": seed}) as write:
        for results, decisions in recorded(table, games, seed, engine, threads or os.cpu_count() or 1):
            totals.add(results)
            write(decisions)
            progress(totals.games)
    return totals.simulation(time.perf_counter() - began)


@contextmanager
def written(path: Path, about: Mapping[str, Any]) -> Iterator[Callable[[pa.RecordBatch], None]]:
    """A file to write decisions into, which appears when it is complete."""
    schema = SCHEMA.with_metadata({ABOUT: json.dumps(about), VOCABULARY: json.dumps(action_vocabulary().as_json())})
    part = path.with_name(path.name + ".part")
    try:
        with pq.ParquetWriter(part, schema, compression="zstd") as writer:
            yield writer.write_batch
        part.replace(path)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise SimulationError("file-not-written", file=str(path), why=reason) from None
    finally:
        part.unlink(missing_ok=True)


def read(path: Path) -> pa.Table:
    """A data set in the numbers of today, whenever it was written."""
    try:
        table = pq.read_table(path)
        kept = (table.schema.metadata or {}).get(VOCABULARY.encode())
        vocabulary = first_vocabulary() if kept is None else Vocabulary.from_json(json.loads(kept))
    except VocabularyError as error:
        raise SimulationError("file-because", file=str(path), why=error.message) from None
    except (OSError, ValueError) as error:
        raise SimulationError("dataset-unreadable", file=str(path), why=str(error).splitlines()[0]) from None
    if vocabulary.mark == action_vocabulary().mark:
        return table
    today = np.array(translation(vocabulary, action_vocabulary()), np.int16)

    def translated(numbers: Any) -> Any:
        old = numbers.to_numpy().astype(np.int64)
        known = (old >= 0) & (old < len(today))
        known[known] = today[old[known]] != ABSENT
        if not known.all():
            said = vocabulary.names.get(int(old[~known][0]), str(old[~known][0]))
            raise SimulationError("dataset-action", file=str(path), action=said)
        return pa.array(today[old])

    def translated_lists(lists: Any) -> Any:
        offsets = lists.offsets.to_numpy()
        return pa.ListArray.from_arrays(pa.array(offsets - offsets[0]), translated(lists.flatten()))

    for name, translate in (("action", translated), ("legal", translated_lists)):
        column = pa.chunked_array([translate(chunk) for chunk in table.column(name).chunks], SCHEMA.field(name).type)
        table = table.set_column(table.schema.get_field_index(name), SCHEMA.field(name), column)
    written = {VOCABULARY.encode(): json.dumps(action_vocabulary().as_json()).encode()}
    return table.replace_schema_metadata({**(table.schema.metadata or {}), **written})


def recorded(table: Table, games: int, seed: int, engine: str, threads: int) -> Iterator[Piece]:
    """The pieces in the order of the games."""
    play = record_interpreted if engine == "interpreted" else record_compiled
    with ThreadPoolExecutor(threads) as pool:
        row = list(pieces(games, PIECE))
        for start in range(0, len(row), 2 * threads):
            yield from pool.map(lambda piece: play(table, seed, *piece), row[start : start + 2 * threads])


def record_compiled(table: Table, seed: int, first: int, count: int) -> Piece:
    from praefectus.engine.cpu import loops_for

    boards, template = board_record(table.board), table.template()
    games, decisions, checks = np.zeros(count, GAME_DTYPE), np.zeros(count, np.int64), np.zeros(count, np.int64)
    all_rows, all_offered = [], []
    play = loops_for(table.module_bits, "recorded_games").recorded_games
    done = 0
    while done < count:
        rows, offered = np.zeros((ROWS, 4), np.int16), np.zeros(OFFERED, np.int16)
        made = play(
            games[done:], boards, template, seed, first + done, count - done, DECISION_LIMIT, rows, offered,
            decisions[done:], checks[done:],
        )  # fmt: skip
        if made == 0:
            raise SimulationError("game-too-long", game=first + done, seed=str(seed), most=ROWS)
        used = int(decisions[done : done + made].sum())
        all_rows.append(rows[:used])
        all_offered.append(offered[: int(rows[:used, 3].sum(dtype=np.int64))])
        done += made
    results = np.zeros(count, RESULT)
    results["decisions"], results["check"] = decisions, checks
    results = summed_up(games, results)
    return results, batch(table, first, results, np.concatenate(all_rows), np.concatenate(all_offered))


def record_interpreted(table: Table, seed: int, first: int, count: int) -> Piece:
    b = light_board(table.board)
    games, results = np.zeros(count, GAME_DTYPE), np.zeros(count, RESULT)
    rows, offered = np.zeros((ROWS, 4), np.int16), np.zeros(OFFERED, np.int16)
    at = [0, 0]
    for k in range(count):
        g = light_game(table.template()[0])
        counted = Counted(DECISION_LIMIT, [0], [0])
        notes = Recorded(counted, rows, offered, at)
        run_recorded(0, NONE, seeded(seed, first + k), 0, 0, Played([g], [b], [0]), notes, [0] * ROOM)
        results["decisions"][k], results["check"][k] = counted.decisions[0], counted.checks[0]
        if not g.over and counted.decisions[0] < DECISION_LIMIT:
            raise SimulationError("games-too-long", game=first, seed=str(seed), most=ROWS)
        games[k] = to_array(g)[0]
    results = summed_up(games, results)
    return results, batch(table, first, results, rows[: at[0]], offered[: at[1]])


def followed(table: Table, logs: Sequence[Sequence[int]]) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """The rows of games that were played before, and what was legal, from their logs."""
    b, rows, offered = light_board(table.board), [], []
    out = [0] * ROOM
    for log in logs:
        g = light_game(table.template()[0])
        for action in log:
            legal(g, b, out)
            rows.append((g.turns, to_act(g), action, out[0]))
            offered += out[1 : out[0] + 1]
            choose(g, b, action)
    return np.array(rows, np.int16).reshape(-1, 4), np.array(offered, np.int16)


def batch(
    table: Table,
    first: int,
    results: Results,
    rows: npt.NDArray[np.int16],
    offered: npt.NDArray[np.int16],
    agents: Sequence[Sequence[str]] = (),
) -> pa.RecordBatch:
    """The rows of some games as columns; the agents of each game by seat, where they are not all random."""
    names = sorted({name for seated in agents for name in seated}) or [RANDOM]
    by_seat = np.array([[names.index(name) for name in seated] for seated in agents] or [[0] * table.parties], np.int8)
    lengths = results["decisions"].astype(np.int64)
    game = np.repeat(np.arange(len(results)), lengths)
    starts = np.repeat(np.cumsum(lengths) - lengths, lengths)
    seat = rows[:, 1].astype(np.int8)
    chance = seat == NOBODY
    offsets = np.concatenate(([0], np.cumsum(rows[:, 3], dtype=np.int64))).astype(np.int32)
    who: Any = pa.array(by_seat[game % len(by_seat), np.maximum(seat, 0)], mask=chance)
    columns = [
        pa.array(game + first),
        pa.array((np.arange(len(rows)) - starts).astype(np.int32)),
        pa.array(rows[:, 0]),
        pa.array(seat),
        pa.array(rows[:, 2]),
        pa.ListArray.from_arrays(pa.array(offsets), pa.array(offered)),  # type: ignore[call-overload]
        pa.array(results["score"][game, np.maximum(seat, 0)], mask=chance),
        pa.array(results["winner"][game] == table.sides()[np.maximum(seat, 0)], mask=chance),
        pa.DictionaryArray.from_arrays(who, pa.array(names)),
    ]
    return pa.RecordBatch.from_arrays(columns, schema=SCHEMA)
