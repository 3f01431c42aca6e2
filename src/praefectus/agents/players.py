"""Opponents by level: whom a person can play against, and what they think of the choices."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from praefectus.agents.greedy import choice_worth
from praefectus.game import Action, Game, SetupError
from praefectus.game.state import board_of, thaw

OVERLOOKED = 0.35  # share of the choices that the beginner does not see
POINT = 10.0  # worths are tenths of a victory point


@dataclass(frozen=True)
class Level:
    """One strength: its name, what to expect of it, how long it thinks about a turn, and how it chooses."""

    name: str
    sentence: str
    seconds: float
    choose: Callable[[Game, random.Random], int]


def worths(game: Game) -> list[tuple[float, Action]]:
    """What the greedy player thinks of every choice, in victory points, the best first."""
    g, b = thaw(game.state), board_of(game.board)
    kind, seat = g.frame_kind[g.depth - 1], g.frame_seat[g.depth - 1]
    judged = [(choice_worth(g, b, seat, kind, action.id) / POINT, action) for action in game.legal()]
    return sorted(judged, key=lambda pair: -pair[0])


def _random(game: Game, chance: random.Random) -> int:
    return chance.choice(game.legal()).id


def _beginner(game: Game, chance: random.Random) -> int:
    """Judges like the greedy player, but overlooks things."""
    judged = worths(game)
    seen = [action for _, action in judged if chance.random() >= OVERLOOKED]
    return seen[0].id if seen else judged[0][1].id


def _greedy(game: Game, chance: random.Random) -> int:
    return worths(game)[0][1].id


LEVELS = {
    level.name: level
    for level in (
        Level("random", "Plays any legal choice; good for trying things out.", 0.0, _random),
        Level("beginner", "Plays like greedy but overlooks a third of what it could do: a friendly first opponent.",
              0.0, _beginner),
        Level("greedy", "Takes what brings most now and never looks beyond its card.", 0.0, _greedy),
    )
}  # fmt: skip
STANDARD = "greedy"


def level(name: str) -> Level:
    if name not in LEVELS:
        raise SetupError(f"There is no bot '{name}'; the bots are {', '.join(LEVELS)}.")
    return LEVELS[name]


def choose(game: Game, name: str, chance: random.Random | None = None) -> int:
    """The action that an opponent of this level takes for the seat to act."""
    return level(name).choose(game, chance or random.Random())


def explain(game: Game) -> dict[str, Any]:
    """What the greedy player would do here, why, and which choices come close."""
    judged = worths(game)
    best, action = judged[0]
    sentence = f"{action.text}: worth about {_points(best)} in its reckoning"
    if len(judged) > 1:
        second, other = judged[1]
        near = "just as good" if best - second < 0.05 else f"{_points(best - second)} less"
        sentence += f"; next comes “{other.text}”, {near}"
    choices = [
        {"id": each.id, "share": _share(worth, best, judged[-1][0]), "sentence": f"{each.text}: {_points(worth)}."}
        for worth, each in judged[:5]
    ]
    return {"choice": action.id, "sentence": sentence + ".", "choices": choices}


def _share(worth: float, best: float, worst: float) -> float:
    """How near a choice comes to the best, from 0 to 1."""
    return 1.0 if best == worst else round((worth - worst) / (best - worst), 3)


def _points(worth: float) -> str:
    return f"{worth:.1f} points"
