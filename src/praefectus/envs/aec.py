"""PettingZoo: the agents of a game take turns (AEC). `env(...)` makes one, as PettingZoo's own games do."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from praefectus.envs import tasks
from praefectus.envs.batch import ERROR, WIN, Batch
from praefectus.envs.opponents import Playing
from praefectus.envs.settings import BoardMeant
from praefectus.envs.spaces import space_of
from praefectus.game import Configuration, SetupError

Seen = dict[str, npt.NDArray[np.int8]]
HUMAN, TEXT, PIXELS = "human", "ansi", "rgb_array"
RENDER_MODES = HUMAN, TEXT, PIXELS
LOSE = "lose"


def env(illegal: str = ERROR, **setting: Any) -> AECEnv[str, Seen, int]:
    """A game with PettingZoo's usual wrappers; `illegal="lose"` ends it at an illegal action, with -1 for the agent."""
    if illegal == LOSE:
        wrapped: AECEnv[str, Seen, int] = wrappers.TerminateIllegalWrapper(raw_env(**setting), illegal_reward=-1)
    else:
        wrapped = raw_env(illegal=illegal, **setting)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """One game. Agents are seat_0, seat_1 ...; whose decision is open is selected, also several times in a row."""

    metadata = {"name": "praefectus_v1", "render_modes": list(RENDER_MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        board: BoardMeant = "imperium",
        seats: int = 4,
        modules: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        *,
        settings: Sequence[Configuration] | None = None,
        opponents: Playing = None,
        layout: str | None = None,
        own_seat: bool = False,
        reward: str = WIN,
        illegal: str = ERROR,
        skip_forced: bool = False,
        round_limit: int = 0,
        render_mode: str | None = None,
        task: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError(f"There is no render mode '{render_mode}'; there are {', '.join(RENDER_MODES)}.")
        if task is not None:
            settings, layout = tasks.task(task).settings, tasks.task(task).layout
        if settings is not None and len(settings) != 1:
            raise SetupError("A game of PettingZoo has one set-up; choose a task with one board.")
        self.batch = Batch(
            board, seats, modules, options, settings=settings, games=1, threads=1, skip_forced=skip_forced,
            auto_reset=False, round_limit=round_limit, layout=layout, own_seat=own_seat, reward=reward, illegal=illegal,
            opponents=opponents,
        )  # fmt: skip
        self.render_mode = render_mode
        self.seats = [seat for seat in range(int(self.batch.players[0])) if self.batch.is_yours(0, seat)]
        self.possible_agents = [f"seat_{seat}" for seat in self.seats]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.batch.action_space) for agent in self.possible_agents}
        self.observation_spaces = {agent: space_of(self.batch) for agent in self.possible_agents}
        self.state_space = spaces.Box(-128, 127, (self.batch.layout.rows,), np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the random generator continues."""
        self.batch.reset(None if seed is None else int(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"layout": self.batch.layout.mark} for agent in self.agents}
        self.agent_selection = f"seat_{int(self.batch.seat[0])}"
        if self.render_mode == HUMAN:
            self.render()

    def observe(self, agent: str) -> Seen:
        """The game as the agent sees it. The mask has its legal actions; only the first when another one is to act."""
        seat = self.seats[self.possible_agents.index(agent)]
        mask = np.zeros(self.batch.action_space, np.int8)
        if seat == self.batch.seat[0]:
            mask[:] = self.batch.mask[0]
        else:
            mask[0] = self.batch.layout.end_action
        return {"observation": self.batch.observe(0, seat), "action_mask": mask}

    def state(self) -> npt.NDArray[np.int8]:
        """The whole game: nothing is hidden, so it is what the first seat sees."""
        return self.batch.observe(0, 0)

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
            truncated = bool(self.batch.truncated[0])
            for seat, each in zip(self.seats, self.possible_agents, strict=True):
                self.terminations[each], self.truncations[each] = not truncated, truncated
                self.infos[each] = {"points": int(self.batch.scores[0, seat]), "layout": self.batch.layout.mark}
        else:
            self.agent_selection = f"seat_{int(self.batch.seat[0])}"
        for seat, each in zip(self.seats, self.possible_agents, strict=True):
            self.rewards[each] = float(self.batch.reward[0, seat])
        self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """The points, and whose decision is open; or the drawn table as pixels, which needs praefectus[pictures]."""
        if self.render_mode == PIXELS:
            return self.batch.game(0).pixels()
        text = f"{self.agent_selection} chooses among {len(self.batch.legal(0))} actions."
        if self.batch.done[0]:
            points = self.batch.scores[0, : int(self.batch.players[0])].tolist()
            text = f"The game is over with {points} points."
        if self.render_mode == HUMAN:
            sys.stdout.write(text + "\n")
            return None
        return text

    def close(self) -> None:
        self.batch.close()
