"""MaskablePPO of sb3-contrib on many games at once: `pip install sb3-contrib` first.

`python -m praefectus.benchmark.baselines.maskable_ppo --task Concordia-Italia2-v1 --seconds 300 --out maskable`
writes a network that plays as `learned@maskable`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from praefectus.agents.network.observation import SCALES
from praefectus.benchmark.baselines.player import Curve, Games, Player, share_won
from praefectus.envs import ACTION_SPACE

LEAD = 40.0  # points of lead that are worth as much as a win


class ManyGames(VecEnv):  # type: ignore[misc]
    """The batch as Stable-Baselines3 wants it: scaled rows, with the masks where MaskablePPO looks for them."""

    def __init__(self, task: str, opponent: str, games: int, seed: int) -> None:
        self.games = Games(task, opponent, games, seed)
        self.scales = np.array(SCALES, np.float32)[self.games.inputs]
        space = gymnasium.spaces.Box(-np.inf, np.inf, (len(self.games.inputs),), np.float32)
        super().__init__(games, space, gymnasium.spaces.Discrete(ACTION_SPACE))
        self.chosen = np.zeros(games, np.int64)

    def _rows(self) -> Any:
        return self.games.look()[0].numpy() * self.scales

    def reset(self) -> Any:
        self.games.batch.reset()
        return self._rows()

    def step_async(self, actions: Any) -> None:
        self.chosen = actions

    def step_wait(self) -> Any:
        results, lead = self.games.step(self.chosen)
        done = self.games.batch.done.copy()
        rows = self._rows()
        infos: list[dict[str, Any]] = [{} for _ in done]
        for number in np.flatnonzero(done):  # games are never cut short, so what comes after the end is not used
            infos[number] = {"terminal_observation": rows[number], "TimeLimit.truncated": False}
        return rows, results[:, 0] + lead / LEAD, done, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """MaskablePPO asks every environment for its masks."""
        return list(self.games.look()[1].numpy())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} cannot be set.")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def seed(self, seed: int | None = None) -> list[None]:
        if seed is not None:
            self.games.batch.reset(seed)
        return [None] * self.num_envs

    def close(self) -> None:
        self.games.batch.close()


class UntilTime(BaseCallback):  # type: ignore[misc]
    """Stop after so many seconds."""

    def __init__(self, curve: Curve, seconds: float) -> None:
        super().__init__()
        self.curve, self.limit = curve, seconds

    def _on_step(self) -> bool:
        return self.curve.seconds < self.limit


def as_player(model: Any, inputs: Any, hidden: int) -> Player:
    """The learned policy in the baselines' own network, which can be written to a file."""
    player, policy = Player(inputs, hidden), model.policy.cpu()
    layers = {
        player.body[0]: policy.mlp_extractor.policy_net[0],
        player.body[2]: policy.mlp_extractor.policy_net[2],
        player.policy: policy.action_net,
    }
    for mine, theirs in layers.items():
        mine.load_state_dict(theirs.state_dict())
    torch.nn.init.zeros_(player.values.weight)  # its critic has layers of its own and judges one seat only
    torch.nn.init.zeros_(player.values.bias)
    return player


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--task", default="Concordia-Italia2-v1")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--out", type=Path, default=Path("maskable"))
    chosen = parser.parse_args(arguments)
    env, curve = ManyGames(chosen.task, chosen.opponent, chosen.games, chosen.seed), Curve(chosen.out)
    shape = {"net_arch": {"pi": [chosen.hidden] * 2, "vf": [chosen.hidden] * 2}, "activation_fn": torch.nn.ReLU}
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=32, batch_size=2048, n_epochs=3, learning_rate=5e-4, gamma=0.999, ent_coef=0.01,
        policy_kwargs=shape, seed=chosen.seed, device=chosen.device,
    )  # fmt: skip
    model.learn(10**12, callback=UntilTime(curve, chosen.seconds))
    player = as_player(model, env.games.inputs, chosen.hidden)
    for opponent in dict.fromkeys(("random", chosen.opponent)):
        curve.note(choices=model.num_timesteps, opponent=opponent, won=share_won(player, chosen.task, opponent))
    player.save(chosen.out)
    env.close()


if __name__ == "__main__":
    main()
