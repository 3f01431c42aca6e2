"""Opponents: the players of a batch's other seats.

`random` and `greedy` play inside the compiled step; `learned` (also `learned@FOLDER`, `learned:0.2`) is asked for all
games at once that wait for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from praefectus.agents import players
from praefectus.agents.network.learned import Learned, standard_network
from praefectus.envs.compiled.steps import ASKED, GREEDY, OWN, RANDOM
from praefectus.envs.settings import Settings, is_whole
from praefectus.game import SetupError
from praefectus.rules.vocabulary import SEATS

COMPILED = {"random": RANDOM, "greedy": GREEDY}
LEARNED = "learned"
Playing = str | Mapping[int, str] | None


@dataclass(frozen=True)
class Opponents:
    """The player of each seat of each game, and the network if one is needed; copies load it again."""

    controls: npt.NDArray[np.int8]
    own: npt.NDArray[np.int8]  # the caller's first seat in each game
    temperature: float | None = None  # of the network that is asked; None: none is
    folder: Path | None = None  # of that network, where it is not the installed one

    @property
    def asked(self) -> bool:
        return self.temperature is not None

    @property
    def network(self) -> Learned:
        """Loaded once in a process."""
        return standard_network(folder=self.folder)

    @classmethod
    def of(cls, playing: Playing, settings: Settings, games: int, asked: bool = True) -> Opponents:
        """A name: one seat of each game is the caller's own, each in turn, and the name plays all others.
        By seat: those named are played by others, in all games."""
        people = settings.players_of(games)
        controls: npt.NDArray[np.int8] = np.full((games, SEATS), OWN, np.int8)
        own: npt.NDArray[np.int8] = np.zeros(games, np.int8)
        names = set()
        if isinstance(playing, str):
            names = {playing}
            own = (np.arange(games) // len(settings.configurations) % people).astype(np.int8)
            controls[:] = control_of(playing, asked)
            controls[np.arange(games), own] = OWN
        elif playing is not None:
            if not isinstance(playing, Mapping) or not all(isinstance(name, str) for name in playing.values()):
                raise SetupError(f"The opponents are a name, or names by seat as in {{1: 'greedy'}}, not {playing!r}.")
            names = set(playing.values())
            for seat, name in playing.items():
                if not is_whole(seat) or not 0 <= seat < int(people.min()):
                    raise SetupError(f"There is no seat {seat!r} for '{name}'; seats are 0 to {int(people.min()) - 1}.")
                controls[:, seat] = control_of(name, asked)
            free = (controls == OWN) & (np.arange(SEATS) < people[:, None])
            if not free.any(axis=1).all():
                raise SetupError("All seats are played by others; one at least has to be your own.")
            own = free.argmax(axis=1).astype(np.int8)
        learned = sorted(names - set(COMPILED))
        if len(learned) > 1:
            raise SetupError(f"One network plays in a batch, not {' and '.join(learned)}.")
        if not learned:
            return cls(controls, own)
        agent = players.agent(learned[0])
        standard_network(folder=agent.folder)  # fail early if it can't be loaded
        return cls(controls, own, agent.temperature or 0.0, agent.folder)


def control_of(name: str, asked: bool) -> int:
    if name in COMPILED:
        return COMPILED[name]
    if asked and players.parted(name)[0] == LEARNED:
        return ASKED
    may = "random, greedy and learned play" if asked else "random and greedy play"
    raise SetupError(f"In a batch {may} the seats of others, not '{name}'.")
