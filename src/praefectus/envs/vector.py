"""Gymnasium, many at once: a vector of games. One seat of each is yours, the others play inside the compiled step.

`gymnasium.make_vec("praefectus/Concordia-Imperium4-v1", num_envs=1024, vectorization_mode="vector_entry_point")`, or
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

from praefectus.envs import tasks
from praefectus.envs.batch import ERROR, WIN, Batch
from praefectus.envs.old_names import old_name, warn
from praefectus.envs.settings import BoardMeant
from praefectus.envs.spaces import space_of
from praefectus.game import Configuration

Seen = dict[str, npt.NDArray[np.int8]]


class ConcordiaVector(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[np.float32]]):
    """Games that are stepped together. Your seat goes round: seat 0 in the first game, seat 1 in the second, ...

    The reward is 1 or -1 when the game ends, won or lost; `reward` names others. With `shaping_scale` every step adds
    what it changed of your lead in points over the mean, divided by so much. A game that ends restarts in the same
    step; `final_obs` in the infos shows its end. Arrays are the environment's own and are overwritten by the next step.
    """

    shaped = old_name("shaped", "shaping_scale")
    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1024,
        board: BoardMeant = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        settings: Sequence[Configuration] | None = None,
        opponents: str = "greedy",
        layout: str | None = None,
        own_seat: bool = False,
        reward: str = WIN,
        illegal: str = ERROR,
        shaping_scale: float = 0.0,
        shaped: float | None = None,
        threads: int | None = None,
        skip_forced: bool = True,
        round_limit: int = 0,
        task: str | None = None,
    ) -> None:
        if shaped is not None:
            warn("shaped", "shaping_scale")
            shaping_scale = shaped
        if task is not None:
            settings, layout = tasks.task(task).settings, tasks.task(task).layout
        self.num_envs, self.shaping_scale = num_envs, shaping_scale
        self.batch = Batch(
            board, seats, modules, options, settings=settings, games=num_envs, threads=threads, layout=layout,
            skip_forced=skip_forced, round_limit=round_limit, opponents=opponents, points=bool(shaping_scale),
            own_seat=own_seat, reward=reward, illegal=illegal,
        )  # fmt: skip
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.action_space)
        self.single_observation_space = space_of(self.batch)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._games = np.arange(num_envs)
        self._last_mask = np.zeros((num_envs, self.batch.action_space), np.int8)
        self._last_mask[:, 0] = self.batch.layout.end_action

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal new games, from one seed for all of them or from one for each."""
        self.batch.reset(seed)
        return self._shown(), {"layout": self.batch.layout.mark}

    def step(  # type: ignore[override]  # Gymnasium's own type has no room for booleans
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every game; where one ended, the infos hold its last observation and its points."""
        batch = self.batch
        batch.step(actions)
        reward = batch.reward[self._games, batch.agent_seat]
        if self.shaping_scale:
            delta = batch.points_delta
            present = np.arange(delta.shape[1]) < batch.players[:, None]
            mean = (delta * present).sum(axis=1) / batch.players
            lead = delta[self._games, batch.agent_seat] - mean
            reward = reward + (lead / self.shaping_scale).astype(np.float32)
        infos: dict[str, Any] = {}
        if batch.replaced.any():
            infos["replaced"] = batch.replaced
        if batch.done.any():
            infos |= {
                "final_obs": {"observation": batch.last_observation, "action_mask": self._last_mask},
                "_final_obs": batch.done.copy(),
                "points": batch.scores,
                "_points": batch.done.copy(),
            }
        return self._shown(), reward, batch.done & ~batch.truncated, batch.done & batch.truncated, infos

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for every game at random."""
        return self.batch.sample()

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _shown(self) -> Seen:
        return {"observation": self.batch.observation, "action_mask": self.batch.mask.view(np.int8)}
