"""Games between bots on a board, to see how it plays: how long, who wins from which seat, how close they come."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from praefectus import data
from praefectus.agents import players
from praefectus.game import Game

LEVEL = "greedy"


@dataclass(frozen=True, slots=True)
class Played:
    """One game at its end."""

    rounds: int
    winners: tuple[int, ...]
    scores: list[int]
    houses: list[int]  # of each city


@dataclass(frozen=True, slots=True)
class Trial:
    """What the games of a board had in common."""

    level: str
    games: int
    rounds: list[int]  # of each game
    wins: list[int]  # of each seat
    points: list[float]  # of each seat, on average
    shared: float  # cities with houses of several players
    houses: float  # per city

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def played(board: str | Path | Mapping[str, Any] | data.Board, seats: int, games: int) -> Iterator[Played]:
    """Play games, each with another set-up, and yield how each ended."""
    agent = players.agent(LEVEL)
    for seed in range(games):
        game = Game.new(board, seats, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            game.play(agent.choose(game, chance))
        houses = [len(set(city.get("houses", []))) for city in game.view(None)["cities"]]
        yield Played(game.round, game.result().winners, game.scores(), houses)


def summary(ends: Sequence[Played]) -> Trial:
    """Sum games up."""
    seats = range(len(ends[0].scores))
    cities = [count for end in ends for count in end.houses]
    return Trial(
        level=LEVEL,
        games=len(ends),
        rounds=[end.rounds for end in ends],
        wins=[sum(seat in end.winners for end in ends) for seat in seats],
        points=[round(fmean(end.scores[seat] for end in ends), 1) for seat in seats],
        shared=round(fmean(count > 1 for count in cities), 3),
        houses=round(fmean(cities), 2),
    )
