"""PPO in PyTorch: one seat learns against an agent on all others.

`python -m praefectus.benchmark.baselines.ppo --task Concordia-Italia2-v1 --opponent greedy --seconds 300 --out ppo`
writes ppo/praefectus.onnx and ppo/curve.jsonl; then `praefectus evaluate learned@ppo`. The reward is the result of the
game, plus what each step changes of the lead in points. The value of every seat is learned, so a search can use it.
With `--choices 4000000 --checkpoints 8` it stops after so many choices instead, and eight networks on the way plus the
last one are the same to the bit whenever the run is repeated on such a machine (`--threads` says how many cores).
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from praefectus.benchmark.baselines.player import Curve, Games, Player, share_won
from praefectus.rules.vocabulary import SEATS


@dataclass(frozen=True)
class Settings:
    """What shapes a run."""

    task: str = "Concordia-Italia2-v1"
    opponent: str = "greedy"
    seconds: float = 300.0
    seed: int = 1
    games: int = 512
    steps: int = 32
    hidden: int = 256
    epochs: int = 3
    minibatch: int = 2048
    learning_rate: float = 5e-4
    clip: float = 0.2
    entropy: float = 0.01
    discount: float = 0.999
    trace: float = 0.95
    lead: float = 40.0  # points of lead that are worth as much as a win
    choices: int = 0  # stop after so many in place of the time; 0: stop by the time
    checkpoints: int = 8  # so many networks, evenly spaced, before the last one
    threads: int = 2  # of PyTorch; sums in another order would give other weights
    device: str = "cpu"

    def done(self, seconds: float, choices: int) -> float:
        """How much of the run is over, from 0 to 1."""
        return choices / self.choices if self.choices else seconds / self.seconds


class Rollout:
    """Steps of all games, and what they turned out to be worth."""

    def __init__(self, settings: Settings, inputs: int) -> None:
        shape, on = (settings.steps, settings.games), settings.device
        self.rows = torch.zeros(*shape, inputs, dtype=torch.int8, device=on)
        self.masks = torch.zeros(*shape, 0, dtype=torch.bool, device=on)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=on)
        self.shares, self.lead, self.over = (torch.zeros(shape, device=on) for _ in range(3))
        self.values, self.results = torch.zeros(*shape, SEATS, device=on), torch.zeros(*shape, SEATS, device=on)

    def returns(self, last: Tensor, settings: Settings) -> tuple[Tensor, Tensor]:
        """Advantages of the own choices, and what the value of every seat should have been (GAE)."""
        gained, after = torch.zeros_like(last), last
        reward = self.results.clone()
        reward[:, :, 0] += self.lead / settings.lead
        advantages = torch.zeros_like(self.values)
        for t in reversed(range(len(reward))):
            going = (1 - self.over[t])[:, None]
            news = reward[t] + settings.discount * going * after - self.values[t]
            gained = news + settings.discount * settings.trace * going * gained
            advantages[t], after = gained, self.values[t]
        return advantages[:, :, 0], advantages + self.values


def collect(player: Player, env: Games, settings: Settings) -> tuple[Rollout, Tensor]:
    """Play on; the batch is at the next decision afterwards, whose values come back too."""
    made = Rollout(settings, len(env.inputs))
    masks: list[Tensor] = []
    for t in range(settings.steps):
        rows, mask = (each.to(settings.device) for each in env.look())
        with torch.no_grad():
            shares, values = player(rows, mask)
            chosen = torch.multinomial(shares.exp(), 1)[:, 0]
        results, lead = env.step(chosen.cpu().numpy())
        made.rows[t], made.actions[t], made.values[t] = rows, chosen, values
        made.shares[t] = shares.gather(1, chosen[:, None])[:, 0]
        made.results[t], made.lead[t] = torch.from_numpy(results), torch.from_numpy(lead)
        made.over[t] = torch.from_numpy(env.batch.done.astype(np.float32))
        masks.append(mask)
    made.masks = torch.stack(masks)
    with torch.no_grad():
        _, last = player(*(each.to(settings.device) for each in env.look()))
    return made, last


def learn(player: Player, optimiser: torch.optim.Optimizer, made: Rollout, last: Tensor, settings: Settings) -> float:
    """PPO's update; returns the entropy of the policy."""
    advantages, targets = made.returns(last, settings)
    flat = [each.flatten(0, 1) for each in (made.rows, made.masks, made.actions, made.shares, advantages, targets)]
    flat[4] = (flat[4] - flat[4].mean()) / (flat[4].std() + 1e-6)
    entropy = torch.zeros(())
    for _ in range(settings.epochs):
        for part in torch.randperm(len(flat[2]), device=settings.device).split(settings.minibatch):
            rows, masks, actions, before, gains, wanted = (each[part] for each in flat)
            shares, values = player(rows, masks)
            ratio = (shares.gather(1, actions[:, None])[:, 0] - before).exp()
            policy = -torch.min(ratio * gains, ratio.clamp(1 - settings.clip, 1 + settings.clip) * gains).mean()
            entropy = -(shares.exp() * shares.masked_fill(~masks, 0)).sum(-1).mean()
            loss = policy + 0.5 * (values - wanted).square().sum(-1).mean() - settings.entropy * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
    return float(entropy.detach())


def train(settings: Settings, folder: Path, player: Player | None = None) -> tuple[Player, int]:
    """Train for the stated time or choices; returns the player, and how many choices it made."""
    torch.set_num_threads(settings.threads)
    torch.manual_seed(settings.seed)
    env = Games(settings.task, settings.opponent, settings.games, settings.seed, player.inputs if player else ())
    player = (player or Player(env.inputs, settings.hidden)).to(settings.device)  # type: ignore[arg-type]
    optimiser = torch.optim.Adam(player.parameters(), lr=settings.learning_rate, eps=1e-5)
    curve, choices, saved, entropy = Curve(folder), 0, 0, 0.0
    while (done := settings.done(curve.seconds, choices)) < 1:
        if done * settings.checkpoints >= saved:
            won = share_won(player, settings.task, settings.opponent, device=settings.device)
            curve.note(choices=choices, won=won, entropy=round(entropy, 3))
            player.save(folder / f"after-{choices:09}")  # a checkpoint, which plays as `learned@` this folder
            saved = int(done * settings.checkpoints) + 1
        for group in optimiser.param_groups:
            group["lr"] = settings.learning_rate * max(0.05, 1 - done)
        entropy = learn(player, optimiser, *collect(player, env, settings), settings)
        choices += settings.games * settings.steps
    curve.note(choices=choices, won=share_won(player, settings.task, settings.opponent, 1000, device=settings.device))
    player.save(folder)
    env.batch.close()
    return player, choices


def parsed(arguments: list[str] | None = None) -> tuple[Settings, Path]:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    for name, usual in vars(Settings()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(usual), default=usual)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    chosen: dict[str, Any] = vars(parser.parse_args(arguments))
    return Settings(**{name: value for name, value in chosen.items() if name != "out"}), chosen["out"]


if __name__ == "__main__":
    train(*parsed())
