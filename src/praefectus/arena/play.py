"""Play a piece of the plan: many games side by side, each waiting when an agent outside the loop has to be asked."""

from __future__ import annotations

import random
import time
from array import array

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from praefectus.agents.network import observation
from praefectus.arena.agents import Agent, agent
from praefectus.arena.errors import ArenaError
from praefectus.arena.loop import games
from praefectus.arena.loop.compiled import play_on
from praefectus.arena.loop.games import CONSULTED, PARTS
from praefectus.arena.plan import Piece, Plan
from praefectus.arena.results import table_of
from praefectus.engine import game_loop as loop
from praefectus.engine.arrays import GAME_DTYPE, boards_with, to_array
from praefectus.game import Game
from praefectus.game.state import new_state
from praefectus.rules.actions import ACTIONS
from praefectus.rules.random_play import next_random, seeded
from praefectus.rules.vocabulary import NOBODY, NONE, PLACES, SEATS

LOG_ROOM = 4096  # entries of a log between two readings
MAX_ROUNDS = 500  # agents that get nowhere are stopped here, and their points counted
CHANCE, WHIM = 0, 1  # the two streams of random numbers


def play_piece(plan: Plan, piece: Piece) -> pa.Table:
    """The games of a piece from the deal to the end, as rows of the results."""
    tables = Tables(plan, piece)
    while not tables.over:
        waiting = tables.run_on()
        for name in dict.fromkeys(plan.agents):  # one that meets itself is asked once
            tables.ask(agent(name), waiting)
    return tables.results()


class Tables:
    """The games of a piece, all on one board."""

    def __init__(self, plan: Plan, piece: Piece) -> None:
        self.plan, self.piece, count = plan, piece, piece.count
        self.numbers = range(piece.first, piece.first + count)
        self.seating = [plan.seating(number) for number in self.numbers]
        names = np.array(self.seating)
        self.boards, (number,) = boards_with(plan.configuration.board)
        self.board_of = np.full(count, number, np.int16)
        self.games = np.zeros(count, GAME_DTYPE)
        self.games[:] = to_array(new_state(plan.configuration))[0]
        self.actions = np.full(count, NONE, np.int64)
        self.chances = np.array([seeded(2 * plan.seed + CHANCE, plan.deal(number)) for number in self.numbers])
        self.whims = np.array([seeded(2 * plan.seed + WHIM, number) for number in self.numbers])
        self.controls = np.full((count, SEATS), NONE, np.int8)
        for name in plan.agents:
            self.controls[:, : plan.seats][names == name] = agent(name).control
        self.rows = np.zeros((count, observation.FEATURES), np.int8)
        self.masks = np.zeros((count, ACTIONS), np.uint8)
        self.asked = np.full(count, NOBODY, np.int8)
        self.seen = np.zeros((count, SEATS), np.int64)
        self.built = np.full((count, SEATS, PLACES), NONE, np.int16)
        self.choices = np.zeros((count, SEATS), np.int32)
        self.parts = np.zeros((count, SEATS, PARTS), np.int16)
        self.standings = np.zeros((count, SEATS, 2), np.int16)
        self.seconds = np.zeros((count, SEATS), np.float32)
        self.openings = np.full((count, SEATS, games.OPENING), NONE, np.int8)
        self.logs = np.zeros((count, LOG_ROOM), np.int16)
        self.lengths = np.zeros(count, np.int64)
        self._names = names
        self._whims = [random.Random(f"{plan.seed} {number}") for number in self.numbers]
        consulted = bool((self.controls == CONSULTED).any())
        self._positions = [Game(plan.configuration) for _ in self.numbers] if consulted else []
        self._written = [array("h") for _ in self.numbers]

    @property
    def over(self) -> bool:
        return bool(self.games["over"].all())

    def run_on(self) -> npt.NDArray[np.int64]:
        """Carry the answers out; which games wait for an answer now? Consulted agents see a game with its log."""
        play_on()(
            len(self.games), MAX_ROUNDS,
            loop.Tables(
                self.games, self.boards, self.board_of, self.games[:1], self.board_of[:1], self.chances, self.controls
            ),
            games.Questions(self.rows, self.masks, self.asked, self.actions),
            games.Notes(
                self.seen, self.built, self.choices, self.parts, self.standings, self.openings, self.logs,
                self.lengths, self.whims,
            ),
        )  # fmt: skip
        self.actions[:] = NONE
        for number in np.flatnonzero(self.lengths):
            entries = self.logs[number, : self.lengths[number]]
            self._written[number].frombytes(entries.tobytes())
            if self._positions:
                self._positions[number].follow(entries.tolist())
        self.lengths[:] = 0
        return np.flatnonzero(self.asked >= 0)

    def ask(self, player: Agent, waiting: npt.NDArray[np.int64]) -> None:
        """Let an agent answer in all games that wait for it."""
        mine = waiting[self._names[waiting, self.asked[waiting]] == player.name]
        if not len(mine):
            return
        if player.policy is not None:
            began = time.perf_counter()
            self.whims[mine] = next_random(self.whims[mine])
            self.actions[mine] = player.policy(self.rows[mine], self.masks[mine], self.whims[mine] / 2**32)
            self.seconds[mine, self.asked[mine]] += (time.perf_counter() - began) / len(mine)
        else:
            for number in mine:
                self.consult(player, int(number))
        if not self.masks[mine, self.actions[mine]].all():
            raise ArenaError("arena-illegal", name=player.name)

    def consult(self, player: Agent, number: int) -> None:
        assert player.player is not None
        began = time.perf_counter()
        self.actions[number] = player.player.choose(self._positions[number], self._whims[number])
        self.seconds[number, self.asked[number]] += time.perf_counter() - began

    def results(self) -> pa.Table:
        return table_of(self.plan, self.numbers, self.seating, self.games, self.built, self.choices, self.parts,
                        self.standings, self.seconds, self.openings, self._written)  # fmt: skip
