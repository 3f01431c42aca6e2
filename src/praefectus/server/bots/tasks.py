"""The functions that run in worker processes. Only workers load the network and the search; they get what a person
sees."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

from praefectus.agents import players
from praefectus.game import Game, PraefectusError
from praefectus.server.bots.interface import Insight
from praefectus.server.encoding import encoded
from praefectus.server.errors import Refused
from praefectus.server.games.history import Copy, History, from_link, from_position, from_record, whole
from praefectus.server.games.log_format import Position, StoredGame

logger = logging.getLogger("praefectus.server.bots")

reported: set[str] = set()  # levels that this process has logged as unplayable
histories: dict[StoredGame, History] = {}  # the latest last
MOST_HISTORIES = 8
MOST_ENTRIES = 3_000  # entries in the log of a game in a link; reading so many takes half a second
PLAIN = ("random", "novice", "beginner", "greedy")  # levels that are explained by the greedy one


def choose(position: Position, level: str) -> tuple[int, str]:
    """Choose for a bot; return the choice and the level that was played.

    A searching bot plays without search until its rules are compiled. A bot that can't play as promised (a damaged
    network) plays at the nearest level below.
    """
    game = from_position(position)
    for name in nearest(level):
        try:
            playing = players.ready_now(name)
            return players.choose(game, playing), playing
        except Exception as error:
            if name not in reported:
                reported.add(name)
                logger.error("a bot of level %s cannot play here: %s: %s", name, type(error).__name__, error)
    raise RuntimeError(f"No bot of level {level} or below can play here.")


def nearest(level: str) -> list[str]:
    """Return the level and those below it, strongest first."""
    order = list(players.levels())
    return [level, *reversed(order[: order.index(level)])] if level in order else [level, players.STANDARD]


def explain(position: Position, level: str | None) -> Insight | None:
    """Return a bot's opinion of the choices, with messages for sentences; without a level, the best bot answers."""
    game = from_position(position)
    if level in PLAIN:
        return players.explain_greedily(game)
    return players.explain(game)


def present() -> bool:
    """Return True: this worker answers."""
    return True


def prepare() -> None:
    """Compile what the searching levels need, once per installation."""
    players.prepare()


def forecast(position: Position) -> Insight | None:
    """Return expected final points and win chances; None without a network."""
    from praefectus.agents.insight.late_forecast import forecast

    expected = forecast(from_position(position))
    return None if expected is None else expected.as_dict()


def try_out(board: Any, seats: int, games: int) -> Insight:
    """Return how games between bots on a board went."""
    from praefectus.agents import trial

    return trial.summary(list(trial.played(board, seats, games))).as_dict()


def _history(game: StoredGame) -> History:
    """Return the history of a game; the latest few are remembered."""
    known = histories.pop(game) if game in histories else None
    return _remembered(game, known or whole(*game))


def _remembered(game: StoredGame, history: History) -> History:
    histories[game] = history
    while len(histories) > MOST_HISTORIES:
        del histories[next(iter(histories))]
    return history


@lru_cache(maxsize=8)
def read_link(text: str, beginning: bool = False) -> StoredGame:
    """Return the game in a link, or the undamaged beginning of a damaged one."""
    game, history = from_link(text, MOST_ENTRIES, beginning)
    _remembered(game, history)
    return game


def grade(puzzle: str, game: str) -> Insight | None:
    """Return how good the turn is that the game in a link plays from a puzzle's position; None before its end."""
    from praefectus.agents.network.learned import standard_network
    from praefectus.agents.search.search import led
    from praefectus.puzzles import answers, shipped

    try:
        found = led(answers.grade(shipped.puzzle_of(puzzle), game), standard_network())
    except PraefectusError as error:
        raise Refused("wrong_link", error.message) from error
    return None if found is None else found.as_dict()


def analysis(game: Game) -> Insight:
    """Return the analysis of a game, with puzzles of its clear losses."""
    from praefectus.agents.insight.analysis import analyse
    from praefectus.agents.network.installed import network_there
    from praefectus.puzzles.mistakes import of_analysis

    found, puzzles = analyse(game), dict[int, str]()
    if network_there():
        from praefectus.agents.network.learned import standard_network

        puzzles = standard_network().think(of_analysis(game, found))
    return with_puzzles(found.as_dict(), puzzles)


def with_puzzles(analysis: Insight, puzzles: dict[int, str]) -> Insight:
    """Return an analysis with the puzzles of its losses, by their states."""
    for loss in analysis["losses"]:
        loss["puzzle"] = puzzles.get(loss["state"])
    return analysis


def look_back(game: StoredGame, what: str, *arguments: Any) -> str | Copy:
    """Ask a History something, outside the event loop. The answer is text, mostly JSON that is ready to send."""
    history = _history(game)
    if what == "analysis":
        answer: Any = analysis(from_record(history.record_text()))
    else:
        answer = getattr(history, what)(*arguments)
    return answer if isinstance(answer, str | Copy) else encoded(answer)
