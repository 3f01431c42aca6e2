"""Plays many random games on any of the four engines, and sums them up.

Each game has a random number of its own, made from the seed and its place in the row. So its result does not depend on
the machine, on the number of threads, or on how the row is cut into pieces.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cache
from multiprocessing import get_context
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from praefectus import data
from praefectus.engine.arrays import GAME_DTYPE, board_record, light_game, to_array
from praefectus.engine.batches import random_game
from praefectus.engine.interpreted import copy_of, empty_game, light_board
from praefectus.language import Message, MessageError
from praefectus.rules.actions import ACTIONS
from praefectus.rules.end import side_of
from praefectus.rules.random_play import CHECK_FACTOR, MASK32, draw, next_random, seeded
from praefectus.rules.setup import set_up
from praefectus.rules.tables import HOUSES
from praefectus.rules.turn import choose, legal
from praefectus.rules.vocabulary import NOBODY, SEATS

ENGINES = ("interpreted", "cpu", "gpu", "wasm")
DECISION_LIMIT = 100_000  # no game is this long; one that were would not end
LARGEST_SEED = 2**63 - 1  # that compiled loops take
PIECE = {"interpreted": 8, "cpu": 512}  # games that one thread plays between two reports

RESULT = np.dtype(
    [
        ("decisions", np.int64),
        ("check", np.int64),
        ("turns", np.int16),
        ("winner", np.int16),
        ("ended_by", np.int16),
        ("score", np.int16, (SEATS,)),
    ]
)
Results: TypeAlias = npt.NDArray[np.void]
ENDINGS = ("unfinished", "last_card", "last_house")
UNFINISHED, LAST_CARD, LAST_HOUSE = range(3)


class SimulationError(MessageError):
    """Games that cannot be played as asked; the text says why, and what would be right."""


class Setting(Protocol):
    """What is played, in the numbers of the rules."""

    @property
    def board(self) -> str: ...
    @property
    def parties(self) -> int: ...
    @property
    def module_bits(self) -> int: ...
    @property
    def option_bits(self) -> int: ...


@dataclass(frozen=True)
class Table:
    """A setting without anything else, so that it travels to other processes."""

    board: str
    parties: int
    module_bits: int
    option_bits: int
    own_board: data.Board | None = field(default=None, compare=False, repr=False)  # other processes don't know it

    @classmethod
    def of(cls, setting: Setting) -> Table:
        known = data.board(setting.board)
        own = known if known.own else None
        return cls(setting.board, setting.parties, setting.module_bits, setting.option_bits, own)

    @cache  # noqa: B019 - tables are few and small
    def template(self) -> npt.NDArray[np.void]:
        """The game before the first outcome of chance, as an array of one."""
        g = empty_game()
        set_up(g, light_board(self.board), self.parties, self.module_bits, self.option_bits)
        return to_array(g)

    @cache  # noqa: B019 - tables are few and small
    def sides(self) -> npt.NDArray[np.int64]:
        """The side of every seat, named by its first seat, as the winner is."""
        g = light_game(self.template()[0])
        return np.array([side_of(g, seat) for seat in range(self.parties)])


@dataclass
class Simulation:
    """The sums over all games; the fields are the keys of the JSON output."""

    games: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    turns_per_game: float
    ended_by: dict[str, int]
    mean_scores: list[float]
    wins_by_seat: list[int]
    check: str

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


# one piece of the row on each engine


def play_interpreted(table: Table, seed: int, first: int, count: int) -> Results:
    """Play random games with the interpreted rules."""
    b = light_board(table.board)
    out = [0] * (ACTIONS + 1)
    games, results = np.zeros(count, GAME_DTYPE), np.zeros(count, RESULT)
    for k in range(count):
        g = light_game(table.template()[0])
        results["decisions"][k], results["check"][k] = random_game(g, b, seeded(seed, first + k), out, DECISION_LIMIT)
        games[k] = to_array(g)[0]
    return summed_up(games, results)


def play_compiled(table: Table, seed: int, first: int, count: int) -> Results:
    """Random games played by the compiled rules, without the interpreter's lock."""
    from praefectus.engine.cpu import loops_for

    games, decisions, checks = np.zeros(count, GAME_DTYPE), np.zeros(count, np.int64), np.zeros(count, np.int64)
    boards, template = board_record(table.board), table.template()
    play = loops_for(table.module_bits).random_games
    play(games, boards, template, seed, first, count, DECISION_LIMIT, decisions, checks)
    results = np.zeros(count, RESULT)
    results["decisions"], results["check"] = decisions, checks
    return summed_up(games, results)


def verify_compiled(table: Table, seed: int, first: int, count: int) -> Results:
    """The same with every invariant checked after every decision; one game of each piece is also interpreted."""
    from praefectus.engine.invariants import checked_games, sentence

    games, faults = np.zeros(count, GAME_DTYPE), np.zeros(count, np.int64)
    decisions, checks = np.zeros(count, np.int64), np.zeros(count, np.int64)
    boards, template = board_record(table.board), table.template()
    checked_games()(games, boards, template, seed, first, count, DECISION_LIMIT, decisions, checks, faults)
    for k in np.flatnonzero(faults):
        raise SimulationError(wrong(seed, first + int(k), int(decisions[k]), sentence(int(faults[k]))))
    results = np.zeros(count, RESULT)
    results["decisions"], results["check"] = decisions, checks
    results = summed_up(games, results)
    if play_interpreted(table, seed, first, 1)[0] != results[0]:
        raise SimulationError("game-differs", game=first, seed=str(seed))
    return results


def verify_interpreted(table: Table, seed: int, first: int, count: int) -> Results:
    """Interpreted games with every invariant checked, each position and each step from one to the next."""
    from praefectus.engine.invariants import broken, broken_step

    b = light_board(table.board)
    out = [0] * (ACTIONS + 1)
    games, results = np.zeros(count, GAME_DTYPE), np.zeros(count, RESULT)
    for k in range(count):
        g = light_game(table.template()[0])
        x, decisions, check = seeded(seed, first + k), 0, 0
        while not g.over and decisions < DECISION_LIMIT:
            before = copy_of(g)
            legal(g, b, out)
            x = next_random(x)
            action = draw(g, b, out, x)
            choose(g, b, action)
            decisions, check = decisions + 1, (check * CHECK_FACTOR + action + 1) & MASK32
            if (found := broken(g, b) or broken_step(before, g)) is not None:
                raise SimulationError(wrong(seed, first + k, decisions, found))
        results["decisions"][k], results["check"][k] = decisions, check
        games[k] = to_array(g)[0]
    return summed_up(games, results)


def wrong(seed: int, game: int, decisions: int, sentence: str | None) -> Message:
    return Message("game-wrong", game=game, seed=str(seed), decisions=decisions, why=sentence)


def summed_up(games: npt.NDArray[np.void], results: Results) -> Results:
    """Turns, winner, ending and points from the final positions."""
    for name in ("turns", "winner", "score"):
        results[name] = games[name]
    ended = games["end_by"].astype(np.int64)
    houses = np.take_along_axis(games["house_count"], np.maximum(ended, 0)[:, None], axis=1)[:, 0]
    by = np.where((ended != NOBODY) & (houses >= HOUSES), LAST_HOUSE, LAST_CARD)
    results["ended_by"] = np.where(games["over"] != 0, by, UNFINISHED)
    return results


# the whole row


@dataclass
class Totals:
    """Adds up results in the order of the games."""

    table: Table
    games: int = 0
    decisions: int = 0
    turns: int = 0
    endings: list[int] = field(default_factory=lambda: [0] * len(ENDINGS))
    scores: npt.NDArray[np.int64] = field(default_factory=lambda: np.zeros(SEATS, np.int64))
    wins: list[int] = field(default_factory=lambda: [0] * SEATS)
    digest: Any = field(default_factory=hashlib.sha256)

    def add(self, results: Results) -> None:
        if (results["ended_by"] == UNFINISHED).any():
            stuck = self.games + int(np.flatnonzero(results["ended_by"] == UNFINISHED)[0])
            raise SimulationError("game-endless", game=stuck, most=DECISION_LIMIT)
        self.games += len(results)
        self.decisions += int(results["decisions"].sum())
        self.turns += int(results["turns"].sum(dtype=np.int64))
        self.scores += results["score"].sum(axis=0, dtype=np.int64)
        for ending in (LAST_CARD, LAST_HOUSE):
            self.endings[ending] += int((results["ended_by"] == ending).sum())
        for seat, side in enumerate(self.table.sides()):
            self.wins[seat] += int((results["winner"] == side).sum())
        self.digest.update(results["check"].astype("<u4").tobytes())

    def simulation(self, seconds: float) -> Simulation:
        count = max(1, self.games)
        rate = 1 / seconds if seconds > 0 else 0.0
        return Simulation(
            games=self.games,
            seconds=round(seconds, 3),
            games_per_s=round(self.games * rate, 1),
            decisions_per_s=round(self.decisions * rate),
            decisions_per_game=round(self.decisions / count, 2),
            turns_per_game=round(self.turns / count, 2),
            ended_by={ENDINGS[ending]: self.endings[ending] for ending in (LAST_CARD, LAST_HOUSE)},
            mean_scores=[round(float(self.scores[seat]) / count, 2) for seat in range(self.table.parties)],
            wins_by_seat=self.wins[: self.table.parties],
            check=self.digest.hexdigest()[:16],
        )


def pieces(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


def check_request(
    games: int, engine: str, threads: int | None = None, verify: bool = False, recorded: bool = False
) -> None:
    """Refuse requests that no engine can carry out."""
    if engine not in ENGINES:
        raise SimulationError("no-such-engine", engine=engine, known=", ".join(ENGINES))
    if games < 1:
        raise SimulationError("simulate-games", games=games)
    if engine in ("gpu", "wasm") and (verify or recorded):
        raise SimulationError("engine-cannot-check" if verify else "engine-cannot-keep", engine=engine)
    if verify and recorded:
        raise SimulationError("simulate-either")
    if threads is not None and threads < 1:
        raise SimulationError("simulate-threads", threads=threads)


def folded(seed: int) -> int:
    """A seed that every engine takes, for the same games: they depend on its last 32 bits alone."""
    return seed if abs(seed) <= LARGEST_SEED else seed & MASK32


def simulate(
    setting: Setting,
    games: int,
    seed: int = 1,
    *,
    engine: str = "cpu",
    threads: int | None = None,
    verify: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play random games and sum them up. `progress` gets the number of finished games."""
    check_request(games, engine, threads, verify)
    table = Table.of(setting)
    totals = Totals(table)
    if engine == "cpu" and not verify:
        from praefectus.engine.cpu import loops_for

        loops_for(table.module_bits, games=games).random_games.prepare()
    began = time.perf_counter()
    for results in row_of_results(table, games, seed, engine, threads or os.cpu_count() or 1, verify):
        totals.add(results)
        progress(totals.games)
    return totals.simulation(time.perf_counter() - began)


def row_of_results(
    table: Table, games: int, seed: int, engine: str, threads: int, verify: bool = False
) -> Iterator[Results]:
    """The results of all games, piece by piece, in their order."""
    seed = folded(seed)
    if engine == "gpu":
        from praefectus.engine.gpu import play_on_gpu

        yield from play_on_gpu(table, seed, games)
    elif engine == "wasm":
        from praefectus.engine.wasm.node_engine import play_in_node

        yield from play_in_node(table, seed, games, threads)
    elif engine == "cpu":
        play = verify_compiled if verify else play_compiled
        with ThreadPoolExecutor(threads) as pool:
            yield from in_order(pool, threads, play, table, seed, games, PIECE["cpu"])
    else:
        play = verify_interpreted if verify else play_interpreted
        if threads == 1 or games <= PIECE["interpreted"]:
            yield from (play(table, seed, first, count) for first, count in pieces(games, PIECE["interpreted"]))
            return
        with ProcessPoolExecutor(threads, get_context("spawn")) as processes:
            yield from in_order(processes, threads, play, table, seed, games, PIECE["interpreted"])


def in_order(
    pool: Executor, workers: int, play: Callable[[Table, int, int, int], Results], table: Table, seed: int, games: int,
    size: int,
) -> Iterator[Results]:  # fmt: skip
    """Let the workers play the pieces; hand them on in the order of the games, never many more than are needed."""
    waiting: deque[Future[Results]] = deque()
    try:
        for first, count in pieces(games, size):
            waiting.append(pool.submit(play, table, seed, first, count))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()
