"""Bots in the browser: they think in the worker itself, and call what runs the network or the search.

They get what a person sees, as on a server, and choose with the same code: a thought yields rows, the browser's
onnxruntime answers, thinking continues.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from array import array
from collections.abc import Generator
from typing import Any, Protocol

from praefectus.agents import players, trial
from praefectus.agents.insight import analysis, explanation
from praefectus.agents.network import forecast, installed
from praefectus.agents.network.policy import Evaluation, Row, T
from praefectus.agents.network.selfplay import POINTS_PER_REWARD
from praefectus.agents.network.thought import run
from praefectus.agents.network.translation import Translation
from praefectus.agents.search.candidates import Batch, Ends
from praefectus.agents.search.lookahead import Asked, Lookahead
from praefectus.engine.interpreted import packed
from praefectus.game import Game, PraefectusError
from praefectus.puzzles import answers, mistakes, shipped
from praefectus.server.bots import tasks
from praefectus.server.bots.interface import Bots, Queue
from praefectus.server.encoding import encoded
from praefectus.server.errors import Refused
from praefectus.server.games.history import Copy, from_position, from_record
from praefectus.server.games.log_format import Position, StoredGame

logger = logging.getLogger("praefectus.server.browser.bots")


class Said(Protocol):
    """The network's outputs for some rows, each as numbers row by row."""

    def to_py(self) -> dict[str, memoryview]: ...


class Thinker(Protocol):
    """What the browser gives its bots."""

    async def evaluate(self, rows: Any, count: int) -> Said:
        """Return what the network says of so many rows, given as one buffer of bytes."""

    async def has_network(self) -> bool:
        """Is the network on this device? It is downloaded when an opponent, a hint or an analysis needs it."""

    async def play_out(self, position: Any, batch: str, translation: str) -> str:
        """Return how a batch of playouts ended (search/candidates.py), played by the rules in WebAssembly."""


class DeviceBots(Bots):
    """All levels."""

    can_forecast = True
    apart = False
    healthy = True

    thinker: Thinker

    def __init__(self, thinker: Thinker | None = None) -> None:
        """Without a thinker now, one must be set before the first question."""
        if thinker is not None:
            self.thinker = thinker
        self.levels = players.levels()
        self.standard = players.STANDARD
        described = installed.networks() / installed.DESCRIPTION
        self.network = json.loads(described.read_text(encoding="utf-8")) if described.exists() else None
        self.translation = Translation(self.network["vocabulary"]) if self.network else None

    @property
    def queues(self) -> dict[str, Queue]:
        return {}

    # The network

    async def think(self, thought: Generator[Asked, Any, T]) -> T:
        """The result of a thought: the browser runs the network and plays batches out."""
        return await run(thought, self._answer)

    async def _answer(self, asked: Asked) -> Evaluation | Ends:
        return await (self._played_out(asked) if isinstance(asked, Batch) else self._evaluated(asked))

    async def _played_out(self, batch: Batch) -> Ends:
        assert self.translation is not None
        position = array("b", packed(batch.position))
        said = await self.thinker.play_out(position, batch.as_json(), json.dumps(self.translation.as_dict()))
        return Ends.from_json(said)

    async def _evaluated(self, rows: list[Row]) -> Evaluation:
        assert self.translation is not None
        read = array("b")
        for row in rows:
            read.extend(self.translation.row(row))
        said = (await self.thinker.evaluate(read, len(rows))).to_py()
        found = {name: _in_rows(numbers, len(rows)) for name, numbers in said.items()}
        points = found.get("points")
        return Evaluation(
            [self.translation.logits(logits) for logits in found["logits"]],
            found["values"],
            None if points is None else [[number * POINTS_PER_REWARD for number in row] for row in points],
            found.get("wins"),
        )

    # What a registry asks

    async def choose(self, position: Position, level: str, who: str, people: bool) -> tuple[int, str]:
        game = from_position(position)
        for name in tasks.nearest(level):
            try:
                return await self.chosen(game, name, random.Random()), name
            except Exception as error:
                logger.error("a bot of level %s cannot play here: %s: %s", name, type(error).__name__, error)
            await asyncio.sleep(0)
        raise RuntimeError(f"No bot of level {level} or below can play here.")

    async def chosen(self, game: Game, level: str, chance: random.Random) -> int:
        """Return an opponent's choice, as on a server with the same seed."""
        player = players.agent(level)
        if player.thinks is None:
            return player.choose(game, chance)
        return await self.think(player.thinks(game.fork(), chance))

    async def explain(self, position: Position, level: str | None, who: str) -> dict[str, Any] | None:
        game = from_position(position)
        if level in tasks.PLAIN or self.translation is None:
            return players.explain_greedily(game)
        search = Lookahead(players.HINT_BUDGET, players.HINT_PLAN)
        try:
            return (await self.think(explanation.by_search(game, search, random.Random()))).as_dict()
        except Exception as error:
            _cannot_play_out(error)
            return (await self.think(explanation.by_network(game, random.Random()))).as_dict()

    async def forecast(self, position: Position, who: str) -> dict[str, Any] | None:
        if self.translation is not None and not await self.thinker.has_network():
            return None  # don't download megabytes only for a forecast
        game = from_position(position)
        expected = None if self.translation is None else await self.think(forecast.expected(game))
        self.can_forecast = expected is not None
        return None if expected is None else expected.as_dict()

    async def look_back(self, who: str, game: StoredGame, what: str, *arguments: Any) -> str | Copy:
        if what != "analysis":
            return tasks.look_back(game, what, *arguments)
        return encoded(await self.analyse(from_record(str(tasks.look_back(game, "record_text")))))

    async def analyse(self, game: Game) -> dict[str, Any]:
        """Win chances over time and the costliest choices of a game."""
        if self.translation is None:
            return tasks.with_puzzles(analysis.analyse(game).as_dict(), {})
        try:
            found = await self.think(analysis.by_playouts(game, lambda done, total: None))
            puzzles = await self.think(mistakes.of_analysis(game, found))
        except Exception as error:
            _cannot_play_out(error)
            found, puzzles = await self.think(analysis.by_network(game, lambda done, total: None)), {}
        return tasks.with_puzzles(found.as_dict(), puzzles)

    async def grade(self, who: str, puzzle: str, game: str) -> dict[str, Any] | None:
        try:
            found = await self.think(answers.grade(shipped.puzzle_of(puzzle), game))
        except PraefectusError as error:
            raise Refused("wrong_link", error.message) from error
        return None if found is None else found.as_dict()

    async def try_out(self, who: str, board: str | dict[str, Any], seats: int, games: int) -> dict[str, Any]:
        ends = []
        for end in trial.played(board, seats, games):
            ends.append(end)
            await asyncio.sleep(0)
        return trial.summary(ends).as_dict()

    async def read_link(self, who: str, text: str, beginning: bool = False) -> StoredGame:
        return tasks.read_link(text, beginning)

    def close(self) -> None: ...


def _cannot_play_out(error: Exception) -> None:
    """The forecast is then the network's own, without search."""
    logger.error("nothing can be played out here: %s: %s", type(error).__name__, error)


def _in_rows(numbers: memoryview, count: int) -> list[list[float]]:
    """One list for each row."""
    flat: list[float] = list(numbers)
    size = len(flat) // count
    return [flat[start : start + size] for start in range(0, len(flat), size)]
