"""PettingZoo: the agents of a game take turns (AEC). `env(...)` makes one, as PettingZoo's own games do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from praefectus.envs.batch import Batch
from praefectus.envs.compiled.facts import FACTS
from praefectus.envs.compiled.steps import ACTION_SPACE
from praefectus.game import SetupError

Seen = dict[str, npt.NDArray[np.int8]]
PIXELS = "rgb_array"
RENDER_MODES = ("ansi", PIXELS)


def env(**setting: Any) -> AECEnv[str, Seen, int]:
    """A game with PettingZoo's usual wrappers: an illegal action ends it with -1 for the agent that chose it."""
    wrapped: AECEnv[str, Seen, int] = wrappers.TerminateIllegalWrapper(raw_env(**setting), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """One game. Agents are seat_0, seat_1 ...; whose decision is open is selected, also several times in a row."""

    metadata = {"name": "praefectus_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        board: str = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        skip_forced: bool = False,
        round_limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError(f"There is no render mode '{render_mode}'; there is {', '.join(RENDER_MODES)}.")
        self.batch = Batch(
            board, seats, modules, options, games=1, threads=1, skip_forced=skip_forced, auto_reset=False,
            round_limit=round_limit,
        )  # fmt: skip
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(int(self.batch.players[0]))]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(ACTION_SPACE) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(-128, 127, (FACTS,), np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the random generator continues."""
        self.batch.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.batch.seat[0])]

    def observe(self, agent: str) -> Seen:
        """The facts as the agent sees them; the mask is empty unless it is the one to act."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(ACTION_SPACE, np.int8)
        if seat == self.batch.seat[0]:
            mask[:] = self.batch.mask[0]
        return {"observation": self.batch.look(0, seat), "action_mask": mask}

    def state(self) -> npt.NDArray[np.int8]:
        """The whole game: nothing is hidden, so it is what the first seat sees."""
        return self.batch.look(0, 0)

    def step(self, action: int | None) -> None:
        """Play an action of the selected agent; None when its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.batch.step(np.array([action]))
        self._clear_rewards()
        if self.batch.done[0]:
            stopped = bool(self.batch.stopped[0])
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = float(self.batch.reward[0, seat])
                self.terminations[each], self.truncations[each] = not stopped, stopped
                self.infos[each] = {"points": int(self.batch.scores[0, seat])}
        else:
            self.agent_selection = self.possible_agents[int(self.batch.seat[0])]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The points, and whose decision is open; or the drawn table as pixels, which needs praefectus[pictures]."""
        if self.render_mode == PIXELS:
            return self.batch.game(0).pixels()
        if self.batch.done[0]:
            points = [int(self.batch.scores[0, seat]) for seat in range(len(self.possible_agents))]
            return f"The game is over with {points} points."
        return f"{self.agent_selection} chooses among {len(self.batch.legal(0))} actions."

    def close(self) -> None:
        self.batch.close()


def observation_space() -> spaces.Dict:
    """The facts of praefectus.envs.compiled.facts, and the mask of legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (FACTS,), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTION_SPACE,), np.int8),
        }
    )
