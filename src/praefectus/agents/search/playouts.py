"""Playouts: a position played on many times by the network itself, to see how a choice ends.

All games run in one batch: the compiled rules play a step of each, then one call of the network serves all. A position
holds no hidden order of cards: chance is drawn when it is due, so nothing is known here that a player does not know.

web/src/search/playouts.ts runs the same loop over the same compiled steps in a browser, whose network and cores only
JavaScript can use.
"""

from __future__ import annotations

import time

import numpy as np

from praefectus.agents.network.learned import Learned
from praefectus.agents.network.policy import Evaluation
from praefectus.agents.search.candidates import TURNS, Batch, Ends
from praefectus.agents.search.loops import draw_loop, ends_loop
from praefectus.agents.search.playout_step import Answer, Outcome, Playing
from praefectus.agents.search.positions import Positions
from praefectus.engine.arrays import to_array
from praefectus.rules.vocabulary import NONE, SEATS


def played_out(network: Learned, batch: Batch) -> Ends:
    """Play every action of the batch out."""
    count = len(batch.actions) * batch.each
    positions = Positions(
        to_array(batch.position), batch.board, np.tile(batch.numbers, len(batch.actions)), network.threads
    )
    positions.actions[0] = np.repeat(batch.actions, batch.each)
    playing = Playing(np.zeros(count, np.int64), np.array(batch.draws, np.int64), np.full(count, NONE, np.int64))
    judged, began = 0, time.perf_counter()
    positions.step()
    for choice in range(batch.depth + 1):
        live = np.flatnonzero(~positions.over)
        playing.live[: len(live)] = live
        said = network.evaluate(positions.rows[0][live]) if len(live) else None
        judged += len(live)
        late = batch.seconds is not None and time.perf_counter() - began >= batch.seconds
        if said is None or choice == batch.depth or late:
            return _ends(batch, positions, playing, said, len(live), judged)
        asked = len(live), batch.seat, batch.position.turns, batch.temperature
        draw_loop()(*asked, positions.tables, positions.choices, playing, _answer(said))
        positions.step()
    raise AssertionError("the last answer ends them all")


def _answer(said: Evaluation) -> Answer:
    """Return where the network has no forecast, numbers that are not read."""
    return Answer(
        said.logits,
        said.values,
        said.values if said.points is None else said.points,
        said.values if said.wins is None else said.wins,
    )


def _ends(
    batch: Batch, positions: Positions, playing: Playing, said: Evaluation | None, live: int, judged: int
) -> Ends:
    count, seats = positions.count, int(batch.position.seats)
    outcome = Outcome(np.zeros(count), np.zeros((count, SEATS)), np.zeros((count, SEATS)))
    forecasts = said is None or said.forecasts
    nothing = np.zeros((1, SEATS), np.float32)
    ends_loop()(
        count, live, batch.seat, int(forecasts), positions.tables, positions.choices, positions.ends, playing,
        Answer(nothing, nothing, nothing, nothing) if said is None else _answer(said), outcome,
    )  # fmt: skip
    return Ends(
        outcome.value.tolist(),
        outcome.chances[:, :seats].tolist() if forecasts else None,
        outcome.final[:, :seats].tolist() if forecasts else None,
        playing.cards.tolist(),
        np.where(positions.over, positions.ends.results[0, :, TURNS], NONE).tolist(),
        judged,
    )
