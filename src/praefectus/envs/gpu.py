"""The batch on a GPU: one thread steps one game; PyTorch and JAX take its arrays without copying.

`python -m praefectus.envs.gpu` plays the same games here and on the CPU, compares every array, shows that the arrays
are shared, and measures.
"""

# What needs a GPU and its package is imported late: most machines have neither.

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from praefectus.agents.network.loops import TABLES
from praefectus.agents.network.observation.compact import FACTS
from praefectus.engine.arrays import GAME_DTYPE
from praefectus.engine.cpu import INT
from praefectus.engine.game_loop import ROOM, Tables
from praefectus.engine.gpu import Kernel
from praefectus.engine.gpu_compiler import LONG_RULE, cuda_package
from praefectus.engine.simulate import SimulationError
from praefectus.envs import tasks
from praefectus.envs.batch import Batch
from praefectus.envs.compiled.loops import ENDS, FASTER, NAMES, NUMBERS, SHOWN
from praefectus.envs.compiled.steps import (
    ACTION_SPACE,
    BEGIN,
    STEP,
    Ends,
    Shown,
    legal_entry,
    sample_game,
    step_game,
)
from praefectus.envs.dlpack import DeviceArray
from praefectus.envs.layouts import layout_of
from praefectus.envs.old_names import old_name
from praefectus.envs.opponents import Opponents, Playing
from praefectus.envs.settings import BoardMeant, Settings, count_of, fresh, random_numbers
from praefectus.game import Configuration, IllegalAction, SetupError
from praefectus.rules.fields import Numbers
from praefectus.rules.vocabulary import NOBODY, SEATS

NARROW = numba.int32[::1]  # the numbers of JAX, if it was not asked for wide ones
BLOCK = 32  # threads: games of one block go the same way through the rules as long as they can
ALL_LEGAL = np.iinfo(np.int64).max

# the kernels; the compiled steps are bound when they are compiled

# ruff: noqa: F821
cuda: Any  # likewise


def step_all(mode: int, skip: int, again: int, limit: int, own: int, tables: Tables, shown: Shown, ends: Ends) -> None:
    i = cuda.grid(1)
    if i < tables.games.shape[0]:
        out = cuda.local.array(ROOM, numba.int16)
        step_game(i, mode, skip, again, limit, own, tables, shown, ends, out)


def take_all(given: Numbers, tables: Tables, shown: Shown, first_wrong: Numbers) -> None:
    """Take over the actions, whatever whole numbers they are, and find the first illegal one."""
    i = cuda.grid(1)
    if i < tables.games.shape[0]:
        shown.actions[i] = given[i]
        if not legal_entry(i, tables, shown):
            cuda.atomic.min(first_wrong, 0, i)


def sample_all(tables: Tables, shown: Shown) -> None:
    i = cuda.grid(1)
    if i < tables.games.shape[0]:
        sample_game(i, shown)


@cache
def kernels() -> SimpleNamespace:
    """Rules, steps and facts compiled together for the GPU. The blocks take fields of records: typed in place."""
    blocks = {block.__name__ for block in FASTER}
    types = {
        step_all: (INT, INT, INT, INT, INT, TABLES, SHOWN, ENDS),
        take_all: (NUMBERS, TABLES, SHOWN, NUMBERS),
        sample_all: (TABLES, SHOWN),
    }
    made = {
        each.__name__: Kernel(each, NAMES, types=given, typed_in_place=blocks, long=LONG_RULE)
        for each, given in types.items()
    }
    narrow = Kernel(take_all, NAMES, types=(NARROW, TABLES, SHOWN, NUMBERS), typed_in_place=blocks, long=LONG_RULE)
    return SimpleNamespace(**made, take_all_narrow=narrow)


class GpuStep(NamedTuple):
    """What a step shows: the batch's own arrays on the GPU, which the next step overwrites."""

    observation: DeviceArray
    mask: DeviceArray
    seat: DeviceArray
    reward: DeviceArray
    done: DeviceArray


class GpuBatch:
    """Games that are stepped together on a GPU; the same seed gives the same games and arrays as a Batch.

    `reset` and `step` return the arrays of the decisions that are open, in the GPU's memory: `observation`, `mask`,
    `seat`, `reward` and `done`. `scores`, `ranks`, `truncated`, `agent_seat`, and with `points` also `points`, are
    beside them. The next step overwrites them all in place. `torch.from_dlpack(batch.observation)` and
    `jax.numpy.from_dlpack(batch.observation)` share the memory, and `step` takes actions from any such package.

    Steps run on CUDA's default stream, which PyTorch uses too; with others, synchronise. `opponents` are `random` and
    `greedy`, which play inside the step. `task` names a frozen task instead of board, seats, modules and options.
    """

    stopped = old_name("stopped", "truncated")

    def __init__(
        self,
        board: BoardMeant = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        settings: Sequence[Configuration] | None = None,
        games: int = 65536,
        seed: int | None = None,
        opponents: Playing = None,
        skip_forced: bool = False,
        auto_reset: bool = True,
        round_limit: int = 0,
        own_seat: bool = False,
        points: bool = False,
        task: str | None = None,
    ) -> None:
        if task is not None:
            settings = tasks.task(task).settings
            if not layout_of(tasks.task(task).layout).is_today:
                raise SetupError(f"On a GPU rows have today's layout, which the task '{task}' does not; use Batch.")
        self.settings = Settings.of(board, seats, modules, options, settings)
        self.games = games = count_of("games", games)
        self._how = int(skip_forced), int(auto_reset), count_of("rounds", round_limit, least=0), int(own_seat)
        self._cuda = cuda_package()
        self._kernels = kernels()
        zeros, on_device = self._zeros, self._cuda.to_device
        playing = Opponents.of(opponents, self.settings, games, asked=False)
        self._tables = Tables(
            zeros(games, GAME_DTYPE),
            on_device(self.settings.boards()),
            on_device(self.settings.boards_of(games)),
            on_device(self.settings.templates()),
            on_device(self.settings.boards_of(len(self.settings.configurations))),
            zeros(games, np.int64),
            on_device(playing.controls),
        )
        self._shown = Shown(
            zeros((games, FACTS), np.int8),
            zeros((games, ACTION_SPACE), np.uint8),
            zeros((games, ACTION_SPACE + 1), np.int16),
            on_device(np.full(games, NOBODY, np.int8)),
            zeros(games, np.int64),
            zeros(games, np.int64),
        )
        self._ends = Ends(
            zeros(games, np.uint8),
            zeros(games, np.uint8),
            zeros((games, SEATS), np.float32),
            zeros((games, SEATS), np.int16),
            zeros((games, SEATS), np.int8),
            zeros((games, SEATS) if points else (1, 1), np.int16),
            zeros((1, 1), np.int8),
            zeros(1, np.int8),
        )
        shown, ends = self._shown, self._ends
        self.observation, self.mask = self._shared(shown.rows), self._shared(shown.masks, np.bool_)
        self.seat, self.agent_seat = self._shared(shown.actors), self._shared(on_device(playing.agent_seat))
        self.done, self.truncated = self._shared(ends.ended, np.bool_), self._shared(ends.truncated, np.bool_)
        self.reward, self.scores, self.ranks = map(self._shared, (ends.rewards, ends.scores, ends.ranks))
        self.points = self._shared(ends.points)
        self._sampled = self._shared(shown.actions)
        self._step_shown = GpuStep(self.observation, self.mask, self.seat, self.reward, self.done)
        self.reset(fresh(seed))

    def _zeros(self, shape: Any, dtype: Any) -> Any:
        return self._cuda.to_device(np.zeros(shape, dtype))

    def _shared(self, memory: Any, dtype: npt.DTypeLike | None = None) -> DeviceArray:
        return DeviceArray(memory, self.synchronize, dtype)

    def reset(self, seed: int | None = None) -> GpuStep:
        """Deal new games: from a seed, or with the current random generator."""
        if seed is not None:
            self._tables.randoms.copy_to_device(random_numbers(seed, self.games))
            self._shown.choosers.copy_to_device(random_numbers(seed, self.games, stream=1))
        self._ends.ended.copy_to_device(np.ones(self.games, np.uint8))  # so that old rewards are forgotten
        self._step(BEGIN)
        return self._step_shown

    def step(self, actions: Any, check: bool = True) -> GpuStep:
        """Play one action in every game: an array on the GPU of any package. Unchecked, an illegal one may break
        anything."""
        given = self._cuda.as_cuda_array(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"The actions must be one row of {self.games} whole numbers on the GPU, one for each game, "
                f"not {given.dtype} of shape {given.shape}."
            )
        first_wrong = self._cuda.to_device(np.array([ALL_LEGAL]))
        take = self._kernels.take_all_narrow if given.dtype == np.int32 else self._kernels.take_all
        self._launch(take, given, self._tables, self._shown, first_wrong)
        if check and (wrong := int(first_wrong.copy_to_host()[0])) != ALL_LEGAL:
            raise IllegalAction(
                f"Entry {wrong} of the actions is {int(given[wrong])}, which is not legal in game {wrong}. "
                "Nothing was played."
            )
        self._step(STEP)
        return self._step_shown

    def sample(self) -> DeviceArray:
        """A legal action for every game at random, in an array that the next call overwrites."""
        self._launch(self._kernels.sample_all, self._tables, self._shown)
        return self._sampled

    def synchronize(self) -> None:
        """Wait until all work on the GPU is done."""
        self._cuda.synchronize()

    def _step(self, mode: int) -> None:
        self._launch(self._kernels.step_all, mode, *self._how, self._tables, self._shown, self._ends)

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        kernel[(self.games + BLOCK - 1) // BLOCK, BLOCK](*arguments)


ARRAYS = ("observation", "mask", "seat", "reward", "scores", "ranks", "done", "truncated")


def compare(settings: Sequence[Configuration], games: int, count: int, opponents: Playing = None) -> None:
    """The same random games here and on the CPU; every array is compared after every step."""
    ours = GpuBatch(settings=settings, games=games, seed=7, opponents=opponents)
    theirs = Batch(settings=settings, games=games, seed=7, opponents=opponents)
    ended = 0
    for number in range(count):
        ours.step(ours.sample())
        theirs.step(theirs.sample())
        ended += int(theirs.done.sum())
        for name in ARRAYS:
            mine, other = getattr(ours, name).copy_to_host(), getattr(theirs, name)
            if not np.array_equal(mine, other.astype(mine.dtype)):
                at = np.argwhere(mine != other)[0].tolist()
                raise SystemExit(f"GPU and CPU differ after {number + 1} steps, in {name} at {at}.")
    say(f"GPU and CPU agree: {games} games, {count} steps, {ended} games to the end, every array after every step.")


def share(batch: GpuBatch) -> None:
    """The arrays in PyTorch and in JAX share the batch's memory, and both choose the actions of a step."""
    try:
        import torch

        for name in ARRAYS:
            array = getattr(batch, name)
            assert torch.from_dlpack(array).data_ptr() == array.address, name
            assert torch.as_tensor(array, device="cuda").data_ptr() == array.address, name
        mask = torch.from_dlpack(batch.mask)
        batch.step(torch.multinomial(mask.float(), 1)[:, 0])
        say(f"PyTorch {torch.__version__} shares all {len(ARRAYS)} arrays, and chose the actions of a step.")
    except ImportError:
        say("PyTorch is not installed here.")
    try:
        import jax

        for name in ARRAYS:
            array = getattr(batch, name)
            assert jax.numpy.from_dlpack(array).unsafe_buffer_pointer() == array.address, name
        chances = jax.numpy.log(jax.numpy.from_dlpack(batch.mask).astype(jax.numpy.float32))
        batch.step(jax.block_until_ready(jax.random.categorical(jax.random.key(1), chances)))
        say(f"JAX {jax.__version__} shares all {len(ARRAYS)} arrays, and chose the actions of a step.")
    except (ImportError, RuntimeError) as error:
        say(f"JAX cannot use this GPU here: {error}")


def measure(games: int, count: int) -> float:
    """Environment steps a second with observation and mask, actions chosen at random on the GPU, unchecked."""
    batch = GpuBatch(games=games)
    for _ in range(20):
        batch.step(batch.sample(), check=False)
    batch.synchronize()
    began = time.perf_counter()
    for _ in range(count):
        batch.step(batch.sample(), check=False)
    batch.synchronize()
    return games * count / (time.perf_counter() - began)


def say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def main() -> None:
    from praefectus.game import configure

    parser = argparse.ArgumentParser(description="Check the batch on a GPU against the CPU, and measure it.")
    parser.add_argument("--games", type=int, default=65536, help="games at once when measuring")
    parser.add_argument("--steps", type=int, default=200, help="steps when measuring")
    chosen = parser.parse_args()
    began = time.perf_counter()
    try:
        kernels()
    except SimulationError as error:
        raise SystemExit(str(error)) from None
    batch = GpuBatch(games=64)
    batch.synchronize()
    say(f"Kernels compiled in {time.perf_counter() - began:.0f} s.")
    settings = [
        configure("imperium", 4),
        configure("italia", 2),
        configure("hispania", 3, ["salt", "venus"]),
        configure("balearica", 3, ["forum"]),
        configure("imperium", 4, ["fish_market"]),
        configure("cyprus", 6, ["teams"]),
        configure("hellas", 4, ["salt", "forum", "teams", "fish_market"]),
        configure("roma", 3, ["venus"]),
        configure("sicilia", 4),
        configure("imperium", 1, ["solitaria"]),
        configure("sicilia", 2, ["solitaria"], {"solo_mode": "cooperative"}),
    ]
    compare(settings, 250, 1500)
    compare([configure("imperium", 4)], 250, 500, "greedy")
    share(batch)
    rate = measure(chosen.games, chosen.steps)
    say(f"{rate:,.0f} environment steps a second with observation and mask, {chosen.games} games at once.")


if __name__ == "__main__":
    from praefectus.envs import gpu

    gpu.main()  # by its name, under which its kernels are cached
