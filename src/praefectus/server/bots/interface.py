"""The interface between the registry and the code that computes for bots: worker processes, or the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from praefectus.agents.players import Level, current_name
from praefectus.server.errors import Refused
from praefectus.server.games.history import Copy
from praefectus.server.games.log_format import Position, StoredGame

Insight: TypeAlias = dict[
    str, Any
]  # a forecast or an explanation of agents/insight as JSON, with messages for sentences


class Queue(Protocol):
    """Questions that wait or are being computed."""

    @property
    def length(self) -> int: ...

    @property
    def under_way(self) -> int: ...

    def new_usage(self) -> dict[str, float]:
        """Return the use by each address since the last call."""

    def use(self, process: str, who: str, amount: float) -> None:
        """Count what an address used at another process."""

    def process_joined(self) -> None:
        """Another process has started."""

    def process_left(self, process: str) -> None:
        """Another process has ended."""


class Bots(Protocol):
    """The levels of this installation, and the questions that they answer."""

    levels: Mapping[str, Level]
    standard: str
    can_forecast: bool  # False once a worker has answered that no network is installed
    apart: bool = True  # they compute outside the registry's event loop
    ready: bool = True  # the rules are compiled for the levels that search

    @property
    def queues(self) -> Mapping[str, Queue]: ...

    @property
    def healthy(self) -> bool: ...

    def level(self, name: str | None) -> str:
        """Return the name of a level; without a name, of the standard level."""
        if name is None:
            return self.standard
        name = current_name(name)
        if name not in self.levels:
            raise Refused("wrong_setup", "no-such-bot", name=name, known=", ".join(self.levels))
        return name

    def seconds(self, level: str) -> float:
        return self.levels[level].seconds if level in self.levels else 0.0

    def prepare(self) -> None:
        """Compile what the searching levels need; by default nothing."""
        return

    async def choose(self, position: Position, level: str, who: str, people: bool) -> tuple[int, str]:
        """Return the number of the bot's choice, and the level at which it played."""

    async def explain(self, position: Position, level: str | None, who: str) -> Insight | None:
        """Return a bot's opinion of the choices; None if this level can't explain."""

    async def forecast(self, position: Position, who: str) -> Insight | None:
        """Return the expected result of every seat; None if no network is installed, and then it isn't asked again."""

    async def try_out(self, who: str, board: str | dict[str, Any], seats: int, games: int) -> Insight:
        """Return how games between bots on a board went (agents/trial.py)."""

    async def look_back(self, who: str, game: StoredGame, what: str, *arguments: Any) -> str | Copy:
        """Answer a question about the history of a game; see tasks.look_back."""

    async def read_link(self, who: str, text: str, beginning: bool = False) -> StoredGame:
        """Return the game in a link; see tasks.read_link."""

    async def grade(self, who: str, puzzle: str, game: str) -> Insight | None:
        """Return how good the turn is that the game in a link plays from a puzzle's position; None before its end."""

    def close(self) -> None: ...
