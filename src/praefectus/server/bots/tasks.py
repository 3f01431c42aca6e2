"""What is asked of a worker process: it gets what a person would see, and alone loads network and search."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

from praefectus.agents import players
from praefectus.server.bots.interface import Insight, Whole
from praefectus.server.encoding import encoded
from praefectus.server.games.history import Copy, History, from_link, from_position, from_record, whole
from praefectus.server.games.log_format import Position

logger = logging.getLogger("praefectus.server.bots")

told: set[str] = set()  # levels of which this process has said that they cannot play here
MOST_ENTRIES = 3_000  # of the log of a game in a link: what half a second suffices for
PLAIN = ("random", "novice", "beginner", "greedy")  # levels that have no better reasons than the greedy one


def choose(position: Position, level: str) -> tuple[int, str]:
    """What a bot plays, and at which level; runs in a worker process. Until its rules are compiled, a searching one
    plays without searching. A bot that cannot play as promised (a damaged network) plays at the nearest level below."""
    game = from_position(position)
    for name in nearest(level):
        try:
            playing = players.ready_now(name)
            return players.choose(game, playing), playing
        except Exception as error:
            if name not in told:
                told.add(name)
                logger.error("a bot of level %s cannot play here: %s: %s", name, type(error).__name__, error)
    raise RuntimeError(f"No bot of level {level} or below can play here.")


def nearest(level: str) -> list[str]:
    """The level, and those below it, from strong to weak."""
    order = list(players.LEVELS)
    return [level, *reversed(order[: order.index(level)])] if level in order else [level, players.STANDARD]


def explain(position: Position, level: str | None) -> Insight | None:
    """What a bot thinks of the choices, the best one there is if no level is named, with messages for sentences; runs
    in a worker process."""
    game = from_position(position)
    if level in PLAIN:
        return players.explain_greedily(game)
    return players.explain(game)


def present() -> bool:
    """Whether a worker is there; runs in it."""
    return True


def prepare() -> None:
    """Compile what the searching levels need; runs in a worker process, once for an installation."""
    players.prepare()


def forecast(position: Position) -> Insight | None:
    """Final points and winning chances to expect; runs in a worker process, which alone loads the network."""
    from praefectus.agents.network.forecast import forecast

    expected = forecast(from_position(position))
    return None if expected is None else expected.as_dict()


@lru_cache(maxsize=8)
def _history(game: Whole) -> History:
    """The whole history of a game; the latest ones are cached."""
    return whole(*game)


@lru_cache(maxsize=8)
def read_link(text: str, beginning: bool = False) -> Whole:
    """Return the game of a link, or the certain beginning of a damaged one; runs in a worker process."""
    return from_link(text, MOST_ENTRIES, beginning)


def look_back(game: Whole, what: str, *arguments: Any) -> str | Copy:
    """Ask a History something; runs in a worker process, so that nobody's move waits for it. The answer is text, JSON
    where it is more than that, ready to be sent."""
    history = _history(game)
    if what == "analysis":
        from praefectus.agents.insight.analysis import analyse

        answer: Any = analyse(from_record(history.record_text())).as_dict()
    else:
        answer = getattr(history, what)(*arguments)
    return answer if isinstance(answer, str | Copy) else encoded(answer)
