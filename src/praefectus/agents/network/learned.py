"""The learned player: a network that was trained by self-play, run on the CPU by onnxruntime, in batches.

The network reads what the acting seat may know (observation) and says how it likes every action, how the game ends
for every seat, and with what chances. Rows are written by the interpreted rules, so nothing has to be compiled; what
is made of one answer, without a search, is in policy.py. A network trained before a card, a board, a module or an
action was added is translated by names (translation).
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from praefectus.agents.network import policy
from praefectus.agents.network.installed import QUICK_NETWORK, STANDARD_NETWORK, NetworkError, networks
from praefectus.agents.network.policy import Evaluation, T, Thought
from praefectus.agents.network.selfplay import POINTS_PER_REWARD
from praefectus.agents.network.thought import run_now
from praefectus.agents.network.translation import UNNAMED, VOCABULARY_KEY, Translation
from praefectus.game import Game
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.stored_names import VocabularyError
from praefectus.rules.vocabulary import SEATS

Floats = NDArray[np.float32]
Rows = NDArray[np.int8]


class Learned:
    """One network, loaded once; without a path the installed one."""

    def __init__(self, path: Path | None = None, threads: int = 1) -> None:
        path = path or played_with(networks())
        self.path, self.threads = path, threads
        self.session = _session(path, threads)
        self.outputs = [output.name for output in self.session.get_outputs()]
        self.translation = self._read_vocabulary()
        self._check()

    def _read_vocabulary(self) -> Translation:
        kept = self.session.get_modelmeta().custom_metadata_map.get(VOCABULARY_KEY)
        if kept is None:
            raise NetworkError("network-older", file=str(self.path))
        try:
            return Translation(kept)
        except VocabularyError as error:
            raise NetworkError("network-vocabulary", file=str(self.path), why=error.message) from None

    def _check(self) -> None:
        missing = {"logits", "values"} - set(self.outputs)
        if missing:
            raise NetworkError("network-lacks", file=str(self.path), outputs=sorted(missing))
        read = np.zeros((1, self.translation.features), np.int8)
        try:
            said = dict(zip(self.outputs, self.session.run(None, {"rows": read}), strict=True))
        except Exception as error:  # onnxruntime's own exceptions have no common base below this one
            reason = str(error).splitlines()[0][:200]
            raise NetworkError("network-reads", file=str(self.path), size=read.size, why=reason) from None
        for place, size in (("logits", self.translation.actions), ("values", SEATS)):
            if said[place].shape[1] != size:
                raise NetworkError(
                    "network-gives", file=str(self.path), count=said[place].shape[1], place=place, size=size
                )

    def evaluate(self, rows: Rows) -> Evaluation:
        """Rows of shape [positions, FEATURES]; what it says are arrays with a row for each."""
        read = {"rows": self.as_read(rows)}
        found: dict[str, Any] = dict(zip(self.outputs, self.session.run(None, read), strict=True))
        points = found.get("points")
        return Evaluation(
            self.as_of_today(found["logits"]),
            found["values"],
            None if points is None else points * np.float32(POINTS_PER_REWARD),
            found.get("wins"),
        )

    def as_read(self, rows: Rows) -> Rows:
        """Rows of today as the network reads them: translation.row for many."""
        if self.translation.row_runs is None:
            return rows
        read = np.zeros((len(rows), self.translation.features), np.int8)
        for target, source in self.translation.row_runs:
            read[:, target] = rows[:, source]
        return read

    def as_of_today(self, logits: Floats) -> Floats:
        """Return what the network says of today's actions: translation.logits for many."""
        if self.translation.action_runs is None:
            return logits
        said = np.full((len(logits), PLAYABLE), UNNAMED, np.float32)
        for target, source in self.translation.action_runs:
            said[:, target] = logits[:, source]
        return said

    def think(self, thought: Thought[T]) -> T:
        """The result of a thought that only asks this network."""
        return run_now(thought, lambda rows: self.evaluate(np.array(rows, np.int8)))

    def actions(
        self, rows: Rows, masks: NDArray[np.uint8], chance: np.random.Generator, temperature: float = 1.0
    ) -> NDArray[np.int64]:
        """One action for each row, drawn from the policy; temperature 0 takes the likeliest."""
        return draw_actions(self.evaluate(rows).logits, masks, chance, temperature)

    def policy(self, game: Game) -> dict[int, float]:
        """The share that the network gives to every legal action of the seat to act."""
        return self.think(policy.policy(game))

    def choose(self, game: Game, chance: random.Random, temperature: float = 1.0) -> int:
        return self.think(policy.choice(game, chance, temperature))


def _session(path: Path, threads: int) -> Any:
    import onnxruntime

    if not path.exists():
        raise NetworkError("network-none", file=str(path))
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = max(1, threads)
    settings.inter_op_num_threads = 1
    settings.log_severity_level = 3
    try:
        return onnxruntime.InferenceSession(str(path), settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # onnxruntime's own exceptions have no common base below this one
        raise NetworkError("network-not-whole", file=str(path), why=str(error).splitlines()[0][:200]) from None


@cache
def standard_network(threads: int = 1, folder: Path | None = None) -> Learned:
    """The installed network, or that of a folder, loaded once in a process."""
    return Learned(played_with(folder or networks()), threads)


def played_with(folder: Path) -> Path:
    """The file of a folder that opponents play with: in 8 bits where there is one, as in browsers."""
    quick = folder / QUICK_NETWORK
    return quick if quick.exists() else folder / STANDARD_NETWORK


def rows_of(*games: Game) -> Rows:
    """Return what the seats to act may know."""
    return np.array([policy.row_of(game) for game in games], np.int8)


def draw_actions(
    logits: Floats, masks: NDArray[np.uint8], chance: np.random.Generator, temperature: float = 1.0
) -> NDArray[np.int64]:
    """Draw from the softmax over legal actions, position by position, looking only at what is legal."""
    count = len(logits)
    flat = np.flatnonzero(masks.reshape(-1))
    score = logits.reshape(-1)[flat]
    if temperature > 0:
        score = score / np.float32(temperature) + chance.gumbel(size=len(flat)).astype(np.float32)
    starts = np.searchsorted(flat, np.arange(count) * masks.shape[1])
    best = np.repeat(np.maximum.reduceat(score, starts), np.diff(np.append(starts, len(flat))))
    taken = np.zeros(count, np.int64)
    hits = flat[score == best][::-1]  # the first of equals is written last
    taken[hits // masks.shape[1]] = hits % masks.shape[1]
    return taken
