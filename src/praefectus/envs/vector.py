"""Gymnasium, many at once: a vector of games. One seat of each is yours, the others play inside the compiled step.

`gymnasium.make_vec("praefectus/Concordia-v0", num_envs=1024, vectorization_mode="vector_entry_point")`, or
`ConcordiaVector(num_envs=1024, opponents="greedy")` itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from praefectus.envs.batch import Batch
from praefectus.envs.compiled.facts import FACTS
from praefectus.envs.compiled.steps import ACTION_SPACE

Seen = dict[str, npt.NDArray[np.int8]]


class ConcordiaVector(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[np.float32]]):
    """Games that are stepped together. Your seat goes round: seat 0 in the first game, seat 1 in the second, ...

    The reward is 1 or -1 when the game ends, won or lost; with `shaped` every step adds what it changed of your lead in
    points over the mean, divided by so much. A game that ends restarts in the same step; `final_obs` in the infos
    shows its end. Arrays are the environment's own and are overwritten by the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1024,
        board: str = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        opponents: str = "greedy",
        shaped: float = 0.0,
        threads: int | None = None,
        skip_forced: bool = True,
        round_limit: int = 0,
    ) -> None:
        self.num_envs, self.shaped = num_envs, shaped
        self.batch = Batch(
            board, seats, modules, options, games=num_envs, threads=threads, skip_forced=skip_forced,
            round_limit=round_limit, opponents=opponents, points=bool(shaped),
        )  # fmt: skip
        self.single_action_space = gymnasium.spaces.Discrete(ACTION_SPACE)
        self.single_observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-128, 127, (FACTS,), np.int8),
                "action_mask": gymnasium.spaces.Box(0, 1, (ACTION_SPACE,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._games = np.arange(num_envs)
        self._no_actions = np.zeros((num_envs, ACTION_SPACE), np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal new games; one seed is enough for all of them."""
        self.batch.reset(seed[0] if isinstance(seed, list) else seed)
        return self._seen(), {}

    def step(  # type: ignore[override]  # Gymnasium's own type has no room for booleans
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every game; where one ended, the infos tell how that looked, and its points."""
        batch = self.batch
        batch.step(actions)
        reward = batch.reward[self._games, batch.own]
        if self.shaped:
            present = np.arange(batch.gain.shape[1]) < batch.players[:, None]
            mean = (batch.gain * present).sum(axis=1) / batch.players
            reward = reward + ((batch.gain[self._games, batch.own] - mean) / self.shaped).astype(np.float32)
        infos: dict[str, Any] = {}
        if batch.done.any():
            infos = {
                "final_obs": {"observation": batch.last_observation, "action_mask": self._no_actions},
                "_final_obs": batch.done.copy(),
                "points": batch.scores,
                "_points": batch.done.copy(),
            }
        return self._seen(), reward, batch.done & ~batch.stopped, batch.done & batch.stopped, infos

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for every game at random."""
        return self.batch.sample()

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _seen(self) -> Seen:
        return {"observation": self.batch.observation, "action_mask": self.batch.mask.view(np.int8)}
