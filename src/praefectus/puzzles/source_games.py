"""The games in which puzzles are looked for: strong players, on all kinds of boards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from praefectus.game import Game, configure
from praefectus.game.turn_ahead import begins_turn
from praefectus.rules.record import GameRecord

PLAYERS = ("learned", "learned:1.0", "journeyman")  # in any order round the table


@dataclass(frozen=True)
class Setting:
    """A set-up, and how often it comes in a hundred games."""

    board: str
    seats: int
    modules: tuple[str, ...]
    share: int

    @property
    def name(self) -> str:
        return "-".join((self.board, str(self.seats), *self.modules))


SETTINGS = (
    Setting("imperium", 4, (), 20),
    Setting("imperium", 3, (), 14),
    Setting("imperium", 4, ("salt",), 3),
    Setting("imperium", 4, ("forum",), 3),
    Setting("italia", 3, (), 13),
    Setting("italia", 2, (), 12),
    Setting("italia", 4, (), 5),
    Setting("italia", 3, ("salt",), 3),
    Setting("italia", 3, ("forum",), 2),
    Setting("hellas", 3, (), 4),
    Setting("hispania", 3, ("salt",), 4),
    Setting("byzantium", 3, ("salt",), 3),
    Setting("britannia", 3, (), 4),
    Setting("ionium", 4, (), 3),
    Setting("corsica", 3, (), 4),
    Setting("cyprus", 5, (), 3),
)


def numbers_of_games(games: int) -> list[tuple[Setting, int]]:
    """How many games of each set-up make up so many."""
    total = sum(setting.share for setting in SETTINGS)
    return [(setting, max(1, round(games * setting.share / total))) for setting in SETTINGS]


def played(setting: Setting, games: int, seed: int, progress: Callable[[int], None]) -> Iterator[Game]:
    """Games of strong players, each replayed from its log."""
    from praefectus.arena.plan import MIXED, make_plan
    from praefectus.arena.play import play_piece

    plan = make_plan(PLAYERS, configure(setting.board, setting.seats, setting.modules), games, MIXED, seed)
    for piece in plan.pieces():
        logs: Any = play_piece(plan, piece)["log"].to_pylist()
        for log in logs:
            game = Game(plan.configuration)
            game.follow(log)
            yield game
        progress(piece.count)


def beginnings(game: Game, most: int, chance: random.Random) -> list[int]:
    """States in which a turn begins with a choice of cards, drawn from the whole game, not two in one round."""
    found: dict[int, list[int]] = {}
    there = Game(game.configuration)
    for state, entry in enumerate(game.log):
        if not there.over and there.to_act is not None and len(there.legal_ids()) > 2 and begins(there.position):
            found.setdefault(there.round, []).append(state)
        there.follow([entry])
    rounds = sorted(chance.sample(sorted(found), min(most, len(found))))
    return [chance.choice(found[round_]) for round_ in rounds]


def begins(g: GameRecord) -> bool:
    """Is the card of a turn about to be played, by whichever seat?"""
    return begins_turn(g, range(g.seats))
