"""Who plays the seats of a batch that are not the caller's own.

`random` and `greedy` play inside the compiled step; `learned` (also `learned@FOLDER`, `learned:0.2`) is asked for all
games at once that wait for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from praefectus.agents import players
from praefectus.agents.network.learned import Learned, standard_network
from praefectus.envs.compiled.steps import ASKED, GREEDY, OWN, RANDOM
from praefectus.envs.settings import Settings
from praefectus.game import SetupError
from praefectus.rules.vocabulary import SEATS

COMPILED = {"random": RANDOM, "greedy": GREEDY}
LEARNED = "learned"
Playing = str | Mapping[int, str] | None


@dataclass(frozen=True)
class Opponents:
    """Who plays each seat of each game, and the network that is asked, if one is."""

    controls: npt.NDArray[np.int8]
    own: npt.NDArray[np.int8]  # the caller's first seat in each game
    network: Learned | None = None
    temperature: float = 0.0

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
            names = set(playing.values())
            for seat, name in playing.items():
                if not 0 <= seat < int(people.min()):
                    raise SetupError(f"There is no seat {seat} for '{name}'; seats are 0 to {int(people.min()) - 1}.")
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
        return cls(controls, own, standard_network(folder=agent.folder), agent.temperature or 0.0)


def control_of(name: str, asked: bool) -> int:
    if name in COMPILED:
        return COMPILED[name]
    if asked and players.parted(name)[0] == LEARNED:
        return ASKED
    may = "random, greedy and learned play" if asked else "random and greedy play"
    raise SetupError(f"In a batch {may} the seats of others, not '{name}'.")
