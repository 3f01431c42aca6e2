"""Learn on a GPU from the rules to the update: python examples/gpu_ppo.py [SECONDS] [OPPONENT].

PPO over 8,192 games at once. Rules, opponents, observations and the network stay on the GPU, and no array is copied to
the computer: the tensors below share the memory of the environment's arrays.
"""

import sys
import time

import torch
from torch import nn

from praefectus.envs import ACTION_SPACE, FACTS
from praefectus.envs.gpu import GpuBatch

GAMES, STEPS, EPOCHS, MINIBATCHES = 8192, 16, 2, 8
DISCOUNT, TRACE, CLIP, ENTROPY, LEAD = 0.999, 0.95, 0.2, 0.01, 40.0  # so many points of lead are worth a win
seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 120.0
opponent = sys.argv[2] if len(sys.argv) > 2 else "greedy"

env = GpuBatch("italia", 2, games=GAMES, seed=1, opponents=opponent, skip_forced=True, points=True)
rows, mask, reward, done, points, scores, own = (
    torch.from_dlpack(array)
    for array in (env.observation, env.mask, env.reward, env.done, env.points, env.scores, env.agent_seat)
)
mine = own.long()[:, None]


class Player(nn.Module):
    """Shares of the actions, and the result to expect."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(FACTS))
        self.register_buffer("spread", torch.ones(FACTS))
        self.body = nn.Sequential(nn.Linear(FACTS, 512), nn.ReLU(), nn.Linear(512, 512), nn.ReLU())
        self.policy, self.value = nn.Linear(512, ACTION_SPACE), nn.Linear(512, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen, legal):
        hidden = self.body(((seen.float() - self.mean) / self.spread).clamp(-5, 5))
        return torch.log_softmax(self.policy(hidden).masked_fill(~legal, -1e9), -1), self.value(hidden)[:, 0]


def lead(of):
    """Points ahead of the mean of both seats."""
    return of.gather(1, mine)[:, 0].float() - of[:, :2].float().mean(1)


torch.manual_seed(1)
player = Player().cuda()
seen = []
for number in range(400):  # random play shows how large the numbers of a row are
    env.step(env.sample(), check=False)
    if number % 20 == 0:
        seen.append(rows[:512].float())
player.mean, player.spread = torch.cat(seen).mean(0), torch.cat(seen).std(0) + 0.1
env.reset(1)

optimiser = torch.optim.Adam(player.parameters(), lr=3e-4, eps=1e-5)
began, choices, shown = time.monotonic(), 0, 0.0
won = ended = torch.zeros((), device="cuda")
while (passed := time.monotonic() - began) < seconds:
    optimiser.param_groups[0]["lr"] = 3e-4 * max(0.05, 1 - passed / seconds)
    steps, before = [], lead(points)
    for _ in range(STEPS):
        now, legal = rows.clone(), mask.clone()
        with torch.no_grad():
            shares, value = player(now, legal)
            chosen = torch.multinomial(shares.exp(), 1)
        env.step(chosen[:, 0], check=False)
        result, over = reward.gather(1, mine)[:, 0], done.float()
        change = torch.where(done, lead(scores), lead(points)) - before
        before = lead(points)
        won, ended = won + (result > 0).sum(), ended + over.sum()
        steps.append((now, legal, chosen, shares.gather(1, chosen)[:, 0], value, result + change / LEAD, 1 - over))
    with torch.no_grad():
        following, news, gains = player(rows, mask)[1], torch.zeros(GAMES, device="cuda"), []
    for *_, value, gained, on in reversed(steps):
        news = gained + DISCOUNT * on * following - value + DISCOUNT * TRACE * on * news
        following, gains = value, [news, *gains]
    now, legal, chosen, old, value, *_ = (torch.cat(each) for each in zip(*steps, strict=True))
    gains = torch.cat(gains)
    wanted, gains = gains + value, (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(old), device="cuda").chunk(MINIBATCHES):
            shares, value = player(now[part], legal[part])
            ratio = (shares.gather(1, chosen[part])[:, 0] - old[part]).exp()
            policy = -torch.min(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            entropy = -(shares.exp() * shares.masked_fill(~legal[part], 0)).sum(-1).mean()
            loss = policy + 0.5 * (value - wanted[part]).square().mean() - ENTROPY * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
    choices += GAMES * STEPS
    if time.monotonic() - began - shown > seconds / 12 and float(ended) > 0:
        shown = time.monotonic() - began
        print(f"{shown:.0f} s, {choices:,} choices, {float(won / ended):.1%} of {int(ended)} games won", flush=True)
        won = ended = torch.zeros((), device="cuda")
