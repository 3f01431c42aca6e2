"""The network: one for all boards. It reads seats, table and things, and scores actions by the things they mean.

PyTorch is needed only to train; playing uses the exported ONNX file (learned.py).
"""

from __future__ import annotations

import math
from typing import NamedTuple

import torch
import torch.nn.functional as nnf
from torch import Tensor, nn

from praefectus import data
from praefectus.agents.network import observation as obs
from praefectus.agents.network.observation.table import TABLE_BOARD
from praefectus.agents.network.selfplay import EXPECTED, POINTS_PER_REWARD
from praefectus.rules import actions
from praefectus.rules.modules.germania.actions import MOVE_FAR
from praefectus.rules.vocabulary import FAR_LINES, LINES, PLACES, PROVINCES, SEATS

ACTIONS = actions.PLAYABLE
ALL_LINES = 2 * LINES + FAR_LINES  # land, sea, land beyond the first set: tokens of one size, one after the other
WHOLE = obs.PROVINCE_TOKENS  # numbers of a row that are read as a whole: seats and table
CITY_WIDTH, PROVINCE_WIDTH, LINE_WIDTH = 64, 32, 32
CITY_SUMMARY = 16  # what the table as a whole learns of each single city
FORECAST_WIDTH = 512


class Outlook(NamedTuple):
    """What the network says; seats are counted from the acting one."""

    logits: Tensor  # of every action
    values: Tensor  # the reward to expect
    wins: Tensor  # the chance to win, before the sigmoid
    points: Tensor  # final points, in units of POINTS_PER_REWARD

    def expected(self) -> Tensor:
        """All that is compared with how games continue: rewards, chances, points."""
        return torch.cat((self.values, torch.sigmoid(self.wins), self.points), -1)


class Network(nn.Module):
    """Policy logits for every action, and what every seat may expect.

    Provinces, cities and lines are read by a layer each, the same for all of a kind; cities and lines have a mark of
    their own on every board on top. All of it is gathered, beside seats and table, into what is thought about as a
    whole, and what is asked of provinces, cities and lines then scores the actions that mean one.
    """

    def __init__(self, width: int = 1024, blocks: int = 2) -> None:
        super().__init__()
        self.width, self.depth = width, blocks
        self.reading = torch.float32  # what the small numbers of a row become
        self.register_buffer("scales", torch.tensor(obs.SCALES, dtype=torch.float32))
        boards = len(data.board_ids())
        self.provinces = nn.Linear(obs.PROVINCE_SIZE, PROVINCE_WIDTH)
        self.cities = nn.Linear(obs.CITY_SIZE, CITY_WIDTH)
        self.lines = nn.Linear(obs.LINE_SIZE, LINE_WIDTH)
        self.known_cities = nn.Linear(boards, PLACES * CITY_WIDTH, bias=False)
        self.known_lines = nn.Linear(boards, ALL_LINES * LINE_WIDTH, bias=False)
        self.cities_again = nn.Linear(CITY_WIDTH, CITY_WIDTH)
        self.city_summary = nn.Linear(CITY_WIDTH, CITY_SUMMARY)
        self.table = nn.Linear(WHOLE, width)
        things = 2 * CITY_WIDTH + PLACES * CITY_SUMMARY + PROVINCES * PROVINCE_WIDTH
        self.gathered = nn.Linear(things, width, bias=False)
        self.blocks = nn.ModuleList(
            nn.ModuleList((nn.Linear(width, width), nn.Linear(width, width))) for _ in range(blocks)
        )
        self.policy = nn.Linear(width, ACTIONS)
        self.queries = nn.Linear(width, 3 * CITY_WIDTH + PROVINCE_WIDTH + 2 * LINE_WIDTH)
        self.outlook_hidden = nn.Linear(width, FORECAST_WIDTH)
        self.outlook = nn.Linear(FORECAST_WIDTH, EXPECTED * SEATS)
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
        board = x[:, TABLE_BOARD : TABLE_BOARD + self.known_cities.in_features]
        provinces = nnf.relu(self._tokens(self.provinces, x, obs.PROVINCE_TOKENS, PROVINCES))
        marks = self.known_cities(board).view(-1, PLACES, CITY_WIDTH)
        cities = nnf.relu(self._tokens(self.cities, x, obs.CITY_TOKENS, PLACES) + marks)
        cities = nnf.relu(self.cities_again(cities))
        marks = self.known_lines(board).view(-1, ALL_LINES, LINE_WIDTH)
        lines = nnf.relu(self._tokens(self.lines, x, obs.LINE_TOKENS, ALL_LINES) + marks)
        summary = nnf.relu(self.city_summary(cities)).flatten(1)
        gathered = torch.cat((cities.mean(1), cities.amax(1), summary, provinces.flatten(1)), dim=-1)
        table = nnf.linear(x[:, :WHOLE], self.table.weight * self._scales(0, self.table), self.table.bias)
        hidden = nnf.relu(table + self.gathered(gathered))
        for first, second in self.blocks:  # type: ignore[misc]
            hidden = nnf.relu(hidden + second(nnf.relu(first(hidden))))
        outlook = self.outlook(nnf.relu(self.outlook_hidden(hidden))).float()
        rewards, wins, points = outlook.split(SEATS, dim=-1)
        now, lead = points_now(rows)
        return Outlook(self._logits(hidden, cities, provinces, lines), rewards + margin * lead, wins, points + now)

    def _scales(self, start: int, layer: nn.Linear) -> Tensor:
        """Return how much the numbers of a row mean; they are part of what reads them."""
        scales: Tensor = self.scales[start : start + layer.in_features]  # type: ignore[index]
        return scales.to(layer.weight.dtype)

    def _tokens(self, layer: nn.Linear, x: Tensor, start: int, count: int) -> Tensor:
        """Things of one kind, each read by the same layer."""
        tokens = x[:, start : start + count * layer.in_features].reshape(-1, count, layer.in_features)
        return nnf.linear(tokens, layer.weight * self._scales(start, layer), layer.bias)

    def _logits(self, hidden: Tensor, cities: Tensor, provinces: Tensor, lines: Tensor) -> Tensor:
        """An action that means a thing gets a score on top: what is asked of such things now, by what the thing is."""
        logits = self.policy(hidden)
        build, land, sea, produce, walk, sail = self.queries(hidden).split(
            (CITY_WIDTH, CITY_WIDTH, CITY_WIDTH, PROVINCE_WIDTH, LINE_WIDTH, LINE_WIDTH), dim=-1
        )
        meant = {
            actions.PRODUCE: score(provinces, produce),
            actions.MOVE_LAND: score(lines[:, :LINES], walk),
            actions.MOVE_SEA: score(lines[:, LINES : 2 * LINES], sail),
            MOVE_FAR: score(lines[:, 2 * LINES :], walk),
            actions.BUILD_HOUSE: score(cities, build),
            actions.PLACE_LAND: score(cities, land),
            actions.PLACE_SEA: score(cities, sea),
        }
        parts, at = [], 0
        for first, scores in sorted(meant.items()):
            after = first + scores.shape[1]
            parts += [logits[:, at:first], logits[:, first:after] + scores]
            at = after
        return torch.cat([*parts, logits[:, at:]], dim=-1)


def score(things: Tensor, asked: Tensor) -> Tensor:
    """The score of each thing."""
    if torch.onnx.is_in_onnx_export():  # the same, as players' computers do it best
        found = torch.matmul(things, asked.unsqueeze(-1)).squeeze(-1)
    else:
        found = (things * asked.unsqueeze(1)).sum(-1)
    return found / math.sqrt(things.shape[-1])


def points_now(rows: Tensor) -> tuple[Tensor, Tensor]:
    """The points now, and the lead on the mean: the network learns only what is still to come."""
    seats = rows[:, : SEATS * obs.SEAT_SIZE].reshape(-1, SEATS, obs.SEAT_SIZE)
    present = seats[:, :, obs.SEAT_PRESENT].float()
    now = seats[:, :, obs.SEAT_POINTS].float() * (2 / POINTS_PER_REWARD)
    mean = (now * present).sum(-1, keepdim=True) / present.sum(-1, keepdim=True).clamp(min=1)
    return now, (now - mean) * present
