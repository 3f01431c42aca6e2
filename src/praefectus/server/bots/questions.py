"""What is asked of a worker process: it gets what a person would see, and alone loads network and search."""

from __future__ import annotations

from typing import Any

from praefectus.agents import players
from praefectus.server.rulebook import Position, from_position, from_record

PLAIN = ("random", "beginner", "greedy")  # levels that have no better reasons than the greedy one


def choose(position: Position, seat: int, level: str) -> int:
    """What a bot plays; runs in a worker process. Until its rules are compiled, a searching one plays at sight."""
    return players.choose(from_position(position), level, wait=False)


def explain(position: Position, seat: int, level: str | None) -> dict[str, Any] | None:
    """What a bot thinks of the choices, the best one there is if no level is named; runs in a worker process."""
    game = from_position(position)
    if level in PLAIN:
        from praefectus.agents.insight.explanation import by_greedy

        return by_greedy(players.worths(game)).as_dict()
    return players.explain(game)


def prepare() -> None:
    """Compile what the searching levels need; runs in a worker process, once for an installation."""
    players.prepare()


def forecast(position: Position) -> dict[str, Any] | None:
    """Final points and winning chances to expect; runs in a worker process, which alone loads the network."""
    from praefectus.agents.network.forecast import forecast

    expected = forecast(from_position(position))
    return None if expected is None else expected.as_dict()


def analyse(record: str) -> dict[str, Any]:
    """The winning chances over time, and where most was lost; runs in a worker process."""
    from praefectus.agents.insight.analysis import analyse

    return analyse(from_record(record)).as_dict()
