"""Opponents: the players of a batch's other seats.

`random` and `greedy` play inside the compiled step. All others are asked: a network (`learned`, `learned@FOLDER`,
`learned:0.2`) for all games at once that wait for it, any other agent or level for one game after another.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from praefectus.agents import players
from praefectus.agents.inside import ASKED, GREEDY, RANDOM
from praefectus.agents.network.learned import standard_network
from praefectus.envs.compiled.steps import OWN
from praefectus.envs.settings import Settings, is_whole
from praefectus.game import Game, SetupError
from praefectus.rules.vocabulary import SEATS

COMPILED = {"random": RANDOM, "greedy": GREEDY}
LEARNED = "learned"
Playing = str | Mapping[int, str] | None


class Opponents:
    """The player of each seat of each game."""

    def __init__(self, controls: npt.NDArray[np.int8], agent_seat: npt.NDArray[np.int8], names: Sequence[str]) -> None:
        self.controls = controls  # who plays each seat: from ASKED on, the names in their order
        self.agent_seat = agent_seat  # the caller's first seat in each game
        self.names = tuple(names)
        self.networks = frozenset(name for name in names if players.parted(name)[0] == LEARNED)
        for name in names:
            agent = players.agent(name)  # fail early if it can't be loaded
            if name in self.networks:
                standard_network(folder=agent.folder)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """From a seed on."""
        self._draws = np.random.default_rng(abs(int(seed)))  # NumPy takes no negative ones
        self._chance = random.Random(int(seed))

    def draw(self, name: str, rows: npt.NDArray[np.int8], masks: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
        """The choices of a network; it is loaded once in a process, and copies load it again."""
        agent = players.agent(name)
        network = standard_network(folder=agent.folder)
        return network.actions(rows, masks, self._draws, agent.temperature or 0.0)

    def choose(self, name: str, game: Game) -> int:
        """The choice of any other agent."""
        return players.agent(name).choose(game, self._chance)

    @classmethod
    def of(cls, playing: Playing, settings: Settings, games: int, asked: bool = True) -> Opponents:
        """A name: one seat of each game is the caller's own, each in turn, and the name plays all others.
        By seat: those named are played by others, in all games."""
        people = settings.players_of(games)
        controls: npt.NDArray[np.int8] = np.full((games, SEATS), OWN, np.int8)
        agent_seat: npt.NDArray[np.int8] = np.zeros(games, np.int8)
        names: list[str] = []
        if isinstance(playing, str):
            agent_seat = (np.arange(games) // len(settings.configurations) % people).astype(np.int8)
            controls[:] = control_of(playing, asked, names)
            controls[np.arange(games), agent_seat] = OWN
        elif playing is not None:
            if not isinstance(playing, Mapping) or not all(isinstance(name, str) for name in playing.values()):
                raise SetupError(f"The opponents are a name, or names by seat as in {{1: 'greedy'}}, not {playing!r}.")
            for seat, name in playing.items():
                if not is_whole(seat) or not 0 <= seat < int(people.min()):
                    raise SetupError(f"There is no seat {seat!r} for '{name}'; seats are 0 to {int(people.min()) - 1}.")
                controls[:, seat] = control_of(name, asked, names)
            free = (controls == OWN) & (np.arange(SEATS) < people[:, None])
            if not free.any(axis=1).all():
                raise SetupError("All seats are played by others; one at least has to be your own.")
            agent_seat = free.argmax(axis=1).astype(np.int8)
        return cls(controls, agent_seat, names)


def control_of(name: str, asked: bool, names: list[str]) -> int:
    """The number of a player; one that is asked is added to the names."""
    if name in COMPILED:
        return COMPILED[name]
    if not asked:
        raise SetupError(f"On a GPU random and greedy play the seats of others, not '{name}'.")
    agent = players.level(name).agent
    if agent not in names:
        names.append(agent)
    return ASKED + names.index(agent)
