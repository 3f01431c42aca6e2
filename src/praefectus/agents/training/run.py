"""Training by self-play (PPO): games, observations and network all live on one GPU. `praefectus train` runs it."""

from __future__ import annotations

import copy
import json
import math
import pickle
import signal
import tempfile
import time
import tomllib
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as nnf

from praefectus.agents.inside import GREEDY
from praefectus.agents.network import selfplay
from praefectus.agents.network.observation import FEATURES
from praefectus.agents.network.translation import layout_mark, vocabulary_of_today
from praefectus.agents.training.batch import DEVICE, Batch, draw_as_learned, masked
from praefectus.agents.training.calibration import everyones_games, fitted_stretch, foretell
from praefectus.agents.training.mixture import Mixture, draw_mixture, mixture_of
from praefectus.agents.training.network import Network
from praefectus.agents.training.pool import Pool
from praefectus.agents.training.warm_start import TrainingError, read_shipped
from praefectus.engine.arrays import light_game
from praefectus.game.configuration import configure
from praefectus.language import of, spoken
from praefectus.rules.end import side_of
from praefectus.rules.vocabulary import SEATS

CHECKPOINT = "checkpoint.pt"
LARGEST_CHANGE = 3.0  # of a log probability: what differs more was hardly drawn from this policy, and teaches nothing
LOSSES = ("policy_loss", "value_loss", "forecast_loss", "entropy", "change", "clipped")


@dataclass(frozen=True)
class TrainingPlan:
    """Everything that shapes a run; a TOML file gives it."""

    seconds: float = 600.0
    games: int = 32768
    steps: int = 32
    epochs: int = 2
    minibatch: int = 32768
    learning_rate: float = 3e-4
    learning_rate_end: float = 5e-5
    clip: float = 0.2
    entropy: float = 0.015
    entropy_end: float = 0.004
    value_weight: float = 1.0
    wins_weight: float = 0.5
    points_weight: float = 0.5
    decay: float = 0.95
    margin: float = 1.0
    margin_end: float = 0.3
    max_rounds: int = 60
    width: int = 1024
    blocks: int = 2
    setups: int = 1024
    base_share: float = 0.3
    plain_share: float = 0.0
    mean: int = 0
    warm_up: float = 0.0
    pool_share: float = 0.0
    pool_every: float = 30.0
    evaluate_every: float = 60.0
    evaluation_games: int = 1024
    calibration_games: int = 4096
    compile: bool = False  # needs a C compiler; pays off on a GPU
    seed: int = 1


def read_plan(path: Path) -> TrainingPlan:
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise TrainingError("file-unreadable", file=str(path), why=error.strerror) from None
    except tomllib.TOMLDecodeError as error:
        raise TrainingError("file-not-toml", file=str(path), why=str(error)) from None
    known = {field.name for field in fields(TrainingPlan)}
    for name in given:
        if name not in known:
            raise TrainingError("training-no-setting", file=str(path), name=name, known=", ".join(sorted(known)))
    for field in fields(TrainingPlan):
        value = given.get(field.name, field.default)
        if isinstance(value, bool) != isinstance(field.default, bool) or not isinstance(value, int | float):
            raise TrainingError(
                "training-setting", file=str(path), name=field.name, value=repr(value), default=repr(field.default)
            )
    return TrainingPlan(**given)


def actor_of(network: Network) -> Network:
    """A copy that plays, on a GPU in half precision."""
    precision = torch.bfloat16 if DEVICE == "cuda" else torch.float32
    actor = copy.deepcopy(network).to(precision)
    actor.reading = precision
    for parameter in actor.parameters():
        parameter.requires_grad_(False)
    actor.scales = network.scales.clone()  # type: ignore[assignment, operator]
    return actor


@torch.no_grad()
def refresh(actor: Network, network: Network, share: float = 1.0) -> None:
    """Make the actor's weights those of the network, or move them there by a share of the way."""
    for mine, learned in zip(actor.parameters(), network.parameters(), strict=True):
        mine.copy_(learned) if share == 1.0 else mine.lerp_(learned, share)


def quick(function: Callable[..., Any], plan: TrainingPlan, in_one_piece: bool = False) -> Callable[..., Any]:
    """The function, put together by PyTorch's compiler where the plan says so; a GPU can run all of it at once."""
    if not plan.compile:
        return function
    mode = "reduce-overhead" if in_one_piece and DEVICE == "cuda" else "default"
    compiled: Callable[..., Any] = torch.compile(function, dynamic=False, mode=mode)
    return compiled


def finish_device() -> None:
    """Wait for the GPU, so that timings are correct."""
    if DEVICE == "cuda":
        torch.cuda.synchronize()


def mean_of(numbers: Tensor, counted: Tensor) -> Tensor:
    """The mean over what counts."""
    return (numbers * counted).sum() / counted.sum().clamp(min=1)


@torch.no_grad()
def choose(
    network: Network, rows: Tensor, masks: Tensor, margin: float | Tensor = 0.0, push: float | Tensor = 0.0
) -> tuple[Tensor, Tensor, Tensor]:
    """Sampled actions, their log probabilities, and what is expected; `push` makes actions likelier."""
    outlook = network(rows, margin)
    chances = torch.log_softmax(masked(outlook.logits + push, masks), -1)
    shares = chances.exp().cumsum(-1)
    chosen = (shares < shares[:, -1:] * (1 - torch.rand_like(shares[:, -1:]))).sum(-1)
    legal = masks.gather(-1, chosen[:, None])[:, 0] != 0  # a sum rounded in another order may point beside it
    chosen = torch.where(legal, chosen, chances.argmax(-1))
    return chosen, chances.gather(-1, chosen[:, None])[:, 0], outlook.expected()


@torch.no_grad()
def match(network: Network, mixture: Mixture, rival: Network | int, games: int, seed: int = 99) -> dict[str, float]:
    """One seat of the network against another, or a bot, on all others (of partners: both), seats in turn."""
    people = [configuration.seats for configuration in mixture.configurations]
    first = light_game(mixture.templates[0])
    sides = np.array([side_of(first, seat) for seat in range(people[0])])
    if len(set(people)) != 1:
        raise TrainingError("training-match")
    own = np.arange(games) % people[0]
    mine = np.zeros((games, SEATS), bool)
    mine[:, : people[0]] = sides[own][:, None] == sides[None]
    its_seats = torch.from_numpy(mine).to(DEVICE)
    control = None if isinstance(rival, Network) else np.where(mine, selfplay.NETWORK, rival)
    batch = Batch(mixture.templates, mixture.boards, games, 1, seed, control)
    batch.begin()
    for step in range(4000):
        if step % 16 == 15 and bool((batch.done[0] > 0).all()):
            break
        rows, masks = batch.rows[0], batch.masks[0]
        logits = network(rows).logits
        if isinstance(rival, Network):
            acting = its_seats.gather(1, batch.actors[0].long()[:, None])
            logits = torch.where(acting, logits, rival(rows).logits)
        batch.actions[0] = draw_as_learned(logits, masks)
        rows.zero_()
        masks.zero_()
        batch.step(0, 0, selfplay.STOP_AT_END)
    results = batch.results[0].cpu().numpy().astype(np.int64)
    won = results[:, selfplay.WON] >> own & 1
    share = float(won.mean())
    return {
        "games": games,
        "wins": share,
        "interval": 1.96 * math.sqrt(max(share * (1 - share), 1e-9) / games),
        "score": float(results[np.arange(games), own].mean()),
        "turns": float(results[:, 7].mean()),
        "unfinished": int((batch.done[0] == 0).sum()),
    }


def yardsticks() -> dict[str, Mixture]:
    """The matches by which a run is watched."""
    return {
        "imperium 4": mixture_of([configure("imperium", 4)]),
        "italia 3": mixture_of([configure("italia", 3)]),
        "hispania 4, salt and forum": mixture_of([configure("hispania", 4, ["salt", "forum"])]),
        "roma 3": mixture_of([configure("roma", 3)]),
        "cyprus 5, fish market": mixture_of([configure("cyprus", 5, ["fish_market"])]),
    }


def read_checkpoint(path: Path, network: Network, optimiser: torch.optim.Optimizer | None = None) -> dict[str, Any]:
    """Load what a run has saved: its result or, with an optimiser, its training state."""
    try:
        saved: dict[str, Any] = torch.load(path, map_location=DEVICE, weights_only=True)
        if saved.get("vocabulary") != vocabulary_of_today():
            raise TrainingError("training-older", file=str(path))
        network.load_state_dict(saved["network" if optimiser is None else "learning"])
        if optimiser is not None:
            optimiser.load_state_dict(saved["optimiser"])
    except OSError as error:
        raise TrainingError("file-unreadable", file=str(path), why=error.strerror) from None
    except (RuntimeError, KeyError, ValueError, EOFError, pickle.UnpicklingError) as error:
        raise TrainingError("training-no-fit", file=str(path), why=str(error)[:200]) from None
    return saved


class Run:
    """A run that can be stopped and resumed: everything it needs is in its folder."""

    def __init__(
        self, plan: TrainingPlan, folder: Path, report: Callable[..., None], start: Path | None = None
    ) -> None:
        self.plan, self.folder, self.report = plan, folder, report
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(plan.seed)
        self.network = Network(plan.width, plan.blocks).to(DEVICE)
        self.network.reading = torch.bfloat16 if DEVICE == "cuda" else torch.float32
        self.optimiser = torch.optim.Adam(
            self.network.parameters(), lr=plan.learning_rate, eps=1e-5, fused=DEVICE == "cuda"
        )
        self.elapsed, self.iterations, self.decisions = 0.0, 0, 0
        self.clock = {"rollout": 0.0, "update": 0.0, "evaluation": 0.0}
        self.pool = Pool(plan.games, plan.pool_share, plan.pool_every, plan.seed)
        self.rival: Network | None = None  # the network that it began with
        self.writer = _tensorboard(folder)
        if start is not None:
            (read_shipped if start.suffix == ".onnx" else read_checkpoint)(start, self.network)
            self.rival = actor_of(self.network)
        self.result = copy.deepcopy(self.network) if plan.mean else self.network  # what is measured and exported
        checkpoint = folder / CHECKPOINT
        if checkpoint.exists():
            saved = read_checkpoint(checkpoint, self.network, self.optimiser)
            self.result.load_state_dict(saved["network"])
            self.elapsed, self.iterations = float(saved["elapsed"]), int(saved["iterations"])
            self.decisions = int(saved["decisions"])

    def save(self) -> None:
        part = self.folder / f"{CHECKPOINT}.part"
        torch.save(
            {"layout": layout_mark(), "network": self.result.state_dict(), "learning": self.network.state_dict(),
             "optimiser": self.optimiser.state_dict(), "elapsed": self.elapsed, "iterations": self.iterations,
             "decisions": self.decisions, "plan": asdict(self.plan), "vocabulary": vocabulary_of_today()},
            part,
        )  # fmt: skip
        part.replace(self.folder / CHECKPOINT)

    def train_with(self, progress: Callable[..., AbstractContextManager[Callable[..., None]]]) -> None:
        """Train with a bar; Ctrl-C ends it after the iteration at hand."""
        stopped: list[int] = []
        before = signal.signal(signal.SIGINT, lambda number, frame: stopped.append(number))
        try:
            with progress(of(spoken())("train-seconds"), round(self.plan.seconds)) as show:

                def wanted() -> bool:
                    show(min(round(self.elapsed), round(self.plan.seconds)))
                    return not stopped

                self.train(wanted)
        finally:
            signal.signal(signal.SIGINT, before)

    def train(self, wanted: Callable[[], bool] = lambda: True) -> None:
        """Go on until the plan's time is over, or until it is no longer wanted; then everything is saved."""
        plan = self.plan
        actor = actor_of(self.network)
        self.pick, self.judge = quick(choose, plan), quick(self._losses, plan, in_one_piece=True)
        mixture = draw_mixture(plan.setups, plan.seed + self.iterations, plan.base_share, plan.plain_share)
        batch = Batch(mixture.templates, mixture.boards, plan.games, plan.steps, plan.seed + 7 * self.iterations)
        batch.weights[selfplay.MAX_ROUNDS] = plan.max_rounds
        batch.begin()
        next_evaluation = self.elapsed + plan.evaluate_every
        first = True
        while self.elapsed < plan.seconds and wanted():
            share = self.elapsed / plan.seconds
            margin = torch.tensor(plan.margin + (plan.margin_end - plan.margin) * share, device=DEVICE)
            batch.weights[selfplay.MARGIN_WEIGHT] = margin
            begun = time.perf_counter()
            refresh(actor, self.network)
            self.pool.follow(actor, self.elapsed)
            self._roll_out(actor, batch, margin, first)
            finish_device()
            middle = time.perf_counter()
            numbers = self._update(batch, share, margin)
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
                numbers |= self._games_finished(batch)
                self.save()
                self._note(numbers)
        self.save()

    def _roll_out(self, actor: Network, batch: Batch, margin: Tensor, first: bool) -> None:
        steps = batch.steps
        if not first:
            for kept in (batch.rows, batch.masks, batch.actors, batch.seats):
                kept[0].copy_(kept[steps])
            batch.rows[1:].zero_()
            batch.masks[1:].zero_()
        for t in range(steps):
            chosen, chances, values = self.pick(actor, batch.rows[t], batch.masks[t], margin)
            batch.actions[t], batch.chances[t], batch.values[t] = chosen, chances, values
            self.pool.choose(t, batch, self.pick)
            batch.step(t, t + 1, selfplay.GO_ON)
        batch.values[steps] = self.pick(actor, batch.rows[steps], batch.masks[steps], margin)[2]
        batch.reckon_returns(self.plan.decay)

    def _update(self, batch: Batch, share: float, margin: Tensor) -> dict[str, float]:
        plan, count = self.plan, self.plan.games * self.plan.steps
        steps = batch.steps

        def flat(tensor: Tensor) -> Tensor:
            return tensor[:steps].reshape(count, *tensor.shape[2:])

        own = flat(self.pool.own(batch))
        advantages = flat(batch.advantages)
        mean = (advantages * own).sum() / own.sum()
        spread = (((advantages - mean) ** 2 * own).sum() / own.sum()).sqrt()
        advantages = (advantages - mean) / (spread + 1e-6)
        among_equals = flat(self.pool.among_equals[None].expand(steps, -1))
        taken = flat(batch.rows), flat(batch.masks), flat(batch.actions), flat(batch.chances), own, among_equals
        targets = flat(batch.targets)
        rate = plan.learning_rate + (plan.learning_rate_end - plan.learning_rate) * share
        rate *= min(1.0, (self.elapsed + 1) / max(plan.warm_up, 1.0))
        bonus = torch.tensor(plan.entropy + (plan.entropy_end - plan.entropy) * share, device=DEVICE)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        sums = torch.zeros(len(LOSSES), device=DEVICE)
        batches = 0
        for _ in range(plan.epochs):
            order = torch.randperm(count, device=DEVICE)
            for start in range(0, count, plan.minibatch):
                part = order[start : start + plan.minibatch]
                chosen = [each[part] for each in taken]
                loss, numbers = self.judge(*chosen, advantages[part], targets[part], margin, bonus)
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
                self.optimiser.step()
                self.optimiser.zero_grad(set_to_none=True)
                sums += numbers
                batches += 1
        found = dict(zip(LOSSES, (sums / batches).tolist(), strict=True))
        if not all(map(math.isfinite, found.values())):
            raise TrainingError("training-lost")
        found["explained"] = 1 - found["value_loss"] / max(float(targets[:, :SEATS].var()), 1e-9)
        return found

    def _losses(
        self, rows: Tensor, masks: Tensor, taken: Tensor, chances: Tensor, own: Tensor, equal: Tensor,
        gains: Tensor, targets: Tensor, margin: Tensor, bonus: Tensor,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        """PPO's loss of a minibatch with the network as it is now, and its parts as numbers.

        The policy learns from choices of its `own`, forecasts from games among `equal` players.
        """
        plan = self.plan
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == "cuda"):
            outlook = self.network(rows, margin)
        log_chances = torch.log_softmax(masked(outlook.logits, masks), -1)
        change = (log_chances.gather(-1, taken[:, None])[:, 0] - chances).clamp(max=LARGEST_CHANGE) * own
        ratio = change.exp()
        policy = -mean_of(torch.min(ratio * gains, ratio.clamp(1 - plan.clip, 1 + plan.clip) * gains), own)
        entropy = -mean_of((log_chances.exp() * log_chances).sum(-1), own)
        rewards, wins, points = targets.split(SEATS, dim=-1)
        value = nnf.mse_loss(outlook.values, rewards)
        chance = nnf.binary_cross_entropy_with_logits(outlook.wins, wins.clamp(0, 1), reduction="none")
        forecast = plan.wins_weight * mean_of(chance.mean(-1), equal)
        forecast = forecast + plan.points_weight * mean_of((outlook.points - points).square().mean(-1), equal)
        loss = policy + plan.value_weight * value + forecast - bonus * entropy
        clipped = ((ratio - 1).abs() > plan.clip).float().mean()
        parts = [policy, value, forecast, entropy, (ratio - 1 - change).mean(), clipped]
        return loss, torch.stack([each.detach() for each in parts])

    def _evaluate(self, actor: Network) -> dict[str, float]:
        begun = time.perf_counter()
        refresh(actor, self.result)
        rival, who = (GREEDY, "greedy") if self.rival is None else (self.rival, "its beginning")
        numbers = {
            f"against {who}: {name}": match(actor, mixture, rival, self.plan.evaluation_games)["wins"]
            for name, mixture in yardsticks().items()
        }
        self.clock["evaluation"] += time.perf_counter() - begun
        return numbers

    def _games_finished(self, batch: Batch) -> dict[str, float]:
        ended = batch.done.reshape(-1) == 1
        results = batch.results.reshape(-1, selfplay.RESULTS)[ended].float()
        if not len(results):
            return {}
        return {"turns": float(results[:, 7].mean()), "best_score": float(results[:, :SEATS].amax(1).mean())}

    def _note(self, numbers: dict[str, float]) -> None:
        row = {"seconds": self.elapsed, "iterations": self.iterations, "decisions": self.decisions, **numbers}
        row["decisions_per_s"] = self.decisions / self.elapsed
        with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps({name: round(value, 5) for name, value in row.items()}) + "\n")
        if self.writer is not None:
            for name, value in numbers.items():
                self.writer.add_scalar(name, value, self.decisions)
        self.report(data=row)


def _tensorboard(folder: Path) -> Any:
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError:
        return None
    return SummaryWriter(str(folder / "tensorboard"))


class Player(nn.Module):
    """The network as it is shipped: winning chances as logarithms, rewards with the margin at the end of training."""

    def __init__(self, network: Network, margin: float, stretch: float) -> None:
        super().__init__()
        self.network, self.margin, self.stretch = network, margin, stretch

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        outlook = self.network(rows, self.margin)
        return outlook.logits, outlook.values, outlook.points, nnf.logsigmoid(outlook.wins) * self.stretch


def calibrated(network: Network, plan: TrainingPlan) -> float:
    """Return how much the logarithms of winning chances are to be stretched, by games that were not trained on."""
    drawn = draw_mixture(plan.setups, plan.seed + 1, plan.base_share, plan.plain_share)
    mixture = everyones_games(drawn)
    return fitted_stretch(foretell(network, mixture, plan.calibration_games, plan.seed + 1))


def export(checkpoint: Path, folder: Path) -> None:
    """Write the network of a checkpoint into a folder, as the ONNX files that players use."""
    from praefectus.agents.network.export import pack

    try:
        plan = TrainingPlan(**torch.load(checkpoint, map_location="cpu", weights_only=True)["plan"])
    except OSError as error:
        raise TrainingError("file-unreadable", file=str(checkpoint), why=error.strerror) from None
    network = Network(plan.width, plan.blocks)
    read_checkpoint(checkpoint, network)
    stretch = calibrated(network.to(DEVICE), plan)
    player = Player(network.cpu().float().eval(), plan.margin_end, stretch)
    rows = torch.zeros(2, FEATURES, dtype=torch.int8)
    names = ["logits", "values", "points", "wins"]
    with tempfile.TemporaryDirectory() as place:
        exported = Path(place) / "network.onnx"
        torch.onnx.export(
            player, (rows,), str(exported), input_names=["rows"], output_names=names,
            dynamic_axes={name: {0: "games"} for name in ("rows", *names)}, opset_version=17, dynamo=False,
            do_constant_folding=False,  # so that the weights keep their names, and a run can begin with them
        )  # fmt: skip
        pack(exported, folder)
