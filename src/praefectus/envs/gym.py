"""Gymnasium: one seat is yours, the others are played by the opponents of a level.

`gymnasium.make("praefectus/Concordia-v0", opponents="greedy")` after importing this file, or `Concordia(...)` itself;
vector.py has many at once.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from praefectus.agents import players
from praefectus.envs.batch import Batch
from praefectus.envs.compiled.facts import FACTS
from praefectus.envs.compiled.steps import ACTION_SPACE
from praefectus.envs.opponents import COMPILED
from praefectus.envs.settings import is_whole
from praefectus.game import Game, IllegalAction, SetupError, configure

Observation = dict[str, npt.NDArray[np.int8]]
PIXELS = "rgb_array"
RENDER_MODES = ("ansi", PIXELS)
ANY_SEAT = -1


class Concordia(gymnasium.Env[Observation, int]):
    """A game from one seat. Forced choices are played automatically; every step is a real choice of yours.

    The reward is 1 or -1 when the game ends, won or lost. An illegal action is replaced by a legal one at random and
    the infos say so, for learners that do not know masks; with `illegal="error"` it raises IllegalAction and changes
    nothing. `random` and `greedy` opponents play inside the compiled step; any other agent is asked, choice by choice.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        board: str = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        opponents: str = "greedy",
        seat: int = ANY_SEAT,
        illegal: str = "random",
        round_limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.setting = configure(board, seats, modules, options)
        self.opponents = players.level(opponents)
        if not is_whole(seat) or not (seat == ANY_SEAT or 0 <= seat < self.setting.seats):
            raise SetupError(f"There is no seat {seat!r}; it can be 0 to {self.setting.seats - 1}, or -1 to draw one.")
        if illegal not in ("error", "random"):
            raise SetupError(f"An illegal action leads to 'error' or is replaced at 'random', not '{illegal}'.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError(f"There is no render mode '{render_mode}'; there is {', '.join(RENDER_MODES)}.")
        self.seat_wanted, self.illegal, self.render_mode = seat, illegal, render_mode
        self.seat = ANY_SEAT  # until the first reset
        inside = {each: opponents for each in range(1, self.setting.seats) if opponents in COMPILED}
        self.batch = Batch(
            settings=[self.setting], games=1, threads=1, skip_forced=True, auto_reset=False, round_limit=round_limit,
            opponents=inside or None, points=True,
        )  # fmt: skip
        self.action_space = gymnasium.spaces.Discrete(ACTION_SPACE)  # type: ignore[assignment]
        self.observation_space = gymnasium.spaces.Dict(  # type: ignore[assignment]
            {
                "observation": gymnasium.spaces.Box(-128, 127, (FACTS,), np.int8),
                "action_mask": gymnasium.spaces.Box(0, 1, (ACTION_SPACE,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game up to your first choice; without a seed the random generator continues."""
        super().reset(seed=seed)
        self.chance = random.Random(int(self.np_random.integers(2**63)))
        while True:
            self.seat = self.chance.randrange(self.setting.seats) if self.seat_wanted == ANY_SEAT else self.seat_wanted
            self.batch.sit(self.seat)
            self.batch.reset(self.chance.getrandbits(62))
            self._let_others_play()
            if not self.batch.done[0]:
                return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let others play up to your next choice; the infos tell your seat and the points."""
        if self.batch.seat[0] != self.seat:
            last = "No game has begun" if self.seat == ANY_SEAT else "The game is over"
            raise IllegalAction(f"{last}; reset() deals the next one.")
        chosen = int(action)
        replaced = self.illegal == "random" and not (0 <= chosen < ACTION_SPACE and self.batch.mask[0, chosen])
        if replaced:
            chosen = self.chance.choice(self.batch.legal(0))
        self.batch.step(np.array([chosen]))
        self._let_others_play()
        over, stopped = bool(self.batch.done[0]), bool(self.batch.stopped[0])
        reward = float(self.batch.reward[0, self.seat]) if over else 0.0
        observation, info = self._seen()
        if replaced:
            info["replaced"] = int(action)
        return observation, reward, over and not stopped, stopped, info

    def game(self) -> Game:
        """A copy of the current game as a `Game`."""
        return self.batch.game(0)

    def render(self) -> Any:
        """What can be chosen, and the points; or the drawn table as pixels, which needs praefectus[pictures]."""
        if self.render_mode == PIXELS:
            return self.game().pixels(self.seat)
        choices = "; ".join(action.text for action in self.game().legal())
        return f"Points: {self._seen()[1]['points']}. {f'Choose: {choices}.' if choices else 'The game is over.'}"

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask where MaskablePPO of Stable-Baselines3 looks for it."""
        mask: npt.NDArray[np.bool_] = self.batch.mask[0].copy()
        return mask

    def close(self) -> None:
        self.batch.close()

    def _let_others_play(self) -> None:
        """Those that are not compiled are asked here."""
        while not self.batch.done[0] and self.batch.seat[0] != self.seat:
            chosen = self.opponents.choose(self.batch.game(0), self.chance)
            self.batch.step(np.array([chosen]))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        points = self.batch.scores[0] if self.batch.done[0] else self.batch.points[0]
        info = {"seat": self.seat, "points": points[: self.setting.parties].tolist()}
        row = self.batch.look(0, self.seat) if self.batch.done[0] else self.batch.observation[0].copy()
        return {"observation": row, "action_mask": self.batch.mask[0].astype(np.int8)}, info


gymnasium.register(
    "praefectus/Concordia-v0",
    entry_point="praefectus.envs.gym:Concordia",
    vector_entry_point="praefectus.envs.vector:ConcordiaVector",
)
