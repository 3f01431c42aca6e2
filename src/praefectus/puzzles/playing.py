"""Games played to their end from many positions at once: the judge of puzzles, for no network's opinion is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from praefectus import data
from praefectus.agents.network.selfplay import WON
from praefectus.engine.arrays import to_array
from praefectus.rules.record import GameRecord
from praefectus.rules.vocabulary import NONE, SEATS

AT_ONCE = 2048  # games of a batch on a CPU
MOST_STEPS = 4000  # choices of a game


@dataclass(frozen=True)
class Start:
    """A position to play on from, and the choice to begin with; NONE where nothing is decided."""

    position: np.ndarray  # of one record
    board: int
    seat: int  # whose chance is asked for
    action: int = NONE


@dataclass(frozen=True)
class Ends:
    """How the games of every start ended: [start, copy] and [start, copy, seat]."""

    won: npt.NDArray[np.bool_]  # by the seat of the start
    points: npt.NDArray[np.int16]
    turns: npt.NDArray[np.int16]  # that were played in all
    last: np.ndarray  # the records of the games at their end


def start_of(g: GameRecord, board: str, seat: int, action: int = NONE) -> Start:
    return Start(to_array(g), data.board_ids().index(board), seat, action)


def play_to_end(starts: Sequence[Start], copies: int, temperature: float, seed: int) -> Ends:
    """Every start so many times to the end of the game, with the same luck for all of them."""
    each = max(1, AT_ONCE // copies)
    parts = [_played(starts[first : first + each], copies, temperature, seed) for first in range(0, len(starts), each)]
    return Ends(*(np.concatenate([getattr(part, name) for part in parts]) for name in Ends.__dataclass_fields__))


def _played(starts: Sequence[Start], copies: int, temperature: float, seed: int) -> Ends:
    from praefectus.agents.network.learned import standard_network
    from praefectus.agents.search.loops import draw_loop
    from praefectus.agents.search.playout_step import Answer, Playing
    from praefectus.agents.search.positions import Positions

    network, count = standard_network(), len(starts) * copies
    numbers, draws = np.random.default_rng(seed).integers(1, 2**32, (2, copies))
    positions = Positions(starts[0].position, data.board_ids()[0], np.tile(numbers, len(starts)))
    positions.games[:] = np.repeat(np.concatenate([start.position for start in starts]), copies)
    positions.tables.board_of[:] = np.repeat([start.board for start in starts], copies)
    positions.actions[0] = np.repeat([start.action for start in starts], copies)
    playing = Playing(np.zeros(count, np.int64), np.tile(draws, len(starts)), np.full(count, NONE, np.int64))
    positions.step()
    for _ in range(MOST_STEPS):
        live = np.flatnonzero(~positions.over)
        if not len(live):
            break
        playing.live[: len(live)] = live
        said = network.evaluate(positions.rows[0][live])
        answer = Answer(said.logits, said.values, said.values, said.values)
        draw_loop()(len(live), -1, 0, temperature, positions.tables, positions.choices, playing, answer)
        positions.step()
    results = positions.results[0].reshape(len(starts), copies, -1)
    seats = np.array([start.seat for start in starts])[:, None]
    return Ends(
        (results[:, :, WON] >> seats & 1).astype(bool),
        results[:, :, :SEATS],
        results[:, :, 7],
        positions.games.reshape(len(starts), copies),
    )
