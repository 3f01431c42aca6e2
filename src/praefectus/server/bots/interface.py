"""The interface between a registry and the code that computes for its bots: worker processes, or the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from praefectus.agents.players import Level, current_name
from praefectus.server.errors import Refused
from praefectus.server.games.history import Copy
from praefectus.server.games.log_format import Position

Whole: TypeAlias = tuple[str, tuple[str, ...]]  # a stored game: its header and the lines of its log


Insight: TypeAlias = dict[
    str, Any
]  # a forecast or an explanation of agents/insight as JSON, with messages for sentences


class Queue(Protocol):
    """Questions that wait, and those that are thought about."""

    @property
    def length(self) -> int: ...

    @property
    def under_way(self) -> int: ...

    def news(self) -> dict[str, float]:
        """What each address has used here since this was asked last."""

    def use(self, process: str, who: str, amount: float) -> None:
        """An address has used so much at another process."""

    def came(self) -> None:
        """Another process is there now."""

    def gone(self, process: str) -> None:
        """Another process is no longer there."""


class Bots(Protocol):
    """The levels that can be played here, and what may be asked of them."""

    levels: Mapping[str, Level]
    standard: str
    foresee: bool  # until it is known that there is no forecast
    apart: bool = True  # they compute elsewhere; the registry continues meanwhile
    ready: bool = True  # those that search need nothing more to be made ready

    @property
    def queues(self) -> Mapping[str, Queue]: ...

    @property
    def well(self) -> bool: ...

    def level(self, name: str | None) -> str:
        """A level by its name; the standard one without."""
        if name is None:
            return self.standard
        name = current_name(name)
        if name not in self.levels:
            raise Refused("wrong_setup", "no-such-bot", name=name, known=", ".join(self.levels))
        return name

    def seconds(self, level: str) -> float:
        return self.levels[level].seconds if level in self.levels else 0.0

    def prepare(self) -> None:
        """Make ready what those that search need; nothing by default."""
        return

    async def choose(self, position: Position, level: str, who: str, people: bool) -> tuple[int, str]:
        """The number of the choice a bot takes, and the level at which it was able to play."""

    async def explain(self, position: Position, level: str | None, who: str) -> Insight | None:
        """What a bot thinks of the choices; None if this level cannot say."""

    async def forecast(self, position: Position, who: str) -> Insight | None:
        """What every seat may expect at the end; None where no network is installed, and then never asked again."""

    async def look_back(self, who: str, game: Whole, what: str, *arguments: Any) -> str | Copy:
        """Something about a game from its first entry on; see questions.look_back."""

    async def read_link(self, who: str, text: str, beginning: bool = False) -> Whole:
        """The game of a link; see questions.read_link."""

    def close(self) -> None: ...
