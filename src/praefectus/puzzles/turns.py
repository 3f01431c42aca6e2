"""Whole turns: what can be played from a position, and where it leads.

Two turns are the same if they lead to the same position, in whatever order things were done. A turn ends where another
seat chooses, or where chance decides what comes after it.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from praefectus.agents.network.policy import Evaluation, Row, drawn, row_of_state, shares_of
from praefectus.engine.interpreted import copy_of
from praefectus.game.state import board_of, freeze
from praefectus.rules import turn
from praefectus.rules.actions import ACTIONS
from praefectus.rules.record import GameRecord

LONGEST = 40  # choices of a turn
HEATS = (0.5, 1.0, 1.0, 2.0, 2.0, 4.0)  # temperatures at which the turns of a card are drawn


@dataclass
class Ahead:
    """A position in a turn, and the choices that led there."""

    g: GameRecord
    board: str
    seat: int
    turns: int  # that were over when this one began
    line: tuple[int, ...] = ()
    by_chance: bool = False  # did chance decide something before the turn was over?

    @classmethod
    def of(cls, g: GameRecord, board: str) -> Ahead:
        ahead = cls(copy_of(g), board, int(g.frame_seat[g.depth - 1]), int(g.turns))
        ahead.run_on()
        return ahead

    @property
    def own(self) -> bool:
        """Has the seat something to choose in its turn?"""
        g = self.g
        return not g.over and not turn.is_chance(g) and g.turns == self.turns and turn.to_act(g) == self.seat

    def legal(self) -> list[int]:
        out = [0] * (ACTIONS + 1)
        turn.legal(self.g, board_of(self.board), out)
        return out[1 : out[0] + 1]

    def run_on(self) -> None:
        """Make forced choices of the turn."""
        while self.own and len(legal := self.legal()) == 1:
            turn.choose(self.g, board_of(self.board), legal[0])

    def choose(self, action: int) -> None:
        turn.choose(self.g, board_of(self.board), action)
        self.line += (action,)
        self.run_on()

    def fork(self) -> Ahead:
        return Ahead(copy_of(self.g), self.board, self.seat, self.turns, self.line, self.by_chance)

    @property
    def over(self) -> bool:
        """Is the turn over? What chance decides while it lasts is not foreseen."""
        return not self.own

    @property
    def whole(self) -> bool:
        """Has the seat nothing left to choose in this turn, whatever chance brings?"""
        g = self.g
        return bool(g.over or g.turns != self.turns or not turn.is_chance(g) or after_the_turn(self))

    @property
    def key(self) -> bytes:
        """Equal for turns that lead to the same position."""
        return freeze(self.g)


def after_the_turn(ahead: Ahead) -> bool:
    """Does the turn end with what chance decides now?"""
    from praefectus.game.turn_ahead import nothing_to_choose

    return nothing_to_choose(ahead.g, board_of(ahead.board), ahead.turns, ahead.seat)


@dataclass(frozen=True)
class Turn:
    """A whole turn: its choices, the first of which plays the card, and the position it leads to."""

    line: tuple[int, ...]
    end: GameRecord
    key: bytes

    @property
    def card(self) -> int:
        return self.line[0]


def followed(g: GameRecord, board: str, line: Sequence[int]) -> Turn | None:
    """The turn of these choices; None if it isn't one: it is too short or too long, or a choice isn't legal."""
    ahead = Ahead.of(g, board)
    for action in line:
        if ahead.over or action not in ahead.legal():
            return None
        ahead.choose(action)
    return Turn(ahead.line, ahead.g, ahead.key) if ahead.over and ahead.whole else None


def found_turns(
    g: GameRecord, board: str, chance: random.Random, heats: Sequence[float] = HEATS
) -> Generator[list[Row], Evaluation, list[Turn]]:
    """Different turns of every card, as the network draws them at several temperatures; the commonest of a card first.

    Its likeliest turn of every card is always among them. A turn in which chance decides is left out.
    """
    start = Ahead.of(g, board)
    open_: list[tuple[Ahead, float]] = []
    for card in start.legal():
        for heat in (0.0, *heats):
            ahead = start.fork()
            ahead.choose(card)
            open_.append((ahead, heat))
    ended: dict[bytes, tuple[int, Turn]] = {}
    while open_:
        going = []
        for ahead, heat in open_:
            if not ahead.over and len(ahead.line) < LONGEST:
                going.append((ahead, heat))
            elif ahead.over and ahead.whole:
                times, _ = ended.get(ahead.key, (0, None))
                ended[ahead.key] = times + 1, Turn(ahead.line, ahead.g, ahead.key)
        if going:
            said: Any = yield [row_of_state(ahead.g, board) for ahead, _ in going]
            for (ahead, heat), logits in zip(going, said.logits, strict=True):
                ahead.choose(drawn(shares_of(logits, ahead.legal()), chance, heat))
        open_ = going
    return [turn_ for _, turn_ in sorted(ended.values(), key=lambda pair: -pair[0])]
