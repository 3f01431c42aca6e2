"""Games side by side in PyTorch tensors, each in a slot; a slot whose game is over takes the next game.

The network runs on the GPU. The rules run there too where their kernel has been compiled (`praefectus compile --gpu`),
and otherwise on all cores of the CPU, whose rules compile in less time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
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
from praefectus.rules.vocabulary import NONE, SEATS

SLOTS = 32768  # games at once
HALVES = 2  # of them: while the network thinks about one, the rules run on in the other
LEAST_IN_A_HALF = 256
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
    """The games that are to be played, or one of the halves of them: copy after copy of every position."""

    def __init__(
        self,
        positions: NDArray[np.void],
        boards: Sequence[str],
        firsts: Sequence[int],
        numbers: Sequence[int],
        half: int = 0,
        halves: int = 1,
        noted: int = 0,
    ) -> None:
        place = rules_run_on()

        def there(array: NDArray[Any]) -> Tensor:
            return torch.from_numpy(array).to(place)

        self.copies, self.half, self.halves = len(numbers), half, halves
        self.count = len(range(half, len(numbers) * len(positions), halves))
        self.sources = there(np.ascontiguousarray(positions).view(np.uint8).reshape(len(positions), -1).copy())
        self.boards = there(np.array([board_index(board) for board in boards], np.int16))
        self.firsts, self.numbers = there(np.array(firsts, np.int64)), there(np.array(numbers, np.int64))
        self.results = torch.zeros(self.count, selfplay.RESULTS, dtype=torch.int16, device=place)
        self.choices = torch.full((self.count, noted), NONE, dtype=torch.int16, device=place)
        self.made = torch.zeros(self.count, dtype=torch.int64, device=place)
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
        number = jobs * self.halves + self.half
        position = number // self.copies
        slots.job[free] = jobs
        slots.records[free] = self.sources[position]
        slots.board_of[free] = self.boards[position]
        slots.randoms[free] = self.numbers[number % self.copies]
        slots.actions[0, free] = self.firsts[position]
        slots.done[0, free] = 0
        return free

    def note_choices(self, slots: Slots, live: Tensor) -> None:
        """Note what was chosen, and by which seat."""
        action, job = slots.actions[0, live], slots.job[live]
        place = self.made[job]
        early = (place < self.choices.shape[1]) & (action != NONE)
        self.made[job] += action != NONE
        noted = action + selfplay.NOTED_SEAT * slots.actors[0, live].long()
        self.choices[job[early], place[early]] = noted[early].to(torch.int16)


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
    choices: NDArray[np.int16] | None = None,
) -> None:
    """Play all copies of all positions, and write into `ended` how they ended.

    `choices` is room for the first choices of every copy, [positions, copies, n]: the action and NOTED_SEAT times the
    seat, NONE where a game has fewer.
    """
    actor = network if isinstance(network, Network) else actor_of(shipped_network(network).to(DEVICE))
    total = len(positions) * len(numbers)
    halves = HALVES if rules_run_on() != DEVICE and total >= HALVES * LEAST_IN_A_HALF else 1
    noted = 0 if choices is None else choices.shape[2]
    all_jobs = [Jobs(positions, boards, firsts, numbers, half, halves, noted) for half in range(halves)]

    def play(jobs: Jobs) -> None:
        _play(jobs, actor, temperature, seed, lambda: report(sum(each.ended for each in all_jobs), total))

    if DEVICE == "cuda":
        torch.cuda.synchronize()
    with ThreadPoolExecutor(halves, "halves") as pool:
        list(pool.map(play, all_jobs))
    results = np.zeros((total, selfplay.RESULTS), np.int16)
    for jobs in all_jobs:
        results[jobs.half :: halves] = jobs.results.cpu().numpy()
        if choices is not None:
            choices.reshape(total, noted)[jobs.half :: halves] = jobs.choices.cpu().numpy()
    results = results.reshape(*ended.turns.shape, selfplay.RESULTS)
    ended.points[:] = results[..., :SEATS]
    ended.won[:] = (results[..., selfplay.WON, None] >> np.arange(SEATS) & 1).astype(bool)
    ended.turns[:] = results[..., TURNS]


@torch.no_grad()
def _play(jobs: Jobs, actor: Network, temperature: float, seed: int, look: Callable[[], None]) -> None:
    """Play the games of a half, on a stream of its own."""
    luck = torch.Generator(DEVICE)
    luck.manual_seed(seed * HALVES + jobs.half)
    with torch.cuda.stream(torch.cuda.Stream()) if DEVICE == "cuda" else nullcontext():
        slots = Slots(min(SLOTS // jobs.halves, jobs.count))
        new = jobs.exchange(slots)
        for step in range(1, TO_THE_END * (1 + jobs.count // slots.count)):
            slots.step()
            if step % LOOK_EVERY == 0:
                new = jobs.exchange(slots)
                look()
                if jobs.ended == jobs.count:
                    break
            else:
                new = new[:0]
            live = torch.nonzero((slots.done[0] == 0) & (slots.job != NO_JOB))[:, 0]
            first = slots.actions[0, new].clone()
            logits = actor(slots.on_device(slots.rows[0], live)).logits
            drawn = draw_as_learned(logits, slots.on_device(slots.masks[0], live), temperature, luck)
            slots.actions[0, live] = drawn.to(slots.place)
            slots.actions[0, new] = first
            if jobs.choices.shape[1]:
                jobs.note_choices(slots, live)
