"""The learned player: a network that was trained by self-play, run on the CPU by onnxruntime.

The network reads what the acting seat may know (observation) and says how it likes every action, how the game ends
for every seat, and with what chances. Rows are written by the interpreted rules, so nothing has to be compiled. A
network that was trained before a card, a board, a module or an action was added is translated by names (translation).
"""

from __future__ import annotations

import os
import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from praefectus import data
from praefectus.agents.network import observation
from praefectus.agents.network.selfplay import POINTS_PER_REWARD
from praefectus.agents.network.translation import VOCABULARY_KEY, Translation
from praefectus.engine.interpreted import LightRecord
from praefectus.game import Game, PraefectusError
from praefectus.game.state import board_of
from praefectus.rules.names import VocabularyError
from praefectus.rules.vocabulary import SEATS

NETWORKS_VARIABLE = "PRAEFECTUS_NETWORKS"  # another folder to take the networks from
STANDARD_NETWORK = "praefectus.onnx"
QUICK_NETWORK = "praefectus-int8.onnx"  # the same in 8 bits: three times as fast, a little less exact
MARGIN = 0.3  # how much the margin in points counts beside the win in the rewards that the network expects
LOWEST = np.float32(-1e9)

Floats = NDArray[np.float32]


class NetworkError(PraefectusError):
    """A network file that is missing, damaged, or does not say what its numbers mean."""


@dataclass(frozen=True)
class Evaluation:
    """What the network says of some positions; seats are counted from the acting one.

    `values` are expected rewards (the win above an even share, and the margin), `points` expected final points, and
    `wins` the logarithm of winning chances up to a constant. The last two are None for a network without them.
    """

    logits: Floats
    values: Floats
    points: Floats | None
    wins: Floats | None


class Learned:
    """One network, loaded once; without a path the installed one."""

    def __init__(self, path: Path | None = None, threads: int = 1) -> None:
        path = path or networks() / STANDARD_NETWORK
        self.path, self.threads = path, threads
        self.session = _session(path, threads)
        self.outputs = [output.name for output in self.session.get_outputs()]
        self.translation = self._read_vocabulary()
        self._check()

    def _read_vocabulary(self) -> Translation:
        kept = self.session.get_modelmeta().custom_metadata_map.get(VOCABULARY_KEY)
        if kept is None:
            raise NetworkError(
                f"{self.path} does not say what its numbers mean: it was packed by an older version; train it again."
            )
        try:
            return Translation(kept)
        except VocabularyError as error:
            raise NetworkError(f"{self.path} has a vocabulary that cannot be read. {error}") from None

    def _check(self) -> None:
        missing = {"logits", "values"} - set(self.outputs)
        if missing:
            raise NetworkError(f"{self.path} gives no {' and no '.join(sorted(missing))}: it is no network of ours.")
        read = np.zeros((1, self.translation.features), np.int8)
        try:
            said = dict(zip(self.outputs, self.session.run(None, {"rows": read}), strict=True))
        except Exception as error:  # onnxruntime's own exceptions have no common base below this one
            reason = str(error).splitlines()[0][:200]
            raise NetworkError(f"{self.path} does not read the {read.size} numbers that it names: {reason}.") from None
        for place, size in (("logits", self.translation.actions), ("values", SEATS)):
            if said[place].shape[1] != size:
                raise NetworkError(
                    f"{self.path} gives {said[place].shape[1]} numbers for its {place}, and {size} are named: it is of "
                    "no use here."
                )

    @property
    def forecasts(self) -> bool:
        """Does it know final points and winning chances?"""
        return {"points", "wins"} <= set(self.outputs)

    def evaluate(self, rows: NDArray[np.int8]) -> Evaluation:
        """Rows of shape [positions, FEATURES]."""
        read = {"rows": self.translation.rows(rows)}
        found: dict[str, Any] = dict(zip(self.outputs, self.session.run(None, read), strict=True))
        points = found.get("points")
        return Evaluation(
            self.translation.logits(found["logits"]),
            found["values"],
            None if points is None else points * np.float32(POINTS_PER_REWARD),
            found.get("wins"),
        )

    def actions(
        self, rows: NDArray[np.int8], masks: NDArray[np.uint8], chance: np.random.Generator, temperature: float = 1.0
    ) -> NDArray[np.int64]:
        """One action for each row, drawn from the policy; temperature 0 takes the likeliest."""
        return draw_actions(self.evaluate(rows).logits, masks, chance, temperature)

    def policy(self, game: Game) -> dict[int, float]:
        """The share that the network gives to every legal action of the seat to act."""
        legal = [action.id for action in game.legal()]
        return shares_of(self.evaluate(row_of(game)[None]).logits[0], legal)

    def choose(self, game: Game, chance: random.Random, temperature: float = 1.0) -> int:
        shares = self.policy(game)
        if temperature == 0:
            return max(shares, key=lambda action: shares[action])
        weights = [share ** (1 / temperature) for share in shares.values()]
        return chance.choices(list(shares), weights)[0]


def _session(path: Path, threads: int) -> Any:
    import onnxruntime

    if not path.exists():
        raise NetworkError(f"There is no network {path}; a complete installation has one.")
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = max(1, threads)
    settings.inter_op_num_threads = 1
    settings.log_severity_level = 3
    try:
        return onnxruntime.InferenceSession(str(path), settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # onnxruntime's own exceptions have no common base below this one
        raise NetworkError(f"{path} is not a whole ONNX file: {str(error).splitlines()[0][:200]}.") from None


def networks() -> Path:
    """The folder of the installed networks."""
    return Path(os.environ.get(NETWORKS_VARIABLE) or Path(__file__).parent.parent / "networks")


def network_there() -> bool:
    """Is a trained network installed?"""
    return (networks() / STANDARD_NETWORK).exists()


@cache
def standard_network(threads: int = 1) -> Learned:
    """The installed network, loaded once in a process."""
    return Learned(threads=threads)


@cache
def quick_network(threads: int = 1) -> Learned:
    """The network for playouts."""
    quick = networks() / QUICK_NETWORK
    return Learned(quick, threads) if quick.exists() else standard_network(threads)


@cache
def board_index(board: str) -> int:
    return data.board_ids().index(board)


def row_of(game: Game) -> NDArray[np.int8]:
    """What the seat to act may know."""
    return row_of_state(game.position, game.board)


def row_of_state(g: LightRecord, board: str) -> NDArray[np.int8]:
    row = [0] * observation.FEATURES
    seat = g.frame_seat[g.depth - 1]
    observation.observe(g, board_of(board), board_index(board), seat, row)
    return np.array(row, np.int8)


def shares_of(logits: Floats, legal: list[int]) -> dict[int, float]:
    """Softmax over the legal actions."""
    chosen = logits[legal].astype(np.float64)
    weights = np.exp(chosen - chosen.max())
    return dict(zip(legal, (weights / weights.sum()).tolist(), strict=True))


def log_shares(logits: Floats, masks: NDArray[np.uint8]) -> Floats:
    """Log softmax over the legal actions of many positions; LOWEST elsewhere."""
    allowed = np.where(masks != 0, logits, LOWEST)
    allowed -= allowed.max(1, keepdims=True)
    return np.asarray(allowed - np.log(np.exp(allowed).sum(1, keepdims=True)), np.float32)


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
