"""The games in which puzzles are looked for: strong players, on all kinds of boards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from praefectus.engine.game_loop import Tables, loop_with
from praefectus.game import Configuration, configure
from praefectus.game.state import board_of, new_state
from praefectus.game.turn_ahead import begins_turn
from praefectus.rules import extension
from praefectus.rules.actions import ACTIONS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.turn import choose, is_chance, legal
from praefectus.rules.vocabulary import NONE

PLAYERS = ("learned", "learned:1.0", "journeyman")  # in any order round the table
HEATS = (0.5, 1.0)  # where games are played side by side, the network has all seats: strictly, or more freely
MOST_CHOICES = 4000


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

    @property
    def configuration(self) -> Configuration:
        return configure(self.board, self.seats, self.modules)


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


def played(setting: Setting, games: int, seed: int, progress: Callable[[int], None]) -> Iterator[list[int]]:
    """The logs of games of strong players."""
    from praefectus.arena.plan import MIXED, make_plan
    from praefectus.arena.play import play_piece

    plan = make_plan(PLAYERS, setting.configuration, games, MIXED, seed)
    for piece in plan.pieces():
        logs: Any = play_piece(plan, piece)["log"].to_pylist()
        yield from logs
        progress(piece.count)


# games side by side on a GPU


@dataclass(frozen=True)
class Outline:
    """A game as it was played side by side: what is needed to play it again, with its log."""

    setting: Setting
    number: int  # what chance draws from
    choices: list[int]
    points: list[int]


def outlines(settings: Sequence[tuple[Setting, int]], seed: int) -> Iterator[Outline]:
    """Games of all set-ups at once, all seats by the network."""
    import numpy as np

    from praefectus.agents.network.installed import STANDARD_NETWORK, networks
    from praefectus.agents.network.selfplay import NOTED_SEAT
    from praefectus.agents.training.playouts import nothing, records
    from praefectus.agents.training.slots import play_side_by_side

    chance, chosen = random.Random(seed), [setting for setting, _ in settings]
    starts = records([new_state(setting.configuration) for setting in chosen])
    boards = [setting.board for setting in chosen]
    for heat in HEATS:
        numbers = [chance.randrange(1, 1 << 32) for _ in range(max(count for _, count in settings) // len(HEATS) + 1)]
        ended = nothing(len(chosen), len(numbers))
        choices = np.full((len(chosen), len(numbers), MOST_CHOICES), NONE, np.int16)
        firsts, file = [NONE] * len(chosen), networks() / STANDARD_NETWORK
        play_side_by_side(starts, boards, firsts, numbers, heat, chance.getrandbits(30), file, ended, choices=choices)
        for which, (setting, count) in enumerate(settings):
            for copy in range(-(-count // len(HEATS))):
                made = choices[which, copy]
                points = ended.points[which, copy, : setting.seats].tolist()
                yield Outline(setting, numbers[copy], (made[made != NONE] % NOTED_SEAT).tolist(), points)


def carry_out_noted(i: int, g: GameRecord, b: BoardRecord, action: int, log: list[int], out: list[int]) -> None:
    choose(g, b, action)
    log.append(action)


run_on = loop_with(carry_out=carry_out_noted)


def log_of(outline: Outline) -> list[int] | None:
    """The log of a game that was played side by side; None if its end came by the limit of rounds."""
    configuration = outline.setting.configuration
    g, b = new_state(configuration), board_of(configuration.board)
    tables = Tables([g], [b], [0], None, None, None, None)
    log: list[int] = []
    out = [0] * (ACTIONS + 1)
    x = run_on(0, NONE, outline.number, 0, 1, tables, log, out)
    for action in outline.choices:
        if g.over or action not in out[1 : out[0] + 1]:
            raise RuntimeError(f"A game of {outline.setting.name} was played otherwise than its choices say.")
        x = run_on(0, action, x, 0, 1, tables, log, out)
    return log if g.over and list(g.score[: g.seats]) == outline.points else None


# where turns begin


def beginnings(configuration: Configuration, log: Sequence[int], most: int, chance: random.Random) -> list[int]:
    """States in which a turn begins with a choice of cards, drawn from the whole game, not two in one round."""
    found: dict[int, list[int]] = {}
    g, b, out = new_state(configuration), board_of(configuration.board), [0] * (ACTIONS + 1)
    for state, entry in enumerate(log):
        if not is_chance(g) and begins(g):
            legal(g, b, out)
            if out[0] > 2:
                found.setdefault(int(g.turns) // extension.people(g), []).append(state)
        choose(g, b, entry)
    rounds = sorted(chance.sample(sorted(found), min(most, len(found))))
    return [chance.choice(found[round_]) for round_ in rounds]


def begins(g: GameRecord) -> bool:
    """Is the card of a turn about to be played, by whichever seat?"""
    return begins_turn(g, range(g.seats))
