"""Games side by side in PyTorch tensors, each in a slot; a slot whose game is over takes the next game.

The network runs on the GPU. The rules run there too where their kernel has been compiled (`praefectus compile --gpu`),
and otherwise on all cores of the CPU, whose rules compile in less time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from praefectus.agents.network import observation, selfplay
from praefectus.agents.network.loops import step_loop
from praefectus.agents.network.policy import board_index
from praefectus.agents.search.candidates import TURNS
from praefectus.agents.search.positions import WEIGHTS
from praefectus.agents.training.batch import BLOCK, DEVICE, draw_as_learned
from praefectus.agents.training.network import ACTIONS, Network
from praefectus.agents.training.playouts import TO_THE_END, Ended
from praefectus.agents.training.run import actor_of
from praefectus.agents.training.warm_start import shipped_network
from praefectus.engine.arrays import GAME_DTYPE, all_boards
from praefectus.engine.game_loop import Tables
from praefectus.rules.vocabulary import SEATS

SLOTS = 32768  # games at once
LEAST_IN_A_THREAD = 64
LOOK_EVERY = 8  # steps: so often games that are over make room for others
NO_JOB = -1


@cache
def rules_run_on() -> str:
    """Where the rules run: on the GPU if their kernel is compiled for it, else on the CPU."""
    if DEVICE != "cuda":
        return "cpu"
    from praefectus.agents.training.gpu_kernels import kernels

    return "cuda" if kernels().step.kept_for(torch.cuda.get_device_capability()) else "cpu"


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count() or 1, "slots")


class Slots:
    """So many games, each at a choice of its own."""

    def __init__(self, count: int) -> None:
        place = rules_run_on()

        def zeros(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=place, pin_memory=place != DEVICE)

        self.count, self.place = count, place
        self.records = zeros(count, GAME_DTYPE.itemsize, dtype=torch.uint8)
        self.rows = zeros(1, count, observation.FEATURES, dtype=torch.int8)
        self.masks = zeros(1, count, ACTIONS, dtype=torch.uint8)
        self.actors = zeros(1, count, dtype=torch.int8)
        self.seats = zeros(1, count, dtype=torch.int8)
        self.actions = zeros(1, count, dtype=torch.int64)
        self.done = zeros(1, count, dtype=torch.int8)
        self.rewards = zeros(1, count, SEATS, dtype=torch.float32)
        self.results = zeros(1, count, selfplay.RESULTS, dtype=torch.int16)
        self.randoms = zeros(count, dtype=torch.int64)
        self.board_of = zeros(count, dtype=torch.int16)
        self.job = torch.full((count,), NO_JOB, device=place)
        self._weights = torch.tensor(WEIGHTS, dtype=torch.float32, device=place)
        controls = zeros(count, SEATS, dtype=torch.int8) + selfplay.NETWORK
        if place == "cuda":
            from praefectus.agents.training.gpu_kernels import cuda

            self.stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
            on_device, shared = cuda.to_device, cuda.as_cuda_array
        else:
            on_device, shared = np.asarray, torch.Tensor.numpy
        none = np.zeros(1, GAME_DTYPE)
        tables = Tables(
            shared(self.records.view(-1)).view(GAME_DTYPE), on_device(all_boards()), shared(self.board_of),
            on_device(none), on_device(np.zeros(1, np.int16)), shared(self.randoms), shared(controls),
        )  # fmt: skip
        choices = selfplay.Choices(*map(shared, (self.actions, self.rows, self.masks, self.actors, self.seats)))
        ends = selfplay.Ends(*map(shared, (self.done, self.rewards, self.results)))
        self._stepped = tables, choices, ends, shared(self._weights)
        self._shared = controls

    def step(self) -> None:
        """Play the chosen action of every game, none where it is NONE, and run it on to its next choice."""
        if self.place == "cuda":
            from praefectus.agents.training.gpu_kernels import kernels

            self.rows.zero_()
            self.masks.zero_()
            grid = (self.count + BLOCK - 1) // BLOCK
            kernels().step[grid, BLOCK, self.stream](0, 0, selfplay.STOP_AT_END, *self._stepped)
        else:
            parts = max(1, min(os.cpu_count() or 1, self.count // LEAST_IN_A_THREAD))
            bounds = [self.count * part // parts for part in range(parts + 1)]
            list(_threads().map(self._step, bounds[:-1], bounds[1:]))

    def on_device(self, numbers: Tensor, live: Tensor) -> Tensor:
        """The numbers of these games for the network; where most games are live, choosing them there is quicker."""
        if 4 * len(live) > self.count:
            everything = numbers.to(DEVICE, non_blocking=True)
            return everything if len(live) == self.count else everything[live.to(DEVICE)]
        return numbers[live].to(DEVICE)

    def _step(self, first: int, last: int) -> None:
        self._stepped[1].rows[0, first:last] = 0
        self._stepped[1].masks[0, first:last] = 0
        step_loop()(first, last, 0, 0, selfplay.STOP_AT_END, *self._stepped)


class Jobs:
    """The games that are to be played: copy after copy of every position."""

    def __init__(
        self, positions: NDArray[np.void], boards: Sequence[str], firsts: Sequence[int], numbers: Sequence[int]
    ) -> None:
        place = rules_run_on()

        def there(array: NDArray[Any]) -> Tensor:
            return torch.from_numpy(array).to(place)

        self.copies, self.count = len(numbers), len(numbers) * len(positions)
        self.sources = there(np.ascontiguousarray(positions).view(np.uint8).reshape(len(positions), -1).copy())
        self.boards = there(np.array([board_index(board) for board in boards], np.int16))
        self.firsts, self.numbers = there(np.array(firsts, np.int64)), there(np.array(numbers, np.int64))
        self.results = torch.zeros(self.count, selfplay.RESULTS, dtype=torch.int16, device=place)
        self.begun = self.ended = 0

    def exchange(self, slots: Slots) -> Tensor:
        """Note the games that are over, and put others in their place; returns the slots with a new game."""
        over = (slots.done[0] > 0) & (slots.job != NO_JOB)
        self.results[slots.job[over]] = slots.results[0, over]
        self.ended += int(over.sum())
        slots.job[over] = NO_JOB
        free = torch.nonzero(slots.job == NO_JOB)[:, 0][: self.count - self.begun]
        jobs = torch.arange(self.begun, self.begun + len(free), device=slots.place)
        self.begun += len(free)
        position = jobs // self.copies
        slots.job[free] = jobs
        slots.records[free] = self.sources[position]
        slots.board_of[free] = self.boards[position]
        slots.randoms[free] = self.numbers[jobs % self.copies]
        slots.actions[0, free] = self.firsts[position]
        slots.done[0, free] = 0
        return free


@torch.no_grad()
def play_side_by_side(
    positions: NDArray[np.void],
    boards: Sequence[str],
    firsts: Sequence[int],
    numbers: Sequence[int],
    temperature: float,
    seed: int,
    network: Path | Network,
    ended: Ended,
    report: Callable[[int, int], None] = lambda done, total: None,
) -> None:
    """Play all copies of all positions, and write into `ended` how they ended."""
    torch.manual_seed(seed)
    actor = network if isinstance(network, Network) else actor_of(shipped_network(network).to(DEVICE))
    jobs = Jobs(positions, boards, firsts, numbers)
    slots = Slots(min(SLOTS, jobs.count))
    new = jobs.exchange(slots)
    for step in range(1, TO_THE_END * (1 + jobs.count // slots.count)):
        slots.step()
        if step % LOOK_EVERY == 0:
            new = jobs.exchange(slots)
            report(jobs.ended, jobs.count)
            if jobs.ended == jobs.count:
                break
        else:
            new = new[:0]
        live = torch.nonzero((slots.done[0] == 0) & (slots.job != NO_JOB))[:, 0]
        first = slots.actions[0, new].clone()
        logits = actor(slots.on_device(slots.rows[0], live)).logits
        drawn = draw_as_learned(logits, slots.on_device(slots.masks[0], live), temperature)
        slots.actions[0, live] = drawn.to(slots.place)
        slots.actions[0, new] = first
    results = jobs.results.cpu().numpy().reshape(*ended.turns.shape, selfplay.RESULTS)
    ended.points[:] = results[..., :SEATS]
    ended.won[:] = (results[..., selfplay.WON, None] >> np.arange(SEATS) & 1).astype(bool)
    ended.turns[:] = results[..., TURNS]
