"""The network of the baselines, the games it learns from, and the file in which it plays everywhere."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from praefectus.agents.network.installed import STANDARD_NETWORK
from praefectus.agents.network.observation import SCALES
from praefectus.agents.network.translation import vocabulary_of_today
from praefectus.envs import ACTION_SPACE, Batch, tasks
from praefectus.envs.layouts import from_seat, turned
from praefectus.rules.vocabulary import SEATS

LOOKED_AT = 400  # random steps that show which numbers of a row ever change in a task
FORBIDDEN = -1e9


class Player(nn.Module):
    """Two hidden layers over the numbers that change; logits of all actions, and the result of every seat."""

    def __init__(self, inputs: Sequence[int], hidden: int = 256) -> None:
        super().__init__()
        self.inputs = [int(each) for each in inputs]
        self.register_buffer("scales", torch.tensor([SCALES[each] for each in self.inputs], dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(len(self.inputs), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.values = nn.Linear(hidden, ACTION_SPACE), nn.Linear(hidden, SEATS)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log shares of the legal actions, and the results to expect, seats counted from the acting one."""
        hidden = self.body(rows.float() * self.scales)
        return torch.log_softmax(self.policy(hidden).masked_fill(~masks, FORBIDDEN), -1), self.values(hidden)

    def save(self, folder: Path) -> None:
        """Write the ONNX file that plays as `learned@FOLDER`: it reads whole rows and says what its numbers mean."""
        import onnx
        from onnx import TensorProto, helper, numpy_helper

        from praefectus.agents.network.export import mark

        weights = {name: value.detach().cpu().numpy() for name, value in self.state_dict().items()}
        weights["inputs"] = np.array(self.inputs, np.int64)
        nodes = [
            helper.make_node("Gather", ["rows", "inputs"], ["read"], axis=1),
            helper.make_node("Cast", ["read"], ["numbers"], to=TensorProto.FLOAT),
            helper.make_node("Mul", ["numbers", "scales"], ["scaled"]),
        ]
        for layer, given, made in (("body.0", "scaled", "h1"), ("body.2", "h2", "h3")):
            nodes.append(helper.make_node("Gemm", [given, f"{layer}.weight", f"{layer}.bias"], [made], transB=1))
            nodes.append(helper.make_node("Relu", [made], [f"h{int(made[1]) + 1}"]))
        for layer, made in (("policy", "logits"), ("values", "values")):
            nodes.append(helper.make_node("Gemm", ["h4", f"{layer}.weight", f"{layer}.bias"], [made], transB=1))
        outputs = [("logits", ACTION_SPACE), ("values", SEATS)]
        graph = helper.make_graph(
            nodes, "player",
            [helper.make_tensor_value_info("rows", TensorProto.INT8, ["games", len(SCALES)])],
            [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["games", size]) for name, size in outputs],
            [numpy_helper.from_array(value, name) for name, value in weights.items()],
        )  # fmt: skip
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
        mark(model, vocabulary_of_today())
        onnx.checker.check_model(model)
        folder.mkdir(parents=True, exist_ok=True)
        onnx.save(model, str(folder / STANDARD_NETWORK))


class Games:
    """A batch of a task from one seat each; rows without what never changes, actions numbered as networks do.

    A network is asked with the seats' numbers at the table, so masks and actions are turned here, and back.
    """

    def __init__(self, task: str, opponent: str, games: int, seed: int, inputs: Sequence[int] = (), **how: Any) -> None:
        self.batch = Batch(
            settings=tasks.task(task).settings, games=games, seed=seed, opponents=opponent, observation="full",
            skip_forced=True, points=True, **how,
        )  # fmt: skip
        self.count, self.every = games, np.arange(games)
        self.seats = np.array([each.seats for each in self.batch.settings.configurations])[0]
        self.inputs = np.array(inputs if len(inputs) else self._changing(seed))

    def _changing(self, seed: int) -> npt.NDArray[np.intp]:
        first, varies = self.batch.observation[0].copy(), np.zeros(self.batch.observation.shape[1], bool)
        for _ in range(LOOKED_AT):
            self.batch.step(self.batch.sample())
            varies |= (self.batch.observation != first).any(axis=0)
        self.batch.reset(seed)
        return np.flatnonzero(varies & (np.array(SCALES) > 0))

    def look(self) -> tuple[Tensor, Tensor]:
        rows = self.batch.observation[:, self.inputs]
        masks = turned(self.batch.mask.view(np.uint8), np.maximum(self.batch.seat, 0), self._at_table())
        return torch.from_numpy(rows), torch.from_numpy(masks.view(np.bool_))

    def _at_table(self) -> npt.NDArray[np.int64]:
        return np.full(self.count, self.seats)

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """Results by seat counted from the own one, where a game ended; and the change of the own lead in points."""
        batch = self.batch
        batch.step(from_seat(actions, np.maximum(batch.seat, 0), self._at_table()))
        own = batch.agent_seat.astype(np.int64)
        seats = (own[:, None] + np.arange(SEATS)) % self.seats
        results = np.where(np.arange(SEATS) < self.seats, batch.reward[self.every[:, None], seats], 0)
        change = batch.points_delta[:, : self.seats].astype(np.float32)
        lead = change[self.every, own] - change.mean(axis=1)
        return results.astype(np.float32), lead


@torch.no_grad()
def share_won(player: Player, task: str, opponent: str, games: int = 200, seed: int = 99, device: str = "cpu") -> float:
    """The share of games won against an opponent on all other seats, each seat equally often."""
    env, won = Games(task, opponent, games, seed, player.inputs, auto_reset=False, round_limit=150), 0.0
    while (env.batch.seat >= 0).any():
        rows, masks = env.look()
        shares, _ = player(rows.to(device), masks.to(device))
        env.step(torch.multinomial(shares.exp(), 1)[:, 0].cpu().numpy())
        own = env.batch.reward[env.every, env.batch.agent_seat]
        won += float(((own > 0) & env.batch.done).sum())
    env.batch.close()
    return won / games


class Curve:
    """What a run reached, line by line: printed, and kept beside the network."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file, self.began = folder / "curve.jsonl", time.monotonic()
        self.file.unlink(missing_ok=True)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def note(self, **numbers: float | str) -> None:
        row = {"seconds": round(self.seconds, 1), **numbers}
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
        print(" ".join(f"{name} {value}" for name, value in row.items()), flush=True)  # noqa: T201 - a program's output
