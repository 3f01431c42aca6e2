"""The suites of an evaluation: which tasks, against whom, how many games, from which deals. suites.json fixes them.

A suite never changes under its version; another set of matches, or another network of the reference agents, gets a
higher one, and results of two versions are not compared.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from praefectus.arena.plan import CHALLENGE, Plan, make_plan
from praefectus.arena.results import CONTRARIUS
from praefectus.envs import tasks
from praefectus.game import PraefectusError

FILE = Path(__file__).with_name("suites.json")


class BenchmarkError(PraefectusError):
    """One sentence for a person: what is wrong with an evaluation, a result file or a data set, and what to do."""


@dataclass(frozen=True)
class Match:
    """One seat (in team play: one team) of the agent against an opponent on all others, in a task."""

    task: str
    against: str
    games: int

    @property
    def solo(self) -> bool:
        return self.against == CONTRARIUS

    def plans(self, agent: str, seed: int) -> list[Plan]:
        """Return what is played: a plan for each set-up of the task, which share the games."""
        settings = tasks.task(self.task).settings
        each = -(-self.games // len(settings))
        if agent != self.against:
            names = [agent] if self.solo else [agent, self.against]
            return [make_plan(names, setting, each, CHALLENGE, seed) for setting in settings]
        return [  # an agent may meet itself
            Plan((agent, agent), at.board, at.seats, at.modules, dict(at.options), each, CHALLENGE, seed)
            for at in settings
        ]


@dataclass(frozen=True)
class Suite:
    """Matches that are played and reported together."""

    name: str
    version: int
    seed: int
    matches: tuple[Match, ...]

    @property
    def mark(self) -> str:
        """A hash of everything that is fixed; two results with the same mark can be compared."""
        fixed = {
            "seed": self.seed,
            "matches": [vars(match) for match in self.matches],
            "tasks": {match.task: tasks.task(match.task).as_dict() for match in self.matches},
        }
        return hashlib.sha256(json.dumps(fixed, sort_keys=True).encode()).hexdigest()[:16]


@cache
def _declared() -> dict[str, Any]:
    declared: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return declared


def names() -> list[str]:
    return list(_declared()["suites"])


def scale() -> dict[str, float]:
    """The published ratings of the reference agents; every other rating is relative to them."""
    return {name: float(rating) for name, rating in _declared()["scale"].items()}


def network() -> str:
    """The hash of the network that the reference agents of this version play with."""
    return str(_declared()["network"])


def of_another_network(played_with: dict[str, str]) -> bool:
    """Did a reference agent play with another network? Then it was another opponent under the same name."""
    return any(played_with.get(name, network()) != network() for name in scale())


def suite(name: str) -> Suite:
    if name not in names():
        raise BenchmarkError("evaluate-no-suite", name=name, known=", ".join(names()))
    matches = tuple(Match(**each) for each in _declared()["suites"][name])
    return Suite(name, _declared()["version"], _declared()["seed"], matches)
