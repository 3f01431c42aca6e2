"""A game read from a link: its position and its log in words arise together, so nothing is replayed twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from praefectus.game.configuration import Configuration
from praefectus.game.links.codec import MAX_ENTRIES, Replay, replayed
from praefectus.rules.record import BoardRecord, GameRecord

if TYPE_CHECKING:
    from praefectus.game.game import Game

AnyGame = TypeVar("AnyGame", bound="Game")


class Reading(Replay):
    """A game that moves on by what a link holds."""

    def __init__(self, game: Game) -> None:
        self.game = game
        super().__init__(game.configuration)

    def _beginning(self) -> tuple[GameRecord, BoardRecord]:
        return self.game.position, self.game.board_record

    def _legal(self) -> list[int]:
        return self.game._legal

    def _carry_out(self, action: int) -> None:
        self.game._apply(action, stored=False)


def game_in(given: str, begin: Callable[[Configuration], AnyGame], most_entries: int = MAX_ENTRIES) -> AnyGame:
    """Return the game in a link; `begin` makes one that has not begun."""
    begun: list[AnyGame] = []

    def start(configuration: Configuration) -> Reading:
        begun.append(begin(configuration))
        return Reading(begun[0])

    reading, waiting = replayed(given, start, most_entries)
    return begun[0].at(len(reading.log) - waiting) if waiting else begun[0]
