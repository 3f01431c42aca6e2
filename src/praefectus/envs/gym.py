"""Gymnasium: one seat is yours, the others are played by bots.

`gymnasium.make("praefectus/Concordia-Imperium4-v1", opponents="greedy")` after importing this file, or `Concordia(...)`
itself; vector.py has many at once, tasks.py the tasks that never change.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from praefectus.agents import players
from praefectus.envs import tasks
from praefectus.envs.batch import ERROR, REPLACE, WIN, Batch
from praefectus.envs.settings import BoardMeant, Settings, is_whole
from praefectus.envs.spaces import space_of
from praefectus.envs.tasks import ENTRY, VECTOR_ENTRY
from praefectus.game import Configuration, Game, IllegalAction, SetupError

Observation = dict[str, npt.NDArray[np.int8]]
HUMAN, TEXT, PIXELS = "human", "ansi", "rgb_array"
RENDER_MODES = HUMAN, TEXT, PIXELS
ANY_SEAT = -1


class Concordia(gymnasium.Env[Observation, int]):
    """A game from one seat. Forced choices are played automatically; every step is a real choice of yours.

    The reward is 1 or -1 when the game ends, won or lost; `reward` names others. An illegal action raises IllegalAction
    and changes nothing; with `illegal="random"` a legal one is drawn in its place and the infos say so. `random` and
    `greedy` opponents play inside the compiled step; any other agent or level is asked, choice by choice. With several
    `settings` each game is played with one of them, drawn at random.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        board: BoardMeant = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        settings: Sequence[Configuration] | None = None,
        opponents: str = "greedy",
        seat: int = ANY_SEAT,
        layout: str | None = None,
        own_seat: bool = False,
        reward: str = WIN,
        illegal: str = ERROR,
        round_limit: int = 0,
        render_mode: str | None = None,
        task: str | None = None,
    ) -> None:
        if task is not None:
            settings, layout = tasks.task(task).settings, tasks.task(task).layout
        self.configurations = Settings.of(board, seats, modules, options, settings).configurations
        fewest = min(each.seats for each in self.configurations)
        players.level(opponents)
        if not is_whole(seat) or not (seat == ANY_SEAT or 0 <= seat < fewest):
            raise SetupError(f"There is no seat {seat!r}; it can be 0 to {fewest - 1}, or -1 to draw one.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError(f"There is no render mode '{render_mode}'; there are {', '.join(RENDER_MODES)}.")
        self.seat_wanted, self.render_mode = int(seat), render_mode
        self.seat = ANY_SEAT  # until the first reset
        self.batches = [
            Batch(
                settings=[setting], games=1, threads=1, skip_forced=True, auto_reset=False, round_limit=round_limit,
                opponents=dict.fromkeys(range(1, setting.seats), opponents) or None, points=True, layout=layout,
                own_seat=own_seat, reward=reward, illegal=illegal,
            )
            for setting in self.configurations
        ]  # fmt: skip
        self.batch = self.batches[0]
        self.action_space = gymnasium.spaces.Discrete(self.batch.action_space)  # type: ignore[assignment]
        self.observation_space = space_of(self.batch)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game up to your first choice; without a seed the random generator continues."""
        super().reset(seed=None if seed is None else int(seed))
        self.chance = random.Random(int(self.np_random.integers(2**63)))
        while True:
            if len(self.batches) > 1:
                self.batch = self.chance.choice(self.batches)
            people = int(self.batch.players[0])
            self.seat = self.chance.randrange(people) if self.seat_wanted == ANY_SEAT else self.seat_wanted
            self.batch.set_agent_seat(self.seat)
            self.batch.reset(self.chance.getrandbits(62))
            if not self.batch.done[0]:
                return self._shown()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let others play up to your next choice; the infos hold your seat and the points."""
        if self.batch.seat[0] != self.seat:
            last = "No game has begun" if self.seat == ANY_SEAT else "The game is over"
            raise IllegalAction(f"{last}; reset() deals the next one.")
        self.batch.step(np.array([int(action)]))
        over, truncated = bool(self.batch.done[0]), bool(self.batch.truncated[0])
        observation, info = self._shown()
        if self.batch.replaced[0]:
            info["replaced"] = int(action)
        return observation, float(self.batch.reward[0, self.seat]), over and not truncated, truncated, info

    def game(self) -> Game:
        """A copy of the current game as a `Game`, with its own random draws."""
        return self.batch.game(0)

    def render(self) -> Any:
        """What can be chosen, and the points, as text; or the drawn table as pixels, which needs praefectus[pictures].

        `human` prints the text after every step.
        """
        if self.render_mode == PIXELS:
            return self.game().pixels(self.seat)
        choices = "; ".join(action.text for action in self.game().legal())
        text = f"Points: {self._info()['points']}. {f'Choose: {choices}.' if choices else 'The game is over.'}"
        if self.render_mode == HUMAN:
            sys.stdout.write(text + "\n")
            return None
        return text

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask where MaskablePPO of Stable-Baselines3 looks for it."""
        mask: npt.NDArray[np.bool_] = self.batch.mask[0].copy()
        return mask

    def close(self) -> None:
        for batch in self.batches:
            batch.close()

    def _info(self) -> dict[str, Any]:
        points = self.batch.scores[0] if self.batch.done[0] else self.batch.points[0]
        parties = self.batch.settings.configurations[0].parties
        return {"seat": self.seat, "points": points[:parties].tolist(), "layout": self.batch.layout.mark}

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == HUMAN:
            self.render()
        row = self.batch.observe(0, self.seat) if self.batch.done[0] else self.batch.observation[0].copy()
        return {"observation": row, "action_mask": self.batch.mask[0].astype(np.int8)}, self._info()


gymnasium.register(
    "praefectus/Concordia-v0",
    entry_point=ENTRY,
    vector_entry_point=VECTOR_ENTRY,
    kwargs={"layout": "v0", "illegal": REPLACE},
)
for _name in tasks.names():
    gymnasium.register(
        f"praefectus/{_name}", entry_point=ENTRY, vector_entry_point=VECTOR_ENTRY, kwargs={"task": _name}
    )
