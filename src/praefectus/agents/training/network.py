"""The network: one for all boards. It reads the view as a whole, and scores actions by the things they mean.

PyTorch is needed only to train; playing uses the exported ONNX file (learned.py).
"""

from __future__ import annotations

import math
from typing import NamedTuple

import torch
import torch.nn.functional as nnf
from torch import Tensor, nn

from praefectus.agents.network import observation as obs
from praefectus.agents.network.selfplay import EXPECTED, POINTS_PER_REWARD
from praefectus.rules import actions
from praefectus.rules.vocabulary import LINES, PLACES, PROVINCES, SEATS

ACTIONS = actions.PLAYABLE
READ = obs.LINE_TOKENS  # numbers of a row that are read as a whole; lines stand last and matter only as choices
FORECAST_WIDTH = 512


class Outlook(NamedTuple):
    """What the network says; seats are counted from the acting one."""

    logits: Tensor  # of every action
    values: Tensor  # the reward to expect
    wins: Tensor  # the chance to win, before the sigmoid
    points: Tensor  # final points, in units of POINTS_PER_REWARD

    def expected(self) -> Tensor:
        """All that is compared with how games go on: rewards, chances, points."""
        return torch.cat((self.values, torch.sigmoid(self.wins), self.points), -1)


class Things(NamedTuple):
    """Things that actions mean: where a row describes them, and the actions, for each meaning one of every thing."""

    start: int  # of the first thing's numbers in a row
    number: int
    size: int  # numbers of each thing
    first_action: int
    meanings: int

    @property
    def queries(self) -> int:
        return self.meanings * self.size

    @property
    def after_last_action(self) -> int:
        return self.first_action + self.meanings * self.number


THINGS = (
    Things(obs.PROVINCE_TOKENS, PROVINCES, obs.PROVINCE_SIZE, actions.PRODUCE, 1),
    Things(obs.LINE_TOKENS, 2 * LINES, obs.LINE_SIZE, actions.MOVE_LAND, 1),  # by land, then by sea
    Things(obs.CITY_TOKENS, PLACES, obs.CITY_SIZE, actions.BUILD_HOUSE, 3),  # build, place by land, place by sea
)
assert actions.MOVE_SEA == actions.MOVE_LAND + LINES
assert (actions.PLACE_LAND, actions.PLACE_SEA) == (actions.BUILD_HOUSE + PLACES, actions.BUILD_HOUSE + 2 * PLACES)


class Network(nn.Module):
    """Policy logits for every action, and what every seat may expect."""

    def __init__(self, width: int = 896, blocks: int = 2) -> None:
        super().__init__()
        self.width, self.depth = width, blocks
        self.reading = torch.float32  # what the small numbers of a row become
        self.register_buffer("scales", torch.tensor(obs.SCALES, dtype=torch.float32))
        self.view = nn.Linear(READ, width)
        self.blocks = nn.ModuleList(
            nn.ModuleList((nn.Linear(width, width), nn.Linear(width, width))) for _ in range(blocks)
        )
        self.policy = nn.Linear(width, ACTIONS)
        self.queries = nn.Linear(width, sum(things.queries for things in THINGS))
        self.outlook_hidden = nn.Linear(width, FORECAST_WIDTH)
        self.outlook = nn.Linear(FORECAST_WIDTH, EXPECTED * SEATS)
        self._begin()

    def _begin(self) -> None:
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.orthogonal_(module.weight, math.sqrt(2))
                nn.init.zeros_(module.bias)
        with torch.no_grad():
            for _, second in self.blocks:  # type: ignore[misc]
                second.weight *= 0.3
            self.policy.weight *= 0.02
            self.queries.weight *= 0.1
            self.outlook.weight *= 0.1

    def forward(self, rows: Tensor, margin: float | Tensor = 0.0) -> Outlook:
        view = self.view.weight * self._scales(0, READ)
        hidden = nnf.relu(nnf.linear(rows[:, :READ].to(self.reading), view, self.view.bias))
        for first, second in self.blocks:  # type: ignore[misc]
            hidden = nnf.relu(hidden + second(nnf.relu(first(hidden))))
        outlook = self.outlook(nnf.relu(self.outlook_hidden(hidden))).float()
        rewards, wins, points = outlook.split(SEATS, dim=-1)
        now, lead = points_now(rows)
        return Outlook(self._logits(rows, hidden), rewards + margin * lead, wins, points + now)

    def _scales(self, start: int, size: int) -> Tensor:
        """How much the numbers of a row mean; they are part of what reads them."""
        scales: Tensor = self.scales[start : start + size]  # type: ignore[index]
        return scales.to(self.view.weight.dtype)

    def _logits(self, rows: Tensor, hidden: Tensor) -> Tensor:
        """An action that means a thing gets a score on top: what is asked of such things now, by what the thing is."""
        logits = self.policy(hidden)
        asked = self.queries(hidden).split([things.queries for things in THINGS], dim=-1)
        parts, at = [], 0
        for things, queries in zip(THINGS, asked, strict=True):
            parts += [logits[:, at : things.first_action]]
            parts += [logits[:, things.first_action : things.after_last_action] + self._scores(things, rows, queries)]
            at = things.after_last_action
        return torch.cat([*parts, logits[:, at:]], dim=-1)

    def _scores(self, things: Things, rows: Tensor, queries: Tensor) -> Tensor:
        _, number, size, _, meanings = things
        numbers = rows[:, things.start : things.start + number * size].reshape(-1, 1, number, size)
        asked = queries.reshape(-1, meanings, 1, size) * (self._scales(things.start, size) / math.sqrt(size))
        return (numbers.to(queries.dtype) * asked).sum(-1).flatten(1)


def points_now(rows: Tensor) -> tuple[Tensor, Tensor]:
    """The points as they stand, and the lead on the mean: the network learns only what is still to come."""
    seats = rows[:, : SEATS * obs.SEAT_SIZE].reshape(-1, SEATS, obs.SEAT_SIZE)
    present = seats[:, :, obs.SEAT_PRESENT].float()
    now = seats[:, :, obs.SEAT_POINTS].float() * (2 / POINTS_PER_REWARD)
    mean = (now * present).sum(-1, keepdim=True) / present.sum(-1, keepdim=True).clamp(min=1)
    return now, (now - mean) * present
