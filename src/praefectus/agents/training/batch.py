"""Self-play in PyTorch tensors: rules, observation and masks are computed in place, by CUDA kernels or on the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from praefectus.agents.network import observation, selfplay
from praefectus.agents.network.loops import returns_loop, step_loop
from praefectus.agents.training.network import ACTIONS
from praefectus.engine.arrays import all_boards
from praefectus.engine.game_loop import Tables
from praefectus.rules.vocabulary import SEATS

BLOCK = 32
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
TEMPERATURE = 0.5  # with which `learned` draws


def masked(logits: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    return logits.float().masked_fill(masks == 0, -1e9)


def draw_as_learned(
    logits: torch.Tensor,
    masks: torch.Tensor,
    temperature: float = TEMPERATURE,
    luck: torch.Generator | None = None,
) -> torch.Tensor:
    """The actions that players take who have only the network; temperature 0 takes the likeliest."""
    if temperature == 0:
        return masked(logits, masks).argmax(-1)
    likely = masked(logits.float() / temperature, masks)
    random = torch.rand(likely.shape, generator=luck, device=likely.device)
    return (likely - torch.log(-torch.log(random))).argmax(-1)


class Batch:
    """So many games, and room for so many steps of each."""

    def __init__(
        self, templates: np.ndarray, boards_of: np.ndarray, games: int, steps: int, seed: int, control: Any = None
    ) -> None:
        def zeros(*shape: int, dtype: torch.dtype) -> torch.Tensor:
            return torch.zeros(shape, dtype=dtype, device=DEVICE)

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
        self.values = zeros(steps + 1, games, selfplay.EXPECTED * SEATS, dtype=torch.float32)
        self.advantages = zeros(steps, games, dtype=torch.float32)
        self.targets = zeros(steps, games, selfplay.EXPECTED * SEATS, dtype=torch.float32)
        self.weights = torch.tensor([1.0, 1.0, 0.0, 60.0], dtype=torch.float32, device=DEVICE)
        numbers = np.random.default_rng(seed).integers(1, 2**32 - 1, games).astype(np.int64)
        self.randoms = torch.from_numpy(numbers).to(DEVICE)
        self.board_of = zeros(games, dtype=torch.int16)
        self.control = zeros(games, SEATS, dtype=torch.int8)
        if control is not None:
            self.control.copy_(torch.as_tensor(control, dtype=torch.int8))
        if DEVICE == "cuda":
            from praefectus.agents.training.gpu_kernels import cuda

            self.stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
            on_device, shared = cuda.to_device, cuda.as_cuda_array
        else:
            on_device, shared = np.asarray, torch.Tensor.numpy
        tables = Tables(
            on_device(np.zeros(games, templates.dtype)), on_device(all_boards()), shared(self.board_of),
            on_device(templates), on_device(boards_of.astype(np.int16)), shared(self.randoms), shared(self.control),
        )  # fmt: skip
        choices = selfplay.Choices(*map(shared, (self.actions, self.rows, self.masks, self.actors, self.seats)))
        ends = selfplay.Ends(*map(shared, (self.done, self.rewards, self.results)))
        outlook = selfplay.Outlook(*map(shared, (self.values, self.advantages, self.targets)))
        self._stepped = tables, choices, ends, shared(self.weights)
        self._reckoned = choices, ends, outlook

    def step(self, t_in: int, t_out: int, mode: int) -> None:
        """Play the chosen actions and run every game on to its next choice."""
        if DEVICE == "cuda":
            from praefectus.agents.training.gpu_kernels import kernels

            grid = (self.count + BLOCK - 1) // BLOCK
            kernels().step[grid, BLOCK, self.stream](t_in, t_out, mode, *self._stepped)
        else:
            step_loop()(0, self.count, t_in, t_out, mode, *self._stepped)

    def begin(self) -> None:
        self.rows[0].zero_()
        self.masks[0].zero_()
        self.step(0, 0, selfplay.BEGIN_GAME)

    def reckon_returns(self, decay: float) -> None:
        if DEVICE == "cuda":
            from praefectus.agents.training.gpu_kernels import kernels

            grid = (self.count + 127) // 128
            kernels().returns[grid, 128, self.stream](self.steps, *self._reckoned, decay)
        else:
            returns_loop()(self.count, self.steps, *self._reckoned, decay)
