"""The network: one for all boards. It reads the observation's blocks and tokens, and scores actions by what they mean.

PyTorch is needed only to train; playing uses the exported ONNX file (learned.py).
"""

from __future__ import annotations

import math
from typing import NamedTuple

import torch
import torch.nn.functional as nnf
from torch import Tensor, nn

from praefectus import data
from praefectus.agents import observation as obs
from praefectus.agents.selfplay import EXPECTED, POINTS_PER_REWARD
from praefectus.rules import actions
from praefectus.rules.vocabulary import LINES, PLACES, PROVINCES, SEATS

ACTIONS = actions.FIRST_CHANCE_ACTION
CITY_WIDTH, PROVINCE_WIDTH, LINE_WIDTH = 64, 32, 32
CITY_SUMMARY = 16  # what the table as a whole learns of each single city


class Outlook(NamedTuple):
    """What the network says; seats are counted from the acting one."""

    logits: Tensor  # of every action
    values: Tensor  # the reward to expect
    wins: Tensor  # the chance to win, before the sigmoid
    points: Tensor  # final points, in units of POINTS_PER_REWARD

    def expected(self) -> Tensor:
        """All that is compared with how games go on: rewards, chances, points."""
        return torch.cat((self.values, torch.sigmoid(self.wins), self.points), -1)


class Network(nn.Module):
    """Policy logits for every action, and what every seat may expect."""

    def __init__(self, width: int = 1024, blocks: int = 2) -> None:
        super().__init__()
        self.width, self.depth = width, blocks
        self.reading = torch.float32  # what the small numbers of a row become
        self.register_buffer("scales", torch.tensor(obs.SCALES, dtype=torch.float32))
        boards = len(data.board_ids())
        self.provinces = nn.Linear(obs.PROVINCE_SIZE, PROVINCE_WIDTH)
        self.cities = nn.Linear(obs.CITY_SIZE, CITY_WIDTH)
        self.lines = nn.Linear(obs.LINE_SIZE, LINE_WIDTH)
        self.known_cities = nn.Linear(boards, PLACES * CITY_WIDTH, bias=False)  # what is special about each place
        self.known_lines = nn.Linear(boards, 2 * LINES * LINE_WIDTH, bias=False)
        self.cities_again = nn.Linear(CITY_WIDTH, CITY_WIDTH)
        self.city_summary = nn.Linear(CITY_WIDTH, CITY_SUMMARY)
        self.table = nn.Linear(obs.TABLE_SIZE, width)
        self.gathered = nn.Linear(2 * CITY_WIDTH + PLACES * CITY_SUMMARY + PROVINCES * PROVINCE_WIDTH, width)
        self.blocks = nn.ModuleList(
            nn.ModuleList((nn.Linear(width, width), nn.Linear(width, width))) for _ in range(blocks)
        )
        self.policy = nn.Linear(width, ACTIONS)
        self.queries = nn.Linear(width, 3 * CITY_WIDTH + PROVINCE_WIDTH + 2 * LINE_WIDTH)
        self.outlook_hidden = nn.Linear(width, 512)
        self.outlook = nn.Linear(512, EXPECTED * SEATS)
        self._begin()

    def _begin(self) -> None:
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.orthogonal_(module.weight, math.sqrt(2))
                if module.bias is not None:
                    nn.init.zeros_(module.bias)
        with torch.no_grad():
            for _, second in self.blocks:  # type: ignore[misc]
                second.weight *= 0.3
            for known in (self.known_cities, self.known_lines):
                known.weight.zero_()
            self.policy.weight *= 0.02
            self.queries.weight *= 0.1
            self.outlook.weight *= 0.1

    def forward(self, rows: Tensor, margin: float | Tensor = 0.0) -> Outlook:
        x = rows.to(self.reading)
        board = x[:, obs.TABLE_BOARD : obs.TABLE_BOARD + self.known_cities.in_features]
        provinces = nnf.relu(self._tokens(self.provinces, x, obs.PROVINCE_TOKENS, PROVINCES))
        known = self.known_cities(board).view(-1, PLACES, CITY_WIDTH)
        cities = nnf.relu(self._tokens(self.cities, x, obs.CITY_TOKENS, PLACES) + known)
        cities = nnf.relu(self.cities_again(cities))
        known = self.known_lines(board).view(-1, 2 * LINES, LINE_WIDTH)
        lines = nnf.relu(self._tokens(self.lines, x, obs.LINE_TOKENS, 2 * LINES) + known)
        summary = nnf.relu(self.city_summary(cities)).flatten(1)
        gathered = torch.cat((cities.mean(1), cities.amax(1), summary, provinces.flatten(1)), dim=-1)
        table = nnf.linear(x[:, : obs.TABLE_SIZE], self.table.weight * self._scales(0, self.table), self.table.bias)
        hidden = nnf.relu(table + self.gathered(gathered))
        for first, second in self.blocks:  # type: ignore[misc]
            hidden = nnf.relu(hidden + second(nnf.relu(first(hidden))))
        logits = self._logits(hidden, cities, provinces, lines)
        outlook = self.outlook(nnf.relu(self.outlook_hidden(hidden))).float()
        rewards, wins, points = outlook.split(SEATS, dim=-1)
        now, lead = points_now(rows)
        return Outlook(logits, rewards + margin * lead, wins, points + now)

    def _scales(self, start: int, layer: nn.Linear) -> Tensor:
        return self.scales[start : start + layer.in_features].to(layer.weight.dtype)  # type: ignore[index]

    def _tokens(self, layer: nn.Linear, x: Tensor, start: int, count: int) -> Tensor:
        """Tokens of one kind, each read by the same layer; the features' scales are part of its weights."""
        tokens = x[:, start : start + count * layer.in_features].reshape(-1, count, layer.in_features)
        return nnf.linear(tokens, layer.weight * self._scales(start, layer), layer.bias)

    def _logits(self, hidden: Tensor, cities: Tensor, provinces: Tensor, lines: Tensor) -> Tensor:
        """Actions that mean a city, a province or a line get the score of their token on top."""
        flat = self.policy(hidden)
        queries = self.queries(hidden)
        build, land, sea, produce, walk, sail = queries.split(
            (CITY_WIDTH, CITY_WIDTH, CITY_WIDTH, PROVINCE_WIDTH, LINE_WIDTH, LINE_WIDTH), dim=-1
        )

        def scored(tokens: Tensor, query: Tensor) -> Tensor:
            return (tokens * query.unsqueeze(1)).sum(-1) / math.sqrt(tokens.shape[-1])

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


def points_now(rows: Tensor) -> tuple[Tensor, Tensor]:
    """The points as they stand, and the lead on the mean: the network learns only what is still to come."""
    seats = rows[:, : SEATS * obs.SEAT_SIZE].reshape(-1, SEATS, obs.SEAT_SIZE)
    present = seats[:, :, obs.SEAT_PRESENT].float()
    now = seats[:, :, obs.SEAT_POINTS].float() * (2 / POINTS_PER_REWARD)
    mean = (now * present).sum(-1, keepdim=True) / present.sum(-1, keepdim=True).clamp(min=1)
    return now, (now - mean) * present
