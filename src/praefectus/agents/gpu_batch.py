"""Self-play on a GPU: rules, observation and masks run as CUDA kernels on the memory of PyTorch tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from praefectus import data
from praefectus.agents import observation, selfplay
from praefectus.agents.gpu_kernels import cuda, kernels
from praefectus.agents.network import ACTIONS
from praefectus.rules.boards import board_record
from praefectus.rules.vocabulary import SEATS

BLOCK = 32


class GpuBatch:
    """So many games, and room for so many steps of each."""

    def __init__(
        self, templates: np.ndarray, boards_of: np.ndarray, games: int, steps: int, seed: int, control: Any = None
    ) -> None:
        def zeros(*shape: int, dtype: torch.dtype) -> torch.Tensor:
            return torch.zeros(shape, dtype=dtype, device="cuda")

        self.count, self.steps = games, steps
        self.rows = zeros(steps + 1, games, observation.FEATURES, dtype=torch.int8)
        self.masks = zeros(steps + 1, games, ACTIONS, dtype=torch.uint8)
        self.actors = zeros(steps + 1, games, dtype=torch.int8)
        self.seats = zeros(steps + 1, games, dtype=torch.int8)
        self.actions = zeros(steps + 1, games, dtype=torch.int64)
        self.done = zeros(steps, games, dtype=torch.int8)
        self.rewards = zeros(steps, games, SEATS, dtype=torch.float32)
        self.results = zeros(steps, games, selfplay.RESULTS, dtype=torch.int16)
        self.chances = zeros(steps, games, dtype=torch.float32)  # log probability of the action taken
        self.values = zeros(steps + 1, games, SEATS, dtype=torch.float32)
        self.advantages = zeros(steps, games, dtype=torch.float32)
        self.targets = zeros(steps, games, SEATS, dtype=torch.float32)
        self.weights = torch.tensor([1.0, 1.0, 0.0, 60.0], dtype=torch.float32, device="cuda")
        numbers = np.random.default_rng(seed).integers(1, 2**32 - 1, games).astype(np.int64)
        self.randoms = torch.from_numpy(numbers).to("cuda")
        self.board_of = zeros(games, dtype=torch.int16)
        self.control = zeros(games, SEATS, dtype=torch.int8)
        if control is not None:
            self.control.copy_(torch.as_tensor(control, dtype=torch.int8))
        self.stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        self.games = cuda.to_device(np.zeros(games, templates.dtype))
        boards = np.concatenate([board_record(name) for name in data.board_ids()])
        self._fixed = [
            self.games, cuda.to_device(boards), cuda.as_cuda_array(self.board_of), cuda.to_device(templates),
            cuda.to_device(boards_of.astype(np.int16)),
            *[cuda.as_cuda_array(t) for t in (self.randoms, self.control, self.actions, self.rows, self.masks,
              self.actors, self.seats, self.done, self.rewards, self.results, self.weights)],
        ]  # fmt: skip
        self._returns = [
            cuda.as_cuda_array(t) for t in (self.values, self.actors, self.done, self.rewards, self.advantages,
                                            self.targets)
        ]  # fmt: skip

    def step(self, t_in: int, t_out: int, mode: int) -> None:
        grid = (self.count + BLOCK - 1) // BLOCK
        kernels().step[grid, BLOCK, self.stream](t_in, t_out, mode, *self._fixed)

    def begin(self) -> None:
        self.rows[0].zero_()
        self.masks[0].zero_()
        self.step(0, 0, selfplay.BEGIN_GAME)

    def reckon_returns(self, decay: float) -> None:
        grid = (self.count + 127) // 128
        kernels().returns[grid, 128, self.stream](
            self.steps, *self._returns, decay, cuda.as_cuda_array(self.seats)
        )
