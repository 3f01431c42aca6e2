"""Gymnasium: one seat is yours, the others are played by the opponents of a level.

`gymnasium.make("praefectus/Concordia-v0", opponents="greedy")` after importing this file, or `Concordia(...)` itself.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from praefectus import data
from praefectus.agents import players
from praefectus.envs.compiled.facts import FACTS, observe_facts
from praefectus.envs.compiled.steps import ACTION_SPACE
from praefectus.envs.settings import count_of
from praefectus.game import Game, SetupError, configure

Observation = dict[str, npt.NDArray[np.int8]]
RENDER_MODES = ("ansi",)
ANY_SEAT = -1


class Concordia(gymnasium.Env[Observation, int]):
    """A game from one seat. Forced choices are taken by themselves; every step is a real choice of yours.

    The reward is 1 or -1 when the game ends, won or lost. An illegal action raises IllegalAction and changes nothing,
    or with `illegal="random"` is replaced by a legal one, for learners that do not know masks.
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
        illegal: str = "error",
        round_limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.setting = configure(board, seats, modules, options)
        self.opponents = players.level(opponents)
        if not (seat == ANY_SEAT or 0 <= seat < self.setting.seats):
            raise SetupError(f"There is no seat {seat}; it can be 0 to {self.setting.seats - 1}, or -1 to draw one.")
        if illegal not in ("error", "random"):
            raise SetupError(f"An illegal action leads to 'error' or is replaced at 'random', not '{illegal}'.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError(f"There is no render mode '{render_mode}'; there is {', '.join(RENDER_MODES)}.")
        self.seat_wanted, self.illegal, self.render_mode = seat, illegal, render_mode
        self.round_limit = count_of("rounds", round_limit, least=0)
        self.board_number = data.board_ids().index(self.setting.board)
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
        super().reset(seed=seed)
        self.chance = random.Random(int(self.np_random.integers(2**63)))
        while True:
            self.seat = self.chance.randrange(self.setting.seats) if self.seat_wanted == ANY_SEAT else self.seat_wanted
            self.game = Game(self.setting, self.chance.getrandbits(32))
            self.game.run_on()
            self._let_others_play()
            if not self.game.over:
                return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if self.illegal == "random" and chosen not in self.game.legal_ids():
            chosen = self.chance.choice(self.game.legal_ids())
        self.game.play(chosen)
        self._let_others_play()
        over, stopped = self.game.over, self._past_limit()
        reward = self._reward() if over else 0.0
        observation, info = self._seen()
        return observation, reward, over, stopped and not over, info

    def render(self) -> str:
        """What happened in the last round, in sentences."""
        return "\n".join(self.game.log_lines()[-2 * self.game.seats :])

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask where MaskablePPO of Stable-Baselines3 looks for it."""
        mask = np.zeros(ACTION_SPACE, np.bool_)
        mask[self.game.legal_ids()] = True
        return mask

    def _let_others_play(self) -> None:
        while not self.game.over and self.game.to_act != self.seat and not self._past_limit():
            self.game.play(self.opponents.choose(self.game, self.chance))

    def _past_limit(self) -> bool:
        return bool(0 < self.round_limit <= self.game.turn // self.setting.seats)

    def _reward(self) -> float:
        return 1.0 if self.seat in self.game.result().winners else -1.0

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        row = np.zeros(FACTS, np.int8)
        observe_facts(self.game.position, self.board_number, self.seat, row)
        info = {"seat": self.seat, "points": self.game.scores()}
        return {"observation": row, "action_mask": self.action_masks().astype(np.int8)}, info


gymnasium.register("praefectus/Concordia-v0", entry_point="praefectus.envs.gym:Concordia")
