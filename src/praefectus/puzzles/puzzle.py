"""A puzzle: a position, the turns that were judged, and how they end. It travels as a link.

The link holds the game up to the position. A turn is written as the place of each choice among the legal ones, sorted
by name as in the link of a game, so that it means the same in later versions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from praefectus.game import Game
from praefectus.game.links import LinkError, decode_document, encode_document
from praefectus.language import Message
from praefectus.puzzles.turns import Ahead, Turn, followed
from praefectus.rules.stored_names import action_vocabulary

PER_MILLE, TENTHS = 1000, 10
MOST_TURNS = 12


@dataclass(frozen=True)
class Judged:
    """A turn, and how the games after it ended in the mean."""

    line: tuple[int, ...]
    chance: float
    turns: float  # of the whole game
    points: tuple[float, ...]  # of every seat


@dataclass(frozen=True)
class Puzzle:
    """What card to play; the judged turns, the best first."""

    game: str  # the link of the game up to the position
    level: int  # how difficult, on the scale of the players' levels
    themes: tuple[str, ...]
    judged: tuple[Judged, ...]

    @property
    def id(self) -> str:
        return hashlib.sha256(self.game.encode()).hexdigest()[:8]

    @cached_property
    def position(self) -> Game:
        return Game.from_link(self.game)

    @property
    def seat(self) -> int:
        return int(self.position.to_act or 0)

    @property
    def best(self) -> Judged:
        return self.judged[0]

    @cached_property
    def known(self) -> dict[bytes, Judged]:
        """The judged turns by the position to which they lead."""
        g, board = self.position.position, self.position.board
        turns = [(followed(g, board, each.line), each) for each in self.judged]
        return {turn.key: each for turn, each in turns if turn is not None}

    @property
    def solution(self) -> Turn:
        turn = followed(self.position.position, self.position.board, self.best.line)
        assert turn is not None
        return turn

    def link(self) -> str:
        """The text of its link."""
        return encode_document(
            "puzzle",
            {
                "game": self.game,
                "level": self.level,
                "themes": list(self.themes),
                "turns": [
                    [
                        _places(self.position, each.line),
                        round(PER_MILLE * each.chance),
                        round(TENTHS * each.turns),
                        [round(TENTHS * points) for points in each.points],
                    ]
                    for each in self.judged
                ],
            },
        )

    @classmethod
    def from_link(cls, text: str) -> Puzzle:
        """The puzzle of a link; LinkError if it is none, or not whole."""
        kind, document = decode_document(text)
        if kind != "puzzle":
            raise LinkError.of("unknown", Message("puzzle-no-link"))
        try:
            game = Game.from_link(str(document["game"]))
            judged = tuple(_judged(game, given) for given in document["turns"][:MOST_TURNS])
            found = cls(str(document["game"]), int(document["level"]), tuple(map(str, document["themes"])), judged)
        except (KeyError, IndexError, TypeError, ValueError, AttributeError):
            raise LinkError.of("damaged", Message("link-damaged")) from None
        if not judged or game.over or game.to_act is None or len(found.known) != len(judged):
            raise LinkError.of("damaged", Message("link-damaged"))
        return found


def _judged(game: Game, given: Any) -> Judged:
    places, chance, turns, points = given
    line = _line(game, [int(place) for place in places])
    return Judged(line, chance / PER_MILLE, turns / TENTHS, tuple(each / TENTHS for each in points))


def _by_name(ahead: Ahead) -> list[int]:
    return sorted(ahead.legal(), key=action_vocabulary().names.__getitem__)


def _places(game: Game, line: Sequence[int]) -> list[int]:
    ahead, places = Ahead.of(game.position, game.board), []
    for action in line:
        places.append(_by_name(ahead).index(action))
        ahead.choose(action)
    return places


def _line(game: Game, places: Sequence[int]) -> tuple[int, ...]:
    ahead = Ahead.of(game.position, game.board)
    for place in places:
        ahead.choose(_by_name(ahead)[place])
    return ahead.line
