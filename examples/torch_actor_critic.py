"""Learn to beat the random player with PyTorch: python examples/torch_actor_critic.py [SECONDS]. A minute shows it.

Advantage actor-critic over 256 games at once; the opponent plays inside the compiled step. The reward of a step is what
it changed in the difference of the points, so that there is something to learn from before the first game ends.
"""

import sys
import time

import torch
from torch import nn
from torch.distributions import Categorical

from praefectus.envs import ACTION_SPACE, FACTS, Batch

GAMES, STEPS, TRACE, DISCOUNT, ENTROPY = 256, 32, 0.95, 0.997, 0.01
SETTING = {"board": "italia", "seats": 2, "opponents": "random", "points": True, "round_limit": 60}


class Player(nn.Module):
    """What it sees in, what it would choose and how many points ahead it expects to come (in tens) out."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(FACTS, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy, self.value = nn.Linear(128, ACTION_SPACE), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(seen.float().clamp(-4, 12) / 4)
        return Categorical(logits=self.policy(hidden).masked_fill(~mask, -1e9)), self.value(hidden)[:, 0]


def look(env: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(env.observation.copy()), torch.from_numpy(env.mask.copy())


def ahead(points: torch.Tensor, own: torch.Tensor) -> torch.Tensor:
    """By how many tens of points the own seat leads."""
    return (2 * points.gather(1, own[:, None])[:, 0] - points[:, :2].sum(1)) / 10


@torch.no_grad()
def wins(player: Player, games: int = 200) -> float:
    """The share of games won against the random player, from both seats."""
    env, won = Batch(**SETTING, games=games, seed=99, auto_reset=False, skip_forced=True), 0
    while (env.seat >= 0).any():
        env.step(player(*look(env))[0].sample().numpy())
        won += int((env.reward[range(games), env.agent_seat] * env.done > 0).sum())
    return won / games


torch.manual_seed(1)
player, env = Player(), Batch(**SETTING, games=GAMES, seed=1, skip_forced=True)
optimiser = torch.optim.Adam(player.parameters(), lr=1e-3)
print(f"before: {wins(player):.0%} of the games against the random player are won", flush=True)
end = time.monotonic() + float(sys.argv[1] if len(sys.argv) > 1 else 60)
while time.monotonic() < end:
    steps = []
    for _ in range(STEPS):
        own, (now, mask) = torch.from_numpy(env.agent_seat.astype("int64")), look(env)
        with torch.no_grad():
            choice, value = player(now, mask)
        action = choice.sample()
        env.step(action.numpy())
        change = ahead(torch.from_numpy(env.points_delta.astype("float32")), own)
        steps.append((now, mask, action, value, change, torch.from_numpy(1 - env.done.astype("float32"))))
    with torch.no_grad():
        following, news, advantages = player(*look(env))[1], torch.zeros(GAMES), []
    for *_, value, reward, on in reversed(steps):
        news = reward + DISCOUNT * on * following - value + DISCOUNT * TRACE * on * news
        following, advantages = value, [news, *advantages]
    seen, masks, chosen, expected, *_ = map(torch.cat, zip(*steps, strict=True))
    choice, value = player(seen, masks)
    gained = torch.cat(advantages)
    policy = -(choice.log_prob(chosen) * (gained - gained.mean()) / (gained.std() + 1e-6)).mean()
    loss = policy + 0.5 * (value - gained - expected).square().mean() - ENTROPY * choice.entropy().mean()
    optimiser.zero_grad()
    loss.backward()
    optimiser.step()
print(f"after: {wins(player):.0%}")
