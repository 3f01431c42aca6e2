"""What the host of a tournament decides, and the set-up of each round."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from praefectus import data
from praefectus.server.matching.setups import Setup, draw, playable
from praefectus.server.matching.wishes import DAY, HOUR, MINUTE, Pace, is_live

Absent = Literal["bot", "smaller"]  # what becomes of the table of somebody who did not come
LONGEST = {"quick": HOUR + HOUR // 2, "normal": 2 * HOUR + HOUR // 2, "slow": 4 * HOUR}  # of a live round
TRIES = 200  # set-ups that are drawn until one fits tables of all sizes


@dataclass(frozen=True, slots=True)
class Plan:
    """The host's wishes. No board: another one each round; no list of modules: drawn with it."""

    pace: Pace
    rounds: int
    seats: int
    board: str | None = None
    modules: tuple[str, ...] | None = None
    days: int = 14  # of a daily round
    pause: int = 5  # minutes between two live rounds
    arrival: int = 3  # minutes within which everybody must come to a live table
    absent: Absent = "bot"
    level: str = ""  # of bots that fill seats

    @property
    def live(self) -> bool:
        return is_live(self.pace)

    @property
    def round_length(self) -> int:
        """Milliseconds after which an unfinished table is decided by what the search expects."""
        return LONGEST[self.pace] if self.live else self.days * DAY

    @property
    def pause_length(self) -> int:
        return self.pause * MINUTE if self.live else 0

    def setup(self, sizes: Collection[int], seed: str, number: int) -> Setup | None:
        """Return the board and modules of a round with tables of these sizes; None if nothing fits."""
        chance = random.Random(f"{seed} set-up {number}")
        wished = frozenset(self.modules or ())
        boards = data.board_ids() if self.board is None else (self.board,)
        fitting = sorted(board for board in boards if _plays(board, wished, sizes))
        if not fitting:
            return None
        if self.modules is None:
            for _ in range(TRIES):
                drawn = draw(frozenset(fitting), frozenset(), frozenset(), max(sizes), chance)
                if _plays(drawn.board, frozenset(drawn.modules), sizes):
                    return drawn
        board = chance.choice(fitting)
        return Setup(board, playable(board, wished, min(sizes)) or ())


def _plays(board: str, modules: frozenset[str], sizes: Collection[int]) -> bool:
    return all(playable(board, modules, size) is not None for size in sizes)
