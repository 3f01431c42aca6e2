"""The result: who plays together, with how much, in which rank, and who has won. The rules say it (rules/end.py)."""

from __future__ import annotations

from dataclasses import dataclass

from praefectus.engine.interpreted import LightGame
from praefectus.game.state import Trial
from praefectus.rules import extension
from praefectus.rules.end import finish, has_won, rank_of, side_of
from praefectus.rules.record import BoardRecord, GameRecord


@dataclass(frozen=True)
class Side:
    """Seats that win or lose together, most often a single one. `result` is what is compared with other sides."""

    seats: tuple[int, ...]
    result: int
    rank: int  # 1 is the best
    won: bool


@dataclass(frozen=True)
class Result:
    """The points of every seat, and the sides, the best first; before the end as if the game ended now."""

    points: tuple[int, ...]
    sides: tuple[Side, ...]

    def side_of(self, seat: int) -> Side:
        return next(side for side in self.sides if seat in side.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody before the end."""
        return next((side.seats for side in self.sides if side.won), ())


def result_of(g: GameRecord, b: BoardRecord) -> Result:
    if g.over:
        return compared(g)
    ended = Trial(g)
    finish(ended, b)
    return compared(ended, over=False)


def counted(g: GameRecord, points: list[int]) -> GameRecord:
    """The position with points that were counted already; at the end the rules have written them into it."""
    return g if g.over else LightGame(vars(g) | {"score": points + g.score[len(points) :]})


def compared(g: GameRecord, over: bool = True) -> Result:
    """The result of a position whose points are counted."""
    seats = range(g.seats)
    sides = []
    for first in seats:
        if side_of(g, first) == first:
            members = tuple([seat for seat in seats if side_of(g, seat) == first])
            won = over and bool(has_won(g, first))
            sides.append(Side(members, int(extension.result(g, first)), int(rank_of(g, first)), won))
    return Result(tuple(g.score[: g.seats]), tuple(sorted(sides, key=lambda side: side.rank)))
