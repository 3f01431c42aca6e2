"""The agents of an arena: compiled with the rules, asked in batches, or consulted one choice at a time."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from praefectus.agents import players
from praefectus.agents.inside import GREEDY, RANDOM
from praefectus.agents.network.learned import standard_network
from praefectus.arena.errors import ArenaError
from praefectus.arena.loop.games import CONSULTED, NETWORK
from praefectus.game import Game

COMPILED = {"random": RANDOM, "greedy": GREEDY}
Rows = npt.NDArray[np.int8]  # what the asked seats see, one row for each game
Masks = npt.NDArray[np.uint8]  # what they may choose
Luck = npt.NDArray[np.float64]  # a random number from 0 to 1 for each game
Policy = Callable[[Rows, Masks, Luck], npt.NDArray[np.int64]]
Chooser = Callable[[Game, random.Random], int]
Report = Callable[[int, int], None]


@dataclass(frozen=True)
class Agent:
    """An agent of a seat: inside the compiled loop, a policy for many games, or one choice at a time."""

    name: str
    control: int
    policy: Policy | None = None
    player: players.Agent | None = None

    @property
    def thinks(self) -> bool:
        """Does it take its time over a turn? One from outside may."""
        return self.player is not None and (self.player.compiled or self.player.source is not None)

    def prepare(self, report: Report) -> None:
        """Compile what it needs."""
        if self.player is not None:
            self.player.prepare(report)


@cache
def agent(name: str) -> Agent:
    """The agent of this name, ready to play; networks are loaded once in each process."""
    if name in COMPILED:
        return Agent(name, COMPILED[name])
    player = players.agent(name)
    if player.temperature is not None:
        return Agent(name, NETWORK, policy=learned_policy(player.temperature, player.folder), player=player)
    return Agent(name, CONSULTED, player=player)


def sources_of(names: Sequence[str]) -> dict[str, str]:
    """The files of those from outside, by hashes: changed code is another agent."""
    playing = {name: agent(name).player for name in names}
    return {name: player.source for name, player in playing.items() if player is not None and player.source is not None}


def learned_policy(temperature: float, folder: Path | None) -> Policy:
    """Return what the network draws in every game of a batch."""

    def draw(rows: Rows, masks: Masks, luck: Luck) -> npt.NDArray[np.int64]:
        return drawn(standard_network(folder=folder).evaluate(rows).logits, masks, luck, temperature)

    return draw


def drawn(logits: npt.NDArray[np.float32], masks: Masks, luck: Luck, temperature: float) -> npt.NDArray[np.int64]:
    """An action for each row from the softmax over what is legal; the likeliest when the temperature is 0."""
    allowed = np.where(masks[:, : logits.shape[1]] != 0, logits.astype(np.float64), -np.inf)
    if temperature == 0:
        return np.asarray(allowed.argmax(axis=1))
    weights = np.exp((allowed - allowed.max(axis=1, keepdims=True)) / temperature).cumsum(axis=1)
    return np.asarray((weights <= luck[:, None] * weights[:, -1:]).sum(axis=1))


def checked_names(given: Sequence[str]) -> tuple[str, ...]:
    """The names of a run: each known, none twice."""
    names = [name.strip() for name in given if name.strip()]
    if not names:
        raise ArenaError("arena-no-agents")
    for name in names:
        if names.count(name) > 1:
            raise ArenaError("arena-agent-twice", name=name, count=names.count(name))
        agent(name)
    return tuple(names)
