"""The network: one for all boards. It reads the observation's blocks and tokens, and scores actions by what they mean.

PyTorch is needed only to train; playing uses the exported ONNX file (learned.py).
"""

from __future__ import annotations

import math

import torch
import torch.nn.functional as nnf
from torch import Tensor, nn

from praefectus.agents import observation as obs
from praefectus.rules import actions
from praefectus.rules.vocabulary import LINES, PLACES, PROVINCES, SEATS

ACTIONS = actions.FIRST_CHANCE_ACTION
CITY_WIDTH, PROVINCE_WIDTH, LINE_WIDTH = 64, 32, 32


class Tokens(nn.Module):
    """Tokens of one kind, each read by the same two layers."""

    def __init__(self, count: int, size: int, width: int) -> None:
        super().__init__()
        self.count, self.size = count, size
        self.first, self.second = nn.Linear(size, width), nn.Linear(width, width)

    def forward(self, row: Tensor) -> Tensor:
        x = row.reshape(-1, self.count, self.size)
        return nnf.relu(self.second(nnf.relu(self.first(x))))


class Network(nn.Module):
    """Policy logits for every action, and the expected result of every seat, the acting one first."""

    def __init__(self, width: int = 1024, blocks: int = 2) -> None:
        super().__init__()
        self.width, self.depth = width, blocks
        self.register_buffer("scales", torch.tensor(obs.SCALES, dtype=torch.float32))
        self.provinces = Tokens(PROVINCES, obs.PROVINCE_SIZE, PROVINCE_WIDTH)
        self.cities = Tokens(PLACES, obs.CITY_SIZE, CITY_WIDTH)
        self.lines = Tokens(2 * LINES, obs.LINE_SIZE, LINE_WIDTH)
        self.table = nn.Linear(obs.TABLE_SIZE, width)
        self.pooled = nn.Linear(2 * (CITY_WIDTH + PROVINCE_WIDTH) + LINE_WIDTH, width)
        self.blocks = nn.ModuleList(
            nn.ModuleList((nn.Linear(width, width), nn.Linear(width, width))) for _ in range(blocks)
        )
        self.policy = nn.Linear(width, ACTIONS)
        self.queries = nn.Linear(width, 3 * CITY_WIDTH + PROVINCE_WIDTH + 2 * LINE_WIDTH)
        self.value_hidden = nn.Linear(width, 512)
        self.value = nn.Linear(512, SEATS)
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.orthogonal_(module.weight, math.sqrt(2))
                nn.init.zeros_(module.bias)
        with torch.no_grad():
            for _, second in self.blocks:  # type: ignore[misc]
                second.weight *= 0.3
            self.policy.weight *= 0.02
            self.queries.weight *= 0.1
            self.value.weight *= 0.1

    def forward(self, rows: Tensor, margin: float = 0.0) -> tuple[Tensor, Tensor]:
        weight = self.table.weight
        x = rows.to(weight.dtype) * self.scales.to(weight.dtype)  # type: ignore[operator]
        provinces = self.provinces(x[:, obs.PROVINCE_TOKENS : obs.CITY_TOKENS])
        cities = self.cities(x[:, obs.CITY_TOKENS : obs.LINE_TOKENS])
        lines = self.lines(x[:, obs.LINE_TOKENS :])
        pooled = torch.cat(
            (cities.mean(1), cities.amax(1), provinces.mean(1), provinces.amax(1), lines.amax(1)), dim=-1
        )
        hidden = nnf.relu(self.table(x[:, : obs.TABLE_SIZE]) + self.pooled(pooled))
        for first, second in self.blocks:  # type: ignore[misc]
            hidden = nnf.relu(hidden + second(nnf.relu(first(hidden))))
        logits = self._logits(hidden, cities, provinces, lines)
        value = self.value(nnf.relu(self.value_hidden(hidden))).float()
        return logits, value + margin * potential(rows)

    def _logits(self, hidden: Tensor, cities: Tensor, provinces: Tensor, lines: Tensor) -> Tensor:
        """Actions that mean a city, a province or a line get the score of their token on top."""
        flat = self.policy(hidden)
        queries = self.queries(hidden)
        build, land, sea, produce, walk, sail = queries.split(
            (CITY_WIDTH, CITY_WIDTH, CITY_WIDTH, PROVINCE_WIDTH, LINE_WIDTH, LINE_WIDTH), dim=-1
        )

        def scored(tokens: Tensor, query: Tensor) -> Tensor:
            return torch.matmul(tokens, query.unsqueeze(-1)).squeeze(-1) / math.sqrt(tokens.shape[-1])

        tokens = {
            actions.PRODUCE: scored(provinces, produce),
            actions.MOVE_LAND: scored(lines[:, :LINES], walk),
            actions.MOVE_SEA: scored(lines[:, LINES:], sail),
            actions.BUILD_HOUSE: scored(cities, build),
            actions.PLACE_LAND: scored(cities, land),
            actions.PLACE_SEA: scored(cities, sea),
        }
        parts, at = [], 0
        for first, score in sorted(tokens.items()):
            parts += [flat[:, at:first], flat[:, first : first + score.shape[1]] + score]
            at = first + score.shape[1]
        return torch.cat([*parts, flat[:, at:]], dim=-1)


def potential(rows: Tensor) -> Tensor:
    """The points as they stand, against the mean of the table: the value head learns only what is still to come."""
    starts = torch.arange(SEATS, device=rows.device) * obs.SEAT_SIZE
    now = rows[:, starts + obs.SEAT_POINTS].float() * 2
    present = rows[:, starts + obs.SEAT_PRESENT].float()
    mean = (now * present).sum(-1, keepdim=True) / present.sum(-1, keepdim=True).clamp(min=1)
    return (now - mean) * present / 40.0
