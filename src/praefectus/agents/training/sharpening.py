"""Training that sharpens forecasts and learns new boards, and leaves the play on known boards as it is.

The network that a run begins with plays all games to the end; what is learned is how they ended, not what the network
expected halfway. Some games begin with weak play, so that positions of weaker players are judged too. On known boards
the policy is held where it was; on boards that the first network did not know it learns as in any run (PPO).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as nnf

from praefectus import data
from praefectus.agents.network import selfplay
from praefectus.agents.training.batch import DEVICE, Batch, masked
from praefectus.agents.training.mixture import board_configuration, draw_mixture, mixture_of
from praefectus.agents.training.network import ACTIONS, Network
from praefectus.agents.training.run import (
    LARGEST_CHANGE,
    Run,
    TrainingPlan,
    actor_of,
    choose,
    finish_device,
    mean_of,
    quick,
    refresh,
)
from praefectus.agents.training.warm_start import boards_known
from praefectus.rules.vocabulary import SEATS

WEAK_GAMES = 0.4  # share of the games that begin with weak play
WEAK_CHOICES = 320  # at most so many
WEAK_SHARES = (0.2, 0.5, 1.0)  # of the choices of weak seats that are made at random
TEMPERATURES = (0.5, 1.0)  # with which known boards are played, game by game
NEAR_END = 80  # choices to the end: such positions count more
LOSSES = ("policy_loss", "value_loss", "forecast_loss", "moved", "change", "clipped")


class Weak:
    """Weak play at the beginning of some games: which seats, how weak, and for how many choices."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.age = torch.zeros(games, dtype=torch.int64, device=DEVICE)
        self.until = torch.zeros(games, dtype=torch.int64, device=DEVICE)
        self.share = torch.zeros(games, SEATS, device=DEVICE)
        self.draw(torch.ones(games, dtype=torch.bool, device=DEVICE))

    def draw(self, new: Tensor) -> None:
        """For these games, which have just begun."""
        chosen = torch.rand(self.games, device=DEVICE) < WEAK_GAMES
        until = torch.randint(10, WEAK_CHOICES, (self.games,), device=DEVICE) * chosen
        shares = torch.tensor(WEAK_SHARES, device=DEVICE)[torch.randint(3, (self.games, SEATS), device=DEVICE)]
        shares = shares * (torch.rand(self.games, SEATS, device=DEVICE) < 0.5)
        self.age = torch.where(new, 0, self.age)
        self.until = torch.where(new, until, self.until)
        self.share = torch.where(new[:, None], shares, self.share)

    @property
    def over(self) -> Tensor:
        return self.age >= self.until

    def choose(self, actors: Tensor, masks: Tensor, actions: Tensor) -> Tensor:
        """The actions, some of them replaced by any legal one."""
        share = self.share.gather(1, actors.long()[:, None])[:, 0] * ~self.over
        luck = torch.rand(masks.shape, device=DEVICE).masked_fill(masks == 0, -1.0)
        return torch.where(torch.rand(self.games, device=DEVICE) < share, luck.argmax(-1), actions)


@torch.no_grad()
def play(network: Network, rows: Tensor, masks: Tensor, margin: Tensor, temperature: Tensor) -> tuple[Tensor, ...]:
    """Actions drawn with a temperature for each game, the policy they were drawn from, and what is expected."""
    outlook = network(rows, margin)
    logits = masked(outlook.logits, masks)
    luck = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    return (logits / temperature[:, None] + luck).argmax(-1), torch.log_softmax(logits, -1).half(), outlook.expected()


class Sharpening(Run):
    """A run that begins with a network that plays."""

    def __init__(self, plan: TrainingPlan, folder: Path, report: Callable[..., None], start: Path) -> None:
        super().__init__(plan, folder, report, start)
        self.known = torch.zeros(len(data.board_ids()) + 1, dtype=torch.bool, device=DEVICE)
        for board in boards_known(start):
            self.known[board] = True
        self.new_boards = [name for number, name in enumerate(data.board_ids()) if not self.known[number]]

    def train(self, wanted: Callable[[], bool] = lambda: True) -> None:
        plan = self.plan
        assert self.rival is not None
        actor = actor_of(self.network)
        self.play, self.judge = quick(play, plan), quick(self._losses, plan, in_one_piece=True)
        drawn = draw_mixture(plan.setups, plan.seed + self.iterations, plan.base_share, plan.plain_share)
        more = [board_configuration(board, number) for board in self.new_boards for number in range(plan.setups // 7)]
        mixture = mixture_of([*drawn.configurations, *more])
        batch = Batch(mixture.templates, mixture.boards, plan.games, plan.steps, plan.seed + 7 * self.iterations)
        batch.weights[selfplay.MAX_ROUNDS] = plan.max_rounds
        batch.weights[selfplay.MARGIN_WEIGHT] = plan.margin_end
        batch.begin()
        self.weak = Weak(plan.games)
        self.temperature = torch.tensor(TEMPERATURES, device=DEVICE)[torch.arange(plan.games, device=DEVICE) % 2]
        self.policies = torch.zeros(plan.steps, plan.games, ACTIONS, dtype=torch.half, device=DEVICE)
        self.learned_from = torch.zeros(plan.steps, plan.games, device=DEVICE)
        self.on_new = torch.zeros(plan.steps, plan.games, device=DEVICE)
        margin = torch.tensor(plan.margin_end, device=DEVICE)
        next_evaluation = self.elapsed + plan.evaluate_every
        first = True
        while self.elapsed < plan.seconds and wanted():
            begun = time.perf_counter()
            refresh(actor, self.network)
            self._roll_out(actor, batch, margin, first)
            finish_device()
            middle = time.perf_counter()
            numbers = self._update(batch, self.elapsed / plan.seconds, margin)
            finish_device()
            ended = time.perf_counter()
            first = False
            self.clock["rollout"] += middle - begun
            self.clock["update"] += ended - middle
            self.elapsed += ended - begun
            self.iterations += 1
            if plan.mean:
                refresh(self.result, self.network, 1 / min(self.iterations, plan.mean))
            self.decisions += plan.games * plan.steps
            if self.elapsed >= next_evaluation or self.elapsed >= plan.seconds:
                next_evaluation = self.elapsed + plan.evaluate_every
                numbers |= self._evaluate(actor)
                self.save()
            numbers |= {"rollout_s": middle - begun, "update_s": ended - middle}
            self._note(numbers)
        self.save()

    def _roll_out(self, actor: Network, batch: Batch, margin: Tensor, first: bool) -> None:
        assert self.rival is not None
        steps = batch.steps
        if not first:
            for kept in (batch.rows, batch.masks, batch.actors, batch.seats):
                kept[0].copy_(kept[steps])
            batch.rows[1:].zero_()
            batch.masks[1:].zero_()
        for t in range(steps):
            rows, masks = batch.rows[t], batch.masks[t]
            new = ~self.known[batch.board_of.long()]
            actions, self.policies[t], batch.values[t] = self.play(self.rival, rows, masks, margin, self.temperature)
            here = torch.nonzero(new)[:, 0]
            if len(here):
                actions[here], batch.chances[t, here], batch.values[t, here] = choose(
                    actor, rows[here], masks[here], margin
                )
            self.on_new[t], self.learned_from[t] = new, self.weak.over
            batch.actions[t] = self.weak.choose(batch.actors[t], masks, actions)
            batch.step(t, t + 1, selfplay.GO_ON)
            self.weak.age += 1
            self.weak.draw(batch.done[t] == 1)
        last = self.plan.minibatch
        for start in range(0, self.plan.games, last):
            part = slice(start, start + last)
            with torch.no_grad():
                batch.values[steps, part] = actor(batch.rows[steps, part], margin).expected().float()
        batch.reckon_returns(self.plan.decay)
        self.gains = batch.advantages.clone()
        batch.reckon_returns(1.0)

    def _weights(self, batch: Batch) -> Tensor:
        """How much every position counts: nothing in weak play, more near the end."""
        left = torch.full((self.plan.games,), WEAK_CHOICES * 9, device=DEVICE)
        counts = torch.zeros_like(self.learned_from)
        for t in reversed(range(batch.steps)):
            left = torch.where(batch.done[t] == 1, 0, left + 1)
            counts[t] = 1.0 + (left < NEAR_END)
        return counts * self.learned_from

    def _update(self, batch: Batch, share: float, margin: Tensor) -> dict[str, float]:
        plan, count, steps = self.plan, self.plan.games * self.plan.steps, batch.steps

        def flat(tensor: Tensor) -> Tensor:
            return tensor[:steps].reshape(count, *tensor.shape[2:])

        own = flat(self.on_new * self.learned_from)
        gains = flat(self.gains)
        spread = ((gains**2 * own).sum() / own.sum().clamp(min=1)).sqrt()
        gains = gains / (spread + 1e-6)
        taken = (
            flat(batch.rows), flat(batch.masks), flat(batch.actions), flat(batch.chances), flat(self.policies), own,
            flat(self._weights(batch)), gains, flat(batch.targets),
        )  # fmt: skip
        rate = plan.learning_rate + (plan.learning_rate_end - plan.learning_rate) * share
        rate *= min(1.0, (self.elapsed + 1) / max(plan.warm_up, 1.0))
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        sums, batches = torch.zeros(len(LOSSES), device=DEVICE), 0
        for _ in range(plan.epochs):
            order = torch.randperm(count, device=DEVICE)
            for start in range(0, count, plan.minibatch):
                part = order[start : start + plan.minibatch]
                loss, numbers = self.judge(*[each[part] for each in taken], margin)
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
                self.optimiser.step()
                self.optimiser.zero_grad(set_to_none=True)
                sums += numbers
                batches += 1
        return dict(zip(LOSSES, (sums / batches).tolist(), strict=True))

    def _losses(  # type: ignore[override]
        self, rows: Tensor, masks: Tensor, taken: Tensor, chances: Tensor, policies: Tensor, new: Tensor,
        counted: Tensor, gains: Tensor, targets: Tensor, margin: Tensor,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        """How far forecasts are from the ends, how far the policy has moved on known boards, and PPO's loss on new."""
        plan = self.plan
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == "cuda"):
            outlook = self.network(rows, margin)
        log_chances = torch.log_softmax(masked(outlook.logits, masks), -1)
        change = (log_chances.gather(-1, taken[:, None])[:, 0] - chances).clamp(max=LARGEST_CHANGE) * new
        ratio = change.exp()
        clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        policy = -mean_of(torch.min(ratio * gains, clipped * gains), new) * new.mean()
        before = policies.float()
        known = 1.0 - new
        moved = mean_of((before.exp() * (before - log_chances).masked_fill(masks == 0, 0.0)).sum(-1), known)
        rewards, wins, points = targets.split(SEATS, dim=-1)
        value = mean_of((outlook.values - rewards).square().mean(-1), counted)
        chance = nnf.binary_cross_entropy_with_logits(outlook.wins, wins.clamp(0, 1), reduction="none")
        forecast = plan.wins_weight * mean_of(chance.mean(-1), counted)
        forecast = forecast + plan.points_weight * mean_of((outlook.points - points).square().mean(-1), counted)
        loss = policy + plan.value_weight * value + forecast + plan.anchor * moved
        parts = [
            policy,
            value,
            forecast,
            moved,
            (ratio - 1 - change).mean(),
            ((ratio - 1).abs() > plan.clip).float().mean(),
        ]
        return loss, torch.stack([each.detach() for each in parts])


def run_of(plan: TrainingPlan, folder: Path, report: Callable[..., Any], start: Path | None) -> Run:
    """The kind of run that the plan asks for."""
    if plan.anchor and start is not None:
        return Sharpening(plan, folder, report, start)
    return Run(plan, folder, report, start)
